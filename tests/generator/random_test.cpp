// SPDX-License-Identifier: MIT
#include "generator/random.h"

#include <doctest/doctest.h>

#include <array>
#include <numeric>
#include <set>
#include <vector>

using cartapenna::Random;

TEST_CASE("the same place in a document gives the same numbers, another place others") {
  std::set<std::uint64_t> first_numbers;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    for (std::uint64_t sheet = 0; sheet < 10; ++sheet) {
      for (std::uint64_t board = 0; board < 10; ++board) {
        Random a(seed, sheet, board);
        Random b(seed, sheet, board);
        const auto number = a.bits();
        CHECK(number == b.bits());
        first_numbers.insert(number);
      }
    }
  }
  CHECK(first_numbers.size() == 1000);
}

TEST_CASE("the numbers of a seed never change") {
  Random random(7, 1, 2);
  CHECK(random.below(1000000) == 33558);
  CHECK(random.below(1000000) == 415966);
}

TEST_CASE("below is uniform") {
  Random random(1);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) ++counts[random.below(6)];
  double chi_square = 0;
  for (int count : counts) chi_square += (count - 10000.0) * (count - 10000.0) / 10000.0;
  CHECK(chi_square < 20.5);  // 0.1 % at 5 degrees of freedom
}

TEST_CASE("shuffle reaches every order equally often") {
  Random random(2);
  std::array<int, 27> counts{};
  for (int i = 0; i < 60000; ++i) {
    std::vector<std::size_t> list{0, 1, 2};
    random.shuffle(list);
    ++counts[list[0] * 9 + list[1] * 3 + list[2]];
  }
  double chi_square = 0;
  for (int count : counts) {
    if (count > 0) chi_square += (count - 10000.0) * (count - 10000.0) / 10000.0;
  }
  CHECK(chi_square < 20.5);
}
