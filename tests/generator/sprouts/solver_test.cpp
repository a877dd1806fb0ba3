// SPDX-License-Identifier: MIT
#include "generator/sprouts/solver.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "generator/sprouts/sprouts.h"
#include "tests/generator/sprouts/oracle.h"

using namespace cartapenna::sprouts;

namespace {

const Limits no_limits{1e6};

void check_starts(int from, int to) {
  for (const auto& row : read_oracle("sprouts_values.tsv")) {
    const int n = row.number("n");
    if (n < from || n > to) continue;
    CAPTURE(n);
    Solver solver;
    CHECK(*solver.nimber(code_of(start(n)), no_limits) == row.number("nimber"));
  }
}

void check_misere_starts(int from, int to) {
  Solver solver;
  for (const auto& row : read_oracle("sprouts_values.tsv")) {
    const int n = row.number("n");
    if (n < from || n > to) continue;
    CAPTURE(n);
    CHECK(*solver.wins(code_of(start(n)), Play::misere, no_limits) == (row["misere"] == "N"));
  }
}

void check_first_moves(int from, int to, Variant variant) {
  const auto way = variant == Variant::misere ? Play::misere : Play::normal;
  for (int n = from; n <= to; ++n) {
    CAPTURE(n);
    Solver solver;
    std::vector<std::string> winning;
    const auto choices = solver.choices(start(n), way, no_limits);
    for (const Choice& choice : *choices) {
      if (choice.wins) winning.push_back(choice.name);
    }
    const auto told = winning_first_moves(n, variant);
    CHECK(std::equal(winning.begin(), winning.end(), told->begin(), told->end()));
    CHECK(winning.empty() == (winner(n, variant).player == Player::second));
    if (n == 1) continue;
    CHECK(choices->size() == static_cast<std::size_t>(n / 2 + 1 + (n % 2)));
  }
}

}  // namespace

TEST_CASE("the table of winning first moves is what the solver finds") {
  check_first_moves(1, 8, Variant::normal);
  check_first_moves(1, 8, Variant::misere);
  CHECK(winning_first_moves(12, Variant::normal)->empty());
  CHECK_FALSE(winning_first_moves(13, Variant::normal));
  CHECK_FALSE(winning_first_moves(12, Variant::misere));
  CHECK_FALSE(winning_first_moves(3, Variant::brussels));
}

TEST_CASE("oracle positions: nimber, winners, moves") {
  Solver solver;
  for (const auto& row : read_oracle("sprouts_positions.tsv")) {
    CAPTURE(row["id"]);
    const auto position = std::get<Position>(parse_position(row["position"]));
    const auto answer = solver.solve(position, true, no_limits);
    REQUIRE(answer);
    CHECK(answer->nimber == row.number("nimber"));
    CHECK(answer->normal == (row["normal"] == "N"));
    CHECK(*answer->misere == (row["misere"] == "N"));
    CHECK(answer->choices.size() == static_cast<std::size_t>(row.number("children")));
    CHECK(answer->winning() == static_cast<std::size_t>(row.number("winning")));
    const auto by_code = solver.solve(code_of(position), true, no_limits);
    CHECK(by_code->nimber == answer->nimber);
    CHECK(by_code->choices.size() == answer->choices.size());
    CHECK(by_code->winning() == answer->winning());
    if (row["best"] == "-") continue;
    const auto after =
        print_lands(canonical_lands(code_of(std::get<Position>(parse_position(row["after"])))));
    CHECK(std::any_of(answer->choices.begin(), answer->choices.end(),
                      [&](const Choice& choice) { return choice.wins && choice.after == after; }));
  }
}

TEST_CASE("nimbers of the starts") {
  check_starts(1, 9);
}

TEST_CASE("a position beside its equal is worth nothing") {
  for (const auto& row : read_oracle("sprouts_values.tsv")) {
    const int n = row.number("n");
    if (n > 6) break;
    CAPTURE(n);
    const std::string text = print_code(code_of(start(n)));
    const std::string one = text.substr(0, text.find('}')) + "}]";
    Solver pair;
    Solver three;
    CHECK(*pair.nimber(std::get<Code>(parse_code(one + one + "!")), no_limits) == 0);
    CHECK(*three.nimber(std::get<Code>(parse_code(one + one + one + "!")), no_limits) ==
          row.number("nimber"));
  }
}

TEST_CASE("misere winners of the starts") {
  check_misere_starts(1, 9);
}

TEST_CASE("limits end in no answer, and the next question is answered all the same") {
  Solver solver;
  CHECK_FALSE(solver.nimber(code_of(start(9)), {60, 50}));
  CHECK_FALSE(solver.nimber(code_of(start(9)), {0}));
  CHECK_FALSE(solver.wins(code_of(start(9)), Play::misere, {60, 50}));
  CHECK(*solver.nimber(code_of(start(7)), no_limits) == 0);
  CHECK(*solver.wins(code_of(start(6)), Play::misere, no_limits));
  CHECK_FALSE(solver.solve(start(40), true, {0.2}));
}

TEST_SUITE("slow") {
  TEST_CASE("nimbers of larger starts") {
    check_starts(10, 14);
  }

  TEST_CASE("misere winners of larger starts") {
    check_misere_starts(10, 11);
  }

  TEST_CASE("the rest of the table of winning first moves") {
    check_first_moves(9, 11, Variant::normal);
    check_first_moves(9, 10, Variant::misere);  // 11 takes minutes
  }
}
