// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "generator/hedges/hedges.h"
#include "tests/generator/hedges/enumerate.h"

using namespace cartapenna;
using namespace cartapenna::hedges;
using namespace cartapenna::hedges::test;

namespace {

std::string faults_of(const Spec& spec, const std::vector<std::string>& sides) {
  Maze maze{spec.shape, spec.entry, {spec.shape.columns - 1, spec.shape.rows - 1}, {}};
  for (const auto& side : sides) maze.hedges.push_back(*parse_side(side, spec.alphabet));
  return fmt::format("{}", fmt::join(check(spec, maze), "\n"));
}

Spec sized(int columns, int rows, int hedges) {
  Spec spec;
  spec.shape = {columns, rows};
  spec.hedges = hedges;
  return spec;
}

}  // namespace

TEST_CASE("the checker agrees with looking at every set of small boards") {
  for (const Shape shape : {Shape{2, 2}, {3, 2}, {2, 4}, {3, 3}}) {
    const Masks masks(shape);
    for (int limit = 1; limit <= 5; ++limit) {
      for (const auto reachable : {Reachable::all, Reachable::exit}) {
        for (std::uint32_t set = 0; set < 1U << shape.sides(); ++set) {
          auto spec = sized(shape.columns, shape.rows, std::popcount(set));
          spec.attached = limit;
          spec.reachable = reachable;
          Maze maze{shape, {}, {shape.columns - 1, shape.rows - 1}, {}};
          for (int number = 0; number < shape.sides(); ++number) {
            if ((set >> number & 1U) != 0) maze.hedges.push_back(shape.side(number));
          }
          CAPTURE(set);
          CHECK(check(spec, maze).empty() == masks.valid(set, spec, maze.exit));
        }
      }
    }
  }
}

TEST_CASE("rows of more than 64 cells are looked through too") {
  for (const int columns : {64, 65, 100}) {
    auto spec = sized(columns, 2, 1);
    CHECK(faults_of(spec, {"A1-A2"}).empty());
    spec.hedges = 2;
    const auto last = column_name(columns - 1, Alphabet::english);
    const auto before = column_name(columns - 2, Alphabet::english);
    CHECK(faults_of(spec, {fmt::format("{}1-{}1", before, last), fmt::format("{0}1-{0}2", last)}) ==
          fmt::format("{1}1 cannot be reached from A1: closed off by {0}1-{1}1, {1}1-{1}2", before,
                      last));
  }
}

TEST_CASE("attached hedges are named") {
  CHECK(faults_of(sized(6, 6, 5), {"B4-C4", "C4-C5", "D4-D5", "E4-E5", "E4-F4"}) ==
        "B4-C4, C4-C5, D4-D5, E4-F4, E4-E5 are 5 attached hedges, 4 may be");
  CHECK(faults_of(sized(6, 6, 4), {"C4-C5", "D4-D5", "E4-E5", "E4-F4"}).empty());
  // Crossing in one point, and beside each other at the border.
  auto limited = sized(6, 6, 4);
  limited.attached = 3;
  CHECK(faults_of(limited, {"B2-C2", "B2-B3", "C2-C3", "B3-C3"}) ==
        "B2-C2, B2-B3, C2-C3, B3-C3 are 4 attached hedges, 3 may be");
  limited.attached = 1;
  limited.hedges = 2;
  CHECK(faults_of(limited, {"A1-B1", "B1-C1"}).empty());
}

TEST_CASE("cells that are closed off are named, with what closes them") {
  CHECK(faults_of(sized(4, 4, 2), {"C1-D1", "D1-D2"}) ==
        "D1 cannot be reached from A1: closed off by C1-D1, D1-D2");
  CHECK(faults_of(sized(4, 4, 4), {"B1-B2", "C1-C2", "A1-B1", "C1-D1"}) ==
        "B1 and 1 more cell cannot be reached from A1: closed off by A1-B1, B1-B2, C1-D1, C1-C2");
  auto exit_only = sized(4, 4, 2);
  exit_only.reachable = Reachable::exit;
  CHECK(faults_of(exit_only, {"C1-D1", "D1-D2"}).empty());
  CHECK(faults_of(exit_only, {"D3-D4", "C4-D4"}) ==
        "the exit D4 cannot be reached from A1: closed off by D3-D4, C4-D4");
}

TEST_CASE("hedges that cannot be") {
  CHECK(faults_of(sized(3, 3, 2), {"A1-B1", "C1-D1"}) ==
        "there is no side C1-D1\nthe number of hedges is 1, not 2");
  CHECK(faults_of(sized(3, 3, 2), {"A1-B1", "A1-B1"}) ==
        "A1-B1 has two hedges\nthe number of hedges is 1, not 2");
  CHECK(faults_of(sized(3, 3, 2), {"A1-B1"}) == "the number of hedges is 1, not 2");
}

TEST_CASE("entry, exit and size are those of the request") {
  Spec spec = sized(5, 5, 0);
  const auto faults = [&spec](Maze maze) {
    return fmt::format("{}", fmt::join(check(spec, maze), "\n"));
  };
  CHECK(faults({{5, 5}, {0, 0}, {4, 2}, {}}).empty());
  CHECK(faults({{5, 4}, {0, 0}, {4, 2}, {}}) == "the board has 5 x 4 cells, not 5 x 5");
  CHECK(faults({{5, 5}, {1, 0}, {4, 2}, {}}) == "the entry is B1, not A1");
  CHECK(faults({{5, 5}, {0, 0}, {2, 0}, {}}) ==
        "the exit C1 is neither in the last column nor in the last row");
  CHECK(faults({{5, 5}, {0, 0}, {2, 2}, {}}) == "the exit C3 is not on the border");
  CHECK(faults({{5, 5}, {0, 0}, {5, 2}, {}}) == "the exit is outside of the board");
  spec.exit_choice = ExitChoice::border;
  CHECK(faults({{5, 5}, {0, 0}, {2, 0}, {}}).empty());
  CHECK(faults({{5, 5}, {0, 0}, {0, 0}, {}}) == "A1 is both the entry and the exit");
  spec.exit_choice = ExitChoice::cell;
  spec.exit = {4, 4};
  CHECK(faults({{5, 5}, {0, 0}, {4, 2}, {}}) == "the exit is E3, not E5");
}
