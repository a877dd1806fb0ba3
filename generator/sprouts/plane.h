// SPDX-License-Identifier: MIT
// Plane geometry in millimetres. Only operations that IEEE 754 rounds alike everywhere (no hypot,
// no trigonometry): drawings are the same on every machine.
#pragma once

#include <algorithm>
#include <cmath>

#include "generator/sprouts/sprouts.h"

namespace cartapenna::sprouts {

constexpr Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(double k, Point p) {
  return {k * p.x, k * p.y};
}
constexpr double dot(Point a, Point b) {
  return a.x * b.x + a.y * b.y;
}
// Positive when b lies to the left of a, x to the right and y upwards.
constexpr double cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}
constexpr Point left_of(Point p) {
  return {-p.y, p.x};
}
inline double length(Point p) {
  return std::sqrt(dot(p, p));
}
inline double distance(Point a, Point b) {
  return length(a - b);
}

inline Point unit(Point p) {
  const double l = length(p);
  return l > 0 ? (1 / l) * p : Point{1, 0};
}

inline Point nearest_on_segment(Point p, Point a, Point b) {
  const Point ab = b - a;
  const double square = dot(ab, ab);
  if (square == 0) return a;
  return a + std::clamp(dot(p - a, ab) / square, 0.0, 1.0) * ab;
}

inline double distance_to_segment(Point p, Point a, Point b) {
  return distance(p, nearest_on_segment(p, a, b));
}

// Proper crossings and touches; an end that two segments share counts too.
inline bool segments_meet(Point a, Point b, Point c, Point d) {
  const double c_side = cross(b - a, c - a);
  const double d_side = cross(b - a, d - a);
  const double a_side = cross(d - c, a - c);
  const double b_side = cross(d - c, b - c);
  if (((c_side > 0) != (d_side > 0)) && ((a_side > 0) != (b_side > 0))) return true;
  const auto within = [](Point p, Point from, Point to) { return dot(p - from, p - to) <= 0; };
  return (c_side == 0 && within(c, a, b)) || (d_side == 0 && within(d, a, b)) ||
         (a_side == 0 && within(a, c, d)) || (b_side == 0 && within(b, c, d));
}

inline double segment_distance(Point a, Point b, Point c, Point d) {
  if (segments_meet(a, b, c, d)) return 0;
  return std::min({distance_to_segment(a, c, d), distance_to_segment(b, c, d),
                   distance_to_segment(c, a, b), distance_to_segment(d, a, b)});
}

}  // namespace cartapenna::sprouts
