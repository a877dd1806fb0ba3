// SPDX-License-Identifier: MIT
// Pages that are cut: the pile of pieces comes out in order; and boards that are placed, which are
// cut to their ink.
#include <algorithm>

#include "generator/planner.h"

namespace cartapenna {

void Planner::add_placed(std::size_t order) {
  const OrderShape& asked = request_.orders[order];
  for (std::int64_t board = asked.first; board < asked.first + asked.count; ++board) {
    begin_page(false);
    Cell cell;
    cell.piece = Piece::figure;
    cell.order = static_cast<std::uint32_t>(order);
    cell.board = board;
    cell.box = {0, 0, *request_.place, asked.figure_height(*request_.place)};
    add(cell);
    boards_.push_back(cell);
  }
}

void Planner::add_placed_answers() {
  for (Cell cell : boards_) {
    if (!shape(cell).answer_height) continue;
    begin_page(true);
    cell.piece = Piece::answer;
    cell.box.height = shape(cell).answer_height(cell.box.width);
    add(cell);
  }
}

// One sheet a leaf, or two that may lie behind each other.
std::vector<Planner::Leaf> Planner::leaves_of_stack() const {
  std::vector<Leaf> leaves;
  if (!two_sided()) {
    for (const Cell& sheet : stack_) leaves.push_back({sheet, std::nullopt});
    return leaves;
  }
  std::vector<Carried> sheets;
  for (const Cell& sheet : stack_) sheets.push_back(carried(sheet));
  const auto printed = order_leaves(sheets, Leaves::loose);
  for (std::size_t i = 0; i < printed.size(); i += 2) {
    leaves.push_back({stack_[*printed[i]], std::nullopt});
    if (i + 1 < printed.size() && printed[i + 1]) leaves.back().back = stack_[*printed[i + 1]];
  }
  return leaves;
}

// The place on the back of the page that lies behind this one, but for the height of the foot.
std::size_t Planner::place_behind(std::size_t place) const {
  const Box box = behind(request_.places[place], request_.page, request_.flip).box;
  const auto nearer = [&](const Box& a, const Box& b) {
    return distance(a.centre(), box.centre()) < distance(b.centre(), box.centre());
  };
  return static_cast<std::size_t>(
      std::min_element(request_.places.begin(), request_.places.end(), nearer) -
      request_.places.begin());
}

void Planner::finish_stack() {
  const std::vector<Leaf> leaves = leaves_of_stack();
  const std::size_t places = request_.places.size();
  for (std::size_t page = 0; page < pages_needed(leaves.size(), places); ++page) {
    const auto leaf_at = [&](std::size_t place) {
      return board_at({page, place}, leaves.size(), places, Filling::cut_and_stack);
    };
    begin_page(false);
    bool backs = false;
    for (std::size_t place = 0; place < places; ++place) {
      const auto leaf = leaf_at(place);
      if (leaf) add_sheet(leaves[*leaf].front, place);
      backs = backs || (leaf && leaves[*leaf].back);
    }
    if (!two_sided()) continue;
    plan_.pages.back().back = backs ? Carried::Back::next : Carried::Back::blank;
    if (!backs) continue;
    begin_page(false);
    for (std::size_t place = 0; place < places; ++place) {
      const auto leaf = leaf_at(place);
      if (leaf && leaves[*leaf].back) add_sheet(*leaves[*leaf].back, place_behind(place));
    }
  }
  if (!stack_.empty()) on_this_page_ = places;
  stack_.clear();
}

}  // namespace cartapenna
