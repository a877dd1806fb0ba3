// SPDX-License-Identifier: MIT
// What the players write down. Tally squares go by fives, as fingers do; a board with more boxes
// than two rows of them hold gets lines to make strokes on.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <numeric>

#include "generator/dots_and_boxes/initials.h"
#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr int most_tally_rows = 2;

double square_side(const Style& style) {
  return 0.8 * style.module;
}
double square_step(const Style& style) {
  return 1.25 * style.module;
}
double group_gap(const Style& style) {
  return 0.4 * style.module;
}

}  // namespace

std::size_t Records::cards_in_row(double width) const {
  const double least = 17 * desk_.style.module;
  assert(players_ > 0);
  const auto fit =
      static_cast<std::size_t>((width + desk_.style.gutter) / (least + desk_.style.gutter));
  const std::size_t in_row = std::clamp<std::size_t>(fit, 1, players_);
  return players_ == 4 && in_row == 3 ? 2 : in_row;
}

double Records::cards_height(double width) const {
  if (!has_cards()) return AnswerLines(settings_, desk_, true).height(width);
  const std::size_t in_row = cards_in_row(width);
  const std::size_t rows = (players_ + in_row - 1) / in_row;
  const double each =
      (width + desk_.style.gutter) / static_cast<double>(in_row) - desk_.style.gutter;
  return static_cast<double>(rows) * (card_height(each) + desk_.style.gap) + desk_.style.write_row;
}

Box Records::card(Box box, std::size_t player) const {
  const std::size_t in_row = cards_in_row(box.width);
  const double step = (box.width + desk_.style.gutter) / static_cast<double>(in_row);
  const double width = step - desk_.style.gutter;
  const double height = card_height(width);
  const std::size_t row = player / in_row;
  return {box.x + step * static_cast<double>(player % in_row),
          box.y + (height + desk_.style.gap) * static_cast<double>(row), width, height};
}

int Records::squares() const {
  const int taken = std::accumulate(settings_.score.begin(), settings_.score.end(), 0);
  const int most = settings_.score.empty()
                       ? 0
                       : *std::max_element(settings_.score.begin(), settings_.score.end());
  return settings_.grid.boxes() - taken + most + settings_.handicap;
}

Records::Tally Records::tally(double width) const {
  const Style& style = desk_.style;
  const double five = 5 * square_step(style) + group_gap(style);
  const double bare = square_step(style) - square_side(style) + group_gap(style);
  const int in_row = 5 * static_cast<int>((width + bare) / five);
  if (in_row == 0) return {0, most_tally_rows};
  const int rows = (squares() + in_row - 1) / in_row;
  if (rows > most_tally_rows) return {0, most_tally_rows};
  // Equally long rows: no lone square in the last one.
  return {(squares() + 5 * rows - 1) / (5 * rows) * 5, rows};
}

// The caption, the box and a gap.
double Records::initial_width() const {
  const Draft ruler(desk_.style, desk_.measure);
  return ruler.width(desk_.words("dots-and-boxes.initial"), desk_.style.caption) + 1 +
         desk_.style.write_row + desk_.style.gap;
}

double Records::score_width() const {
  const Draft ruler(desk_.style, desk_.measure);
  return ruler.width(desk_.words("dots-and-boxes.boxes"), desk_.style.caption) + 1.5 +
         1.8 * desk_.style.write_row + desk_.style.gap;
}

// Large print leaves no room for it beside "Player 1".
bool Records::initial_below(double width) const {
  const Draft ruler(desk_.style, desk_.measure);
  double longest = 0;
  for (std::size_t player = 0; player < players_; ++player) {
    const std::string name = player_name(player, desk_.words, {});
    longest = std::max(longest, ruler.width(name, desk_.style.strong));
  }
  return longest + initial_width() + score_width() > width;
}

double Records::card_height(double width) const {
  const Style& style = desk_.style;
  const Tally marks = tally(width);
  if (marks.in_row == 0) return style.write_row * (1 + marks.rows);
  return style.write_row * (initial_below(width) ? 2 : 1) + style.gap / 2 +
         (marks.rows - 1) * square_step(style) + square_side(style);
}

double Records::draw_tally(Draft& draft, Box box, int taken) const {
  const Style& style = desk_.style;
  const Tally marks = tally(box.width);
  const bool initial = initial_below(box.width);
  if (marks.in_row == 0) {
    for (int row = 1; row <= marks.rows; ++row) {
      const double x = box.x + (initial && row == 1 ? initial_width() : 0);
      const double y = box.y + style.write_row * row;
      draft.line("writing", {x, y}, {box.right(), y}, style.writing);
      if (row > 1 || taken == 0) continue;
      draft.text("captions", {x, y - draft.capitals(style.strong) - 0.8},
                 fmt::format("{} +", taken), style.strong);
    }
    return box.y + style.write_row * marks.rows;
  }
  if (initial) box.y += style.write_row;
  const double half = square_side(style) / 2;
  for (int i = 0; i < squares(); ++i) {
    const int row = i / marks.in_row;
    const int column = i % marks.in_row;
    const int group = column / 5;
    const Point middle{box.x + half + column * square_step(style) + group * group_gap(style),
                       box.y + style.gap / 2 + half + row * square_step(style)};
    draft.tick_box(middle, 2 * half);
    if (i >= taken) continue;
    draft.line("writing", middle + Point{-half, half}, middle + Point{half, -half}, style.outline);
  }
  return box.bottom();
}

bool Records::has_cards() const {
  const Task task = settings_.task();
  return settings_.tally && (task == Task::play || task == Task::position);
}

void Records::draw_cards(Draft& draft, Box box) const {
  if (!has_cards()) {
    AnswerLines(settings_, desk_, true).draw(draft, box);
    return;
  }
  const Style& style = desk_.style;
  const std::string& boxes = desk_.words("dots-and-boxes.boxes");
  for (std::size_t player = 0; player < players_; ++player) {
    const Box at = card(box, player);
    const double row = style.write_row;
    const double field = 1.8 * row;
    const double inset = style.frame / 2;
    draft.frame("writing", Box{at.right() - field, at.y, field, row}.inset(inset), style.frame);
    draft.label("captions", {at.right() - field - 1.5, at.y + row / 2}, boxes, style.caption,
                Align::right);
    int taken = player < settings_.score.size() ? settings_.score[player] : 0;
    if (player == 1) taken += settings_.handicap;
    draw_tally(draft, {at.x, at.y + row, at.width, at.height - row}, taken);
  }
  const Box last = card(box, players_ - 1);
  const double baseline = last.bottom() + style.gap + style.write_row - 0.8;
  const bool halves = players_ == 2 && cards_in_row(box.width) == 2;
  draft.writing_line(box.x, halves ? card(box, 0).right() : box.right(), baseline,
                     desk_.words("dots-and-boxes.winner"));
  if (!halves) return;
  const std::string& result = desk_.words("dots-and-boxes.result");
  const double colon = last.right() - 2.5 * style.write_row;
  const double middle =
      colon - 2.5 * style.write_row - draft.width(result, style.caption) - 0.4 * style.gap;
  draft.writing_line(std::max(last.x, middle), colon - 1.5, baseline, result);
  draft.text("captions", {colon, baseline - draft.capitals(style.caption)}, ":", style.caption,
             Align::centre);
  draft.writing_line(colon + 1.5, last.right(), baseline, {});
}

void Records::draw_names(Draft& draft, Box box, const std::vector<std::string>& names) const {
  if (!has_cards()) return;
  const Style& style = desk_.style;
  const std::string& caption = desk_.words("dots-and-boxes.initial");
  const double row = style.write_row;
  const std::vector<std::string> marks = initials(names, players_);
  for (std::size_t player = 0; player < players_; ++player) {
    const Box at = card(box, player);
    const bool below = initial_below(at.width);
    const double room = at.width - score_width() - (below ? 0 : initial_width());
    Fitted name = fitted(draft, player_name(player, desk_.words, names), room);
    // "Pla…" would stand on every card.
    if (player >= names.size() || names[player].empty()) {
      const std::string number = std::to_string(player + 1);
      if (draft.width(player_name(player, desk_.words, {}), name.type) > room) name.words = number;
    }
    draft.label("names", {at.x, at.y + row / 2}, name.words, name.type, Align::left);
    const double before = below ? 0 : draft.width(name.words, name.type) + style.gap;
    const Point left{at.x + before + draft.width(caption, style.caption) + 1,
                     at.y + (below ? row : 0)};
    draft.label("captions", left + Point{-1, row / 2}, caption, style.caption, Align::right);
    draft.frame("writing", {left.x, left.y, row, row}, style.outline);
    if (marks[player].empty()) continue;
    draft.label("names", left + Point{row / 2, row / 2}, marks[player], style.strong,
                Align::centre);
  }
}

// ---- The lines drawn, in order ---------------------------------------------------------------

int Records::lines_left() const {
  const Position start =
      settings_.given ? *settings_.given : Position(settings_.grid, settings_.start);
  return static_cast<int>(undrawn_lines(start).size());
}

double Records::record_field() const {
  const Draft ruler(desk_.style, desk_.measure);
  const Grid& grid = settings_.grid;
  const std::string widest = line_name(grid, grid.lines() - 1);
  return ruler.width(std::to_string(lines_left()), desk_.style.caption) + 1 +
         std::max(14.0, 2.4 * ruler.width(widest, desk_.style.caption));
}

double Records::record_height(int rows) const {
  if (rows == 0) return 0;
  return desk_.style.line_height(desk_.style.section) + rows * desk_.style.write_row;
}

int Records::record_rows(double width) const {
  if (!settings_.record) return 0;
  const int columns =
      std::max(1, static_cast<int>((width + desk_.style.gap) / (record_field() + desk_.style.gap)));
  return (lines_left() + columns - 1) / columns;
}

void Records::draw_record(Draft& draft, Box box) const {
  const Style& style = desk_.style;
  const int full = record_rows(box.width);
  const double head = style.line_height(style.section);
  const int rows = std::min(full, static_cast<int>((box.height - head) / style.write_row + 1e-6));
  if (rows < 1) return;
  draft.heading(box.corner(), desk_.words("dots-and-boxes.record"), style.section);
  const int columns = (lines_left() + full - 1) / full;
  const double step = (box.width + style.gap) / columns;
  const double figures = draft.width(std::to_string(lines_left()), style.caption);
  for (int number = 1; number <= std::min(lines_left(), rows * columns); ++number) {
    const int column = (number - 1) / rows;
    const int row = (number - 1) % rows;
    const double x = box.x + column * step;
    const double baseline = box.y + head + (row + 1) * style.write_row - 0.8;
    draft.text("captions", {x + figures, baseline - draft.capitals(style.caption)},
               std::to_string(number), style.caption, Align::right);
    draft.writing_line(x + figures + 1, x + step - style.gap, baseline, {});
  }
}

}  // namespace cartapenna::dots_and_boxes
