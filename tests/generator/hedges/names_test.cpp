// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "generator/hedges/hedges.h"

using namespace cartapenna::hedges;

TEST_CASE("columns have the letters of their alphabet") {
  CHECK(column_name(9, Alphabet::italian) == "L");
  CHECK(column_name(14, Alphabet::italian) == "Q");
  CHECK(column_name(20, Alphabet::italian) == "Z");
  CHECK(column_name(21, Alphabet::italian) == "AA");
  CHECK(column_name(9, Alphabet::english) == "J");
  CHECK(column_name(14, Alphabet::english) == "O");
  CHECK(column_name(25, Alphabet::english) == "Z");
  CHECK(column_name(26, Alphabet::english) == "AA");
  CHECK(column_name(27, Alphabet::english) == "AB");
  CHECK(column_name(26 * 27, Alphabet::english) == "AAA");
}

TEST_CASE("cells are read as they are named") {
  for (const auto alphabet : {Alphabet::english, Alphabet::italian}) {
    for (int column = 0; column < 800; column += 7) {
      for (const int row : {0, 8, 9, 199}) {
        const Cell cell{column, row};
        CHECK(parse_cell(cell_name(cell, alphabet), alphabet) == cell);
      }
    }
  }
  CHECK(parse_cell("b4", Alphabet::english) == Cell{1, 3});
  for (const auto* wrong : {"", "B", "4", "B0", "B04", "4B", "B4 ", " B4", "B-4", "B4-", "È4",
                            "ZZZZZZZZZZZZZZZZ1", "A99999999999999999999"}) {
    CAPTURE(wrong);
    CHECK_FALSE(parse_cell(wrong, Alphabet::english).has_value());
  }
  CHECK_FALSE(parse_cell("J1", Alphabet::italian).has_value());
}

TEST_CASE("sides are named by their cells") {
  const Side side{{1, 3}, Towards::right};
  CHECK(side_name(side, Alphabet::english) == "B4-C4");
  CHECK(parse_side("B4-C4", Alphabet::english) == side);
  CHECK(parse_side("C4-B4", Alphabet::english) == side);
  CHECK(parse_side("D1-D2", Alphabet::english) == Side{{3, 0}, Towards::down});
  for (const auto* wrong : {"B4", "B4-", "B4-B4", "B4-C5", "B4-D4", "B4-C4-D4", "B4C4"}) {
    CAPTURE(wrong);
    CHECK_FALSE(parse_side(wrong, Alphabet::english).has_value());
  }
}

TEST_CASE("sides are numbered in their order") {
  for (const Shape shape : {Shape{2, 2}, {7, 4}, {4, 7}, {15, 15}, {2, 9}}) {
    std::vector<Side> sides;
    for (int number = 0; number < shape.sides(); ++number) {
      sides.push_back(shape.side(number));
      CHECK(shape.has(sides.back()));
      CHECK(shape.number(sides.back()) == number);
    }
    CHECK(std::is_sorted(sides.begin(), sides.end()));
    CHECK(std::adjacent_find(sides.begin(), sides.end()) == sides.end());
  }
  CHECK(Shape{15, 15}.sides() == 420);
}
