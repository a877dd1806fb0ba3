// SPDX-License-Identifier: MIT
#include "layouts/page.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace cartapenna {
namespace {

constexpr std::array all_papers{
    Paper{"A3", {297, 420}},          Paper{"A4", {210, 297}},
    Paper{"A5", {148, 210}},          Paper{"A6", {105, 148}},
    Paper{"Letter", {215.9, 279.4}},  Paper{"Legal", {215.9, 355.6}},
    Paper{"Tabloid", {279.4, 431.8}},
};

// Names are ASCII; std::tolower would ask the locale.
char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

Box turned_over(Box box, Size page) {
  return {page.width - box.right(), page.height - box.bottom(), box.width, box.height};
}

}  // namespace

std::span<const Paper> papers() {
  return all_papers;
}

std::optional<Size> paper_size(std::string_view name) {
  for (const Paper& paper : all_papers) {
    if (same_name(paper.name, name)) return paper.size;
  }
  return std::nullopt;
}

Size oriented(Size paper, Orientation orientation) {
  const auto [shorter, longer] = std::minmax(paper.width, paper.height);
  return orientation == Orientation::portrait ? Size{shorter, longer} : Size{longer, shorter};
}

Size half_of(Size paper) {
  const Size sheet = oriented(paper, Orientation::landscape);
  const Size half{sheet.width / 2, sheet.height};
  for (const Paper& named : all_papers) {
    const double spare = half.width - named.size.width;
    if (spare >= 0 && spare < 1 && named.size.height == half.height) return named.size;
  }
  return half;
}

Size CellGrid::cell() const {
  assert(columns >= 1 && rows >= 1 && gutter >= 0);
  const Size size{(content.width - (columns - 1) * gutter) / columns,
                  (content.height - (rows - 1) * gutter) / rows};
  assert(size.width > 0 && size.height > 0);
  return size;
}

std::vector<Box> cells(const CellGrid& grid) {
  const Size cell = grid.cell();
  std::vector<Box> boxes;
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      boxes.push_back({grid.content.x + column * (cell.width + grid.gutter),
                       grid.content.y + row * (cell.height + grid.gutter), cell.width,
                       cell.height});
    }
  }
  return boxes;
}

int how_many_fit(double room, double each, double gutter) {
  assert(each > 0 && gutter >= 0);
  constexpr double rounding = 1e-6;  // mm; far below what paper or printer can show
  if (room + rounding < each) return 0;
  return static_cast<int>(std::floor((room + gutter + rounding) / (each + gutter)));
}

std::size_t pages_needed(std::size_t boards, std::size_t per_page) {
  assert(per_page >= 1);
  return boards / per_page + (boards % per_page != 0 ? 1 : 0);
}

Slot slot_of(std::size_t board, std::size_t boards, std::size_t per_page, Filling filling) {
  assert(board < boards);
  if (filling == Filling::page_by_page) return {board / per_page, board % per_page};
  const std::size_t pages = pages_needed(boards, per_page);
  return {board % pages, board / pages};
}

std::optional<std::size_t> board_at(Slot slot, std::size_t boards, std::size_t per_page,
                                    Filling filling) {
  const std::size_t pages = pages_needed(boards, per_page);
  if (slot.page >= pages || slot.cell >= per_page) return std::nullopt;
  const std::size_t board = filling == Filling::page_by_page ? slot.page * per_page + slot.cell
                                                             : slot.cell * pages + slot.page;
  if (board >= boards) return std::nullopt;
  return board;
}

Point origin_in(Box box, int quarter_turns) {
  // A clockwise turn sends the scene's right to the page's down, and its down to the page's left.
  switch (((quarter_turns % 4) + 4) % 4) {
    case 1:
      return {box.right(), box.y};
    case 2:
      return {box.right(), box.bottom()};
    case 3:
      return {box.x, box.bottom()};
    default:
      return box.corner();
  }
}

Page shifted(Page page, Point by) {
  for (Placement& placement : page.placed) placement.at = placement.at + by;
  if (page.press) page.press = PressBoxes{page.press->trim.moved(by), page.press->bleed.moved(by)};
  return page;
}

Page upside_down(Page page) {
  for (Placement& placement : page.placed) {
    placement.at = {page.size.width - placement.at.x, page.size.height - placement.at.y};
    placement.quarter_turns = (placement.quarter_turns + 2) % 4;
  }
  if (page.press) {
    page.press = PressBoxes{turned_over(page.press->trim, page.size),
                            turned_over(page.press->bleed, page.size)};
  }
  return page;
}

bool turns_like_a_book(Size page, Flip flip) {
  return (page.width <= page.height) == (flip == Flip::long_edge);
}

Behind behind(Box front, Size page, Flip flip) {
  const Box over = turned_over(front, page);
  if (turns_like_a_book(page, flip)) return {{over.x, front.y, front.width, front.height}, 0};
  return {{front.x, over.y, front.width, front.height}, 2};
}

}  // namespace cartapenna
