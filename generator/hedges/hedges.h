// SPDX-License-Identifier: MIT
// The mazes of the hedge duel: what one is, how it is asked for, drawn, checked and solved.
//
// A board is a rectangle of cells. A hedge stands on a side that two cells share; the outer border
// carries none. Two hedges are attached when they share an end point, whatever their directions;
// touching the border attaches nothing. Nothing here knows of paper.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "generator/random.h"

namespace cartapenna::hedges {

// ---- Cells and sides -----------------------------------------------------------------------

// Counted from 0, from the top left. Cells are ordered by row, then by column.
struct Cell {
  int column = 0;
  int row = 0;

  friend bool operator==(const Cell&, const Cell&) = default;
  friend std::strong_ordering operator<=>(const Cell& a, const Cell& b) {
    return a.row != b.row ? a.row <=> b.row : a.column <=> b.column;
  }
};

enum class Towards { right, down };

// The side that a cell shares with its right or its lower neighbour. The order is that of the
// cell, then right before down.
struct Side {
  Cell cell;
  Towards towards = Towards::right;

  Cell other() const {
    return towards == Towards::right ? Cell{cell.column + 1, cell.row}
                                     : Cell{cell.column, cell.row + 1};
  }
  friend bool operator==(const Side&, const Side&) = default;
  friend std::strong_ordering operator<=>(const Side&, const Side&) = default;
};

// The side that two cells share, in either order; nothing when they share none.
std::optional<Side> side_between(Cell a, Cell b);

// Width and height of a board in cells.
struct Shape {
  int columns = 15;
  int rows = 15;

  int cells() const { return columns * rows; }
  int sides() const { return 2 * columns * rows - columns - rows; }
  bool has(Cell cell) const {
    return cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows;
  }
  bool has(Side side) const { return has(side.cell) && has(side.other()); }
  bool on_border(Cell cell) const {
    return cell.column == 0 || cell.row == 0 || cell.column == columns - 1 || cell.row == rows - 1;
  }
  // Sides are numbered 0 … sides() − 1 in their order. REQUIRES: has(side); 0 <= number < sides().
  int number(Side side) const;
  Side side(int number) const;

  friend bool operator==(const Shape&, const Shape&) = default;
};

// Boards of one column or one row are no mazes: every hedge would cut them in two.
inline constexpr int smallest_edge = 2;
inline constexpr int largest_edge = 200;

// ---- Names ---------------------------------------------------------------------------------

// Italian: the 21 letters without J, K, W, X, Y. Past the last letter: AA, AB, …
enum class Alphabet { english, italian };

std::string column_name(int column, Alphabet alphabet);
std::string cell_name(Cell cell, Alphabet alphabet);         // B4
std::string side_name(Side side, Alphabet alphabet);         // B4-C4
std::optional<Cell> parse_cell(std::string_view, Alphabet);  // B4 or b4, nothing around it
std::optional<Side> parse_side(std::string_view, Alphabet);  // B4-C4 or C4-B4

// ---- Mazes ---------------------------------------------------------------------------------

struct Maze {
  Shape shape;
  Cell entry;
  Cell exit;
  std::vector<Side> hedges;  // in order, each once (a maze from a hand may break that: see check)

  friend bool operator==(const Maze&, const Maze&) = default;
};

// One cell after the other, entry and exit included; empty when the exit cannot be reached. Of
// several shortest paths always the same one.
// REQUIRES: entry and exit are on the board (the same holds below).
std::vector<Cell> shortest_path(const Maze& maze);

// Steps on a shortest path; −1 when the exit cannot be reached.
int distance(const Maze& maze);

// A path as the announcements of the game: cells stepped to, at most `steps` a walk. The cell that
// the path starts from is in none of them.
std::vector<std::vector<Cell>> walks(const std::vector<Cell>& path, int steps = 5);

struct Counts {
  int sides = 0;            // of the board, with a hedge or without
  int upright = 0;          // hedges between cells that are side by side
  int level = 0;            // hedges between cells one above the other
  int at_border = 0;        // hedges that touch the border
  std::vector<int> groups;  // groups[k]: groups of exactly k attached hedges; groups[0] is 0
};
Counts count(const Maze& maze);

// ---- Pictures ------------------------------------------------------------------------------

// Dots `+`, hedges and border `--` and `|`, one text row for dots and one for what is between.
std::string picture(const Shape& shape, const std::vector<Side>& hedges);

struct PictureProblem {
  int line = 0;    // from 1
  int column = 0;  // from 1
  std::string sentence;
};

struct Picture {
  Shape shape;
  std::vector<Side> hedges;                 // in order
  std::vector<std::pair<int, int>> places;  // of the hedges: line and column in the text, from 1
  std::vector<PictureProblem> problems;     // all of them; with any, the rest says nothing
};

// Reads what picture() writes, and the same indented, without its border, or with blanks at the
// ends of rows left out.
Picture parse_picture(std::string_view text);

// ---- Requests ------------------------------------------------------------------------------

enum class ExitChoice {
  far_sides,  // any cell of the last column or the last row
  border,     // any cell of the border
  cell,       // Spec::exit
};

enum class Reachable {
  all,   // every cell can be reached from the entry
  exit,  // the exit can; other cells may be walled off
};

struct Spec {
  Shape shape;
  int hedges = 30;
  int attached = 4;  // no group of attached hedges has more
  Cell entry;
  ExitChoice exit_choice = ExitChoice::far_sides;
  Cell exit;  // for ExitChoice::cell only: on the border
  Reachable reachable = Reachable::all;
  Alphabet alphabet = Alphabet::english;  // for sentences
};

// Cells that the exit is drawn from, in order; never the entry.
std::vector<Cell> exit_cells(const Spec& spec);

// An upper bound on the number of hedges, the least that is proved. For Reachable::all,
//   (R−1)(C−1) − ⌈max(0, R−1−2L) · max(0, C−1−2L) / (L+1)⌉,
// and it is reached: groups are trees that touch the border once at most, so a group of k hedges
// holds k inner points if it touches the border and k+1 if not; points further than L from the
// border are in groups of the second kind. REQUIRES: impossible(spec) finds nothing else.
int most_hedges(const Spec& spec);

// Every reason why no maze can meet the request, a sentence each; empty when it is not known to be
// impossible. With Reachable::all, what passes can be met.
struct Objection {
  std::string_view key;  // of a template's board, to which it is made
  std::string sentence;
};
std::vector<Objection> impossible(const Spec& spec);

// ---- Generating ----------------------------------------------------------------------------

// How the hedge sets that meet a request are distributed. Nothing more is claimed than this says.
enum class Law {
  uniform,                // each is equally likely, exactly
  approximately_uniform,  // end of a Markov chain whose limit is uniform
  chosen,       // drawn by one of the laws above, then chosen for how it plays: see balance.h
  constructed,  // laid out or made by moving hedges; no law is claimed
};
std::string_view law_name(Law law);  // "uniform", "approximately uniform", "chosen", …

struct Generated {
  Maze maze;
  Law law = Law::uniform;
  std::int64_t tries = 0;  // hedge sets begun, the last one included
};

// Nothing was found within the bound on work, which counts sides drawn, never time.
struct Exhausted : std::runtime_error {
  Exhausted(const std::string& sentence, std::int64_t tries_made)
      : std::runtime_error(sentence), tries(tries_made) {}
  std::int64_t tries;
};

// The exit is drawn first, uniformly among exit_cells(spec); then the hedge set, by the law told,
// among all that meet the request with this exit. With Reachable::all the two are independent, so
// the pair is uniform too; with Reachable::exit the pair is not, since some exits allow more sets
// than others. The maze has passed check(). Throws Exhausted.
// REQUIRES: impossible(spec).empty().
Generated generate(const Spec& spec, Random& random);

// Two mazes drawn like that, whose hedges differ whenever more than one hedge set is found.
std::array<Generated, 2> generate_duel(const Spec& spec, Random& random);

// ---- Checking ------------------------------------------------------------------------------

// A rule that a maze breaks.
struct Fault {
  std::string sentence;     // with coordinates in Spec::alphabet
  std::vector<Side> sides;  // the hedges that break it: a group, what closes cells off, or one side
                            // twice; none where it is about entry, exit or number
};

// Every rule that the maze breaks; empty when it meets the request. Shares neither data structure
// nor algorithm with generate().
std::vector<Fault> faults(const Spec& spec, const Maze& maze);
// The sentences alone.
std::vector<std::string> check(const Spec& spec, const Maze& maze);

}  // namespace cartapenna::hedges
