// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/solve.h"

#include <doctest/doctest.h>

#include <limits>

#include "generator/dots_and_boxes/picture.h"
#include "tests/generator/dots_and_boxes/oracle.h"

using namespace cartapenna::dots_and_boxes;

namespace {

const Limits patient{~std::uint64_t{0}, std::numeric_limits<double>::infinity(),
                     std::uint64_t{1} << 30U};

// Replays the line: who closes how many, how many turns it must have.
void check_line(const Position& start, const Solution& solution) {
  Game game{start};
  int double_crosses = 0;
  std::vector<int> lines;
  for (const Turn& turn : solution.line) {
    const int mover = game.to_move;
    for (int line : turn) {
      CHECK(game.to_move == mover);
      if (draw(game, line) == 2) ++double_crosses;
      lines.push_back(line);
    }
  }
  CHECK(is_over(game.position));
  CHECK(game.score[0] - game.score[1] == solution.value);
  CHECK(turns(start, lines) == solution.line);
  const auto undrawn = static_cast<int>(undrawn_lines(start).size());
  const int open = start.grid.boxes() - closed_boxes(start);
  if (undrawn > 0) {
    CHECK(static_cast<int>(solution.line.size()) == undrawn - open + double_crosses + 1);
  }
}

void check(const OracleCase& expected) {
  CAPTURE(expected.name);
  const Solution solution = solve(expected.position, patient);
  REQUIRE(solution.solved);
  CHECK(solution.value == expected.value);
  CHECK(solution.best == expected.best);
  CHECK(solution.moves.size() == expected.moves.size());
  for (const MoveValue& move : solution.moves) {
    CAPTURE(line_name(expected.position.grid, move.line));
    CHECK(move.value == expected.moves.at(move.line));
  }
  check_line(expected.position, solution);
}

bool is_heavy(const OracleCase& found) {
  const auto undrawn = undrawn_lines(found.position).size();
  return undrawn > 28 || found.name == "D003" || found.name == "american 2 x 5" ||
         found.name == "icelandic 2 x 7";
}

void check_all(bool heavy) {
  int cases = 0;
  for (const auto& list : {oracle_positions(), oracle_boards()}) {
    for (const OracleCase& expected : list) {
      if (is_heavy(expected) != heavy) continue;
      check(expected);
      ++cases;
    }
  }
  CHECK(cases > 8);
}

}  // namespace

TEST_CASE("every reference case: value, best moves, value of every move, a line that replays") {
  check_all(false);
}

TEST_SUITE("slow") {
  TEST_CASE("the larger reference cases") {
    check_all(true);
  }
}

TEST_CASE("the example of the source is worth nothing, and 2 to the other once both are closed") {
  const Reading first = read_picture(
      "+--+  +  +  +\n"
      "|\n"
      "+--+  +  +  +\n"
      "|  |     |\n"
      "+  +  +  +  +\n"
      "            |\n"
      "+  +  +--+  +\n"
      "\n"
      "+  +--+  +  +\n");
  Game game{first.position};
  CHECK(value_of(game.position).value == 0);
  for (const char* line : {"B1-B2", "A3-B3", "E1-E2"}) {
    draw(game, *find_line(game.position.grid, line));
  }
  CHECK(game.score == std::array<int, 2>{2, 0});
  CHECK(game.to_move == 1);
  CHECK(drawn_lines(game.position).size() == 12);
  CHECK(value_of(game.position).value == 2);
}

TEST_CASE("a search that runs into a limit gives no answer") {
  Limits few;
  few.nodes = 100;
  const Position empty(Grid{4, 4});
  CHECK(!value_of(empty, few).value.has_value());
  const Solution solution = solve(empty, few);
  CHECK(!solution.solved);
  CHECK(solution.moves.empty());
  CHECK(solution.nodes == 101);
  Limits hurried;
  hurried.seconds = 0.01;
  CHECK(!value_of(empty, hurried).value.has_value());
  CHECK(!value_of(Position(Grid{30, 30})).value.has_value());  // out of reach, told at once
}

TEST_CASE("positions that are over, and a small table") {
  Position over(Grid{1, 1}, Start::swedish);
  const Solution solution = solve(over);
  CHECK(solution.solved);
  CHECK(solution.value == 0);
  CHECK(solution.best.empty());
  CHECK(solution.line.empty());
  Limits forgetful;
  forgetful.table_bytes = 1 << 12U;
  CHECK(value_of(Position(Grid{3, 3}, Start::icelandic), forgetful).value == -1);
}
