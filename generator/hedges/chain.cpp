// SPDX-License-Identifier: MIT
// A Markov chain for boards too dense for exact sampling.
//
// A step takes a hedge away and puts it on another side, any or a near one, unless that breaks a
// rule. Steps are as likely as their reverse, so the uniform law stays as it is under them; that
// the chain comes near to it in so many steps is measured, not proved.
#include <algorithm>
#include <cassert>
#include <utility>

#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {
namespace {

class Chain {
 public:
  Chain(const Lattice& lattice, SideNumbers hedges)
      : lattice_(lattice), board_(lattice), hedges_(std::move(hedges)) {
    for (const int side : hedges_) board_.set(side, true);
  }

  void step(Random& random) {
    const auto bits = random.bits();
    auto& hedge = hedges_[random.below(hedges_.size())];
    int to;
    if (bits % 2 == 0) {
      to = static_cast<int>(random.below(static_cast<std::uint64_t>(lattice_.sides())));
    } else {
      const Ends& ends = board_.ends(hedge);
      const int point = (bits & 2U) != 0 ? ends.from : ends.to;
      if (point == 0) return;
      to = board_.sides_at(point)[bits >> 2U & 3U];
    }
    if (board_.has(to)) return;
    board_.set(hedge, false);
    board_.set(to, true);
    board_.begin_round();
    if (board_.walk(to)) {
      hedge = to;
    } else {
      board_.set(to, false);
      board_.set(hedge, true);
    }
  }

  SideNumbers hedges() const { return board_.hedges(); }

 private:
  const Lattice& lattice_;
  HedgedBoard board_;
  std::vector<int> hedges_;
};

}  // namespace

std::optional<SideNumbers> sample_by_chain(const Lattice& lattice, int hedges, Random& random,
                                           Work& work) {
  ++work.tries;
  auto sides = packed(lattice, hedges, random, work);
  if (sides.size() < static_cast<std::size_t>(hedges)) return std::nullopt;
  Chain chain(lattice, std::move(sides));
  // On 15 x 15 cells, numbers of groups of each size, of hedges of each direction and at the border
  // do not move any more after 50 steps for each side, for up to 180 hedges.
  const std::int64_t steps = 200LL * lattice.sides();
  for (std::int64_t i = 0; i < steps; ++i) chain.step(random);
  work.drawn += steps;
  return chain.hedges();
}

}  // namespace cartapenna::hedges
