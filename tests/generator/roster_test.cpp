// SPDX-License-Identifier: MIT
#include "generator/roster.h"

#include <doctest/doctest.h>

#include <set>

using namespace cartapenna;

TEST_CASE("each day everybody plays once, one who is left over with the teacher") {
  for (const Pairing pairing : {Pairing::in_order, Pairing::random, Pairing::round_robin}) {
    for (int pupils = 1; pupils <= 9; ++pupils) {
      CAPTURE(pupils);
      Random random(7);
      constexpr int days = 12;
      const std::vector<Pair> pairs = pair_up(pupils, pairing, days, random);
      const int each_day = (pupils + 1) / 2;
      REQUIRE(pairs.size() == static_cast<std::size_t>(days * each_day));
      for (int day = 0; day < days; ++day) {
        std::multiset<int> playing;
        for (int i = 0; i < each_day; ++i) {
          const Pair& pair = pairs[static_cast<std::size_t>(day * each_day + i)];
          CHECK(pair[0] != teacher);  // the sheet is the pupil's
          playing.insert(pair.begin(), pair.end());
        }
        CHECK(playing.count(teacher) == static_cast<std::size_t>(pupils % 2));
        for (int pupil = 0; pupil < pupils; ++pupil) CHECK(playing.count(pupil) == 1);
      }
    }
  }
}

TEST_CASE("in a round robin nobody meets twice before all have met") {
  for (int pupils = 2; pupils <= 9; ++pupils) {
    CAPTURE(pupils);
    Random random(1);
    const int days = pupils % 2 == 0 ? pupils - 1 : pupils;
    std::set<std::set<int>> met;
    for (const Pair& pair : pair_up(pupils, Pairing::round_robin, days, random)) {
      CHECK(met.insert({pair[0], pair[1]}).second);
    }
  }
}
