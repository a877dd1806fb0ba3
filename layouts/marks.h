// SPDX-License-Identifier: MIT
// Lines that tell where to cut, fold and staple, for scissors and for a press. All are solid: thin
// dashes and greys do not survive a copier.
#pragma once

#include "layouts/page.h"
#include "layouts/scene.h"

namespace cartapenna {

enum class CutMarks {
  lines,  // all through
  ticks,  // 4 mm at each end
};

// Between the cells, in the middle of the gutters, each from edge to edge of `reach` (the content,
// or the page). Ticks stay off the boards where `reach` is 4 mm larger than the content.
// No marks for a single cell. REQUIRES: width > 0.
Layer cut_marks(const CellGrid& grid, Box reach, CutMarks kind, double width);

// For the middle of a sheet, at its top and foot.
Layer fold_marks(Size sheet, double width);
// Two lines of 12 mm on the fold, which the staples will cover.
Layer staple_marks(Size sheet, double width);

// A page for a printing house. Around the trimmed page lies the bleed, around that the slug with
// the marks; the bleed itself carries none.
struct PressSheet {
  Size media;
  PressBoxes boxes;
  Scene marks;  // to be placed at (0, 0); no layers without slug
};

// REQUIRES: bleed >= 0; slug 0, or at least `least_slug`.
inline constexpr double least_slug = 4;
PressSheet press_sheet(Size trim, double bleed = 3, double slug = 7);

}  // namespace cartapenna
