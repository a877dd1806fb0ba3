// SPDX-License-Identifier: MIT
#include "generator/sprouts/grid.h"

#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

Grid::Grid(double width, double height, double pitch)
    : pitch_(pitch),
      columns_(static_cast<std::size_t>(width / pitch)),
      rows_(static_cast<std::size_t>(height / pitch)),
      to_ink_(columns_ * rows_, reach) {}

Point Grid::centre(std::size_t cell) const {
  const std::size_t column = cell % columns_;
  const std::size_t row = cell / columns_;
  return {(static_cast<double>(column) + 0.5) * pitch_, (static_cast<double>(row) + 0.5) * pitch_};
}

void Grid::add_ink(Point from, Point to) {
  const auto index = [&](double at, std::size_t count) {
    return static_cast<std::size_t>(std::clamp(at / pitch_, 0.0, static_cast<double>(count - 1)));
  };
  const auto [left, right] = std::minmax(from.x, to.x);
  const auto [top, bottom] = std::minmax(from.y, to.y);
  for (std::size_t row = index(top - reach, rows_); row <= index(bottom + reach, rows_); ++row) {
    for (std::size_t column = index(left - reach, columns_);
         column <= index(right + reach, columns_); ++column) {
      const std::size_t cell = row * columns_ + column;
      to_ink_[cell] = std::min(to_ink_[cell], distance_to_segment(centre(cell), from, to));
    }
  }
}

}  // namespace cartapenna::sprouts
