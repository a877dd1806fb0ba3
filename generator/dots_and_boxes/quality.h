// SPDX-License-Identifier: MIT
// What makes a problem worth printing, each point for itself. All look at the problem as it would
// be printed and work out again what they judge.
#pragma once

#include <vector>

#include "generator/dots_and_boxes/problem.h"

namespace cartapenna::dots_and_boxes {

// 1. Exactly one winning move, by 2 boxes at least, 4 at levels 1 and 2.
bool one_winning_move(const Problem& problem, Values& values);
bool clear_enough(const Problem& problem);  // the difference alone
// 2. Nothing can be taken, or just what could be left: no plain "take it". (Not at level 1.)
bool no_plain_capture(const Problem& problem);
// 3. The greedy player, who draws the first of the lines between which it has no preference,
//    does not draw it, and loses from there against the best play. (Not at level 1.)
bool naive_player_fails(const Problem& problem, Values& values);
// 4. At least 4 different lines to choose from, lines of one chain and lines that tie the same box
//    to the border being one; 2 safe ones at a waiting move or a sacrifice.
bool enough_choice(const Problem& problem);
// 5. At least 2 only moves in a row, 3 at levels 4 and 5, and at most 12 turns.
bool deep_and_short_enough(const Problem& problem, Values& values);
// 6. At most 5 regions.
bool few_regions(const Position& position);
// 7. Solved a second time, with the same answer; `check` says how.
bool solved_twice(const Problem& problem, const ProblemLimits& limits = {});

// Besides: the record replays to the position, the line to the final score, turns = undrawn lines −
// open boxes + double-crosses + 1, the finder is the weakest, and theme and reason are as found.
bool holds_together(const Problem& problem, Values& values);

// Numbers of the points that are not met, 0 for the last. (8 is a matter of collections.)
std::vector<int> unmet(const Problem& problem, const ProblemLimits& limits = {});

// What find_problem uses, too.
Check second_opinion(const Position& position, int key, int value, int second,
                     const ProblemLimits& limits, bool& agrees);
int different_lines(const Position& position);
int only_moves(const Game& game, const std::vector<Turn>& line, Values& values);

}  // namespace cartapenna::dots_and_boxes
