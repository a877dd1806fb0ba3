// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/players.h"

#include <doctest/doctest.h>

#include "generator/dots_and_boxes/coins.h"
#include "generator/dots_and_boxes/nimstring.h"
#include "generator/dots_and_boxes/picture.h"
#include "generator/dots_and_boxes/plain.h"
#include "generator/random.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

Position position(const char* text) {
  const Reading reading = read_picture(text);
  REQUIRE(reading.faults.empty());
  return reading.position;
}

std::string names(const Position& board, const std::vector<int>& lines) {
  std::string all;
  for (int line : lines) all += line_name(board.grid, line) + " ";
  return all;
}

}  // namespace

TEST_CASE("the end of a chain: greed takes two, the double-dealer leaves them") {
  const Position board = position(
      "+--+--+--+--+\n"
      "|            \n"
      "+--+--+--+--+\n"
      "             \n"
      "+--+--+--+--+\n");
  Position near_end = board;
  draw(near_end, *find_line(board.grid, "B1-B2"));
  draw(near_end, *find_line(board.grid, "C1-C2"));
  CHECK(names(near_end, choices(Player::greedy, near_end)) == "D1-D2 ");
  CHECK(names(near_end, declining_lines(near_end)) == "E1-E2 ");
  CHECK(names(near_end, choices(Player::double_dealer, near_end)) == "E1-E2 ");
  CHECK(names(near_end, choices(Player::nimstring, near_end)) == "E1-E2 ");
  CHECK(names(near_end, choices(Player::full, near_end)) == "E1-E2 ");
  CHECK(declining_lines(board).empty());  // more than two on offer
}

TEST_CASE("two boxes are given by their middle") {
  const Position board = position(
      "+--+--+\n"
      "|      \n"
      "+--+--+\n"
      "       \n"
      "+--+--+\n");
  Position quiet = board;
  draw(quiet, *find_line(board.grid, "B1-B2"));
  draw(quiet, *find_line(board.grid, "C1-C2"));
  CHECK(names(quiet, choices(Player::greedy, quiet)) == "A2-A3 B2-B3 C2-C3 ");
  CHECK(gift(quiet, *find_line(board.grid, "B2-B3")) == 2);
}

TEST_CASE("nimstring: who closes the last box cannot move on") {
  // One box with four lines: 4 turns' worth of parity, the second player closes it and must move
  // on.
  const Position box(Grid{1, 1});
  const auto coins = coins_of(box);
  REQUIRE(coins.has_value());
  CHECK(!Nimstring(*coins).wins(coins->all() & ~Set{1}));
  CHECK(Nimstring(*coins).wins(coins->all() & ~Set{3}));
}

TEST_CASE("the second opinion agrees with the solver, and tells a wrong answer") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    Position board(Grid{4, 3});
    auto lines = undrawn_lines(board);
    random.shuffle(lines);
    for (std::size_t at = 0; at < 17 + seed % 6; ++at) draw(board, lines[at]);
    const Solution solution = solve(board);
    CHECK(plain_moves(board) == solution.moves);
    const int best = solution.best.front();
    int second = -board.grid.boxes();
    for (const MoveValue& move : solution.moves) {
      if (move.line != best) second = std::max(second, move.value);
    }
    CHECK(confirms(board, best, solution.value, second, 100'000) == true);
    CHECK(confirms(board, best, solution.value + 1, second, 100'000) == false);
    CHECK(confirms(board, best, solution.value, second - 1, 100'000) == false);
    CHECK(!confirms(board, best, solution.value, second, 0).has_value());
  }
}
