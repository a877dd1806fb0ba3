// SPDX-License-Identifier: MIT
// Positions as drawn: moves, playing them and taking them back.
#include "generator/sprouts/position.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cassert>
#include <set>

namespace cartapenna::sprouts {

namespace {

constexpr std::size_t kMostBoundaries = 16;

std::ptrdiff_t signed_(std::size_t index) {
  return static_cast<std::ptrdiff_t>(index);
}

// The walk from site i on to site j and no further; for i = j the site alone.
Boundary walk(const Boundary& ring, std::size_t i, std::size_t j) {
  Boundary spots{ring[i]};
  while (i != j) {
    i = (i + 1) % ring.size();
    spots.push_back(ring[i]);
  }
  return spots;
}

// The walk from site i all the way round, back to site i; a lone spot is met once.
Boundary walk_round(const Boundary& ring, std::size_t i) {
  if (ring.size() == 1) return ring;
  Boundary spots(ring.begin() + signed_(i), ring.end());
  spots.insert(spots.end(), ring.begin(), ring.begin() + signed_(i) + 1);
  return spots;
}

// The other side's walk of a line that parts a boundary.
Boundary walk_back(const Boundary& ring, const Move& move) {
  return move.from_site == move.to_site ? walk_round(ring, move.to_site)
                                        : walk(ring, move.to_site, move.from_site);
}

class Lister {
 public:
  explicit Lister(const Position& position)
      : position_(position), lines_(lines_at_spots(position)) {}

  std::vector<Move> all() {
    for (std::size_t region = 0; region < position_.regions.size(); ++region) {
      assert(position_.regions[region].size() <= kMostBoundaries);
      for (std::size_t one = 0; one < position_.regions[region].size(); ++one) {
        for (std::size_t two = one; two < position_.regions[region].size(); ++two) {
          between(region, one, two);
        }
      }
    }
    return std::move(found_);
  }

 private:
  bool may_join(int one, int two) const {
    const auto free = [&](int spot) { return 3 - lines_[static_cast<std::size_t>(spot)]; };
    return one == two ? free(one) >= 2 : free(one) >= 1 && free(two) >= 1;
  }

  void between(std::size_t region, std::size_t one, std::size_t two) {
    const auto& from = position_.regions[region][one];
    const auto& to = position_.regions[region][two];
    for (std::size_t i = 0; i < from.size(); ++i) {
      for (std::size_t j = one == two ? i : 0; j < to.size(); ++j) {
        if (!may_join(from[i], to[j])) continue;
        const Move move{region, one, i, two, j};
        if (one == two) {
          share_out(move);
        } else {
          found_.push_back(move);
        }
      }
    }
  }

  void share_out(Move move) {
    std::vector<std::size_t> others;
    for (std::size_t b = 0; b < position_.regions[move.region].size(); ++b) {
      if (b != move.from_boundary) others.push_back(b);
    }
    for (std::size_t set = 0; set < std::size_t{1} << others.size(); ++set) {
      move.enclosed.clear();
      for (std::size_t b = 0; b < others.size(); ++b) {
        if ((set >> b & 1U) != 0) move.enclosed.push_back(others[b]);
      }
      found_.push_back(move);
    }
  }

  const Position& position_;
  std::vector<int> lines_;
  std::vector<Move> found_;
};

bool is_enclosed(const Move& move, std::size_t boundary) {
  return std::binary_search(move.enclosed.begin(), move.enclosed.end(), boundary);
}

std::vector<int> living_on_side(const Position& position, const Move& move, bool enclosed) {
  const Region& region = position.regions[move.region];
  const auto lines = lines_at_spots(position);
  const Boundary& ring = region[move.from_boundary];
  const Boundary side = enclosed ? walk(ring, move.from_site, move.to_site) : walk_back(ring, move);
  std::set<int> spots(side.begin(), side.end());
  for (std::size_t b = 0; b < region.size(); ++b) {
    if (b == move.from_boundary || is_enclosed(move, b) != enclosed) continue;
    spots.insert(region[b].begin(), region[b].end());
  }
  spots.erase(ring[move.from_site]);
  spots.erase(ring[move.to_site]);
  std::erase_if(spots, [&](int spot) { return lines[static_cast<std::size_t>(spot)] == 3; });
  return {spots.begin(), spots.end()};
}

}  // namespace

Position start(int spots) {
  assert(spots >= 1);
  Position position{spots, {Region{}}};
  for (int spot = 1; spot <= spots; ++spot) position.regions[0].push_back({spot});
  return position;
}

int spot_count(const Position& position) {
  int highest = 0;
  for (const Region& region : position.regions) {
    for (const Boundary& ring : region) {
      highest = std::max(highest, *std::max_element(ring.begin(), ring.end()));
    }
  }
  return highest;
}

std::vector<int> lines_at_spots(const Position& position) {
  std::vector<int> lines(static_cast<std::size_t>(spot_count(position)) + 1, 0);
  for (const Region& region : position.regions) {
    for (const Boundary& ring : region) {
      if (ring.size() == 1) continue;
      for (int spot : ring) ++lines[static_cast<std::size_t>(spot)];
    }
  }
  return lines;
}

int lives(const Position& position) {
  return 3 * position.starting_spots - (spot_count(position) - position.starting_spots);
}

std::vector<Move> moves(const Position& position) {
  return Lister(position).all();
}

Position play(const Position& position, const Move& move) {
  const int born = spot_count(position) + 1;
  Position after{position.starting_spots, {}};
  for (std::size_t r = 0; r < position.regions.size(); ++r) {
    if (r != move.region) after.regions.push_back(position.regions[r]);
  }
  const Region& region = position.regions[move.region];
  const Boundary& ring = region[move.from_boundary];
  if (move.from_boundary != move.to_boundary) {
    Boundary joined = walk_round(ring, move.from_site);
    joined.push_back(born);
    const Boundary second = walk_round(region[move.to_boundary], move.to_site);
    joined.insert(joined.end(), second.begin(), second.end());
    joined.push_back(born);
    Region now{joined};
    for (std::size_t b = 0; b < region.size(); ++b) {
      if (b != move.from_boundary && b != move.to_boundary) now.push_back(region[b]);
    }
    after.regions.push_back(std::move(now));
    return after;
  }
  Region inside{walk(ring, move.from_site, move.to_site)};
  Region outside{walk_back(ring, move)};
  inside[0].push_back(born);
  outside[0].push_back(born);
  for (std::size_t b = 0; b < region.size(); ++b) {
    if (b == move.from_boundary) continue;
    (is_enclosed(move, b) ? inside : outside).push_back(region[b]);
  }
  after.regions.push_back(std::move(inside));
  after.regions.push_back(std::move(outside));
  return after;
}

std::string name(const Position& position, const Move& move, bool with_enclosed) {
  const Region& region = position.regions[move.region];
  const auto [low, high] = std::minmax(region[move.from_boundary][move.from_site],
                                       region[move.to_boundary][move.to_site]);
  std::string text = fmt::format("{}({}){}", low, spot_count(position) + 1, high);
  if (!with_enclosed || move.from_boundary != move.to_boundary) return text;
  const auto one = living_on_side(position, move, true);
  const auto two = living_on_side(position, move, false);
  const auto& fewer = std::pair(one.size(), one) < std::pair(two.size(), two) ? one : two;
  if (!fewer.empty()) text += fmt::format("[{}]", fmt::join(fewer, ","));
  return text;
}

}  // namespace cartapenna::sprouts
