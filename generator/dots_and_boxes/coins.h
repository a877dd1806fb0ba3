// SPDX-License-Identifier: MIT
// The form the solver works on: strings and coins. Each undrawn line is a string, each open box a
// coin that its undrawn sides hold; a line at the border is tied to the ground on its other side.
// Drawing a line cuts its string, and a coin that comes loose is a box closed.
//
// Sets of strings and of coins are bits of one word: at most 64 of either.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

using Set = std::uint64_t;

constexpr int largest_set = 64;
constexpr int ground = largest_set;  // the number of no coin

inline Set only(int number) {
  return Set{1} << static_cast<unsigned>(number);
}
inline bool has(Set set, int number) {
  return (set >> static_cast<unsigned>(number) & 1U) != 0;
}
inline int count(Set set) {
  return std::popcount(set);
}
// Quicker than counting where the machine has no instruction for it.
inline bool is_one(Set set) {
  return set != 0 && (set & (set - 1)) == 0;
}
inline bool is_two(Set set) {
  return set != 0 && is_one(set & (set - 1));
}
inline int first(Set set) {
  return std::countr_zero(set);
}

struct Coins {
  int strings = 0;
  int coins = 0;
  std::vector<int> lines;                   // string → line of the position, ascending
  std::array<Set, largest_set + 1> held{};  // coin → its strings; the ground has none here
  std::array<Set, largest_set + 1> tied{};  // coin → those of them that end in the ground
  std::array<std::array<std::uint8_t, 2>, largest_set> ends{};  // string → coins or ground

  Set all() const { return strings == largest_set ? ~Set{0} : only(strings) - 1; }
  int other_end(int string, int coin) const {
    const auto& both = ends[static_cast<std::size_t>(string)];
    return both[0] ^ both[1] ^ coin;
  }
  Set strings_of(int coin) const { return held[static_cast<std::size_t>(coin)]; }

  // Permutations of strings (not the one that moves none) that leave all as it is, among the
  // symmetries of the grid; empty until they are asked for. Strings that tie a coin to the ground
  // keep their order.
  std::vector<std::vector<int>> symmetries;
};

// Without symmetries, which take longer to find. Empty when the position has more strings or coins
// than fit.
std::optional<Coins> coins_of(const Position& position);
void find_symmetries(Coins& coins, const Grid& grid);

// A position in which every coin that hangs on one string has been taken, and all that follow.
struct Settled {
  Set strings = 0;  // what is left: each coin has two strings at least
  int taken = 0;
  // The fewest coins that can be left to the other player in place of taking all, so that the other
  // player must move next: 2 at a chain, 4 at a loop, 0 where it cannot be done.
  int least_left = 0;
};

Settled settle(const Coins& coins, Set strings);

}  // namespace cartapenna::dots_and_boxes
