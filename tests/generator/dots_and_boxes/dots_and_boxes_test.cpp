// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/dots_and_boxes.h"

#include <doctest/doctest.h>

#include <set>

#include "generator/random.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

const std::vector<Grid> odd_shapes{{1, 1}, {1, 5}, {7, 1}, {3, 4}, {7, 4}, {30, 30}, {50, 2}};

}  // namespace

TEST_CASE("lines are numbered, found and named both ways on every shape") {
  for (const Grid& grid : odd_shapes) {
    for (const Naming naming : {Naming::top_down, Naming::algebraic}) {
      std::set<std::string> names;
      for (int line = 0; line < grid.lines(); ++line) {
        const auto [one, other] = ends(grid, line);
        CHECK(line_between(grid, one, other) == line);
        CHECK(line_between(grid, other, one) == line);
        const std::string name = line_name(grid, line, naming);
        CHECK(find_line(grid, name, naming) == line);
        names.insert(name);
      }
      CHECK(static_cast<int>(names.size()) == grid.lines());
    }
  }
}

TEST_CASE("boxes and their sides agree") {
  for (const Grid& grid : odd_shapes) {
    int from_boxes = 0;
    int from_lines = 0;
    for (int box = 0; box < grid.boxes(); ++box) {
      for (int line : sides(grid, box)) {
        const auto beside = boxes_beside(grid, line);
        CHECK((beside[0] == box || beside[1] == box));
        ++from_boxes;
      }
    }
    for (int line = 0; line < grid.lines(); ++line) {
      for (int box : boxes_beside(grid, line)) from_lines += box == nothing ? 0 : 1;
    }
    CHECK(from_boxes == from_lines);
  }
}

TEST_CASE("names: A1 top left, a1 bottom left, past Z come AA and AB") {
  const Grid grid{30, 4};
  CHECK(line_name(grid, horizontal(grid, 0, 0)) == "A1-B1");
  CHECK(line_name(grid, vertical(grid, 0, 0)) == "A1-A2");
  CHECK(line_name(grid, horizontal(grid, 25, 4)) == "Z5-AA5");
  CHECK(line_name(grid, horizontal(grid, 0, 4), Naming::algebraic) == "a1-b1");
  CHECK(line_name(grid, vertical(grid, 0, 3), Naming::algebraic) == "a1-a2");
  CHECK(box_name(grid, 31) == "B2");
  CHECK(column_name(30) == "AE");
  CHECK(find_line(grid, "b1-A1") == 0);
  for (const char* wrong : {"", "A1", "A1-", "A1-A1", "A1-C1", "A1-B2", "A0-B0", "A5-A6", "AF1-AE1",
                            "A01-B1", "A1-B1 ", "1A-1B", "A999999999999-B1", "AAAAAAAA1-B1"}) {
    CAPTURE(wrong);
    CHECK(!find_line(grid, wrong).has_value());
  }
}

TEST_CASE("starts") {
  const Grid grid{5, 4};
  CHECK(drawn_lines(Position(grid)).empty());
  CHECK(drawn_lines(Position(grid, Start::icelandic)).size() == 9);
  CHECK(drawn_lines(Position(grid, Start::swedish)).size() == 18);
  CHECK(
      Position(grid, Start::icelandic).drawn[static_cast<std::size_t>(*find_line(grid, "A1-A2"))]);
  CHECK(
      Position(grid, Start::icelandic).drawn[static_cast<std::size_t>(*find_line(grid, "E5-F5"))]);
}

TEST_CASE("a game played at random keeps its counts") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    Game game{Position(Grid{4, 3})};
    std::vector<int> lines = undrawn_lines(game.position);
    random.shuffle(lines);
    int double_crosses = 0;
    for (int line : lines) {
      const int expected = boxes_closed_by(game.position, line);
      const int mover = game.to_move;
      const bool safe = is_safe(game.position, line);
      CHECK(draw(game, line) == expected);
      CHECK((game.to_move == mover) == (expected > 0));
      CHECK(!(safe && expected > 0));
      CHECK(game.score[0] + game.score[1] == closed_boxes(game.position));
      for (int box = 0; box < game.position.grid.boxes(); ++box) {  // what is drawn closes nothing
        for (int side : sides(game.position.grid, box)) {
          if (game.position.drawn[static_cast<std::size_t>(side)]) {
            CHECK(boxes_closed_by(game.position, side) == 0);
          }
        }
      }
      if (expected == 2) ++double_crosses;
    }
    CHECK(is_over(game.position));
    // A turn is one line that closes nothing, or ends the game.
    const auto number = static_cast<int>(turns(Position(Grid{4, 3}), lines).size());
    CHECK(number == 31 - 12 + double_crosses + 1);
  }
}
