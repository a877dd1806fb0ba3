// SPDX-License-Identifier: MIT
// The row of Dots and Boxes in the list of games, and how a template's values become settings.
#include <fmt/format.h>

#include <charconv>
#include <numeric>

#include "generator/dots_and_boxes/picture.h"
#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

std::vector<std::string_view> theme_names() {
  std::vector<std::string_view> names{"any"};
  for (int theme = 0; theme < theme_count; ++theme) {
    names.push_back(theme_id(static_cast<Theme>(theme)));
  }
  return names;
}

const std::vector<Key>& keys() {
  static const std::vector<Key> table{
      {.name = "size",
       .kind = Kind::grid,
       .fallback = "5x5",
       .about = "boxes, columns x rows; 5 means 5x5",
       .least = 1,
       .most = largest_side},
      {.name = "start",
       .kind = Kind::choice,
       .fallback = "american",
       .about = "lines drawn before play: none, those at the left and at the foot, or the whole "
                "border",
       .choices = {"american", "icelandic", "swedish"}},
      {.name = "position",
       .kind = Kind::text,
       .about =
           "begin from these lines instead: a picture of +, -- and | or a machine form such as "
           "2x1:1010110",
       .most = 20000,
       .lines = true},
      {.name = "score",
       .kind = Kind::list,
       .about = "boxes that each player has in the position: [2, 0]",
       .least = 2,
       .most = 4},
      {.name = "to-move",
       .kind = Kind::whole,
       .about = "number of the player to move",
       .least = 1,
       .most = 4},
      {.name = "coordinates",
       .kind = Kind::choice,
       .fallback = "on",
       .about = "names of the dots: A1 top left, a1 bottom left (algebraic), or none",
       .choices = {"on", "off", "algebraic"}},
      {.name = "ties",
       .kind = Kind::choice,
       .fallback = "tie",
       .about = "who wins with equally many boxes: nobody, or whoever began later",
       .choices = {"tie", "second"}},
      {.name = "handicap",
       .kind = Kind::whole,
       .fallback = "0",
       .about = "boxes that the second player counts more",
       .least = 0,
       .most = 2500},
      {.name = "tally",
       .kind = Kind::flag,
       .fallback = "true",
       .about = "room for each player's initial, a tally and the score, and for the result"},
      {.name = "record",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "numbered room to write down the lines in the order in which they are drawn"},
      {.name = "problem",
       .kind = Kind::choice,
       .about = "a problem with one winning line, in place of a game: its level; any: all levels "
                "in turn, six problems from easy to hard",
       .choices = {"any", "1", "2", "3", "4", "5"}},
      {.name = "theme",
       .kind = Kind::choice,
       .fallback = "any",
       .about = "what the problem is about",
       .choices = theme_names()},
      {.name = "lesson",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "the end of a game, to count chains in and to predict who wins"},
      {.name = "pitch",
       .kind = Kind::length,
       .about = "from dot to dot; when missing as large as fits, from 20mm down, for many boxes "
                "down to 5mm. 12mm is good for early readers",
       .least = least_pitch,
       .most = 60},
  };
  return table;
}

std::optional<Position> read_position(const Fields& fields) {
  const Node& node = *fields.node("position");
  const std::string& text = node.text;
  const bool drawn = text.find_first_of("+\n") != std::string::npos;
  std::optional<Grid> size;
  if (fields.has("size")) {
    const cartapenna::Grid asked = fields.grid("size");
    size = Grid{asked.columns, asked.rows};
  }
  const Reading reading = drawn ? read_picture(text, size) : read_code(text);
  for (const Fault& fault : reading.faults) {
    fields.problems().add(place_in(node, fault.line, fault.column), fault.sentence);
  }
  if (!reading.faults.empty()) return std::nullopt;
  const Grid& grid = reading.position.grid;
  if (size && !(grid == *size)) {
    fields.problem("position", fmt::format("the position has {}x{} boxes, but size says {}x{}",
                                           grid.columns, grid.rows, size->columns, size->rows));
    return std::nullopt;
  }
  return reading.position;
}

void read_score(const Fields& fields, Settings& settings) {
  for (const Node* node : fields.list("score")) {
    int boxes = -1;
    const char* end = node->text.data() + node->text.size();
    const auto [stop, error] = std::from_chars(node->text.data(), end, boxes);
    if (error != std::errc{} || stop != end || boxes < 0) {
      fields.problems().add(node->place, fmt::format("\"{}\" is no number of boxes", node->text));
      return;
    }
    settings.score.push_back(boxes);
  }
  if (settings.score.empty()) return;
  if (!settings.given) {
    fields.problem("score", "score belongs to a position: give one, or leave score out");
    return;
  }
  const int closed = closed_boxes(*settings.given);
  const int told = std::accumulate(settings.score.begin(), settings.score.end(), 0);
  if (told == closed) return;
  fields.problem("score", fmt::format("the scores add up to {}, but {} {} closed in the position",
                                      told, closed, closed == 1 ? "box is" : "boxes are"));
}

// A problem and a lesson make positions of their own.
void refuse_together(const Fields& fields, std::string_view made,
                     std::initializer_list<std::string_view> keys) {
  for (const std::string_view key : keys) {
    if (!fields.has(key)) continue;
    fields.problem(key,
                   fmt::format("{} means nothing beside {}: leave one of them out", key, made));
  }
}

void read_asked(const Fields& fields, Settings& settings) {
  settings.lesson = fields.flag("lesson");
  if (settings.lesson) refuse_together(fields, "lesson", {"start", "problem"});
  if (fields.has("problem")) {
    Wanted wanted;
    const std::string level = fields.text("problem");
    if (level != "any") wanted.level = level.front() - '0';
    for (int theme = 0; theme < theme_count; ++theme) {
      if (fields.text("theme") == theme_id(static_cast<Theme>(theme))) {
        wanted.theme = static_cast<Theme>(theme);
      }
    }
    settings.wanted = wanted;
  } else if (fields.has("theme")) {
    fields.problem("theme", "theme belongs to a problem: say problem: any, or leave theme out");
  }
  if (!settings.wanted && !settings.lesson) return;
  const std::string_view made = settings.wanted ? "problem" : "lesson";
  refuse_together(fields, made, {"position", "score", "to-move", "record", "handicap", "ties"});
  const int boxes = settings.grid.boxes();
  if (boxes < 4 || boxes > most_asked_boxes || settings.grid.columns < 2 ||
      settings.grid.rows < 2) {
    fields.problem("size", fmt::format("a {} has 2x2 boxes at least and {} boxes at most", made,
                                       most_asked_boxes));
  }
}

std::any read(const Fields& fields, std::string_view, Problems&) {
  Settings settings;
  const cartapenna::Grid size = fields.grid("size");
  settings.grid = {size.columns, size.rows};
  const std::string start = fields.text("start");
  settings.start = start == "icelandic" ? Start::icelandic
                   : start == "swedish" ? Start::swedish
                                        : Start::american;
  if (fields.has("position")) {
    if (fields.has("start")) {
      fields.problem("start", "a board has a start or a position, not both");
    }
    settings.given = read_position(fields);
    if (settings.given) settings.grid = settings.given->grid;
  }
  if (!settings.given && is_over(Position(settings.grid, settings.start))) {
    fields.problem("start", "with the whole border drawn, one box leaves no line to draw");
  }
  read_score(fields, settings);
  settings.says_to_move = fields.has("to-move") || settings.given;
  if (settings.given && is_over(*settings.given)) settings.says_to_move = false;
  if (fields.has("to-move")) settings.to_move = static_cast<int>(fields.whole("to-move")) - 1;
  const std::string coordinates = fields.text("coordinates");
  settings.coordinates = coordinates == "off"         ? Coordinates::off
                         : coordinates == "algebraic" ? Coordinates::algebraic
                                                      : Coordinates::on;
  settings.ties = fields.text("ties") == "second" ? Ties::second : Ties::tie;
  settings.handicap = static_cast<int>(fields.whole("handicap"));
  settings.tally = fields.flag("tally");
  settings.record = fields.flag("record");
  if (fields.has("pitch")) settings.pitch = fields.length("pitch");
  read_asked(fields, settings);
  return settings;
}

// "4x4" alone is one, too, though an unfinished one.
bool is_code(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  const auto x = text.find_first_not_of(digits);
  if (x == 0 || x == std::string_view::npos || text[x] != 'x') return false;
  const auto end = text.find_first_not_of(digits, x + 1);
  return end == std::string_view::npos || text[end] == ':';
}

std::optional<ReadMark> read_mark(std::string_view text) {
  if (!is_code(text)) return std::nullopt;
  const Reading reading = read_code(text);
  if (reading.faults.empty()) return ReadMark{fingerprint(reading.position)};
  const Fault& fault = reading.faults.front();
  return ReadMark{{}, fault.sentence, static_cast<std::size_t>(fault.column)};
}

}  // namespace

extern const cartapenna::Game game;
const cartapenna::Game game{
    .name = "dots-and-boxes",
    .keys = keys(),
    .numbering = 3,
    .read = read,
    .make = [](const std::any& settings, Random&) -> std::any {
      return make_board(std::any_cast<const Settings&>(settings));
    },
    .draw =
        [](const std::any& settings, const Desk& desk,
           const std::function<void(std::string)>& problem) {
          return design(std::any_cast<const Settings&>(settings), desk, problem);
        },
    .text =
        [](const std::any& settings, const std::any& board, const Words& words, bool answers) {
          return text(std::any_cast<const Settings&>(settings), std::any_cast<const Board&>(board),
                      words, answers);
        },
    .json =
        [](const std::any& settings, const std::any& board) {
          return json(std::any_cast<const Settings&>(settings), std::any_cast<const Board&>(board));
        },
    .solve = solved,
    .rules =
        [](const std::any& settings, const Words& words) {
          return rules(std::any_cast<const Settings&>(settings), 2, words);
        },
    .check = check_position,
    .candidates =
        [](const std::any& settings, const BoardSeed& seed, const std::set<std::string>&) {
          return candidates(std::any_cast<const Settings&>(settings), seed);
        },
    .related =
        [](const std::any& one, const std::any& other) {
          return related(std::any_cast<const Settings&>(one),
                         std::any_cast<const Settings&>(other));
        },
    .choose =
        [](const std::any& settings, const std::vector<const std::any*>& fresh, int games,
           const Before& before) {
          return chosen(std::any_cast<const Settings&>(settings), fresh, games, before);
        },
    .finish =
        [](std::any& board) {
          if (auto& problem = std::any_cast<Board&>(board).problem) solve_again(*problem);
        },
    .mark =
        [](const std::any& board) {
          const Board& one = std::any_cast<const Board&>(board);
          return one.problem || one.lesson ? fingerprint(one.position) : std::string();
        },
    .read_mark = read_mark,
    .mark_like = "2x1:1010110",
};

}  // namespace cartapenna::dots_and_boxes
