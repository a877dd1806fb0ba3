// SPDX-License-Identifier: MIT
// The sheets of a duel. The squares are as large as the room allows, and the notes take what is
// left: of several ways to arrange them the one with the longest log, then the largest cells wins.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

struct Plan {
  double pitch = 0;
  Point maze;      // top left corner of the own maze's frame
  Point tracking;  // … of the tracking square's
  Box notes;       // empty: no room for them
};

struct Arranger {
  const Settings& settings;
  const Desk& desk;
  Draft ruler{desk.style, desk.measure};
  Notes notes{settings, desk};
  Surround around = surround(ruler, settings.spec.shape, settings.spec.alphabet);
  double heading = ruler.capitals(desk.style.section) + 1.2 + around.above;
  double foot = around.below + around.arrow;

  double width(double pitch) const {
    return around.left + pitch * settings.spec.shape.columns + around.right;
  }
  double height(double pitch) const { return heading + pitch * settings.spec.shape.rows + foot; }
  Point frame_at(double x, double y) const { return {x + around.left, y + heading}; }

  // Both squares above each other, the notes at their right.
  std::optional<Plan> stacked(double pitch, int turns) const {
    const double used = 2 * height(pitch) - around.arrow;
    const double left = desk.room.width - width(pitch) - desk.style.gap;
    if (used > desk.room.height || left < 34) return std::nullopt;
    if (notes.height(left, turns) > desk.room.height) return std::nullopt;
    const double spare = desk.room.height - used;
    const double second = height(pitch) + std::min(spare, 2 * desk.style.gap);
    return Plan{pitch,
                frame_at(0, 0),
                frame_at(0, second),
                {width(pitch) + desk.style.gap, 0, left, desk.room.height}};
  }

  // Side by side, the notes below.
  std::optional<Plan> beside(double pitch, int turns) const {
    const double used = 2 * width(pitch) + desk.style.gap;
    const double below = desk.room.height - height(pitch) - desk.style.gap;
    if (used - around.right > desk.room.width || below < 0) return std::nullopt;
    const bool broad = desk.room.width >= 150;
    const double column = broad ? (desk.room.width - desk.style.gutter) / 2 : desk.room.width;
    const double needed = broad ? std::max(notes.height(column, 0),
                                           notes.height(column, turns) - notes.height(column, 0))
                                : notes.height(column, turns);
    if (needed > below) return std::nullopt;
    const double x = desk.room.width - width(pitch) + around.right;
    return Plan{pitch,
                frame_at(0, 0),
                frame_at(x, 0),
                {0, height(pitch) + desk.style.gap, desk.room.width, below}};
  }

  // Side by side, the notes in a third column.
  std::optional<Plan> three_columns(double pitch, int turns) const {
    const double used = 2 * (width(pitch) + desk.style.gap);
    const double left = desk.room.width - used;
    if (left < 50 || height(pitch) > desk.room.height) return std::nullopt;
    if (notes.height(left, turns) > desk.room.height) return std::nullopt;
    return Plan{pitch,
                frame_at(0, 0),
                frame_at(width(pitch) + desk.style.gap, 0),
                {used, 0, left, desk.room.height}};
  }

  std::optional<Plan> best(double pitch, int turns) const {
    if (const auto plan = stacked(pitch, turns)) return plan;
    if (const auto plan = three_columns(pitch, turns)) return plan;
    return beside(pitch, turns);
  }

  std::optional<Plan> arrange() const {
    constexpr double step = 0.25;
    const int edge = std::max(settings.spec.shape.columns, settings.spec.shape.rows);
    const double grown = desk.style.least_cell / 4.5;  // large print grows the cells, too
    const double largest = grown * std::clamp(std::floor(120.0 / edge / step) * step, 8.0, 14.0);
    const double good = std::min(1.35 * desk.style.least_cell, largest);
    for (int turns : {12, 9, 6, 3}) {
      for (double pitch = largest; pitch >= good; pitch -= step) {
        if (const auto plan = best(pitch, turns)) return plan;
      }
    }
    for (double pitch = largest; pitch >= desk.style.least_cell; pitch -= step) {
      if (const auto plan = best(pitch, 0)) return plan;
    }
    return std::nullopt;
  }
};

// Everything of a plan that does not change from board to board.
Scene draw_form(const Settings& settings, const Desk& desk, const Plan& plan, bool named) {
  Draft draft(desk.style, desk.measure);
  const Arranger arranger{settings, desk};
  const Style& style = desk.style;
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
  const auto head = [&](const Square& square, std::string_view words, std::string_view note) {
    const double top = square.at.y - arranger.heading;
    draft.heading({square.at.x, top}, words, style.section);
    const double base = top + draft.capitals(style.section);
    const double x = square.at.x + draft.width(words, style.section) + style.gap / 2;
    if (!note.empty()) {
      draft.text("captions", {x, base - draft.capitals(style.caption)}, std::string(note),
                 style.caption);
    }
  };
  head(maze, desk.words("hedges.own-maze"), desk.words("hedges.keep-hidden"));
  if (!named) head(tracking, desk.words("hedges.other-maze"), {});
  const auto exit_line = [&](const Square& square) {
    const double right = square.at.x + square.width();
    const std::string& caption = desk.words("hedges.exit-is");
    const double left = right - draft.width(caption, style.caption) - 14;
    draft.writing_line(left, right, square.at.y - arranger.heading + draft.capitals(style.section),
                       caption);
  };
  exit_line(tracking);
  if (settings.blank) exit_line(maze);
  if (plan.notes.width > 0) Notes(settings, desk).draw(draft, plan.notes);
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
void draw_marks(Draft& draft, const Desk& desk, const Plan& plan, Level level) {
  const Style& style = desk.style;
  const Arranger ruler{Settings{}, desk};
  const double x = plan.maze.x + draft.width(desk.words("hedges.own-maze"), style.section) +
                   draft.width(desk.words("hedges.keep-hidden"), style.caption) + style.gap * 1.5;
  const double radius = draft.capitals(style.caption) / 2;
  const double y = plan.maze.y - ruler.heading + draft.capitals(style.section) - radius;
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

// An answer tells the facts of its mazes in a line below their headings.
double facts_height(const Desk& desk, bool answer) {
  return answer ? desk.style.line_height(desk.style.caption) : 0;
}

double picture_height(const Settings& settings, const Desk& desk, int squares, double width,
                      bool answer) {
  const Arranger arranger{settings, desk};
  const double pitch =
      pitch_for(arranger.around, settings.spec.shape, squares, width, desk.style.gutter);
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
  const double pitch = pitch_for(arranger.around, shape, squares, width, desk.style.gutter);
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
    const double top = square.at.y - arranger.heading - facts_height(desk, answer);
    draft.heading({square.at.x, top},
                  desk.words.with("hedges.maze-of-player", {{"number", std::to_string(i + 1)}}),
                  desk.style.section);
    draft.text("captions", {square.at.x, top + desk.style.line_height(desk.style.section)},
               facts_of(duel, index, desk.words), desk.style.caption);
  }
  if (answer && duel.fairness) {
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
  const int mazes = settings.by_hand ? 1 : 2;
  design.owners.clear();
  for (int player = 1; player <= mazes; ++player) design.owners.push_back(player);
  const std::optional<Plan> plan = Arranger{settings, desk}.arrange();
  if (!plan) {
    const Arranger arranger{settings, desk};
    problem(
        fmt::format("two squares of {} x {} cells of at least {} mm do not fit on {:.0f} x {:.0f} "
                    "mm; they need "
                    "{:.0f} x {:.0f} mm one above the other, or fewer cells",
                    settings.spec.shape.columns, settings.spec.shape.rows, desk.style.least_cell,
                    desk.room.width, desk.room.height,
                    std::ceil(arranger.width(desk.style.least_cell) + desk.style.gap + 34),
                    std::ceil(2 * arranger.height(desk.style.least_cell) - arranger.around.arrow)));
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
      if (settings.level_marks) draw_marks(draft, desk, plan, duel.levels[player]);
    }
    if (known) {
      const double exit = draft.width(desk.words("hedges.exit-is"), desk.style.caption) + 14;
      const double room = settings.spec.shape.columns * plan.pitch - exit - desk.style.gap;
      draft.heading(
          {plan.tracking.x, plan.tracking.y - Arranger{settings, desk}.heading},
          draft.fitted(desk.words.with("hedges.maze-of", {{"name", who.players[1 - player]}}),
                       desk.style.section, room),
          desk.style.section);
    }
    sheet.own = draft.take(desk.room);
    return sheet;
  };
  design.figure.natural_width = 85;
  design.figure.height = [settings, desk](double width) {
    return picture_height(settings, desk, 1, width, false);
  };
  design.figure.draw = [settings, desk](const std::any& board, double width) {
    return draw_picture(settings, desk, std::any_cast<const Duel&>(board), 1, width, false);
  };
  if (!settings.blank) {
    design.answer.natural_width = 180;
    design.answer.height = [settings, desk, mazes](double width) {
      return picture_height(settings, desk, mazes, width, true);
    };
    design.answer.draw = [settings, desk, mazes](const std::any& board, double width) {
      return draw_picture(settings, desk, std::any_cast<const Duel&>(board), mazes, width, true);
    };
  }
  return design;
}

}  // namespace cartapenna::hedges
