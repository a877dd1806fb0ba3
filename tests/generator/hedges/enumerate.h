// SPDX-License-Identifier: MIT
// Every hedge set of a small board, looked at one by one. Shares nothing with the generator: sets
// are masks of sides, groups and reached cells are found by growing masks.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "generator/hedges/hedges.h"

namespace cartapenna::hedges::test {

class Masks {
 public:
  // REQUIRES: at most 32 sides and 32 cells.
  explicit Masks(const Shape& shape) : shape_(shape) {
    for (int a = 0; a < shape.sides(); ++a) {
      attached_.push_back(0);
      for (int b = 0; b < shape.sides(); ++b) {
        if (touch(shape.side(a), shape.side(b))) attached_.back() |= 1U << b;
      }
    }
  }

  // Hedges in the largest group.
  int largest_group(std::uint32_t hedges) const {
    int largest = 0;
    while (hedges != 0) {
      std::uint32_t group = hedges & (0 - hedges);
      for (std::uint32_t grown = 0; grown != group;) {
        grown = group;
        for (auto rest = group; rest != 0; rest &= rest - 1) {
          group |= attached_[static_cast<std::size_t>(std::countr_zero(rest))] & hedges;
        }
      }
      largest = std::max(largest, std::popcount(group));
      hedges &= ~group;
    }
    return largest;
  }

  // Cells, as bits by row and column, that can be reached from the first.
  std::uint32_t reached(std::uint32_t hedges) const {
    std::uint32_t cells = 1;
    for (std::uint32_t before = 0; before != cells;) {
      before = cells;
      for (int number = 0; number < shape_.sides(); ++number) {
        if ((hedges >> number & 1U) != 0) continue;
        const Side side = shape_.side(number);
        const auto pair = bit(side.cell) | bit(side.other());
        if ((cells & pair) != 0) cells |= pair;
      }
    }
    return cells;
  }

  std::uint32_t all_cells() const {
    return static_cast<std::uint32_t>((std::uint64_t{1} << shape_.cells()) - 1);
  }
  std::uint32_t bit(Cell cell) const { return 1U << (cell.row * shape_.columns + cell.column); }

  bool valid(std::uint32_t hedges, const Spec& spec, Cell exit) const {
    const auto must = spec.reachable == Reachable::all ? all_cells() : bit(exit);
    return std::popcount(hedges) == spec.hedges && largest_group(hedges) <= spec.attached &&
           (reached(hedges) & must) == must;
  }

  // REQUIRES: the entry is A1.
  std::vector<std::uint32_t> all_valid(const Spec& spec, Cell exit) const {
    std::vector<std::uint32_t> sets;
    const auto end = std::uint64_t{1} << shape_.sides();
    for (std::uint64_t set = 0; set < end; ++set) {
      const auto hedges = static_cast<std::uint32_t>(set);
      if (std::popcount(hedges) == spec.hedges && valid(hedges, spec, exit)) sets.push_back(hedges);
    }
    return sets;
  }

 private:
  struct Line {
    int x0, y0, x1, y1;
  };
  static Line line(Side side) {
    const auto [column, row] = side.cell;
    return side.towards == Towards::right ? Line{column + 1, row, column + 1, row + 1}
                                          : Line{column, row + 1, column + 1, row + 1};
  }
  static bool touch(Side a, Side b) {
    const Line p = line(a);
    const Line q = line(b);
    return (p.x0 == q.x0 && p.y0 == q.y0) || (p.x0 == q.x1 && p.y0 == q.y1) ||
           (p.x1 == q.x0 && p.y1 == q.y0) || (p.x1 == q.x1 && p.y1 == q.y1);
  }

  Shape shape_;
  std::vector<std::uint32_t> attached_;
};

inline std::uint32_t mask_of(const Shape& shape, const std::vector<Side>& hedges) {
  std::uint32_t mask = 0;
  for (const Side side : hedges) mask |= 1U << shape.number(side);
  return mask;
}

}  // namespace cartapenna::hedges::test
