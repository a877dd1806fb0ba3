// SPDX-License-Identifier: MIT
// Making a picture look drawn by a calm hand: lines are drawn tight and smooth, keep away from each
// other and from the edge, leave spots at equal angles, and make round what they enclose.
//
// Guard: with d the distance from a vertex to a segment that it does not belong to, none of the
// three points moves more than 0.3 d in a step. So no vertex ever reaches a segment, and the
// position stays what it was.
#pragma once

#include "generator/sprouts/mesh.h"
#include "generator/sprouts/picture.h"

namespace cartapenna::sprouts {

struct RelaxOptions {
  int steps = 100;
  double margin = 4;            // mm; nearer to the edge, ink is pushed back
  std::size_t fixed_lines = 0;  // so many lines, from the first on, do not move,
  std::size_t fixed_spots = 0;  // nor so many spots
  std::vector<Obstacle> obstacles{};
};

void relax(Picture& picture, const RelaxOptions& options);

// Moves the whole picture to the middle of the paper and stretches it, somewhat and about evenly,
// to fill it but for the margin. What is larger than that is moved only.
void fill_paper(Picture& picture, double margin);

}  // namespace cartapenna::sprouts
