// SPDX-License-Identifier: MIT
// The second opinion on a problem: searches that share nothing with the solver but the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"
#include "generator/dots_and_boxes/solve.h"

namespace cartapenna::dots_and_boxes {

// The value of every move, by the value of every set of undrawn lines, smallest sets first.
// REQUIRES: at most 24 lines are undrawn (a byte for each of 2^undrawn sets).
std::vector<MoveValue> plain_moves(const Position& position);

// Whether the move has this value and no other has more than `second`: an alpha-beta search line by
// line, closing ones first, that remembers positions as they are. Empty when it has used
// up its nodes. REQUIRES: at most 64 lines are undrawn.
std::optional<bool> confirms(const Position& position, int line, int value, int second,
                             std::uint64_t nodes);

}  // namespace cartapenna::dots_and_boxes
