// SPDX-License-Identifier: MIT
#include "generator/sprouts/lengths.h"

#include <bit>
#include <cassert>
#include <optional>
#include <set>

namespace cartapenna::sprouts {

namespace {

// Two games side by side, every move in either of them.
LengthSet both(LengthSet one, LengthSet two) {
  LengthSet sum = 0;
  for (; two != 0; two &= two - 1) sum |= one << std::countr_zero(two);
  return sum;
}

}  // namespace

int longest(LengthSet lengths) {
  assert(lengths != 0);
  return static_cast<int>(std::bit_width(lengths)) - 1;
}

bool same_parity(LengthSet lengths) {
  constexpr LengthSet even = 0x5555555555555555U;
  return (lengths & even) == 0 || (lengths & ~even) == 0;
}

LengthSet Lengths::of(const Sum& sum, Budget& budget) {
  LengthSet all = 1;
  for (const LandId land : sum) all = both(all, of_land(land, budget));
  return all;
}

LengthSet Lengths::of_land(LandId land, Budget& budget) {
  if (const auto known = known_.find(land); known != known_.end()) return known->second;
  assert(lands_.lives(land) < 64);
  LengthSet all = 0;
  for (const Sum& after : lands_.options(land, budget)) all |= of(after, budget) << 1U;
  if (all == 0) all = 1;
  known_[land] = all;
  return all;
}

std::vector<Sum> options_of(const Sum& sum, Lands& lands, Budget& budget) {
  std::set<Sum> all;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (i > 0 && sum[i] == sum[i - 1]) continue;
    for (Sum after : lands.options(sum[i], budget)) {
      for (std::size_t j = 0; j < sum.size(); ++j) {
        if (j != i) after.push_back(sum[j]);
      }
      lands.sort(after);
      all.insert(std::move(after));
    }
  }
  return {all.begin(), all.end()};
}

int Defence::moves(const Sum& sum, Budget& budget) {
  if (const auto known = known_.find(sum); known != known_.end()) return known->second;
  int most = 0;
  for (const Sum& answer : options_of(sum, lands_, budget)) {
    most = std::max(most, 1 + moves_to_win(answer, budget));
  }
  known_[sum] = most;
  return most;
}

int Defence::moves_to_win(const Sum& sum, Budget& budget) {
  std::optional<int> least;
  for (const Sum& after : options_of(sum, lands_, budget)) {
    if (!is_lost_(after, budget)) continue;
    const int left = 1 + moves(after, budget);
    least = std::min(least.value_or(left), left);
  }
  return least.value_or(0);  // in misère play whoever cannot move has won
}

}  // namespace cartapenna::sprouts
