// SPDX-License-Identifier: MIT
// Which sheet, figure or answer stands where on which page: arithmetic alone, before a board is
// made.
//
// Sheets fill the cells of a page. Figures flow through columns, row by row, each under a number
// and a title; so do answers. What lies on the two sides of a leaf is decided here, too.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "layouts/geometry.h"
#include "layouts/impose.h"
#include "layouts/page.h"

namespace cartapenna {

enum class Piece { sheet, figure, answer };

// A piece of a page. `box` is its place.
struct Cell {
  Piece piece = Piece::sheet;
  bool upside_down = false;
  std::uint32_t order = 0;
  std::int32_t part = 0;    // sheet of the board
  std::int32_t page = 0;    // of the sheet: those after 0 continue it
  std::int64_t board = 0;   // from 1
  std::int64_t number = 0;  // of a figure and its answer, as printed; 0: none
  double text = 0;          // height of what stands above a figure's picture, captions left out
  Box box;
};

// A logical page: a page as it is read, before leaves and booklets put it in its place.
struct PlannedPage {
  std::size_t first = 0;  // of its cells
  std::size_t count = 0;
  bool answers = false;  // a page of the key
  Carried::Back back = Carried::Back::any;
};

// What the planner knows of an order.
struct OrderShape {
  bool figures = false;    // flows through columns instead of filling cells
  int span = 1;            // columns that a figure takes
  std::int64_t first = 1;  // board
  std::int64_t count = 1;
  std::int64_t each = 0;  // boards for each seat of a class, which gets all of its orders together
  std::vector<int> owners{0};  // of the sheets
  int more_pages = 0;          // that continue each sheet
  bool movable = false;        // no secret, and its place among the others does not matter
  // Whether a sheet is printed.
  std::function<bool(std::size_t part)> wanted = [](std::size_t) { return true; };
  std::function<double(double width, bool first)> text_height;  // above a picture
  std::function<double(double width)> figure_height;
  std::function<double(double width)> caption_height;  // at the top of a figure; null: none
  std::function<double(double width)> answer_height;   // label included; null: no answer
  double answer_width = 85;
  double answer_least = 0;  // narrower, and it is too small to be of use
};

enum class KeyPlace { none, end, back, foot };

struct PlanRequest {
  std::vector<OrderShape> orders;
  Box content;                              // of a page, in mm
  std::vector<Box> places;                  // cells for sheets
  Filling filling = Filling::page_by_page;  // of these places
  std::optional<double> place;              // each board on a page of its own, so wide
  std::vector<double> columns;              // widths for figures
  double gutter = 8;
  double figures_top = 0;  // below the head of a page of figures
  double answers_top = 0;  // … of a page of answers
  KeyPlace key = KeyPlace::none;
  bool upside_down = false;       // pages of the key
  std::int64_t numbers_from = 1;  // of figures; 0: no numbers
  bool leaves = false;            // printed on both sides: secrets keep to their leaves
  bool bound = false;             // … as a booklet: and do not face each other
  Size page;                      // for what lies behind what
  Flip flip = Flip::long_edge;
};

struct Plan {
  std::vector<Cell> cells;
  std::vector<PlannedPage> pages;
  // Pages as they follow each other; nothing: blank.
  std::vector<std::optional<std::size_t>> sequence;
  std::size_t key_from = 0;            // place in the sequence where the pages of the key begin
  std::optional<std::size_t> crowded;  // order whose answers do not fit on the back of their page
};

// A piece that is higher than a page gets a page of its own.
Plan make_plan(const PlanRequest& request);

// Height that the answers at the foot of a sheet's cell, or of a page of figures, take.
double foot_width(const OrderShape& order, double width);

}  // namespace cartapenna
