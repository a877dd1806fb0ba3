// SPDX-License-Identifier: MIT
// Taking moves back where it is not known whether the position was ever played.
#pragma once

#include "generator/sprouts/position.h"

namespace cartapenna::sprouts {

// Nothing when no move was made or the last spot does not stand as a move leaves it.
std::optional<Undone> try_undo(const Position& position);

// A sentence when no game leads to the position, nothing when one does.
// REQUIRES: starting_spots >= 1, and the spots 1 … spot_count() all stand somewhere.
std::optional<std::string> why_unreachable(Position position);

}  // namespace cartapenna::sprouts
