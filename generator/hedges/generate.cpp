// SPDX-License-Identifier: MIT
// Which way a maze is drawn. Exact ways come first; each may give up without bias.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {
namespace {

// Sides drawn. Plain rejection is the faster one where it finds a set within this; see the bench.
// On large boards also where most tries fail: resampling must meet the number of hedges by chance,
// the more rarely the larger it is.
std::int64_t rejection_bound(const Lattice& lattice) {
  return std::max(8'000, 19 * lattice.sides());
}

// About half a second. Standard boards (15 x 15, limit 4) are drawn exactly up to 120 hedges.
constexpr std::int64_t resampling_bound = 24'000'000;

}  // namespace

Cell draw_exit(const Spec& spec, Random& random) {
  auto cells = exit_cells(spec);
  if (spec.reachable == Reachable::exit) {
    cells.erase(std::remove_if(cells.begin(), cells.end(),
                               [&spec](Cell cell) {
                                 return most_hedges_exit_reachable(spec, cell) < spec.hedges;
                               }),
                cells.end());
  }
  assert(!cells.empty());
  return cells[random.below(cells.size())];
}

namespace {

// The chain is seen to mix up to about nine tenths of the densest layout (171 of 188).
Law law_of_chain(const Spec& spec) {
  const int most = most_hedges_all_reachable(spec.shape, spec.attached);
  return 100LL * spec.hedges <= 91LL * most ? Law::approximately_uniform : Law::constructed;
}

struct Sample {
  SideNumbers sides;
  Law law;
};

Sample sample(const Spec& spec, const Lattice& lattice, Random& random, Work& work) {
  const int hedges = spec.hedges;
  if (auto sides = sample_by_rejection(lattice, hedges, random, rejection_bound(lattice), work)) {
    return {std::move(*sides), Law::uniform};
  }
  if (auto sides = sample_by_resampling(lattice, hedges, random, resampling_bound, work)) {
    return {std::move(*sides), Law::uniform};
  }
  if (auto sides = sample_by_chain(lattice, hedges, random, work)) {
    return {std::move(*sides), law_of_chain(spec)};
  }
  throw Exhausted(fmt::format("no maze of {} x {} cells with {} hedges was found in {} tries",
                              spec.shape.columns, spec.shape.rows, hedges, work.tries),
                  work.tries);
}

}  // namespace

Generated generate(const Spec& spec, Random& random) {
  assert(impossible(spec).empty());
  Generated result;
  Maze& maze = result.maze;
  maze = {spec.shape, spec.entry, draw_exit(spec, random), {}};
  const Lattice lattice(spec, maze.exit);
  Work work;
  const auto [sides, law] = sample(spec, lattice, random, work);
  maze.hedges.reserve(sides.size());
  for (const int side : sides) maze.hedges.push_back(spec.shape.side(side));
  result.law = law;
  result.tries = work.tries;
  const auto faults = check(spec, maze);
  assert(faults.empty());
  return result;
}

std::array<Generated, 2> generate_duel(const Spec& spec, Random& random) {
  constexpr int draws = 100;
  std::array<Generated, 2> duel{generate(spec, random), generate(spec, random)};
  for (int i = 1; i < draws && duel[0].maze.hedges == duel[1].maze.hedges; ++i) {
    duel[1] = generate(spec, random);
  }
  return duel;
}

}  // namespace cartapenna::hedges
