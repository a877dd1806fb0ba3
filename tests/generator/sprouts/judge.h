// SPDX-License-Identifier: MIT
// Measures a drawing again, from its Bézier curves alone: no code is shared with what draws.
#pragma once

#include "generator/sprouts/draw.h"

namespace judge {

struct Found {
  bool meets_itself = false;   // lines cross or touch, but for the spots that they share
  bool ends_at_spots = true;   // each line begins and ends at its spots' centres
  bool is_rounded = true;      // all points are whole hundredths of a millimetre
  double between_lines = 1e9;  // mm; but for 4 mm round a spot that both end at
  double line_to_spot = 1e9;   // mm, to centres of spots that the line does not end at
  double angle = 180;          // degrees, the least between two lines at a spot
  double bend_radius = 1e9;    // mm
  double margin = 1e9;         // mm
  double number_to_ink = 1e9;  // mm; lines, other spots, other numbers
};

Found look(const cartapenna::sprouts::Drawing& drawing);

}  // namespace judge
