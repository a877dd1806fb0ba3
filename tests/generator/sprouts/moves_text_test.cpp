// SPDX-License-Identifier: MIT
#include "generator/sprouts/moves_text.h"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "generator/random.h"
#include "generator/sprouts/code.h"

using namespace cartapenna;
using namespace cartapenna::sprouts;

namespace {

std::string read(const std::string& text) {
  const auto result = parse_moves(text);
  if (const auto* fault = std::get_if<Fault>(&result)) {
    return fmt::format("{}: {}", fault->column, fault->sentence);
  }
  return print(std::get<Position>(result));
}

bool contains(const std::string& text, const std::string& part) {
  CAPTURE(text);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("lists of moves in all ways to write them") {
  const std::string game = read("3: 1(4)1[2] 2(5)2");
  CHECK(read("3 1(4)1[2],2(5)2") == game);
  CHECK(read(" 3+  1(4)1[ 2 ]; 2(5)2\n") == game);
  CHECK(read("3-1(4)1[3] 2(5)2") != "");
  CHECK(read("1") == "1");
  CHECK(read("2: 2(3)1") == "2,3,1,3");
}

TEST_CASE("brackets name the spots of a side, all of them or those alive") {
  // 1 and 4 are dead at last; the loop at 5 has them on one side with 2.
  const std::string dead = "3: 1(4)1[2] 1(5)3 ";
  CHECK(contains(read(dead + "3(6)5[4]"), "column") == false);
  CHECK(read("4: 1(5)1[2,3]") == read("4: 1(5)1[4]"));
  CHECK(contains(read("4: 1(5)1[2,5]"), "12: expected a spot from 1 to 4"));
  CHECK(contains(read("4: 1(5)1[1]"), "has just 1 on one side"));
}

TEST_CASE("without brackets nothing alive is parted off, or it does not matter") {
  CHECK(read("4: 1(5)1") != read("4: 1(5)1[2]"));
  CHECK(!contains(read("2: 1(3)1"), ":"));
}

TEST_CASE("what is wrong is told with its column") {
  CHECK(contains(read("1(3)2"), "1: the number of starting spots is missing"));
  CHECK(contains(read("41: 1(42)2"), "1: a list of moves begins with"));
  CHECK(contains(read("2: 1(3"), "7: expected the new spot's number"));
  CHECK(contains(read("2: 1-2"), "5: expected ( and"));
  CHECK(contains(read("2: 1(4)2"), "6: the new spot of this move is 3, not 4"));
  CHECK(contains(read("2: 1(3)7"), "4: there is no spot 7; they are numbered 1 to 2"));
  CHECK(contains(read("2: 1(3)0"), "4: there is no spot 0"));
  CHECK(contains(read("3: 1(4)1[2] 2(5)3"), "13: spots 2 and 3 share no region"));
  CHECK(contains(read("2: 1(3)2 3(4)3"), "10: a line from spot 3 back to it takes two ends"));
  CHECK(contains(read("4: 1(5)1 1(6)2 1(7)3"), "16: spot 1 is dead"));
  CHECK(contains(read("2: 1(99999999999999)2"), "6: the new spot"));
  CHECK(contains(read("3: 1(4)1[2"), "expected , or ]"));
}

// A name may fit several lines: the moves after it decide.
TEST_CASE("a game can be read from its own names") {
  constexpr int games = 100;
  int read_again = 0;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    const int spots = 2 + static_cast<int>(random.below(4));
    Position position = start(spots);
    for (;;) {
      const auto all = moves(position, 100'000);
      REQUIRE(all);
      if (all->empty()) break;
      position = play(position, (*all)[random.below(all->size())]);
    }
    const auto names = moves_to(position);
    CHECK(static_cast<int>(names.size()) == spot_count(position) - spots);
    const std::string text = fmt::format("{}: {}", spots, fmt::join(names, " "));
    CAPTURE(text);
    const auto again = parse_moves(text);
    if (!std::holds_alternative<Position>(again)) continue;
    ++read_again;
    CHECK(moves_to(std::get<Position>(again)).size() == names.size());
  }
  MESSAGE(read_again, " of ", games, " games");
  CHECK(read_again == games);
}
