// SPDX-License-Identifier: MIT
#include "generator/hedges/level.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "generator/hedges/balance.h"
#include "tests/generator/hedges/chi_square.h"
#include "tests/generator/hedges/enumerate.h"

using namespace cartapenna;
using namespace cartapenna::hedges;
using namespace cartapenna::hedges::test;

namespace {

Spec cornered(int edge, int hedges) {
  Spec spec;
  spec.shape = {edge, edge};
  spec.hedges = hedges;
  spec.exit_choice = ExitChoice::cell;
  spec.exit = {edge - 1, edge - 1};
  return spec;
}

}  // namespace

TEST_CASE("levels have names") {
  for (const auto level :
       {Level::any, Level::easy, Level::medium, Level::hard, Level::fiendish, Level::cruel}) {
    CHECK(parse_level(level_name(level)) == level);
  }
  CHECK_FALSE(parse_level("Easy").has_value());
  for (const auto balance : {Balance::none, Balance::even, Balance::second}) {
    CHECK(parse_balance(balance_name(balance)) == balance);
  }
}

TEST_CASE("bands and what a figure is called") {
  const Bands bands{6800, 7400, 7100};
  CHECK(range_of(Level::easy, bands).has(6800));
  CHECK_FALSE(range_of(Level::easy, bands).has(6801));
  CHECK(range_of(Level::medium, bands).has(6801));
  CHECK(range_of(Level::hard, bands).has(7401));
  CHECK_FALSE(range_of(Level::hard, bands).has(8520));
  CHECK(range_of(Level::fiendish, bands).has(9230));
  CHECK(range_of(Level::cruel, bands).has(12780));
  CHECK_FALSE(range_of(Level::cruel, bands).has(13500));
  const Bands wide{3000, 5085, 4193};
  CHECK(range_of(Level::easy, wide).has(3000));
  CHECK(range_of(Level::hard, wide).has(5500));
  CHECK(level_of(6000, bands) == Level::easy);
  CHECK(level_of(7000, bands) == Level::medium);
  CHECK(level_of(8000, bands) == Level::hard);
  CHECK(level_of(9000, bands) == Level::fiendish);
  CHECK(level_of(12000, bands) == Level::cruel);
}

TEST_CASE("within a band the law is that of plain mazes") {
  const auto spec = cornered(3, 4);
  BandBook book;
  const auto range = range_of(Level::medium, book.find(spec, spec.exit, Turn::together));
  std::vector<std::uint32_t> sets;
  for (const auto set : Masks(spec.shape).all_valid(spec, spec.exit)) {
    Maze maze{spec.shape, spec.entry, spec.exit, {}};
    for (int side = 0; side < spec.shape.sides(); ++side) {
      if ((set >> side & 1U) != 0) maze.hedges.push_back(spec.shape.side(side));
    }
    if (range.has(grade(spec, maze, Turn::together).mean())) sets.push_back(set);
  }
  CHECK(sets.size() > 50);
  CHECK(sets.size() < 150);
  std::vector<std::int64_t> counts(sets.size(), 0);
  Random random(21);
  for (int i = 0; i < 1200; ++i) {
    const auto maze = draw_level(spec, Level::medium, Turn::together, book, random).generated.maze;
    const auto found = std::find(sets.begin(), sets.end(), mask_of(spec.shape, maze.hedges));
    REQUIRE(found != sets.end());
    ++counts[static_cast<std::size_t>(found - sets.begin())];
  }
  CHECK(surprise(counts) < 4);
}

static void compare_with_range(const Spec& spec, Level level, Turn turn, std::uint64_t seed) {
  BandBook book;
  Random random(seed);
  const auto bands = book.find(spec, spec.exit, turn);
  const auto range = range_of(level, bands);
  const auto drawn = draw_level(spec, level, turn, book, random);
  CAPTURE(std::string(level_name(level)));
  CHECK(range.has(drawn.figure.mean()));
  CHECK(check(spec, drawn.generated.maze).empty());
  const bool moved = level == Level::fiendish || level == Level::cruel;
  CHECK(drawn.generated.law == (moved ? Law::constructed : Law::uniform));
  const auto fresh = play_games(spec, drawn.generated.maze, turn, 500, 5).mean();
  CHECK(fresh > range.from - 600);
  CHECK(fresh < range.to + 600);
  if (!moved) return;
  for (const auto& other : panel()) {
    CHECK(play_games(spec, drawn.generated.maze, turn, 200, 6, other).mean() >
          bands.mean * 21 / 20);
  }
}

TEST_CASE("mazes of each level lie in its range, and fresh games agree") {
  const auto spec = cornered(15, 30);
  for (const auto level : {Level::easy, Level::medium, Level::hard, Level::fiendish}) {
    compare_with_range(spec, level, Turn::together, 22);
  }
}

TEST_SUITE("slow") {
  TEST_CASE("mazes of each level, in both orders of a turn") {
    for (const auto turn : {Turn::together, Turn::answer_first}) {
      for (const auto level :
           {Level::easy, Level::medium, Level::hard, Level::fiendish, Level::cruel}) {
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
          compare_with_range(cornered(15, 30), level, turn, seed);
        }
      }
    }
  }
}

TEST_CASE("a level that no maze has is told after a bounded number of tries") {
  const auto spec = cornered(4, 0);
  BandBook book;
  Random random(23);
  CHECK_THROWS_AS(generate_graded(spec, Level::hard, Turn::together, book, random), Exhausted);
  CHECK_THROWS_AS(generate_graded(spec, Level::cruel, Turn::together, book, random), Exhausted);
}

TEST_CASE("how often the first player wins") {
  const Figure two_or_three{{0, 0, 1, 1}};
  const auto equal = fairness(two_or_three, two_or_three);
  CHECK(equal.fewer == 250);
  CHECK(equal.equal == 500);
  CHECK(equal.more == 250);
  CHECK(equal.first_wins() == 750);
  const Figure five{{0, 0, 0, 0, 0, 3}};
  CHECK(fairness(two_or_three, five).fewer == 1000);
  CHECK(fairness(five, two_or_three).more == 1000);
  CHECK(fairness(five, two_or_three).first_wins() == 0);
}

static void compare_balanced(std::uint64_t seed, Level level, Turn turn) {
  const auto spec = cornered(15, 30);
  BandBook book;
  Random random(seed);
  const auto even = generate_graded_duel(spec, level, Balance::even, turn, book, random);
  const auto& [a, b] = even.mazes;
  CHECK(std::abs(a.figure.mean() - b.figure.mean()) <= 150);
  CHECK(a.generated.maze.hedges != b.generated.maze.hedges);
  CHECK(a.generated.law == Law::chosen);
  // About 680 where both are alike; 0.15 turns are worth some 60, and hard mazes differ more.
  CHECK(even.fairness.first_wins() > 550);
  const auto second = generate_graded_duel(spec, level, Balance::second, turn, book, random);
  CHECK(std::abs(second.fairness.first_wins() - 500) < 50);
  CHECK(second.mazes[1].figure.mean() > second.mazes[0].figure.mean() + 200);
}

TEST_CASE("balanced duels") {
  compare_balanced(1, Level::any, Turn::together);
}

TEST_CASE("even duels are even in fresh games, too, where turns differ widely from game to game") {
  const auto spec = cornered(15, 30);
  BandBook book;
  for (const std::uint64_t seed :
       {4U, 8U, 11U}) {  // 0.11 to 0.16 apart when matched by 1,600 games
    Random random(seed);
    const auto duel =
        generate_graded_duel(spec, Level::any, Balance::even, Turn::together, book, random);
    CHECK(std::abs(duel.mazes[0].figure.mean() - duel.mazes[1].figure.mean()) <= 100);
    CHECK(duel.mazes[0].figure.games() == 4000);
  }
}

TEST_CASE("exits of a balanced duel are equally far") {
  Spec spec;
  BandBook book;
  Random random(9);
  const auto duel =
      generate_graded_duel(spec, Level::any, Balance::even, Turn::together, book, random);
  const auto steps = [](const Graded& graded) {
    const auto exit = graded.generated.maze.exit;
    return exit.column + exit.row;
  };
  CHECK(steps(duel.mazes[0]) == steps(duel.mazes[1]));
  const auto plain =
      generate_graded_duel(spec, Level::any, Balance::none, Turn::together, book, random);
  CHECK(plain.mazes[0].generated.law == Law::uniform);
}

TEST_SUITE("slow") {
  TEST_CASE("many balanced duels") {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      compare_balanced(seed, Level::easy, Turn::together);
      compare_balanced(seed, Level::hard, Turn::together);
      compare_balanced(seed, Level::any, Turn::answer_first);
    }
  }
}

TEST_CASE("the bands that ship are those that are reckoned") {
  const auto small = cornered(9, 30);
  const auto shipped = shipped_bands(small, small.exit, Turn::together);
  REQUIRE(shipped.has_value());
  const auto reckoned = reckon_bands(small, small.exit, Turn::together);
  CHECK(shipped->lower == reckoned.lower);
  CHECK(shipped->upper == reckoned.upper);
  CHECK(shipped->mean == reckoned.mean);
  for (int row = 0; row < 15; ++row) {
    for (const auto turn : {Turn::together, Turn::answer_first}) {
      const auto bands = shipped_bands(Spec{}, {14, row}, turn);
      REQUIRE(bands.has_value());
      CHECK(bands->lower < bands->mean);
      CHECK(bands->mean < bands->upper);
      CHECK(bands->upper < bands->mean * 6 / 5);
    }
  }
}
