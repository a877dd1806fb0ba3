// SPDX-License-Identifier: MIT
// The mazes of a duel as figures and as answers.
#include <fmt/format.h>

#include <algorithm>

#include "generator/hedges/arrange.h"

namespace cartapenna::hedges {
namespace {

std::string facts_line(const Duel& duel, std::size_t index, const Words& words) {
  std::string line;
  for (const std::string& fact : facts_of(duel, index, words)) {
    line += (line.empty() ? "" : " · ") + fact;
  }
  return line;
}

constexpr double least_seen = 1.5;  // mm, of cells that are looked at, not drawn in

// Where `squares` squares with such cells stand side by side.
double width_for(const Surround& around, const Shape& shape, int squares, double pitch,
                 double gutter) {
  return squares * (around.left + pitch * shape.columns + around.right) + (squares - 1) * gutter;
}

// Widest cells with which `squares` squares stand side by side in `width`.
double pitch_for(const Surround& around, const Shape& shape, int squares, double width,
                 double gutter) {
  const double each = (width - (squares - 1) * gutter) / squares - around.left - around.right;
  return std::clamp(each / shape.columns, least_seen, 8.0);
}

// Of each of so many squares side by side.
double room_for(const Desk& desk, const Arranger& arranger, int squares, double width) {
  return (width - (squares - 1) * desk.style.gutter) / squares - arranger.around().left;
}

// The longest that a board of these settings may have.
std::string longest_facts(const Settings& settings, const Words& words) {
  std::string line = words.with("hedges.steps", {{"steps", "999"}});
  if (!settings.graded()) return line + " · " + words("hedges.approximately-uniform");
  std::string level;
  for (const Level one : {Level::easy, Level::medium, Level::hard, Level::fiendish, Level::cruel}) {
    const std::string& name = words(fmt::format("hedges.level-{}", level_name(one)));
    if (name.size() > level.size()) level = name;
  }
  return line + " · " + words.with("hedges.expected", {{"turns", "99.9"}}) + " · " + level;
}

// An answer tells the facts of its mazes below their headings, that of a figure, which has one maze
// and its number above, in their place. The room is kept before a board is known.
double facts_height(const Settings& settings, const Desk& desk, int squares, double width,
                    bool answer) {
  if (!answer || desk.figures) return 0;
  const double room = room_for(desk, Arranger(settings, desk), squares, width);
  const Draft draft(desk.style, desk.measure);
  const Type type = desk.style.caption;
  return desk.style.line_height(type) - draft.height_of(room, "1", type) +
         draft.height_of(room, longest_facts(settings, desk.words), type);
}

double sentence_height(const Settings& settings, const Desk& desk, int squares, double width,
                       bool answer) {
  if (!answer || !settings.graded() || squares != 2) return 0;
  const Draft draft(desk.style, desk.measure);
  const Type type = desk.style.body;
  const std::string sentence = fairness_sentence(settings, {1000, 1000, 0}, desk.words);
  return desk.style.line_height(type) - draft.height_of(width, "1", type) +
         draft.height_of(width, sentence, type);
}

double picture_height(const Settings& settings, const Desk& desk, int squares, double width,
                      bool answer) {
  const Arranger arranger{settings, desk};
  const double pitch =
      pitch_for(arranger.around(), settings.spec.shape, squares, width, desk.style.gutter);
  return arranger.height(pitch) + facts_height(settings, desk, squares, width, answer) +
         sentence_height(settings, desk, squares, width, answer);
}

// Whose maze it is; where there is little room, the name alone.
std::string heading_of(const Draft& draft, const Desk& desk, std::size_t index, const Occasion& who,
                       double room) {
  const Type type = desk.style.section;
  std::string whole = maze_of(index, who, desk.words);
  if (draft.fitted(whole, type, room) == whole) return whole;
  const bool named = index < who.players.size() && !who.players[index].empty();
  return draft.fitted(
      named ? who.players[index]
            : desk.words.with("sheet.player-n", {{"number", std::to_string(index + 1)}}),
      type, room);
}

// Mazes side by side with their exits, and the way out where `answer` is set.
Scene draw_picture(const Settings& settings, const Desk& desk, const Duel& duel, int squares,
                   double width, bool answer, const Occasion& who = {}) {
  Draft draft(desk.style, desk.measure);
  const Arranger arranger{settings, desk};
  const Shape& shape = settings.spec.shape;
  const double pitch = pitch_for(arranger.around(), shape, squares, width, desk.style.gutter);
  const double facts = facts_height(settings, desk, squares, width, answer);
  const double room = room_for(desk, arranger, squares, width);
  for (int i = 0; i < squares; ++i) {
    const double x = i * (width + desk.style.gutter) / squares;
    const Square square{shape, arranger.frame_at(x, facts), pitch, settings.spec.alphabet};
    draw_grid(draft, square, settings.spec.entry);
    if (duel.mazes.empty()) {
      draw_frame(draft, square, settings.spec.entry, std::nullopt);
      continue;
    }
    const auto index = static_cast<std::size_t>(i);
    const Maze& maze = duel.mazes[index].maze;
    draw_frame(draft, square, maze.entry, maze.exit);
    draw_hedges(draft, square, maze.hedges);
    draw_exit(draft, square, maze.exit);
    tell_maze(draft, settings, desk.words, maze, answer);
    if (!answer) continue;
    draw_path(draft, square, shortest_path(maze));
    Point head{square.at.x, square.at.y - arranger.heading() - facts};
    const std::string line = facts_line(duel, index, desk.words);
    if (desk.figures) {
      draft.text("captions", head, line, desk.style.caption);
    } else {
      draft.heading(head, heading_of(draft, desk, index, who, room), desk.style.section);
      head.y += desk.style.line_height(desk.style.section);
      draft.paragraph(head, room, line, desk.style.caption);
    }
  }
  if (answer && duel.fairness && squares == 2) {
    draft.paragraph({0, arranger.height(pitch) + facts}, width,
                    fairness_sentence(settings, *duel.fairness, desk.words), desk.style.body);
  }
  return draft.take({width, picture_height(settings, desk, squares, width, answer)});
}

}  // namespace

// What a maze says to somebody who hears the page.
void tell_maze(Draft& draft, const Settings& settings, const Words& words, const Maze& maze,
               bool answer) {
  const Alphabet alphabet = settings.spec.alphabet;
  std::string hedges;
  for (const Side& side : maze.hedges) {
    hedges += (hedges.empty() ? "" : ", ") + side_name(side, alphabet);
  }
  Layer& layer = draft.layer("hedges");
  layer.role = Role::figure;
  layer.alternative = words.with("hedges.heard", {{"columns", std::to_string(maze.shape.columns)},
                                                  {"rows", std::to_string(maze.shape.rows)},
                                                  {"entry", cell_name(maze.entry, alphabet)},
                                                  {"exit", cell_name(maze.exit, alphabet)},
                                                  {"hedges", hedges}});
  if (!answer) return;
  std::string cells;
  for (const Cell& cell : shortest_path(maze)) {
    cells += (cells.empty() ? "" : ", ") + cell_name(cell, alphabet);
  }
  layer.alternative +=
      " " + words.with("hedges.heard-path",
                       {{"steps", std::to_string(hedges::distance(maze))}, {"cells", cells}});
}

void design_pictures(Design& design, const Settings& settings, const Desk& desk, int mazes) {
  const auto least_width = [&](int squares, double pitch) {
    return width_for(Arranger(settings, desk).around(), settings.spec.shape, squares, pitch,
                     desk.style.gutter);
  };
  design.figure.natural_width = 85;
  design.figure.least_width = least_width(1, desk.style.least_cell);
  design.figure.narrowest = least_width(1, least_seen);
  design.figure.height = [settings, desk](double width) {
    return picture_height(settings, desk, 1, width, false);
  };
  design.figure.draw = [settings, desk](const std::any& board, double width) {
    return draw_picture(settings, desk, std::any_cast<const Duel&>(board), 1, width, false);
  };
  if (!settings.blank) {
    if (fills_a_page(settings, desk)) return design_referee_page(design, settings, desk);
    design.answer.natural_width = desk.figures ? design.figure.natural_width : 180;
    design.answer.least_width = least_width(mazes, least_seen);
    design.answer.height = [settings, desk, mazes](double width) {
      return picture_height(settings, desk, mazes, width, true);
    };
    design.named_answer = [settings, desk, mazes](const std::any& board, double width,
                                                  const Occasion& who) {
      return draw_picture(settings, desk, std::any_cast<const Duel&>(board), mazes, width, true,
                          who);
    };
    design.answer.draw = [named = design.named_answer](const std::any& board, double width) {
      return named(board, width, {});
    };
  }
}

}  // namespace cartapenna::hedges
