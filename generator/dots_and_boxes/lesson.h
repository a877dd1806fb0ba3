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

// The end of a game on an empty board in which no box was given: no safe line is left. The
// prediction is made by the long chain rule, a rule of thumb: who began wants dots and long chains
// to be even together. The check is the exact value.
struct Lesson {
  Game game;
  int long_chains = 0;
  int loops = 0;
  bool first_player_favoured = false;  // the prediction
  Solution solution;                   // the check: for the player to move

  int dots_and_chains() const { return game.position.grid.dots() + long_chains; }
  bool first_player_wins() const { return (solution.value > 0) == (game.to_move == 0); }
};

// Counts, predicts and solves. REQUIRES: no box is closed, and as many lines are drawn as moves
// were made. Empty when it is not solved within the limits.
std::optional<Lesson> lesson_of(const Game& game, const Limits& limits = {});

// Whether it teaches what is true: chains and loops that hang together with nothing else, two long
// chains at least, and a prediction that comes true; no tie.
bool teaches(const Lesson& lesson);

// Plays one game of safe lines to its end. Empty when that is no lesson.
std::optional<Lesson> lesson_of_game(const Grid& grid, Random& random);

}  // namespace cartapenna::dots_and_boxes
