// SPDX-License-Identifier: MIT
// Fair duels. The first to move has a start of one turn: on equal mazes it reaches the exit first,
// or in the same turn, far more often than not.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "generator/hedges/level.h"

namespace cartapenna::hedges {

enum class Balance {
  none,
  even,    // both players need as many turns on average, within 0.15
  second,  // the first player's way is so much longer that both win as often
};
std::string_view balance_name(Balance balance);
std::optional<Balance> parse_balance(std::string_view name);

// How often the first player needs fewer turns than the second, as many, or more, in thousandths.
// By the rules the first to reach the exit wins, so the first player wins also with equal turns,
// unless the round is finished: then that is a draw.
struct Fairness {
  int fewer = 0;
  int equal = 0;
  int more = 0;
  int first_wins() const { return fewer + equal; }
};
// From the turns of the player who begins and of the other.
Fairness fairness(const Figure& first, const Figure& second);

// The own mazes of player 1, who begins, and of player 2. Each leaves the maze of the other: player
// 1 leaves mazes[1].
struct GradedDuel {
  std::array<Graded, 2> mazes;
  Fairness fairness;  // from the fresh games of both figures
};

// Draws mazes until two fit each other. With a balance both exits are equally far from the entry,
// counted in steps without hedges. With Balance::second the level is that of mazes[0]; mazes[1] is
// of the same level only for levels that are made by moving hedges. The hedges of the two differ
// whenever more than one hedge set is found. Throws Exhausted.
// REQUIRES: impossible(spec) is empty.
GradedDuel generate_graded_duel(const Spec& spec, Level level, Balance balance, Turn turn,
                                BandBook& book, Random& random);

}  // namespace cartapenna::hedges
