// SPDX-License-Identifier: MIT
// What a teacher's sheet on chains needs: count, predict, check.
#pragma once

#include <optional>
#include <vector>

#include "generator/dots_and_boxes/chains.h"
#include "generator/dots_and_boxes/dots_and_boxes.h"
#include "generator/dots_and_boxes/solve.h"
#include "generator/random.h"

namespace cartapenna::dots_and_boxes {

// By the long chain rule: the number of turns to come is undrawn lines − open boxes + long chains
// (when long chains are played under control, loops do not change its parity). If it is odd, the
// player to move has the last turn, and the other must open the first long chain.
struct Lesson {
  Position position;          // nothing can be taken; the other player drew last
  std::vector<Chain> chains;  // loops and short chains among them
  int long_chains = 0;
  int loops = 0;
  int undrawn = 0;
  int open_boxes = 0;
  int safe_lines = 0;
  bool mover_keeps_control = false;  // the prediction
  int value = 0;                     // the check: for the player to move, of the open boxes
  std::vector<Turn> line;            // the best play that gives it
};

// Counts, predicts and solves. Empty when something can be taken or it is not solved within the
// limits.
std::optional<Lesson> lesson_of(const Position& position, const Limits& limits = {});

// From sensible games: 2 to 5 long chains, at most 4 safe lines, no chain longer or fewer by the
// end of the best line's safe moves than at first, and a prediction that comes true: who keeps
// control gets more boxes. At most `count`; fewer only if 200 games for each did not hold enough.
std::vector<Lesson> make_lessons(const Grid& grid, int count, Random& random);

}  // namespace cartapenna::dots_and_boxes
