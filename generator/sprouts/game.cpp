// SPDX-License-Identifier: MIT
// The row of Sprouts in the list of games: its keys, and how a template's values become settings.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

const std::vector<Key>& keys() {
  static const std::vector<Key> table{
      {.name = "kind",
       .kind = Kind::choice,
       .fallback = "game",
       .about = "a sheet to play on; for a class a tally of games with questions, or a lesson: a "
                "game of 2 or 3 spots that was played, move by move",
       .choices = {"game", "tally", "lesson"}},
      {.name = "spots",
       .kind = Kind::whole,
       .fallback = "5",
       .about = "spots at the start; crosses in Brussels sprouts; 2 when missing in a lesson, 3 to "
                "5 in a problem",
       .least = 1,
       .most = spots_limit},
      {.name = "arrangement",
       .kind = Kind::choices_or_list,
       .fallback = "spread",
       .about = "how the spots lie: spread at random, in a circle, a grid, a triangle, or each "
                "given in mm from the field's top left corner: [\"40 30\", \"90.5 60\"]",
       .most = spots_limit,
       .choices = {"spread", "circle", "grid", "triangle"}},
      {.name = "variant",
       .kind = Kind::choice,
       .fallback = "normal",
       .about = "whoever cannot move loses, or wins (misere), or Brussels sprouts",
       .choices = {"normal", "misere", "brussels"}},
      {.name = "record",
       .kind = Kind::flag,
       .fallback = "true",
       .about = "a table to write the moves in; on a page of its own when it does not fit"},
      {.name = "lives",
       .kind = Kind::flag,
       .fallback = "true",
       .about = "boxes to tick off the lives of each spot (none in Brussels sprouts)"},
      {.name = "cut-off",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "a column of the record for the spots that a move cuts off, as in 2(7)2[4]"},
      {.name = "problem",
       .kind = Kind::choice,
       .about = "a position in mid-game with a question, in place of a game: its level, or any",
       .choices = {"any", "easy", "medium", "hard"}},
      {.name = "question",
       .kind = Kind::choice,
       .fallback = "winning-move",
       .about = "what a problem asks: the only winning move, or who wins",
       .choices = {"winning-move", "who-wins"}},
      {.name = "box",
       .kind = Kind::length,
       .fallback = "80mm",
       .about = "how broad a problem's drawing is; it is three quarters as high",
       .least = 80,
       .most = 120},
  };
  return table;
}

std::optional<double> read_number(std::string_view text) {
  double value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

// "40 30.5": two numbers with blanks between.
std::optional<Point> read_point(std::string_view text) {
  const auto blank = text.find(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  const auto second = text.find_first_not_of(' ', blank);
  if (second == std::string_view::npos) return std::nullopt;
  const auto x = read_number(text.substr(0, blank));
  const auto y = read_number(text.substr(second));
  if (!x || !y || !(*x >= 0 && *x <= 2000 && *y >= 0 && *y <= 2000)) return std::nullopt;
  return Point{*x, *y};
}

void read_given(const Fields& fields, Spec& spec, Problems& problems) {
  spec.arrangement = Arrangement::given;
  bool sound = true;
  for (const Node* node : fields.list("arrangement")) {
    const auto point = read_point(node->text);
    if (!point) {
      sound = false;
      problems.add(node->place, fmt::format("\"{}\" is no place; write x and y in mm, such as "
                                            "\"40 30.5\"",
                                            node->text));
      continue;
    }
    spec.given.push_back(*point);
  }
  const auto count = static_cast<int>(fields.list("arrangement").size());
  if (sound && fields.has("spots") && spec.spots != count) {
    fields.problem("spots",
                   fmt::format("{} spots, but the arrangement gives {} places", spec.spots, count));
  }
  if (count > 0) spec.spots = count;
  if (count == 0) fields.problem("arrangement", "an arrangement gives at least one place");
}

void read_arrangement(const Fields& fields, Spec& spec, Problems& problems) {
  const Node* node = fields.node("arrangement");
  if (node != nullptr && node->kind == Node::Kind::list) return read_given(fields, spec, problems);
  const std::string name = fields.text("arrangement");
  spec.arrangement = name == "circle"     ? Arrangement::circle
                     : name == "grid"     ? Arrangement::grid
                     : name == "triangle" ? Arrangement::triangle
                                          : Arrangement::spread;
  if (spec.arrangement != Arrangement::triangle) return;
  if (!fields.has("spots")) spec.spots = 3;
  if (spec.spots != 3) {
    fields.problem("spots", fmt::format("a triangle has 3 spots, not {}", spec.spots));
  }
}

// What a problem and a lesson make themselves.
void refuse_beside(const Fields& fields, std::string_view made,
                   std::initializer_list<std::string_view> others) {
  for (const std::string_view key : others) {
    if (!fields.has(key)) continue;
    fields.problem(key,
                   fmt::format("{} means nothing beside {}: leave one of them out", key, made));
  }
}

void read_lesson(const Fields& fields, Settings& settings) {
  refuse_beside(fields, "kind: lesson",
                {"problem", "arrangement", "record", "lives", "cut-off", "question", "box"});
  if (!fields.has("spots")) settings.spec.spots = 2;
  if (settings.spec.spots < 2 || settings.spec.spots > 3) {
    fields.problem("spots",
                   fmt::format("a lesson's game has 2 or 3 spots, not {}", settings.spec.spots));
  }
  if (settings.spec.variant == Variant::brussels) {
    fields.problem("variant",
                   "a lesson is about games with spots: let variant be normal or misere");
  }
}

void read_problem(const Fields& fields, Settings& settings) {
  if (!fields.has("problem")) {
    for (const std::string_view key : {"question", "box"}) {
      if (!fields.has(key)) continue;
      fields.problem(
          key, fmt::format("{0} belongs to a problem: say problem: any, or leave {0} out", key));
    }
    return;
  }
  refuse_beside(fields, "problem", {"kind", "arrangement", "record", "lives", "cut-off"});
  Wanted wanted;
  if (fields.has("spots")) wanted.least_spots = wanted.most_spots = settings.spec.spots;
  const std::string level = fields.text("problem");
  for (const Level one : {Level::easy, Level::medium, Level::hard}) {
    if (level == level_id(one)) wanted.level = one;
  }
  wanted.variant = settings.spec.variant;
  if (fields.text("question") == question_id(Question::who_wins)) {
    wanted.question = Question::who_wins;
  }
  wanted.width = fields.length("box");
  wanted.height = 0.75 * wanted.width;
  for (const std::string& fault : faults(wanted)) fields.problem("problem", fault);
  settings.wanted = wanted;
}

std::any read(const Fields& fields, std::string_view, Problems& problems) {
  Settings settings;
  const std::string kind = fields.text("kind");
  settings.mode = kind == "tally" ? Mode::tally : kind == "lesson" ? Mode::lesson : Mode::game;
  Spec& spec = settings.spec;
  spec.spots = static_cast<int>(fields.whole("spots"));
  const std::string variant = fields.text("variant");
  spec.variant = variant == "misere"     ? Variant::misere
                 : variant == "brussels" ? Variant::brussels
                                         : Variant::normal;
  read_arrangement(fields, spec, problems);
  settings.record = fields.flag("record");
  settings.lives = fields.flag("lives") && spec.variant != Variant::brussels;
  settings.cut_off = fields.flag("cut-off");
  if (spec.variant == Variant::brussels && fields.has("lives") && fields.flag("lives")) {
    fields.warn("lives", "the free ends of a cross are seen in the drawing; no boxes are printed");
  }
  if (settings.cut_off && !settings.record) {
    fields.warn("cut-off", "without a record there is no column for it");
  }
  if (settings.mode == Mode::lesson) {
    read_lesson(fields, settings);
  } else {
    read_problem(fields, settings);
  }
  return settings;
}

Design draw_any(const Settings& settings, const Desk& desk,
                const std::function<void(std::string)>& problem) {
  if (settings.wanted) return draw_problem(settings, desk, problem);
  switch (settings.mode) {
    case Mode::tally:
      return draw_tally(settings, desk, problem);
    case Mode::lesson:
      return draw_lesson(settings, desk, problem);
    case Mode::game:
      break;
  }
  return draw(settings, desk, problem);
}

const Settings& opened(const std::any& settings) {
  return std::any_cast<const Settings&>(settings);
}

}  // namespace

extern const Game game;
const Game game{
    .name = "sprouts",
    .keys = keys(),
    .numbering = 2,
    .read = read,
    .make = [](const std::any& settings, Random& random) -> std::any {
      return make_board(opened(settings), random);
    },
    .draw =
        [](const std::any& settings, const Desk& desk,
           const std::function<void(std::string)>& problem) {
          return draw_any(opened(settings), desk, problem);
        },
    .text =
        [](const std::any& settings, const std::any& board, const Words& words, bool answers) {
          return text(opened(settings), std::any_cast<const Board&>(board), words, answers);
        },
    .json =
        [](const std::any& settings, const std::any& board) {
          return std::vector<Json>{json(opened(settings), std::any_cast<const Board&>(board))};
        },
    .solve = solve,
    .rules =
        [](const std::any& settings, const Words& words) {
          return std::vector<std::string>{rules_text(opened(settings), words)};
        },
    .check = check_position,
    .candidates =
        [](const std::any& settings, const BoardSeed& seed, const std::set<std::string>& known) {
          return candidates(opened(settings), seed, known);
        },
    // Of all levels: lives that are cut off make no difference to play.
    .related = [](const std::any&, const std::any&) { return true; },
    .mark =
        [](const std::any& board) {
          const auto& problem = std::any_cast<const Board&>(board).problem;
          return problem ? problem->code : std::string();
        },
    .read_mark = read_mark,
    .mark_like = "AB.0.0.}AB.}",
    .rules_in_short = [](const std::any& settings,
                         const Words& words) { return rules_in_short(opened(settings), words); },
};

}  // namespace cartapenna::sprouts
