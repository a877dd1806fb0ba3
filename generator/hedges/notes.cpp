// SPDX-License-Identifier: MIT
// Beside the squares: the rules, what a player who draws a maze must mind, and the log of turns.
#include <fmt/format.h>

#include <algorithm>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

constexpr int most_turns = 20;
constexpr double wide = 118;  // from here on a turn takes one line instead of two
constexpr double tick = 3.2;

// A piece of a board, 3 x 3 cells, with hedges: an example of what is attached and what is not.
void draw_example(Draft& draft, Point at, double pitch,
                  const std::vector<std::array<int, 4>>& hedges, bool allowed) {
  const Style& style = draft.style();
  for (int line = 0; line <= 4; ++line) {
    draft.line("examples", at + Point{line * pitch, 0}, at + Point{line * pitch, 3 * pitch},
               style.grid);
    if (line <= 3) {
      draft.line("examples", at + Point{0, line * pitch}, at + Point{4 * pitch, line * pitch},
                 style.grid);
    }
  }
  for (const auto& [x1, y1, x2, y2] : hedges) {
    draft.line("examples", at + Point{x1 * pitch, y1 * pitch}, at + Point{x2 * pitch, y2 * pitch},
               style.bold, true);
  }
  const Point mark = at + Point{4 * pitch + 3.4, 1.5 * pitch};
  if (allowed) {
    draft.layer("examples")
        .marks.emplace_back(
            Stroke{{mark + Point{-1.8, 0.1}, mark + Point{-0.5, 1.5}, mark + Point{1.9, -1.7}},
                   0.6,
                   false,
                   true,
                   0});
  } else {
    draft.line("examples", mark + Point{-1.5, -1.5}, mark + Point{1.5, 1.5}, 0.6, true);
    draft.line("examples", mark + Point{-1.5, 1.5}, mark + Point{1.5, -1.5}, 0.6, true);
  }
}

}  // namespace

std::vector<std::string> rules(const Settings& settings, const Words& words) {
  const std::string turn = settings.turn == Turn::together ? "together" : "answer-first";
  return {words("hedges.rule-aim"), words("hedges.rule-turn"), words("hedges.rule-" + turn),
          words("hedges.rule-walk"),
          words(settings.finish_the_round ? "hedges.rule-round" : "hedges.rule-win")};
}

double Notes::draw_rules(Draft& draft, Box box) const {
  if (!desk_.rules) return box.y;
  const Style& style = desk_.style;
  double y = draft.heading(box.corner(), desk_.words("sheet.rules"), style.section) + style.gap / 2;
  for (const std::string& rule : rules(settings_, desk_.words)) {
    y = draft.paragraph({box.x, y}, box.width, rule, style.body) + style.gap / 2;
  }
  return y + style.gap / 2;
}

double Notes::draw_setting_up(Draft& draft, Box box) const {
  if (!settings_.blank) return box.y;
  const Style& style = desk_.style;
  const Words& words = desk_.words;
  double y = draft.heading(box.corner(), words("hedges.draw-yours"), style.section) + style.gap / 2;
  const std::string hedges = std::to_string(settings_.spec.hedges);
  const std::string attached = std::to_string(settings_.spec.attached);
  y = draft.paragraph(
          {box.x, y}, box.width,
          words.with("hedges.draw-yours-how", {{"hedges", hedges}, {"attached", attached}}),
          style.body) +
      style.gap * 0.75;
  if (settings_.spec.attached == 4) {
    const double pitch = std::min(4.4, (box.width - 16) / 8);
    draw_example(draft, {box.x, y}, pitch, {{1, 0, 1, 1}, {1, 1, 1, 2}, {1, 2, 2, 2}, {2, 2, 3, 2}},
                 true);
    draw_example(draft, {box.x + box.width / 2, y}, pitch,
                 {{1, 0, 1, 1}, {1, 1, 1, 2}, {1, 2, 2, 2}, {2, 2, 3, 2}, {2, 1, 2, 2}}, false);
    y += 3 * pitch + style.gap * 0.75;
  }
  y += draft.capitals(style.caption);
  draft.layer("text", Role::paragraph);
  draft.text("captions", {box.x, y - draft.capitals(style.caption)}, words("hedges.tick-each"),
             style.caption);
  y += style.gap / 2;
  const double step = 1.6 * tick;
  const int in_row = std::min(10, static_cast<int>((box.width + step - tick) / step) / 5 * 5);
  for (int i = 0; i < settings_.spec.hedges; ++i) {
    const double gap = (i % in_row) / 5 * 1.5;
    draft.tick_box(
        {box.x + tick / 2 + (i % in_row) * step + gap, y + tick / 2 + (i / in_row) * step}, tick);
  }
  return y + ((settings_.spec.hedges + in_row - 1) / in_row) * step + style.gap;
}

double Notes::turn_height(double width) const {
  const double row = desk_.style.write_row;
  return width >= wide ? row : 2 * row + 1.5;
}

double Notes::log_head() const {
  const Style& style = desk_.style;
  return style.line_height(style.section) + style.gap * 0.5;
}

void Notes::draw_log(Draft& draft, Box box) const {
  const Style& style = desk_.style;
  const Words& words = desk_.words;
  const double each = turn_height(box.width);
  const double room = box.height - log_head();
  const double least = style.gap * 0.5;
  const int turns = std::min(most_turns, static_cast<int>((room + least) / (each + least)));
  if (turns < 1) return;
  // The last turn ends with the box, unless that would tear the rows apart.
  const double gap = turns < 2 ? least : std::min((room - turns * each) / (turns - 1), 2.5 * least);
  draft.heading(box.corner(), words("hedges.log"), style.section);
  draft.text("captions",
             {box.right(), box.y + draft.capitals(style.section) - draft.capitals(style.caption)},
             words("hedges.log-how"), style.caption, Align::right);
  const double row = style.write_row;
  const Type small = style.caption;
  const double number = draft.width("20", small) + 2.2;
  const double yes = draft.width(words("sheet.yes"), small) + tick + 1;
  const double no = draft.width(words("sheet.no"), small) + tick + 1;
  for (int turn = 0; turn < turns; ++turn) {
    const double top = box.y + log_head() + turn * (each + gap);
    const double base = top + row - 1.6;
    draft.text("captions", {box.x, base - draft.capitals(small)}, std::to_string(turn + 1),
               {small.size, true});
    const double right = box.width >= wide ? box.x + box.width * 0.5 - 4 : box.right();
    const double from = box.x + number;
    const double dash = 3.4;
    const double field = (right - from - yes - no - dash - 6) / 2;
    draft.line("writing", {from, base + 0.8}, {from + field, base + 0.8}, style.writing);
    draft.line("writing", {from + field + 1.1, base - 1}, {from + field + dash - 1.1, base - 1},
               style.outline);
    draft.line("writing", {from + field + dash, base + 0.8}, {from + 2 * field + dash, base + 0.8},
               style.writing);
    double x = from + 2 * field + dash + 3;
    for (const char* answer : {"sheet.yes", "sheet.no"}) {
      draft.tick_box({x + tick / 2, base - draft.capitals(small) / 2}, tick);
      draft.text("captions", {x + tick + 1, base - draft.capitals(small)}, words(answer), small);
      x += tick + 1 + draft.width(words(answer), small) + 3;
    }
    const bool one_line = box.width >= wide;
    const double left = one_line ? box.x + box.width * 0.5 : from;
    const double walk_top = one_line ? top : top + row + 0.8;
    const double cell = (box.right() - left) / 5;
    draft.frame("writing", {left, walk_top, box.right() - left, row}, style.outline);
    for (int step = 1; step < 5; ++step) {
      draft.line("writing", {left + step * cell, walk_top}, {left + step * cell, walk_top + row},
                 style.writing);
    }
  }
}

double Notes::height(double width, int turns) const {
  Draft ruler(desk_.style, desk_.measure);
  const double y = draw_setting_up(ruler, {0, draw_rules(ruler, {0, 0, width, 0}), width, 0});
  if (turns == 0) return y;
  return y + log_head() + turns * (turn_height(width) + desk_.style.gap * 0.5);
}

void Notes::draw(Draft& draft, Box box) const {
  // A broad box takes rules and log side by side.
  if (box.width >= 150) {
    const double half = (box.width - desk_.style.gutter) / 2;
    draw_setting_up(draft, {box.x, draw_rules(draft, {box.x, box.y, half, box.height}), half, 0});
    draw_log(draft, {box.x + half + desk_.style.gutter, box.y, half, box.height});
    return;
  }
  const double y = draw_setting_up(draft, {box.x, draw_rules(draft, box), box.width, 0});
  draw_log(draft, {box.x, y, box.width, box.bottom() - y});
}

}  // namespace cartapenna::hedges
