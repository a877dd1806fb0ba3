// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "generator/edition_work.h"

namespace cartapenna {
namespace {

std::size_t boards_of(const Document& document) {
  std::size_t boards = 0;
  for (const Order& order : document.orders) boards += static_cast<std::size_t>(order.count);
  return boards;
}

int owner_of(const std::vector<int>& owners, std::size_t part) {
  return part < owners.size() ? owners[part] : 0;
}

// The next sheet that is not a further page of this one.
std::size_t after_continuation(const std::vector<int>& owners, std::size_t part) {
  if (part >= owners.size()) return part + 1;
  const auto same = owners.begin() + static_cast<std::ptrdiff_t>(part);
  return static_cast<std::size_t>(
      std::find_if(same, owners.end(), [&](int owner) { return owner != *same; }) - owners.begin());
}

}  // namespace

void Edition::Work::each_cell(std::size_t from, std::size_t to,
                              const std::function<void(const Cell&)>& use) const {
  if (document.page.booklet) {
    from = 0;
    to = plan.sequence.size();
  }
  for (std::size_t place = from; place < to; ++place) {
    if (!plan.sequence[place]) continue;
    const PlannedPage& page = plan.pages[*plan.sequence[place]];
    for (std::size_t i = page.first; i < page.first + page.count; ++i) use(plan.cells[i]);
  }
}

void Edition::make_ahead(std::size_t from, std::size_t to, int jobs, const Watch& watch) const {
  std::map<std::size_t, std::int64_t> numbers;
  work_->each_cell(from, to, [&](const Cell& cell) {
    std::int64_t& most = numbers[cell.order];
    most = std::max(most, cell.board);
  });
  work_->boards->make_ahead(numbers, jobs, watch);
}

std::set<std::string> Edition::marks(std::size_t from, std::size_t to) const {
  std::set<std::string> found;
  work_->each_cell(from, to, [&](const Cell& cell) {
    const Game& game = *work_->document.orders[cell.order].game;
    if (game.read_mark == nullptr || cell.piece == Piece::answer) return;
    found.insert(game.mark(*work_->boards->get(cell.order, cell.board)));
  });
  found.erase(std::string());
  return found;
}

void Edition::write_json(const Sink& sink, const Watch& watch) const {
  const Document& document = work_->document;
  std::map<std::tuple<std::size_t, std::int64_t, int>, std::size_t> page_of;
  for (std::size_t place = 0; place < work_->plan.sequence.size(); ++place) {
    if (!work_->plan.sequence[place]) continue;
    const PlannedPage& planned = work_->plan.pages[*work_->plan.sequence[place]];
    const std::size_t number =
        document.page.booklet ? booklet_side_of(place, work_->plan.sequence.size()) : place;
    for (std::size_t i = planned.first; i < planned.first + planned.count; ++i) {
      const Cell& cell = work_->plan.cells[i];
      if (cell.piece == Piece::answer || cell.page > 0) continue;
      page_of[{cell.order, cell.board, cell.part}] = number + 1;
    }
  }
  Json head;
  head["program"] = "cartapenna";
  head["version"] = CARTAPENNA_VERSION;
  head["seed"] = work_->seed;
  head["language"] = document.words.language();
  // The head's closing bracket is left for the end.
  const std::string opened = head.dump();
  sink(std::string_view(opened).substr(0, opened.size() - 1));
  sink(",\"sheets\":[");
  std::size_t done = 0;
  bool first_sheet = true;
  for (std::size_t order = 0; order < document.orders.size(); ++order) {
    const Order& asked = document.orders[order];
    if (asked.game->frame != Frame::sheet) continue;
    sink(fmt::format("{}{{\"game\":\"{}\",\"count\":{},\"boards\":[", first_sheet ? "" : ",",
                     asked.game->name, asked.count));
    first_sheet = false;
    bool first_board = true;
    for (std::int64_t i = 0; i < asked.count; ++i) {
      const std::int64_t number = asked.first + i;
      const auto made = work_->boards->get(order, number);
      const std::vector<int>& owners = work_->designs[order].owners;
      std::size_t part = 0;
      const auto numbered = [&](Json& object) {
        object["id"] = work_->sheet_id(order, number, static_cast<int>(part));
        const auto page = page_of.find({order, number, static_cast<int>(part)});
        if (page != page_of.end()) object["page"] = page->second;
      };
      const auto named = [&](Json& object, int owner) {
        std::vector<std::string> names = work_->occasion(order, number).players;
        if (together(names).empty()) return;
        if (owner == 2) {
          names.resize(2);
          std::swap(names[0], names[1]);
        }
        object["names"] = std::move(names);
      };
      const Seat* seat = work_->seat(order, number);
      for (Json& model : asked.game->json(asked.spec, *made)) {
        if (asked.figures && part > 0) break;  // a figure is the first sheet's board
        if (const Design& design = work_->designs[order]; design.complete) {
          design.complete(*made, model);
        }
        Json board;
        numbered(board);
        named(board, owner_of(owners, part));
        if (seat != nullptr && !seat->group.empty()) board["class"] = seat->group;
        if (seat != nullptr && seat->day > 0) board["day"] = seat->day;
        board.update(model);
        const std::size_t next = after_continuation(owners, part);
        while (++part < next) numbered(board["continued"].emplace_back());
        sink((first_board ? "" : ",") + board.dump());
        first_board = false;
      }
      if (watch) watch(++done, boards_of(document));
    }
    sink("]}");
  }
  sink("]}\n");
}

void Edition::write_text(const Sink& sink, const Watch& watch) const {
  const Document& document = work_->document;
  const bool answered = document.answers != Answers::none;
  const std::size_t all = boards_of(document) * (answered ? 2 : 1);
  std::size_t done = 0;
  for (const bool answers : {false, true}) {
    if (answers && !answered) return;
    for (std::size_t order = 0; order < document.orders.size(); ++order) {
      const Order& asked = document.orders[order];
      for (std::int64_t i = 0; i < asked.count; ++i) {
        const std::int64_t number = asked.first + i;
        const auto made = work_->boards->get(order, number);
        const auto text = [&](bool with_answers) {
          const bool alone = asked.figures && asked.game->figure_text != nullptr;
          const auto tell = alone ? asked.game->figure_text : asked.game->text;
          return tell(asked.spec, *made, document.words, with_answers);
        };
        const auto write = [&](const std::string& sheet, int owner, std::size_t part) {
          // A form feed parts the sheets, so that a printer or pager never shows two at once.
          sink(fmt::format("{}  {}\n{}{}\f\n", work_->title(asked),
                           work_->sheet_id(order, number, static_cast<int>(part)),
                           work_->whose(owner, order, number), sheet));
        };
        const std::vector<std::string> sheets = text(answers);
        const std::vector<int>& owners = work_->designs[order].owners;
        std::size_t part = 0;
        for (std::size_t k = answers ? text(false).size() : 0; k < sheets.size(); ++k) {
          if (answers) {
            write(sheets[k], 0, 0);
          } else {
            write(sheets[k], owner_of(owners, part), part);
            part = after_continuation(owners, part);
          }
        }
        if (watch) watch(++done, all);
      }
    }
  }
}

}  // namespace cartapenna
