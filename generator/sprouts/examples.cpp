// SPDX-License-Identifier: MIT
// Lines keep distances that are made for a pencil, so the examples are drawn larger than they are
// printed.
#include "generator/sprouts/examples.h"

#include <cassert>

#include "generator/sprouts/drawn.h"
#include "generator/sprouts/moves_text.h"

namespace cartapenna::sprouts {
namespace {

// `factor`: as printed.
Drawing example(double factor, std::vector<Point> spots, std::string_view game) {
  const auto read = parse_moves(game);
  Sketch sketch(std::move(spots), example_box_width / factor, example_box_height / factor);
  const Position& position = std::get<Position>(read);
  for (const Undone& step : steps_to(position)) {
    [[maybe_unused]] const bool drawn = sketch.add(step.before, step.move);
    assert(drawn);
  }
  return scaled(sketch.drawing(position), factor);
}

}  // namespace

const std::array<Drawing, 3>& rule_examples() {
  static const std::array<Drawing, 3> all{
      example(0.6, {{6, 17}, {37, 9}}, "2: 1(3)2"),
      example(0.8, {{4, 9}, {20, 9}, {28.5, 10}}, "3: 1(4)1[2]"),
      example(0.6, {{22, 12}, {37, 12}}, "2: 1(3)1 1(4)2")};
  return all;
}

}  // namespace cartapenna::sprouts
