// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "generator/hedges/hedges.h"

using namespace cartapenna::hedges;

namespace {

Spec sized(int columns, int rows, int hedges) {
  Spec spec;
  spec.shape = {columns, rows};
  spec.hedges = hedges;
  return spec;
}

Spec with_exit(Spec spec, Cell exit) {
  spec.exit_choice = ExitChoice::cell;
  spec.exit = exit;
  return spec;
}

}  // namespace

TEST_CASE("the standard request can be met, and others at the edge of the possible") {
  CHECK(impossible(Spec{}).empty());
  CHECK(impossible(sized(2, 2, 0)).empty());
  CHECK(impossible(sized(2, 2, 1)).empty());
  CHECK(impossible(sized(200, 200, 30)).empty());
  CHECK(impossible(sized(15, 15, 188)).empty());
}

TEST_CASE("each request that cannot be met is refused for its true reason") {
  const auto reason = [](const Spec& spec) {
    const auto reasons = impossible(spec);
    REQUIRE(reasons.size() == 1);
    return reasons.front().sentence;
  };
  CHECK(reason(sized(2, 2, 30)) == "30 hedges are more than the 4 sides that 2 x 2 cells share");
  CHECK(reason(sized(15, 15, 189)) ==
        "189 hedges are too many: on 15 x 15 cells, with at most 4 attached and every cell to be "
        "reached, no more than 188 can stand");
  CHECK(reason(sized(15, 15, -1)) == "the number of hedges is below 0");
  CHECK(reason(sized(1, 9, 0)) == "a board has 2 to 200 columns and rows, not 1 x 9");
  CHECK(reason(with_exit(Spec{}, {0, 0})) == "A1 is both the entry and the exit");
  CHECK(reason(with_exit(Spec{}, {15, 0})) ==
        "the exit P1 is outside of the board, whose last cell is O15");
  CHECK(reason(with_exit(Spec{}, {5, 5})) == "the exit F6 is not on the border of the board");
  Spec none;
  none.attached = 0;
  CHECK(reason(none) ==
        "with at most 0 attached hedges, not one could stand: 1 is the least limit");
  Spec outside;
  outside.entry = {3, 20};
  outside.alphabet = Alphabet::italian;
  CHECK(reason(outside) == "the entry D21 is outside of the board, whose last cell is Q15");
  auto corner = with_exit(sized(15, 15, 225), {14, 14});
  corner.reachable = Reachable::exit;
  CHECK(reason(corner).find("no more than 224 can stand") != std::string::npos);
}

TEST_CASE("several reasons are all told, each with the key that is wrong") {
  auto spec = with_exit(sized(4, 4, 25), {0, 0});
  spec.attached = 0;
  const auto reasons = impossible(spec);
  REQUIRE(reasons.size() == 3);
  CHECK(reasons[0].key == "exit");
  CHECK(reasons[1].key == "attached");
  CHECK(reasons[2].key == "hedges");
}

TEST_CASE("the most hedges with only the far corner reachable, limit 4") {
  // Found elsewhere by search: 2, 8, 15, 24, 34, 48, 62, 80, 98 for 2 … 10, and 224 for 15.
  const std::pair<int, int> known[] = {{2, 2},  {3, 8},  {4, 15}, {5, 24},
                                       {6, 34}, {7, 48}, {9, 80}, {15, 224}};
  for (const auto& [edge, hedges] : known) {
    auto spec = with_exit(sized(edge, edge, hedges), {edge - 1, edge - 1});
    spec.reachable = Reachable::exit;
    CHECK(most_hedges(spec) == hedges);
  }
}

TEST_CASE("exits are drawn from the cells of the choice") {
  Spec spec = sized(4, 3, 2);
  CHECK(exit_cells(spec).size() == 6);
  spec.entry = {3, 2};
  CHECK(exit_cells(spec).size() == 5);
  spec.exit_choice = ExitChoice::border;
  CHECK(exit_cells(spec).size() == 9);
  const auto cells = exit_cells(spec);
  CHECK(std::is_sorted(cells.begin(), cells.end()));
}
