// SPDX-License-Identifier: MIT
// Making a picture look drawn by a calm hand: lines are drawn tight and smooth, keep away from each
// other and from the edge, and leave spots at equal angles.
//
// Guard: with d the distance from a vertex to a segment that it does not belong to, none of the
// three points moves more than 0.3 d in a step. So no vertex ever reaches a segment, and the
// position stays what it was.
#pragma once

#include "generator/sprouts/picture.h"

namespace cartapenna::sprouts {

struct RelaxOptions {
  int steps = 100;
  double margin = 4;            // mm; nearer to the edge, ink is pushed back
  double reach = 12;            // mm; farther ink is not felt
  std::size_t fixed_lines = 0;  // so many lines, from the first on, do not move,
  std::size_t fixed_spots = 0;  // nor so many spots
};

void relax(Picture& picture, const RelaxOptions& options);

}  // namespace cartapenna::sprouts
