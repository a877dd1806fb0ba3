// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/symmetry.h"

#include <cassert>
#include <utility>

namespace cartapenna::dots_and_boxes {

namespace {

Dot mapped_dot(const Grid& grid, int symmetry, Dot dot) {
  if ((symmetry & 1) != 0) dot.column = grid.columns - dot.column;
  if ((symmetry & 2) != 0) dot.row = grid.rows - dot.row;
  if ((symmetry & 4) != 0) std::swap(dot.column, dot.row);
  return dot;
}

}  // namespace

int symmetry_count(const Grid& grid) {
  return grid.columns == grid.rows ? 8 : 4;
}

Grid mapped_grid(const Grid& grid, int symmetry) {
  return (symmetry & 4) != 0 ? Grid{grid.rows, grid.columns} : grid;
}

int mapped_line(const Grid& grid, int symmetry, int line) {
  assert(symmetry >= 0 && symmetry < all_symmetries);
  const auto [one, other] = ends(grid, line);
  return line_between(mapped_grid(grid, symmetry), mapped_dot(grid, symmetry, one),
                      mapped_dot(grid, symmetry, other));
}

Position mapped(const Position& position, int symmetry) {
  Position result(mapped_grid(position.grid, symmetry));
  for (int line : drawn_lines(position)) {
    result.drawn[static_cast<std::size_t>(mapped_line(position.grid, symmetry, line))] = true;
  }
  return result;
}

}  // namespace cartapenna::dots_and_boxes
