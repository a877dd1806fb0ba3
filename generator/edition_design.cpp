// SPDX-License-Identifier: MIT
// Designs: what is drawn once, before a board is made.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/edition_work.h"
#include "generator/id.h"

namespace cartapenna {
namespace {

constexpr double between_pieces = 12;  // mm: 6 on each side of the cut
constexpr double least_piece = 10;     // mm
constexpr double slug = 8;             // mm around the bleed, for the marks

// In the order of the manual.
std::vector<std::string_view> names_of_games(const Document& document) {
  std::vector<std::string_view> names;
  for (const Game* game : games()) {
    const bool asked = std::any_of(document.orders.begin(), document.orders.end(),
                                   [&](const Order& order) { return order.game == game; });
    if (asked) names.push_back(game->name);
  }
  return names;
}

}  // namespace

void Edition::Work::prepare(Problems& problems) {
  const PageSetup& page = document.page;
  content = Box{0, 0, page_size.width, page_size.height}.inset(page.margin);
  const double footer = footer_height(style) + (page.check_bar ? check_bar_height(style) : 0);
  foot = {content.x, content.bottom() - footer, content.width, footer};
  content.height -= footer;
  if (page.bleed > 0 || page.crop_marks) {
    press = press_sheet(page_size, page.bleed, page.crop_marks ? slug : 0);
  }
  const CellGrid grid{content, page.up.columns, page.up.rows, between_pieces};
  if (content.width < page.up.columns * (least_piece + between_pieces) - between_pieces ||
      content.height < page.up.rows * (least_piece + between_pieces) - between_pieces) {
    return problems.add(document.orders.front().place,
                        fmt::format("{} x {} sheets on a page leave no room for any of them: fewer "
                                    "sheets or larger paper would help",
                                    page.up.columns, page.up.rows));
  }
  draw_page_forms(grid);
  std::string all_settings;
  for (const Order& order : document.orders) all_settings += order.settings + "\n";
  settings = settings_hash(all_settings);
  for (const Order& order : document.orders) design(grid.cell(), order, problems);
  if (problems.any()) return;
  double figures_top = 0;
  double answers_top = 0;
  const Order& first = document.orders.front();
  const std::string above = document.title.empty() ? title(first) : document.title;
  if (figures_for_class()) {
    class_head = std::make_shared<const Head>(style, measure, content.width, above, head_fields(0),
                                              day(document.seats.back().day));
    Draft draft(style, measure);
    class_head->draw_form(draft);
    figures_top = class_head->height();
    figures_head = shared(draft.take({content.width, figures_top}));
  } else {
    figures_head = draw_head(above, figures_top);
  }
  answers_head = draw_head(words()("sheet.answers"), answers_top);
  make_plan(cartapenna::cells(grid), content.y + figures_top, content.y + answers_top, problems);
}

void Edition::Work::draw_page_forms(const CellGrid& grid) {
  Draft form(style, measure);
  if (document.page.check_bar) {
    draw_check_bar(form, {foot.centre().x, foot.y + check_bar_height(style) / 2},
                   words()("sheet.check-bar"));
  }
  Scene scene = form.take(page_size);
  if (document.page.cut_lines) {
    scene.layers.push_back(
        cut_marks(grid, {0, 0, page_size.width, page_size.height}, CutMarks::lines, style.writing));
  }
  page_form = shared(std::move(scene));
}

std::shared_ptr<const Scene> Edition::Work::draw_head(const std::string& title,
                                                      double& height) const {
  Draft draft(style, measure);
  const Head head(style, measure, content.width, title);
  head.draw_form(draft);
  const double band = head.height() - style.gap;
  draft.line("band", {0, band}, {content.width, band}, style.bold);
  height = head.height() + style.gap / 2;
  return shared(draft.take({content.width, height}));
}

Head Edition::Work::head(const Order& order, double width, int owner) const {
  const auto number = static_cast<std::size_t>(&order - document.orders.data());
  constexpr std::int64_t late = 9999;  // a long ID, the same for each part of a document
  const int last_day = document.seats.empty() ? 0 : document.seats.back().day;
  return {style,
          measure,
          width,
          title(order),
          head_fields(owner),
          day(last_day),
          in_pieces() ? sheet_id(number, late, 0) : std::string()};
}

// By how much the tallest head of an order's sheets is taller than that of player 1: a sheet that
// nobody owns has a line for each of three or four players.
double Edition::Work::extra_head(const Order& order, double width,
                                 const std::vector<int>& owners) const {
  const auto height = [&](int owner) { return head(order, width, owner).height(); };
  double extra = 0;
  for (const int owner : owners) extra = std::max(extra, height(owner) - height(1));
  return extra;
}

// Of the sheets of an order's boards, in order.
std::vector<Part> Edition::Work::heads(const Order& order, double width,
                                       const std::vector<int>& owners) const {
  std::vector<Part> sheets;
  for (const int owner : owners) {
    Part& part = sheets.emplace_back();
    part.head = std::make_shared<const Head>(head(order, width, owner));
    Draft draft(style, measure);
    part.head->draw_form(draft);
    part.form = shared(draft.take({width, part.head->height()}));
  }
  return sheets;
}

Desk Edition::Work::desk_for(const Size& cell, const Order& order, const Style& of) const {
  Desk desk{of,
            words(),
            measure,
            {cell.width, cell.height - head(order, cell.width, 1).height()},
            order.rules,
            title(order),
            document.page.margin,
            order.figures,
            document.players,
            document.orders.size() == 1 && order.count == 1,
            names_of_games(document)};
  if (order.game->frame == Frame::content) desk.room = cell;
  if (order.game->frame == Frame::page) desk.room = page_size;
  return desk;
}

Design Edition::Work::fitted(const Order& order, const Desk& desk,
                             const std::function<void(std::string)>& tell) const {
  std::vector<std::string> told;
  Design made = order.game->draw(
      order.spec, desk, [&](std::string sentence) { told.push_back(std::move(sentence)); });
  if (!told.empty() && desk.rules) {
    Desk bare = desk;
    bare.rules = false;
    bool fits = true;
    Design without = order.game->draw(order.spec, bare, [&](const std::string&) { fits = false; });
    if (fits && document.page.large_print && append_rules(without, order, desk)) {
      made = std::move(without);
      told.clear();
    } else if (fits) {
      told.back() += "; without the rules (rules: false) it fits";
    }
  }
  if (made.owners.size() > most_parts) continue_one_sheet(made);
  for (std::string& sentence : told) tell(std::move(sentence));
  return made;
}

void Edition::Work::design(const Size& cell, const Order& order, Problems& problems) {
  Desk desk = desk_for(cell, order, style);
  const auto tell = [&](std::string sentence) { problems.add(order.place, std::move(sentence)); };
  const bool sheet = order.game->frame == Frame::sheet && !order.figures;
  if (sheet && std::min(desk.room.width, desk.room.height) <= 0) {
    tell(fmt::format(
        "the title and the lines for names need {:.0f} mm, each place on the page is {:.0f} x "
        "{:.0f} mm; larger paper, smaller margins or fewer sheets on a page would help",
        std::ceil(head(order, cell.width, 1).height()), std::max(0.0, cell.width),
        std::max(0.0, cell.height)));
    designs.emplace_back();
    parts.emplace_back();
    return;
  }
  // How high an answer is does not depend on the room, so a design without problems tells it.
  Design made = order.game->draw(order.spec, desk, [](const std::string&) {});
  if (document.answers == Answers::foot) {
    const Desk small = desk_for(cell, order, answer_style);
    const Design answered = order.game->draw(order.spec, small, [](const std::string&) {});
    made.answer = answered.answer;
    made.named_answer = answered.named_answer;
  }
  if (order.game->frame == Frame::sheet)
    desk.room.height -= extra_head(order, cell.width, made.owners);
  const bool secret =
      std::any_of(made.owners.begin(), made.owners.end(), [](int owner) { return owner != 0; });
  const bool at_foot = document.answers == Answers::foot && !order.figures && made.answer.draw;
  if (secret && !order.figures && made.answer.draw &&
      (at_foot || document.answers == Answers::back)) {
    tell(
        "each player would see the other's board on their own sheet: let answers be end, separate "
        "or none");
  } else if (!order.figures) {
    if (at_foot) {
      OrderShape shape;
      shape.answer_width = made.answer.natural_width;
      desk.room.height -=
          answer_label() + style.gap / 2 + made.answer.height(foot_width(shape, cell.width));
    }
    Design whole = fitted(order, desk, tell);
    if (document.answers == Answers::foot) {
      whole.answer = made.answer;
      whole.named_answer = made.named_answer;
    }
    made = std::move(whole);
  }
  parts.push_back(heads(order, cell.width, made.owners));
  for (const std::string& warning : made.warnings) problems.warn(order.place, warning);
  designs.push_back(std::move(made));
}

}  // namespace cartapenna
