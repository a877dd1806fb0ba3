// SPDX-License-Identifier: MIT
#include "generator/edition.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "generator/edition_work.h"

namespace cartapenna {
namespace {

// Shorter side of what one reads: a cell of the page.
double reading_side(const PageSetup& page, Size logical) {
  return std::min(logical.width / page.up.columns, logical.height / page.up.rows);
}

// At the foot small; large print stays large.
Style style_of_answers(Style style, const Document& document) {
  if (document.answers != Answers::foot || document.page.large_print) return style;
  style.section.size = style.strong.size = style.body.size = style.caption.size;
  return style;
}

}  // namespace

Edition::Work::Work(const Document& given, std::uint64_t given_seed,
                    const TextMeasure& given_measure, std::shared_ptr<Boards> given_boards)
    : document(given),
      seed(given_seed),
      measure(given_measure),
      page_size(given.page.booklet ? half_of(given.page.paper) : given.page.paper),
      style(
          make_style(reading_side(given.page, page_size), given.page.ink, given.page.large_print)),
      answer_style(style_of_answers(style, given)),
      boards(given_boards ? std::move(given_boards) : std::make_shared<Boards>(given, given_seed)) {
}

Edition::Edition(const Document& document, std::uint64_t seed, const TextMeasure& measure,
                 Problems& problems, std::shared_ptr<Boards> boards)
    : work_(std::make_unique<Work>(document, seed, measure, std::move(boards))) {
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

std::size_t Edition::board_of_answer(std::size_t page) const {
  const std::vector<Cell>& cells = work_->plan.cells;  // one on each page
  const auto answers = cells.begin() + static_cast<std::ptrdiff_t>(answers_from());
  const auto before = [](const Cell& a, const Cell& b) {
    return std::pair(a.order, a.board) < std::pair(b.order, b.board);
  };
  return static_cast<std::size_t>(std::lower_bound(cells.begin(), answers, cells[page], before) -
                                  cells.begin());
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

}  // namespace cartapenna
