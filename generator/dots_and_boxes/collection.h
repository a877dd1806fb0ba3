// SPDX-License-Identifier: MIT
// Books of problems, spread over levels and themes.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "generator/dots_and_boxes/problem.h"

namespace cartapenna::dots_and_boxes {

struct Collection {
  // What is wished for. REQUIRES: no list is empty, levels are 1 … 5, count >= 0.
  struct Wish {
    int count = 6;
    std::vector<Grid> grids{{3, 3}, {4, 3}, {4, 4}, {5, 5}};  // in turn, one game each
    std::vector<Start> starts{Start::american, Start::icelandic, Start::swedish};
    std::vector<int> levels{1, 2, 3, 4, 5};  // in turn, one problem each
    std::set<std::string> known;             // fingerprints of problems that must not come again
    int games_a_problem = 400;               // played in search of one before another level will do
    ProblemLimits limits;
  };

  std::vector<Problem> problems;  // fewer than wished for only if the games ran out
  int games = 0;                  // played
};

// No two are the same under symmetry, nor in `known`; from the third problem on no theme is more
// than 40 % of those so far, so that it does not matter how many are asked for: the first ones are
// the same.
Collection make_collection(const Collection::Wish& wish, Random& random);

// Easy ones first; in a level those with fewer only moves, then with fewer lines to choose from.
void sort_by_level(std::vector<Problem>& problems);

}  // namespace cartapenna::dots_and_boxes
