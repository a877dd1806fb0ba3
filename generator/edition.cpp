// SPDX-License-Identifier: MIT
// First the plan: which sheet of which board stands in which cell of which page. It is arithmetic
// alone. Then a page: the forms, which are shared, and what its boards add to them.
#include "generator/edition.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "generator/boards.h"
#include "generator/furniture.h"
#include "generator/id.h"
#include "layouts/page.h"

namespace cartapenna {
namespace {

constexpr std::uint64_t most_parts = 4;  // sheets of one board, for numbering

struct Cell {
  std::uint32_t order = 0;
  std::int32_t part = 0;  // sheet of the board
  std::int64_t board = 0;
  Box box;
};

struct Plan {
  std::size_t first = 0;  // of the cells on this page
  std::size_t count = 0;  // 0: a blank page
};

// A sheet of an order: its head and game's room, at the place of a cell's top left corner.
struct Part {
  std::shared_ptr<const Head> head;
  std::shared_ptr<const Scene> head_form;
};

}  // namespace

struct Edition::Work {
  Work(const Document& given, std::uint64_t given_seed, const TextMeasure& given_measure)
      : document(given),
        seed(given_seed),
        measure(given_measure),
        style(make_style(std::min(given.page.paper.width, given.page.paper.height) *
                             (std::max(given.page.up.columns, given.page.up.rows) > 1 ? 0.7 : 1.0),
                         given.page.ink, given.page.large_print)),
        boards(given, given_seed) {}

  const Document& document;
  std::uint64_t seed;
  const TextMeasure& measure;
  Style style;
  mutable Boards boards;
  std::uint16_t settings = 0;

  Box content;             // the page without margins and footer
  std::vector<Box> places;  // of the cells in it
  std::vector<Design> designs;
  std::vector<std::vector<Part>> parts;  // by order, by sheet of a board
  std::shared_ptr<const Scene> page_form;  // check bar, cut lines; may be empty

  std::vector<Cell> cells;
  std::vector<Plan> plan;
  std::size_t answers_from = 0;

  void design(Problems& problems);
  void plan_sheets();
  void plan_answers();
  void add_page() { plan.push_back({cells.size(), 0}); }
  void add_cell(const Cell& cell);

  std::string title(const Order& order) const;
  std::vector<std::string> captions(int owner) const;
  std::vector<std::string> names(int owner) const;
  Occasion occasion() const { return {document.players}; }
  std::string sheet_id(std::size_t order, std::int64_t board, int part) const;

  void place_sheet(Page& page, const Cell& cell) const;
  void place_answer(Page& page, const Cell& cell) const;
};

std::string Edition::Work::title(const Order& order) const {
  if (!order.title.empty()) return order.title;
  if (!document.title.empty()) return document.title;
  return document.words(fmt::format("{}.title", order.game->name));
}

std::vector<std::string> Edition::Work::captions(int owner) const {
  const Words& words = document.words;
  const auto player = [&](int number) {
    return words.with("sheet.player-n", {{"number", std::to_string(number)}});
  };
  if (owner != 0) return {player(owner), words("sheet.against")};
  std::vector<std::string> all;
  const int count = std::max(2, static_cast<int>(document.players.size()));
  for (int number = 1; number <= count; ++number) all.push_back(player(number));
  return all;
}

std::vector<std::string> Edition::Work::names(int owner) const {
  const std::vector<std::string>& players = document.players;
  if (owner != 2 || players.size() < 2) return players;
  return {players[1], players[0]};
}

std::string Edition::Work::sheet_id(std::size_t order, std::int64_t board, int part) const {
  const auto orders = static_cast<std::uint64_t>(document.orders.size());
  const std::uint64_t place = static_cast<std::uint64_t>(board - 1) * orders + order;
  return write_id({seed, place * most_parts + static_cast<std::uint64_t>(part), settings, 1});
}

void Edition::Work::design(Problems& problems) {
  const PageSetup& page = document.page;
  content = Box{0, 0, page.paper.width, page.paper.height}.inset(page.margin);
  Draft form(style, measure);
  if (page.check_bar) {
    draw_check_bar(form,
                   {content.centre().x, content.bottom() - footer_height(style) -
                                            check_bar_height(style) / 2},
                   document.words("sheet.check-bar"));
  }
  const double foot = footer_height(style) + (page.check_bar ? check_bar_height(style) : 0);
  content.height -= foot;
  const CellGrid grid{content, page.up.columns, page.up.rows, style.gutter};
  places = cartapenna::cells(grid);
  page_form = std::make_shared<const Scene>(form.take(page.paper));
  const Size cell = grid.cell();

  std::string all_settings;
  for (const Order& order : document.orders) {
    all_settings += order.settings + "\n";
    // Every sheet of an order has the same captions but for the player; the heads are equally high.
    const Head first(style, measure, cell.width, title(order), captions(1));
    const Desk desk{style, document.words, measure, {cell.width, cell.height - first.height()},
                    order.rules};
    designs.push_back(order.game->draw(order.spec, desk, [&](std::string sentence) {
      problems.add(order.place, std::move(sentence));
    }));
    std::vector<Part>& sheets = parts.emplace_back();
    for (const int owner : designs.back().owners) {
      Part& part = sheets.emplace_back();
      part.head = std::make_shared<const Head>(style, measure, cell.width, title(order),
                                               captions(owner));
      Draft head(style, measure);
      part.head->draw_form(head);
      part.head_form = std::make_shared<const Scene>(head.take({cell.width, part.head->height()}));
    }
  }
  settings = settings_hash(all_settings);
}

void Edition::Work::add_cell(const Cell& cell) {
  cells.push_back(cell);
  ++plan.back().count;
}

void Edition::Work::plan_sheets() {
  const std::size_t per_page = places.size();
  int owner_of_page = 0;  // the one whose secret the last page holds
  for (std::size_t order = 0; order < designs.size(); ++order) {
    for (std::int64_t i = 0; i < document.orders[order].count; ++i) {
      for (std::size_t part = 0; part < designs[order].owners.size(); ++part) {
        if (plan.empty() || plan.back().count == 0 || plan.back().count == per_page) {
          const int owner = designs[order].owners[part];
          const bool back = plan.size() % 2 == 1;
          if (document.page.duplex != Duplex::none && back && (owner != 0 || owner_of_page != 0)) {
            add_page();
          }
          add_page();
          owner_of_page = owner;
        }
        add_cell({static_cast<std::uint32_t>(order), static_cast<std::int32_t>(part),
                  document.first + i, places[plan.back().count]});
      }
    }
  }
  answers_from = plan.size();
}

// Answers flow through columns as wide as they read well, on pages of their own.
void Edition::Work::plan_answers() {
  if (document.answers != Answers::end && document.answers != Answers::separate) return;
  const Head head(style, measure, content.width, document.words("sheet.answers"), {});
  const double label = style.line_height(style.strong);
  double y = 0;
  int column = 0;
  int columns = 0;
  double row_bottom = 0;
  for (std::size_t order = 0; order < designs.size(); ++order) {
    const Picture& answer = designs[order].answer;
    if (!answer.draw) continue;
    const int fit = std::max(1, how_many_fit(content.width, answer.natural_width, style.gutter));
    const double width = (content.width - (fit - 1) * style.gutter) / fit;
    const double height = label + answer.height(width);
    if (fit != columns) {
      column = 0;
      y = columns == 0 ? y : row_bottom;
      columns = fit;
    }
    for (std::int64_t i = 0; i < document.orders[order].count; ++i) {
      if (column == columns) {
        column = 0;
        y = row_bottom;
      }
      if (plan.size() == answers_from || y + height > content.bottom() + 1e-6) {
        if (plan.size() == answers_from && document.page.duplex != Duplex::none &&
            plan.size() % 2 == 1) {
          add_page();
          if (document.answers == Answers::separate) answers_from = plan.size();
        }
        add_page();
        y = content.y + head.height();
        column = 0;
      }
      add_cell({static_cast<std::uint32_t>(order), -1, document.first + i,
                {content.x + column * (width + style.gutter), y, width, height}});
      row_bottom = y + height + style.gutter;
      ++column;
    }
  }
}

void Edition::Work::place_sheet(Page& page, const Cell& cell) const {
  const Part& part = parts[cell.order][static_cast<std::size_t>(cell.part)];
  const Design& design = designs[cell.order];
  const auto board = boards.get(cell.order, cell.board);
  Sheet sheet = design.sheet(*board, static_cast<std::size_t>(cell.part), occasion());
  const Point room = cell.box.corner() + Point{0, part.head->height()};
  page.placed.push_back({part.head_form, cell.box.corner(), 0, true});
  if (sheet.form) page.placed.push_back({sheet.form, room, 0, true});
  page.placed.push_back({std::make_shared<const Scene>(std::move(sheet.own)), room, 0, false});
  Draft draft(style, measure);
  part.head->draw_names(draft, names(design.owners[static_cast<std::size_t>(cell.part)]));
  Scene filled = draft.take(cell.box.size());
  if (!filled.layers.empty()) {
    page.placed.push_back(
        {std::make_shared<const Scene>(std::move(filled)), cell.box.corner(), 0, false});
  }
}

void Edition::Work::place_answer(Page& page, const Cell& cell) const {
  const double label = style.line_height(style.strong);
  Draft draft(style, measure);
  const Order& order = document.orders[cell.order];
  draft.heading({0, 0}, fmt::format("{}  {}", sheet_id(cell.order, cell.board, 0), title(order)),
                style.strong);
  page.placed.push_back({std::make_shared<const Scene>(draft.take({cell.box.width, label})),
                         cell.box.corner(), 0, false});
  const auto board = boards.get(cell.order, cell.board);
  page.placed.push_back({std::make_shared<const Scene>(
                             designs[cell.order].answer.draw(*board, cell.box.width)),
                         cell.box.corner() + Point{0, label + style.gap / 2}, 0, false});
}

Edition::Edition(const Document& document, std::uint64_t seed, const TextMeasure& measure,
                 Problems& problems)
    : work_(std::make_unique<Work>(document, seed, measure)) {
  work_->design(problems);
  if (problems.any()) return;
  work_->plan_sheets();
  work_->plan_answers();
}

Edition::~Edition() = default;

std::size_t Edition::pages() const { return work_->plan.size(); }
std::size_t Edition::answers_from() const { return work_->answers_from; }

std::string Edition::id(std::size_t order, std::int64_t board, int part) const {
  return work_->sheet_id(order, board, part);
}

Page Edition::page(std::size_t number) const {
  const Document& document = work_->document;
  const Plan& plan = work_->plan[number];
  Page page;
  page.size = document.page.paper;
  page.label = std::to_string(number + 1);
  page.id = fmt::format("{}-{}-{}", document.name, work_->seed, number + 1);
  if (plan.count == 0) return page;
  if (!work_->page_form->layers.empty()) page.placed.push_back({work_->page_form, {0, 0}, 0, true});
  std::string ids;
  const bool answers = number >= work_->answers_from;
  if (answers) {
    Draft draft(work_->style, work_->measure);
    const Head head(work_->style, work_->measure, work_->content.width,
                    document.words("sheet.answers"), {});
    head.draw_form(draft);
    page.placed.push_back({std::make_shared<const Scene>(draft.take(work_->content.size())),
                           work_->content.corner(), 0, false});
    if (number == work_->answers_from) page.outline = document.words("sheet.answers");
  }
  for (std::size_t i = plan.first; i < plan.first + plan.count; ++i) {
    const Cell& cell = work_->cells[i];
    if (answers) {
      work_->place_answer(page, cell);
      continue;
    }
    work_->place_sheet(page, cell);
    ids += (ids.empty() ? "" : "  ") + work_->sheet_id(cell.order, cell.board, cell.part);
    if (page.outline.empty()) {
      page.outline = fmt::format("{} {}", work_->title(document.orders[cell.order]),
                                 work_->sheet_id(cell.order, cell.board, cell.part));
    }
  }
  Draft draft(work_->style, work_->measure);
  Box foot = work_->content;
  foot.height = document.page.paper.height - document.page.margin - foot.y;
  const std::string left = fmt::format("{}{}{} · {}", ids, ids.empty() ? "" : " · ", document.name,
                                       work_->seed);
  draw_footer(draft, foot, left,
              document.words.with("sheet.page-of", {{"page", std::to_string(number + 1)},
                                                    {"pages", std::to_string(pages())}}));
  page.placed.push_back(
      {std::make_shared<const Scene>(draft.take(document.page.paper)), {0, 0}, 0, false});
  return page;
}

Json Edition::json() const {
  const Document& document = work_->document;
  std::map<std::tuple<std::size_t, std::int64_t, int>, std::size_t> page_of;
  for (std::size_t number = 0; number < work_->answers_from; ++number) {
    const Plan& plan = work_->plan[number];
    for (std::size_t i = plan.first; i < plan.first + plan.count; ++i) {
      const Cell& cell = work_->cells[i];
      page_of[{cell.order, cell.board, cell.part}] = number + 1;
    }
  }
  Json all;
  all["program"] = "cartapenna";
  all["version"] = CARTAPENNA_VERSION;
  all["seed"] = work_->seed;
  all["language"] = document.words.language();
  all["sheets"] = Json::array();
  for (std::size_t order = 0; order < document.orders.size(); ++order) {
    const Order& asked = document.orders[order];
    Json sheet;
    sheet["game"] = asked.game->name;
    sheet["count"] = asked.count;
    sheet["boards"] = Json::array();
    for (std::int64_t i = 0; i < asked.count; ++i) {
      const std::int64_t number = document.first + i;
      int part = 0;
      for (const Json& model : asked.game->json(asked.spec, *work_->boards.get(order, number))) {
        Json board;
        board["id"] = work_->sheet_id(order, number, part);
        board["page"] = page_of[{order, number, part}];
        board.update(model);
        sheet["boards"].push_back(std::move(board));
        ++part;
      }
    }
    all["sheets"].push_back(std::move(sheet));
  }
  return all;
}

std::string Edition::text() const {
  const Document& document = work_->document;
  std::string all;
  std::string answers;
  for (std::size_t order = 0; order < document.orders.size(); ++order) {
    const Order& asked = document.orders[order];
    for (std::int64_t i = 0; i < asked.count; ++i) {
      const std::int64_t number = document.first + i;
      const auto board = work_->boards.get(order, number);
      const bool with_answers = document.answers != Answers::none;
      std::vector<std::string> sheets =
          asked.game->text(asked.spec, *board, document.words, with_answers);
      const std::size_t players = work_->designs[order].owners.size();
      for (std::size_t part = 0; part < sheets.size(); ++part) {
        const bool answer = part >= players;
        const std::string id =
            work_->sheet_id(order, number, answer ? 0 : static_cast<int>(part));
        // A form feed parts the sheets, so that a printer or pager never shows two at once.
        (answer ? answers : all) +=
            fmt::format("{}  {}\n{}\f\n", work_->title(asked), id, sheets[part]);
      }
    }
  }
  return all + answers;
}

}  // namespace cartapenna
