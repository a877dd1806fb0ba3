// SPDX-License-Identifier: MIT
// Finding room for a new line in a picture.
//
// Dijkstra's algorithm over a fine grid whose cells near ink are closed or dear. A prescribed move
// says on which side of the line every other boundary of the region comes to lie: from a spot of
// each of them a ray goes out, and the state of the search holds, besides the cell, a parity bit
// for each ray that the line has crossed.
#pragma once

#include <optional>
#include <vector>

#include "generator/sprouts/picture.h"

namespace cartapenna::sprouts {

struct RouteOptions {
  double margin = 4;     // mm from the paper's edges
  double clearance = 1;  // mm from ink and obstacles
  std::vector<Obstacle> obstacles{};
};

// From the centre of the one spot to that of the other. Nothing when there is no room, or the
// shortest way crosses itself. REQUIRES: `move` is legal in traced.position.
std::optional<std::vector<Point>> route(const Picture& picture, const Traced& traced,
                                        const Move& move, const RouteOptions& options);

}  // namespace cartapenna::sprouts
