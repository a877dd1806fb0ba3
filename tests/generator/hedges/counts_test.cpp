// SPDX-License-Identifier: MIT
// The number of hedge sets of small boards, counted in two ways, against counts made elsewhere.
#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tests/generator/hedges/enumerate.h"
#include "tests/generator/hedges/frontier.h"

using namespace cartapenna::hedges;
using namespace cartapenna::hedges::test;

namespace {

std::vector<std::vector<std::string>> rows_of(const std::string& name) {
  std::ifstream file(CARTAPENNA_TESTS "/oracles/" + name);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#' || line.rfind("rows", 0) == 0) continue;
    std::istringstream fields(line);
    auto& row = rows.emplace_back();
    for (std::string field; std::getline(fields, field, '\t');) row.push_back(field);
  }
  return rows;
}

struct Numbers {
  std::uint64_t groups = 0;
  std::uint64_t all = 0;
  std::uint64_t corner = 0;
};

// By number of hedges and largest group.
std::map<std::pair<int, int>, Numbers> count_all(const Shape& shape) {
  const Masks masks(shape);
  const auto corner = masks.bit({shape.columns - 1, shape.rows - 1});
  std::map<std::pair<int, int>, Numbers> counts;
  for (std::uint32_t hedges = 0; hedges < 1U << shape.sides(); ++hedges) {
    auto& numbers = counts[{std::popcount(hedges), masks.largest_group(hedges)}];
    const auto reached = masks.reached(hedges);
    ++numbers.groups;
    if (reached == masks.all_cells()) ++numbers.all;
    if ((reached & corner) != 0) ++numbers.corner;
  }
  return counts;
}

}  // namespace

TEST_CASE("every row of the counts of small boards") {
  std::map<std::pair<int, int>, std::map<std::pair<int, int>, Numbers>> boards;
  const auto rows = rows_of("hedge_counts.tsv");
  REQUIRE(rows.size() > 400);
  for (const auto& row : rows) {
    REQUIRE(row.size() == 8);
    const Shape shape{std::stoi(row[1]), std::stoi(row[0])};
    CHECK(shape.sides() == std::stoi(row[2]));
    const int limit = row[4] == "inf" ? 1000 : std::stoi(row[4]);
    auto& board = boards[{shape.columns, shape.rows}];
    if (board.empty()) board = count_all(shape);
    Numbers sum;
    for (const auto& [key, numbers] : board) {
      if (key.first != std::stoi(row[3]) || key.second > limit) continue;
      sum.groups += numbers.groups;
      sum.all += numbers.all;
      sum.corner += numbers.corner;
    }
    CAPTURE(fmt::format("{}", fmt::join(row, " ")));
    CHECK(std::to_string(sum.groups) == row[5]);
    CHECK(std::to_string(sum.all) == row[6]);
    CHECK(std::to_string(sum.corner) == row[7]);
  }
}

TEST_CASE("the frontier method counts what enumeration counts") {
  for (const auto& row : rows_of("hedge_counts.tsv")) {
    if (row[3] != "0" || row[4] == "inf") continue;
    const int limit = std::stoi(row[4]);
    const Shape shape{std::stoi(row[1]), std::stoi(row[0])};
    const auto board = count_all(shape.sides() <= 17 ? shape : Shape{2, 2});
    if (shape.sides() > 17) continue;
    const auto groups = Frontier(shape.columns, shape.rows, limit, Rule::groups_only).count();
    const auto all = Frontier(shape.columns, shape.rows, limit, Rule::all_reachable).count();
    const auto corner = Frontier(shape.columns, shape.rows, limit, Rule::corner_reachable).count();
    for (int h = 0; h <= shape.sides(); ++h) {
      Numbers sum;
      for (const auto& [key, numbers] : board) {
        if (key.first != h || key.second > limit) continue;
        sum.groups += numbers.groups;
        sum.all += numbers.all;
        sum.corner += numbers.corner;
      }
      CAPTURE(fmt::format("{}", fmt::join(row, " ")));
      CAPTURE(h);
      CHECK(groups[static_cast<std::size_t>(h)] == sum.groups);
      CHECK(all[static_cast<std::size_t>(h)] == sum.all);
      CHECK(corner[static_cast<std::size_t>(h)] == sum.corner);
    }
  }
}

static void compare_larger_boards(int edge) {
  const auto groups = Frontier(edge, edge, 4, Rule::groups_only).count();
  const auto all = Frontier(edge, edge, 4, Rule::all_reachable).count();
  std::size_t compared = 0;
  for (const auto& row : rows_of("hedge_counts_larger.tsv")) {
    if (std::stoi(row[0]) != edge || std::stoi(row[1]) != edge) continue;
    CAPTURE(fmt::format("{}", fmt::join(row, " ")));
    REQUIRE(row[4] == "4");
    const auto hedges = static_cast<std::size_t>(std::stoi(row[3]));
    CHECK(std::to_string(groups[hedges]) == row[5]);
    CHECK(std::to_string(all[hedges]) == row[6]);
    ++compared;
  }
  CHECK(compared > 20);
}

TEST_CASE("every row of the counts of 5 x 5 cells") {
  compare_larger_boards(5);
}

TEST_SUITE("slow") {
  TEST_CASE("every row of the counts of 6 x 6 cells") {
    compare_larger_boards(6);
  }
}

static int most(const Frontier::Numbers& numbers) {
  const auto last = std::find_if(numbers.rbegin(), numbers.rend(), [](auto n) { return n > 0; });
  return static_cast<int>(numbers.rend() - last) - 1;
}

static Spec corner_to_corner(int columns, int rows, int limit, Reachable reachable) {
  Spec spec;
  spec.shape = {columns, rows};
  spec.attached = limit;
  spec.exit_choice = ExitChoice::cell;
  spec.exit = {columns - 1, rows - 1};
  spec.reachable = reachable;
  return spec;
}

static void compare_with_bounds(int columns, int rows, int limit) {
  CAPTURE(columns);
  CAPTURE(rows);
  CAPTURE(limit);
  const auto all = corner_to_corner(columns, rows, limit, Reachable::all);
  CHECK(most(Frontier(columns, rows, limit, Rule::all_reachable).count()) == most_hedges(all));
  const auto exit = corner_to_corner(columns, rows, limit, Reachable::exit);
  const int found = most(Frontier(columns, rows, limit, Rule::corner_reachable).count());
  CHECK(found <= most_hedges(exit));
  if (limit == 4) CHECK(found == most_hedges(exit));
}

TEST_CASE("no more hedges can stand than the bounds say, and as many do") {
  for (int limit = 1; limit <= 4; ++limit) {
    for (const auto& [columns, rows] :
         {std::pair{2, 2}, {3, 2}, {2, 5}, {3, 3}, {4, 3}, {4, 5}, {3, 7}, {4, 4}}) {
      compare_with_bounds(columns, rows, limit);
    }
  }
  compare_with_bounds(5, 5, 4);
}

TEST_SUITE("slow") {
  TEST_CASE("no more hedges can stand than the bounds say, larger boards") {
    for (const auto& [columns, rows] : {std::pair{5, 6}, {5, 7}, {4, 8}, {6, 6}}) {
      compare_with_bounds(columns, rows, 4);
    }
    compare_with_bounds(5, 5, 5);
    compare_with_bounds(5, 5, 6);
  }
}
