// SPDX-License-Identifier: MIT
// Positions to ask about: problems by level and theme, and ends of games to count chains in.
#pragma once

#include <optional>

#include "generator/dots_and_boxes/problem.h"
#include "generator/random.h"

namespace cartapenna::dots_and_boxes {

constexpr int most_asked_boxes = 36;  // more, and positions are seldom solved in good time

struct Wanted {
  int level = 0;               // 1 … 5; 0: any
  std::optional<Theme> theme;  // empty: any
};

// Searches through sensible games. Empty: none among `games` of them.
// REQUIRES: at most most_asked_boxes boxes.
std::optional<Problem> look_for_problem(const Grid& grid, Start start, const Wanted& wanted,
                                        int games, Random& random);

// A position of separate chains and loops, with a long chain among them and without safe lines,
// from a game on an empty board in which no box was given. Empty: none in so many games.
std::optional<Game> look_for_ending(const Grid& grid, int games, Random& random);

// The player who closed each box, or nothing.
std::vector<int> owners(const Grid& grid, Start start, const std::vector<int>& record);

}  // namespace cartapenna::dots_and_boxes
