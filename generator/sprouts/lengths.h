// SPDX-License-Identifier: MIT
// How long a game still lasts: whatever is played, and with a winner who hurries.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "generator/sprouts/lands.h"

namespace cartapenna::sprouts {

// Bit k: a game can last k more moves. REQUIRES of all below: fewer than 64 lives.
using LengthSet = std::uint64_t;

int longest(LengthSet lengths);  // REQUIRES: not 0
// All lengths are even, or all are odd.
bool same_parity(LengthSet lengths);
inline bool is_exact(LengthSet lengths) {
  return (lengths & (lengths - 1)) == 0;
}

class Lengths {
 public:
  explicit Lengths(Lands& lands) : lands_(lands) {}
  LengthSet of(const Sum& sum, Budget& budget);  // throws OutOfBudget

 private:
  LengthSet of_land(LandId land, Budget& budget);

  Lands& lands_;
  std::unordered_map<LandId, LengthSet> known_;
};

// What one move in any land of a sum leads to, each once.
std::vector<Sum> options_of(const Sum& sum, Lands& lands, Budget& budget);

// How long the loser can hold out: moves of both players until the end of a lost position, where
// the winner makes the game as short as is certain and the loser as long.
class Defence {
 public:
  using IsLost = std::function<bool(const Sum& sum, Budget& budget)>;  // for the player to move

  Defence(Lands& lands, IsLost is_lost) : lands_(lands), is_lost_(std::move(is_lost)) {}

  // REQUIRES: lost for the player to move. Throws OutOfBudget.
  int moves(const Sum& sum, Budget& budget);

 private:
  int moves_to_win(const Sum& sum, Budget& budget);

  Lands& lands_;
  IsLost is_lost_;
  std::unordered_map<Sum, int, SumHash> known_;
};

}  // namespace cartapenna::sprouts
