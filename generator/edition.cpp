// SPDX-License-Identifier: MIT
// First the designs and the plan, then a page when it is asked for: the forms, which are shared,
// and what its boards add to them.
#include "generator/edition.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "generator/boards.h"
#include "generator/furniture.h"
#include "generator/id.h"
#include "generator/plan.h"
#include "layouts/marks.h"
#include "layouts/page.h"

namespace cartapenna {
namespace {

constexpr std::uint64_t most_parts = 4;  // sheets of one board, for numbering
constexpr double slug = 8;               // mm around the bleed, for the marks

KeyPlace key_place(Answers answers) {
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

// The sheet of an order: its head, drawn once.
struct Part {
  std::shared_ptr<const Head> head;
  std::shared_ptr<const Scene> form;
};

// Shorter side of what one reads: a cell of the page.
double reading_side(const PageSetup& page, Size logical) {
  return std::min(logical.width / page.up.columns, logical.height / page.up.rows);
}

}  // namespace

struct Edition::Work {
  Work(const Document& given, std::uint64_t given_seed, const TextMeasure& given_measure)
      : document(given),
        seed(given_seed),
        measure(given_measure),
        page_size(given.page.booklet ? half_of(given.page.paper) : given.page.paper),
        style(make_style(reading_side(given.page, page_size), given.page.ink,
                         given.page.large_print)),
        boards(given, given_seed) {}

  const Document& document;
  std::uint64_t seed;
  const TextMeasure& measure;
  Size page_size;  // of a logical page
  Style style;
  mutable Boards boards;
  std::uint16_t settings = 0;

  Box content;  // the page without margins and foot
  Box foot;
  std::vector<Design> designs;
  std::vector<std::vector<Part>> parts;    // by order, by sheet of a board
  std::shared_ptr<const Scene> page_form;  // check bar, cut lines
  std::shared_ptr<const Scene> figures_head;
  std::shared_ptr<const Scene> answers_head;
  std::optional<PressSheet> press;
  Plan plan;
  std::vector<Spread> spreads;  // of a booklet

  const Words& words() const { return document.words; }
  bool on_both_sides() const {
    return document.page.duplex != Duplex::none || document.page.booklet;
  }
  std::string title(const Order& order) const;
  std::vector<std::string> captions(int owner) const;
  const Seat* seat(std::int64_t board) const;
  Occasion occasion(std::int64_t board) const;
  std::vector<std::string> names(int owner, std::int64_t board) const;
  std::string sheet_id(std::size_t order, std::int64_t board, int part) const;

  void prepare(Problems& problems);
  void design(const Size& cell, const Order& order, Problems& problems);
  void draw_page_forms(const CellGrid& grid);
  std::shared_ptr<const Scene> draw_head(const std::string& title, double& height) const;
  std::vector<double> columns() const;
  void make_plan(const std::vector<Box>& places, double figures_top, double answers_top);
  double figure_text(std::size_t order, double width, bool first, Draft* draft,
                     std::int64_t number) const;

  Page logical_page(std::size_t place) const;
  void place_sheet(Page& page, const Cell& cell) const;
  void place_figure(Page& page, const Cell& cell, bool first) const;
  void place_answer(Page& page, const Cell& cell) const;
  void place_foot(Page& page, const PlannedPage& planned, std::size_t place) const;
  Page for_press(Page page) const;
};

namespace {

std::shared_ptr<const Scene> shared(Scene scene) {
  return std::make_shared<const Scene>(std::move(scene));
}

}  // namespace

// ---- Words ------------------------------------------------------------------------------------

std::string Edition::Work::title(const Order& order) const {
  if (!order.title.empty()) return order.title;
  // The title of a document of several games is that of its cover or page, not of each sheet.
  const bool one_game = std::all_of(document.orders.begin(), document.orders.end(),
                                    [&](const Order& other) { return other.game == order.game; });
  const bool bare = order.game->frame != Frame::sheet;
  if (!document.title.empty() && !order.figures && (one_game || bare)) return document.title;
  if (order.game->frame != Frame::sheet) return words()("sheet.games");
  return words()(fmt::format("{}.title", order.game->name));
}

std::vector<std::string> Edition::Work::captions(int owner) const {
  const auto player = [&](int number) {
    return words().with("sheet.player-n", {{"number", std::to_string(number)}});
  };
  if (document.pupil) {
    std::vector<std::string> all{words()("sheet.name"), words()("sheet.class"),
                                 words()("sheet.date")};
    if (owner != 0) all.insert(all.begin() + 1, words()("sheet.against"));
    return all;
  }
  if (owner != 0) return {player(owner), words()("sheet.against")};
  std::vector<std::string> all;
  const int count = std::max(2, static_cast<int>(document.players.size()));
  for (int number = 1; number <= count; ++number) all.push_back(player(number));
  return all;
}

const Seat* Edition::Work::seat(std::int64_t board) const {
  const auto place = static_cast<std::size_t>(board - 1);
  return place < document.seats.size() ? &document.seats[place] : nullptr;
}

Occasion Edition::Work::occasion(std::int64_t board) const {
  const Seat* found = seat(board);
  return {found != nullptr ? found->players : document.players};
}

// In the order of captions().
std::vector<std::string> Edition::Work::names(int owner, std::int64_t board) const {
  std::vector<std::string> names = occasion(board).players;
  if (owner == 2 && names.size() > 1) std::swap(names[0], names[1]);
  if (!document.pupil) return names;
  if (owner == 0 && names.size() > 1 && !names[0].empty()) names[0] += ", " + names[1];
  names.resize(owner != 0 ? 2 : 1);
  const Seat* found = seat(board);
  names.push_back(found != nullptr ? found->group : std::string());
  names.push_back(document.group ? document.group->date : std::string());
  return names;
}

std::string Edition::Work::sheet_id(std::size_t order, std::int64_t board, int part) const {
  const auto orders = static_cast<std::uint64_t>(document.orders.size());
  const std::uint64_t place = static_cast<std::uint64_t>(board - 1) * orders + order;
  return write_id(
      {seed, place * most_parts + static_cast<std::uint64_t>(part), settings, id_version});
}

// ---- Designs and plan -------------------------------------------------------------------------

void Edition::Work::prepare(Problems& problems) {
  const PageSetup& page = document.page;
  content = Box{0, 0, page_size.width, page_size.height}.inset(page.margin);
  const double footer = footer_height(style) + (page.check_bar ? check_bar_height(style) : 0);
  foot = {content.x, content.bottom() - footer, content.width, footer};
  content.height -= footer;
  if (page.bleed > 0 || page.crop_marks) {
    press = press_sheet(page_size, page.bleed, page.crop_marks ? slug : 0);
  }
  const CellGrid grid{content, page.up.columns, page.up.rows, style.gutter};
  draw_page_forms(grid);
  std::string all_settings;
  for (const Order& order : document.orders) {
    all_settings += order.settings + "\n";
    design(grid.cell(), order, problems);
  }
  settings = settings_hash(all_settings);
  if (problems.any()) return;
  double figures_top = 0;
  double answers_top = 0;
  const Order& first = document.orders.front();
  figures_head = draw_head(document.title.empty() ? title(first) : document.title, figures_top);
  answers_head = draw_head(words()("sheet.answers"), answers_top);
  make_plan(cartapenna::cells(grid), content.y + figures_top, content.y + answers_top);
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
  height = head.height();
  return shared(draft.take({content.width, head.height()}));
}

void Edition::Work::design(const Size& cell, const Order& order, Problems& problems) {
  // The heads of an order are equally high: they differ in the player's number alone.
  const Head head(style, measure, cell.width, title(order), captions(1));
  Desk desk{style,
            words(),
            measure,
            {cell.width, cell.height - head.height()},
            order.rules,
            title(order),
            document.page.margin};
  if (order.game->frame == Frame::content) desk.room = cell;
  if (order.game->frame == Frame::page) desk.room = page_size;
  const auto tell = [&](std::string sentence) { problems.add(order.place, std::move(sentence)); };
  const bool foot_answers = document.answers == Answers::foot && !order.figures;
  Design made;
  if (foot_answers) {
    // How high an answer is does not depend on the room, so a design without problems tells it.
    const Design first = order.game->draw(order.spec, desk, [](const std::string&) {});
    if (first.answer.draw) {
      OrderShape shape;
      shape.answer_width = first.answer.natural_width;
      desk.room.height -= style.line_height(style.strong) + style.gap +
                          first.answer.height(foot_width(shape, cell.width));
    }
  }
  made = order.figures ? order.game->draw(order.spec, desk, [](const std::string&) {})
                       : order.game->draw(order.spec, desk, tell);
  const bool secret =
      std::any_of(made.owners.begin(), made.owners.end(), [](int owner) { return owner != 0; });
  if (secret && !order.figures && made.answer.draw &&
      (document.answers == Answers::foot || document.answers == Answers::back)) {
    tell(
        "each player would see the other's board on the own sheet: let answers be end, separate "
        "or none");
  }
  std::vector<Part>& sheets = parts.emplace_back();
  for (const int owner : made.owners) {
    Part& part = sheets.emplace_back();
    part.head =
        std::make_shared<const Head>(style, measure, cell.width, title(order), captions(owner));
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
    const std::string& rules = words()(fmt::format("{}.in-short", asked.game->name));
    y = pen.paragraph({0, y}, width, rules, style.body) + style.gap / 2;
  }
  return y + style.gap / 4;
}

void Edition::Work::make_plan(const std::vector<Box>& places, double figures_top,
                              double answers_top) {
  PlanRequest request;
  request.content = content;
  request.places = places;
  request.columns = columns();
  request.gutter = style.gutter;
  request.figures_top = figures_top;
  request.answers_top = answers_top;
  request.key = key_place(document.answers);
  request.numbers_from = document.numbers_from;
  request.leaves = on_both_sides();
  request.page = page_size;
  request.flip = document.page.duplex == Duplex::short_edge ? Flip::short_edge : Flip::long_edge;
  const double label = style.line_height(style.strong) + style.gap / 2;
  for (std::size_t order = 0; order < designs.size(); ++order) {
    const Order& asked = document.orders[order];
    const Design& design = designs[order];
    OrderShape shape;
    shape.figures = asked.figures;
    shape.span = asked.span;
    shape.first = document.first;
    shape.count = asked.count;
    shape.owners = design.owners;
    shape.wanted = [this, &design](std::size_t part) {
      return document.wants(design.owners[part], static_cast<int>(part));
    };
    shape.text_height = [this, order](double width, bool first) {
      return figure_text(order, width, first, nullptr, document.numbers_from);
    };
    shape.figure_height = design.figure.height;
    shape.answer_width = design.answer.natural_width;
    if (design.answer.draw) {
      shape.answer_height = [&design, label](double width) {
        return label + design.answer.height(width);
      };
    }
    request.orders.push_back(std::move(shape));
  }
  plan = cartapenna::make_plan(request);
  if (document.page.booklet) spreads = booklet_spreads(plan.sequence.size());
}

// ---- Pages ------------------------------------------------------------------------------------

void Edition::Work::place_sheet(Page& page, const Cell& cell) const {
  const auto index = static_cast<std::size_t>(cell.part);
  const Part& part = parts[cell.order][index];
  const Design& design = designs[cell.order];
  Sheet sheet = design.sheet(*boards.get(cell.order, cell.board), index, occasion(cell.board));
  const Frame frame = document.orders[cell.order].game->frame;
  Point room = cell.box.corner();
  if (frame == Frame::page) room = {0, 0};
  if (frame == Frame::sheet) {
    room.y += part.head->height();
    page.placed.push_back({part.form, cell.box.corner(), 0, true});
  }
  if (sheet.form) page.placed.push_back({sheet.form, room, 0, true});
  if (!sheet.own.layers.empty()) page.placed.push_back({shared(std::move(sheet.own)), room});
  if (frame != Frame::sheet) return;
  Draft draft(style, measure);
  part.head->draw_names(draft, names(design.owners[index], cell.board));
  Scene filled = draft.take(cell.box.size());
  if (!filled.layers.empty()) page.placed.push_back({shared(std::move(filled)), cell.box.corner()});
}

void Edition::Work::place_figure(Page& page, const Cell& cell, bool first) const {
  Draft draft(style, measure);
  figure_text(cell.order, cell.box.width, first, &draft, cell.number);
  page.placed.push_back({shared(draft.take({cell.box.width, cell.text})), cell.box.corner()});
  page.placed.push_back(
      {shared(designs[cell.order].figure.draw(*boards.get(cell.order, cell.board), cell.box.width)),
       cell.box.corner() + Point{0, cell.text}});
}

void Edition::Work::place_answer(Page& page, const Cell& cell) const {
  Draft draft(style, measure);
  const Order& order = document.orders[cell.order];
  const std::string label =
      cell.number > 0 ? fmt::format("{}  {}", cell.number, title(order))
                      : fmt::format("{}  {}", sheet_id(cell.order, cell.board, 0), title(order));
  const double height = style.line_height(style.strong) + style.gap / 2;
  draft.heading({0, 0}, draft.fitted(label, style.strong, cell.box.width), style.strong);
  Scene head = draft.take(cell.box.size());
  Scene answer =
      designs[cell.order].answer.draw(*boards.get(cell.order, cell.board), cell.box.width);
  if (cell.upside_down) {
    const Point corner = cell.box.corner() + Point{cell.box.width, cell.box.height};
    page.placed.push_back({shared(std::move(head)), corner, 2});
    page.placed.push_back({shared(std::move(answer)), corner - Point{0, height}, 2});
  } else {
    page.placed.push_back({shared(std::move(head)), cell.box.corner()});
    page.placed.push_back({shared(std::move(answer)), cell.box.corner() + Point{0, height}});
  }
}

void Edition::Work::place_foot(Page& page, const PlannedPage& planned, std::size_t place) const {
  std::string ids;
  for (std::size_t i = planned.first; i < planned.first + planned.count; ++i) {
    const Cell& cell = plan.cells[i];
    if (document.orders[cell.order].game->frame != Frame::sheet) continue;
    if (cell.piece == Piece::sheet) {
      ids += sheet_id(cell.order, cell.board, cell.part) + "  ";
    } else if (ids.empty() && cell.piece == Piece::figure) {
      ids = sheet_id(cell.order, cell.board, 0) + "  ";
    }
  }
  std::string left = fmt::format("{}{} · {}", ids, document.name, seed);
  if (!document.credit.empty()) left = fmt::format("{} · {}", document.credit, left);
  const auto number = static_cast<std::int64_t>(place) + document.pages_from;
  std::string right;
  if (document.section.empty()) {
    const auto last = static_cast<std::int64_t>(plan.sequence.size()) + document.pages_from - 1;
    right = words().with("sheet.page-of",
                         {{"page", std::to_string(number)}, {"pages", std::to_string(last)}});
  } else {
    right = fmt::format("{} · {}", document.section, number);
  }
  Draft draft(style, measure);
  draw_footer(draft, foot, left, right);
  page.placed.push_back({shared(draft.take(page_size)), {0, 0}});
}

Page Edition::Work::logical_page(std::size_t place) const {
  Page page;
  page.size = page_size;
  page.label = std::to_string(static_cast<std::int64_t>(place) + document.pages_from);
  page.id = fmt::format("{}-{}-{}", document.name, seed, place + 1);
  if (!plan.sequence[place]) return page;
  const PlannedPage& planned = plan.pages[*plan.sequence[place]];
  if (!page_form->layers.empty()) page.placed.push_back({page_form, {0, 0}, 0, true});
  for (std::size_t i = planned.first; i < planned.first + planned.count; ++i) {
    const Cell& cell = plan.cells[i];
    const bool opens = i == planned.first;
    if (opens && cell.piece == Piece::figure) {
      page.placed.push_back({figures_head, content.corner(), 0, true});
    }
    if (opens && planned.answers && document.answers != Answers::back) {
      page.placed.push_back({answers_head, content.corner(), 0, true});
    }
    if (opens) {
      const bool key_opens = planned.answers && place == plan.key_from;
      page.outline = planned.answers ? (key_opens ? words()("sheet.answers") : std::string())
                                     : fmt::format("{} {}", title(document.orders[cell.order]),
                                                   sheet_id(cell.order, cell.board, cell.part));
    }
    switch (cell.piece) {
      case Piece::sheet:
        place_sheet(page, cell);
        break;
      case Piece::figure:
        place_figure(page, cell, cell.board == document.first);
        break;
      case Piece::answer:
        place_answer(page, cell);
        break;
    }
  }
  const bool whole = std::any_of(
      plan.cells.begin() + static_cast<std::ptrdiff_t>(planned.first),
      plan.cells.begin() + static_cast<std::ptrdiff_t>(planned.first + planned.count),
      [&](const Cell& cell) { return document.orders[cell.order].game->frame == Frame::page; });
  if (!whole) place_foot(page, planned, place);
  return page;
}

// The page in the middle of larger paper, with the marks that a printing house cuts by.
Page Edition::Work::for_press(Page page) const {
  if (!press) return page;
  page = shifted(std::move(page), press->boxes.trim.corner());
  page.size = press->media;
  page.press = press->boxes;
  if (!press->marks.layers.empty()) page.placed.push_back({shared(press->marks), {0, 0}});
  return page;
}

Edition::Edition(const Document& document, std::uint64_t seed, const TextMeasure& measure,
                 Problems& problems)
    : work_(std::make_unique<Work>(document, seed, measure)) {
  work_->prepare(problems);
}

Edition::~Edition() = default;

std::string Edition::title() const {
  const Document& document = work_->document;
  return document.title.empty() ? work_->title(document.orders.front()) : document.title;
}

std::size_t Edition::pages() const {
  return work_->document.page.booklet ? work_->spreads.size() : work_->plan.sequence.size();
}

std::size_t Edition::answers_from() const {
  return work_->document.page.booklet ? pages() : work_->plan.key_from;
}

std::uint16_t Edition::settings() const {
  return work_->settings;
}

int Edition::parts(std::size_t order) const {
  return static_cast<int>(work_->designs[order].owners.size());
}

Edition::Place Edition::find(std::uint64_t number) const {
  const std::uint64_t place = number / most_parts;
  const std::uint64_t orders = work_->designs.size();
  Place found;
  found.order = static_cast<std::size_t>(place % orders);
  found.board = static_cast<std::int64_t>(place / orders) + 1;
  found.part = static_cast<int>(number % most_parts);
  found.sound = found.board <= most_boards * 1000 && found.part < parts(found.order);
  return found;
}

std::string Edition::id(std::size_t order, std::int64_t board, int part) const {
  return work_->sheet_id(order, board, part);
}

Page Edition::page(std::size_t number) const {
  const PageSetup& setup = work_->document.page;
  Page page;
  if (setup.booklet) {
    const Spread& spread = work_->spreads[number];
    Booklet booklet;
    booklet.paper = oriented(setup.paper, Orientation::landscape);
    booklet.creep = setup.creep;
    booklet.fold_marks = booklet.staple_marks = true;
    booklet.mark_width = work_->style.writing;
    booklet.flip = setup.duplex == Duplex::long_edge ? Flip::long_edge : Flip::short_edge;
    std::optional<Page> left;
    std::optional<Page> right;
    const std::size_t count = work_->plan.sequence.size();
    if (spread.left && *spread.left < count) left = work_->logical_page(*spread.left);
    if (spread.right && *spread.right < count) right = work_->logical_page(*spread.right);
    page = booklet_side(booklet, number, left ? &*left : nullptr, right ? &*right : nullptr);
    page.id = fmt::format("{}-{}-{}", work_->document.name, work_->seed, page.id);
  } else {
    page = work_->for_press(work_->logical_page(number));
  }
  const bool back = work_->on_both_sides() && number % 2 == 1;
  return back ? shifted(std::move(page), setup.back_offset) : page;
}

// ---- Data and text ----------------------------------------------------------------------------

Json Edition::json() const {
  const Document& document = work_->document;
  std::map<std::tuple<std::size_t, std::int64_t, int>, std::size_t> page_of;
  for (std::size_t place = 0; place < work_->plan.sequence.size(); ++place) {
    if (!work_->plan.sequence[place]) continue;
    const PlannedPage& planned = work_->plan.pages[*work_->plan.sequence[place]];
    const std::size_t number =
        document.page.booklet ? booklet_side_of(place, work_->plan.sequence.size()) : place;
    for (std::size_t i = planned.first; i < planned.first + planned.count; ++i) {
      const Cell& cell = work_->plan.cells[i];
      if (cell.piece != Piece::answer) page_of[{cell.order, cell.board, cell.part}] = number + 1;
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
    if (asked.game->frame != Frame::sheet) continue;
    Json sheet;
    sheet["game"] = asked.game->name;
    sheet["count"] = asked.count;
    sheet["boards"] = Json::array();
    for (std::int64_t i = 0; i < asked.count; ++i) {
      const std::int64_t number = document.first + i;
      int part = 0;
      const auto made = work_->boards.get(order, number);
      for (Json& model : asked.game->json(asked.spec, *made)) {
        if (const Design& design = work_->designs[order]; design.complete) {
          design.complete(*made, model);
        }
        Json board;
        board["id"] = work_->sheet_id(order, number, part);
        const auto page = page_of.find({order, number, asked.figures ? 0 : part});
        if (page != page_of.end()) board["page"] = page->second;
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
      const auto made = work_->boards.get(order, number);
      const std::size_t players = asked.game->text(asked.spec, *made, document.words, false).size();
      const std::vector<std::string> sheets =
          asked.game->text(asked.spec, *made, document.words, document.answers != Answers::none);
      for (std::size_t part = 0; part < sheets.size(); ++part) {
        const bool answer = part >= players;
        const std::string id = work_->sheet_id(order, number, answer ? 0 : static_cast<int>(part));
        // A form feed parts the sheets, so that a printer or pager never shows two at once.
        (answer ? answers : all) +=
            fmt::format("{}  {}\n{}\f\n", work_->title(asked), id, sheets[part]);
      }
    }
  }
  return all + answers;
}

}  // namespace cartapenna
