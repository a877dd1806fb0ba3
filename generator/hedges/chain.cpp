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
  Chain(const Lattice& lattice, const SideNumbers& hedges)
      : lattice_(lattice), board_(lattice), hedges_(hedges) {
    for (const int side : hedges_) board_.set(side, true);
  }

  void step(Random& random) {
    const auto bits = random.bits();
    auto& hedge = hedges_[random.below(hedges_.size())];
    int to;
    if (bits % 2 == 0) {
      to = static_cast<int>(random.below(static_cast<std::uint64_t>(lattice_.sides())));
    } else {
      const Ends& ends = lattice_.ends(hedge);
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

// The densest board, turned and mirrored at random.
SideNumbers turned(const Shape& shape, int limit, Random& random) {
  const auto way = random.bits();
  const bool turn = (way & 1U) != 0;
  const Shape from = turn ? Shape{shape.rows, shape.columns} : shape;
  SideNumbers sides = densest(from, limit);
  for (int& number : sides) {
    Side side = from.side(number);
    Cell a = side.cell;
    Cell b = side.other();
    for (Cell* cell : {&a, &b}) {
      if (turn) std::swap(cell->column, cell->row);
      if ((way & 2U) != 0) cell->column = shape.columns - 1 - cell->column;
      if ((way & 4U) != 0) cell->row = shape.rows - 1 - cell->row;
    }
    number = shape.number(*side_between(a, b));
  }
  return sides;
}

}  // namespace

std::optional<SideNumbers> sample_by_chain(const Lattice& lattice, int hedges, Random& random,
                                           Work& work) {
  SideNumbers sides = turned(lattice.shape(), lattice.limit(), random);
  if (sides.size() < static_cast<std::size_t>(hedges)) return std::nullopt;
  random.shuffle(sides);
  sides.resize(static_cast<std::size_t>(hedges));
  ++work.tries;
  Chain chain(lattice, sides);
  const std::int64_t steps = 1000LL * lattice.sides();
  for (std::int64_t i = 0; i < steps; ++i) chain.step(random);
  work.drawn += steps;
  return chain.hedges();
}

}  // namespace cartapenna::hedges
