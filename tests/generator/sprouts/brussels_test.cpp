// SPDX-License-Identifier: MIT
// Brussels sprouts by random play: free ends on boundaries, each move joins two of a region.
#include <doctest/doctest.h>

#include <vector>

#include "generator/random.h"
#include "generator/sprouts/sprouts.h"

using namespace cartapenna::sprouts;
using cartapenna::Random;

namespace {

// A region is the list of its boundaries, and a boundary the number of free ends along it.
using Ends = std::vector<std::size_t>;

int play(int crosses, Random& random) {
  std::vector<Ends> regions{Ends(static_cast<std::size_t>(crosses), 4)};
  for (int moves = 0;; ++moves) {
    // A region with two free ends has a move, and only such regions have.
    std::vector<std::size_t> open;
    for (std::size_t r = 0; r < regions.size(); ++r) {
      std::size_t ends = 0;
      for (const std::size_t boundary : regions[r]) ends += boundary;
      if (ends >= 2) open.push_back(r);
    }
    if (open.empty()) return moves;
    const std::size_t chosen = open[random.below(open.size())];
    Ends region = regions[chosen];
    std::erase(region, std::size_t{0});
    std::size_t one = random.below(region.size());
    std::size_t two = random.below(region.size());
    if (one == two && region[one] < 2) {
      if (region.size() < 2) continue;
      two = (one + 1) % region.size();
    }
    if (one != two) {
      const std::size_t joined = region[one] + region[two];  // two ends used, two born
      region.erase(region.begin() + static_cast<std::ptrdiff_t>(std::max(one, two)));
      region[std::min(one, two)] = joined;
      regions[chosen] = region;
      continue;
    }
    const std::size_t between = random.below(region[one] - 1);
    Ends left{between + 1};  // each side gets one of the cross-stroke's ends
    Ends right{region[one] - 2 - between + 1};
    for (std::size_t b = 0; b < region.size(); ++b) {
      if (b != one) (random.below(2) == 0 ? left : right).push_back(region[b]);
    }
    regions[chosen] = left;
    regions.push_back(right);
  }
}

}  // namespace

TEST_CASE("Brussels sprouts always end after 5n - 2 moves") {
  Random random(8);
  for (int crosses = 1; crosses <= 12; ++crosses) {
    for (int game = 0; game < 50; ++game) {
      CHECK(play(crosses, random) == game_length(crosses, Variant::brussels).most);
    }
    CHECK((winner(crosses, Variant::brussels).player == Player::first) == (crosses % 2 == 1));
  }
}
