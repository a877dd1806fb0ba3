// SPDX-License-Identifier: MIT
// The planner at work, shared by its files: plan.cpp (sheets, figures, answers at their foot),
// plan_key.cpp (answers on pages of their own, leaves).
#pragma once

#include <vector>

#include "generator/plan.h"

namespace cartapenna {

inline constexpr double hair = 1e-6;  // mm that rounding may do to an exact fit

class Planner {
 public:
  explicit Planner(const PlanRequest& request) : request_(request) {}
  Plan make();

 private:
  const OrderShape& shape(const Cell& cell) const { return request_.orders[cell.order]; }
  void begin_page(bool answers);
  void add(const Cell& cell);
  void add_sheets(std::size_t order);
  void add_foot(Cell cell);

  // ---- Figures: rows of columns ---------------------------------------------------------------

  struct Waiting {
    Cell cell;
    int column = 0;
    int span = 1;
    double picture = 0;
  };
  double column_x(int column) const;
  double span_width(int column, int span) const;
  void add_figures(std::size_t order, std::int64_t& number);
  void finish_row();
  void finish_figures();

  // ---- Answers at the foot of a page of figures -----------------------------------------------
  double foot_height(const std::vector<Cell>& cells) const;
  void finish_foot();

  // ---- Answers on pages of their own ----------------------------------------------------------
  void add_backs();
  void add_answers();

  // ---- Leaves ---------------------------------------------------------------------------------
  Carried carried(const PlannedPage& page) const;
  void put_on_leaves();

  const PlanRequest& request_;
  Plan plan_;
  std::vector<Cell> boards_;      // each once, in order: what the key answers
  std::size_t on_this_page_ = 0;  // places of the last page that are taken
  bool figures_open_ = false;     // the last page takes more figures
  double y_ = 0;
  double foot_ = 0;
  std::vector<Waiting> row_;
  std::vector<Cell> on_page_;
};

}  // namespace cartapenna
