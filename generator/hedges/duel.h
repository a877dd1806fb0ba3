// SPDX-License-Identifier: MIT
// The hedge duel as the program sees it: settings of a template, a made duel, and its sheets.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "generator/game.h"
#include "generator/hedges/balance.h"
#include "generator/hedges/hedges.h"
#include "layouts/draft.h"

namespace cartapenna::hedges {

struct Settings {
  Spec spec;
  Turn turn = Turn::together;
  Level level = Level::any;
  Balance balance = Balance::none;
  bool finish_the_round = false;             // equal turns are a draw
  bool level_marks = false;                  // shown beside the own maze
  bool blank = false;                        // both squares are drawn by the players
  std::optional<std::vector<Side>> by_hand;  // the one maze, given in the template

  // Grading plays thousands of games, so it is done only when it is asked for.
  bool graded() const { return level != Level::any || balance != Balance::none || level_marks; }
};

// The mazes of a board: two of a duel, one given by hand, none to be drawn by the players.
struct Duel {
  std::vector<Generated> mazes;
  std::vector<Figure> figures;  // of the mazes, where they are graded
  std::vector<Level> levels;
  std::optional<Fairness> fairness;
};

// ---- by_hand.cpp: mazes that somebody gives --------------------------------------------------

// Hedges in order, a hedge given twice included, and where each stands.
struct GivenMaze {
  std::vector<Side> sides;
  std::vector<Place> places;
  bool readable = true;  // else what is wrong has been told, and its size is unknown
};

// The maze of the keys `maze` or `picture`; nothing when they give none. A picture says its size.
std::optional<GivenMaze> read_given(const Fields& board, Spec& spec, Problems& problems);
// Tells every rule that it breaks where the first hedge stands that has part in it.
void check_given(const Fields& board, const Spec& spec, const GivenMaze& given, Problems& problems);

// ---- bare.cpp: mazes alone in a file ---------------------------------------------------------

// Game::check: pairs of cells or a picture, below settings such as `exit: Q9`.
bool check_bare(std::string_view text, const std::string& file, Problems& problems);
// solve() of answer.cpp, which also takes such a file.
Solved solve_bare(std::string_view position, const Limits& limits);

// ---- square.cpp: a lettered square on paper --------------------------------------------------

// Where a square stands: `at` is the top left corner of its frame.
struct Square {
  Shape shape;
  Point at;
  double pitch = 6;  // side of a cell, mm
  Alphabet alphabet = Alphabet::english;

  double width() const { return pitch * shape.columns; }
  double height() const { return pitch * shape.rows; }
  Point corner(Cell cell) const { return {at.x + pitch * cell.column, at.y + pitch * cell.row}; }
  Point middle(Cell cell) const { return corner(cell) + Point{pitch / 2, pitch / 2}; }
};

// What a square needs around its frame, in mm. The exit may add `arrow` at the foot.
struct Surround {
  double left;   // row numbers
  double right;  // the exit's arrow and name
  double above;  // the entry's arrow
  double below;  // column letters
  double arrow;
};
Surround surround(const Draft& draft, const Shape& shape, Alphabet alphabet);
// With room for an entry or exit at the left, where there may be one.
Surround surround(const Draft& draft, const Spec& spec);

// Cells, coordinates and the entry's arrow: the same for every board.
void draw_grid(Draft& draft, const Square& square, Cell entry);
// The frame, open at the entry and, where it is known, at the exit.
void draw_frame(Draft& draft, const Square& square, Cell entry, std::optional<Cell> exit);
// The exit's arrow and its name.
void draw_exit(Draft& draft, const Square& square, Cell exit);
void draw_hedges(Draft& draft, const Square& square, const std::vector<Side>& hedges);
void draw_path(Draft& draft, const Square& square, const std::vector<Cell>& path);

// ---- draw.cpp, figure.cpp, notes.cpp --------------------------------------------------------

Design draw(const Settings& settings, const Desk& desk,
            const std::function<void(std::string)>& problem);

// What a maze says to somebody who hears the page, in an answer with its shortest way.
void tell_maze(Draft& draft, const Settings& settings, const Words& words, const Maze& maze,
               bool answer = false);
// A board as a figure and as an answer, which shows so many mazes.
void design_pictures(Design& design, const Settings& settings, const Desk& desk, int mazes);

std::vector<std::string> rules(const Settings& settings, const Words& words);
// Who draws a maze is told how.
std::string rules_in_short(const Settings& settings, const Words& words);

// Which of the notes stand in a place.
struct Told {
  enum class Rules { none, in_short, in_full };
  Rules rules = Rules::in_full;
  bool setting_up = true;  // for players who draw their own
  int log_from = 1;        // its first turn; 0: no log
};

// What stands beside the squares: rules, for players who draw their own the tick boxes and the rule
// of attached hedges as examples, and a log of turns.
class Notes {
 public:
  Notes(const Settings& settings, const Desk& desk) : settings_(settings), desk_(desk) {}
  // Height of the notes in a column of `width` mm with a log of `turns` turns.
  double height(double width, const Told& told, int turns) const;
  // Draws them, with as many turns as fit (at most 20).
  void draw(Draft& draft, Box box, const Told& told) const;
  // How many turns draw() would log in the box, with nothing else in it.
  int turns_in(Box box) const;

  // The same in short, for a small sheet: what belongs beside the own maze and beside the other
  // one, where a heading leaves them room. Drawn on a ruler they tell their height.
  double draw_own_in_short(Draft& draft, Box box) const;
  double draw_other_in_short(Draft& draft, Box box) const;

 private:
  double draw_rules(Draft& draft, Box box) const;
  double draw_rules_in_short(Draft& draft, Box box) const;
  double draw_setting_up(Draft& draft, Box box) const;
  double draw_examples(Draft& draft, Box box) const;
  double draw_ticks(Draft& draft, Box box) const;
  bool side_by_side(double width, const Told& told) const;
  double draw_told(Draft& draft, Box box, const Told& told) const;
  void draw_log(Draft& draft, Box box, int from) const;
  void draw_turn(Draft& draft, Box box, int turn) const;
  // Where the parts of a question stand in its line, in mm: the first field begins, its length, the
  // middles of the two tick boxes.
  struct Question {
    double from = 0;
    double field = 0;
    double yes = 0;
    double no = 0;
  };
  Question lay_question(const Draft& draft, Box box) const;
  double log_head() const;
  double turn_height(double width) const;

  const Settings& settings_;
  const Desk& desk_;
};

// ---- referee.cpp: the answer of the one duel of a document, on a page of its own --------------

bool fills_a_page(const Settings& settings, const Desk& desk);
void design_referee_page(Design& design, const Settings& settings, const Desk& desk);
// What is known of a maze, each in some words.
std::vector<std::string> facts_of(const Duel& duel, std::size_t index, const Words& words);
std::string maze_of(std::size_t index, const Occasion& who, const Words& words);
std::string fairness_sentence(const Settings& settings, const Fairness& fairness,
                              const Words& words);

// ---- text.cpp --------------------------------------------------------------------------------

std::vector<std::string> text(const Settings& settings, const Duel& duel, const Words& words,
                              bool answers);
std::vector<std::string> figure_text(const Settings& settings, const Duel& duel, const Words& words,
                                     bool answers);
std::vector<Json> json(const Settings& settings, const Duel& duel);
// Thousandths as a decimal number with the language's point: 7042 is "7.0".
std::string tenths(int thousandths, const Words& words);

extern const Game game;

// ---- answer.cpp ------------------------------------------------------------------------------

// Shortest path, walks, and on demand the expected turns, of a board or a document in JSON, or of a
// maze given by hand in a template.
Solved solve(std::string_view position, const Limits& limits);

}  // namespace cartapenna::hedges
