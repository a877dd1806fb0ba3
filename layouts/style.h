// SPDX-License-Identifier: MIT
// The one system behind all sheets: type from one scale, lines from one list, places from a module
// of 4 mm. Games ask it for every size and width; none draws a number of its own.
#pragma once

#include "layouts/scene.h"

namespace cartapenna {

enum class Ink { normal, save, photocopy };

struct Style {
  Type title{20, true};
  Type section{11, true};
  Type body{9.5, false};
  Type strong{9.5, true};
  Type label{9, false};    // coordinates
  Type caption{8, false};  // captions, headings of records
  Type footer{6.5, false};
  double leading = 13.0 / 9.5;  // from baseline to baseline, in em

  double grid = 0.18;    // lines between cells
  double fifth = 0.35;   // every fifth of them
  double frame = 0.5;    // round a square
  double bold = 1.1;     // hedges, drawn lines
  double writing = 0.2;  // lines to write on, record grids
  double outline = 0.3;  // spots, tick boxes, small figures
  double dot = 0.7;      // radius of a dot

  double module = 4;
  double gutter = 8;
  double gap = 4;
  double label_gap = 1.5;   // from a frame to its coordinates
  double write_row = 7;     // least height of a row to write in
  double least_cell = 4.5;  // of a grid that is written in

  double line_height(Type type) const { return type.size * mm_per_point * leading; }
};

// The scale for a page whose shorter side is `short_side` mm: one step smaller below 190 mm (A5),
// two below 130 mm (A6). Large print: nothing under 16 pt, lines and cells grow too.
Style make_style(double short_side, Ink ink = Ink::normal, bool large_print = false);

}  // namespace cartapenna
