// SPDX-License-Identifier: MIT
// Dense boards for the chain to begin with.
//
// With every cell reachable, the densest layout is known: it is turned and mirrored at random, and
// hedges are taken out. With only the exit reachable, small closed boxes hold more: cells with a
// hedge on each side, and border cells with one on each of their three inner sides. They are laid
// side by side where no rule breaks, and hedges are moved and added until enough stand.
#include <algorithm>
#include <cassert>
#include <utility>

#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {
namespace {

// Turned (columns become rows) and mirrored, in one of eight ways. `shape` is that of the result.
SideNumbers turned(const SideNumbers& sides, const Shape& shape, std::uint64_t way) {
  const bool turn = (way & 1U) != 0;
  const Shape from = turn ? Shape{shape.rows, shape.columns} : shape;
  const auto move = [&](Cell cell) {
    if (turn) std::swap(cell.column, cell.row);
    if ((way & 2U) != 0) cell.column = shape.columns - 1 - cell.column;
    if ((way & 4U) != 0) cell.row = shape.rows - 1 - cell.row;
    return cell;
  };
  SideNumbers result;
  for (const int number : sides) {
    const Side side = from.side(number);
    result.push_back(shape.number(*side_between(move(side.cell), move(side.other()))));
  }
  return result;
}

// The inner sides of every second cell of every second row, the border first.
SideNumbers boxes(const Shape& shape) {
  SideNumbers border;
  SideNumbers inside;
  for (int row = 0; row < shape.rows; ++row) {
    for (int column = 0; column < shape.columns; ++column) {
      const Cell cell{column, row};
      const bool on_border = shape.on_border(cell);
      const bool side = column == 0 || column == shape.columns - 1;
      if (on_border ? (side ? row : column) % 2 == 0 : (row % 2 != 0 || column % 2 != 0)) continue;
      for (const Side at :
           {Side{{column, row - 1}, Towards::down}, Side{{column - 1, row}, Towards::right},
            Side{cell, Towards::right}, Side{cell, Towards::down}}) {
        if (shape.has(at)) (on_border ? border : inside).push_back(shape.number(at));
      }
    }
  }
  border.insert(border.end(), inside.begin(), inside.end());
  return border;
}

class Packer {
 public:
  explicit Packer(const Lattice& lattice) : board_(lattice), lattice_(lattice) {}

  int hedges() const { return hedges_; }
  SideNumbers sides() const { return board_.hedges(); }

  // Adds a hedge unless that breaks a rule.
  bool add(int side) {
    if (board_.has(side)) return false;
    board_.set(side, true);
    board_.begin_round();
    const bool fine = board_.walk(side);
    board_.set(side, fine);
    if (fine) ++hedges_;
    return fine;
  }

  // Adds a hedge somewhere, or moves one there from beside it.
  void step(Random& random) {
    const int to = static_cast<int>(random.below(static_cast<std::uint64_t>(lattice_.sides())));
    const auto bits = random.bits();
    if (board_.has(to) || add(to)) return;
    const int point = (bits & 1U) != 0 ? board_.ends(to).from : board_.ends(to).to;
    if (point == 0) return;
    const int from = board_.sides_at(point)[bits >> 1U & 3U];
    if (!board_.has(from)) return;
    board_.set(from, false);
    --hedges_;
    if (!add(to)) {
      board_.set(from, true);
      ++hedges_;
    }
  }

 private:
  HedgedBoard board_;
  const Lattice& lattice_;
  int hedges_ = 0;
};

SideNumbers packed_with_boxes(const Lattice& lattice, int hedges, Random& random, Work& work) {
  const Shape& shape = lattice.shape();
  const auto way = random.bits();
  const Shape from = (way & 1U) != 0 ? Shape{shape.rows, shape.columns} : shape;
  Packer packer(lattice);
  for (const int side : turned(boxes(from), shape, way)) packer.add(side);
  constexpr int most_steps = 4'000'000;
  for (int i = 0; i < most_steps && packer.hedges() < hedges; ++i) {
    packer.step(random);
    work.drawn += 1;
  }
  return packer.sides();
}

}  // namespace

SideNumbers packed(const Lattice& lattice, int hedges, Random& random, Work& work) {
  const Shape& shape = lattice.shape();
  const auto way = random.bits();
  const Shape from = (way & 1U) != 0 ? Shape{shape.rows, shape.columns} : shape;
  SideNumbers sides = turned(densest(from, lattice.limit()), shape, way);
  if (sides.size() < static_cast<std::size_t>(hedges) && !lattice.all_reachable()) {
    sides = packed_with_boxes(lattice, hedges, random, work);
  }
  random.shuffle(sides);
  sides.resize(std::min(sides.size(), static_cast<std::size_t>(hedges)));
  return sides;
}

}  // namespace cartapenna::hedges
