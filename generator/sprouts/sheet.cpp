// SPDX-License-Identifier: MIT
// The sheets of a game: a field with its spots, and leaves for what does not fit beside it.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

constexpr double figure_shape = 0.8;  // height by width

// From how many spots on hands get in each other's way, by the paper without its head.
int comfortable_spots(const Desk& desk) {
  const double area = (desk.room.width + 2 * desk.margin) * (desk.room.height + 2 * desk.margin);
  if (area >= 100'000) return 32;  // A3
  if (area >= 50'000) return 16;   // A4
  return area >= 24'000 ? 8 : 4;   // A5, less
}

bool has(const std::vector<Leaf>& leaves, Block::Kind kind) {
  return std::any_of(leaves.begin(), leaves.end(), [kind](const Leaf& leaf) {
    return std::any_of(leaf.blocks.begin(), leaf.blocks.end(),
                       [kind](const Block& block) { return block.kind == kind; });
  });
}

// What is wrong with the spots in that field whatever the seed.
std::vector<std::string> faults(const Settings& settings, const Desk& desk, Box field) {
  std::vector<std::string> found = problems(settings.spec, field.width, field.height);
  if (!found.empty() || settings.spec.arrangement == Arrangement::spread) return found;
  const Draft ruler(desk.style, desk.measure);
  if (!place_spots(ruler, settings.spec, field, {})) {
    found.emplace_back("the spots are so near each other that their numbers touch");
  }
  return found;
}

std::vector<Spot> placed(const Draft& draft, const Settings& settings, Box field,
                         const Board& board) {
  if (problems(settings.spec, field.width, field.height).empty()) {
    if (auto spots = place_spots(draft, settings.spec, field, board)) return *spots;
  }
  throw CouldNotMake(fmt::format("{} spots with their numbers do not fit in {:.0f} x {:.0f} mm",
                                 settings.spec.spots, field.width, field.height));
}

Scene draw_form(const Settings& settings, const Desk& desk, const Leaf& leaf) {
  Draft draft(desk.style, desk.measure);
  // Heard in the order in which it is read: the rules come first.
  const auto draw_kind = [&](bool rules) {
    for (const Block& block : leaf.blocks) {
      if ((block.kind == Block::Kind::rules) == rules) {
        draw_block(draft, settings, desk.words, block);
      }
    }
  };
  draw_kind(true);
  if (leaf.field) draw_field(draft, *leaf.field);
  draw_kind(false);
  return draft.take(desk.room);
}

std::string alternative(const Settings& settings, const Words& words) {
  return words.with(
      settings.spec.variant == Variant::brussels ? "sprouts.crosses" : "sprouts.spots",
      {{"count", std::to_string(settings.spec.spots)}});
}

Scene draw_own(const Settings& settings, const Desk& desk, Box field, const Board& board,
               Size size) {
  Draft draft(desk.style, desk.measure);
  draft.block("spots", Role::figure).alternative = alternative(settings, desk.words);
  draw_spots(draft, settings.spec, placed(draft, settings, field, board));
  return draft.take(size);
}

cartapenna::Picture figure(const Settings& settings, const Desk& desk) {
  cartapenna::Picture picture;
  picture.natural_width = 85;
  picture.height = [](double width) { return figure_shape * width; };
  picture.draw = [settings, desk](const std::any& board, double width) {
    const double edge = desk.style.outline / 2;
    const Box field = Box{0, 0, width, figure_shape * width}.inset(edge);
    Draft draft(desk.style, desk.measure);
    draw_field(draft, field);
    Scene scene = draw_own(settings, desk, field, std::any_cast<const Board&>(board),
                           {width, figure_shape * width});
    Scene frame = draft.take(scene.size);
    scene.layers.insert(scene.layers.begin(), frame.layers.begin(), frame.layers.end());
    return scene;
  };
  return picture;
}

}  // namespace

cartapenna::Picture paragraphs(std::vector<std::string> lines, const Desk& desk) {
  const auto draw_lines = [lines = std::move(lines), desk](Draft& draft, double width) {
    double y = 0;
    for (const std::string& line : lines) {
      y = draft.paragraph({0, y}, width, line, desk.style.body) + desk.style.gap / 2;
    }
    return y;
  };
  cartapenna::Picture picture;
  picture.height = [draw_lines, desk](double width) {
    Draft ruler(desk.style, desk.measure);
    return draw_lines(ruler, width);
  };
  picture.draw = [draw_lines, desk](const std::any&, double width) {
    Draft draft(desk.style, desk.measure);
    const double height = draw_lines(draft, width);
    return draft.take({width, height});
  };
  return picture;
}

Design draw(const Settings& settings, const Desk& desk,
            const std::function<void(std::string)>& problem) {
  Design design;
  const std::vector<Leaf> leaves = arrange_sheet(settings, desk);
  design.owners.assign(leaves.size(), 0);
  design.figure = figure(settings, desk);
  design.answer = paragraphs(answer_lines(settings, desk.words), desk);
  const Box field = *leaves.front().field;
  const std::vector<std::string> found = faults(settings, desk, field);
  for (const std::string& fault : found) problem(fault);
  if (settings.record && !has(leaves, Block::Kind::record)) {
    problem(
        fmt::format("the record of {} moves does not fit on three leaves of {:.0f} x {:.0f} mm; "
                    "leave it out with record: false, or take larger paper",
                    game_length(settings.spec.spots, settings.spec.variant).most, desk.room.width,
                    desk.room.height));
    return design;
  }
  if (!found.empty()) return design;
  if (const int most = comfortable_spots(desk); settings.spec.spots > most) {
    design.warnings.push_back(
        fmt::format("{} spots on {:.0f} x {:.0f} mm leave hands little room; up to {} are "
                    "comfortable",
                    settings.spec.spots, desk.room.width, desk.room.height, most));
  }
  if (settings.lives && !has(leaves, Block::Kind::lives)) {
    design.warnings.push_back(
        fmt::format("no boxes for lives: they would leave the field too little of {:.0f} x {:.0f} "
                    "mm; say lives: false, or take larger paper",
                    desk.room.width, desk.room.height));
  }
  std::vector<std::shared_ptr<const Scene>> forms;
  forms.reserve(leaves.size());
  for (const Leaf& leaf : leaves) {
    forms.push_back(shared(draw_form(settings, desk, leaf)));
  }
  design.sheet = [settings, desk, field, forms](const std::any& board, std::size_t part,
                                                const Occasion&) {
    Sheet sheet{forms[part], {}};
    if (part == 0) {
      sheet.own = draw_own(settings, desk, field, std::any_cast<const Board&>(board), desk.room);
    }
    return sheet;
  };
  design.complete = [settings, desk, field](const std::any& board, Json& model) {
    const Draft ruler(desk.style, desk.measure);
    model["field"] = {rounded(field.width), rounded(field.height)};
    model["spots"] = Json::array();
    for (const Spot& spot : placed(ruler, settings, field, std::any_cast<const Board&>(board))) {
      model["spots"].push_back(
          {rounded(spot.centre.x - field.x), rounded(spot.centre.y - field.y)});
    }
  };
  return design;
}

}  // namespace cartapenna::sprouts
