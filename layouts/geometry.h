// SPDX-License-Identifier: MIT
// Millimetres, origin at the top left, y downwards: for every length and place in the program.
#pragma once

#include <cmath>

namespace cartapenna {

inline constexpr double mm_per_point = 25.4 / 72.0;

struct Point {
  double x = 0;
  double y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

inline Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
inline Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
inline Point operator*(Point a, double factor) {
  return {a.x * factor, a.y * factor};
}
inline double distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

struct Size {
  double width = 0;
  double height = 0;
  friend bool operator==(const Size&, const Size&) = default;
};

struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  double right() const { return x + width; }
  double bottom() const { return y + height; }
  Point corner() const { return {x, y}; }
  Point centre() const { return {x + width / 2, y + height / 2}; }
  Size size() const { return {width, height}; }
  Box inset(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
  Box moved(Point by) const { return {x + by.x, y + by.y, width, height}; }
  friend bool operator==(const Box&, const Box&) = default;
};

}  // namespace cartapenna
