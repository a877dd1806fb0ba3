// SPDX-License-Identifier: MIT
// A page when it is asked for: the forms, which are shared, and what its boards add to them.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "generator/edition_work.h"

namespace cartapenna {

void Edition::Work::place_sheet(Page& page, const Cell& cell) const {
  const auto index = static_cast<std::size_t>(cell.part);
  const Part& part = parts[cell.order][index];
  const Design& design = designs[cell.order];
  const auto board = boards->get(cell.order, cell.board);
  const Occasion who = occasion(cell.order, cell.board);
  Sheet sheet = cell.page == 0 ? design.sheet(*board, index, who)
                               : design.continued(*board, index, cell.page, who);
  const Frame frame = document.orders[cell.order].game->frame;
  Point room = cell.box.corner();
  if (frame == Frame::page) room = {0, 0};
  if (frame == Frame::sheet) {
    room.y += part.head->height();
    page.placed.push_back({part.form, cell.box.corner(), 0, true});
  }
  if (sheet.form) page.placed.push_back({sheet.form, room, 0, true});
  if (!sheet.own.layers.empty()) page.placed.push_back({shared(std::move(sheet.own)), room});
  Draft draft(style, measure);
  if (frame == Frame::page && index == 0) {
    draw_page_settings(draft);
    page.placed.push_back({shared(draft.take(page_size)), {0, 0}, 0, true});
  }
  if (document.orders[cell.order].game->name == "cover") place_owner(page, cell);
  if (frame != Frame::sheet) return;
  part.head->draw_names(draft, names(design.owners[index], cell.order, cell.board));
  const Seat* found = seat(cell.order, cell.board);
  part.head->draw_beside(draft, day(found != nullptr ? found->day : 0),
                         in_pieces() ? sheet_id(cell.order, cell.board, cell.part) : std::string());
  Scene filled = draft.take(cell.box.size());
  if (!filled.layers.empty()) page.placed.push_back({shared(std::move(filled)), cell.box.corner()});
}

// At the top of a cover, where each player has a booklet: whose it is.
void Edition::Work::place_owner(Page& page, const Cell& cell) const {
  if (!document.apart || document.wanted != Document::Wanted::player) return;
  const auto number = static_cast<std::size_t>(document.wanted_number);
  const std::vector<std::string> players = occasion(cell.order, cell.board).players;
  std::string owner = number <= players.size() ? players[number - 1] : std::string();
  if (owner.empty()) {
    owner = words().with("sheet.player-n", {{"number", std::to_string(number)}});
  }
  Draft draft(style, measure);
  draft.text("owner", {cell.box.width / 2, 0}, draft.fitted(owner, style.title, cell.box.width),
             style.title, Align::centre);
  page.placed.push_back({shared(draft.take(cell.box.size())), cell.box.corner()});
}

// In a line at the foot; where that is too short, in the free quarter below the cross.
void Edition::Work::draw_page_settings(Draft& draft) const {
  constexpr double bars = 34;  // mm at the foot, for the level bar and the corners below it
  const std::string told = page_settings();
  if (draft.width(told, style.caption) <= content.width) {
    return draft.text("settings", {content.centre().x, content.bottom()}, told, style.caption,
                      Align::centre);
  }
  const double width = page_size.width / 2;
  const double top = page_size.height - bars - draft.height_of(width, told, style.caption);
  draft.paragraph({page_size.width / 4, top}, width, told, style.caption);
}

// As a template says them, in every language: what a test page is printed with.
std::string Edition::Work::page_settings() const {
  const PageSetup& setup = document.page;
  constexpr std::array<std::string_view, 3> edges{"none", "long-edge", "short-edge"};
  constexpr std::array<std::string_view, 3> inks{"normal", "save", "photocopy"};
  return fmt::format("duplex: {} · back-right: {:g}mm · back-down: {:g}mm · ink: {} · font: {}",
                     edges.at(static_cast<std::size_t>(setup.duplex)), setup.back_offset.x,
                     setup.back_offset.y, inks.at(static_cast<std::size_t>(setup.ink)), setup.font);
}

void Edition::Work::place_figures_head(Page& page, const Cell& cell) const {
  page.placed.push_back({figures_head, content.corner(), 0, true});
  const Seat* found = seat(cell.order, cell.board);
  if (found == nullptr) return;
  Draft draft(style, measure);
  class_head->draw_names(draft, names(0, cell.order, cell.board));
  class_head->draw_beside(draft, day(found->day), {});
  page.placed.push_back(
      {shared(draft.take({content.width, class_head->height()})), content.corner()});
}

void Edition::Work::place_figure(Page& page, const Cell& cell) const {
  Draft draft(style, measure);
  const bool first = cell.board == first_of_seat(cell.order, cell.board);
  figure_text(cell.order, cell.box.width, first, &draft, cell.number);
  page.placed.push_back({shared(draft.take({cell.box.width, cell.text})), cell.box.corner()});
  page.placed.push_back({shared(designs[cell.order].figure.draw(
                             *boards->get(cell.order, cell.board), cell.box.width)),
                         cell.box.corner() + Point{0, cell.text}});
}

// Below the ID of an answer: for whom its sheets are.
void Edition::Work::draw_whose(Draft& draft, const Cell& cell) const {
  const Seat* found = seat(cell.order, cell.board);
  if (found == nullptr) return;
  std::string whose;
  for (const std::string& part : {together(found->players), found->group, day(found->day)}) {
    if (!part.empty()) whose += (whose.empty() ? "" : " · ") + part;
  }
  Type type = answer_style.body;
  while (type.size > answer_style.caption.size && draft.width(whose, type) > cell.box.width) {
    type.size -= 0.5;
  }
  draft.paragraph({0, answer_style.line_height(answer_style.strong)}, cell.box.width,
                  draft.fitted(whose, type, cell.box.width), type);
}

void Edition::Work::place_answer(Page& page, const Cell& cell) const {
  Draft draft(answer_style, measure);
  const Order& order = document.orders[cell.order];
  std::string label;
  const Seat* found = seat(cell.order, cell.board);
  if (cell.number > 0) {
    label = fmt::format("{}  ", cell.number);
    if (found != nullptr) label += id_of_figures(cell.order, cell.board) + "  ";
  } else {
    for (std::size_t part = 0; part < parts[cell.order].size(); ++part) {
      label += sheet_id(cell.order, cell.board, static_cast<int>(part)) + "  ";
    }
  }
  label += title(order);
  const double height = answer_label();
  if (height > 0) {
    draft.heading({0, 0}, draft.fitted(label, answer_style.strong, cell.box.width),
                  answer_style.strong);
    draw_whose(draft, cell);
  }
  Scene head = draft.take(cell.box.size());
  const Design& design = designs[cell.order];
  const auto board = boards->get(cell.order, cell.board);
  Scene answer = design.named_answer
                     ? design.named_answer(*board, cell.box.width, occasion(cell.order, cell.board))
                     : design.answer.draw(*board, cell.box.width);
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
      if (!in_pieces()) ids += sheet_id(cell.order, cell.board, cell.part) + "  ";
    } else if (ids.empty() && cell.piece == Piece::figure) {
      ids = id_of_figures(cell.order, cell.board) + "  ";
    }
  }
  // A page of a magazine is made again by its seed, in the file's properties; its readers have no
  // use for it.
  const bool figures = figures_alone() && document.seats.empty();
  const bool of_magazine = figures && (press || document.page.press || !document.section.empty());
  std::vector<std::string> at_foot;
  if (!of_magazine) {
    const std::string credit = document.credit.empty() ? "" : document.credit + " · ";
    at_foot.push_back(fmt::format("{}{}{} · {}", credit, ids, document.name, seed));
    // An ID tells the seed as well.
    if (!ids.empty()) at_foot.push_back(credit + ids.substr(0, ids.find_last_not_of(' ') + 1));
  } else if (!document.credit.empty()) {
    at_foot.push_back(document.credit);
  }
  const auto number = static_cast<std::int64_t>(place) + document.pages_from;
  // A magazine goes on before and after these pages, and is leafed through by its outer corners.
  const bool in_magazine =
      of_magazine || !document.section.empty() || (figures && document.pages_from > 1);
  const Align side = in_magazine && number % 2 == 0 ? Align::left : Align::right;
  std::string numbered = std::to_string(number);
  if (!document.section.empty()) {
    numbered = side == Align::left ? fmt::format("{} · {}", number, document.section)
                                   : fmt::format("{} · {}", document.section, number);
  } else if (!in_magazine) {
    const auto last = static_cast<std::int64_t>(plan.sequence.size()) + document.pages_from - 1;
    numbered = words().with("sheet.page-of", {{"page", numbered}, {"pages", std::to_string(last)}});
  }
  Draft draft(style, measure);
  draw_footer(draft, foot, at_foot, numbered, side);
  page.placed.push_back({shared(draft.take(page_size)), {0, 0}});
}

// The board alone: sentences about it and lines for names are set by whoever places it. Layers are
// named alike for every board, so that they can be found by name in each file.
Page Edition::Work::placed_page(const Cell& cell) const {
  Page page;
  page.size = cell.box.size();
  page.outline = sheet_id(cell.order, cell.board, 0);
  page.id = cell.piece == Piece::answer ? "answer" : "board";
  if (cell.piece == Piece::answer) {
    place_answer(page, cell);
    return page;
  }
  Scene board =
      designs[cell.order].figure.draw(*boards->get(cell.order, cell.board), cell.box.width);
  std::erase_if(board.layers, [](const Layer& layer) {
    constexpr std::array<std::string_view, 4> around{"text", "names", "writing", "level"};
    return std::find(around.begin(), around.end(), layer.name) != around.end();
  });
  page.placed.push_back({shared(std::move(board)), {0, 0}});
  return page;
}

Page Edition::Work::logical_page(std::size_t place) const {
  if (document.page.place) return placed_page(plan.cells[place]);
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
    if (opens && cell.piece == Piece::figure) place_figures_head(page, cell);
    if (opens && planned.answers && document.answers != Answers::back) {
      const bool turned = cell.upside_down;
      page.placed.push_back({answers_head,
                             turned ? Point{content.right(), content.bottom()} : content.corner(),
                             turned ? 2 : 0, true});
    }
    if (opens && cell.page == 0) {
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
        place_figure(page, cell);
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

}  // namespace cartapenna
