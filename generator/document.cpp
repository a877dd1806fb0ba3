// SPDX-License-Identifier: MIT
#include "generator/document.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "layouts/page.h"

namespace cartapenna {
namespace {

constexpr std::array<std::string_view, 5> answers_names{"none", "end", "separate", "back", "foot"};
constexpr std::array<std::string_view, 3> duplex_names{"none", "long-edge", "short-edge"};
constexpr std::array<std::string_view, 2> each_names{"pair", "pupil"};
constexpr std::array<std::string_view, 3> pairing_names{"in-order", "random", "round-robin"};
constexpr std::array<std::string_view, 3> ink_names{"normal", "save", "photocopy"};
constexpr std::array<std::string_view, 4> families{"lato", "andika", "opendyslexic", "dejavu"};

template <class Names>
std::vector<std::string_view> all(const Names& names) {
  return {names.begin(), names.end()};
}

// The place of a choice in its list, as the enumeration of the same order.
template <class Enum, class Names>
Enum chosen(const Fields& fields, std::string_view key, const Names& names) {
  const auto found = std::find(names.begin(), names.end(), fields.text(key));
  return static_cast<Enum>(found - names.begin());
}

std::vector<std::string_view> names_of(std::span<const Game* const> list) {
  std::vector<std::string_view> names;
  for (const Game* game : list) names.push_back(game->name);
  return names;
}

std::vector<std::string_view> paper_names() {
  std::vector<std::string_view> names;
  for (const Paper& paper : papers()) names.push_back(paper.name);
  return names;
}

const std::vector<Key>& top_keys() {
  static const std::vector<Key> keys{
      {.name = "document", .kind = Kind::map, .keys = document_keys()},
      {.name = "page", .kind = Kind::map, .keys = page_keys()},
      {.name = "class",
       .kind = Kind::map,
       .about = "one board for each pair or pupil of a class",
       .keys = class_keys()},
      {.name = "sheets",
       .kind = Kind::maps,
       .about = "what is printed, in order",
       .least = 1,
       .most = most_orders,
       .needed = true},
  };
  return keys;
}

// The settings of a board in one text, whatever their order in the file.
std::string canonical(const Node& node) {
  switch (node.kind) {
    case Node::Kind::null:
      return "~";
    case Node::Kind::scalar:
      return node.text;
    case Node::Kind::list: {
      std::string text = "[";
      for (const Node& item : node.items) text += canonical(item) + ",";
      return text + "]";
    }
    case Node::Kind::map:
      break;
  }
  std::vector<std::string> parts;
  for (const Node::Entry& entry : node.entries) {
    parts.push_back(entry.key + ":" + canonical(entry.value));
  }
  std::sort(parts.begin(), parts.end());
  std::string text = "{";
  for (const std::string& part : parts) text += part + ",";
  return text + "}";
}

std::optional<Size> read_paper(const Fields& page) {
  const std::string text = page.text("paper");
  if (const auto named = paper_size(text)) return named;
  const auto cross = text.find('x');
  if (cross != std::string::npos) {
    const auto trim = [](std::string part) {
      part.erase(0, part.find_first_not_of(' '));
      part.erase(part.find_last_not_of(' ') + 1);
      return part;
    };
    const auto width = read_length(trim(text.substr(0, cross)));
    const auto height = read_length(trim(text.substr(cross + 1)));
    if (width && height) {
      if (*width >= 50 && *height >= 50 && *width <= 1200 && *height <= 1200) {
        return Size{*width, *height};
      }
      page.problem("paper", "paper is from 50mm x 50mm to 1200mm x 1200mm");
      return std::nullopt;
    }
  }
  std::string names;
  for (const Paper& paper : papers()) names += fmt::format("{}, ", paper.name);
  page.problem("paper", fmt::format("\"{}\" is no paper; known are {}or a width and height such as "
                                    "\"210mm x 297mm\"",
                                    text, names));
  return std::nullopt;
}

void read_column_widths(const Fields& fields, PageSetup& page) {
  for (const Node* node : fields.list("column-widths")) {
    const auto width = read_length(node->text);
    if (!width || *width < 20) {
      fields.problems().add(node->place, fmt::format("\"{}\" is no width of a column; write it as "
                                                     "60mm, at least 20mm",
                                                     node->text));
    } else {
      page.column_widths.push_back(*width);
    }
  }
  double sum = 0;
  for (const double width : page.column_widths) sum += width;
  if (sum > page.paper.width - 2 * page.margin) {
    fields.problem("column-widths", fmt::format("the columns are {:.0f} mm wide together, the page "
                                                "without its margins {:.0f} mm",
                                                sum, page.paper.width - 2 * page.margin));
  }
  if (!page.column_widths.empty() && page.columns != 0) {
    fields.problem("columns", "give columns or column-widths, not both");
  }
}

PageSetup read_page(const Fields& fields) {
  PageSetup page;
  page.paper = read_paper(fields).value_or(page.paper);
  if ((fields.text("orientation") == "landscape") == (page.paper.width < page.paper.height)) {
    std::swap(page.paper.width, page.paper.height);
  }
  page.margin = fields.length("margin");
  if (page.margin < least_margin) {
    fields.warn("margin", fmt::format("most printers cannot reach the outer {} mm of the paper",
                                      least_margin));
  }
  if (2 * page.margin > std::min(page.paper.width, page.paper.height) - 30) {
    fields.problem("margin", "the margins leave less than 30 mm of the paper");
  }
  page.up = fields.grid("up");
  page.cut_lines = fields.flag("cut-lines");
  page.columns = static_cast<int>(fields.whole("columns"));
  read_column_widths(fields, page);
  page.duplex = chosen<Duplex>(fields, "duplex", duplex_names);
  page.back_offset = {fields.length("back-right"), fields.length("back-down")};
  page.booklet = fields.flag("booklet");
  page.creep = fields.length("creep");
  page.bleed = fields.length("bleed");
  page.crop_marks = fields.flag("crop-marks");
  page.press = fields.flag("press");
  page.accessible = fields.flag("accessible");
  page.outlines = fields.text("text") == "outlines";
  if (page.press && page.accessible) {
    fields.problem("accessible", "a file is for a printing house or accessible, not both");
  }
  if (page.booklet && (page.bleed > 0 || page.crop_marks)) {
    fields.problem("booklet",
                   "a booklet is printed and folded at home: it has no bleed and no "
                   "crop marks");
  }
  page.check_bar = fields.flag("check-bar");
  page.ink = chosen<Ink>(fields, "ink", ink_names);
  page.large_print = fields.flag("large-print");
  page.font = fields.text("font");
  if (page.font.rfind("system:", 0) != 0 &&
      std::find(families.begin(), families.end(), page.font) == families.end()) {
    const std::string_view near = nearest(page.font, all(families));
    fields.problem(
        "font",
        fmt::format("there is no font \"{}\"{}; known are lato, andika, "
                    "opendyslexic, dejavu, and system:NAME for one of this machine",
                    page.font, near.empty() ? "" : fmt::format(": did you mean {}?", near)));
  }
  return page;
}

// Days since 1970-01-01 (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
std::int64_t days_from_civil(int year, int month, int day) {
  year -= month <= 2 ? 1 : 0;
  const int era = year / 400;
  const int year_of_era = year - era * 400;
  const int day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  const int day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
  return std::int64_t{era} * 146097 + day_of_era - 719468;
}

std::optional<std::int64_t> read_date(const Fields& document) {
  if (!document.has("date")) return std::nullopt;
  const std::string text = document.text("date");
  int year = 0;
  int month = 0;
  int day = 0;
  const auto part = [&](std::size_t from, std::size_t length, int& value) {
    const char* end = text.data() + from + length;
    return std::from_chars(text.data() + from, end, value).ptr == end;
  };
  constexpr std::array<int, 12> lengths{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool shaped = text.size() == 10 && text[4] == '-' && text[7] == '-' && part(0, 4, year) &&
                      part(5, 2, month) && part(8, 2, day);
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  if (!shaped || year < 1970 || month < 1 || month > 12 || day < 1 ||
      day > lengths.at(static_cast<std::size_t>(month - 1)) + (month == 2 && leap ? 1 : 0)) {
    document.problem("date", fmt::format("\"{}\" is no date; write it as 2026-12-24", text));
    return std::nullopt;
  }
  return days_from_civil(year, month, day) * 86400;
}

ClassSetup read_class(const Fields& fields) {
  ClassSetup setup;
  setup.each = chosen<Each>(fields, "each", each_names);
  setup.pairing = chosen<Pairing>(fields, "pairs", pairing_names);
  setup.days = static_cast<int>(fields.whole("days"));
  setup.pupils = static_cast<int>(fields.whole("pupils"));
  setup.group = fields.text("name");
  setup.date = fields.text("date");
  return setup;
}

const Game* find_extra(std::string_view name) {
  for (const Game* page : extras()) {
    if (page->name == name) return page;
  }
  return nullptr;
}

void read_order(const Node& node, std::string_view alphabet, Document& document,
                Problems& problems) {
  if (node.kind != Node::Kind::map) return;  // told already
  const Node* name = node.find("game");
  const Node* page = node.find("page");
  const Game* game = name != nullptr   ? find_game(name->text)
                     : page != nullptr ? find_extra(page->text)
                                       : nullptr;
  // Of a game that is missing or misspelt only that is told: its board's keys mean nothing yet.
  const std::vector<Key> keys = sheet_keys(game != nullptr ? *game : *games().front());
  if (game == nullptr) {
    const std::vector<Key> extra_keys = sheet_keys(*extras().front());
    const std::vector<Key>& table = name == nullptr && page != nullptr ? extra_keys : keys;
    const std::vector<Key> only_game(table.begin(), table.begin() + 1);
    Node alone;
    alone.kind = Node::Kind::map;
    alone.place = node.place;
    for (const Node::Entry& entry : node.entries) {
      if (entry.key == (name == nullptr && page != nullptr ? "page" : "game")) {
        alone.entries.push_back(entry);
      }
    }
    const Fields checked(&alone, only_game, problems, node.place);
    return;
  }
  std::vector<Key> whole = top_keys();
  whole.back().keys = keys;
  const Fields fields(&node, keys, problems, node.place, whole);
  Order order;
  order.game = game;
  order.place = node.place;
  order.count = fields.whole("count");
  order.figures = fields.text("as") == "figure";
  order.span = static_cast<int>(fields.whole("span"));
  order.rules = fields.flag("rules");
  if (fields.has("title")) order.title = fields.local("title", document.words.language());
  order.spec = game->read(fields.map("board"), alphabet, problems);
  const Node* board = node.find("board");
  order.settings = fmt::format("{} {} {}", game->name, game->numbering,
                               board != nullptr ? canonical(*board) : "{}");
  document.orders.push_back(std::move(order));
}

// The whole language with the boards of all games, to tell where a key belongs that is out of
// place.
const std::vector<Key>& keys_of_all_games() {
  static const std::vector<Key> boards = [] {
    std::vector<Key> all_boards;
    for (const Game* game : games()) {
      all_boards.insert(all_boards.end(), game->keys.begin(), game->keys.end());
    }
    return all_boards;
  }();
  static const std::vector<Key> sheets = [] {
    std::vector<Key> keys = sheet_keys(*games().front());
    keys.back().keys = boards;
    return keys;
  }();
  static const std::vector<Key> whole = [] {
    std::vector<Key> keys = top_keys();
    keys.back().keys = sheets;
    return keys;
  }();
  return whole;
}

Words read_words(const Fields& fields, const LanguageFile& languages, Problems& problems) {
  const std::string language = fields.text("language");
  const auto text = languages(language);
  if (!text) {
    fields.problem("language", fmt::format("there is no language \"{}\"", language));
    const auto english = languages("en");  // for what else there is to tell
    return english ? Words::read(*english, "templates/languages/en.yaml", problems) : Words{};
  }
  return Words::read(*text, "templates/languages/" + language + ".yaml", problems);
}

}  // namespace

std::span<const Key> document_keys() {
  static const std::vector<Key> keys{
      {.name = "title",
       .kind = Kind::local,
       .about = "heading of each sheet; the game's name when missing",
       .most = 200},
      {.name = "language",
       .kind = Kind::text,
       .fallback = "en",
       .about = "language of every word on paper, a file in templates/languages",
       .most = 20},
      {.name = "seed",
       .kind = Kind::seed,
       .about = "makes the same boards again; drawn and told when missing"},
      {.name = "players",
       .kind = Kind::list,
       .about = "names printed instead of lines to write them on",
       .least = 1,
       .most = 4},
      {.name = "answers",
       .kind = Kind::choice,
       .fallback = "none",
       .about = "where the answers (for the hedge duel: the referee sheet) are printed",
       .choices = all(answers_names)},
      {.name = "names",
       .kind = Kind::choice,
       .fallback = "players",
       .about = "lines at the head of a sheet: for the players, or for name, class and date",
       .choices = {"players", "pupil"}},
      {.name = "apart",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a file for each of two players; what is no secret goes into the first"},
      {.name = "first",
       .kind = Kind::whole,
       .fallback = "1",
       .about = "number of the first board: a part of a large set, the same as in the whole",
       .least = 1,
       .most = 1e9},
      {.name = "numbers-from",
       .kind = Kind::whole,
       .fallback = "1",
       .about = "printed number of the first figure; 0: no numbers",
       .least = 0,
       .most = 1e6},
      {.name = "pages-from",
       .kind = Kind::whole,
       .fallback = "1",
       .about = "printed number of the first page",
       .least = 0,
       .most = 1e6},
      {.name = "section",
       .kind = Kind::local,
       .about = "name of the section, printed at the foot of a magazine's page",
       .most = 100},
      {.name = "credit",
       .kind = Kind::local,
       .about = "who made the page, printed at its foot",
       .most = 100},
      {.name = "date",
       .kind = Kind::text,
       .about = "date written into the file's properties; none when missing",
       .form = "a date such as 2026-12-24"},
  };
  return keys;
}

std::span<const Key> class_keys() {
  static const std::vector<Key> keys{
      {.name = "each",
       .kind = Kind::choice,
       .fallback = "pair",
       .about = "one board for each pair, or for each pupil",
       .choices = all(each_names)},
      {.name = "pairs",
       .kind = Kind::choice,
       .fallback = "in-order",
       .about = "who plays whom: as in the roster, drawn, or everybody with everybody in turn",
       .choices = all(pairing_names)},
      {.name = "days",
       .kind = Kind::whole,
       .fallback = "1",
       .about = "boards for how many days; of a round robin with other partners each day",
       .least = 1,
       .most = 400},
      {.name = "pupils",
       .kind = Kind::whole,
       .fallback = "0",
       .about = "how many, when no roster is given",
       .least = 0,
       .most = 20000},
      {.name = "name", .kind = Kind::text, .about = "name of the class, such as 3B", .most = 40},
      {.name = "date",
       .kind = Kind::text,
       .about = "date printed on the sheets, as you write it",
       .most = 40},
  };
  return keys;
}

std::span<const Key> page_keys() {
  static const std::vector<Key> keys{
      {.name = "paper",
       .kind = Kind::choice,
       .fallback = "A4",
       .about = "paper size",
       .choices = paper_names(),
       .form = "width x height such as 210mm x 297mm"},
      {.name = "orientation",
       .kind = Kind::choice,
       .fallback = "portrait",
       .about = "how the paper lies",
       .choices = {"portrait", "landscape"}},
      {.name = "margin",
       .kind = Kind::length,
       .fallback = "12mm",
       .about = "white border on all four sides",
       .least = 0,
       .most = 100},
      {.name = "up",
       .kind = Kind::grid,
       .fallback = "1x1",
       .about = "sheets on a page, columns x rows",
       .least = 1,
       .most = 20},
      {.name = "cut-lines",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "lines to cut along between the sheets of a page"},
      {.name = "columns",
       .kind = Kind::whole,
       .fallback = "0",
       .about = "columns for figures; 0: as many as read well",
       .least = 0,
       .most = 12},
      {.name = "column-widths",
       .kind = Kind::list,
       .about = "columns for figures of different widths, such as [60mm, 118mm]",
       .least = 1,
       .most = 12},
      {.name = "duplex",
       .kind = Kind::choice,
       .fallback = "none",
       .about = "printed on both sides, turned on that edge; secrets never share a leaf",
       .choices = all(duplex_names)},
      {.name = "back-right",
       .kind = Kind::length,
       .fallback = "0mm",
       .about = "how far backs are moved to the right, for printers that are off",
       .least = -20,
       .most = 20},
      {.name = "back-down",
       .kind = Kind::length,
       .fallback = "0mm",
       .about = "how far backs are moved down",
       .least = -20,
       .most = 20},
      {.name = "booklet",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a booklet to fold and staple: two pages on each side of the paper"},
      {.name = "creep",
       .kind = Kind::length,
       .fallback = "0mm",
       .about = "how far pages of a booklet move to the fold, once more for each sheet inwards",
       .least = 0,
       .most = 2},
      {.name = "bleed",
       .kind = Kind::length,
       .fallback = "0mm",
       .about = "room around the trimmed page for a printing house",
       .least = 0,
       .most = 20},
      {.name = "crop-marks",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "crop and registration marks outside of the bleed"},
      {.name = "press",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "for a printing house: black and grey only as grey, page boxes, PDF 1.4"},
      {.name = "accessible",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a tagged PDF with alternative texts, for readers aloud"},
      {.name = "text",
       .kind = Kind::choice,
       .fallback = "fonts",
       .about = "text as text in embedded fonts, or as outlines",
       .choices = {"fonts", "outlines"}},
      {.name = "check-bar",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a bar of exactly 100 mm at the foot, to measure what the printer does"},
      {.name = "ink",
       .kind = Kind::choice,
       .fallback = "normal",
       .about = "how heavy lines are: less ink, or lines that survive a photocopier",
       .choices = all(ink_names)},
      {.name = "large-print",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "type from 16 pt, larger cells and strokes"},
      {.name = "font",
       .kind = Kind::choice,
       .fallback = "lato",
       .about = "family of the type",
       .choices = all(families),
       .form = "system:NAME"},
  };
  return keys;
}

std::vector<Key> sheet_keys(const Game& game) {
  const bool extra = find_extra(game.name) == &game;
  const Key which = extra ? Key{.name = "page",
                                .kind = Kind::choice,
                                .about = "a page of no game",
                                .choices = names_of(extras()),
                                .needed = true}
                          : Key{.name = "game",
                                .kind = Kind::choice,
                                .about = "which game",
                                .choices = names_of(games()),
                                .needed = true};
  return {
      which,
      {.name = "count",
       .kind = Kind::whole,
       .fallback = "1",
       .about = "how many different boards are made (for hedges: duels)",
       .least = 1,
       .most = static_cast<double>(most_boards)},
      {.name = "title",
       .kind = Kind::local,
       .about = "heading of these sheets, instead of the document's",
       .most = 200},
      {.name = "as",
       .kind = Kind::choice,
       .fallback = "sheet",
       .about = "a sheet to play on, or a figure: the board alone, numbered, in columns",
       .choices = {"sheet", "figure"}},
      {.name = "span",
       .kind = Kind::whole,
       .fallback = "1",
       .about = "columns that a figure takes",
       .least = 1,
       .most = 12},
      {.name = "rules",
       .kind = Kind::flag,
       .fallback = "true",
       .about = "whether each sheet states the rules (of figures the first, in short)"},
      {.name = "board", .kind = Kind::map, .about = "settings of the boards", .keys = game.keys},
  };
}

Document read_document(const Node& root, std::string_view name, const LanguageFile& languages,
                       Problems& problems) {
  Document document;
  document.name = name;
  const Fields top(&root, top_keys(), problems, root.place, keys_of_all_games());
  const Fields fields = top.map("document");
  document.words = read_words(fields, languages, problems);
  if (document.words.language().empty()) return document;
  const std::string language = document.words.language();
  if (fields.has("title")) document.title = fields.local("title", language);
  if (fields.has("seed")) document.seed = fields.seed("seed");
  for (const Node* player : fields.list("players")) document.players.push_back(player->text);
  document.answers = chosen<Answers>(fields, "answers", answers_names);
  document.apart = fields.flag("apart");
  document.pupil = fields.text("names") == "pupil";
  document.first = fields.whole("first");
  document.numbers_from = fields.whole("numbers-from");
  document.pages_from = fields.whole("pages-from");
  if (fields.has("section")) document.section = fields.local("section", language);
  if (fields.has("credit")) document.credit = fields.local("credit", language);
  document.date = read_date(fields);
  document.page = read_page(top.map("page"));
  if (root.find("class") != nullptr) document.group = read_class(top.map("class"));
  const std::string alphabet = document.words("language.alphabet");
  if (const Node* sheets = root.find("sheets"); sheets != nullptr) {
    for (const Node& sheet : sheets->items) read_order(sheet, alphabet, document, problems);
  }
  return document;
}

bool Document::wants(int owner, int part) const {
  switch (wanted) {
    case Wanted::all:
      return true;
    case Wanted::player:
      return owner == wanted_number || (owner == 0 && wanted_number == 1);
    case Wanted::part:
      return part == wanted_number;
    case Wanted::other_parts:
      return part != wanted_number;
    case Wanted::nothing:
      break;
  }
  return false;
}

void seat_class(Document& document, const std::vector<Pupil>& roster, std::uint64_t seed) {
  if (!document.group) document.group.emplace();
  const ClassSetup& setup = *document.group;
  std::vector<Pupil> pupils = roster;
  if (pupils.empty()) pupils.resize(static_cast<std::size_t>(setup.pupils));
  if (pupils.empty()) return;
  const auto group = [&](const Pupil& pupil) {
    return pupil.group.empty() ? setup.group : pupil.group;
  };
  if (setup.each == Each::pupil) {
    for (int day = 0; day < setup.days; ++day) {
      for (const Pupil& pupil : pupils) document.seats.push_back({{pupil.name}, group(pupil)});
    }
  } else {
    // A stream of its own, so that pairing draws nothing from any board.
    Random random(seed, ~std::uint64_t{0});
    const auto& teacher_name = document.words("sheet.teacher");
    for (const Pair& pair :
         pair_up(static_cast<int>(pupils.size()), setup.pairing, setup.days, random)) {
      const Pupil& one = pupils[static_cast<std::size_t>(pair[0])];
      const std::string other =
          pair[1] == teacher ? teacher_name : pupils[static_cast<std::size_t>(pair[1])].name;
      document.seats.push_back({{one.name, other}, group(one)});
    }
  }
  for (Order& order : document.orders) {
    if (order.game->frame != Frame::sheet) continue;
    order.count = std::max<std::int64_t>(
        0, static_cast<std::int64_t>(document.seats.size()) - document.first + 1);
  }
}

}  // namespace cartapenna
