// SPDX-License-Identifier: MIT
// Mazes that somebody gives: in a template, by pairs of cells or as a picture. Whatever is wrong is
// told where it stands.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

GivenMaze in_order(std::vector<std::pair<Side, Place>> found) {
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  GivenMaze given;
  for (auto& [side, place] : found) {
    given.sides.push_back(side);
    given.places.push_back(std::move(place));
  }
  return given;
}

GivenMaze read_pairs(const Fields& fields, const Spec& spec, Problems& problems) {
  std::vector<std::pair<Side, Place>> found;
  for (const Node* node : fields.list("maze")) {
    const auto side = parse_side(node->text, spec.alphabet);
    if (!side || !spec.shape.has(*side)) {
      problems.add(node->place, fmt::format("\"{}\" is no side of this board; a hedge is named by "
                                            "the two cells that it parts, such as B4-C4",
                                            node->text));
    } else {
      found.emplace_back(*side, node->place);
    }
  }
  return in_order(std::move(found));
}

GivenMaze read_picture(const Fields& fields, Spec& spec, Problems& problems) {
  const Node* node = fields.node("picture");
  Picture picture = parse_picture(node->text);
  for (const PictureProblem& problem : picture.problems) {
    problems.add(place_in(*node, problem.line, problem.column), problem.sentence);
  }
  if (!picture.problems.empty()) return {{}, {}, false};
  if (fields.has("size") && !(picture.shape == spec.shape)) {
    fields.problem("picture", fmt::format("the picture has {} x {} cells, size says {} x {}",
                                          picture.shape.columns, picture.shape.rows,
                                          spec.shape.columns, spec.shape.rows));
  }
  spec.shape = picture.shape;
  GivenMaze given{std::move(picture.hedges), {}, true};
  for (const auto& [line, column] : picture.places) {
    given.places.push_back(place_in(*node, line, column));
  }
  return given;
}

// Where the first of the hedges stands that break a rule; of a hedge that is there twice the
// second.
const Place* place_of(const GivenMaze& given, const Fault& fault) {
  const Place* first = nullptr;
  for (const Side side : fault.sides) {
    const auto [from, to] = std::equal_range(given.sides.begin(), given.sides.end(), side);
    if (from == to) continue;
    const bool twice = fault.sides.size() == 2 && fault.sides[0] == fault.sides[1];
    const Place& place =
        given.places[static_cast<std::size_t>((twice ? to - 1 : from) - given.sides.begin())];
    const bool sooner = first == nullptr ||
                        std::pair(place.line, place.column) < std::pair(first->line, first->column);
    if (sooner) first = &place;
  }
  return first;
}

}  // namespace

std::optional<GivenMaze> read_given(const Fields& fields, Spec& spec, Problems& problems) {
  const Node* maze = fields.node("maze");
  if (fields.has("picture")) return read_picture(fields, spec, problems);
  if (maze != nullptr && maze->kind == Node::Kind::list) return read_pairs(fields, spec, problems);
  return std::nullopt;
}

void check_given(const Fields& fields, const Spec& spec, const GivenMaze& given,
                 Problems& problems) {
  const std::string_view key = fields.has("picture") ? "picture" : "maze";
  const Maze maze{spec.shape, spec.entry, spec.exit, given.sides};
  for (Fault& fault : faults(spec, maze)) {
    const Place* place = place_of(given, fault);
    if (place != nullptr) {
      problems.add(*place, std::move(fault.sentence));
    } else {
      fields.problem(key, std::move(fault.sentence));
    }
  }
}

}  // namespace cartapenna::hedges
