// SPDX-License-Identifier: MIT
// Designs and plan: everything that is decided before a board is made.
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

// Of some thirty letters.
double line_width(const Style& style) {
  return 5 * style.body.size;
}

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
  figures_head = draw_head(document.title.empty() ? title(first) : document.title, figures_top);
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
  const Head head(style, measure, content.width, title, {});
  head.draw_form(draft);
  const double band = head.height() - style.gap;
  draft.line("band", {0, band}, {content.width, band}, style.bold);
  height = head.height() + style.gap / 2;
  return shared(draft.take({content.width, height}));
}

Head Edition::Work::head(const Order& order, double width, int owner) const {
  const auto number = static_cast<std::size_t>(&order - document.orders.data());
  constexpr std::int64_t late = 9999;  // a long ID, the same for each part of a document
  return {style,        measure,         width,
          title(order), captions(owner), in_pieces() ? sheet_id(number, late, 0) : std::string()};
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

void Edition::Work::design(const Size& cell, const Order& order, Problems& problems) {
  const double head_height = head(order, cell.width, 1).height();
  Desk desk{style,
            words(),
            measure,
            {cell.width, cell.height - head_height},
            order.rules,
            title(order),
            document.page.margin,
            order.figures,
            document.players,
            document.orders.size() == 1 && order.count == 1,
            names_of_games(document)};
  if (order.game->frame == Frame::content) desk.room = cell;
  if (order.game->frame == Frame::page) desk.room = page_size;
  const auto tell = [&](std::string sentence) { problems.add(order.place, std::move(sentence)); };
  const bool sheet = order.game->frame == Frame::sheet && !order.figures;
  if (sheet && std::min(desk.room.width, desk.room.height) <= 0) {
    tell(fmt::format(
        "the title and the lines for names need {:.0f} mm, each place on the page is {:.0f} x "
        "{:.0f} mm; larger paper, smaller margins or fewer sheets on a page would help",
        std::ceil(head_height), std::max(0.0, cell.width), std::max(0.0, cell.height)));
    designs.emplace_back();
    parts.emplace_back();
    return;
  }
  // How high an answer is does not depend on the room, so a design without problems tells it.
  Design made = order.game->draw(order.spec, desk, [](const std::string&) {});
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
      desk.room.height -= style.line_height(style.strong) + style.gap +
                          made.answer.height(foot_width(shape, cell.width));
    }
    made = order.game->draw(order.spec, desk, tell);
  }
  std::vector<Part>& sheets = parts.emplace_back();
  for (const int owner : made.owners) {
    Part& part = sheets.emplace_back();
    part.head = std::make_shared<const Head>(head(order, cell.width, owner));
    Draft draft(style, measure);
    part.head->draw_form(draft);
    part.form = shared(draft.take({cell.width, part.head->height()}));
  }
  for (const std::string& warning : made.warnings) problems.warn(order.place, warning);
  designs.push_back(std::move(made));
}

std::vector<double> Edition::Work::columns() const {
  if (!document.page.column_widths.empty()) return document.page.column_widths;
  int count = document.page.columns;
  for (std::size_t i = 0; count == 0 && i < designs.size(); ++i) {
    if (!document.orders[i].figures) continue;
    count = std::max(1, how_many_fit(content.width, designs[i].figure.natural_width, style.gutter));
  }
  for (std::size_t i = 0; document.page.columns == 0 && i < designs.size(); ++i) {
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
  return document.page.place ? 0 : style.line_height(style.strong) + style.gap / 2;
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
  request.page = page_size;
  request.flip = document.page.duplex == Duplex::short_edge ? Flip::short_edge : Flip::long_edge;
  request.filling = document.page.cut_and_stack ? Filling::cut_and_stack : Filling::page_by_page;
  request.place = document.page.place;
  const double label = answer_label();
  for (std::size_t order = 0; order < designs.size(); ++order) {
    const Order& asked = document.orders[order];
    const Design& design = designs[order];
    OrderShape shape;
    shape.figures = asked.figures;
    shape.span = asked.span;
    shape.first = document.first;
    shape.count = asked.count;
    shape.owners = design.owners;
    shape.more_pages = design.more_pages;
    shape.movable =
        asked.game->frame == Frame::sheet && std::all_of(design.owners.begin(), design.owners.end(),
                                                         [](int owner) { return owner == 0; });
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
    if (document.page.large_print) {
      shape.answer_width = std::max(shape.answer_width, line_width(style));
    }
    if (design.answer.draw) {
      shape.answer_height = [&design, label](double width) {
        return label + design.answer.height(width);
      };
    }
    request.orders.push_back(std::move(shape));
  }
  plan = cartapenna::make_plan(request);
  if (plan.crowded) {
    problems.add(document.orders[*plan.crowded].place,
                 "the answers do not fit on the back of their page: fewer boards on a page, larger "
                 "paper or answers: end would help");
  }
  check_widths(problems);
  if (document.page.booklet) spreads = booklet_spreads(plan.sequence.size());
}

// Boards and answers that would be too small, or print over each other; of an order the first.
void Edition::Work::check_widths(Problems& problems) const {
  constexpr double hair = 1e-6;  // of rounding
  std::vector<bool> told(designs.size(), false);
  for (const Cell& cell : plan.cells) {
    const Design& design = designs[cell.order];
    const bool answer = cell.piece == Piece::answer;
    if (document.page.place && !answer) continue;  // placed alone it may be small
    const double least = (answer ? design.answer : design.figure).least_width;
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

}  // namespace cartapenna
