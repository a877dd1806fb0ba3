// SPDX-License-Identifier: MIT
// Why a player is lost, as simply as it can be said.
#include <algorithm>
#include <cassert>
#include <set>

#include "generator/sprouts/choose.h"

namespace cartapenna::sprouts {

namespace {

const Limits no_limits{1e9};
constexpr std::size_t most_moves = 20'000;

// Living spots that a line can still reach.
std::set<int> spots_in_play(const Position& position) {
  std::set<int> spots;
  const auto all = moves(position, most_moves);
  assert(all);
  for (const Move& move : *all) {
    const Region& region = position.regions[move.region];
    spots.insert(region[move.from_boundary][move.from_site]);
    spots.insert(region[move.to_boundary][move.to_site]);
  }
  // moves() leaves out spots that are like others.
  for (const Region& region : position.regions) {
    for (const Boundary& ring : region) {
      if (ring.size() == 1) spots.insert(ring[0]);
    }
  }
  return spots;
}

// A spot that lives after the move, out of reach, and could be reached before it; 0: none.
int newly_cut_off(const Position& before, const Position& after) {
  const auto reached = spots_in_play(after);
  const auto lines = lines_at_spots(after);
  for (const int spot : spots_in_play(before)) {
    if (lines[static_cast<std::size_t>(spot)] < 3 && reached.count(spot) == 0) return spot;
  }
  return 0;
}

bool in_equal_pairs(const std::vector<Code>& lands) {  // REQUIRES: sorted
  if (lands.size() % 2 != 0) return false;
  for (std::size_t i = 0; i < lands.size(); i += 2) {
    if (lands[i] != lands[i + 1]) return false;
  }
  return true;
}

}  // namespace

Reason reason_for(const Position& before, const Position& loser, Play play, Solver& solver) {
  const Code code = code_of(loser);
  Reason reason;
  reason.answers = static_cast<int>(solver.choices(loser, play, no_limits)->size());
  if (reason.answers == 0) {
    reason.kind = ReasonKind::no_move_left;
    return reason;
  }
  const LengthSet lengths = *solver.lengths(code, no_limits);
  if (same_parity(lengths)) {
    reason.moves = longest(lengths);
    assert(reason.moves % 2 == (play == Play::normal ? 0 : 1));
    reason.kind = is_exact(lengths) ? ReasonKind::exact_moves : ReasonKind::same_parity;
    if (is_exact(lengths)) reason.spot = newly_cut_off(before, loser);
    if (reason.spot != 0) reason.kind = ReasonKind::cut_off;
    return reason;
  }
  if (play == Play::normal && in_equal_pairs(canonical_lands(code))) {
    reason.kind = ReasonKind::equal_halves;
    return reason;
  }
  reason.kind = ReasonKind::every_answer;
  reason.moves = *solver.longest_defence(code, play, no_limits);
  return reason;
}

}  // namespace cartapenna::sprouts
