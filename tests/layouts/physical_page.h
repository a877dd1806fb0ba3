// SPDX-License-Identifier: MIT
// Pages as things: where a placed scene lies, worked out by turning each corner, and where it is
// seen when the sheet is held against the light.
#pragma once

#include <algorithm>

#include "layouts/page.h"

namespace cartapenna {

inline Point on_page(const Placement& placement, Point in_scene) {
  Point turned = in_scene;
  for (int i = 0; i < placement.quarter_turns; ++i) turned = {-turned.y, turned.x};
  return placement.at + turned;
}

// Through the paper, as seen from the front: the sheet was turned about an axis along that edge.
inline Point through_paper(Point back, Size page, Flip flip) {
  const bool upright_edge_is_long = page.height >= page.width;
  const bool axis_upright = upright_edge_is_long == (flip == Flip::long_edge);
  return axis_upright ? Point{page.width - back.x, back.y} : Point{back.x, page.height - back.y};
}

inline Box spanned(Point a, Point b) {
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)};
}

inline Box box_of(const Placement& placement) {
  const Size size = placement.scene->size;
  return spanned(on_page(placement, {0, 0}), on_page(placement, {size.width, size.height}));
}

inline bool near(double a, double b) {
  return std::abs(a - b) < 1e-9;
}
inline bool near(Point a, Point b) {
  return near(a.x, b.x) && near(a.y, b.y);
}
inline bool near(Box a, Box b) {
  return near(a.corner(), b.corner()) && near(a.width, b.width) && near(a.height, b.height);
}
inline bool overlap(Box a, Box b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}
inline bool within(Box inner, Box outer) {
  constexpr double rounding = 1e-9;
  return inner.x >= outer.x - rounding && inner.y >= outer.y - rounding &&
         inner.right() <= outer.right() + rounding && inner.bottom() <= outer.bottom() + rounding;
}

}  // namespace cartapenna
