// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <tuple>

#include "generator/edition_work.h"

namespace cartapenna {

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
        if (asked.figures && part > 0) break;  // a figure is the first sheet's board
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
