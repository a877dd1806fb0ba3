// SPDX-License-Identifier: MIT
#include "generator/sprouts/problem.h"

#include <doctest/doctest.h>

#include "generator/sprouts/solver.h"

using namespace cartapenna;
using namespace cartapenna::sprouts;

TEST_CASE("one winning move, as the solver says, and the game replays") {
  Random random(1);
  const auto problem = make_problem({.least_spots = 3, .most_spots = 4}, random);
  REQUIRE(problem);
  CAPTURE(problem->hoey);
  Solver solver;
  const auto choices = solver.choices(problem->position, Play::normal, {1e9});
  REQUIRE(choices);
  CHECK(static_cast<int>(choices->size()) == problem->different_moves);
  int winning = 0;
  for (const Choice& choice : *choices) {
    if (!choice.wins) continue;
    ++winning;
    CHECK(choice.moves.size() <= problem->key->equivalent);
    const auto after = play(problem->position, problem->key->move);
    CHECK(print_lands(canonical_lands(code_of(after))) == choice.after);
  }
  CHECK(winning == 1);
  CHECK(problem->lives == lives(problem->position));
  CHECK(static_cast<int>(problem->record.size()) == 3 * problem->spots - problem->lives);
}

TEST_CASE("what cannot be asked for is told") {
  CHECK(faults({}).empty());
  CHECK(faults({.least_spots = 2}).size() == 1);
  CHECK(faults({.least_spots = 3, .most_spots = 3, .level = Level::hard}).size() == 1);
  CHECK(faults({.variant = Variant::brussels, .width = 40}).size() == 2);
}
