// SPDX-License-Identifier: MIT
// What a game is to the rest of the program: a row of functions. A game's own types (its spec, its
// boards) pass through the program as `std::any` and are opened by the game alone.
//
// A new game is a folder, a line in games.cpp, its files in CMake, its words in each language, a
// template and its cases.
#pragma once

#include <any>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "generator/random.h"
#include "layouts/scene.h"
#include "layouts/style.h"
#include "layouts/text.h"
#include "templates/keys.h"
#include "templates/words.h"

namespace cartapenna {

using Json = nlohmann::ordered_json;

// A board that could not be made within its budget; says how much was tried. Exit code 1.
struct CouldNotMake : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What a game needs to draw. It knows neither paper nor writer. The references outlive a design.
struct Desk {
  const Style& style;
  const Words& words;
  const TextMeasure& measure;
  Size room;               // what a sheet may fill, in mm
  bool rules = true;       // whether each sheet states the rules
  std::string title = {};  // of the sheet, already drawn above the room unless the frame is bare
  double margin = 12;      // round the page, for what is drawn on all of it
  bool figures = false;    // boards stand in a text, by themselves, not on players' sheets
  std::vector<std::string> players = {};  // names given for the whole document; may be none
  bool one_board = false;  // the document has no other, so that its answer may fill a page
  std::vector<std::string_view> games = {};  // names of those in the document, each once
};

// For whom a board is printed. Empty names leave room to write.
struct Occasion {
  std::vector<std::string> players;
};

// One sheet of a board, drawn from (0, 0) within the room. `form` is the same for every board.
struct Sheet {
  std::shared_ptr<const Scene> form;
  Scene own;
};

// A board drawn in a column of `width` mm: `height(width)` mm high, the same for every board.
struct Picture {
  std::function<double(double width)> height;
  std::function<Scene(const std::any& board, double width)> draw;
  double natural_width = 85;  // at which it reads well, in mm
  // What stands above the board, part of `height`: boards side by side begin at one height. May be
  // empty: nothing.
  std::function<double(double width)> caption_height = {};
  double least_width = 0;  // narrower, and it is too small to be of use
  double narrowest = 0;    // narrower, and it does not keep to its column
};

// How a game draws its boards with one spec in one room. Made once, used for each board, from
// several threads.
struct Design {
  // The sheets that players get, one for each of `owners`: the player who alone may see it, or 0.
  std::vector<int> owners{0};
  std::function<Sheet(const std::any& board, std::size_t part, const Occasion&)> sheet;
  // What does not fit on one page: so many more follow each sheet, numbered from 1.
  int more_pages = 0;
  std::function<Sheet(const std::any& board, std::size_t part, int page, const Occasion&)>
      continued;
  // The board alone, with what is needed to use it, in a column of some width: for magazine pages
  // and galleries. Its height depends on the spec and the width alone.
  Picture figure;
  // The answer, for a key; without `draw` where there is nothing to answer.
  Picture answer;
  // The answer's drawing where it names the players. May be empty: it does not.
  std::function<Scene(const std::any& board, double width, const Occasion&)> named_answer;
  // Adds to a board's data what the paper decides, such as places in mm. May be empty.
  std::function<void(const std::any& board, Json& model)> complete;
  // What fits but will not please, told with the problems.
  std::vector<std::string> warnings;
};

struct Limits {
  double seconds = 60;
  bool normal_only = false;  // Sprouts: leave the misère part out
  bool turns = false;        // hedge duel: play it out, expected turns
};

// One answer of `solve`. Exactly one of the first two is told, or `unsolved`.
// What is wrong with a position, at a line and column of its text, from 1.
struct Mistake {
  int line = 1;
  int column = 1;  // in letters
  std::string sentence;
};

// Of the byte `at` of the text. REQUIRES: at <= text.size().
Mistake mistake_at(std::string_view text, std::size_t at, std::string sentence);

struct Solved {
  Json json;                      // always an object with "position"
  std::string text;               // for a person
  bool wrong = false;             // the position is wrong: "error"
  bool unsolved = false;          // not within the limits: "unsolved"
  std::vector<Mistake> mistakes;  // of a wrong position, where they have a place
};

// What the program draws around a sheet.
enum class Frame {
  sheet,    // title, lines for names, footer
  content,  // nothing but the footer: the room is the page without its margins
  page,     // nothing at all: the room is the whole page
};

// Where the random numbers of one board come from.
struct BoardSeed {
  std::uint64_t seed = 0;
  std::size_t order = 0;   // number of the entry of `sheets`
  std::int64_t board = 1;  // of this entry

  // Each attempt has its own.
  Random random(int attempt = 0) const {
    constexpr std::uint64_t apart = 0x9E3779B97F4A7C15U;
    return Random(seed + apart * static_cast<std::uint64_t>(attempt), order,
                  static_cast<std::uint64_t>(board));
  }
};

// Boards that could be the next one, some at each call, perhaps none; they depend on the seed and
// on the marks that are known, which need not be left out, alone. Throws CouldNotMake when enough
// was tried.
using Candidates = std::function<std::vector<std::any>()>;

// What was chosen before a board.
struct Before {
  std::int64_t number = 1;               // of the board, in its entry
  std::span<const std::any* const> own;  // of its entry
  std::span<const std::any* const>
      all;  // of all entries that it is chosen with, its own among them
};

// What boards that are alike have in common, read from a text, or what is wrong with the text.
struct ReadMark {
  std::string mark{};
  std::string wrong{};
  std::size_t column = 1;  // where
};

struct Game {
  std::string_view name;      // as templates say it: "hedges"
  std::span<const Key> keys;  // of `board:`
  int numbering;              // raised when the same seed makes other boards than before

  // The spec that the fields ask for. Tells all problems, impossible requests among them.
  std::any (*read)(const Fields& board, std::string_view alphabet, Problems& problems);
  // Throws CouldNotMake.
  std::any (*make)(const std::any& spec, Random& random);
  // Tells through `problem` what does not fit into the room, and what would.
  Design (*draw)(const std::any& spec, const Desk& desk,
                 const std::function<void(std::string)>& problem);
  // The board for the terminal: a text for each sheet, then the answers where asked for.
  std::vector<std::string> (*text)(const std::any& spec, const std::any& board, const Words& words,
                                   bool answers);
  // The model: an object for each sheet (for the hedge duel, each player's), answers included.
  std::vector<Json> (*json)(const std::any& spec, const std::any& board);
  // One position, as `solve` takes it. nullptr: nothing to solve.
  Solved (*solve)(std::string_view position, const Limits& limits);
  // The rules, a paragraph each. nullptr: there are none.
  std::vector<std::string> (*rules)(const std::any& spec, const Words& words) = nullptr;
  Frame frame = Frame::sheet;
  // Tells all problems of a board that is alone in a file, without a template; false when the text
  // is none. nullptr: there are no such files.
  bool (*check)(std::string_view text, const std::string& file, Problems& problems) = nullptr;
  // For boards that must differ from each other: see chain.h. A null function: those of this spec
  // do not know of each other, and `make` makes them.
  Candidates (*candidates)(const std::any& spec, const BoardSeed& seed,
                           const std::set<std::string>& known) = nullptr;
  // Whether boards of both specs must differ. REQUIRES: both have candidates.
  bool (*related)(const std::any& one, const std::any& other) = nullptr;
  // The one to take among those that `tries` calls gave and that were not there before; nullptr:
  // there must be more. Of what suits in any case something suits where nothing was chosen before.
  // Without this function the first one is taken.
  const std::any* (*choose)(const std::any& spec, const std::vector<const std::any*>& fresh,
                            int tries, const Before& before) = nullptr;
  // Does to a board what is worth doing only once it is chosen.
  void (*finish)(std::any& board) = nullptr;
  // What boards that are alike have in common; empty: this one may come again.
  std::string (*mark)(const std::any& board) = nullptr;
  // Of a board as a user may write it; nothing where that is not this game's notation.
  std::optional<ReadMark> (*read_mark)(std::string_view text) = nullptr;
  std::string_view mark_like{};  // an example of that notation
  // As `text`, of a figure, which shows one board. nullptr: they are the same.
  std::vector<std::string> (*figure_text)(const std::any& spec, const std::any& board,
                                          const Words& words, bool answers) = nullptr;
  // The rules in short, above a figure. nullptr: NAME.in-short of the words, whatever the spec.
  std::string (*rules_in_short)(const std::any& spec, const Words& words) = nullptr;
};

// All games, in the order of the manual.
std::span<const Game* const> games();
const Game* find_game(std::string_view name);  // nullptr: none of that name

// Pages of no game, asked for by `page:` instead of `game:`: cover, rules, scores, test.
std::span<const Game* const> extras();

}  // namespace cartapenna
