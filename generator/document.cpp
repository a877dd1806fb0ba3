// SPDX-License-Identifier: MIT
#include "generator/document.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "generator/document_keys.h"

namespace cartapenna {
namespace {

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
      day > lengths.at(static_cast<std::size_t>(month) - 1) + (month == 2 && leap ? 1 : 0)) {
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
  order.first = document.first;
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

// Each entry is within its limits; together they may ask for more than memory holds.
void check_amount(const Document& document, Problems& problems) {
  std::int64_t boards = 0;
  for (const Order& order : document.orders) {
    boards += order.count;
    if (boards <= most_boards) continue;
    problems.add(order.place, fmt::format("with these there are more than {} boards: at most so "
                                          "many are made of a template; make it in parts",
                                          most_boards));
    return;
  }
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
  document.upside_down = fields.flag("upside-down");
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
  for (Order& order : document.orders) {
    if (!document.page.place) break;
    order.figures = true;
    if (order.game->frame != Frame::sheet) order.count = 0;  // a cover is no board
  }
  check_amount(document, problems);
  return document;
}

Document Document::key_alone() const {
  Document key = *this;
  key.answers = Answers::end;
  key.wanted = Wanted::nothing;
  return key;
}

void Document::only_seat(std::int64_t seat) {
  for (Order& order : orders) {
    if (order.each == 0) continue;
    order.first = (seat - 1) * order.each + 1;
    order.count = order.each;
  }
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

}  // namespace cartapenna
