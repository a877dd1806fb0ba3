// SPDX-License-Identifier: MIT
// The parts of a page as layers of an SVG. All black marks may be put on paper in any order: where
// nothing white or grey covers others, those of one part and style stand together, which makes the
// file a third as long.
#pragma once

#include <compare>
#include <optional>
#include <vector>

#include "layouts/scene.h"

namespace cartapenna {

struct PlacedMark {
  const Mark* mark = nullptr;
  Point origin;
};

// A layer of the file, from one or more of the page's.
struct SvgPart {
  const Layer* layer = nullptr;       // the first one
  const Placement* turned = nullptr;  // whose turn the part takes; nothing: it is upright
  std::vector<PlacedMark> marks;
  std::optional<Point> again;  // all of it stands on the page once more, so far away
};

struct StrokeStyle {
  double width = 0;
  double dash = 0;
  bool round = false;
  friend auto operator<=>(const StrokeStyle&, const StrokeStyle&) = default;
};

// How a stroke or a curve is drawn; nothing: the mark is neither.
std::optional<StrokeStyle> stroke_style(const Mark& mark);

// In the order of the file; the page must outlive them. Live text that is read as a whole keeps its
// order.
std::vector<SvgPart> svg_parts(const Page& page, bool live_text);

}  // namespace cartapenna
