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
       .about = "a sheet to play on, or for a class a tally of games with questions",
       .choices = {"game", "tally"}},
      {.name = "spots",
       .kind = Kind::whole,
       .fallback = "5",
       .about = "spots at the start; crosses in Brussels sprouts",
       .least = 1,
       .most = kMostSpots},
      {.name = "arrangement",
       .kind = Kind::choices_or_list,
       .fallback = "spread",
       .about = "how the spots lie: spread at random, in a circle, a grid, a triangle, or each "
                "given in mm from the field's top left corner: [\"40 30\", \"90.5 60\"]",
       .most = kMostSpots,
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

std::any read(const Fields& fields, std::string_view, Problems& problems) {
  Settings settings;
  settings.mode = fields.text("kind") == "tally" ? Mode::tally : Mode::game;
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
  return settings;
}

const Settings& opened(const std::any& settings) {
  return std::any_cast<const Settings&>(settings);
}

}  // namespace

extern const Game game;
const Game game{
    .name = "sprouts",
    .keys = keys(),
    .numbering = 1,
    .read = read,
    .make = [](const std::any&, Random& random) -> std::any { return Board{random.bits()}; },
    .draw =
        [](const std::any& settings, const Desk& desk,
           const std::function<void(std::string)>& problem) {
          return opened(settings).mode == Mode::tally ? draw_tally(opened(settings), desk, problem)
                                                      : draw(opened(settings), desk, problem);
        },
    .text =
        [](const std::any& settings, const std::any& board, const Words& words, bool answers) {
          return text(opened(settings), std::any_cast<const Board&>(board), words, answers);
        },
    .json = [](const std::any& settings,
               const std::any&) { return std::vector<Json>{json(opened(settings))}; },
    .solve = solve,
    .rules =
        [](const std::any& settings, const Words& words) {
          return std::vector<std::string>{rules_text(opened(settings), words)};
        },
};

}  // namespace cartapenna::sprouts
