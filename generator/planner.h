// SPDX-License-Identifier: MIT
// The planner at work, shared by its files: plan.cpp (sheets, figures, answers at their foot),
// plan_stack.cpp (cut and stack), plan_key.cpp (answers on pages of their own, leaves).
#pragma once

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "generator/plan.h"

namespace cartapenna {

inline constexpr double hair = 1e-6;            // mm that rounding may do to an exact fit
inline constexpr double least_text_width = 38;  // mm that a line of an answer needs
inline constexpr double least_foot_width = 32;  // … in small type at the foot

class Planner {
 public:
  explicit Planner(const PlanRequest& request) : request_(request) {}
  Plan make();

 private:
  const OrderShape& shape(const Cell& cell) const { return request_.orders[cell.order]; }
  bool ends_board(const Cell& cell) const;  // no page of its board follows
  void begin_page(bool answers);
  void add(const Cell& cell);
  // Boards from `first` to before `last`.
  void add_boards(std::size_t order, std::int64_t first, std::int64_t last, std::int64_t& number);
  void add_class();
  void add_sheets(std::size_t order, std::int64_t first, std::int64_t last);
  void add_in_turn(const Cell& cell);
  void add_foot(Cell cell);
  void add_sheet(Cell cell, std::size_t place);
  void add_placed(std::size_t order);
  void add_placed_answers();

  // ---- Cut and stack: sheets wait until all are known -------------------------------------------

  // A piece of paper once it is cut: a sheet, and what lies behind it.
  struct Leaf {
    Cell front;
    std::optional<Cell> back;
  };
  // Whether backs carry sheets of their own.
  bool two_sided() const { return request_.leaves && request_.key != KeyPlace::back; }
  std::vector<Leaf> leaves_of_stack() const;
  std::size_t place_behind(std::size_t place) const;
  void finish_stack();

  // ---- Figures: rows of columns ---------------------------------------------------------------

  struct Waiting {
    Cell cell;
    int column = 0;
    int span = 1;
    double caption = 0;
    double picture = 0;  // below the caption
  };
  double column_x(int column) const;
  double span_width(int column, int span) const;
  void add_figures(std::size_t order, std::int64_t first, std::int64_t last, std::int64_t& number);
  void finish_row();
  void finish_figures();

  // ---- Answers at the foot of a page of figures -----------------------------------------------
  // In how many columns they take the least height, and that height, gutter above included. Each
  // stands in the middle of its column, which may be wider.
  struct Foot {
    int columns = 1;
    double width = 0;  // of each column
    double most = 0;   // width of an answer
    double height = 0;
  };
  double foot_gutter() const { return request_.gutter / 2; }
  double answer_width(const Cell& cell, const Foot& foot) const;
  double answer_height(const Cell& cell, double width) const;
  double height_of(const std::vector<Cell>& cells, const Foot& foot) const;
  Foot foot_of(const std::vector<Cell>& cells) const;
  void finish_foot();

  // ---- Answers on pages of their own ----------------------------------------------------------
  void add_backs();
  void put_on_back(std::span<Cell> answers);
  bool flow(std::span<Cell> answers, const Box& area) const;  // false: there is no room
  void add_answers();

  // ---- Leaves ---------------------------------------------------------------------------------
  Carried carried(const Cell& cell) const;
  Carried carried(const PlannedPage& page) const;
  void put_on_leaves();

  const PlanRequest& request_;
  Plan plan_;
  std::vector<Cell> stack_;       // sheets that wait to be cut and stacked
  std::vector<Cell> boards_;      // each once, in order: what the key answers
  std::size_t on_this_page_ = 0;  // places of the last page that are taken
  bool figures_open_ = false;     // the last page takes more figures
  double y_ = 0;
  std::vector<Waiting> row_;
  std::vector<Cell> on_page_;
  // By order and width: many widths are tried for each page.
  mutable std::map<std::pair<std::uint32_t, double>, double> answer_heights_;
};

}  // namespace cartapenna
