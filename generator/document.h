// SPDX-License-Identifier: MIT
// A template that has been read and found right: what to print, on what, for whom.
#pragma once

#include <any>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generator/game.h"
#include "generator/roster.h"
#include "layouts/geometry.h"
#include "layouts/style.h"
#include "templates/template.h"
#include "templates/words.h"

namespace cartapenna {

enum class Duplex { none, long_edge, short_edge };
// For whom one board is.
struct Seat {
  std::vector<std::string> players;  // names; empty ones are written by hand
  std::string group;                 // class
  int day = 0;                       // from 1; 0: all is played on one
};

enum class Each { pair, pupil };

// How a class is served: who gets a board together with whom.
struct ClassSetup {
  Each each = Each::pair;
  Pairing pairing = Pairing::in_order;
  int days = 1;
  int pupils = 0;     // when there is no roster; 0: no class
  std::string group;  // class, where the roster does not say it
  std::string date;   // written on the sheets
};

enum class Answers { none, end, separate, back, foot };

struct PageSetup {
  Size paper{210, 297};  // as it lies, orientation applied
  double margin = 12;    // mm, on all sides
  Grid up{1, 1};         // cells on a page, columns x rows
  bool cut_lines = false;
  bool cut_and_stack = false;  // sheets follow each other in the pile of what was cut
  // Each board alone on a page cut to its ink, drawn for a column so wide, in mm.
  std::optional<double> place;
  std::vector<double> column_widths;  // for figures, mm; empty: `columns` equal ones
  int columns = 0;                    // 0: as many as read well
  Duplex duplex = Duplex::none;
  Point back_offset;     // mm that backs are moved, for printers that are off
  bool booklet = false;  // folded: a page is half a sheet of the paper
  double creep = 0;      // mm a sheet
  double bleed = 0;      // mm; with press marks around the trimmed page
  bool crop_marks = false;
  bool press = false;  // for a printing house: grey only, page boxes
  bool accessible = false;
  bool outlines = false;   // text as paths
  bool check_bar = false;  // a bar of exactly 100 mm in the foot
  Ink ink = Ink::normal;
  bool large_print = false;
  std::string font = "lato";
};

// One entry of `sheets`: boards of one game with one spec.
struct Order {
  const Game* game = nullptr;
  std::any spec;
  std::string title;       // empty: the game's own
  std::int64_t first = 1;  // board
  std::int64_t count = 1;
  std::int64_t each = 0;  // boards for each seat of a class; 0: none is for one of its pupils
  bool figures = false;   // boards flow through columns, without a sheet's records
  int span = 1;           // columns that a figure takes
  bool rules = true;
  Place place;           // of the entry, for problems found later
  std::string settings;  // of the board, in one canonical text: what an ID vouches for
};

struct Document {
  std::string name;   // of the template: "hedge-duel"
  std::string title;  // empty: that of the first game
  Words words;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> players;  // names, or empty
  Answers answers = Answers::none;
  bool upside_down = false;       // pages of answers
  std::int64_t first = 1;         // number of the first board of each order, in a class seat
  std::int64_t numbers_from = 1;  // printed number of the first figure; 0: no numbers
  std::int64_t pages_from = 1;    // printed number of the first page
  std::string section;            // furniture of a magazine: name of the section, credit
  std::string credit;
  bool apart = false;  // a file for each player, so that secrets can be handed out apart
  bool pupil = false;  // sheets have lines for name, class and date instead of players
  std::optional<std::int64_t> date;
  PageSetup page;
  std::vector<Order> orders;
  std::set<std::string> known;  // marks of boards that must not come again
  std::optional<ClassSetup> group;
  std::vector<Seat> seats;  // of the class, all of them; empty: `players` play all boards

  // Which sheets are printed: all, one player's (what nobody owns is printed with player 1), one of
  // a board, or none but the key.
  enum class Wanted { all, player, part, other_parts, nothing } wanted = Wanted::all;
  int wanted_number = 0;       // player from 1, part from 0
  Document key_alone() const;  // no sheets, their answers
  bool wants(int owner, int part) const;
  void only_seat(std::int64_t seat);  // from 1
};

// Gives each board its seat: from the roster, or from the number of pupils with names to be written
// by hand. Pupils of one class play among themselves. An order's count becomes that of each seat,
// and its boards those of all from `first` on.
void seat_class(Document& document, const std::vector<Pupil>& roster, std::uint64_t seed);

// The text of templates/languages/NAME.yaml, or nothing.
using LanguageFile = std::function<std::optional<std::string>(std::string_view name)>;

// What a document may ask for at most; told when exceeded.
inline constexpr std::int64_t most_boards = 1'000'000;  // together
inline constexpr int most_orders = 200;

// How many boards a class needs; without a roster, one of the document's number of pupils.
std::int64_t boards_of_class(const Document& document, const std::vector<Pupil>& roster);

// All problems are told at once; with any, the document is of no use.
Document read_document(const Node& root, std::string_view name, const LanguageFile& languages,
                       Problems& problems);

// The tables of the top of a template, for the manual: document, page, and a sheet of a game.
std::span<const Key> document_keys();
std::span<const Key> page_keys();
std::span<const Key> class_keys();
std::vector<Key> sheet_keys(const Game& game);

}  // namespace cartapenna
