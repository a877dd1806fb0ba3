// SPDX-License-Identifier: MIT
#include "generator/document_keys.h"

namespace cartapenna {
namespace {

std::vector<std::string_view> names_of(std::span<const Game* const> list) {
  std::vector<std::string_view> names;
  for (const Game* game : list) names.push_back(game->name);
  return names;
}

}  // namespace

const Game* find_extra(std::string_view name) {
  for (const Game* page : extras()) {
    if (page->name == name) return page;
  }
  return nullptr;
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
      {.name = "upside-down",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "pages of answers are turned round, as those at the foot always are"},
      {.name = "names",
       .kind = Kind::choice,
       .fallback = "players",
       .about = "lines at the head of a sheet: for the players, or for name, class and date",
       .choices = {"players", "pupil"}},
      {.name = "apart",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a file for each of two players; boards that are no secret go into the first"},
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
       .about = "how many different boards are made (for hedges: duels), for a class to "
                "each pair or pupil",
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

}  // namespace cartapenna
