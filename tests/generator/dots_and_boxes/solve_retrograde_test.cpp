// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "generator/dots_and_boxes/coins.h"
#include "generator/dots_and_boxes/picture.h"
#include "generator/dots_and_boxes/search.h"
#include "generator/dots_and_boxes/solve.h"
#include "generator/random.h"
#include "tests/generator/dots_and_boxes/retrograde.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

// All boards of at most so many undrawn lines, the wide ones only.
std::vector<Position> boards(std::size_t undrawn) {
  std::vector<Position> found;
  for (const Start start : {Start::american, Start::icelandic, Start::swedish}) {
    for (int rows = 1; rows <= 6; ++rows) {
      for (int columns = rows; columns <= 23; ++columns) {
        const Position board(Grid{columns, rows}, start);
        if (undrawn_lines(board).size() <= undrawn) found.push_back(board);
      }
    }
  }
  return found;
}

// Every set of undrawn lines of the board, or each one in so many.
void check_sets(const Position& board, std::uint32_t step) {
  CAPTURE(code(board));
  const Retrograde plain(board);
  auto coins = coins_of(board);
  REQUIRE(coins.has_value());
  find_symmetries(*coins, board.grid);
  Search search(*coins, Limits{});
  int wrong = 0;
  for (std::uint32_t set = 1; set < plain.sets(); set += step) {
    if (search.value(set) != plain.value(set)) ++wrong;
  }
  CHECK(wrong == 0);
}

void check_moves(const Position& position) {
  CAPTURE(code(position));
  const Retrograde plain(position);
  const Solution solution = solve(position);
  REQUIRE(solution.solved);
  CHECK(solution.value == plain.value());
  std::uint32_t bit = 1;
  int wrong = 0;
  for (const MoveValue& move : solution.moves) {
    if (move.value != plain.value_of_move(plain.sets() - 1, bit)) ++wrong;
    bit <<= 1U;
  }
  CHECK(wrong == 0);
}

// Lines drawn at random, sensibly (nobody gives a box away while there is another line) or not.
Position at_random(Random& random, int undrawn, bool sensible) {
  Position position(
      Grid{3 + static_cast<int>(random.below(4)), 3 + static_cast<int>(random.below(3))});
  for (auto left = undrawn_lines(position); static_cast<int>(left.size()) > undrawn;
       left = undrawn_lines(position)) {
    random.shuffle(left);
    int line = left[0];
    for (int other : left) {
      if (sensible && is_safe(position, other)) line = other;
    }
    draw(position, line);
  }
  return position;
}

}  // namespace

TEST_CASE("every set of every board of up to 17 lines") {
  for (const Position& board : boards(17)) check_sets(board, 1);
}

TEST_CASE("every move of every board of up to 20 lines") {
  for (const Position& board : boards(20)) check_moves(board);
}

TEST_CASE("every move of positions on larger boards, sensible and wild") {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    check_moves(at_random(random, 6 + static_cast<int>(seed % 12), seed % 3 != 0));
  }
}

TEST_SUITE("slow") {
  TEST_CASE("every set of every board of up to 22 lines") {
    for (const Position& board : boards(22)) check_sets(board, 1);
  }

  TEST_CASE("every move of every board of up to 23 lines") {
    for (const Position& board : boards(23)) check_moves(board);
  }

  TEST_CASE("every move of more positions on larger boards") {
    for (std::uint64_t seed = 1000; seed < 1120; ++seed) {
      CAPTURE(seed);
      Random random(seed);
      check_moves(at_random(random, 14 + static_cast<int>(seed % 9), seed % 3 != 0));
    }
  }
}
