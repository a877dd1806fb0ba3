// SPDX-License-Identifier: MIT
// The sheets of a duel, and its mazes as figures and as answers.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/hedges/arrange.h"

namespace cartapenna::hedges {
namespace {

constexpr double exit_line = 14;  // mm, to write a cell on

// The heading of a square: of the own maze with the warning, of the other one with the opponent's
// name where that is known.
void draw_heading(Draft& draft, const Settings& settings, const Desk& desk, const Plan& plan,
                  bool own, const std::string& opponent) {
  const Style& style = desk.style;
  const Words& words = desk.words;
  const Point at = Arranger(settings, desk).head_of(plan, own ? plan.maze : plan.tracking);
  const bool beside = plan.heads == Plan::Heads::beside;
  if (!own) {
    const double exit = draft.width(words("hedges.exit-is"), style.caption) + exit_line;
    const double room = beside ? plan.notes.width
                               : plan.tracking.x + plan.pitch * settings.spec.shape.columns - at.x -
                                     exit - style.gap;
    std::string title = words("hedges.other-maze");
    if (!opponent.empty()) {
      const std::string named = words.with("hedges.maze-of", {{"name", opponent}});
      // In a narrow column the name stands in the head of the page alone.
      const bool fits = draft.width(named, style.section) <= room;
      if (fits || !beside) title = draft.fitted(named, style.section, room);
    }
    draft.heading(at, title, style.section);
    return;
  }
  const std::string& title = words("hedges.own-maze");
  draft.heading(at, title, style.section);
  const Point note =
      beside ? at + Point{0, style.line_height(style.section)}
             : at + Point{draft.width(title, style.section) + style.gap / 2,
                          draft.capitals(style.section) - draft.capitals(style.caption)};
  draft.text("captions", note, words("hedges.keep-hidden"), style.caption);
}

// Where the exit of a square is written down: on the heading's line, or below it.
void draw_exit_line(Draft& draft, const Settings& settings, const Desk& desk, const Plan& plan,
                    bool own) {
  const Style& style = desk.style;
  const Point square = own ? plan.maze : plan.tracking;
  const Point head = Arranger(settings, desk).head_of(plan, square);
  const std::string& caption = desk.words("hedges.exit-is");
  const double length = draft.width(caption, style.caption) + exit_line;
  if (plan.heads == Plan::Heads::beside) {
    const double below = (own ? 2 : 1) * style.line_height(style.section) + style.gap / 2;
    draft.writing_line(head.x, head.x + length, head.y + below + draft.capitals(style.caption),
                       caption);
    return;
  }
  const double right = square.x + plan.pitch * settings.spec.shape.columns;
  draft.writing_line(right - length, right, head.y + draft.capitals(style.section), caption);
}

// Everything of a plan that does not change from board to board.
Scene draw_form(const Settings& settings, const Desk& desk, const Plan& plan, bool named) {
  Draft draft(desk.style, desk.measure);
  const Shape& shape = settings.spec.shape;
  const Square maze{shape, plan.maze, plan.pitch, settings.spec.alphabet};
  const Square tracking{shape, plan.tracking, plan.pitch, settings.spec.alphabet};
  draw_grid(draft, maze, settings.spec.entry);
  draw_grid(draft, tracking, settings.spec.entry);
  draw_frame(draft, tracking, settings.spec.entry, std::nullopt);
  Layer& grid = draft.layer("grid");
  grid.role = Role::figure;
  grid.alternative = desk.words.with(
      "hedges.heard-squares",
      {{"columns", std::to_string(shape.columns)}, {"rows", std::to_string(shape.rows)}});
  if (settings.blank) draw_frame(draft, maze, settings.spec.entry, std::nullopt);
  draw_heading(draft, settings, desk, plan, true, {});
  if (!named) draw_heading(draft, settings, desk, plan, false, {});
  draw_exit_line(draft, settings, desk, plan, false);
  if (settings.blank) draw_exit_line(draft, settings, desk, plan, true);
  const Notes notes(settings, desk);
  if (plan.heads == Plan::Heads::above) {
    notes.draw(draft, plan.notes);
  } else {
    notes.draw_own_in_short(draft, plan.notes);
    if (plan.more_notes.width > 0) notes.draw_other_in_short(draft, plan.more_notes);
  }
  return draft.take(desk.room);
}

// What a maze says to somebody who hears the page.
void tell_maze(Draft& draft, const Settings& settings, const Words& words, const Maze& maze) {
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
}

void draw_own(Draft& draft, const Settings& settings, const Plan& plan, const Words& words,
              const Maze& maze) {
  const Square square{settings.spec.shape, plan.maze, plan.pitch, settings.spec.alphabet};
  draw_frame(draft, square, maze.entry, maze.exit);
  draw_hedges(draft, square, maze.hedges);
  draw_exit(draft, square, maze.exit);
  tell_maze(draft, settings, words, maze);
}

// How hard the maze is: filled and empty discs behind the heading, one of five for each level.
void draw_marks(Draft& draft, const Settings& settings, const Desk& desk, const Plan& plan,
                Level level) {
  const Style& style = desk.style;
  const Point head = Arranger(settings, desk).head_of(plan, plan.maze);
  const bool beside = plan.heads == Plan::Heads::beside;
  const double note = draft.width(desk.words("hedges.keep-hidden"), style.caption);
  const double x = head.x + note + style.gap * (beside ? 1 : 1.5) +
                   (beside ? 0 : draft.width(desk.words("hedges.own-maze"), style.section));
  const double radius = draft.capitals(style.caption) / 2;
  const double y = head.y + radius +
                   (beside ? style.line_height(style.section)
                           : draft.capitals(style.section) - draft.capitals(style.caption));
  for (int mark = 0; mark < 5; ++mark) {
    const Point middle{x + mark * radius * 2.8, y};
    if (mark < static_cast<int>(level)) {
      draft.layer("level").marks.emplace_back(Disc{middle, radius, 0, false});
    } else {
      draft.layer("level").marks.emplace_back(
          Disc{middle, radius - style.writing / 2, style.writing, false});
    }
  }
}

std::string facts_of(const Duel& duel, std::size_t index, const Words& words) {
  std::string facts = words.with(
      "hedges.steps", {{"steps", std::to_string(hedges::distance(duel.mazes[index].maze))}});
  if (duel.figures.empty()) return facts;
  facts +=
      " · " + words.with("hedges.expected", {{"turns", tenths(duel.figures[index].mean(), words)}});
  return facts + " · " + words(fmt::format("hedges.level-{}", level_name(duel.levels[index])));
}

// Widest cells with which `squares` squares stand side by side in `width`.
double pitch_for(const Surround& around, const Shape& shape, int squares, double width,
                 double gutter) {
  const double each = (width - (squares - 1) * gutter) / squares - around.left - around.right;
  return std::clamp(each / shape.columns, 1.5, 8.0);
}

// An answer tells the facts of its mazes in a line below their headings, that of a figure, which
// has one maze and its number above, in their place.
double facts_height(const Desk& desk, bool answer) {
  return answer && !desk.figures ? desk.style.line_height(desk.style.caption) : 0;
}

double picture_height(const Settings& settings, const Desk& desk, int squares, double width,
                      bool answer) {
  const Arranger arranger{settings, desk};
  const double pitch =
      pitch_for(arranger.around(), settings.spec.shape, squares, width, desk.style.gutter);
  const bool sentence = answer && settings.graded() && squares == 2;
  return arranger.height(pitch) + facts_height(desk, answer) +
         (sentence ? desk.style.line_height(desk.style.body) : 0);
}

// Mazes side by side with their exits, and the way out where `answer` is set.
Scene draw_picture(const Settings& settings, const Desk& desk, const Duel& duel, int squares,
                   double width, bool answer) {
  Draft draft(desk.style, desk.measure);
  const Arranger arranger{settings, desk};
  const Shape& shape = settings.spec.shape;
  const double pitch = pitch_for(arranger.around(), shape, squares, width, desk.style.gutter);
  for (int i = 0; i < squares; ++i) {
    const double x = i * (width + desk.style.gutter) / squares;
    const Square square{shape, arranger.frame_at(x, facts_height(desk, answer)), pitch,
                        settings.spec.alphabet};
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
    tell_maze(draft, settings, desk.words, maze);
    if (!answer) continue;
    draw_path(draft, square, shortest_path(maze));
    Point head{square.at.x, square.at.y - arranger.heading() - facts_height(desk, answer)};
    if (!desk.figures) {
      draft.heading(head,
                    desk.words.with("hedges.maze-of-player", {{"number", std::to_string(i + 1)}}),
                    desk.style.section);
      head.y += desk.style.line_height(desk.style.section);
    }
    draft.text("captions", head, facts_of(duel, index, desk.words), desk.style.caption);
  }
  if (answer && duel.fairness && squares == 2) {
    const int wins = (duel.fairness->first_wins() + 5) / 10;
    const std::string sentence = desk.words.with(
        settings.finish_the_round ? "hedges.fairness-round" : "hedges.fairness",
        {{"percent",
          std::to_string(settings.finish_the_round ? (duel.fairness->fewer + 5) / 10 : wins)},
         {"equal", std::to_string((duel.fairness->equal + 5) / 10)}});
    draft.paragraph({0, arranger.height(pitch) + facts_height(desk, answer)}, width, sentence,
                    desk.style.body);
  }
  return draft.take({width, picture_height(settings, desk, squares, width, answer)});
}

}  // namespace

Design draw(const Settings& settings, const Desk& desk,
            const std::function<void(std::string)>& problem) {
  Design design;
  const int mazes = settings.by_hand || desk.figures ? 1 : 2;
  design.owners.clear();
  for (int player = 1; player <= mazes; ++player) design.owners.push_back(player);
  // Figures and answers have their own room: they are there even if the sheet does not fit.
  design.figure.natural_width = 85;
  design.figure.height = [settings, desk](double width) {
    return picture_height(settings, desk, 1, width, false);
  };
  design.figure.draw = [settings, desk](const std::any& board, double width) {
    return draw_picture(settings, desk, std::any_cast<const Duel&>(board), 1, width, false);
  };
  if (!settings.blank) {
    design.answer.natural_width = desk.figures ? design.figure.natural_width : 180;
    design.answer.height = [settings, desk, mazes](double width) {
      return picture_height(settings, desk, mazes, width, true);
    };
    design.answer.draw = [settings, desk, mazes](const std::any& board, double width) {
      return draw_picture(settings, desk, std::any_cast<const Duel&>(board), mazes, width, true);
    };
  }
  const Arranger arranger(settings, desk);
  const std::optional<Plan> plan = arranger.arrange();
  if (!plan) {
    const Size least = arranger.least_room();
    problem(fmt::format(
        "two squares of {} x {} cells of at least {} mm do not fit on {:.0f} x {:.0f} "
        "mm; they need "
        "{:.0f} x {:.0f} mm one above the other, or fewer cells",
        settings.spec.shape.columns, settings.spec.shape.rows, desk.style.least_cell,
        desk.room.width, desk.room.height, std::ceil(least.width), std::ceil(least.height)));
    return design;
  }
  const auto plain = std::make_shared<const Scene>(draw_form(settings, desk, *plan, false));
  const auto named = std::make_shared<const Scene>(draw_form(settings, desk, *plan, true));
  design.sheet = [settings, desk, plan = *plan, plain, named](
                     const std::any& board, std::size_t player, const Occasion& who) {
    const auto& duel = std::any_cast<const Duel&>(board);
    const bool known = who.players.size() > 1 && !who.players[1 - player].empty();
    Sheet sheet{known ? named : plain, {}};
    Draft draft(desk.style, desk.measure);
    if (!duel.mazes.empty()) {
      draw_own(draft, settings, plan, desk.words, duel.mazes[player].maze);
      if (settings.level_marks) draw_marks(draft, settings, desk, plan, duel.levels[player]);
    }
    if (known) draw_heading(draft, settings, desk, plan, false, who.players[1 - player]);
    sheet.own = draft.take(desk.room);
    return sheet;
  };
  return design;
}

}  // namespace cartapenna::hedges
