// SPDX-License-Identifier: MIT
// A game as its moves are written down: "3: 1(4)2, 2(5)2[3], 4(6)5".
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "generator/sprouts/position.h"

namespace cartapenna::sprouts {

// First the number of starting spots, 1 … spots_limit, as "3", "3:", "3+" or "3-"; then moves
// f(g)h or f(g)h[…] with blanks, commas or semicolons between. The brackets name the spots on one
// side of a line that comes back to its own boundary, or those of them that are alive. Without
// brackets nothing alive lies on one side, or all ways to draw it are equivalent.
std::variant<Position, Fault> parse_moves(std::string_view text);

// A list of moves, or a position as parse_position() takes it.
std::variant<Position, Fault> parse_moves_or_position(std::string_view text);

// A game that leads to the position, in the order of its moves.
std::vector<Undone> steps_to(const Position& position);

// The moves of that game, each as f(g)h[…].
std::vector<std::string> moves_to(const Position& position);

}  // namespace cartapenna::sprouts
