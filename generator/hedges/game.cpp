// SPDX-License-Identifier: MIT
// The hedge duel's row in the list of games: its keys, and how a template's values become settings.
#include <fmt/format.h>

#include <set>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

const std::vector<Key>& keys() {
  static const std::vector<Key> table{
      {.name = "size",
       .kind = Kind::grid,
       .fallback = "15x15",
       .about = "cells, columns x rows; 15 means 15x15",
       .least = smallest_edge,
       .most = 100},
      {.name = "hedges",
       .kind = Kind::whole,
       .fallback = "30",
       .about = "number of hedges in each maze",
       .least = 0,
       .most = 20000},
      {.name = "attached",
       .kind = Kind::whole,
       .fallback = "4",
       .about = "most hedges in a row or clump that touch each other",
       .least = 0,
       .most = 20000},
      {.name = "entry",
       .kind = Kind::text,
       .fallback = "A1",
       .about = "cell where walks begin",
       .most = 10,
       .form = "a cell such as A1"},
      {.name = "exit",
       .kind = Kind::choice,
       .fallback = "far-sides",
       .about = "cell to reach: drawn on the last column or row, anywhere on the border, or named",
       .choices = {"far-sides", "border"},
       .form = "a cell on the border such as Q9"},
      {.name = "reachable",
       .kind = Kind::choice,
       .fallback = "all",
       .about = "whether every cell can be reached from the entry, or the exit at least",
       .choices = {"all", "exit"}},
      {.name = "alphabet",
       .kind = Kind::choice,
       .about = "letters of the columns; follows the language when missing",
       .choices = {"italian", "english"}},
      {.name = "maze",
       .kind = Kind::choices_or_list,
       .fallback = "random",
       .about = "drawn at random, left blank for the players to draw, or one maze given by its "
                "hedges, each as the two cells that it parts: [\"B4-C4\", \"D1-D2\"]",
       .most = 20000,
       .choices = {"random", "blank"}},
      {.name = "picture",
       .kind = Kind::text,
       .about = "a maze given as a picture: dots +, hedges -- and |",
       .most = 100000,
       .form = "a picture of dots, -- and |",
       .lines = true},
      {.name = "level",
       .kind = Kind::choice,
       .fallback = "any",
       .about = "how hard the mazes are, by the turns that a seeker needs",
       .choices = {"any", "easy", "medium", "hard", "fiendish", "cruel"}},
      {.name = "balance",
       .kind = Kind::choice,
       .fallback = "none",
       .about = "mazes of a duel that are equally hard, or make up for the first move",
       .choices = {"none", "even", "second"}},
      {.name = "level-marks",
       .kind = Kind::flag,
       .fallback = "false",
       .about = "discs beside one's own maze that tell how hard it is"},
      {.name = "rule",
       .kind = Kind::choice,
       .fallback = "first-out",
       .about = "the first one out wins, or the round is finished and equal turns are a draw",
       .choices = {"first-out", "finish-the-round"}},
      {.name = "turn",
       .kind = Kind::choice,
       .fallback = "together",
       .about = "whether question and walk are announced together, or the answer comes first",
       .choices = {"together", "answer-first"}},
  };
  return table;
}

std::optional<Cell> read_cell(const Fields& fields, std::string_view key,
                              const Settings& settings) {
  const std::string name = fields.text(key);
  const auto cell = parse_cell(name, settings.spec.alphabet);
  const Shape& shape = settings.spec.shape;
  if (cell && shape.has(*cell)) return cell;
  const std::string last = cell_name({shape.columns - 1, shape.rows - 1}, settings.spec.alphabet);
  fields.problem(
      key, fmt::format("\"{}\" is no cell of this board; its cells are A1 to {}", name, last));
  return std::nullopt;
}

template <class Parse>
auto chosen(const Fields& fields, std::string_view key, Parse parse) {
  // A value that is none of the choices has been told, and reads as the fallback.
  return parse(fields.text(key)).value();
}

std::any read(const Fields& fields, std::string_view alphabet, Problems& problems) {
  Settings settings;
  Spec& spec = settings.spec;
  const Grid size = fields.grid("size");
  spec.shape = {size.columns, size.rows};
  spec.hedges = static_cast<int>(fields.whole("hedges"));
  spec.attached = static_cast<int>(fields.whole("attached"));
  const std::string letters =
      fields.has("alphabet") ? fields.text("alphabet") : std::string(alphabet);
  spec.alphabet = letters == "italian" ? Alphabet::italian : Alphabet::english;
  spec.reachable = fields.text("reachable") == "exit" ? Reachable::exit : Reachable::all;
  settings.turn = fields.text("turn") == "answer-first" ? Turn::answer_first : Turn::together;
  settings.level = chosen(fields, "level", parse_level);
  settings.balance = chosen(fields, "balance", parse_balance);
  settings.level_marks = fields.flag("level-marks");
  settings.finish_the_round = fields.text("rule") == "finish-the-round";
  const std::optional<GivenMaze> given = read_given(fields, spec, problems);
  const auto entry = read_cell(fields, "entry", settings);
  spec.entry = entry.value_or(Cell{});
  bool sound = entry.has_value() && (!given || given->readable);
  const std::string exit = fields.text("exit");
  spec.exit_choice = exit == "border" ? ExitChoice::border : ExitChoice::far_sides;
  if (exit != "border" && exit != "far-sides") {
    const auto cell = read_cell(fields, "exit", settings);
    spec.exit_choice = ExitChoice::cell;
    spec.exit = cell.value_or(Cell{});
    sound = sound && cell.has_value();
  }
  settings.blank = fields.text("maze") == "blank";
  if (given) {
    settings.by_hand = given->sides;
    // A hedge given twice is told as that, not as a number.
    spec.hedges = static_cast<int>(std::set<Side>(given->sides.begin(), given->sides.end()).size());
  }
  if ((settings.by_hand || settings.blank) && settings.graded()) {
    fields.problem("maze", "level, level-marks and balance are for mazes that are drawn at random");
  }
  if (given && spec.exit_choice != ExitChoice::cell) {
    fields.problem(fields.has("picture") ? "picture" : "maze",
                   "a maze given by hand needs its exit: name a cell, such as exit: Q9");
  } else if (given && sound) {
    check_given(fields, spec, *given, problems);
  } else if (sound) {
    for (Objection& objection : impossible(spec)) {
      fields.problem(objection.key, std::move(objection.sentence));
    }
  }
  return settings;
}

Duel grade(const Settings& settings, Random& random) {
  static BandBook book;  // what it says does not depend on which thread asks first
  GradedDuel made = generate_graded_duel(settings.spec, settings.level, settings.balance,
                                         settings.turn, book, random);
  Duel duel;
  duel.fairness = made.fairness;
  for (Graded& graded : made.mazes) {
    const Bands& bands = book.find(settings.spec, graded.generated.maze.exit, settings.turn);
    duel.levels.push_back(settings.level == Level::any ? level_of(graded.figure.mean(), bands)
                                                       : settings.level);
    duel.mazes.push_back(std::move(graded.generated));
    duel.figures.push_back(std::move(graded.figure));
  }
  return duel;
}

std::any make(const std::any& any_settings, Random& random) {
  const auto& settings = std::any_cast<const Settings&>(any_settings);
  Duel duel;
  if (settings.blank) return duel;
  if (settings.by_hand) {
    const Spec& spec = settings.spec;
    Generated& given = duel.mazes.emplace_back();
    given.maze = {spec.shape, spec.entry, spec.exit, *settings.by_hand};
    return duel;
  }
  try {
    if (settings.graded()) return grade(settings, random);
    for (Generated& generated : generate_duel(settings.spec, random)) {
      duel.mazes.push_back(std::move(generated));
    }
    return duel;
  } catch (const Exhausted& exhausted) {
    throw CouldNotMake(exhausted.what());
  }
}

}  // namespace

const Game game{
    .name = "hedges",
    .keys = keys(),
    .numbering = 1,
    .read = read,
    .make = make,
    .draw =
        [](const std::any& settings, const Desk& desk,
           const std::function<void(std::string)>& problem) {
          return draw(std::any_cast<const Settings&>(settings), desk, problem);
        },
    .text =
        [](const std::any& settings, const std::any& board, const Words& words, bool answers) {
          return text(std::any_cast<const Settings&>(settings), std::any_cast<const Duel&>(board),
                      words, answers);
        },
    .json =
        [](const std::any& settings, const std::any& board) {
          return json(std::any_cast<const Settings&>(settings), std::any_cast<const Duel&>(board));
        },
    .solve = solve_bare,
    .rules =
        [](const std::any& settings, const Words& words) {
          return rules(std::any_cast<const Settings&>(settings), words);
        },
    .check = check_bare,
    .figure_text =
        [](const std::any& settings, const std::any& board, const Words& words, bool answers) {
          return figure_text(std::any_cast<const Settings&>(settings),
                             std::any_cast<const Duel&>(board), words, answers);
        },
    .rules_in_short =
        [](const std::any& settings, const Words& words) {
          return rules_in_short(std::any_cast<const Settings&>(settings), words);
        },
};

}  // namespace cartapenna::hedges
