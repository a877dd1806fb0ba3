// SPDX-License-Identifier: MIT
// The answer of the one duel of a document fills an upright page: the mazes one above the other, at
// the right of each what is known of it and its shortest way.
#include <fmt/format.h>

#include <algorithm>

#include "generator/hedges/arrange.h"

namespace cartapenna::hedges {
namespace {

constexpr double largest = 12;     // mm, of a cell
constexpr double of_width = 0.66;  // that the squares take at most

// Room that two mazes share: a sheet's head is taller than that of the answers with its label.
double height_of_page(const Desk& desk) {
  return desk.room.height - desk.style.gutter;
}

double pitch_for(const Arranger& arranger, const Desk& desk, const Shape& shape, double width) {
  const double high = (height_of_page(desk) - desk.style.gutter) / 2 - arranger.height(0);
  const double wide = of_width * width - arranger.width(0);
  return std::min({high / shape.rows, wide / shape.columns, largest});
}

double draw_facts(Draft& draft, const Desk& desk, const Duel& duel, std::size_t index,
                  Alphabet alphabet, Box box) {
  const Style& style = desk.style;
  const double bottom = box.bottom();
  for (const std::string& fact : facts_of(duel, index, desk.words)) {
    box.y = draft.paragraph(box.corner(), box.width, fact, style.body) + style.gap / 4;
  }
  box.y = draft.paragraph({box.x, box.y + style.gap}, box.width, desk.words("hedges.walks"),
                          style.caption) +
          style.gap / 2;
  int number = 0;
  for (const auto& walk : walks(shortest_path(duel.mazes[index].maze))) {
    std::string cells = fmt::format("{}.", ++number);
    for (const Cell& cell : walk) cells += " " + cell_name(cell, alphabet);
    const bool fits =
        box.y + draft.height_of(box.width, cells, style.body) + style.line_height(style.body) <=
        bottom;
    if (!fits) cells = "…";
    box.y = draft.paragraph(box.corner(), box.width, cells, style.body) + style.gap / 4;
    if (!fits) break;
  }
  return box.y + style.gap;
}

Scene draw_page(const Settings& settings, const Desk& desk, const Duel& duel, double width,
                const Occasion& who) {
  Draft draft(desk.style, desk.measure);
  const Arranger arranger{settings, desk};
  const Shape& shape = settings.spec.shape;
  const double pitch = pitch_for(arranger, desk, shape, width);
  const double x = arranger.width(pitch) + desk.style.gap;
  const std::string fair =
      duel.fairness ? fairness_sentence(settings, *duel.fairness, desk.words) : std::string();
  const double sentence =
      fair.empty() ? 0 : draft.height_of(width - x, fair, desk.style.body) + desk.style.gap;
  double below = 0;
  for (std::size_t index = 0; index < duel.mazes.size(); ++index) {
    const Maze& maze = duel.mazes[index].maze;
    const double top = index == 0 ? 0 : (height_of_page(desk) + desk.style.gutter) / 2;
    const Square square{shape, arranger.frame_at(0, top), pitch, settings.spec.alphabet};
    const Type type = desk.style.section;
    draft.heading({square.at.x, top},
                  draft.fitted(maze_of(index, who, desk.words), type, width - square.at.x), type);
    draw_grid(draft, square, maze.entry);
    draw_frame(draft, square, maze.entry, maze.exit);
    draw_hedges(draft, square, maze.hedges);
    draw_exit(draft, square, maze.exit);
    tell_maze(draft, settings, desk.words, maze, true);
    draw_path(draft, square, shortest_path(maze));
    below = draw_facts(draft, desk, duel, index, settings.spec.alphabet,
                       {x, square.at.y, width - x, square.height() - sentence});
  }
  if (!fair.empty()) {
    draft.paragraph({x, below}, width - x, fair, desk.style.body);
  }
  return draft.take({width, height_of_page(desk)});
}

}  // namespace

std::vector<std::string> facts_of(const Duel& duel, std::size_t index, const Words& words) {
  const Generated& made = duel.mazes[index];
  std::vector<std::string> facts{
      words.with("hedges.steps", {{"steps", std::to_string(hedges::distance(made.maze))}})};
  if (made.law == Law::approximately_uniform) {
    facts.push_back(words("hedges.approximately-uniform"));
  }
  if (duel.figures.empty()) return facts;
  facts.push_back(
      words.with("hedges.expected", {{"turns", tenths(duel.figures[index].mean(), words)}}));
  facts.push_back(words(fmt::format("hedges.level-{}", level_name(duel.levels[index]))));
  return facts;
}

std::string maze_of(std::size_t index, const Occasion& who, const Words& words) {
  if (index < who.players.size() && !who.players[index].empty()) {
    return words.with("hedges.maze-of-name", {{"name", who.players[index]}});
  }
  return words.with("hedges.maze-of-player", {{"number", std::to_string(index + 1)}});
}

std::string fairness_sentence(const Settings& settings, const Fairness& fairness,
                              const Words& words) {
  const int wins = settings.finish_the_round ? fairness.fewer : fairness.first_wins();
  return words.with(settings.finish_the_round ? "hedges.fairness-round" : "hedges.fairness",
                    {{"percent", std::to_string((wins + 5) / 10)},
                     {"equal", std::to_string((fairness.equal + 5) / 10)}});
}

bool fills_a_page(const Settings& settings, const Desk& desk) {
  if (!desk.one_board || desk.figures || settings.by_hand) return false;
  if (desk.room.width > desk.room.height) return false;
  // Not where the squares are larger side by side.
  const Arranger arranger{settings, desk};
  const double half = (desk.room.width - desk.style.gutter) / 2;
  const double beside = (half - arranger.width(0)) / settings.spec.shape.columns;
  return pitch_for(arranger, desk, settings.spec.shape, desk.room.width) >=
         std::min(beside, largest);
}

void design_referee_page(Design& design, const Settings& settings, const Desk& desk) {
  design.answer.natural_width = desk.room.width;
  design.answer.height = [desk](double) { return height_of_page(desk); };
  design.named_answer = [settings, desk](const std::any& board, double width, const Occasion& who) {
    return draw_page(settings, desk, std::any_cast<const Duel&>(board), width, who);
  };
  design.answer.draw = [named = design.named_answer](const std::any& board, double width) {
    return named(board, width, {});
  };
}

}  // namespace cartapenna::hedges
