// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "generator/sprouts/sprouts.h"

using namespace cartapenna::sprouts;
using cartapenna::Random;

namespace {

void check_distances(const Spec& spec, double width, double height, std::uint64_t seed) {
  CAPTURE(spec.spots);
  CAPTURE(width);
  CAPTURE(height);
  CAPTURE(seed);
  CAPTURE(static_cast<int>(spec.arrangement));
  REQUIRE(problems(spec, width, height).empty());
  Random random(seed);
  const auto spots = arrange(spec, width, height, random);
  REQUIRE(spots.size() == static_cast<std::size_t>(spec.spots));
  const double least = least_distance(spec, width, height) - 1e-9;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    CHECK(std::min(spots[i].x, width - spots[i].x) >= field_margin * width - 1e-9);
    CHECK(std::min(spots[i].y, height - spots[i].y) >= field_margin * height - 1e-9);
    for (std::size_t j = 0; j < i; ++j) {
      CHECK(std::hypot(spots[i].x - spots[j].x, spots[i].y - spots[j].y) >= least);
    }
  }
}

}  // namespace

TEST_CASE("spread spots keep their distances in fields of every shape") {
  for (const auto& [width, height] :
       {std::pair{180.0, 200.0}, {120.0, 150.0}, {90.0, 90.0}, {200.0, 60.0}}) {
    for (int spots = 1; spots <= spots_limit; ++spots) {
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const Spec spec{.spots = spots};
        if (!problems(spec, width, height).empty()) {
          CHECK(spots > 30);
          continue;
        }
        check_distances(spec, width, height, seed);
      }
    }
  }
}

TEST_CASE("a field in which only the grid fits is still filled") {
  const Spec spec{.spots = 9};
  check_distances(spec, 16, 100, 1);
}

TEST_CASE("grids, circles and triangles keep their distances") {
  for (int spots = 1; spots <= spots_limit; ++spots) {
    check_distances({.spots = spots, .arrangement = Arrangement::grid}, 180, 200, 0);
  }
  for (int spots = 1; spots <= 12; ++spots) {
    check_distances({.spots = spots, .arrangement = Arrangement::circle}, 180, 200, 0);
  }
  check_distances({.spots = 3, .arrangement = Arrangement::triangle}, 180, 120, 0);
}

TEST_CASE("the same seed spreads the spots alike, another seed otherwise") {
  const Spec spec{.spots = 6};
  Random a(1), b(1), c(2);
  const auto first = arrange(spec, 180, 200, a);
  const auto again = arrange(spec, 180, 200, b);
  const auto other = arrange(spec, 180, 200, c);
  const auto same = [](const Point& p, const Point& q) { return p.x == q.x && p.y == q.y; };
  CHECK(std::equal(first.begin(), first.end(), again.begin(), same));
  CHECK_FALSE(std::equal(first.begin(), first.end(), other.begin(), same));
}

TEST_CASE("what cannot be arranged is told") {
  CHECK(problems({.spots = 0}, 180, 200).size() == 1);
  CHECK(problems({.spots = 41}, 180, 200).size() == 1);
  CHECK(problems({.spots = 4, .arrangement = Arrangement::triangle}, 180, 200).size() == 1);
  CHECK(problems({.spots = 30, .arrangement = Arrangement::circle}, 180, 200).size() == 1);
  CHECK(problems({.spots = 40}, 40, 40).size() == 1);
  CHECK(problems({.spots = 0}, 4, 4).size() == 2);
  const Spec given{
      .spots = 3, .arrangement = Arrangement::given, .given = {{20, 20}, {22, 20}, {100, 3}}};
  const auto found = problems(given, 180, 200);
  REQUIRE(found.size() == 2);
  CHECK(found[0] == "spots 1 and 2 are 2.0 mm apart; the least is 8.0 mm");
  CHECK(found[1] == "spot 3 at (100.0, 3.0) mm is outside the field or within 5 mm of its edge");
}
