// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "generator/sprouts/sprouts.h"
#include "tests/generator/sprouts/oracle.h"

using namespace cartapenna::sprouts;

namespace {

void check_winner(const std::string& oracle, Winner told) {
  CHECK((told.source == Source::conjecture) == (oracle == "?"));
  if (oracle != "?") CHECK((told.player == Player::first ? "N" : "P") == oracle);
}

}  // namespace

TEST_CASE("what is known of the starts agrees with the oracle") {
  for (const auto& row : read_oracle("sprouts_values.tsv")) {
    const int n = row.number("n");
    CAPTURE(n);
    check_winner(row["normal"], winner(n, Variant::normal));
    check_winner(row["misere"], winner(n, Variant::misere));
    check_winner(row["brussels"], winner(n, Variant::brussels));
    CHECK(game_length(n, Variant::normal).least == row.number("min_moves"));
    CHECK(game_length(n, Variant::misere).most == row.number("max_moves"));
    CHECK(game_length(n, Variant::brussels).least == row.number("brussels_moves"));
    CHECK(game_length(n, Variant::brussels).most == row.number("brussels_moves"));
    const bool computed = row["normal_status"] == "computed";
    CHECK((winner(n, Variant::normal).source == Source::computed) == computed);
    CHECK(start_nimber(n).has_value() == computed);
    if (computed) CHECK(*start_nimber(n) == row.number("nimber"));
  }
}

TEST_CASE("a conjecture is called one") {
  CHECK(winner(45, Variant::normal).source == Source::conjecture);
  CHECK(winner(45, Variant::normal).player == Player::first);
  for (const int n : {44, 46, 47, 53}) {
    CHECK(winner(n, Variant::normal).source == Source::literature);
  }
  for (const int n : {48, 52, 54}) CHECK(winner(n, Variant::normal).source == Source::conjecture);
  CHECK(winner(20, Variant::misere).source == Source::literature);
  for (const int n : {21, 22, 23, 24, 25, 26, 27}) {
    CAPTURE(n);
    CHECK(winner(n, Variant::misere).source == Source::conjecture);
    CHECK((winner(n, Variant::misere).player == Player::first) == (n >= 22 && n <= 24));
  }
}
