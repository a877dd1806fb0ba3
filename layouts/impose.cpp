// SPDX-License-Identifier: MIT
// Printer's spreads are those of a saddle stitch: with P pages, a multiple of four, a sheet that
// carries page i on its right carries P - 1 - i on its left, and the sheets lie in each other.
#include "layouts/impose.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <tuple>

#include "layouts/marks.h"

namespace cartapenna {
namespace {

std::size_t padded(std::size_t pages) {
  return (pages + 3) / 4 * 4;
}

bool is_front(std::size_t side) {
  return side % 2 == 0;
}

std::string joined(const std::string& left, std::string_view between, const std::string& right) {
  if (left.empty() || right.empty()) return left + right;
  return left + std::string(between) + right;
}

// Lays the page down with its corner at `corner`.
void add(Page& side, const Page& page, Point corner) {
  for (Placement placement : page.placed) {
    placement.at = placement.at + corner;
    side.placed.push_back(std::move(placement));
  }
}

void add_marks(Page& side, const Booklet& booklet) {
  Scene marks;
  marks.size = side.size;
  if (booklet.fold_marks) marks.layers.push_back(fold_marks(side.size, booklet.mark_width));
  if (booklet.staple_marks) marks.layers.push_back(staple_marks(side.size, booklet.mark_width));
  if (marks.layers.empty()) return;
  side.placed.push_back({shared(std::move(marks)), {0, 0}, 0, false});
}

void check_fits([[maybe_unused]] const Page& page, [[maybe_unused]] Size paper) {
  assert(page.size.width <= paper.width / 2 + 1e-6 && page.size.height <= paper.height + 1e-6);
}

bool overlap(Numbers a, Numbers b) {
  return a.first < b.first + b.count && b.first < a.first + a.count && a.count > 0 && b.count > 0;
}

// Places in the order of pages that may come forward, none of them taken.
using Movable = std::vector<std::size_t>;

// The first of them from page `from` on that may lie beside `page`; it is taken out.
std::optional<std::size_t> comes_forward(Movable& movable, std::span<const Carried> pages,
                                         std::size_t from, const Carried& page) {
  if (page.back != Carried::Back::any) return std::nullopt;
  const auto found = std::find_if(movable.begin(), movable.end(), [&](std::size_t place) {
    return place >= from && may_share_leaf(page, pages[place]);
  });
  if (found == movable.end()) return std::nullopt;
  const std::size_t place = *found;
  movable.erase(found);
  return place;
}

}  // namespace

std::vector<Spread> booklet_spreads(std::size_t pages) {
  const std::size_t all = padded(pages);
  const auto page = [pages](std::size_t i) { return i < pages ? std::optional(i) : std::nullopt; };
  std::vector<Spread> sides;
  for (std::size_t side = 0; side < all / 2; ++side) {
    const Spread outside{page(all - 1 - side), page(side)};
    sides.push_back(is_front(side) ? outside : Spread{outside.right, outside.left});
  }
  return sides;
}

std::size_t booklet_side_of(std::size_t page, [[maybe_unused]] std::size_t pages) {
  assert(page < pages);
  return std::min(page, padded(pages) - 1 - page);
}

Page booklet_side(const Booklet& booklet, std::size_t side, const Page* left, const Page* right) {
  Page made;
  made.size = booklet.paper;
  const std::size_t sheet = side / 2;
  made.id = "sheet-" + std::to_string(sheet + 1) + (is_front(side) ? "-front" : "-back");
  const double fold = booklet.paper.width / 2;
  const double creep = booklet.creep * static_cast<double>(sheet);
  const auto top = [&](const Page& page) { return (booklet.paper.height - page.size.height) / 2; };
  if (left != nullptr) {
    check_fits(*left, booklet.paper);
    add(made, *left, {fold - left->size.width + creep, top(*left)});
  }
  if (right != nullptr) {
    check_fits(*right, booklet.paper);
    add(made, *right, {fold - creep, top(*right)});
  }
  static const Page blank;
  const Page& a = left != nullptr ? *left : blank;
  const Page& b = right != nullptr ? *right : blank;
  made.label = joined(a.label, ", ", b.label);
  made.outline = joined(a.outline, " / ", b.outline);
  if (side == 0) add_marks(made, booklet);
  const bool turn = !is_front(side) && !turns_like_a_book(booklet.paper, booklet.flip);
  return turn ? upside_down(std::move(made)) : made;
}

std::vector<Page> booklet_sides(const Booklet& booklet, std::span<const Page> pages) {
  const auto page = [pages](std::optional<std::size_t> i) { return i ? &pages[*i] : nullptr; };
  std::vector<Page> sides;
  for (const Spread& spread : booklet_spreads(pages.size())) {
    sides.push_back(booklet_side(booklet, sides.size(), page(spread.left), page(spread.right)));
  }
  return sides;
}

bool may_share_leaf(const Carried& front, const Carried& back) {
  if (front.owner != 0 && back.owner != 0 && front.owner != back.owner) return false;
  return !overlap(front.puzzles, back.answers) && !overlap(front.answers, back.puzzles);
}

std::vector<std::optional<std::size_t>> order_leaves(std::span<const Carried> pages,
                                                     Leaves leaves) {
  // Taking each pair of neighbours that may be taken, from the first, takes as many as there can
  // be: leaving one out frees only its second page, which then takes one other at most.
  std::vector<std::optional<std::size_t>> printed;
  std::vector<bool> taken(pages.size());
  Movable movable;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (pages[i].movable) movable.push_back(i);
  }
  const auto parted = [&](const Carried& page) {  // from the page that was printed last
    const bool behind = printed.size() % 2 == 1;
    if (printed.empty() || !printed.back() || !(behind || leaves == Leaves::bound)) return false;
    const Carried& front = pages[*printed.back()];
    const bool fixed =
        behind && (front.back != Carried::Back::any || page.back != Carried::Back::any);
    return fixed ? front.back != Carried::Back::next : !may_share_leaf(front, page);
  };
  for (std::size_t i = 0; i < pages.size(); ++i) {
    while (!taken[i] && parted(pages[i])) {
      const auto between = comes_forward(movable, pages, i, pages[*printed.back()]);
      if (between) taken[*between] = true;
      printed.push_back(between);
    }
    if (taken[i]) continue;
    printed.emplace_back(i);
    if (!movable.empty() && movable.front() == i) movable.erase(movable.begin());
  }
  return printed;
}

}  // namespace cartapenna
