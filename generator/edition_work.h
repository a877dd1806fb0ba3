// SPDX-License-Identifier: MIT
// The inside of an edition, shared by its files: edition_words.cpp (titles, names, IDs),
// edition_design.cpp (designs), edition_rules.cpp (rules after the sheets), edition_plan.cpp
// (plan), edition_page.cpp (a page), edition_data.cpp (JSON, text).
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "generator/boards.h"
#include "generator/edition.h"
#include "generator/furniture.h"
#include "generator/plan.h"
#include "layouts/impose.h"
#include "layouts/marks.h"
#include "layouts/page.h"

namespace cartapenna {

inline constexpr std::uint64_t most_parts = 4;  // sheets of one board, for numbering

// ---- edition_rules.cpp --------------------------------------------------------------------------

// States the rules after the sheets of a design that states none; each player has them. False: the
// room is too small.
bool append_rules(Design& design, const Order& order, const Desk& desk);
// Sheets that are no secret become pages of one, under one ID.
void continue_one_sheet(Design& design);

// The sheet of an order: its head, drawn once.
struct Part {
  std::shared_ptr<const Head> head;
  std::shared_ptr<const Scene> form;
};

// With commas; those to be written by hand are left out.
std::string together(const std::vector<std::string>& names);

struct Edition::Work {
  Work(const Document& given, std::uint64_t given_seed, const TextMeasure& given_measure,
       std::shared_ptr<Boards> given_boards);

  const Document& document;
  std::uint64_t seed;
  const TextMeasure& measure;
  Size page_size;  // of a logical page
  Style style;
  Style answer_style;  // smaller at the foot
  std::shared_ptr<Boards> boards;
  std::uint16_t settings = 0;

  Box content;  // the page without margins and foot
  Box foot;
  std::vector<Design> designs;
  std::vector<std::vector<Part>> parts;    // by order, by sheet of a board
  std::shared_ptr<const Scene> page_form;  // check bar, cut lines
  std::shared_ptr<const Scene> figures_head;
  std::shared_ptr<const Head> class_head;  // of a page of figures
  std::shared_ptr<const Scene> answers_head;
  std::optional<PressSheet> press;
  Plan plan;
  std::vector<Spread> spreads;  // of a booklet

  const Words& words() const { return document.words; }
  bool on_both_sides() const {
    return document.page.duplex != Duplex::none || document.page.booklet;
  }
  // Sheets that are cut apart: each bears its ID.
  bool in_pieces() const { return document.page.up.columns * document.page.up.rows > 1; }
  std::string title(const Order& order) const;
  std::vector<std::string> captions(int owner) const;
  HeadFields head_fields(int owner) const;
  const Seat* seat(std::size_t order, std::int64_t board) const;
  std::int64_t first_of_seat(std::size_t order, std::int64_t board) const;
  Occasion occasion(std::size_t order, std::int64_t board) const;
  std::vector<std::string> names(int owner, std::size_t order, std::int64_t board) const;
  std::string whose(int owner, std::size_t order, std::int64_t board) const;  // a line of text
  std::string id_of_figures(std::size_t order, std::int64_t board) const;
  std::string day(int number) const;  // empty: all is played on one
  bool figures_for_class() const;
  bool figures_alone() const;
  std::string sheet_id(std::size_t order, std::int64_t board, int part) const;

  void prepare(Problems& problems);
  Head head(const Order& order, double width, int owner) const;
  double extra_head(const Order& order, double width, const std::vector<int>& owners) const;
  std::vector<Part> heads(const Order& order, double width, const std::vector<int>& owners) const;
  Desk desk_for(const Size& cell, const Order& order, const Style& of) const;
  void design(const Size& cell, const Order& order, Problems& problems);
  // Draws what fits with the rules, or without them, and says so where there are problems.
  Design fitted(const Order& order, const Desk& desk,
                const std::function<void(std::string)>& tell) const;
  void draw_page_forms(const CellGrid& grid);
  std::shared_ptr<const Scene> draw_head(const std::string& title, double& height) const;
  std::vector<double> columns() const;
  void make_plan(const std::vector<Box>& places, double figures_top, double answers_top,
                 Problems& problems);
  OrderShape shape_of(std::size_t order) const;
  void check_widths(Problems& problems) const;
  void check_heights(Problems& problems) const;
  double figure_text(std::size_t order, double width, bool first, Draft* draft,
                     std::int64_t number) const;

  void each_cell(std::size_t from, std::size_t to,
                 const std::function<void(const Cell&)>& use) const;

  double answer_label() const;
  std::string page_settings() const;
  void draw_page_settings(Draft& draft) const;

  Page placed_page(const Cell& cell) const;
  Page logical_page(std::size_t place) const;
  void place_sheet(Page& page, const Cell& cell) const;
  void place_owner(Page& page, const Cell& cell) const;
  void place_figures_head(Page& page, const Cell& cell) const;
  void place_figure(Page& page, const Cell& cell) const;
  void draw_whose(Draft& draft, const Cell& cell) const;
  void place_answer(Page& page, const Cell& cell) const;
  void place_foot(Page& page, const PlannedPage& planned, std::size_t place) const;
  Page for_press(Page page) const;
};

}  // namespace cartapenna
