// SPDX-License-Identifier: MIT
// The eight symmetries of the square: bit 0 mirrors left and right, bit 1 top and bottom, bit 2
// afterwards swaps columns and rows.
#pragma once

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

constexpr int all_symmetries = 8;

// How many of them, from 0 on, leave the grid as it is: 8 for a square, else 4.
int symmetry_count(const Grid& grid);

Grid mapped_grid(const Grid& grid, int symmetry);
int mapped_line(const Grid& grid, int symmetry, int line);  // a line of the mapped grid
Position mapped(const Position& position, int symmetry);

}  // namespace cartapenna::dots_and_boxes
