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
constexpr std::array<int, 6> kNimberByRemainder{0, 0, 0, 1, 1, 1};
constexpr int kMostComputedNimber = 14;
constexpr int kMostComputedMisere = 11;
constexpr int kMostProvedMisere = 20;

// From Solver::choices(); `cartapenna solve sprouts N --normal-only` prints those of normal play.
// Starts that are not listed have no winning move.
constexpr int kMostFirstMoves = 12;
using FirstMoves = std::vector<std::pair<int, std::vector<std::string_view>>>;
const FirstMoves kFirstMoves{
    {3, {"1(4)1[2]", "1(4)2"}},
    {4, {"1(5)1", "1(5)1[2]"}},
    {5, {"1(6)1[2,3]"}},
    {9, {"1(10)1[2,3,4,5]", "1(10)2"}},
    {10, {"1(11)1", "1(11)1[2]", "1(11)1[2,3,4]", "1(11)1[2,3,4,5]"}},
    {11, {"1(12)1[2,3]", "1(12)1[2,3,4,5,6]"}},
};
const FirstMoves kFirstMovesMisere{
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
      return {player(first_wins_misere(spots)), spots <= kMostComputedMisere ? Source::computed
                                                : spots <= kMostProvedMisere ? Source::literature
                                                                             : Source::conjecture};
    case Variant::normal:
      break;
  }
  const auto source = spots <= kMostComputedNimber   ? Source::computed
                      : proved_in_normal_play(spots) ? Source::literature
                                                     : Source::conjecture;
  return {player(spots % 6 >= 3), source};
}

std::optional<int> start_nimber(int spots) {
  assert(spots >= 1);
  if (spots > kMostComputedNimber) return std::nullopt;
  return kNimberByRemainder.at(static_cast<std::size_t>(spots % 6));
}

std::optional<std::vector<std::string_view>> winning_first_moves(int spots, Variant variant) {
  assert(spots >= 1);
  if (variant == Variant::brussels) return std::nullopt;
  const bool is_misere = variant == Variant::misere;
  if (spots > (is_misere ? kMostComputedMisere : kMostFirstMoves)) return std::nullopt;
  for (const auto& [start, moves] : is_misere ? kFirstMovesMisere : kFirstMoves) {
    if (start == spots) return moves;
  }
  return std::vector<std::string_view>{};
}

}  // namespace cartapenna::sprouts
