// SPDX-License-Identifier: MIT
// The shortest way out, as the walks of the game, and what a maze is made of.
#include <algorithm>
#include <cassert>

#include "generator/hedges/hedges.h"

namespace cartapenna::hedges {
namespace {

std::size_t at(const Shape& shape, Cell cell) {
  return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(shape.columns) +
         static_cast<std::size_t>(cell.column);
}

// Steps from each cell to the exit; −1 where there is no way.
std::vector<int> steps_to_exit(const Maze& maze, const std::vector<bool>& hedged) {
  const Shape& shape = maze.shape;
  std::vector<int> steps(static_cast<std::size_t>(shape.cells()), -1);
  std::vector<Cell> reached{maze.exit};
  steps[at(shape, maze.exit)] = 0;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const auto [column, row] = reached[next];
    for (const Cell to : {Cell{column, row - 1}, Cell{column - 1, row}, Cell{column + 1, row},
                          Cell{column, row + 1}}) {
      if (!shape.has(to) || steps[at(shape, to)] >= 0) continue;
      const auto side = *side_between(reached[next], to);
      if (hedged[static_cast<std::size_t>(shape.number(side))]) continue;
      steps[at(shape, to)] = steps[at(shape, reached[next])] + 1;
      reached.push_back(to);
    }
  }
  return steps;
}

std::vector<bool> hedged_sides(const Maze& maze) {
  std::vector<bool> hedged(static_cast<std::size_t>(maze.shape.sides()), false);
  for (const Side side : maze.hedges) {
    if (maze.shape.has(side)) hedged[static_cast<std::size_t>(maze.shape.number(side))] = true;
  }
  return hedged;
}

}  // namespace

std::vector<Cell> shortest_path(const Maze& maze) {
  const Shape& shape = maze.shape;
  assert(shape.has(maze.entry) && shape.has(maze.exit));
  const auto hedged = hedged_sides(maze);
  const auto steps = steps_to_exit(maze, hedged);
  if (steps[at(shape, maze.entry)] < 0) return {};
  std::vector<Cell> path{maze.entry};
  while (path.back() != maze.exit) {
    const auto [column, row] = path.back();
    const int left = steps[at(shape, path.back())];
    for (const Cell to : {Cell{column, row - 1}, Cell{column - 1, row}, Cell{column + 1, row},
                          Cell{column, row + 1}}) {
      if (!shape.has(to) || steps[at(shape, to)] != left - 1) continue;
      const auto side = *side_between({column, row}, to);
      if (hedged[static_cast<std::size_t>(shape.number(side))]) continue;
      path.push_back(to);
      break;
    }
  }
  return path;
}

int distance(const Maze& maze) {
  assert(maze.shape.has(maze.entry) && maze.shape.has(maze.exit));
  return steps_to_exit(maze, hedged_sides(maze))[at(maze.shape, maze.entry)];
}

std::vector<std::vector<Cell>> walks(const std::vector<Cell>& path, int steps) {
  assert(steps > 0);
  std::vector<std::vector<Cell>> result;
  for (std::size_t i = 1; i < path.size(); ++i) {
    if ((i - 1) % static_cast<std::size_t>(steps) == 0) result.emplace_back();
    result.back().push_back(path[i]);
  }
  return result;
}

Counts count(const Maze& maze) {
  const Shape& shape = maze.shape;
  // Points are the corners of cells: (columns + 1) x (rows + 1). Each knows its group's first one.
  std::vector<int> leader(static_cast<std::size_t>((shape.columns + 1) * (shape.rows + 1)));
  for (std::size_t i = 0; i < leader.size(); ++i) leader[i] = static_cast<int>(i);
  const auto find = [&leader](int point) {
    while (leader[static_cast<std::size_t>(point)] != point) {
      int& next = leader[static_cast<std::size_t>(point)];
      next = leader[static_cast<std::size_t>(next)];
      point = next;
    }
    return point;
  };
  Counts counts;
  counts.sides = shape.sides();
  for (const auto& [cell, towards] : maze.hedges) {
    const bool upright = towards == Towards::right;
    ++(upright ? counts.upright : counts.level);
    const int across = upright ? cell.row : cell.column;
    const int edge = upright ? shape.rows : shape.columns;
    if (across == 0 || across == edge - 1) ++counts.at_border;
    const int end = (cell.row + 1) * (shape.columns + 1) + cell.column + 1;
    const int start = upright ? end - (shape.columns + 1) : end - 1;
    leader[static_cast<std::size_t>(find(start))] = find(end);
  }
  std::vector<std::size_t> hedges_of(leader.size(), 0);
  for (const auto& side : maze.hedges) {
    const int end = (side.cell.row + 1) * (shape.columns + 1) + side.cell.column + 1;
    ++hedges_of[static_cast<std::size_t>(find(end))];
  }
  for (const auto hedges : hedges_of) {
    if (hedges == 0) continue;
    if (counts.groups.size() <= hedges) counts.groups.resize(hedges + 1, 0);
    ++counts.groups[hedges];
  }
  return counts;
}

}  // namespace cartapenna::hedges
