// SPDX-License-Identifier: MIT
// What is known about starting positions. Numbers that a solver gave are checked against the
// solver in the tests.
#include <algorithm>
#include <array>
#include <cassert>

#include "generator/sprouts/sprouts.h"

namespace cartapenna::sprouts {

namespace {

// n = 1 … 14; the values of all starts proved so far follow n mod 6 as here.
constexpr std::array<int, 6> nimber_by_remainder{0, 0, 0, 1, 1, 1};
constexpr int most_computed_nimber = 14;
constexpr int most_computed_misere = 11;
constexpr int most_proved_misere = 20;

// From Solver::choices(); `cartapenna solve sprouts N --normal-only` prints those of normal play.
// Starts that are not listed have no winning move.
constexpr int most_first_moves = 12;
using FirstMoves = std::vector<std::pair<int, std::vector<std::string_view>>>;
const FirstMoves first_moves{
    {3, {"1(4)1[2]", "1(4)2"}},
    {4, {"1(5)1", "1(5)1[2]"}},
    {5, {"1(6)1[2,3]"}},
    {9, {"1(10)1[2,3,4,5]", "1(10)2"}},
    {10, {"1(11)1", "1(11)1[2]", "1(11)1[2,3,4]", "1(11)1[2,3,4,5]"}},
    {11, {"1(12)1[2,3]", "1(12)1[2,3,4,5,6]"}},
};
const FirstMoves first_moves_misere{
    {1, {"1(2)1"}},
    {5, {"1(6)1[2]", "1(6)1[2,3]", "1(6)2"}},
    {6, {"1(7)1", "1(7)1[2]", "1(7)1[2,3]"}},
    {10, {"1(11)1[2,3,4]", "1(11)2"}},
    {11, {"1(12)1", "1(12)1[2]", "1(12)1[2,3]", "1(12)1[2,3,4]", "1(12)1[2,3,4,5,6]", "1(12)2"}},
};

bool proved_in_normal_play(int spots) {
  return spots <= 44 || spots == 46 || spots == 47 || spots == 53;
}

// Misère play. From 5 spots on the first player wins when n mod 6 is 0, 4 or 5: proved up to 20.
bool first_wins_misere(int spots) {
  if (spots <= 4) return spots == 1;
  const int remainder = spots % 6;
  return remainder == 0 || remainder == 4 || remainder == 5;
}

}  // namespace

Length game_length(int spots, Variant variant) {
  assert(spots >= 1);
  if (variant == Variant::brussels) return {5 * spots - 2, 5 * spots - 2};
  return {2 * spots, 3 * spots - 1};
}

int highest_number(int spots, Variant variant) {
  return spots + game_length(spots, variant).most;
}

Winner winner(int spots, Variant variant) {
  assert(spots >= 1);
  const auto player = [](bool first) { return first ? Player::first : Player::second; };
  switch (variant) {
    case Variant::brussels:
      return {player(spots % 2 == 1), Source::proved};
    case Variant::misere:
      return {player(first_wins_misere(spots)), spots <= most_computed_misere ? Source::computed
                                                : spots <= most_proved_misere ? Source::literature
                                                                              : Source::conjecture};
    case Variant::normal:
      break;
  }
  const auto source = spots <= most_computed_nimber  ? Source::computed
                      : proved_in_normal_play(spots) ? Source::literature
                                                     : Source::conjecture;
  return {player(spots % 6 >= 3), source};
}

std::optional<int> start_nimber(int spots) {
  assert(spots >= 1);
  if (spots > most_computed_nimber) return std::nullopt;
  return nimber_by_remainder.at(static_cast<std::size_t>(spots % 6));
}

std::optional<std::vector<std::string_view>> winning_first_moves(int spots, Variant variant) {
  assert(spots >= 1);
  if (variant == Variant::brussels) return std::nullopt;
  const bool is_misere = variant == Variant::misere;
  if (spots > (is_misere ? most_computed_misere : most_first_moves)) return std::nullopt;
  for (const auto& [start, moves] : is_misere ? first_moves_misere : first_moves) {
    if (start == spots) return moves;
  }
  return std::vector<std::string_view>{};
}

}  // namespace cartapenna::sprouts
