// SPDX-License-Identifier: MIT
// Sprouts as the program sees it: settings of a template, a made board, and its sheets.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "generator/game.h"
#include "generator/sprouts/problem.h"
#include "generator/sprouts/sprouts.h"
#include "layouts/draft.h"

namespace cartapenna::sprouts {

using Place = cartapenna::Point;  // on paper, where a Point is in the field

// What is printed: a sheet to play on; for a class a tally of games with questions, or a game that
// was played, move by move.
enum class Mode { game, tally, lesson };

struct Settings {
  Mode mode = Mode::game;
  Spec spec;
  bool record = true;
  bool lives = true;
  bool cut_off = false;            // a column of the record for the spots that a move cuts off
  std::optional<Wanted> wanted{};  // a problem instead of a game
};

// A game that was played to its end.
struct SampleGame {
  Position position;                 // at the end
  Drawing drawing;                   // of it; earlier positions are parts of the same picture
  std::vector<Move> moves{};         // move k in the position after k moves
  std::vector<std::string> names{};  // f(g)h[…]
};

// The spots are arranged when their field is known; until then a board is what they depend on.
struct Board {
  std::uint64_t seed = 0;
  std::shared_ptr<const Problem> problem{};
  std::shared_ptr<const SampleGame> sample{};
};
// Throws CouldNotMake.
Board make_board(const Settings& settings, Random& random, const std::set<std::string>& known = {});
// Problems, so that no two are equivalent: see generator/game.h. Null for other boards.
Candidates candidates(const Settings& settings, const BoardSeed& seed,
                      const std::set<std::string>& known);
std::optional<ReadMark> read_mark(std::string_view position);

// ---- field.cpp: the spots on paper -----------------------------------------------------------

// Outer radius of a spot, and half the height of a cross.
double spot_radius(const Style& style);
constexpr double cross_arm = 3;
constexpr double number_gap = 1.5;  // from a spot to its number
constexpr double least_air = 0.5;   // from a number to anything else

struct Spot {
  Place centre;
  Box number;  // as large as its digits
};

// The spots within `field`, with their numbers, which touch nothing. Nothing if that cannot be.
std::optional<std::vector<Spot>> place_spots(const Draft& draft, const Spec& spec, Box field,
                                             const Board& board);
void draw_field(Draft& draft, Box field);
void draw_spots(Draft& draft, const Spec& spec, const std::vector<Spot>& spots);
// One spot without its number: hollow, black when dead.
Disc spot_mark(const Style& style, Place centre, bool dead);
// Two crossing lines, or one across a line that runs along `along`.
void draw_cross(Draft& draft, std::string_view layer, Place centre);

// ---- rules.cpp, lives.cpp, record.cpp: what is read and written beside the field
// ------------------------

std::string rules_text(const Settings& settings, const Words& words);
std::string rules_in_short(const Settings& settings, const Words& words);

// Each draws a block with its top left corner at `at` and returns the y below it.
double draw_rules(Draft& draft, const Settings& settings, const Words& words, Place at,
                  double width, bool brief = false);
double draw_lives(Draft& draft, const Settings& settings, const Words& words, Place at,
                  double width);
// Checksum, who began, who won: in one line where there is room.
double draw_result(Draft& draft, const Settings& settings, const Words& words, Place at,
                   double width);

// Moves `first` … `first + count − 1` (from 1) in columns side by side.
struct Rows {
  int first = 1;
  int count = 0;
  int columns = 1;
  double height = 0;                   // of a row; 0: the least
  const SampleGame* played = nullptr;  // filled in
};
double draw_record(Draft& draft, const Settings& settings, const Words& words, Place at,
                   double width, Rows rows);
// Most columns in that width.
int record_columns(const Draft& draft, const Settings& settings, const Words& words, double width);
// Rows of a column that is `height` high, its headings included.
int record_rows(const Draft& draft, double height);

// ---- arrange_sheet.cpp -----------------------------------------------------------------------

struct Block {
  enum class Kind { rules, lives, record, result } kind;
  Place at;
  double width;
  Rows rows{};
  bool brief = false;  // rules without their drawings
};

// Returns the y below it.
double draw_block(Draft& draft, const Settings& settings, const Words& words, const Block& block);

// One sheet of paper: with the field, or with what did not fit beside it.
struct Leaf {
  std::optional<Box> field;
  std::vector<Block> blocks;
};

// The field as large as may be, the rules without drawings where paper is small; the record goes to
// leaves of its own when it would crowd the field. One leaf where a record was asked for and the
// field leaves it no room: it fits on no three leaves.
std::vector<Leaf> arrange_sheet(const Settings& settings, const Desk& desk);

// ---- sheet.cpp, tally.cpp, answer.cpp ---------------------------------------------------------

Design draw(const Settings& settings, const Desk& desk,
            const std::function<void(std::string)>& problem);
Design draw_tally(const Settings& settings, const Desk& desk,
                  const std::function<void(std::string)>& problem);

// ---- problem_words.cpp, problem_sheet.cpp, lesson.cpp -----------------------------------------

// What is asked, in one line; the sentences of the key; one for each kind of reason with the widest
// numbers.
std::string question_words(const Wanted& wanted, const Words& words);
std::vector<std::string> solution_words(const Problem& problem, const Words& words);
std::vector<std::string> longest_solution(const Wanted& wanted, const Words& words);
Design draw_problem(const Settings& settings, const Desk& desk,
                    const std::function<void(std::string)>& problem);
Design draw_lesson(const Settings& settings, const Desk& desk,
                   const std::function<void(std::string)>& problem);

// Who wins with perfect play, how that is known, and the winning first moves: a paragraph each.
std::vector<std::string> answer_lines(const Settings& settings, const Words& words);
std::vector<std::string> tally_answers(const Words& words);
constexpr int tally_questions = 6;
// A column of paragraphs as an answer.
cartapenna::Picture paragraphs(std::vector<std::string> lines, const Desk& desk);

// ---- text.cpp --------------------------------------------------------------------------------

std::vector<std::string> text(const Settings& settings, const Board& board, const Words& words,
                              bool answers);
Json json(const Settings& settings, const Board& board);
double rounded(double length);            // to 0.01 mm
Json drawn_json(const Drawing& drawing);  // spots, lives and lines
Solved solve(std::string_view position, const cartapenna::Limits& limits);
// Of a position or a list of moves alone in a file; false where the text is neither.
bool check_position(std::string_view text, const std::string& file, Problems& problems);

}  // namespace cartapenna::sprouts
