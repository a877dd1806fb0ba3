// SPDX-License-Identifier: MIT
// The plain way to solve a position: the value of every set of its undrawn lines, smallest sets
// first. No pruning, no symmetry, no chains, nothing shared with the solver that it checks.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

class Retrograde {
 public:
  // REQUIRES: not many more than 24 undrawn lines (a byte for each of 2^undrawn sets).
  explicit Retrograde(const Position& position) : lines_(undrawn_lines(position)) {
    for (int box = 0; box < position.grid.boxes(); ++box) {
      std::uint32_t sides_left = 0;
      for (int side : sides(position.grid, box)) {
        for (std::size_t bit = 0; bit < lines_.size(); ++bit) {
          if (lines_[bit] == side) sides_left |= std::uint32_t{1} << bit;
        }
      }
      if (sides_left != 0) boxes_.push_back(sides_left);
    }
    values_.resize(std::size_t{1} << lines_.size());
    for (std::uint32_t set = 1; set < values_.size(); ++set) values_[set] = best(set);
  }

  std::uint32_t sets() const { return static_cast<std::uint32_t>(values_.size()); }
  int value(std::uint32_t set) const { return values_[set]; }
  int value() const { return values_.back(); }

  // For the player who draws the line with this bit in this set of undrawn lines.
  int value_of_move(std::uint32_t set, std::uint32_t bit) const {
    int closed = 0;
    for (std::uint32_t box : boxes_) closed += (box & set) == bit ? 1 : 0;
    const int after = values_[set & ~bit];
    return closed > 0 ? closed + after : -after;
  }

 private:
  std::int8_t best(std::uint32_t set) const {
    int found = -127;
    for (std::uint32_t left = set; left != 0; left &= left - 1) {
      found = std::max(found, value_of_move(set, left & (~left + 1)));
    }
    return static_cast<std::int8_t>(found);
  }

  std::vector<int> lines_;
  std::vector<std::uint32_t> boxes_;
  std::vector<std::int8_t> values_;
};

}  // namespace cartapenna::dots_and_boxes
