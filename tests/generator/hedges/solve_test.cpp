// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "generator/hedges/hedges.h"

using namespace cartapenna;
using namespace cartapenna::hedges;

static Maze read(std::string_view text) {
  const auto read = parse_picture(text);
  REQUIRE(read.problems.empty());
  return {read.shape, {0, 0}, {read.shape.columns - 1, read.shape.rows - 1}, read.hedges};
}

TEST_CASE("the shortest path, as walks of five steps") {
  const auto maze = read(
      "+--+--+--+\n"
      "|  |     |\n"
      "+  +  +  +\n"
      "|  |  |  |\n"
      "+  +  +--+\n"
      "|     |  |\n"
      "+--+--+  +\n"
      "|        |\n"
      "+--+--+--+\n");
  CHECK(shortest_path(maze).empty());
  CHECK(distance(maze) == -1);
  auto open = maze;
  std::erase(open.hedges, Side{{0, 2}, Towards::down});
  const auto path = shortest_path(open);
  CHECK(distance(open) == 5);
  CHECK(path == std::vector<Cell>{{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 3}, {2, 3}});
  CHECK(walks(path) == std::vector<std::vector<Cell>>{{{0, 1}, {0, 2}, {0, 3}, {1, 3}, {2, 3}}});
  CHECK(walks(path, 2).size() == 3);
  CHECK(walks(path, 2).back() == std::vector<Cell>{{2, 3}});
  CHECK(walks({}).empty());
  CHECK(walks({{0, 0}}).empty());
}

TEST_CASE("paths are open, lead on from cell to cell, and are as long as the distance") {
  Random random(5);
  for (int i = 0; i < 200; ++i) {
    Spec spec;
    spec.hedges = 60;
    const auto maze = generate(spec, random).maze;
    const auto path = shortest_path(maze);
    REQUIRE(path.size() == static_cast<std::size_t>(distance(maze)) + 1);
    CHECK(path.front() == maze.entry);
    CHECK(path.back() == maze.exit);
    for (std::size_t step = 1; step < path.size(); ++step) {
      const auto side = side_between(path[step - 1], path[step]);
      REQUIRE(side.has_value());
      CHECK(std::find(maze.hedges.begin(), maze.hedges.end(), *side) == maze.hedges.end());
    }
    CHECK(path == shortest_path(maze));
  }
}

TEST_CASE("what a maze is made of") {
  const auto counts =
      count(read("+--+--+--+\n"
                 "|  |     |\n"
                 "+  +--+  +\n"
                 "|        |\n"
                 "+  +--+  +\n"
                 "|        |\n"
                 "+  +  +--+\n"
                 "|        |\n"
                 "+--+--+--+\n"));
  CHECK(counts.sides == 17);
  CHECK(counts.upright == 1);
  CHECK(counts.level == 3);
  CHECK(counts.at_border == 2);
  CHECK(counts.groups == std::vector<int>{0, 2, 1});
}
