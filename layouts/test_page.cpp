// SPDX-License-Identifier: MIT
#include "layouts/test_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "layouts/page.h"

namespace cartapenna {
namespace {

constexpr double corner = 28;  // mm from the edges: all that the corner marks need
constexpr double arm = 6;
constexpr double cross_arm = 10;

std::string millimetres(int tens) {
  return fmt::format("{} mm", 10 * tens);
}

// A corner `inset` mm from the edges, its number at the end of the level arm or so far aside.
void add_corner(Draft& draft, Size paper, bool left, bool top, double inset, double length,
                double width, double aside = 0) {
  const double right_wards = left ? 1 : -1;
  const double down_wards = top ? 1 : -1;
  const Point at{left ? inset : paper.width - inset, top ? inset : paper.height - inset};
  const Point level{at.x + right_wards * length, at.y};
  Layer& layer = draft.layer("corners");
  layer.marks.emplace_back(
      Stroke{{level, at, {at.x, at.y + down_wards * length}}, width, false, false, 0});
  draft.label("numbers", {level.x + right_wards * (1 + aside), at.y}, fmt::format("{:g}", inset),
              draft.style().footer, left ? Align::left : Align::right);
}

void add_corners(Draft& draft, Size paper, double margin) {
  for (const bool left : {true, false}) {
    for (const bool top : {true, false}) {
      for (const double inset : {5.0, 10.0, 15.0}) {
        if (inset != margin) {
          add_corner(draft, paper, left, top, inset, arm, draft.style().writing);
        }
      }
      // Longer and stronger: this is where the pages will begin. Its number is not among the others
      // where it would touch them.
      if (margin > 0 && margin <= corner - arm) {
        const bool close = draft.capitals(draft.style().footer) > 2;
        const double aside = close ? 16 - margin + draft.width("15", draft.style().footer) : 0;
        add_corner(draft, paper, left, top, margin, arm + 2, draft.style().frame, aside);
      }
    }
  }
}

void add_scale(Draft& draft, Point middle) {
  const double width = draft.style().grid;
  for (int mm = -static_cast<int>(cross_arm); mm <= static_cast<int>(cross_arm); ++mm) {
    if (mm == 0) continue;
    const double half = mm % 5 == 0 ? 1.6 : 0.8;
    draft.line("cross", {middle.x + mm, middle.y - half}, {middle.x + mm, middle.y + half}, width);
    draft.line("cross", {middle.x - half, middle.y + mm}, {middle.x + half, middle.y + mm}, width);
  }
}

void add_cross(Draft& draft, Point middle, double half) {
  const double width = draft.style().grid;
  draft.line("cross", {middle.x - half, middle.y}, {middle.x + half, middle.y}, width);
  draft.line("cross", {middle.x, middle.y - half}, {middle.x, middle.y + half}, width);
}

// Below each other, none through the cross.
void add_lines(Draft& draft, Box column, Point middle, std::span<const std::string> lines) {
  const Type type = draft.style().body;
  double y = column.y;
  for (const std::string& line : lines) {
    const double height = draft.height_of(column.width, line, type);
    const double cross_top = middle.y - cross_arm - draft.style().gap;
    const double cross_foot = middle.y + cross_arm + draft.style().gap;
    if (y + height > cross_top && y < cross_foot) y = cross_foot;
    draft.paragraph({column.x, y}, column.width, line, type);
    y += height + draft.style().gap / 2;
  }
}

}  // namespace

void horizontal_bar(Draft& draft, Point from, int tens) {
  const Style& style = draft.style();
  draft.line("bars", from, {from.x + 10 * tens, from.y}, style.writing);
  for (int i = 0; i <= tens; ++i) {
    const double tick = i % tens == 0 ? 4 : 2;
    draft.line("bars", {from.x + 10 * i, from.y}, {from.x + 10 * i, from.y - tick}, style.writing);
  }
  draft.text("numbers", {from.x + 5 * tens, from.y + 1.5}, millimetres(tens), style.caption,
             Align::centre);
}

void vertical_bar(Draft& draft, Point from, int tens) {
  const Style& style = draft.style();
  draft.line("bars", from, {from.x, from.y - 10 * tens}, style.writing);
  for (int i = 0; i <= tens; ++i) {
    const double tick = i % tens == 0 ? 4 : 2;
    draft.line("bars", {from.x, from.y - 10 * i}, {from.x + tick, from.y - 10 * i}, style.writing);
  }
  draft.label("numbers", {from.x - 1.5, from.y - 5 * tens}, millimetres(tens), style.caption,
              Align::right);
}

Scene test_page(Size paper, double margin, std::span<const std::string> lines, const Style& style,
                const TextMeasure& measure) {
  assert(paper.width >= 100 && paper.height >= 100 && margin >= 0);
  Draft draft(style, measure);
  add_corners(draft, paper, margin);
  const Point middle{paper.width / 2, paper.height / 2};
  add_cross(draft, middle, cross_arm);
  add_scale(draft, middle);
  // The bars meet like a set square, clear of the corner marks.
  const Point foot{corner, paper.height - corner};
  const double edge = std::max(margin, least_margin);
  const auto tens = [edge](double side) {
    return std::clamp(static_cast<int>((side - corner - edge - 4) / 10), 1, 10);
  };
  horizontal_bar(draft, foot, tens(paper.width));
  vertical_bar(draft, foot, tens(paper.height));
  const double left = corner + 2 * style.gap;
  add_lines(draft, {left, corner, paper.width - corner - left, 0}, middle, lines);
  return draft.take(paper);
}

Scene test_page_back(Size paper, const Style& style) {
  const PlainMeasure no_text;
  Draft draft(style, no_text);
  add_cross(draft, {paper.width / 2, paper.height / 2}, 1.5 * cross_arm);
  return draft.take(paper);
}

}  // namespace cartapenna
