// SPDX-License-Identifier: MIT
// The paper as a grid of cells that know how far the nearest ink is.
#pragma once

#include <cstddef>
#include <vector>

#include "generator/sprouts/picture.h"

namespace cartapenna::sprouts {

class Grid {
 public:
  static constexpr double reach = 8;  // mm; farther ink is not measured

  Grid(double width, double height, double pitch);

  std::size_t columns() const { return columns_; }
  std::size_t rows() const { return rows_; }
  std::size_t cells() const { return columns_ * rows_; }
  Point centre(std::size_t cell) const;
  double to_ink(std::size_t cell) const { return to_ink_[cell]; }

  void add_ink(Point from, Point to);

 private:
  double pitch_;
  std::size_t columns_, rows_;
  std::vector<double> to_ink_;
};

}  // namespace cartapenna::sprouts
