// SPDX-License-Identifier: MIT
// Numbers of dots, lines and boxes, and the drawing of a line.
#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

namespace {

bool fits(const Grid& grid) {
  return grid.columns >= 1 && grid.columns <= largest_side && grid.rows >= 1 &&
         grid.rows <= largest_side;
}

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

std::vector<int> lines_that_are(const Position& position, bool drawn) {
  std::vector<int> lines;
  for (int line = 0; line < position.grid.lines(); ++line) {
    if (position.drawn[index(line)] == drawn) lines.push_back(line);
  }
  return lines;
}

}  // namespace

int horizontal(const Grid& grid, int column, int row) {
  assert(column >= 0 && column < grid.columns && row >= 0 && row <= grid.rows);
  return row * grid.columns + column;
}

int vertical(const Grid& grid, int column, int row) {
  assert(column >= 0 && column <= grid.columns && row >= 0 && row < grid.rows);
  return grid.horizontals() + row * (grid.columns + 1) + column;
}

bool is_horizontal(const Grid& grid, int line) {
  assert(line >= 0 && line < grid.lines());
  return line < grid.horizontals();
}

std::array<Dot, 2> ends(const Grid& grid, int line) {
  if (is_horizontal(grid, line)) {
    const Dot left{line % grid.columns, line / grid.columns};
    return {left, Dot{left.column + 1, left.row}};
  }
  const int number = line - grid.horizontals();
  const Dot upper{number % (grid.columns + 1), number / (grid.columns + 1)};
  return {upper, Dot{upper.column, upper.row + 1}};
}

int line_between(const Grid& grid, Dot one, Dot other) {
  const auto on_grid = [&grid](Dot dot) {
    return dot.column >= 0 && dot.column <= grid.columns && dot.row >= 0 && dot.row <= grid.rows;
  };
  if (!on_grid(one) || !on_grid(other)) return nothing;
  const int across = std::abs(one.column - other.column);
  const int down = std::abs(one.row - other.row);
  if (across + down != 1) return nothing;
  if (across == 1) return horizontal(grid, std::min(one.column, other.column), one.row);
  return vertical(grid, one.column, std::min(one.row, other.row));
}

std::array<int, 4> sides(const Grid& grid, int box) {
  assert(box >= 0 && box < grid.boxes());
  const int column = box % grid.columns;
  const int row = box / grid.columns;
  return {horizontal(grid, column, row), horizontal(grid, column, row + 1),
          vertical(grid, column, row), vertical(grid, column + 1, row)};
}

std::array<int, 2> boxes_beside(const Grid& grid, int line) {
  const Dot first = ends(grid, line)[0];
  const int after = first.row * grid.columns + first.column;
  if (is_horizontal(grid, line)) {
    return {first.row > 0 ? after - grid.columns : nothing,
            first.row < grid.rows ? after : nothing};
  }
  return {first.column > 0 ? after - 1 : nothing, first.column < grid.columns ? after : nothing};
}

Position::Position(const Grid& size, Start start) : grid(size), drawn(index(size.lines())) {
  assert(fits(size));
  if (start == Start::american) return;
  for (int column = 0; column < size.columns; ++column) {
    drawn[index(horizontal(size, column, size.rows))] = true;
    if (start == Start::swedish) drawn[index(horizontal(size, column, 0))] = true;
  }
  for (int row = 0; row < size.rows; ++row) {
    drawn[index(vertical(size, 0, row))] = true;
    if (start == Start::swedish) drawn[index(vertical(size, size.columns, row))] = true;
  }
}

std::vector<int> drawn_lines(const Position& position) {
  return lines_that_are(position, true);
}

std::vector<int> undrawn_lines(const Position& position) {
  return lines_that_are(position, false);
}

int undrawn_sides(const Position& position, int box) {
  int count = 0;
  for (int line : sides(position.grid, box)) count += position.drawn[index(line)] ? 0 : 1;
  return count;
}

int closed_boxes(const Position& position) {
  int count = 0;
  for (int box = 0; box < position.grid.boxes(); ++box) {
    if (undrawn_sides(position, box) == 0) ++count;
  }
  return count;
}

int boxes_closed_by(const Position& position, int line) {
  if (position.drawn[index(line)]) return 0;
  int count = 0;
  for (int box : boxes_beside(position.grid, line)) {
    if (box != nothing && undrawn_sides(position, box) == 1) ++count;
  }
  return count;
}

bool is_over(const Position& position) {
  return std::find(position.drawn.begin(), position.drawn.end(), false) == position.drawn.end();
}

bool is_safe(const Position& position, int line) {
  if (position.drawn[index(line)]) return false;
  for (int box : boxes_beside(position.grid, line)) {
    if (box != nothing && undrawn_sides(position, box) <= 2) return false;
  }
  return true;
}

int draw(Position& position, int line) {
  assert(line >= 0 && line < position.grid.lines() && !position.drawn[index(line)]);
  const int closed = boxes_closed_by(position, line);
  position.drawn[index(line)] = true;
  return closed;
}

int draw(Game& game, int line) {
  const int closed = draw(game.position, line);
  game.score[index(game.to_move)] += closed;
  if (closed == 0) game.to_move = 1 - game.to_move;
  return closed;
}

std::vector<Turn> turns(const Position& start, const std::vector<int>& lines) {
  std::vector<Turn> result;
  Position position = start;
  bool changed = true;
  for (int line : lines) {
    if (changed) result.emplace_back();
    result.back().push_back(line);
    changed = draw(position, line) == 0;
  }
  return result;
}

}  // namespace cartapenna::dots_and_boxes
