// SPDX-License-Identifier: MIT
// The plan: widths of columns, what stands above figures, what the planner is told of each order.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/edition_work.h"

namespace cartapenna {
namespace {

// Of some thirty letters.
double line_width(const Style& style) {
  return 5 * style.body.size;
}

KeyPlace key_place(Answers answers, bool placed) {
  if (placed) return answers == Answers::none ? KeyPlace::none : KeyPlace::end;
  switch (answers) {
    case Answers::none:
      return KeyPlace::none;
    case Answers::back:
      return KeyPlace::back;
    case Answers::foot:
      return KeyPlace::foot;
    default:
      return KeyPlace::end;
  }
}

}  // namespace

std::vector<double> Edition::Work::columns() const {
  if (!document.page.column_widths.empty()) return document.page.column_widths;
  int count = document.page.columns;
  for (std::size_t i = 0; count == 0 && i < designs.size(); ++i) {
    if (!document.orders[i].figures) continue;
    count = std::max(1, how_many_fit(content.width, designs[i].figure.natural_width, style.gutter));
  }
  // Large print needs fewer than a template may ask for.
  const bool fewer = document.page.columns == 0 || document.page.large_print;
  for (std::size_t i = 0; fewer && i < designs.size(); ++i) {
    const int span = document.orders[i].span;
    const double least = (designs[i].figure.least_width - (span - 1) * style.gutter) / span;
    if (!document.orders[i].figures || least <= 0) continue;
    count = std::min(count, how_many_fit(content.width, least, style.gutter));
  }
  if (document.page.large_print) {
    // The columns that have no room for a line are left out.
    count = std::min(count, how_many_fit(content.width, line_width(style), style.gutter));
  }
  count = std::max(count, 1);
  return std::vector<double>(static_cast<std::size_t>(count),
                             (content.width - (count - 1) * style.gutter) / count);
}

// What stands above a figure: its number and title, for the first of an order the rules in short.
// Returns the height; draws it where there is a draft.
double Edition::Work::figure_text(std::size_t order, double width, bool first, Draft* draft,
                                  std::int64_t number) const {
  Draft ruler(style, measure);
  Draft& pen = draft != nullptr ? *draft : ruler;
  const Order& asked = document.orders[order];
  std::string heading = title(asked);
  if (number > 0) heading = fmt::format("{}  {}", number, heading);
  double y =
      pen.heading({0, 0}, pen.fitted(heading, style.section, width), style.section) + style.gap / 2;
  if (first && asked.rules) {
    const std::string rules = asked.game->rules_in_short != nullptr
                                  ? asked.game->rules_in_short(asked.spec, words())
                                  : words()(fmt::format("{}.in-short", asked.game->name));
    y = pen.paragraph({0, y}, width, rules, style.body) + style.gap / 2;
  }
  return y + style.gap / 4;
}

// Height of the ID or number above an answer; one that is placed has none.
double Edition::Work::answer_label() const {
  if (document.page.place) return 0;
  const Style& small = answer_style;
  const double whose = document.seats.empty() ? 0 : small.line_height(small.body);
  return small.line_height(small.strong) + whose + small.gap / 2;
}

// What the planner is told of an order. Refers to its design.
OrderShape Edition::Work::shape_of(std::size_t order) const {
  const Order& asked = document.orders[order];
  const Design& design = designs[order];
  OrderShape shape;
  shape.figures = asked.figures;
  shape.span = asked.span;
  shape.first = asked.first;
  shape.count = asked.count;
  shape.each = asked.each;
  shape.owners = design.owners;
  shape.more_pages = design.more_pages;
  shape.movable =
      asked.game->frame == Frame::sheet &&
      std::all_of(design.owners.begin(), design.owners.end(), [](int owner) { return owner == 0; });
  // Two booklets are handed out apart: each has the cover and the rules, none a maze outside.
  const bool for_each = document.apart && asked.game->frame == Frame::content &&
                        document.wanted == Document::Wanted::player;
  shape.wanted = [this, &design, for_each](std::size_t part) {
    return for_each || document.wants(design.owners[part], static_cast<int>(part));
  };
  shape.text_height = [this, order](double width, bool first) {
    return figure_text(order, width, first, nullptr, document.numbers_from);
  };
  shape.figure_height = design.figure.height;
  shape.caption_height = design.figure.caption_height;
  shape.answer_width = design.answer.natural_width;
  shape.answer_least = design.answer.least_width;
  if (document.page.large_print) {
    shape.answer_width = std::max(shape.answer_width, line_width(style));
    shape.answer_least = std::max(shape.answer_least, line_width(style));
  }
  if (design.answer.draw) {
    shape.answer_height = [&design, label = answer_label()](double width) {
      return label + design.answer.height(width);
    };
  }
  return shape;
}

void Edition::Work::make_plan(const std::vector<Box>& places, double figures_top,
                              double answers_top, Problems& problems) {
  PlanRequest request;
  request.content = content;
  request.places = places;
  request.columns = columns();
  request.gutter = style.gutter;
  request.figures_top = figures_top;
  request.answers_top = answers_top;
  request.key = key_place(document.answers, document.page.place.has_value());
  request.upside_down = document.upside_down;
  request.numbers_from = document.numbers_from;
  request.leaves = on_both_sides();
  request.bound = document.page.booklet;
  request.page = page_size;
  request.flip = document.page.duplex == Duplex::short_edge ? Flip::short_edge : Flip::long_edge;
  request.filling = document.page.cut_and_stack ? Filling::cut_and_stack : Filling::page_by_page;
  request.place = document.page.place;
  for (std::size_t order = 0; order < designs.size(); ++order) {
    request.orders.push_back(shape_of(order));
  }
  plan = cartapenna::make_plan(request);
  if (plan.crowded) {
    problems.add(document.orders[*plan.crowded].place,
                 "the answers do not fit on the back of their page: fewer boards on a page, larger "
                 "paper or answers: end would help");
  }
  check_widths(problems);
  if (!document.page.place && !problems.any()) check_heights(problems);
  if (document.page.booklet) spreads = booklet_spreads(plan.sequence.size());
}

// Boards and answers that would be too small, or print over each other; of an order the first.
void Edition::Work::check_widths(Problems& problems) const {
  constexpr double hair = 1e-6;  // of rounding
  std::vector<bool> told(designs.size(), false);
  for (const Cell& cell : plan.cells) {
    const Design& design = designs[cell.order];
    const bool answer = cell.piece == Piece::answer;
    const Picture& picture = answer ? design.answer : design.figure;
    // Who places a board alone may want it small.
    const double least = document.page.place && !answer ? picture.narrowest : picture.least_width;
    if (cell.piece == Piece::sheet || cell.box.width + hair >= least || told[cell.order]) continue;
    told[cell.order] = true;
    const int columns = how_many_fit(content.width, least, style.gutter);
    std::string advice = "larger paper or a smaller board would fit";
    if (document.page.place) {
      advice = fmt::format("place: {:.0f}mm would fit", std::ceil(least));
    } else if (answer) {
      advice = "larger paper, a smaller board or answers: none would help";
    } else if (columns > 0) {
      advice = fmt::format("{} {} would fit", columns, columns == 1 ? "column" : "columns");
    }
    problems.add(document.orders[cell.order].place,
                 fmt::format("{} needs a width of {:.0f} mm, here are {:.0f}; {}",
                             answer ? "the answer" : "the board", std::ceil(least),
                             std::floor(cell.box.width + hair), advice));
  }
}

// Figures and answers that a page is too low for, or that lie on each other; of an order the first.
void Edition::Work::check_heights(Problems& problems) const {
  constexpr double hair = 1e-6;  // of rounding
  std::vector<bool> told(designs.size(), false);
  const auto tell = [&](const Cell& cell, double excess) {
    if (excess <= hair || told[cell.order]) return;
    told[cell.order] = true;
    const Order& order = document.orders[cell.order];
    const bool answer = cell.piece == Piece::answer;
    problems.add(order.place,
                 fmt::format("{} too high for the page by {:.0f} mm; a page {:.0f} mm high would "
                             "fit, {}",
                             answer ? "the answers are" : "the figure is", std::ceil(excess),
                             std::ceil(page_size.height + excess),
                             !answer && order.rules ? "a smaller board or rules: false help"
                                                    : "a smaller board helps"));
  };
  for (const PlannedPage& page : plan.pages) {
    double lowest = content.y;  // of the figures
    for (std::size_t i = page.first; i < page.first + page.count; ++i) {
      const Cell& cell = plan.cells[i];
      if (cell.piece == Piece::sheet) continue;
      tell(cell, cell.box.bottom() - content.bottom());
      const bool at_foot = cell.piece == Piece::answer && document.answers == Answers::foot;
      if (at_foot) tell(cell, lowest - cell.box.y);
      if (cell.piece == Piece::figure) lowest = std::max(lowest, cell.box.bottom());
    }
  }
}

}  // namespace cartapenna
