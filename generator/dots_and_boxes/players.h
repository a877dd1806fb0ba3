// SPDX-License-Identifier: MIT
// Players of growing skill. The weakest that is sure to find a problem's move gives its level.
#pragma once

#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

enum class Player {
  greedy = 1,     // takes all, else draws a safe line, else gives as little as it can
  double_dealer,  // also leaves two (a loop: four) rather than open something long, and gives two
                  // boxes by their middle, so that none can be left to it
  chain_counter,  // also draws safe lines by the long chain rule, from the chains that it sees,
                  // and looks at the answers to them
  nimstring,      // also searches for the last move, without counting boxes
  full,           // counts all
};

// The lines between which the player has no preference, ascending. REQUIRES: a line is undrawn; for
// nimstring and full at most 64 are, and for full it must be solvable in reasonable time.
std::vector<int> choices(Player player, const Position& position);

// Lines that close nothing now and leave the other player as little as can be left, where that is
// possible at once: two boxes of a chain, four of a loop. Empty elsewhere.
std::vector<int> declining_lines(const Position& position);

// How many boxes the other player can take at once after this line; 0 after a safe one.
int gift(const Position& position, int line);

std::vector<int> capturing_lines(const Position& position);
std::vector<int> safe_lines(const Position& position);

}  // namespace cartapenna::dots_and_boxes
