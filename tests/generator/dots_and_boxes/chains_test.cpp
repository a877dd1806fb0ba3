// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/chains.h"

#include <doctest/doctest.h>

#include "generator/dots_and_boxes/picture.h"

using namespace cartapenna::dots_and_boxes;

namespace {

Position position(const char* text) {
  const Reading reading = read_picture(text);
  REQUIRE(reading.faults.empty());
  return reading.position;
}

}  // namespace

TEST_CASE("a long chain, a short one and a loop") {
  const Position board = position(
      "+--+--+--+--+\n"
      "|        |  |\n"
      "+--+--+  +  +\n"
      "|     |  |  |\n"
      "+  +  +  +--+\n"
      "|     |     |\n"
      "+--+--+--+--+\n");
  const auto found = chains(board);
  REQUIRE(found.size() == 3);
  CHECK(found[0].boxes.size() == 6);
  CHECK(found[0].opened);
  CHECK(found[1].boxes == std::vector<int>{3, 7});
  CHECK(found[2].loop);
  CHECK(found[2].boxes.size() == 4);
  CHECK(found[2].lines.size() == 4);
  CHECK(regions(board).size() == 3);
  CHECK(is_endgame(board));
}

TEST_CASE("chains that meet at a joint are not independent") {
  const Position board = position(
      "+--+--+--+\n"
      "          \n"
      "+--+  +--+\n"
      "|  |  |  |\n"
      "+--+  +--+\n");
  const auto found = chains(board);
  REQUIRE(found.size() == 3);
  for (const Chain& chain : found) {
    CHECK(!chain.independent);
    CHECK(!chain.loop);
    CHECK(chain.boxes.size() == 1);
    CHECK(chain.lines.size() == 2);
  }
  CHECK(regions(board).size() == 1);
}

TEST_CASE("an empty board is all joints and safe lines") {
  const Position board(Grid{3, 3});
  CHECK(chains(board).empty());
  CHECK(regions(board).size() == 1);
  CHECK(!is_endgame(board));
  CHECK(first_player_wants(Grid{3, 3}, 2));
  CHECK(!first_player_wants(Grid{3, 3}, 1));
  CHECK(first_player_wants(Grid{4, 4}, 1));
}
