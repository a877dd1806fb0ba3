// SPDX-License-Identifier: MIT
#include "layouts/style.h"

#include <algorithm>

namespace cartapenna {
namespace {

void set_sizes(Style& style, double title, double section, double body, double label,
               double caption, double footer) {
  style.title.size = title;
  style.section.size = section;
  style.body.size = body;
  style.strong.size = body;
  style.label.size = label;
  style.caption.size = caption;
  style.footer.size = footer;
}

}  // namespace

Style make_style(double short_side, Ink ink, bool large_print) {
  Style style;
  if (large_print) {
    set_sizes(style, 28, 20, 16, 16, 16, 16);
    style.grid = 0.4;
    style.fifth = 0.7;
    style.frame = 0.9;
    style.bold = 1.8;
    style.writing = 0.4;
    style.outline = 0.5;
    style.dot = 1.1;
    style.write_row = 11;
    style.least_cell = 8;
  } else if (short_side < 130) {
    set_sizes(style, 13, 9, 7.5, 7, 6.5, 5.5);
    style.module = 2;
    style.gutter = 4;
    style.gap = 2;
    style.label_gap = 1;
    style.write_row = 5.5;
    style.bold = 0.9;
  } else if (short_side < 190) {
    set_sizes(style, 16, 10, 8.5, 8, 7, 6);
    style.module = 3;
    style.gutter = 6;
    style.gap = 3;
    style.label_gap = 1.2;
    style.write_row = 6;
    style.bold = 1.0;
  }
  if (ink == Ink::save) {
    style.grid = std::max(0.1, style.grid * 0.7);
    style.fifth = style.grid;
    style.frame *= 0.6;
    style.bold *= 0.75;
  }
  if (ink == Ink::photocopy) {
    style.grid = std::max(style.grid, 0.35);
    style.fifth = std::max(style.fifth, 0.5);
    style.frame = std::max(style.frame, 0.7);
    style.bold = std::max(style.bold, 1.2);
    style.writing = std::max(style.writing, 0.35);
    style.outline = std::max(style.outline, 0.4);
  }
  return style;
}

}  // namespace cartapenna
