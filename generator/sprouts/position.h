// SPDX-License-Identifier: MIT
// A position as it is drawn: every spot by its number, dead ones too, in the notation that Hoey and
// others use: 1,4;2/1,4;3.
//
// The sheet is a sphere cut by the lines into regions. A region has boundaries; a boundary is the
// ring of spots met when it is walked with the region on one hand, the same hand for the whole
// position. A spot with d lines has d sites in all boundaries together, one when d is 0.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cartapenna::sprouts {

using Boundary = std::vector<int>;
using Region = std::vector<Boundary>;

struct Position {
  int starting_spots = 0;  // numbered 1 … starting_spots; move k bears starting_spots + k
  std::vector<Region> regions;
};

Position start(int spots);  // REQUIRES: spots >= 1

int spot_count(const Position& position);  // which is also the highest number
int lives(const Position& position);       // of all spots together
// Lines that end at each spot, 0 … 3, by number; entry 0 is not used.
std::vector<int> lines_at_spots(const Position& position);

// A line from one site to a site of the same region, with the new spot on it.
struct Move {
  std::size_t region = 0;
  std::size_t from_boundary = 0, from_site = 0;
  std::size_t to_boundary = 0, to_site = 0;
  // When both ends lie on one boundary the line parts the region. On one side lies the walk from
  // the from-site on to the to-site (for a loop: the site alone), and there the boundaries listed
  // here go too; on the other side the rest. Ascending; empty when two boundaries are joined.
  std::vector<std::size_t> enclosed{};
};

// Every legal move, equivalent ones too; none when the game is over. But spots without a line in
// one region are alike, and only the moves are listed that use those with the lowest numbers.
// Nothing when there are more than `most`: their number grows with 2 to the power of the
// boundaries.
std::optional<std::vector<Move>> moves(const Position& position, std::size_t most);

// REQUIRES: `move` is legal.
Position play(const Position& position, const Move& move);

// f(g)h; with `[…]`, the spots of the enclosed boundaries and of the walk, when asked for.
std::string name(const Position& position, const Move& move, bool with_enclosed);

struct Fault {
  std::size_t column;  // bytes from 1
  std::string sentence;
};

// Takes what is printed by print(), with or without spaces, in any order, and a number alone for
// that many fresh spots. Only positions that a game can reach are taken: the lines must be
// drawable on a sphere, and the new spots must have been born in the order of their numbers.
std::variant<Position, Fault> parse_position(std::string_view text);

std::string print(const Position& position);

// The position before the last move, and that move. REQUIRES: a move was made.
struct Undone {
  Position before;
  Move move;
};
Undone undo(const Position& position);

}  // namespace cartapenna::sprouts
