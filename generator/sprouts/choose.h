// SPDX-License-Identifier: MIT
// Positions worth asking about, out of random play.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generator/sprouts/problem.h"
#include "generator/sprouts/solver.h"

namespace cartapenna::sprouts {

// A problem that is still to be drawn.
struct Chosen {
  Problem problem;        // without drawing and key line
  std::vector<Move> key;  // the winning lines, all equivalent; empty where the other player wins
  std::string key_name;   // of key[0]
};

// Nothing where the game that was played does not give one.
// REQUIRES: faults(wanted) is empty.
std::optional<Chosen> choose(const Wanted& wanted, Solver& solver, Random& random);

// How many lines moves() stands for with this one: spots without a line are alike there.
std::size_t lines_alike(const Position& position, const std::vector<Move>& moves);

// Why `loser` is lost for the player to move. `before` is the position that the winning move was
// made in, or the same position where none was.
Reason reason_for(const Position& before, const Position& loser, Play play, Solver& solver);

}  // namespace cartapenna::sprouts
