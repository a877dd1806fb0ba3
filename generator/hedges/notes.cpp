// SPDX-License-Identifier: MIT
// Beside the squares: the rules, what a player who draws a maze must mind, and the log of turns.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

constexpr int most_turns = 20;
constexpr double wide = 118;   // from here on a turn takes one line instead of two
constexpr double narrow = 45;  // up to here there is no room for the walk
constexpr double dash = 3.4;   // between two cells that are written down

// Tenths of a millimetre: what comes thirty times is written in few digits.
double tenths(double length) {
  return std::round(10 * length) / 10;
}

// Of a box to tick, as large as its caption asks for.
double tick_side(const Draft& draft) {
  return tenths(1.57 * draft.capitals(draft.style().caption));
}

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

std::string rules_in_short(const Settings& settings, const Words& words) {
  if (!settings.blank) return words("hedges.in-short");
  return words.with("hedges.in-short-draw",
                    {{"hedges", std::to_string(settings.spec.hedges)},
                     {"attached", std::to_string(settings.spec.attached)},
                     {"entry", cell_name(settings.spec.entry, settings.spec.alphabet)}});
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

double Notes::draw_rules_in_short(Draft& draft, Box box) const {
  if (!desk_.rules) return box.y;
  const Words& words = desk_.words;
  std::string rules = words("hedges.in-short");
  if (settings_.turn == Turn::answer_first) rules += " " + words("hedges.rule-answer-first");
  if (settings_.finish_the_round) rules += " " + words("hedges.rule-round");
  const double y = draft.heading(box.corner(), words("sheet.rules"), desk_.style.section);
  return draft.paragraph({box.x, y + desk_.style.gap / 2}, box.width, rules, desk_.style.body);
}

double Notes::draw_setting_up(Draft& draft, Box box) const {
  if (!settings_.blank) return box.y;
  const Style& style = desk_.style;
  const Words& words = desk_.words;
  double y = draft.heading(box.corner(), words("hedges.draw-yours"), style.section) + style.gap / 2;
  y = draft.paragraph({box.x, y}, box.width,
                      words.with("hedges.draw-yours-how",
                                 {{"hedges", std::to_string(settings_.spec.hedges)},
                                  {"attached", std::to_string(settings_.spec.attached)}}),
                      style.body) +
      style.gap * 0.75;
  if (box.width < 11 * style.body.size || settings_.spec.attached != 4) {
    y = draw_examples(draft, {box.x, y, box.width, 0});
    return draw_ticks(draft, {box.x, y, box.width, 0});
  }
  const double half = (box.width - style.gutter) / 2;
  const double ticks_end = draw_ticks(draft, {box.right() - half, y, half, 0});
  return std::max(draw_examples(draft, {box.x, y, half, 0}), ticks_end);
}

// Four attached hedges and five, where four is the limit.
double Notes::draw_examples(Draft& draft, Box box) const {
  if (settings_.spec.attached != 4) return box.y;
  const double pitch = std::min(desk_.style.least_cell - 0.1, (box.width - 16) / 8);
  draw_example(draft, box.corner(), pitch, {{1, 0, 1, 1}, {1, 1, 1, 2}, {1, 2, 2, 2}, {2, 2, 3, 2}},
               true);
  draw_example(draft, {box.x + box.width / 2, box.y}, pitch,
               {{1, 0, 1, 1}, {1, 1, 1, 2}, {1, 2, 2, 2}, {2, 2, 3, 2}, {2, 1, 2, 2}}, false);
  return box.y + 3 * pitch + desk_.style.gap * 0.75;
}

double Notes::draw_ticks(Draft& draft, Box box) const {
  constexpr double group_gap = 1.5;  // mm, between five and five
  const Style& style = desk_.style;
  const double tick = tick_side(draft);
  const double top =
      draft.paragraph(box.corner(), box.width, desk_.words("hedges.tick-each"), style.caption) +
      style.gap / 4;
  // Ten in a row, closer in a narrow column; five where even so they would touch.
  const double ten = (box.width - group_gap - tick) / 9;
  const double step =
      std::floor(10 * (ten < 1.1 * tick ? 1.6 * tick : std::min(ten, 1.6 * tick))) / 10;
  const int in_row = ten < 1.1 * tick ? 5 : 10;
  for (int i = 0; i < settings_.spec.hedges; ++i) {
    const int row = i / in_row;
    const int column = i % in_row;
    const int group = column / 5;
    draft.tick_box(
        {box.x + tick / 2 + column * step + group * group_gap, top + tick / 2 + row * step}, tick);
  }
  const int rows = (settings_.spec.hedges + in_row - 1) / in_row;
  return top + rows * step + style.gap;
}

double Notes::draw_own_in_short(Draft& draft, Box box) const {
  if (!settings_.blank) return draw_rules_in_short(draft, box);
  const Style& style = desk_.style;
  double y = draft.heading(box.corner(), desk_.words("hedges.draw-yours"), style.section);
  y = draft.paragraph({box.x, y + style.gap / 2}, box.width,
                      desk_.words.with("hedges.draw-yours-how",
                                       {{"hedges", std::to_string(settings_.spec.hedges)},
                                        {"attached", std::to_string(settings_.spec.attached)}}),
                      style.caption);
  y = draw_examples(draft, {box.x, y + style.gap * 0.75, box.width, 0});
  return draw_ticks(draft, {box.x, y, box.width, 0}) - style.gap;
}

double Notes::draw_other_in_short(Draft& draft, Box box) const {
  if (settings_.blank) return draw_rules_in_short(draft, box);
  draw_log(draft, box, 1);
  return box.y;
}

// In one line the question and the walk, in two one below the other, in a narrow column the
// question alone.
double Notes::turn_height(double width) const {
  const double row = desk_.style.write_row;
  return width >= wide || width < narrow ? row : 2 * row + 1.5;
}

double Notes::log_head() const {
  const Style& style = desk_.style;
  return style.line_height(style.section) + style.gap * 0.5;
}

int Notes::turns_in(Box box) const {
  const double least = box.width < narrow ? 0 : desk_.style.gap * 0.5;
  const double room = box.height - log_head() + least;
  return std::clamp(static_cast<int>(room / (turn_height(box.width) + least)), 0, most_turns);
}

void Notes::draw_log(Draft& draft, Box box, int from_turn) const {
  const Style& style = desk_.style;
  const Words& words = desk_.words;
  const double each = turn_height(box.width);
  const double room = box.height - log_head();
  const double least = box.width < narrow ? 0 : style.gap * 0.5;
  const int turns = turns_in(box);
  if (turns < 1) return;
  // The last turn ends with the box, unless that would tear the rows apart.
  const double most = box.width < narrow ? style.gap * 0.5 : style.gap * 1.25;
  const double gap = turns < 2 ? least : std::min((room - turns * each) / (turns - 1), most);
  draft.heading(box.corner(), words("hedges.log"), style.section);
  const double base = box.y + draft.capitals(style.section) - draft.capitals(style.caption);
  const Question question = lay_question(draft, box);
  draft.text("captions", {question.yes, base}, words("sheet.yes"), style.caption, Align::centre);
  draft.text("captions", {question.no, base}, words("sheet.no"), style.caption, Align::centre);
  const double from = box.x + draft.width(words("hedges.log"), style.section) + style.gap / 2;
  const double to = question.yes - draft.width(words("sheet.yes"), style.caption);
  if (from + draft.width(words("hedges.log-how"), style.caption) < to) {
    draft.text("captions", {from, base}, words("hedges.log-how"), style.caption);
  }
  for (int turn = 0; turn < turns; ++turn) {
    draw_turn(draft, {box.x, box.y + log_head() + turn * (each + gap), box.width, each},
              from_turn + turn);
  }
}

// The places of what is written down of a question, from the left.
Notes::Question Notes::lay_question(const Draft& draft, Box box) const {
  const double tick = tick_side(draft);
  const Type small = desk_.style.caption;
  Question question;
  question.from = box.x + draft.width("20", small) + 2.2;
  const double right = box.width >= wide ? box.x + box.width * 0.5 - 4 : box.right();
  const double words = std::max({tick, draft.width(desk_.words("sheet.yes"), small),
                                 draft.width(desk_.words("sheet.no"), small)});
  const double apart = words + (box.width < narrow ? 1.2 : 2.6);
  question.no = right - tick / 2;
  question.yes = question.no - apart;
  question.field =
      (question.yes - tick / 2 - (box.width < narrow ? 1.5 : 4) - question.from - dash) / 2;
  return question;
}

void Notes::draw_turn(Draft& draft, Box box, int turn) const {
  const Style& style = desk_.style;
  const Type small = style.caption;
  const double row = style.write_row;
  const double base = box.y + row - 1.6;
  draft.text("captions", {box.x, base - draft.capitals(small)}, std::to_string(turn),
             {small.size, true});
  const Question question = lay_question(draft, box);
  const double second = question.from + question.field + dash;
  draft.line("writing", {question.from, base + 0.8}, {question.from + question.field, base + 0.8},
             style.writing);
  draft.line("writing", {second - dash + 1.1, base - 1}, {second - 1.1, base - 1}, style.writing);
  draft.line("writing", {second, base + 0.8}, {second + question.field, base + 0.8}, style.writing);
  for (const double x : {question.yes, question.no}) {
    draft.tick_box({x, base - draft.capitals(small) / 2}, tick_side(draft));
  }
  if (box.width < narrow) return;
  const bool one_line = box.width >= wide;
  const double left = one_line ? box.x + box.width * 0.5 : question.from;
  const double top = one_line ? box.y : box.y + row + 0.8;
  const double cell = (box.right() - left) / 5;
  draft.frame("writing", {left, top, box.right() - left, row}, style.outline);
  for (int step = 1; step < 5; ++step) {
    draft.line("writing", {left + step * cell, top}, {left + step * cell, top + row},
               style.writing);
  }
}

// Rules and what players who draw must mind; returns the y below them.
double Notes::draw_told(Draft& draft, Box box, const Told& told) const {
  if (told.rules == Told::Rules::in_full) box.y = draw_rules(draft, box);
  if (told.rules == Told::Rules::in_short && desk_.rules) {
    box.y = draw_rules_in_short(draft, box) + desk_.style.gap;
  }
  return told.setting_up ? draw_setting_up(draft, box) : box.y;
}

// A broad box takes rules and log side by side.
bool Notes::side_by_side(double width, const Told& told) const {
  const bool rules = desk_.rules && told.rules != Told::Rules::none;
  return width >= 150 * std::max(1.0, desk_.style.body.size / 9.5) && told.log_from > 0 &&
         (rules || (settings_.blank && told.setting_up));
}

double Notes::height(double width, const Told& told, int turns) const {
  Draft ruler(desk_.style, desk_.measure);
  const bool beside = side_by_side(width, told);
  const double column = beside ? (width - desk_.style.gutter) / 2 : width;
  const double y = draw_told(ruler, {0, 0, column, 0}, told);
  if (turns == 0) return y;
  const double log = log_head() + turns * (turn_height(column) + desk_.style.gap * 0.5);
  return beside ? std::max(y, log) : y + log;
}

void Notes::draw(Draft& draft, Box box, const Told& told) const {
  const bool beside = side_by_side(box.width, told);
  const double half = (box.width - desk_.style.gutter) / 2;
  const double below =
      draw_told(draft, {box.x, box.y, beside ? half : box.width, box.height}, told);
  if (told.log_from == 0) return;
  if (beside) {
    draw_log(draft, {box.right() - half, box.y, half, box.height}, told.log_from);
  } else {
    draw_log(draft, {box.x, below, box.width, box.bottom() - below}, told.log_from);
  }
}

}  // namespace cartapenna::hedges
