// SPDX-License-Identifier: MIT
// Where field, rules and records of a sheet lie. Several arrangements are tried, and the one with
// the best field wins: rules above, records below or at the side. When the best field is too small
// a part of the paper, the record of moves goes to a leaf of its own, then the lives too.
#include <algorithm>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

using Kind = Block::Kind;

constexpr double enough = 0.4;          // of the room, for a field beside its records
constexpr double longest = 1.5;         // length by breadth of a field that is all of use
constexpr double narrowest_rules = 60;  // three drawings side by side
constexpr int most_record_leaves = 3;
constexpr int two_columns_from = 6;  // spots; a record at the side would be long and thin

struct Arranger {
  const Settings& settings;
  const Desk& desk;
  bool brief = false;  // rules without drawings
  const Style& style = desk.style;

  int moves() const { return game_length(settings.spec.spots, settings.spec.variant).most; }

  double height(Block block) const {
    Draft ruler(style, desk.measure);
    block.at = {0, 0};
    return draw_block(ruler, settings, desk.words, block);
  }

  int columns(double width) const {
    const Draft ruler(style, desk.measure);
    return record_columns(ruler, settings, desk.words, width);
  }

  // A record whose columns are not shorter than they are broad for no reason.
  Block record(double width, int most_columns) const {
    const int fit = std::min(columns(width), most_columns);
    const int useful = std::max(settings.spec.spots >= 6 ? 2 : 1, (moves() + 3) / 4);
    return {Kind::record, {}, width, {1, moves(), std::clamp(fit, 1, useful), 0}};
  }

  // Blocks one below the other from `at` on; returns the y below the last.
  double stack(Leaf& leaf, Place at, std::vector<Block> blocks) const {
    double y = at.y;
    for (Block& block : blocks) {
      if (y > at.y) y += style.gap * 1.25;
      block.at = {at.x, y};
      y += height(block);
      leaf.blocks.push_back(block);
    }
    return y;
  }

  std::vector<Block> notes(double width, bool lives, bool with_record, int most_columns) const {
    std::vector<Block> blocks;
    if (lives) blocks.push_back({Kind::lives, {}, width, {}});
    if (with_record) blocks.push_back(record(width, most_columns));
    blocks.push_back({Kind::result, {}, width, {}});
    return blocks;
  }

  double rules(Leaf& leaf, double width) const {
    if (!desk.rules) return 0;
    return stack(leaf, {0, 0}, {{Kind::rules, {}, width, {}, brief}}) + style.gap;
  }

  // Notes across the foot, one above the other.
  Leaf below(bool lives, bool with_record, int most_columns) const {
    Leaf leaf;
    const double top = rules(leaf, desk.room.width);
    Leaf foot;
    const double used =
        stack(foot, {0, 0}, notes(desk.room.width, lives, with_record, most_columns));
    return set_foot(std::move(leaf), std::move(foot), top, used);
  }

  // At the foot the record, beside it the lives and the result.
  Leaf beside_record(int of_columns) const {
    Leaf leaf;
    const double top = rules(leaf, desk.room.width);
    const double each = (desk.room.width - (of_columns - 1) * style.gutter) / of_columns;
    const double wide = desk.room.width - each - style.gutter;
    Leaf foot;
    const double left = stack(foot, {0, 0}, {record(wide, of_columns - 1)});
    const double right =
        stack(foot, {wide + style.gutter, 0}, notes(each, settings.lives, false, 1));
    return set_foot(std::move(leaf), std::move(foot), top, std::max(left, right));
  }

  Leaf set_foot(Leaf leaf, Leaf foot, double top, double used) const {
    const double y = desk.room.height - used;
    leaf.field = Box{0, top, desk.room.width, y - style.gap - top};
    for (Block& block : foot.blocks) {
      block.at.y += y;
      leaf.blocks.push_back(block);
    }
    return leaf;
  }

  // Everything in a column at the right, the rules on top of it or above it all.
  Leaf aside(double width, bool rules_above, bool lives, bool with_record) const {
    Leaf leaf;
    const double x = desk.room.width - width;
    double top = 0;
    std::vector<Block> column = notes(width, lives, with_record, 2);
    if (rules_above) {
      top = rules(leaf, desk.room.width);
    } else if (desk.rules) {
      column.insert(column.begin(), {Kind::rules, {}, width, {}, brief});
    }
    const bool fits = stack(leaf, {x, top}, std::move(column)) <= desk.room.height;
    leaf.field = Box{0, top, fits ? x - style.gutter : 0, desk.room.height - top};
    return leaf;
  }

  double worth(const Leaf& leaf) const {
    const double shorter = std::min(leaf.field->width, leaf.field->height);
    const double longer = std::max(leaf.field->width, leaf.field->height);
    return shorter <= 0 ? 0 : shorter * std::min(longer, longest * shorter);
  }

  Leaf best(bool lives, bool with_record) const {
    std::vector<Leaf> tried;
    for (int most_columns = 1; most_columns <= (with_record ? 4 : 1); ++most_columns) {
      tried.push_back(below(lives, with_record, most_columns));
    }
    for (int of_columns = 2; with_record && of_columns <= 4; ++of_columns) {
      const double each = (desk.room.width - (of_columns - 1) * style.gutter) / of_columns;
      if (columns(each) < 1 || each < narrowest()) continue;
      tried.push_back(beside_record(of_columns));
    }
    const double least = narrowest();
    for (int tens = 0; least + 10 * tens < desk.room.width / 2; ++tens) {
      const double width = least + 10 * tens;
      if (with_record && settings.spec.spots >= two_columns_from && columns(width) < 2) continue;
      if (!desk.rules || width >= narrowest_rules) {
        tried.push_back(aside(width, false, lives, with_record));
      }
      tried.push_back(aside(width, true, lives, with_record));
    }
    return *std::max_element(tried.begin(), tried.end(), [&](const Leaf& a, const Leaf& b) {
      return worth(a) < worth(b) - 1e-6;
    });
  }

  // A column of the record needs as much.
  double narrowest() const {
    double width = 40;
    const Draft ruler(style, desk.measure);
    while (record_columns(ruler, settings, desk.words, 2 * width + style.gutter) < 2) width += 1;
    return width;
  }

  bool is_enough(const Leaf& leaf) const {
    return worth(leaf) >= enough * desk.room.width * desk.room.height;
  }

  // Leaves of the record, the lives at the head of the first one where asked for. None where they
  // would be too many.
  std::vector<Leaf> records(bool lives) const {
    Leaf first;
    double top = 0;
    if (lives) {
      top = stack(first, {0, 0}, {{Kind::lives, {}, desk.room.width, {}}}) + style.gap * 1.25;
    }
    const Draft ruler(style, desk.measure);
    const int rows = record_rows(ruler, desk.room.height - top);
    const int most = std::min(columns(desk.room.width), 4);
    if (rows * most * most_record_leaves < moves()) return {};
    const int count = (moves() + rows * most - 1) / (rows * most);
    const int each = (moves() + count - 1) / count;
    std::vector<Leaf> leaves;
    for (int done = 0; done < moves(); done += each) {
      const int here = std::min(each, moves() - done);
      const int wanted = std::max((each + rows - 1) / rows, settings.spec.spots >= 6 ? 2 : 1);
      const int in_row = std::min(wanted, most);
      // On paper of their own rows may be higher.
      const int in_column = (each + in_row - 1) / in_row;
      const double height =
          style.write_row * std::clamp(rows / static_cast<double>(in_column), 1.0, 1.5);
      Leaf leaf = leaves.empty() ? first : Leaf{};
      const double y = leaves.empty() ? top : 0;
      leaf.blocks.push_back(
          {Kind::record, {0, y}, desk.room.width, {done + 1, here, in_row, height}});
      leaves.push_back(std::move(leaf));
    }
    return leaves;
  }

  std::vector<Leaf> arrange() const {
    if (!settings.record) {
      const Leaf whole = best(settings.lives, false);
      return {is_enough(whole) || !settings.lives ? whole : best(false, false)};
    }
    Leaf leaf = best(settings.lives, true);
    if (is_enough(leaf)) return {leaf};
    leaf = best(settings.lives, false);
    const bool lives_apart = settings.lives && !is_enough(leaf);
    if (lives_apart) leaf = best(false, false);
    std::vector<Leaf> leaves = records(lives_apart);
    leaves.insert(leaves.begin(), std::move(leaf));
    return leaves;
  }
};

}  // namespace

double draw_block(Draft& draft, const Settings& settings, const Words& words, const Block& block) {
  switch (block.kind) {
    case Kind::rules:
      return draw_rules(draft, settings, words, block.at, block.width, block.brief);
    case Kind::lives:
      return draw_lives(draft, settings, words, block.at, block.width);
    case Kind::record:
      return draw_record(draft, settings, words, block.at, block.width, block.rows);
    case Kind::result:
      break;
  }
  return draw_result(draft, settings, words, block.at, block.width);
}

std::vector<Leaf> arrange_sheet(const Settings& settings, const Desk& desk) {
  const Arranger usual{settings, desk};
  std::vector<Leaf> leaves = usual.arrange();
  if (!desk.rules || usual.is_enough(leaves.front())) return leaves;
  std::vector<Leaf> other = Arranger{settings, desk, true}.arrange();
  return usual.worth(other.front()) > usual.worth(leaves.front()) ? other : leaves;
}

}  // namespace cartapenna::sprouts
