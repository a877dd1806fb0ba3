// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "generator/planner.h"

namespace cartapenna {

// ---- Answers on pages of their own ----------------------------------------------------------

// Behind each page of sheets or figures one with their answers, each behind its own; behind the
// last page of a board that takes several.
void Planner::add_backs() {
  std::vector<Cell> cells = std::exchange(plan_.cells, {});
  for (const PlannedPage& front : std::exchange(plan_.pages, {})) {
    plan_.pages.push_back({plan_.cells.size(), 0, false});
    for (std::size_t i = front.first; i < front.first + front.count; ++i) add(cells[i]);
    plan_.pages.push_back({plan_.cells.size(), 0, true});
    for (std::size_t i = front.first; i < front.first + front.count; ++i) {
      if (!shape(cells[i]).answer_height || !ends_board(cells[i])) continue;
      Cell answer = cells[i];
      answer.piece = Piece::answer;
      const Behind place = behind(answer.box, request_.page, request_.flip);
      answer.box = place.box;
      answer.upside_down = place.quarter_turns == 2;
      add(answer);
    }
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
    const int fit =
        std::max(1, how_many_fit(content.width, shape(asked).answer_width, request_.gutter));
    const double width = (content.width - (fit - 1) * request_.gutter) / fit;
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
      answer.box.x = content.x + content.right() - answer.box.right();
      answer.box.y = content.y + content.bottom() - answer.box.bottom();
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
    plan_.sequence = order_leaves(pages, Sorting::as_given);
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
