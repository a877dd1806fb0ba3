// SPDX-License-Identifier: MIT
// Sprouts as the program sees it: settings of a template, a made board, and its sheets.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "generator/game.h"
#include "generator/sprouts/sprouts.h"
#include "layouts/draft.h"

namespace cartapenna::sprouts {

using Place = cartapenna::Point;  // on paper, where a Point is in the field

// What is printed: a sheet to play on, or for a class a tally of games with questions.
enum class Mode { game, tally };

struct Settings {
  Mode mode = Mode::game;
  Spec spec;
  bool record = true;
  bool lives = true;
  bool cut_off = false;  // a column of the record for the spots that a move cuts off
};

// The spots are arranged when their field is known; until then a board is what they depend on.
struct Board {
  std::uint64_t seed = 0;
};

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
// One spot without its number; black when dead.
void draw_spot(Draft& draft, std::string_view layer, Place centre, bool dead = false);
// Two crossing lines, or one across a line that runs along `along`.
void draw_cross(Draft& draft, std::string_view layer, Place centre);

// ---- rules.cpp, lives.cpp, record.cpp: what is read and written beside the field
// ------------------------

std::string rules_text(const Settings& settings, const Words& words);

// Each draws a block with its top left corner at `at` and returns the y below it.
double draw_rules(Draft& draft, const Settings& settings, const Words& words, Place at,
                  double width);
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
  double height = 0;  // of a row; 0: the least
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
};

// Returns the y below it.
double draw_block(Draft& draft, const Settings& settings, const Words& words, const Block& block);

// One sheet of paper: with the field, or with what did not fit beside it.
struct Leaf {
  std::optional<Box> field;
  std::vector<Block> blocks;
};

// The field as large as may be; the record goes to leaves of its own when it would crowd the field.
// One leaf where a record was asked for and the field leaves it no room: it fits on no three
// leaves.
std::vector<Leaf> arrange_sheet(const Settings& settings, const Desk& desk);

// ---- sheet.cpp, tally.cpp, answer.cpp ---------------------------------------------------------

Design draw(const Settings& settings, const Desk& desk,
            const std::function<void(std::string)>& problem);
Design draw_tally(const Settings& settings, const Desk& desk,
                  const std::function<void(std::string)>& problem);

// Who wins with perfect play, how that is known, and the winning first moves: a paragraph each.
std::vector<std::string> answer_lines(const Settings& settings, const Words& words);
std::vector<std::string> tally_answers(const Words& words);
constexpr int tally_questions = 6;
// A column of paragraphs as an answer.
Picture paragraphs(std::vector<std::string> lines, const Desk& desk);

// ---- text.cpp --------------------------------------------------------------------------------

std::vector<std::string> text(const Settings& settings, const Board& board, const Words& words,
                              bool answers);
Json json(const Settings& settings);
double rounded(double length);  // to 0.01 mm
Solved solve(std::string_view position, const cartapenna::Limits& limits);

}  // namespace cartapenna::sprouts
