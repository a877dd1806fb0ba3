// SPDX-License-Identifier: MIT
// As many hedges as can stand with every cell reachable.
//
// A group is a tree and touches the border once at most; so a group of k hedges holds k inner
// points when it touches the border and k + 1 when not (a bare point counts as a group of none).
// Hedges = inner points − groups that do not touch. Points further than the limit L from the border
// are in no group that touches, which leaves ⌈such points / (L+1)⌉ groups at least. The layout has
// just as many: rays of length L from the border, and the inner block cut into pieces of L + 1
// points along a snake.
#include <algorithm>
#include <cassert>

#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {
namespace {

struct Point {
  int x = 0;
  int y = 0;
};

// The side between two neighbouring points.
Side hedge_between(Point a, Point b) {
  const int x = std::max(a.x, b.x);
  const int y = std::max(a.y, b.y);
  if (a.x == b.x) return {{x - 1, y - 1}, Towards::right};
  return {{x - 1, y - 1}, Towards::down};
}

}  // namespace

SideNumbers densest(const Shape& shape, int limit) {
  const auto [columns, rows] = shape;
  SideNumbers sides;
  const auto add = [&sides, &shape](Point a, Point b) {
    sides.push_back(shape.number(hedge_between(a, b)));
  };
  // Rays from the left and the right on every line; then from above and below between them.
  const int left = std::min(limit, columns - 1);
  const int right = std::max(left + 1, columns - limit);
  for (int y = 1; y < rows; ++y) {
    for (int x = 1; x <= left; ++x) add({x - 1, y}, {x, y});
    for (int x = columns - 1; x >= right; --x) add({x + 1, y}, {x, y});
  }
  const int top = std::min(limit, rows - 1);
  const int foot = std::max(top + 1, rows - limit);
  std::vector<Point> snake;
  for (int x = left + 1; x < right; ++x) {
    for (int y = 1; y <= top; ++y) add({x, y - 1}, {x, y});
    for (int y = rows - 1; y >= foot; --y) add({x, y + 1}, {x, y});
    const bool downwards = (x - left) % 2 == 1;
    for (int i = 0; i < foot - top - 1; ++i) {
      snake.push_back({x, downwards ? top + 1 + i : foot - 1 - i});
    }
  }
  for (std::size_t i = 1; i < snake.size(); ++i) {
    if (i % static_cast<std::size_t>(limit + 1) != 0) add(snake[i - 1], snake[i]);
  }
  std::sort(sides.begin(), sides.end());
  return sides;
}

}  // namespace cartapenna::hedges
