// SPDX-License-Identifier: MIT
// The sheets of a duel.
#include <fmt/format.h>

#include <string>
#include <utility>

#include "generator/hedges/arrange.h"

namespace cartapenna::hedges {
namespace {

// The heading of a square: of the own maze with the warning, of the other one with the opponent's
// name where that is known.
void draw_heading(Draft& draft, const Settings& settings, const Desk& desk, const Plan& plan,
                  bool own, const std::string& opponent) {
  const Style& style = desk.style;
  const Words& words = desk.words;
  const Arranger arranger(settings, desk);
  const Point square = own ? *plan.maze : *plan.tracking;
  const Point at = arranger.head_of(plan, square);
  const bool beside = plan.heads == Plan::Heads::beside;
  if (!own) {
    const double exit = draft.width(words("hedges.exit-is"), style.caption) + exit_line;
    const double room =
        beside ? plan.notes.width : arranger.right_of_head(plan, square) - at.x - exit - style.gap;
    std::string title = words("hedges.other-maze");
    if (!opponent.empty()) {
      const std::string named = words.with("hedges.maze-of", {{"name", opponent}});
      // Where it is narrow the name stands in the head of the page alone.
      const bool fits = draft.width(named, style.section) <= room;
      const std::string cut = draft.fitted(named, style.section, room);
      if (fits || (!beside && cut.rfind(title, 0) == 0)) title = cut;
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
  const Point square = own ? *plan.maze : *plan.tracking;
  const Arranger arranger(settings, desk);
  const Point head = arranger.head_of(plan, square);
  const std::string& caption = desk.words("hedges.exit-is");
  const double length = draft.width(caption, style.caption) + exit_line;
  if (plan.heads == Plan::Heads::beside) {
    const double below = (own ? 2 : 1) * style.line_height(style.section) + style.gap / 2;
    draft.writing_line(head.x, head.x + length, head.y + below + draft.capitals(style.caption),
                       caption);
    return;
  }
  const double right = arranger.right_of_head(plan, square);
  draft.writing_line(right - length, right, head.y + draft.capitals(style.section), caption);
}

// A square before anything is known of its maze.
void draw_blank(Draft& draft, const Settings& settings, const Plan& plan, Point at, bool framed) {
  const Square square{settings.spec.shape, at, plan.pitch, settings.spec.alphabet};
  draw_grid(draft, square, settings.spec.entry);
  if (framed) draw_frame(draft, square, settings.spec.entry, std::nullopt);
}

// Everything of a page that does not change from board to board.
Scene draw_form(const Settings& settings, const Desk& desk, const Plan& plan, bool named) {
  Draft draft(desk.style, desk.measure);
  const Shape& shape = settings.spec.shape;
  if (plan.maze) draw_blank(draft, settings, plan, *plan.maze, settings.blank);
  if (plan.tracking) draw_blank(draft, settings, plan, *plan.tracking, true);
  if (plan.maze || plan.tracking) {
    Layer& grid = draft.layer("grid");
    grid.role = Role::figure;
    grid.alternative = desk.words.with(
        plan.maze && plan.tracking ? "hedges.heard-squares" : "hedges.heard-square",
        {{"columns", std::to_string(shape.columns)}, {"rows", std::to_string(shape.rows)}});
  }
  if (plan.maze) {
    draw_heading(draft, settings, desk, plan, true, {});
    if (settings.blank) draw_exit_line(draft, settings, desk, plan, true);
  }
  if (plan.tracking) {
    if (!named) draw_heading(draft, settings, desk, plan, false, {});
    draw_exit_line(draft, settings, desk, plan, false);
  }
  const Notes notes(settings, desk);
  if (plan.heads == Plan::Heads::above) {
    notes.draw(draft, plan.notes, plan.told);
    if (plan.more_notes.width > 0) notes.draw(draft, plan.more_notes, plan.more_told);
  } else {
    notes.draw_own_in_short(draft, plan.notes);
    if (plan.more_notes.width > 0) notes.draw_other_in_short(draft, plan.more_notes);
  }
  return draft.take(desk.room);
}

void draw_own(Draft& draft, const Settings& settings, const Plan& plan, const Words& words,
              const Maze& maze) {
  const Square square{settings.spec.shape, *plan.maze, plan.pitch, settings.spec.alphabet};
  draw_frame(draft, square, maze.entry, maze.exit);
  draw_hedges(draft, square, maze.hedges);
  draw_exit(draft, square, maze.exit);
  tell_maze(draft, settings, words, maze);
}

// How hard the maze is: filled and empty discs behind the heading, one of five for each level.
void draw_marks(Draft& draft, const Settings& settings, const Desk& desk, const Plan& plan,
                Level level) {
  const Style& style = desk.style;
  const Point head = Arranger(settings, desk).head_of(plan, *plan.maze);
  const bool beside = plan.heads == Plan::Heads::beside;
  const double note = draft.width(desk.words("hedges.keep-hidden"), style.caption);
  const double x = head.x + note + style.gap * (beside ? 1 : 1.5) +
                   (beside ? 0 : draft.width(desk.words("hedges.own-maze"), style.section));
  const double radius = draft.capitals(style.caption) / 2;
  const double y = head.y + radius +
                   (beside ? style.line_height(style.section)
                           : draft.capitals(style.section) - draft.capitals(style.caption));
  for (int mark = 0; mark < 5; ++mark) {
    const Point middle{x + mark * 2 * radius * mark_step, y};
    if (mark < static_cast<int>(level)) {
      draft.layer("level").marks.emplace_back(Disc{middle, radius, 0, false});
    } else {
      draft.layer("level").marks.emplace_back(
          Disc{middle, radius - style.writing / 2, style.writing, false});
    }
  }
}

// A page of a sheet: what is the same for every board, without and with an opponent whose name is
// known.
struct PageForm {
  Plan plan;
  std::shared_ptr<const Scene> plain;
  std::shared_ptr<const Scene> named;
};

Sheet draw_page(const Settings& settings, const Desk& desk, const PageForm& page, const Duel& duel,
                std::size_t player, const Occasion& who) {
  const bool known = who.players.size() > 1 && !who.players[1 - player].empty();
  Sheet sheet{known ? page.named : page.plain, {}};
  Draft draft(desk.style, desk.measure);
  if (page.plan.maze && !duel.mazes.empty()) {
    draw_own(draft, settings, page.plan, desk.words, duel.mazes[player].maze);
    if (settings.level_marks) draw_marks(draft, settings, desk, page.plan, duel.levels[player]);
  }
  if (page.plan.tracking && known) {
    draw_heading(draft, settings, desk, page.plan, false, who.players[1 - player]);
  }
  sheet.own = draft.take(desk.room);
  return sheet;
}

}  // namespace

Design draw(const Settings& settings, const Desk& desk,
            const std::function<void(std::string)>& problem) {
  Design design;
  const int mazes = settings.by_hand || desk.figures ? 1 : 2;
  design.owners.clear();
  for (int player = 1; player <= mazes; ++player) design.owners.push_back(player);
  // They have their own room: they are there even if the sheet does not fit.
  design_pictures(design, settings, desk, mazes);
  // In a document of other games, too, the first two play the duels.
  if (desk.games.size() == 1 && desk.players.size() > 2) {
    problem(fmt::format("a duel has two players, but {} are named", desk.players.size()));
  }
  const Arranger arranger(settings, desk);
  std::vector<PageForm> pages;
  for (const Plan& plan : arranger.arrange()) {
    pages.push_back({plan, shared(draw_form(settings, desk, plan, false)),
                     shared(draw_form(settings, desk, plan, true))});
  }
  if (pages.empty()) {
    problem(arranger.refusal());
    return design;
  }
  design.more_pages = static_cast<int>(pages.size()) - 1;
  design.continued = [settings, desk, pages](const std::any& board, std::size_t player, int page,
                                             const Occasion& who) {
    return draw_page(settings, desk, pages[static_cast<std::size_t>(page)],
                     std::any_cast<const Duel&>(board), player, who);
  };
  design.sheet = [next = design.continued](const std::any& board, std::size_t player,
                                           const Occasion& who) {
    return next(board, player, 0, who);
  };
  return design;
}

}  // namespace cartapenna::hedges
