// SPDX-License-Identifier: MIT
// Dots and Boxes as the program sees it: settings of a template, boards, and their sheets.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"
#include "generator/dots_and_boxes/solve.h"
#include "generator/game.h"
#include "layouts/draft.h"

namespace cartapenna::dots_and_boxes {

enum class Coordinates { off, on, algebraic };
enum class Ties { tie, second };

constexpr std::size_t most_players = 4;
constexpr double least_pitch = 5;  // mm from dot to dot: nearer, and boxes take no initial

struct Settings {
  Grid grid;
  Start start = Start::american;
  std::optional<Position> given;  // instead of a start
  std::vector<int> score;         // by player; empty: not known
  int to_move = 0;                // from 0
  bool says_to_move = false;
  Coordinates coordinates = Coordinates::on;
  Ties ties = Ties::tie;
  int handicap = 0;  // boxes that the second player counts more
  bool tally = true;
  bool record = false;
  double pitch = 0;  // mm; 0: as large as the room allows

  // What is known of perfect play is about two players.
  bool asks_best() const { return given && !is_over(*given) && score.size() <= 2 && to_move < 2; }
  Naming naming() const {
    return coordinates == Coordinates::algebraic ? Naming::algebraic : Naming::top_down;
  }
};

// The solution of a position, searched for when it is first asked for: most sheets never ask.
class Solving {
 public:
  explicit Solving(Position position) : position_(std::move(position)) {}
  // nullptr: not found within a number of steps that is the same on every machine.
  const Solution* get() const;

 private:
  Position position_;
  mutable std::once_flag searched_;
  mutable std::optional<Solution> found_;
};

struct Board {
  Position position;
  std::vector<int> score;  // by player; empty: not known
  int to_move = 0;
  std::shared_ptr<const Solving> solving;  // nullptr: nothing is asked

  const Solution* solution() const { return solving ? solving->get() : nullptr; }
};

Board make_board(const Settings& settings);

// ---- field.cpp: dots on paper ------------------------------------------------------------------

// A lattice of dots: `at` is the first dot's centre.
struct Field {
  Grid grid;
  Point at;
  double pitch = 10;
  Coordinates coordinates = Coordinates::on;

  double width() const { return pitch * grid.columns; }
  double height() const { return pitch * grid.rows; }
  Point place(Dot dot) const { return at + Point{pitch * dot.column, pitch * dot.row}; }
  Point middle(int box) const {
    return place({box % grid.columns, box / grid.columns}) + Point{pitch / 2, pitch / 2};
  }
};

// What stands out beyond the centres of the outer dots, in mm.
struct Surround {
  double left = 0;
  double right = 0;
  double above = 0;
  double below = 0;
};
Surround surround(const Draft& draft, const Grid& grid, Coordinates coordinates);

// Dots and coordinates: the same for every board of a size.
void draw_dots(Draft& draft, const Field& field);
// The lines that are drawn, `width` mm wide. Tells what it shows as a figure's alternative text.
void draw_lines(Draft& draft, const Field& field, const Position& position, double width,
                std::string alternative);
void draw_line(Draft& draft, std::string_view layer, const Field& field, int line, double width);
// A box filled with slanting thin lines, clear of its sides.
void hatch(Draft& draft, const Field& field, int box);

// ---- captions.cpp: what is said about a board -----------------------------------------------

// "5 × 5 boxes, 6 × 6 dots", for the caption and the terminal.
std::string size_words(const Grid& grid, const Words& words);
std::string player_name(std::size_t player, const Words& words,
                        const std::vector<std::string>& names);
// Size, start, score, player to move, each a sentence of its own or missing.
std::vector<std::string> captions(const Settings& settings, const Board& board, const Words& words,
                                  const std::vector<std::string>& names);
std::vector<std::string> rules(const Settings& settings, std::size_t players, const Words& words);
std::string score_words(const std::vector<int>& score);  // "2 : 0"
// What somebody hears in place of the picture.
std::string alternative(const Settings& settings, const Board& board, const Words& words);

// ---- records.cpp: what the players write down ------------------------------------------------

// A card for each player (initial, tally, boxes won), the line for the result, and the lines drawn
// in order.
class Records {
 public:
  Records(const Settings& settings, const Desk& desk, std::size_t players)
      : settings_(settings), desk_(desk), players_(players) {}

  double cards_height(double width) const;
  void draw_cards(Draft& draft, Box box) const;
  void draw_names(Draft& draft, Box box, const std::vector<std::string>& names) const;

  // Of a record with that many rows of fields, and how many rows hold all lines that can be drawn.
  double record_height(int rows) const;
  int record_rows(double width) const;
  // As many rows as fit.
  void draw_record(Draft& draft, Box box) const;

 private:
  struct Tally {
    int in_row = 0;  // squares, by fives; 0: lines to make strokes on
    int rows = 0;
  };

  std::size_t cards_in_row(double width) const;
  Box card(Box box, std::size_t player) const;
  double card_height(double width) const;
  Tally tally(double width) const;
  int squares() const;
  double draw_tally(Draft& draft, Box box, int taken) const;
  double record_field() const;
  int lines_left() const;

  const Settings& settings_;
  const Desk& desk_;
  std::size_t players_;
};

// ---- draw.cpp, figure.cpp --------------------------------------------------------------------

Design design(const Settings& settings, const Desk& desk,
              const std::function<void(std::string)>& problem);
Picture figure(const Settings& settings, const Desk& desk);

// The answer to a position: best lines bold, a best line of play numbered along its lines, the
// boxes that the player to move wins hatched.
Picture answer(const Settings& settings, const Desk& desk);
std::vector<std::string> solution_words(const Settings& settings, const Board& board,
                                        const Words& words);

// ---- text.cpp --------------------------------------------------------------------------------

std::vector<std::string> text(const Settings& settings, const Board& board, const Words& words,
                              bool answers);
std::vector<Json> json(const Settings& settings, const Board& board);
Solved solved(std::string_view position, const cartapenna::Limits& limits);

}  // namespace cartapenna::dots_and_boxes
