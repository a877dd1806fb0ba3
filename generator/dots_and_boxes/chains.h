// SPDX-License-Identifier: MIT
// Chains, loops and regions: what the end of a game is counted by.
//
// Terms: E. Berlekamp, "The Dots and Boxes Game", 2000. A box of a chain or loop has exactly two
// undrawn sides, or one where it has been opened. A joint is a box with three or four.
#pragma once

#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

// A longest row of boxes, each joined to the next through an undrawn line.
struct Chain {
  std::vector<int> boxes;  // in order from one end to the other; a loop: all the way round
  std::vector<int> lines;  // undrawn: both ends and all between. A loop: as many as boxes
  bool loop = false;
  bool opened = false;      // a box of it can be closed now
  bool independent = true;  // no end leads to a joint

  int length() const { return static_cast<int>(boxes.size()); }
  bool is_long() const { return length() >= 3; }
};

// All chains and loops, ordered by their smallest box.
std::vector<Chain> chains(const Position& position);

// Boxes that are joined through undrawn lines, closed ones left out; ordered by smallest box.
std::vector<std::vector<int>> regions(const Position& position);

// No safe line is left: all that remains are chains, loops and what hangs together with them.
bool is_endgame(const Position& position);

// Two players, dots + long chains even: the first player of the game wants it so, that the second
// must open the first long chain. (The long chain rule, for boards begun with `drawn_at_start`
// lines drawn: dots are counted less those lines.) Returns true for the player who drew first.
bool first_player_wants(const Grid& grid, int long_chains, int drawn_at_start = 0);

}  // namespace cartapenna::dots_and_boxes
