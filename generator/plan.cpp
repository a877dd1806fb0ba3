// SPDX-License-Identifier: MIT
#include "generator/plan.h"

#include <algorithm>
#include <utility>

#include "generator/planner.h"

namespace cartapenna {

Plan Planner::make() {
  std::int64_t number = request_.numbers_from;
  bool class_waits = true;
  for (std::size_t order = 0; order < request_.orders.size(); ++order) {
    const OrderShape& asked = request_.orders[order];
    if (request_.place) {
      add_placed(order);
    } else if (asked.each == 0) {
      add_boards(order, asked.first, asked.first + asked.count, number);
    } else if (std::exchange(class_waits, false)) {
      add_class();
    }
  }
  finish_figures();
  finish_stack();
  if (request_.key == KeyPlace::back) add_backs();
  if (request_.key == KeyPlace::end) request_.place ? add_placed_answers() : add_answers();
  put_on_leaves();
  return std::move(plan_);
}

void Planner::begin_page(bool answers) {
  plan_.pages.push_back({plan_.cells.size(), 0, answers});
  figures_open_ = false;
}

void Planner::add(const Cell& cell) {
  plan_.cells.push_back(cell);
  ++plan_.pages.back().count;
}

void Planner::add_boards(std::size_t order, std::int64_t first, std::int64_t last,
                         std::int64_t& number) {
  if (!request_.orders[order].figures) return add_sheets(order, first, last);
  finish_stack();
  add_figures(order, first, last, number);
}

// Seat by seat the boards of all its orders; figures on pages that are the seat's alone.
void Planner::add_class() {
  std::int64_t seats = 0;
  for (const OrderShape& asked : request_.orders) {
    if (asked.each > 0) seats = std::max(seats, (asked.count + asked.each - 1) / asked.each);
  }
  for (std::int64_t seat = 0; seat < seats; ++seat) {
    std::int64_t number = request_.numbers_from;
    for (std::size_t order = 0; order < request_.orders.size(); ++order) {
      const OrderShape& asked = request_.orders[order];
      if (asked.each == 0) continue;
      const std::int64_t first = seat * asked.each;
      const std::int64_t last = std::min(first + asked.each, asked.count);
      add_boards(order, asked.first + first, asked.first + last, number);
    }
    finish_figures();
  }
}

void Planner::add_sheets(std::size_t order, std::int64_t first, std::int64_t last) {
  const OrderShape& asked = request_.orders[order];
  for (std::int64_t board = first; board < last; ++board) {
    boards_.push_back({});
    boards_.back().order = static_cast<std::uint32_t>(order);
    boards_.back().board = board;
    for (std::size_t part = 0; part < asked.owners.size(); ++part) {
      if (!asked.wanted(part)) continue;
      Cell cell;
      cell.order = static_cast<std::uint32_t>(order);
      cell.part = static_cast<std::int32_t>(part);
      cell.board = board;
      for (cell.page = 0; cell.page <= asked.more_pages; ++cell.page) add_in_turn(cell);
    }
  }
}

void Planner::add_in_turn(const Cell& cell) {
  if (request_.filling == Filling::cut_and_stack) {
    finish_figures();
    stack_.push_back(cell);
    return;
  }
  if (plan_.pages.empty() || figures_open_ || on_this_page_ == request_.places.size()) {
    finish_figures();
    begin_page(false);
    on_this_page_ = 0;
  }
  add_sheet(cell, on_this_page_++);
}

void Planner::add_sheet(Cell cell, std::size_t place) {
  cell.box = request_.places[place];
  add(cell);
  if (request_.key == KeyPlace::foot && shape(cell).answer_height && ends_board(cell)) {
    add_foot(cell);
  }
}

bool Planner::ends_board(const Cell& cell) const {
  const OrderShape& asked = shape(cell);
  if (cell.piece != Piece::sheet) return true;
  if (cell.page < asked.more_pages) return false;
  for (auto part = static_cast<std::size_t>(cell.part) + 1; part < asked.owners.size(); ++part) {
    if (asked.wanted(part)) return false;
  }
  return true;
}

void Planner::add_foot(Cell cell) {
  const double width = foot_width(shape(cell), cell.box.width);
  const double height = shape(cell).answer_height(width);
  cell.piece = Piece::answer;
  cell.upside_down = true;
  cell.box = {cell.box.right() - width, cell.box.bottom() - height, width, height};
  add(cell);
}

// ---- Figures: rows of columns ---------------------------------------------------------------

double Planner::column_x(int column) const {
  double x = request_.content.x;
  for (int i = 0; i < column; ++i) {
    x += request_.columns[static_cast<std::size_t>(i)] + request_.gutter;
  }
  return x;
}

double Planner::span_width(int column, int span) const {
  double width = (span - 1) * request_.gutter;
  for (int i = column; i < column + span; ++i) {
    width += request_.columns[static_cast<std::size_t>(i)];
  }
  return width;
}

void Planner::add_figures(std::size_t order, std::int64_t first, std::int64_t last,
                          std::int64_t& number) {
  const OrderShape& asked = request_.orders[order];
  const int columns = static_cast<int>(request_.columns.size());
  const int span = std::clamp(asked.span, 1, columns);
  for (std::int64_t board = first; board < last; ++board) {
    const int used = row_.empty() ? 0 : row_.back().column + row_.back().span;
    if (used + span > columns) finish_row();
    const int column = row_.empty() ? 0 : row_.back().column + row_.back().span;
    const double width = span_width(column, span);
    Waiting waiting;
    waiting.cell.piece = Piece::figure;
    waiting.cell.order = static_cast<std::uint32_t>(order);
    waiting.cell.board = board;
    waiting.cell.number = request_.numbers_from > 0 ? number++ : 0;
    waiting.cell.text = asked.text_height(width, board == first);
    waiting.cell.box = {column_x(column), 0, width, 0};
    waiting.column = column;
    waiting.span = span;
    waiting.caption = asked.caption_height ? asked.caption_height(width) : 0;
    waiting.picture = asked.figure_height(width) - waiting.caption;
    boards_.push_back(waiting.cell);
    if (asked.wanted(0)) row_.push_back(waiting);
  }
}

// All pictures of a row begin at the same height, below their captions.
void Planner::finish_row() {
  if (row_.empty()) return;
  double text = 0;
  double picture = 0;
  for (const Waiting& waiting : row_) {
    text = std::max(text, waiting.cell.text + waiting.caption);
    picture = std::max(picture, waiting.picture);
  }
  std::vector<Cell> of_row;
  for (const Waiting& waiting : row_) {
    of_row.push_back(waiting.cell);
    of_row.back().text = text - waiting.caption;
  }
  std::vector<Cell> answered = on_page_;
  answered.insert(answered.end(), of_row.begin(), of_row.end());
  const bool fits = figures_open_ && y_ + text + picture + foot_of(answered).height <=
                                         request_.content.bottom() + hair;
  if (!fits) {
    finish_foot();
    begin_page(false);
    on_this_page_ = request_.places.size();
    figures_open_ = true;
    y_ = request_.figures_top;
  }
  for (Cell& cell : of_row) {
    cell.box.y = y_;
    cell.box.height = text + picture;
    add(cell);
    on_page_.push_back(cell);
  }
  y_ += text + picture + request_.gutter;
  row_.clear();
}

void Planner::finish_figures() {
  finish_row();
  finish_foot();
}

// ---- Answers at the foot of a page of figures -----------------------------------------------

double Planner::answer_width(const Cell& cell, const Foot& foot) const {
  const OrderShape& order = shape(cell);
  return std::min(foot.width,
                  std::max(order.answer_least, std::min(order.answer_width, foot.most)));
}

double Planner::answer_height(const Cell& cell, double width) const {
  const auto [known, missing] = answer_heights_.try_emplace({cell.order, width}, 0);
  if (missing) known->second = shape(cell).answer_height(width);
  return known->second;
}

// Of answers in rows, with the gutters above.
double Planner::height_of(const std::vector<Cell>& answers, const Foot& foot) const {
  double height = answers.empty() ? 0 : request_.gutter;
  double row = 0;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (i > 0 && i % static_cast<std::size_t>(foot.columns) == 0) {
      height += std::exchange(row, 0) + foot_gutter();
    }
    row = std::max(row, answer_height(answers[i], answer_width(answers[i], foot)));
  }
  return height + row;
}

Planner::Foot Planner::foot_of(const std::vector<Cell>& cells) const {
  Foot best;
  if (request_.key != KeyPlace::foot) return best;
  std::vector<Cell> answers;
  double least = least_foot_width;
  for (const Cell& cell : cells) {
    if (!shape(cell).answer_height) continue;
    answers.push_back(cell);
    least = std::max(least, shape(cell).answer_least);
  }
  const int most_columns = std::max(1, static_cast<int>(answers.size()));
  for (int columns = 1; columns <= most_columns; ++columns) {
    const double width = (request_.content.width - (columns - 1) * foot_gutter()) / columns;
    if (columns > 1 && width < least) break;
    // A narrow board is low, a narrow text is high.
    for (const double most : {40.0, 55.0, 70.0, 85.0}) {
      Foot foot{columns, width, most, 0};
      foot.height = height_of(answers, foot);
      if (best.width == 0 || foot.height < best.height - hair) best = foot;
    }
  }
  return best;
}

// Upside down, so they are read from the bottom right corner.
void Planner::finish_foot() {
  const std::vector<Cell> figures = std::exchange(on_page_, {});
  if (request_.key == KeyPlace::foot && figures_open_) {
    const Foot foot = foot_of(figures);
    double bottom = request_.content.bottom();
    double row = 0;
    int column = 0;
    for (const Cell& figure : figures) {
      if (!shape(figure).answer_height) continue;
      if (column == foot.columns) {
        bottom -= row + foot_gutter();
        row = 0;
        column = 0;
      }
      const double width = answer_width(figure, foot);
      const double height = answer_height(figure, width);
      const double right = request_.content.right() - column * (foot.width + foot_gutter()) -
                           (foot.width - width) / 2;
      Cell answer = figure;
      answer.piece = Piece::answer;
      answer.upside_down = true;
      answer.box = {right - width, bottom - height, width, height};
      add(answer);
      row = std::max(row, height);
      ++column;
    }
  }
  figures_open_ = false;
}

double foot_width(const OrderShape& order, double width) {
  return std::min({order.answer_width, width, std::max(40.0, order.answer_width / 2)});
}

Plan make_plan(const PlanRequest& request) {
  return Planner(request).make();
}

}  // namespace cartapenna
