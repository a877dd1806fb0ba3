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

std::ptrdiff_t offset(std::size_t index) {
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
  Boundary spots(ring.begin() + offset(i), ring.end());
  spots.insert(spots.end(), ring.begin(), ring.begin() + offset(i) + 1);
  return spots;
}

// The other side's walk of a line that parts a boundary.
Boundary walk_back(const Boundary& ring, const Move& move) {
  return move.from_site == move.to_site ? walk_round(ring, move.to_site)
                                        : walk(ring, move.to_site, move.from_site);
}

class Lister {
 public:
  Lister(const Position& position, std::size_t most)
      : position_(position), lines_(lines_at_spots(position)), most_(most) {}

  std::optional<std::vector<Move>> all() {
    for (std::size_t region = 0; region < position_.regions.size(); ++region) in_region(region);
    if (too_many_) return std::nullopt;
    return std::move(found_);
  }

 private:
  int free_ends(int spot) const { return 3 - lines_[static_cast<std::size_t>(spot)]; }

  bool may_join(int one, int two) const {
    return one == two ? free_ends(one) >= 2 : free_ends(one) >= 1 && free_ends(two) >= 1;
  }

  void in_region(std::size_t region) {
    const Region& rings = position_.regions[region];
    fresh_.clear();
    for (std::size_t b = 0; b < rings.size(); ++b) {
      if (rings[b].size() == 1) fresh_.push_back(b);
    }
    std::sort(fresh_.begin(), fresh_.end(),
              [&](std::size_t a, std::size_t b) { return rings[a] < rings[b]; });
    const auto fresh_rank = [&](std::size_t b) {
      return std::find(fresh_.begin(), fresh_.end(), b) - fresh_.begin();
    };
    for (std::size_t one = 0; one < rings.size(); ++one) {
      if (rings[one].size() == 1 && fresh_rank(one) != 0) continue;
      parting(region, one);
      for (std::size_t two = 0; two < rings.size(); ++two) {
        const bool both_fresh = rings[one].size() == 1 && rings[two].size() == 1;
        if (two == one || (two < one && rings[one].size() > 1 && rings[two].size() > 1)) continue;
        if (both_fresh && fresh_rank(two) != 1) continue;
        if (rings[two].size() == 1 && !both_fresh) continue;  // met as (two, one)
        joining(region, one, two);
      }
    }
  }

  void joining(std::size_t region, std::size_t one, std::size_t two) {
    const auto& from = position_.regions[region][one];
    const auto& to = position_.regions[region][two];
    for (std::size_t i = 0; i < from.size(); ++i) {
      for (std::size_t j = 0; j < to.size(); ++j) {
        if (may_join(from[i], to[j])) add({region, one, i, two, j});
      }
    }
  }

  void parting(std::size_t region, std::size_t boundary) {
    const auto& ring = position_.regions[region][boundary];
    for (std::size_t i = 0; i < ring.size(); ++i) {
      for (std::size_t j = i; j < ring.size(); ++j) {
        if (may_join(ring[i], ring[j])) share_out({region, boundary, i, boundary, j});
      }
    }
  }

  // All sets of the other boundaries, of fresh spots only how many.
  void share_out(Move move) {
    std::vector<std::size_t> old;
    std::vector<std::size_t> fresh = fresh_;
    std::erase(fresh, move.from_boundary);
    const Region& rings = position_.regions[move.region];
    for (std::size_t b = 0; b < rings.size(); ++b) {
      if (b != move.from_boundary && rings[b].size() > 1) old.push_back(b);
    }
    if (old.size() >= 31) too_many_ = true;
    for (std::size_t set = 0; !too_many_ && set < std::size_t{1} << old.size(); ++set) {
      std::vector<std::size_t> enclosed;
      for (std::size_t b = 0; b < old.size(); ++b) {
        if ((set >> b & 1U) != 0) enclosed.push_back(old[b]);
      }
      for (std::size_t count = 0; count <= fresh.size(); ++count) {
        move.enclosed = enclosed;
        move.enclosed.insert(move.enclosed.end(), fresh.begin(), fresh.begin() + offset(count));
        std::sort(move.enclosed.begin(), move.enclosed.end());
        add(move);
      }
    }
  }

  void add(Move move) {
    if (found_.size() == most_) too_many_ = true;
    if (!too_many_) found_.push_back(std::move(move));
  }

  const Position& position_;
  std::vector<int> lines_;
  std::size_t most_;
  bool too_many_ = false;
  std::vector<std::size_t> fresh_;  // boundaries of spots without a line, in the region treated
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

std::optional<std::vector<Move>> moves(const Position& position, std::size_t most) {
  return Lister(position, most).all();
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
