// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>

#include "layouts/impose.h"

using namespace cartapenna;

namespace {

using Printed = std::vector<std::optional<std::size_t>>;

// The order with "-" for a blank and "|" between the leaves.
std::string written(const Printed& printed) {
  std::string text;
  for (std::size_t i = 0; i < printed.size(); ++i) {
    if (i > 0) text += i % 2 == 0 ? " | " : " ";
    text += printed[i] ? std::to_string(*printed[i]) : "-";
  }
  return text;
}

std::string ordered(const std::vector<Carried>& pages, Leaves leaves = Leaves::loose) {
  return written(order_leaves(pages, leaves));
}

Carried secret(int owner, std::size_t board) {
  return {owner, {board, 1}, {}};
}
Carried board(std::size_t number) {
  return {0, {number, 1}, {}};
}
Carried key(std::size_t first, std::size_t count) {
  return {0, {}, {first, count}};
}

bool forbidden(const Carried& a, const Carried& b) {
  if (a.owner > 0 && b.owner > 0 && a.owner != b.owner) return true;
  for (std::size_t n = 0; n < 10; ++n) {
    const auto has = [n](Numbers numbers) {
      return n >= numbers.first && n < numbers.first + numbers.count;
    };
    if ((has(a.puzzles) && has(b.answers)) || (has(a.answers) && has(b.puzzles))) return true;
  }
  return false;
}

bool allowed(const Printed& printed, const std::vector<Carried>& pages, Leaves leaves) {
  for (std::size_t i = 0; i + 1 < printed.size(); i += leaves == Leaves::bound ? 1 : 2) {
    if (!printed[i] || !printed[i + 1]) continue;
    if (forbidden(pages[*printed[i]], pages[*printed[i + 1]])) return false;
  }
  return true;
}

// The least length over all ways to put a blank, or none, after each page.
std::size_t least_length(const std::vector<std::size_t>& order, const std::vector<Carried>& pages,
                         Leaves leaves) {
  std::size_t least = 2 * order.size() + 1;
  for (unsigned blanks = 0; blanks < (1u << order.size()); ++blanks) {
    Printed printed;
    for (std::size_t i = 0; i < order.size(); ++i) {
      printed.emplace_back(order[i]);
      if ((blanks >> i) & 1u) printed.emplace_back();
    }
    if (allowed(printed, pages, leaves)) least = std::min(least, printed.size());
  }
  return least;
}

struct Dice {
  std::uint64_t state;
  std::size_t below(std::size_t limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::size_t>(state >> 33) % limit;
  }
};

std::vector<Carried> random_pages(Dice& dice) {
  std::vector<Carried> pages(dice.below(9));
  for (Carried& page : pages) {
    page.owner = static_cast<int>(dice.below(4));
    page.puzzles = {dice.below(4), dice.below(3)};
    if (dice.below(3) == 0) page.answers = {page.puzzles.first + page.puzzles.count, dice.below(4)};
  }
  return pages;
}

}  // namespace

TEST_CASE("two secrets of one board never share a leaf") {
  CHECK(ordered({secret(1, 1), secret(2, 1)}) == "0 - | 1");
  CHECK(ordered({secret(1, 1), secret(2, 1), secret(1, 2), secret(2, 2)}) == "0 - | 1 - | 2 - | 3");
}

TEST_CASE("pages for everybody need no blank") {
  CHECK(ordered({}) == "");
  CHECK(ordered({board(1), board(2), board(3)}) == "0 1 | 2");
  CHECK(ordered({board(1), secret(1, 2), secret(2, 2), board(3)}) == "0 1 | 2 3");
}

TEST_CASE("in a booklet two secrets do not face each other, either") {
  const auto bound = [](const std::vector<Carried>& pages) {
    return ordered(pages, Leaves::bound);
  };
  CHECK(bound({board(0), secret(1, 1), secret(2, 1), secret(1, 2), secret(2, 2)}) ==
        "0 1 | - 2 | - 3 | - 4");
  CHECK(bound({secret(1, 1), secret(2, 1), board(1)}) == "0 - | 1 2");
  CHECK(bound({board(0), secret(1, 1), key(1, 1)}) == "0 1 | - 2");
  Carried game = board(5);
  game.movable = true;
  CHECK(bound({board(0), secret(1, 1), secret(2, 1), game, key(5, 1)}) == "0 1 | 3 2 | 4");
  CHECK(bound({secret(1, 1), key(1, 1), game, key(5, 1)}) == "0 2 | 1 3");
}

TEST_CASE("an answer lies behind another puzzle only") {
  CHECK(ordered({board(1), key(1, 1)}) == "0 - | 1");
  CHECK(ordered({board(1), key(2, 3)}) == "0 1");
  CHECK(ordered({board(1), board(2), key(1, 2)}) == "0 1 | 2");
  CHECK(ordered({{0, {1, 4}, {}}, key(4, 2)}) == "0 - | 1");
  CHECK(ordered({{0, {1, 4}, {}}, key(5, 2)}) == "0 1");
  CHECK(ordered({key(1, 9), {0, {3, 0}, {}}}) == "0 1");
}

TEST_CASE("a page that does not mind comes forward to where a back would stay blank") {
  const auto game = [](std::size_t number) {
    Carried page = board(number);
    page.movable = true;
    return page;
  };
  const std::vector<Carried> trip{board(0),     board(1),     secret(1, 2), secret(2, 2),
                                  secret(1, 3), secret(2, 3), game(4),      game(5),
                                  game(6),      game(7),      game(8),      board(9)};
  CHECK(ordered(trip) == "0 1 | 2 6 | 3 7 | 4 8 | 5 9 | 10 11");
  CHECK(ordered({secret(1, 0), secret(2, 0), game(1)}) == "0 2 | 1");
  CHECK(ordered({secret(1, 0), secret(2, 0), board(1)}) == "0 - | 1 2");
  CHECK(ordered({secret(1, 0), game(1), secret(2, 0)}) == "0 1 | 2");
}

TEST_CASE("what must lie behind a page does, whatever else could") {
  const auto front = [](std::size_t number, Carried::Back back) {
    Carried page = board(number);
    page.back = back;
    return page;
  };
  using Back = Carried::Back;
  CHECK(ordered({front(0, Back::next), board(1), front(2, Back::blank), board(3)}) ==
        "0 1 | 2 - | 3");
  CHECK(ordered({board(0), front(1, Back::next), secret(1, 2), board(3)}) == "0 - | 1 2 | 3");
}

TEST_CASE("every arrangement is allowed, whole, and as short as can be") {
  Dice dice{7};
  for (int round = 0; round < 2000; ++round) {
    const std::vector<Carried> pages = random_pages(dice);
    for (const Leaves leaves : {Leaves::loose, Leaves::bound}) {
      const Printed printed = order_leaves(pages, leaves);
      CAPTURE(round);
      CAPTURE(written(printed));
      CHECK(allowed(printed, pages, leaves));
      std::vector<std::size_t> order;
      for (const auto& page : printed) {
        if (page) order.push_back(*page);
      }
      CHECK(printed.size() == least_length(order, pages, leaves));
      if (!printed.empty()) CHECK(printed.back());
      std::vector<std::size_t> sorted = order;
      std::sort(sorted.begin(), sorted.end());
      REQUIRE(sorted.size() == pages.size());
      for (std::size_t i = 0; i < sorted.size(); ++i) CHECK(sorted[i] == i);
      CHECK(order == sorted);
    }
  }
}

TEST_CASE("a hundred thousand pages") {
  std::vector<Carried> pages;
  for (std::size_t i = 0; i < 100'000; ++i) pages.push_back(secret(1 + static_cast<int>(i % 2), i));
  CHECK(order_leaves(pages, Leaves::loose).size() == 199'999);
  CHECK(order_leaves(pages, Leaves::bound).size() == 199'999);
}
