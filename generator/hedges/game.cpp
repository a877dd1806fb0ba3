// SPDX-License-Identifier: MIT
// The hedge duel's row in the list of games: its keys, and how a template's values become settings.
#include <fmt/format.h>

#include <algorithm>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

const std::vector<Key>& keys() {
  static const std::vector<Key> table{
      {.name = "size", .kind = Kind::grid, .fallback = "15x15",
       .about = "cells, columns x rows; 15 means 15x15", .least = smallest_edge, .most = 100},
      {.name = "hedges", .kind = Kind::whole, .fallback = "30",
       .about = "number of hedges in each maze", .least = 0, .most = 20000},
      {.name = "attached", .kind = Kind::whole, .fallback = "4",
       .about = "most hedges in a row or clump that touch each other", .least = 0, .most = 20000},
      {.name = "entry", .kind = Kind::text, .fallback = "A1", .about = "cell where walks begin",
       .most = 10, .form = "a cell such as A1"},
      {.name = "exit", .kind = Kind::choice, .fallback = "far-sides",
       .about = "cell to reach: drawn on the last column or row, anywhere on the border, or named",
       .choices = {"far-sides", "border"}, .form = "a cell on the border such as Q9"},
      {.name = "reachable", .kind = Kind::choice, .fallback = "all",
       .about = "whether every cell can be reached from the entry, or the exit at least",
       .choices = {"all", "exit"}},
      {.name = "alphabet", .kind = Kind::choice,
       .about = "letters of the columns; follows the language when missing",
       .choices = {"italian", "english"}},
      {.name = "maze", .kind = Kind::choices_or_list, .fallback = "random",
       .about = "drawn at random, left blank for the players to draw, or one maze given by its "
                "hedges, each as the two cells that it parts: [\"B4-C4\", \"D1-D2\"]",
       .most = 20000, .choices = {"random", "blank"}},
      {.name = "turn", .kind = Kind::choice, .fallback = "together",
       .about = "whether question and walk are announced together, or the answer comes first",
       .choices = {"together", "answer-first"}},
  };
  return table;
}

std::optional<Cell> read_cell(const Fields& fields, std::string_view key, const Settings& settings) {
  const std::string name = fields.text(key);
  const auto cell = parse_cell(name, settings.spec.alphabet);
  const Shape& shape = settings.spec.shape;
  if (cell && shape.has(*cell)) return cell;
  const std::string last =
      cell_name({shape.columns - 1, shape.rows - 1}, settings.spec.alphabet);
  fields.problem(key, fmt::format("\"{}\" is no cell of this board; its cells are A1 to {}", name,
                                  last));
  return std::nullopt;
}

void read_by_hand(const Fields& fields, Settings& settings, Problems& problems) {
  std::vector<Side> sides;
  for (const Node* node : fields.list("maze")) {
    const auto side = parse_side(node->text, settings.spec.alphabet);
    if (!side || !settings.spec.shape.has(*side)) {
      problems.add(node->place, fmt::format("\"{}\" is no side of this board; a hedge is named by "
                                            "the two cells that it parts, such as B4-C4",
                                            node->text));
    } else {
      sides.push_back(*side);
    }
  }
  std::sort(sides.begin(), sides.end());
  settings.by_hand = std::move(sides);
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
  const auto entry = read_cell(fields, "entry", settings);
  spec.entry = entry.value_or(Cell{});
  spec.reachable = fields.text("reachable") == "exit" ? Reachable::exit : Reachable::all;
  settings.turn = fields.text("turn") == "answer-first" ? Turn::answer_first : Turn::together;
  bool sound = entry.has_value();
  const std::string exit = fields.text("exit");
  spec.exit_choice = exit == "border" ? ExitChoice::border : ExitChoice::far_sides;
  if (exit != "border" && exit != "far-sides") {
    const auto cell = read_cell(fields, "exit", settings);
    spec.exit_choice = ExitChoice::cell;
    spec.exit = cell.value_or(Cell{});
    sound = sound && cell.has_value();
  }
  const Node* maze = fields.node("maze");
  if (maze != nullptr && maze->kind == Node::Kind::list) {
    read_by_hand(fields, settings, problems);
    if (spec.exit_choice != ExitChoice::cell) {
      fields.problem("maze", "a maze given by hand needs its exit: name a cell, such as exit: Q9");
    } else if (sound) {
      spec.hedges = static_cast<int>(settings.by_hand->size());
      const Maze given{spec.shape, spec.entry, spec.exit, *settings.by_hand};
      for (std::string& fault : check(spec, given)) fields.problem("maze", std::move(fault));
    }
    return settings;
  }
  settings.blank = fields.text("maze") == "blank";
  if (!sound) return settings;
  for (std::string& reason : impossible(spec)) fields.problem("hedges", std::move(reason));
  return settings;
}

std::any make(const std::any& any_settings, Random& random) {
  const auto& settings = std::any_cast<const Settings&>(any_settings);
  if (settings.blank) return Duel{};
  if (settings.by_hand) {
    const Spec& spec = settings.spec;
    Generated given;
    given.maze = {spec.shape, spec.entry, spec.exit, *settings.by_hand};
    return Duel{std::move(given)};
  }
  try {
    auto pair = generate_duel(settings.spec, random);
    return Duel{std::move(pair[0]), std::move(pair[1])};
  } catch (const Exhausted& exhausted) {
    throw CouldNotMake(exhausted.what());
  }
}

}  // namespace

extern const Game game;
const Game game{
    .name = "hedges",
    .keys = keys(),
    .numbering = 1,
    .read = read,
    .make = make,
    .draw = [](const std::any& settings, const Desk& desk,
               const std::function<void(std::string)>& problem) {
      return draw(std::any_cast<const Settings&>(settings), desk, problem);
    },
    .text = [](const std::any& settings, const std::any& board, const Words& words, bool answers) {
      return text(std::any_cast<const Settings&>(settings), std::any_cast<const Duel&>(board), words,
                  answers);
    },
    .json = [](const std::any& settings, const std::any& board) {
      return json(std::any_cast<const Settings&>(settings), std::any_cast<const Duel&>(board));
    },
    .solve = nullptr,
    .rules = [](const std::any& settings, const Words& words) {
      return rules(std::any_cast<const Settings&>(settings), words);
    },
};

}  // namespace cartapenna::hedges
