// SPDX-License-Identifier: MIT
#include "generator/sprouts/position.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "generator/random.h"
#include "generator/sprouts/code.h"
#include "tests/generator/sprouts/oracle.h"

using namespace cartapenna::sprouts;
using cartapenna::Random;

namespace {

Position parsed(const std::string& text) {
  CAPTURE(text);
  auto read = parse_position(text);
  if (const auto* fault = std::get_if<Fault>(&read)) FAIL(fault->sentence);
  return std::get<Position>(read);
}

Code parsed_code(const std::string& text) {
  CAPTURE(text);
  auto read = parse_code(text);
  if (const auto* fault = std::get_if<Fault>(&read)) FAIL(fault->sentence);
  return std::get<Code>(read);
}

std::vector<Move> all_moves(const Position& position) {
  return moves(position, 100000).value();
}

std::vector<Code> all_options(const Code& land) {
  return options(land, 100000).value();
}

Fault fault_of(const std::string& text) {
  CAPTURE(text);
  auto read = parse_position(text);
  REQUIRE(std::holds_alternative<Fault>(read));
  return std::get<Fault>(read);
}

Fault code_fault_of(const std::string& text) {
  CAPTURE(text);
  auto read = parse_code(text);
  REQUIRE(std::holds_alternative<Fault>(read));
  return std::get<Fault>(read);
}

}  // namespace

TEST_CASE("oracle positions are read, printed and abstracted") {
  for (const auto& row : read_oracle("sprouts_positions.tsv")) {
    CAPTURE(row["id"]);
    const Position position = parsed(row["position"]);
    CHECK(print(position) == row["position"]);
    CHECK(position.starting_spots == row.number("n"));
    CHECK(spot_count(position) == row.number("n") + row.number("made"));
    const auto lands = canonical_lands(code_of(position));
    CHECK(lands == canonical_lands(parsed_code(row["glop"])));
    CHECK(lands == canonical_lands(parsed_code(row["canon"])));
    CHECK(canonical_lands(parsed_code(print_lands(lands))) == lands);
    int sum = 0;
    for (const Code& land : lands) sum += lives(land);
    CHECK(sum <= lives(position));
  }
}

TEST_CASE("an oracle's move is among ours, by name and by what it leads to") {
  for (const auto& row : read_oracle("sprouts_positions.tsv")) {
    CAPTURE(row["id"]);
    if (row["best"] == "-") continue;
    const Position position = parsed(row["position"]);
    const auto after = canonical_lands(code_of(parsed(row["after"])));
    const auto ends = split(row["best"], '(');
    const int from = std::stoi(ends[0]);
    const int to = std::stoi(split(ends[1], ')')[1]);
    const auto best = std::to_string(std::min(from, to)) + "(" + split(ends[1], ')')[0] + ")" +
                      std::to_string(std::max(from, to));
    const auto all = all_moves(position);
    CHECK(std::any_of(all.begin(), all.end(), [&](const Move& move) {
      return name(position, move, false) == best &&
             canonical_lands(code_of(play(position, move))) == after;
    }));
  }
}

TEST_CASE("moves of drawn positions and of codes lead to the same positions") {
  const auto rows = read_oracle("sprouts_positions.tsv");
  for (const auto& row : rows) {
    CAPTURE(row["id"]);
    const Position position = parsed(row["position"]);
    std::set<std::vector<Code>> drawn;
    for (const Move& move : all_moves(position)) {
      drawn.insert(canonical_lands(code_of(play(position, move))));
    }
    CHECK(drawn.size() == static_cast<std::size_t>(row.number("children")));
    std::set<std::vector<Code>> coded;
    const auto lands = canonical_lands(code_of(position));
    for (std::size_t moved = 0; moved < lands.size(); ++moved) {
      for (const Code& option : all_options(lands[moved])) {
        auto after = canonical_lands(option);
        for (std::size_t other = 0; other < lands.size(); ++other) {
          if (other != moved) after.push_back(lands[other]);
        }
        std::sort(after.begin(), after.end());
        coded.insert(after);
      }
    }
    CHECK(coded == drawn);
  }
}

TEST_CASE("random games last as long as they must, and every move can be taken back") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    const int spots = 1 + static_cast<int>(random.below(6));
    Position position = start(spots);
    int made = 0;
    for (;; ++made) {
      const auto all = all_moves(position);
      if (all.empty()) break;
      const Position before = position;
      position = play(before, all[random.below(all.size())]);
      CHECK(lives(position) == 3 * spots - made - 1);
      CHECK(print(parsed(print(position))) == print(position));
      const auto [undone, move] = undo(position);
      CHECK(canonical_lands(code_of(undone)) == canonical_lands(code_of(before)));
      CHECK(canonical_lands(code_of(play(undone, move))) == canonical_lands(code_of(position)));
    }
    CHECK(made >= 2 * spots);
    CHECK(made <= 3 * spots - 1);
    CHECK(code_of(position).empty());
  }
}

TEST_CASE("a number alone stands for fresh spots") {
  CHECK(print(parsed("5")) == "1;2;3;4;5");
  CHECK(print(parsed(" 1 ")) == "1");
  CHECK(print(parsed("1;2;3")) == "1;2;3");
  CHECK(print_lands(canonical_lands(code_of(parsed("3")))) == "0.0.0.}");
  CHECK(parsed_code("0*3.}") == parsed_code("0.0.0.}"));
  CHECK(parsed_code("0*3") == parsed_code(" 0. 0. 0. } !"));
}

TEST_CASE("enclosed spots tell moves apart") {
  const Position position = start(3);
  std::set<std::string> names;
  for (const Move& move : all_moves(position)) names.insert(name(position, move, true));
  CHECK(names == std::set<std::string>{"1(4)2", "1(4)1", "1(4)1[2]"});
}

TEST_CASE("what is no position is refused with its column") {
  CHECK(fault_of("").column == 1);
  CHECK(fault_of("1;;2").column == 3);
  CHECK(fault_of("1;x").column == 3);
  CHECK(fault_of("1;2 3").column == 5);
  CHECK(fault_of("0").column == 1);
  CHECK(fault_of("1;200").column == 3);
  CHECK(fault_of("41").sentence == "more than 40 spots");
  CHECK(fault_of("1;3").sentence == "spot 2 is missing; dead spots are written too");
  CHECK(fault_of("1;2;1").column == 5);
  CHECK(fault_of("1,2,1,2,1,2,1,2").sentence == "spot 1 has more than three lines");
  CHECK(fault_of("1,2").sentence ==
        "2 spots with 2 line ends: every move sets one spot and four ends");
  // A loop's new spot was born with two lines; here 2 and 3 part the sheet without a birth.
  CHECK(fault_of("1,3;2/1,3;4").sentence == "spot 4 has 0 lines at its birth; a new spot has 2");
  // The second region walked the other way round.
  CHECK(fault_of("3,2,4/4,3,1,3,2").sentence.find("other way round") != std::string::npos);
}

TEST_CASE("what is no code is refused with its column") {
  CHECK(code_fault_of("0.3.}").column == 3);
  CHECK(code_fault_of("00.}").column == 2);
  CHECK(code_fault_of("0..}").column == 3);
  CHECK(code_fault_of("}").column == 1);
  CHECK(code_fault_of("A2.}").column == 1);
  CHECK(code_fault_of("2a2.}").column == 2);
  CHECK(code_fault_of("AA2.}").column == 2);
  CHECK(code_fault_of("a2.a.}").column == 4);
  CHECK(code_fault_of("A.0.}A.0.}A.0.}").column == 11);
  CHECK(code_fault_of("a2b2a2b2.}").sentence == "spots of this region's boundary cross each other");
  CHECK(code_fault_of("0*0").column == 3);
  CHECK(code_fault_of("12*3").column == 3);
}
