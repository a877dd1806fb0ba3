// SPDX-License-Identifier: MIT
// Dots and Boxes as the program sees it: settings of a template, boards, and their sheets.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "generator/dots_and_boxes/choose.h"
#include "generator/dots_and_boxes/dots_and_boxes.h"
#include "generator/dots_and_boxes/lesson.h"
#include "generator/dots_and_boxes/solve.h"
#include "generator/game.h"
#include "layouts/draft.h"

namespace cartapenna::dots_and_boxes {

// What a board is for: to play on, to find the best line in a given position, to solve a problem,
// to count chains.
enum class Task { play, position, problem, lesson };
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
  std::optional<Wanted> wanted;
  bool lesson = false;

  Task task() const {
    return wanted ? Task::problem : lesson ? Task::lesson : given ? Task::position : Task::play;
  }
  // What is known of perfect play is about two players.
  bool has_answer() const {
    return wanted || lesson || (given && !is_over(*given) && score.size() <= 2 && to_move < 2);
  }
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
  std::shared_ptr<const Solving> solving;  // of a given position
  std::optional<Problem> problem;
  std::optional<Lesson> lesson;

  // The best lines, and one line of play with them; empty: none was found.
  struct Answer {
    std::vector<int> best;
    std::vector<Turn> line;
  };
  std::optional<Answer> answer() const;
};

// The board that a sheet begins with; of problems and lessons one without lines.
Board first_board(const Settings& settings);
// REQUIRES: no problem or lesson is wanted.
Board make_board(const Settings& settings);
// Problems and lessons: see generator/game.h. Null for other boards.
Candidates candidates(const Settings& settings, const BoardSeed& seed);
bool related(const Settings& one, const Settings& other);
const std::any* chosen(const Settings& settings, const std::vector<const std::any*>& fresh,
                       int games, const Before& before);

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
// Level marks: five diamonds with their right end at `right`, as many filled as the level says.
double level_width(const Style& style);
void draw_level(Draft& draft, Point right, int level);
// The number of the player who closed it, in each box that has an owner.
void draw_owners(Draft& draft, const Field& field, const std::vector<int>& owners);
// A box filled with slanting thin lines, clear of its sides.
void hatch(Draft& draft, const Field& field, int box);

// All of the above: dots, lines and owners of a board.
void draw_board(Draft& draft, const Field& field, const Settings& settings, const Board& board,
                const Words& words, double line_width);

// ---- captions.cpp: what is said about a board -----------------------------------------------

// "5 × 5 boxes, 6 × 6 dots", for the caption and the terminal.
std::string size_words(const Grid& grid, const Words& words);
std::string player_name(std::size_t player, const Words& words,
                        const std::vector<std::string>& names);
// The number of a player without a name stays on one line with the word before it.
std::string player_in_sentence(std::size_t player, const Words& words,
                               const std::vector<std::string>& names);
// Size, start, score, player to move, each a sentence of its own or missing.
std::vector<std::string> captions(const Settings& settings, const Board& board, const Words& words,
                                  const std::vector<std::string>& names);
std::vector<std::string> rules(const Settings& settings, std::size_t players, const Words& words);
std::string score_words(const std::vector<int>& score);  // "2 : 0"
// Broken into lines of `width`. The names of those who play take no more lines than the desk's,
// which the design knew of: those of a class may be longer.
std::vector<std::vector<std::string>> caption_lines(const Settings& settings, const Desk& desk,
                                                    double width, const Board& board,
                                                    const std::vector<std::string>& names);
// The widest that can be said of a board of these settings.
std::vector<std::string> longest_captions(const Settings& settings, const Words& words,
                                          const std::vector<std::string>& names);
// What somebody hears in place of the picture.
std::string alternative(const Settings& settings, const Board& board, const Words& words);

// ---- reasons.cpp -----------------------------------------------------------------------------

std::string question(const Problem& problem, const Words& words);
std::string why(const Problem& problem, const Words& words, Naming naming = Naming::top_down);
// One for each theme and variant, with the widest numbers.
std::vector<std::string> every_why(const Grid& grid, const Words& words, Naming naming);

// Who is to move, chains and loops, and what the long chain rule makes of them.
std::vector<std::string> lesson_words(const Lesson& lesson, const Words& words,
                                      const std::vector<std::string>& names);

// ---- records.cpp: what the players write down ------------------------------------------------

// A card for each player (initial, tally, boxes won) and a line for the result, or the lines for an
// answer; and the lines drawn in order.
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

  bool has_cards() const;
  std::size_t cards_in_row(double width) const;
  Box card(Box box, std::size_t player) const;
  double card_height(double width) const;
  double initial_width() const;
  double score_width() const;
  bool initial_below(double width) const;
  Tally tally(double width) const;
  int squares() const;
  double draw_tally(Draft& draft, Box box, int taken) const;
  double record_field() const;
  int lines_left() const;

  const Settings& settings_;
  const Desk& desk_;
  std::size_t players_;
};

// ---- answer_lines.cpp: lines to write an answer on -------------------------------------------

// Below a board in two columns: for the score of a game, for the answers to a problem or a lesson.
class AnswerLines {
 public:
  AnswerLines(const Settings& settings, const Desk& desk, bool on_sheet = false)
      : settings_(settings), desk_(desk), on_sheet_(on_sheet) {}

  double height(double width) const;  // 0: nothing is asked
  void draw(Draft& draft, Box box) const;

 private:
  std::vector<std::string> asked() const;
  std::size_t in_row(double width) const;

  const Settings& settings_;
  const Desk& desk_;
  bool on_sheet_;
};

// ---- draw.cpp, figure.cpp --------------------------------------------------------------------

Design design(const Settings& settings, const Desk& desk,
              const std::function<void(std::string)>& problem);
Picture figure(const Settings& settings, const Desk& desk);

// ---- answer.cpp ------------------------------------------------------------------------------

// One best line bold and the play that begins with it numbered along its lines, the boxes that the
// player to move wins hatched; above it what there is to say.
Picture answer(const Settings& settings, const Desk& desk);
std::vector<std::string> answer_words(const Settings& settings, const Board& board,
                                      const Words& words, const std::vector<std::string>& names);

// ---- text.cpp --------------------------------------------------------------------------------

std::vector<std::string> text(const Settings& settings, const Board& board, const Words& words,
                              bool answers);
std::vector<Json> json(const Settings& settings, const Board& board);
Solved solved(std::string_view position, const cartapenna::Limits& limits);
bool check_position(std::string_view text, const std::string& file, Problems& problems);

}  // namespace cartapenna::dots_and_boxes
