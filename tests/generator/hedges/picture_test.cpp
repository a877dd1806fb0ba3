// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "generator/hedges/hedges.h"

using namespace cartapenna;
using namespace cartapenna::hedges;

static const std::vector<Side> some{{{0, 0}, Towards::right}, {{1, 0}, Towards::down}};

TEST_CASE("a maze as a picture") {
  CHECK(picture({3, 2}, some) ==
        "+--+--+--+\n"
        "|  |     |\n"
        "+  +--+  +\n"
        "|        |\n"
        "+--+--+--+\n");
}

TEST_CASE("pictures are read, with or without border, indented or cut short") {
  for (const auto* text : {"+--+--+--+\n|  |     |\n+  +--+  +\n|        |\n+--+--+--+\n",
                           "+  +  +  +\n   |\n+  +--+  +\n\n+  +  +  +",
                           "\n  +  +  +  +\n     |\n  +  +--+  +\n  +  +  +  +\r\n\n"}) {
    CAPTURE(text);
    const auto read = parse_picture(text);
    CHECK(read.problems.empty());
    CHECK(read.shape == Shape{3, 2});
    CHECK(read.hedges == some);
  }
  const auto places = parse_picture("\n  +  +  +  +\n     |\n  +  +--+  +\n  +  +  +  +\n").places;
  CHECK(places == std::vector<std::pair<int, int>>{{3, 6}, {4, 7}});
}

TEST_CASE("what is drawn is read back") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    Spec spec;
    spec.shape = {static_cast<int>(2 + random.below(12)), static_cast<int>(2 + random.below(12))};
    spec.hedges = most_hedges(spec) / 2;
    const auto maze = generate(spec, random).maze;
    CAPTURE(seed);
    const auto read = parse_picture(picture(maze.shape, maze.hedges));
    CHECK(read.problems.empty());
    CHECK(read.shape == maze.shape);
    CHECK(read.hedges == maze.hedges);
  }
}

TEST_CASE("what is wrong with a picture is told with its place") {
  struct Wrong {
    const char* text;
    int line;
    int column;
  };
  for (const Wrong& wrong : {Wrong{"", 1, 1},
                             {"hello", 1, 1},
                             {"+--+--+\n", 1, 1},
                             {"+--+\n x\n+--+\n", 2, 2},
                             {"+--+--+\n| |   |\n+--+--+\n", 2, 3},
                             {"+--+--+\n\n+--+\n", 3, 5},
                             {"+- +--+\n\n+--+--+\n", 1, 3},
                             {"+--+\n|\n|\n+--+\n", 3, 1},
                             {"+--+--+\n\n+--x--+\n", 3, 4},
                             {"  +--+\n |\n  +--+\n", 2, 2}}) {
    CAPTURE(wrong.text);
    const auto read = parse_picture(wrong.text);
    REQUIRE(!read.problems.empty());
    CHECK(read.problems.front().line == wrong.line);
    CHECK(read.problems.front().column == wrong.column);
  }
}
