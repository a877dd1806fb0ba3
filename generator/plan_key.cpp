// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "generator/planner.h"

namespace cartapenna {
namespace {

Box common(const Box& a, const Box& b) {
  const Point corner{std::max(a.x, b.x), std::max(a.y, b.y)};
  return {corner.x, corner.y, std::min(a.right(), b.right()) - corner.x,
          std::min(a.bottom(), b.bottom()) - corner.y};
}

// About the middle of `area`.
void turn_round(Box& box, const Box& area) {
  box.x = area.x + area.right() - box.right();
  box.y = area.y + area.bottom() - box.bottom();
}

}  // namespace

// ---- Answers on pages of their own ----------------------------------------------------------

// Behind each page of sheets or figures one with their answers; of a board that takes several pages
// behind the last.
void Planner::add_backs() {
  std::vector<Cell> cells = std::exchange(plan_.cells, {});
  for (const PlannedPage& front : std::exchange(plan_.pages, {})) {
    plan_.pages.push_back({plan_.cells.size(), 0, false});
    for (std::size_t i = front.first; i < front.first + front.count; ++i) add(cells[i]);
    plan_.pages.push_back({plan_.cells.size(), 0, true});
    std::vector<Cell> answers;
    for (std::size_t i = front.first; i < front.first + front.count; ++i) {
      if (!shape(cells[i]).answer_height || !ends_board(cells[i])) continue;
      Cell& answer = answers.emplace_back(cells[i]);
      answer.piece = Piece::answer;
      const Behind place = behind(answer.box, request_.page, request_.flip);
      answer.box = common(place.box, request_.content);  // off the foot
      answer.upside_down = place.quarter_turns == 2;
    }
    put_on_back(answers);
    for (const Cell& answer : answers) add(answer);
  }
}

// Each answer behind its own; where one is higher than its figure, they flow over the page. A
// sheet's answer keeps to the back of the sheet, which may be cut.
void Planner::put_on_back(std::span<Cell> answers) {
  const bool fit = std::none_of(answers.begin(), answers.end(), [&](const Cell& answer) {
    return shape(answer).answer_height(answer.box.width) > answer.box.height + hair;
  });
  if (fit) return;
  const bool figures = shape(answers.front()).figures;
  const std::size_t together = figures ? answers.size() : 1;
  for (std::size_t i = 0; i < answers.size(); i += together) {
    const Box area = figures ? request_.content : answers[i].box;
    if (!flow(answers.subspan(i, together), area)) plan_.crowded = answers[i].order;
  }
}

// In as many columns as suit the widest answer, in more where these are too high.
bool Planner::flow(std::span<Cell> answers, const Box& area) const {
  double natural = least_text_width;
  for (const Cell& answer : answers) natural = std::max(natural, shape(answer).answer_width);
  for (int columns = std::max(1, how_many_fit(area.width, natural, request_.gutter)); true;
       ++columns) {
    const double width = (area.width - (columns - 1) * request_.gutter) / columns;
    if (columns > 1 && width < least_text_width) return false;
    double y = area.y;
    double row = 0;
    int column = 0;
    for (Cell& answer : answers) {
      if (column == columns) {
        y += std::exchange(row, 0) + request_.gutter;
        column = 0;
      }
      const double height = shape(answer).answer_height(width);
      answer.box = {area.x + column * (width + request_.gutter), y, width, height};
      if (answer.upside_down) turn_round(answer.box, area);
      row = std::max(row, height);
      ++column;
    }
    if (y + row <= area.bottom() + hair) return true;
  }
}

void Planner::add_answers() {
  double y = 0;
  double next_y = 0;
  int column = 0;
  int columns = 0;
  bool open = false;
  for (const Cell& asked : boards_) {
    if (!shape(asked).answer_height) continue;
    const Box& content = request_.content;
    // An answer is no larger than its figure.
    const OrderShape& order = shape(asked);
    const double most =
        order.figures ? std::max(asked.box.width, order.answer_least) : content.width;
    const double natural = std::min(order.answer_width, most);
    const int fit = std::max(1, how_many_fit(content.width, natural, request_.gutter));
    const double width = std::min(most, (content.width - (fit - 1) * request_.gutter) / fit);
    const double height = shape(asked).answer_height(width);
    if (column == columns || fit != columns) {
      column = 0;
      y = next_y;
      columns = fit;
    }
    if (!open || y + height > content.bottom() + hair) {
      begin_page(true);
      open = true;
      column = 0;
      y = request_.answers_top;
    }
    Cell answer = asked;
    answer.piece = Piece::answer;
    answer.box = {content.x + column * (width + request_.gutter), y, width, height};
    if (request_.upside_down) {
      answer.upside_down = true;
      turn_round(answer.box, content);
    }
    add(answer);
    next_y = std::max(column == 0 ? 0 : next_y, y + height + request_.gutter);
    ++column;
  }
}

// ---- Leaves ---------------------------------------------------------------------------------

Carried Planner::carried(const Cell& cell) const {
  Carried sheet;
  sheet.owner = shape(cell).owners[static_cast<std::size_t>(cell.part)];
  sheet.puzzles = {0, 1};
  return sheet;
}

Carried Planner::carried(const PlannedPage& page) const {
  constexpr int several = 1 << 20;  // secrets of several players: nobody else's lie behind them
  Carried all;
  all.back = page.back;
  all.movable = page.back == Carried::Back::any && page.count > 0;
  for (std::size_t i = page.first; i < page.first + page.count; ++i) {
    const Cell& cell = plan_.cells[i];
    all.movable = all.movable && cell.piece == Piece::sheet && shape(cell).movable;
    if (cell.piece != Piece::sheet) continue;
    const int owner = carried(cell).owner;
    if (owner == 0 || owner == all.owner) continue;
    all.owner = all.owner == 0 ? owner : several + static_cast<int>(page.first);
  }
  // The key answers everything, so it never lies behind a board.
  if (page.answers) {
    all.answers = {0, 1};
  } else {
    all.puzzles = {0, 1};
  }
  return all;
}

void Planner::put_on_leaves() {
  const std::size_t count = plan_.pages.size();
  if (request_.leaves && request_.key != KeyPlace::back) {
    std::vector<Carried> pages;
    for (const PlannedPage& page : plan_.pages) pages.push_back(carried(page));
    plan_.sequence = order_leaves(pages, request_.bound ? Leaves::bound : Leaves::loose);
  } else {
    for (std::size_t i = 0; i < count; ++i) plan_.sequence.emplace_back(i);
  }
  plan_.key_from = plan_.sequence.size();
  if (request_.key != KeyPlace::end) return;
  for (std::size_t i = 0; i < plan_.sequence.size(); ++i) {
    if (plan_.sequence[i] && plan_.pages[*plan_.sequence[i]].answers) {
      plan_.key_from = i;
      break;
    }
  }
}

}  // namespace cartapenna
