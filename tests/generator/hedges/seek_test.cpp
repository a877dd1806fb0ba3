// SPDX-License-Identifier: MIT
#include "generator/hedges/seek.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <tuple>

using namespace cartapenna;
using namespace cartapenna::hedges;

namespace {

Spec cornered(int columns, int rows, int hedges) {
  Spec spec;
  spec.shape = {columns, rows};
  spec.hedges = hedges;
  spec.exit_choice = ExitChoice::cell;
  spec.exit = {columns - 1, rows - 1};
  return spec;
}

struct Moments {
  double mean;
  double within;   // standard deviation of the games of a maze
  double between;  // standard deviation of the means of mazes, without the noise of games
};

Moments moments(const Spec& spec, Turn turn, const Temperament& temperament, int mazes, int games) {
  Random random(3);
  double sum = 0;
  double squares = 0;
  double within = 0;
  for (int i = 0; i < mazes; ++i) {
    const auto figure = play_games(spec, generate(spec, random).maze, turn, games, 9, temperament);
    double turns = 0;
    double turns_squared = 0;
    for (std::size_t t = 0; t < figure.games_of.size(); ++t) {
      turns += static_cast<double>(t) * figure.games_of[t] / games;
      turns_squared += static_cast<double>(t * t) * figure.games_of[t] / games;
    }
    sum += turns / mazes;
    squares += turns * turns / mazes;
    within += (turns_squared - turns * turns) / mazes;
  }
  return {sum, std::sqrt(within), std::sqrt(std::max(0.0, squares - sum * sum - within / games))};
}

}  // namespace

TEST_CASE("without hedges the way is walked in fives") {
  for (const auto& [columns, rows, turns] :
       {std::tuple{15, 15, 6}, {6, 6, 2}, {2, 2, 1}, {2, 9, 2}, {7, 4, 2}}) {
    const auto spec = cornered(columns, rows, 0);
    const Maze maze{spec.shape, spec.entry, spec.exit, {}};
    for (const auto turn : {Turn::together, Turn::answer_first}) {
      for (const auto& temperament : panel()) {
        CHECK(play_games(spec, maze, turn, 20, 1, temperament).mean() == 1000 * turns);
      }
    }
  }
}

TEST_CASE("a game is never shorter than the shortest path, and always ends") {
  Random random(1);
  for (int i = 0; i < 60; ++i) {
    Spec spec;
    spec.shape = {static_cast<int>(2 + random.below(12)), static_cast<int>(2 + random.below(12))};
    spec.attached = static_cast<int>(1 + random.below(5));
    spec.reachable = random.below(2) == 0 ? Reachable::all : Reachable::exit;
    spec.hedges = most_hedges(spec) * static_cast<int>(random.below(6)) / 10;
    const auto maze = generate(spec, random).maze;
    const auto least = static_cast<std::size_t>((distance(maze) + 4) / 5);
    for (const auto turn : {Turn::together, Turn::answer_first}) {
      for (const auto& temperament : panel()) {
        const auto figure = play_games(spec, maze, turn, 10, 1, temperament);
        CHECK(figure.games() == 10);
        CHECK(figure.games_of.size() < 300);
        for (std::size_t t = 0; t < least; ++t) CHECK(figure.games_of[t] == 0);
      }
    }
  }
}

TEST_CASE("a corridor holds no surprise once it is known to be one") {
  // All hedges are known from the start when there are as many as sides that carry one may be.
  const auto spec = cornered(2, 2, 1);
  Random random(1);
  const auto maze = generate(spec, random).maze;
  const auto figure = play_games(spec, maze, Turn::answer_first, 200, 1);
  CHECK(figure.mean() == 1000);  // the answer tells which way is open
  CHECK(play_games(spec, maze, Turn::together, 200, 1).mean() > 1000);
}

TEST_CASE("the same seed gives the same games on every machine") {
  const auto spec = cornered(15, 15, 30);
  Random random(7);
  const auto maze = generate(spec, random).maze;
  CHECK(play_games(spec, maze, Turn::together, 100, 7).mean() == 6520);
  CHECK(play_games(spec, maze, Turn::answer_first, 100, 7).mean() == 6470);
}

TEST_CASE("turns for uniform standard mazes") {
  const auto corner = cornered(15, 15, 30);
  const auto& seeker = panel()[0];
  CHECK(std::abs(moments(corner, Turn::answer_first, seeker, 150, 50).mean - 7.0) < 0.1);
  CHECK(std::abs(moments(corner, Turn::together, seeker, 150, 50).mean - 7.15) < 0.12);
  CHECK(std::abs(moments(corner, Turn::together, panel()[1], 150, 50).mean - 7.5) < 0.15);
  auto middle = corner;
  middle.exit = {14, 7};
  CHECK(std::abs(moments(middle, Turn::answer_first, seeker, 100, 50).mean - 5.47) < 0.12);
}

TEST_SUITE("slow") {
  TEST_CASE("turns for uniform standard mazes, many of them") {
    const auto corner = cornered(15, 15, 30);
    const auto first = moments(corner, Turn::answer_first, panel()[0], 1000, 100);
    CHECK(std::abs(first.mean - 7.0) < 0.03);
    CHECK(std::abs(first.within - 0.83) < 0.03);
    CHECK(std::abs(first.between - 0.32) < 0.03);
    const auto together = moments(corner, Turn::together, panel()[0], 1000, 100);
    CHECK(std::abs(together.mean - 7.15) < 0.04);
    for (std::size_t who = 1; who < panel_size; ++who) {
      const auto other = moments(corner, Turn::together, panel()[who], 300, 50);
      CAPTURE(std::string(panel()[who].name));
      CHECK(other.mean > together.mean - 0.06);
      CHECK(other.mean < together.mean + 0.45);
    }
  }
}
