// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <set>

#include "generator/hedges/hedges.h"

using namespace cartapenna;
using namespace cartapenna::hedges;

TEST_CASE("ten thousand seeds, all valid, all different") {
  const Spec spec;
  std::set<std::vector<Side>> mazes;
  for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
    Random random(seed);
    const auto result = generate(spec, random);
    CAPTURE(seed);
    CHECK(check(spec, result.maze).empty());
    CHECK(result.law == Law::uniform);
    mazes.insert(result.maze.hedges);
  }
  CHECK(mazes.size() == 10'000);
}

TEST_CASE("a seed gives the same maze for ever") {
  Random random(7);
  Spec spec;
  spec.shape = {6, 4};
  spec.hedges = 8;
  const auto maze = generate(spec, random).maze;
  CHECK(picture(maze.shape, maze.hedges) ==
        "+--+--+--+--+--+--+\n"
        "|  |           |  |\n"
        "+  +--+  +--+--+  +\n"
        "|     |           |\n"
        "+--+  +  +  +  +  +\n"
        "|                 |\n"
        "+  +  +  +--+  +  +\n"
        "|                 |\n"
        "+--+--+--+--+--+--+\n");
}

TEST_CASE("odd shapes, limits and ways to choose the exit") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    Spec spec;
    spec.shape = {static_cast<int>(2 + random.below(9)), static_cast<int>(2 + random.below(9))};
    if (seed == 0) spec.shape = {7, 4};
    if (seed == 1) spec.shape = {2, 9};
    spec.attached = static_cast<int>(1 + random.below(6));
    spec.entry = {static_cast<int>(random.below(static_cast<std::uint64_t>(spec.shape.columns))),
                  static_cast<int>(random.below(static_cast<std::uint64_t>(spec.shape.rows)))};
    spec.reachable = random.below(2) == 0 ? Reachable::all : Reachable::exit;
    spec.exit_choice = random.below(2) == 0 ? ExitChoice::border : ExitChoice::far_sides;
    spec.hedges = most_hedges(spec) / 2;
    CAPTURE(seed);
    REQUIRE(impossible(spec).empty());
    CHECK(check(spec, generate(spec, random).maze).empty());
  }
}

TEST_CASE("large boards") {
  Random random(1);
  Spec spec;
  for (const auto& [edge, hedges] : {std::pair{40, 210}, {100, 1300}, {200, 1000}}) {
    spec.shape = {edge, edge};
    spec.hedges = hedges;
    CHECK(generate(spec, random).law == Law::uniform);
  }
  spec.shape = {40, 40};
  spec.hedges = 1000;
  CHECK(generate(spec, random).law == Law::approximately_uniform);
}

TEST_CASE("from exact to the limit") {
  Random random(2);
  Spec spec;
  for (const auto& [hedges, law] : {std::pair{100, Law::uniform},
                                    {150, Law::approximately_uniform},
                                    {170, Law::approximately_uniform},
                                    {188, Law::constructed}}) {
    spec.hedges = hedges;
    const auto [first, second] = generate_duel(spec, random);
    CHECK(first.law == law);
    CHECK(first.maze.hedges.size() == static_cast<std::size_t>(hedges));
    CHECK(first.maze.hedges != second.maze.hedges);
  }
}

TEST_CASE("a request at the limit is met, whatever the shape") {
  Random random(3);
  for (const Shape shape : {Shape{2, 2}, {2, 9}, {3, 3}, {4, 7}, {9, 5}, {12, 11}}) {
    for (int limit = 1; limit <= 4; ++limit) {
      Spec spec;
      spec.shape = shape;
      spec.attached = limit;
      spec.hedges = most_hedges(spec);
      const auto result = generate(spec, random);
      CHECK(static_cast<int>(result.maze.hedges.size()) == spec.hedges);
    }
  }
}

TEST_CASE("the most hedges with only the far corner reachable: reached, and no more") {
  Random random(4);
  for (const auto& [size, most] : {std::pair{2, 2},
                                   {3, 8},
                                   {4, 15},
                                   {5, 24},
                                   {6, 34},
                                   {7, 48},
                                   {8, 62},
                                   {9, 80},
                                   {10, 98},
                                   {15, 224}}) {
    const int edge = size;  // doctest cannot capture a structured binding
    const int hedges = most;
    Spec spec;
    spec.shape = {edge, edge};
    spec.hedges = hedges;
    spec.exit_choice = ExitChoice::cell;
    spec.exit = {edge - 1, edge - 1};
    spec.reachable = Reachable::exit;
    CAPTURE(edge);
    CHECK(most_hedges(spec) == hedges);
    CHECK(static_cast<int>(generate(spec, random).maze.hedges.size()) == hedges);
    ++spec.hedges;
    CHECK_FALSE(impossible(spec).empty());
  }
}

TEST_CASE("a duel of the only maze there is") {
  Random random(5);
  Spec spec;
  spec.shape = {2, 2};
  spec.hedges = 0;
  const auto [first, second] = generate_duel(spec, random);
  CHECK(first.maze.hedges == second.maze.hedges);
  spec.hedges = 1;
  for (int i = 0; i < 50; ++i) {
    const auto duel = generate_duel(spec, random);
    CHECK(duel[0].maze.hedges != duel[1].maze.hedges);
  }
}

TEST_CASE("what cannot be found is told with the tries made") {
  Random random(6);
  Spec spec;
  spec.shape = {12, 12};
  spec.hedges = 143;  // the bound, which nobody has reached
  spec.exit_choice = ExitChoice::cell;
  spec.exit = {11, 11};
  spec.reachable = Reachable::exit;
  REQUIRE(impossible(spec).empty());
  try {
    generate(spec, random);
    CHECK(false);
  } catch (const Exhausted& exhausted) {
    CHECK(exhausted.tries > 100);
    CHECK(std::string(exhausted.what()).find("143 hedges was found in") != std::string::npos);
  }
}
