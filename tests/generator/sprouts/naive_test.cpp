// SPDX-License-Identifier: MIT
// The solver against the naive program.
#include "tests/generator/sprouts/naive.h"

#include <doctest/doctest.h>

#include "generator/sprouts/solver.h"
#include "generator/sprouts/sprouts.h"
#include "tests/generator/sprouts/oracle.h"

using namespace cartapenna::sprouts;

namespace {

const Limits no_limits{1e6};

void check_start(int spots) {
  CAPTURE(spots);
  naive::Solver second;
  const auto value = second.value(naive::fresh(spots));
  MESSAGE(spots << " spots: " << second.positions() << " positions");
  Solver solver;
  const Code code = code_of(start(spots));
  CHECK(*solver.nimber(code, no_limits) == value.nimber);
  CHECK(*solver.wins(code, Play::misere, no_limits) == value.misere_win);
  CHECK(value.fewest == game_length(spots, Variant::normal).least);
  CHECK(value.most == game_length(spots, Variant::normal).most);
}

// Oracle positions with at most that many lives that matter.
void check_positions(int most_lives) {
  Solver solver;
  naive::Solver second;
  int compared = 0;
  for (const auto& row : read_oracle("sprouts_positions.tsv")) {
    CAPTURE(row["id"]);
    const auto position = std::get<Position>(parse_position(row["position"]));
    const Code code = code_of(position);
    if (lives(code) > most_lives) continue;
    const auto value = second.value(naive::read(row["position"]));
    CHECK(*solver.nimber(code, no_limits) == value.nimber);
    CHECK(*solver.wins(code, Play::misere, no_limits) == value.misere_win);
    if (row["fewest"] != "?") {
      CHECK(row.number("fewest") == value.fewest);
      CHECK(row.number("most") == value.most);
    }
    ++compared;
  }
  CHECK(compared > 30);
}

}  // namespace

TEST_CASE("small starts, all games enumerated") {
  for (int spots = 1; spots <= 3; ++spots) check_start(spots);
}

TEST_CASE("oracle positions with few lives") {
  check_positions(6);
}

TEST_SUITE("slow") {
  TEST_CASE("four spots, all games enumerated") {
    check_start(4);
  }

  TEST_CASE("oracle positions with more lives") {
    check_positions(8);
  }
}
