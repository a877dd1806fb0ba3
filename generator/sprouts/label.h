// SPDX-License-Identifier: MIT
// Places for the spots' numbers.
#pragma once

#include <vector>

#include "generator/sprouts/picture.h"

namespace cartapenna::sprouts {

// For each spot the centre of its number's box: beside the spot, where it is farthest from lines,
// other spots and other numbers. The first spots' numbers stay where they are `known` to be.
std::vector<Point> label_places(const Picture& flattened, std::vector<Point> known);

// The least distance from any number's box to ink: lines, other spots, other numbers, and its own
// spot. What label_places() gives is checked with it.
double label_clearance(const Picture& flattened, const std::vector<Point>& labels);

// The numbers' boxes, by their diagonals.
std::vector<Obstacle> label_obstacles(const std::vector<Point>& labels);

}  // namespace cartapenna::sprouts
