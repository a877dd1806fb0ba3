// SPDX-License-Identifier: MIT
// Requests: what they allow, and why some cannot be met.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "generator/hedges/hedges.h"

namespace cartapenna::hedges {

std::vector<Cell> exit_cells(const Spec& spec) {
  const Shape& shape = spec.shape;
  if (spec.exit_choice == ExitChoice::cell) return {spec.exit};
  std::vector<Cell> cells;
  for (int row = 0; row < shape.rows; ++row) {
    for (int column = 0; column < shape.columns; ++column) {
      const Cell cell{column, row};
      const bool far_side = column == shape.columns - 1 || row == shape.rows - 1;
      const bool allowed =
          spec.exit_choice == ExitChoice::far_sides ? far_side : shape.on_border(cell);
      if (allowed && cell != spec.entry) cells.push_back(cell);
    }
  }
  return cells;
}

static int most_with_all_reachable(const Spec& spec) {
  const auto [columns, rows] = spec.shape;
  const std::int64_t limit = spec.attached;
  const auto deep = std::max<std::int64_t>(0, rows - 1 - 2 * limit) *
                    std::max<std::int64_t>(0, columns - 1 - 2 * limit);
  return (rows - 1) * (columns - 1) - static_cast<int>((deep + limit) / (limit + 1));
}

int most_hedges(const Spec& spec) {
  return spec.reachable == Reachable::all ? most_with_all_reachable(spec) : spec.shape.sides();
}

std::string_view law_name(Law law) {
  switch (law) {
    case Law::uniform:
      return "uniform";
    case Law::approximately_uniform:
      return "approximately uniform";
    case Law::constructed:
      return "constructed";
  }
  assert(false);
  return {};
}

}  // namespace cartapenna::hedges
