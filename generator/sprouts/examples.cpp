// SPDX-License-Identifier: MIT
// Lines keep distances that are made for a pencil, so the examples are drawn larger than they are
// printed.
#include "generator/sprouts/examples.h"

#include <cassert>

#include "generator/sprouts/drawn.h"
#include "generator/sprouts/moves_text.h"

namespace cartapenna::sprouts {
namespace {

constexpr double factor = 0.6;  // as printed

Drawing example(std::vector<Point> spots, std::string_view game) {
  const auto read = parse_moves(game);
  Sketch sketch(std::move(spots), kExampleWidth / factor, kExampleHeight / factor);
  const Position& position = std::get<Position>(read);
  for (const Undone& step : steps_to(position)) {
    [[maybe_unused]] const bool drawn = sketch.add(step.before, step.move);
    assert(drawn);
  }
  return scaled(sketch.drawing(position), factor);
}

}  // namespace

const std::array<Drawing, 3>& rule_examples() {
  static const std::array<Drawing, 3> all{example({{6, 17}, {37, 9}}, "2: 1(3)2"),
                                          example({{6, 16}, {20, 12}, {39, 12}}, "3: 1(4)1[2]"),
                                          example({{22, 12}, {37, 12}}, "2: 1(3)1 1(4)2")};
  return all;
}

}  // namespace cartapenna::sprouts
