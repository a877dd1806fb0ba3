// SPDX-License-Identifier: MIT
// Dots and Boxes: the grid, what is drawn on it, and the names of its parts.
//
// Two players in turn draw a line between two neighbouring dots. Whoever draws the fourth side of a
// box owns it and, unless nothing is left to draw, draws again. Most boxes wins.
//
// Everything is numbered from 0, from the top left, row by row:
//   dots and boxes   row · (dots or boxes in a row) + column
//   lines            all horizontal ones row by row, then all vertical ones row by row: the order
//                    of the machine form (dots-boxes notation, as OpenSpiel writes it)
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cartapenna::dots_and_boxes {

constexpr int largest_side = 50;  // boxes; larger than any paper at the smallest pitch
constexpr int nothing = -1;       // no line, no box

struct Dot {
  int column = 0;
  int row = 0;
  friend bool operator==(const Dot&, const Dot&) = default;
};

// The size in boxes. REQUIRES of all functions: 1 <= columns, rows <= largest_side.
struct Grid {
  int columns = 5;
  int rows = 5;

  int boxes() const { return columns * rows; }
  int dots() const { return (columns + 1) * (rows + 1); }
  int horizontals() const { return columns * (rows + 1); }
  int lines() const { return 2 * columns * rows + columns + rows; }
  friend bool operator==(const Grid&, const Grid&) = default;
};

// The line to the right of the dot (horizontal) or below it (vertical).
// REQUIRES: there is one.
int horizontal(const Grid& grid, int column, int row);
int vertical(const Grid& grid, int column, int row);
bool is_horizontal(const Grid& grid, int line);

std::array<Dot, 2> ends(const Grid& grid, int line);          // left or upper one first
int line_between(const Grid& grid, Dot one, Dot other);       // or nothing; any order, any numbers
std::array<int, 4> sides(const Grid& grid, int box);          // lines: top, bottom, left, right
std::array<int, 2> boxes_beside(const Grid& grid, int line);  // or nothing; upper or left one first

// Dots by column letter and row number: A1 top left; past Z: AA, AB … Algebraic, as the game's
// players write: a1 bottom left. A line is named by its dots, left or upper (algebraic: lower)
// one first: A1-B1. A box is named by its top left dot, in both namings.
enum class Naming { top_down, algebraic };
std::string column_name(int column, Naming naming = Naming::top_down);
std::string row_name(const Grid& grid, int row, Naming naming = Naming::top_down);
std::string dot_name(const Grid& grid, Dot dot, Naming naming = Naming::top_down);
std::string line_name(const Grid& grid, int line, Naming naming = Naming::top_down);
std::string box_name(const Grid& grid, int box, Naming naming = Naming::top_down);

// The opposite way; letters large or small, dots in any order. Empty when there is no such thing.
std::optional<Dot> find_dot(const Grid& grid, std::string_view name,
                            Naming naming = Naming::top_down);
std::optional<int> find_line(const Grid& grid, std::string_view name,
                             Naming naming = Naming::top_down);

// american: nothing drawn. icelandic: left and bottom sides. swedish: the whole border.
enum class Start { american, icelandic, swedish };

// What is drawn. Says neither who owns a box nor who moves: see Game.
struct Position {
  Grid grid;
  std::vector<bool> drawn;  // one for each line

  Position() : Position(Grid{}) {}
  explicit Position(const Grid& size, Start start = Start::american);
  friend bool operator==(const Position&, const Position&) = default;
};

std::vector<int> drawn_lines(const Position& position);
std::vector<int> undrawn_lines(const Position& position);
int undrawn_sides(const Position& position, int box);  // 0 = closed … 4
int closed_boxes(const Position& position);
int boxes_closed_by(const Position& position, int line);  // 0, 1 or 2 if it were drawn now
bool is_over(const Position& position);                   // nothing is left to draw

// Closes no box and gives none to the other player. A line that is drawn is neither.
bool is_safe(const Position& position, int line);

// A position in play between two players.
struct Game {
  Position position;
  std::array<int, 2> score{0, 0};
  int to_move = 0;  // 0 or 1
  friend bool operator==(const Game&, const Game&) = default;
};

// Draws a line for the player to move: marks its boxes and says who moves next. Returns the boxes
// closed. REQUIRES: the line is undrawn.
int draw(Position& position, int line);
int draw(Game& game, int line);

// Lines in the order in which they were drawn, cut where the player changes. The last turn ends
// the game or is still open.
using Turn = std::vector<int>;
std::vector<Turn> turns(const Position& start, const std::vector<int>& lines);

}  // namespace cartapenna::dots_and_boxes
