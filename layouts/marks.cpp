// SPDX-License-Identifier: MIT
#include "layouts/marks.h"

#include <algorithm>
#include <cassert>

namespace cartapenna {
namespace {

constexpr double tick = 4;
constexpr double fold_mark = 10;    // from the edge, so that a printer shows the inner end of it
constexpr double staple = 12;       // of the usual 26/6
constexpr double press_line = 0.1;  // mm; the quarter point of printing houses, not under 0.1
constexpr double clear = 0.5;       // from the bleed and from the edge of the media

void add_line(Layer& layer, Point from, Point to, double width) {
  layer.marks.emplace_back(Stroke{{from, to}, width, false, false, 0});
}

// A line all through, or its two ends.
void add_cut(Layer& layer, Point from, Point to, CutMarks kind, double width) {
  const double length = distance(from, to);
  if (kind == CutMarks::lines || length <= 2 * tick) {
    add_line(layer, from, to, width);
    return;
  }
  const Point step = (to - from) * (tick / length);
  add_line(layer, from, from + step, width);
  add_line(layer, to - step, to, width);
}

// Two lines at each corner of the trim, which would meet there if they went on.
Layer crop_marks(Box trim, Box bleed, double slug) {
  Layer layer{"crop-marks", Role::artifact, {}, {}};
  const double length = std::min(5.0, slug - 2 * clear);
  const Box inner = bleed.inset(-clear);
  const Box outer = inner.inset(-length);
  for (const double x : {trim.x, trim.right()}) {
    add_line(layer, {x, outer.y}, {x, inner.y}, press_line);
    add_line(layer, {x, inner.bottom()}, {x, outer.bottom()}, press_line);
  }
  for (const double y : {trim.y, trim.bottom()}) {
    add_line(layer, {outer.x, y}, {inner.x, y}, press_line);
    add_line(layer, {inner.right(), y}, {outer.right(), y}, press_line);
  }
  return layer;
}

void add_target(Layer& layer, Point centre, double arm) {
  add_line(layer, {centre.x - arm, centre.y}, {centre.x + arm, centre.y}, press_line);
  add_line(layer, {centre.x, centre.y - arm}, {centre.x, centre.y + arm}, press_line);
  layer.marks.emplace_back(Disc{centre, arm * 0.6, press_line, false});
}

// A crossed circle at the middle of each side.
Layer registration_marks(Box bleed, double slug) {
  Layer layer{"registration-marks", Role::artifact, {}, {}};
  const double arm = std::min(3.0, slug / 2 - clear);
  const Point middle = bleed.centre();
  add_target(layer, {middle.x, bleed.y - slug / 2}, arm);
  add_target(layer, {bleed.right() + slug / 2, middle.y}, arm);
  add_target(layer, {middle.x, bleed.bottom() + slug / 2}, arm);
  add_target(layer, {bleed.x - slug / 2, middle.y}, arm);
  return layer;
}

}  // namespace

Layer cut_marks(const CellGrid& grid, Box reach, CutMarks kind, double width) {
  assert(width > 0);
  const Size cell = grid.cell();
  Layer layer{"cut-marks", Role::artifact, {}, {}};
  for (int column = 1; column < grid.columns; ++column) {
    const double x = grid.content.x + column * (cell.width + grid.gutter) - grid.gutter / 2;
    add_cut(layer, {x, reach.y}, {x, reach.bottom()}, kind, width);
  }
  for (int row = 1; row < grid.rows; ++row) {
    const double y = grid.content.y + row * (cell.height + grid.gutter) - grid.gutter / 2;
    add_cut(layer, {reach.x, y}, {reach.right(), y}, kind, width);
  }
  return layer;
}

Layer fold_marks(Size sheet, double width) {
  assert(width > 0);
  Layer layer{"fold-marks", Role::artifact, {}, {}};
  const double x = sheet.width / 2;
  add_line(layer, {x, 0}, {x, fold_mark}, width);
  add_line(layer, {x, sheet.height - fold_mark}, {x, sheet.height}, width);
  return layer;
}

Layer staple_marks(Size sheet, double width) {
  assert(width > 0);
  Layer layer{"staple-marks", Role::artifact, {}, {}};
  const double x = sheet.width / 2;
  for (const double y : {sheet.height / 4, sheet.height * 3 / 4}) {
    add_line(layer, {x, y - staple / 2}, {x, y + staple / 2}, width);
  }
  return layer;
}

PressSheet press_sheet(Size trim, double bleed, double slug) {
  assert(bleed >= 0 && (slug == 0 || slug >= least_slug));
  const double around = bleed + slug;
  PressSheet sheet;
  sheet.media = {trim.width + 2 * around, trim.height + 2 * around};
  sheet.boxes.trim = {around, around, trim.width, trim.height};
  sheet.boxes.bleed = sheet.boxes.trim.inset(-bleed);
  sheet.marks.size = sheet.media;
  if (slug > 0) {
    sheet.marks.layers.push_back(crop_marks(sheet.boxes.trim, sheet.boxes.bleed, slug));
    sheet.marks.layers.push_back(registration_marks(sheet.boxes.bleed, slug));
  }
  return sheet;
}

}  // namespace cartapenna
