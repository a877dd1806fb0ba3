// SPDX-License-Identifier: MIT
// Taking back the last move of a position, and by taking back all of them, the exact test whether a
// position can be reached at all: every claim that a Hoey string makes about who lies beside whom
// is used once on the way to bare spots.
#include "generator/sprouts/undo.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace cartapenna::sprouts {

namespace {

struct Site {
  std::size_t region, boundary, index;
};

std::vector<Site> sites_of(const Position& position, int spot) {
  std::vector<Site> found;
  for (std::size_t r = 0; r < position.regions.size(); ++r) {
    for (std::size_t b = 0; b < position.regions[r].size(); ++b) {
      const Boundary& ring = position.regions[r][b];
      for (std::size_t i = 0; i < ring.size(); ++i) {
        if (ring[i] == spot) found.push_back({r, b, i});
      }
    }
  }
  return found;
}

// The ring read from behind `from` up to before `to`.
Boundary between(const Boundary& ring, std::size_t from, std::size_t to) {
  Boundary spots;
  for (std::size_t i = (from + 1) % ring.size(); i != to; i = (i + 1) % ring.size()) {
    spots.push_back(ring[i]);
  }
  return spots;
}

Region without(const Region& region, std::size_t boundary) {
  Region rest = region;
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(boundary));
  return rest;
}

Position without_regions(const Position& position, std::size_t one, std::size_t two) {
  Position rest{position.starting_spots, {}};
  for (std::size_t r = 0; r < position.regions.size(); ++r) {
    if (r != one && r != two) rest.regions.push_back(position.regions[r]);
  }
  return rest;
}

// The spot's line joined two boundaries: both its sites lie on one ring.
std::optional<Undone> part_again(const Position& position, const Site& one, const Site& two) {
  const Region& region = position.regions[one.region];
  const Boundary& ring = region[one.boundary];
  Boundary first = between(ring, one.index, two.index);
  Boundary second = between(ring, two.index, one.index);
  for (Boundary* half : {&first, &second}) {
    if (half->empty() || half->front() != half->back()) return std::nullopt;
    if (half->size() > 1) half->pop_back();
  }
  Undone undone{without_regions(position, one.region, one.region), {}};
  Region joined = without(region, one.boundary);
  joined.insert(joined.begin(), {first, second});
  undone.move = {undone.before.regions.size(), 0, 0, 1, 0};
  undone.before.regions.push_back(std::move(joined));
  return undone;
}

// The spot's line parted a region.
std::optional<Undone> join_again(const Position& position, Site one, Site two) {
  const auto ring_of = [&](const Site& site) -> const Boundary& {
    return position.regions[site.region][site.boundary];
  };
  if (ring_of(two).size() == 2) std::swap(one, two);  // a loop's own side goes first
  const Boundary inside = between(ring_of(one), one.index, one.index);
  const Boundary outside = between(ring_of(two), two.index, two.index);
  if (inside.empty() || outside.empty()) return std::nullopt;
  if (inside.front() != outside.back() || inside.back() != outside.front()) return std::nullopt;
  Boundary ring(inside.begin(), inside.end() - 1);
  ring.insert(ring.end(), outside.begin(), outside.end() - 1);
  if (ring.empty()) ring = inside;
  const Region enclosed = without(position.regions[one.region], one.boundary);
  const Region others = without(position.regions[two.region], two.boundary);
  Undone undone{without_regions(position, one.region, two.region), {}};
  undone.move = {undone.before.regions.size(), 0, 0, 0, inside.size() - 1};
  for (std::size_t b = 1; b <= enclosed.size(); ++b) undone.move.enclosed.push_back(b);
  Region joined{ring};
  joined.insert(joined.end(), enclosed.begin(), enclosed.end());
  joined.insert(joined.end(), others.begin(), others.end());
  undone.before.regions.push_back(std::move(joined));
  return undone;
}

}  // namespace

std::optional<Undone> try_undo(const Position& position) {
  const int last = spot_count(position);
  if (last == position.starting_spots) return std::nullopt;
  const auto sites = sites_of(position, last);
  if (sites.size() != 2) return std::nullopt;
  const Site& one = sites[0];
  const Site& two = sites[1];
  if (one.region != two.region) return join_again(position, one, two);
  if (one.boundary != two.boundary) return std::nullopt;
  return part_again(position, one, two);
}

Undone undo(const Position& position) {
  auto undone = try_undo(position);
  assert(undone && "only positions that were played are taken back");
  return *std::move(undone);
}

std::optional<std::string> why_unreachable(Position position) {
  while (spot_count(position) > position.starting_spots) {
    const int last = spot_count(position);
    const int lines = lines_at_spots(position).back();
    if (lines != 2) {
      return fmt::format("spot {} has {} at its birth; a new spot has 2", last,
                         lines == 1 ? "1 line" : fmt::format("{} lines", lines));
    }
    auto undone = try_undo(position);
    if (!undone) {
      return fmt::format(
          "the boundaries do not fit together at spot {}; is a region walked the "
          "other way round?",
          last);
    }
    position = std::move(undone->before);
  }
  if (position.regions.size() == 1) return std::nullopt;
  return "the regions do not hang together";
}

}  // namespace cartapenna::sprouts
