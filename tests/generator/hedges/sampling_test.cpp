// SPDX-License-Identifier: MIT
// Every way of drawing a maze against all hedge sets of small boards, each of which must come
// equally often, and against exact numbers of sets of larger ones.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

#include "generator/hedges/lattice.h"
#include "tests/generator/hedges/chi_square.h"
#include "tests/generator/hedges/enumerate.h"
#include "tests/generator/hedges/frontier.h"

using namespace cartapenna;
using namespace cartapenna::hedges;
using namespace cartapenna::hedges::test;

namespace {

Spec board(int columns, int rows, int hedges, int limit, Reachable reachable = Reachable::all) {
  Spec spec;
  spec.shape = {columns, rows};
  spec.hedges = hedges;
  spec.attached = limit;
  spec.exit_choice = ExitChoice::cell;
  spec.exit = {columns - 1, rows - 1};
  spec.reachable = reachable;
  return spec;
}

using Sampler = std::function<std::optional<SideNumbers>(const Lattice&, int, Random&, Work&)>;

const Sampler rejection = [](const Lattice& lattice, int hedges, Random& random, Work& work) {
  return sample_by_rejection(lattice, hedges, random, 1'000'000, work);
};
const Sampler resampling = [](const Lattice& lattice, int hedges, Random& random, Work& work) {
  return sample_by_resampling(lattice, hedges, random, 10'000'000, work);
};
const Sampler chain = [](const Lattice& lattice, int hedges, Random& random, Work& work) {
  return sample_by_chain(lattice, hedges, random, work);
};
// Wrong: each hedge uniformly among those that break no rule with the ones already there.
const Sampler one_after_another = [](const Lattice& lattice, int hedges, Random& random, Work&) {
  std::optional<SideNumbers> sides;
  while (!sides) {
    Groups groups(lattice);
    SideNumbers order(static_cast<std::size_t>(lattice.sides()));
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
    random.shuffle(order);
    sides.emplace();
    for (const int side : order) {
      if (static_cast<int>(sides->size()) < hedges && groups.join(lattice.ends(side)))
        sides->push_back(side);
    }
    if (static_cast<int>(sides->size()) < hedges) sides.reset();
  }
  return sides;
};

double surprise_of(const Sampler& sampler, const Spec& spec, int draws, std::size_t sets) {
  const auto valid = Masks(spec.shape).all_valid(spec, spec.exit);
  CHECK(valid.size() == sets);
  const Lattice lattice(spec, spec.exit);
  Random random(11);
  Work work;
  std::vector<std::int64_t> counts(valid.size(), 0);
  for (int i = 0; i < draws; ++i) {
    const auto sides = sampler(lattice, spec.hedges, random, work);
    REQUIRE(sides.has_value());
    std::uint32_t mask = 0;
    for (const int side : *sides) mask |= 1U << side;
    const auto found = std::lower_bound(valid.begin(), valid.end(), mask);
    REQUIRE(found != valid.end());
    REQUIRE(*found == mask);
    ++counts[static_cast<std::size_t>(found - valid.begin())];
  }
  return surprise(counts);
}

// Sets of any number of hedges, each side a hedge with the chance: sets of h hedges come in
// proportion to N(h) p^h (1-p)^(sides-h).
double surprise_of_numbers(int edge, Rule rule, double chance, int draws) {
  const auto exact = Frontier(edge, edge, 4, rule).count();
  const auto spec =
      board(edge, edge, 0, 4, rule == Rule::all_reachable ? Reachable::all : Reachable::exit);
  const Lattice lattice(spec, spec.exit);
  Random random(12);
  std::vector<std::int64_t> counts(exact.size(), 0);
  for (int i = 0; i < draws; ++i) ++counts[sample_of_any_size(lattice, chance, random).size()];
  std::vector<double> expected(exact.size());
  double sum = 0;
  for (std::size_t h = 0; h < exact.size(); ++h) {
    expected[h] = static_cast<double>(exact[h]) * std::pow(chance / (1 - chance), h);
    sum += expected[h];
  }
  for (auto& number : expected) number *= draws / sum;
  return surprise(counts, expected);
}

}  // namespace

TEST_CASE("each set of 3 x 3 cells and 4 hedges comes equally often") {
  const auto spec = board(3, 3, 4, 4);
  CHECK(surprise_of(rejection, spec, 100'000, 192) < 4);
  CHECK(surprise_of(resampling, spec, 20'000, 192) < 4);
  CHECK(surprise_of(chain, spec, 5'000, 192) < 4);
}

TEST_CASE("hedges added one after another are found out") {
  CHECK(surprise_of(one_after_another, board(3, 3, 4, 4), 20'000, 192) > 6);
  CHECK(surprise_of(one_after_another, board(3, 3, 4, 4, Reachable::exit), 100'000, 334) > 6);
}

TEST_CASE("each set of 4 x 3 cells and 5 hedges comes equally often") {
  CHECK(surprise_of(rejection, board(4, 3, 5, 4), 200'000, 2802) < 4);
  CHECK(surprise_of(resampling, board(3, 4, 5, 4), 30'000, 2802) < 4);
}

TEST_CASE("each set that leaves the exit alone reachable comes equally often") {
  const auto spec = board(3, 3, 4, 4, Reachable::exit);
  CHECK(surprise_of(rejection, spec, 100'000, 334) < 4);
  CHECK(surprise_of(resampling, spec, 20'000, 334) < 4);
  CHECK(surprise_of(chain, spec, 5'000, 334) < 4);
}

TEST_CASE("numbers of hedges of resampled boards") {
  CHECK(surprise_of_numbers(5, Rule::all_reachable, 0.3, 100'000) < 4);
  CHECK(surprise_of_numbers(5, Rule::corner_reachable, 0.3, 100'000) < 4);
}

TEST_CASE("the exit is uniform") {
  Spec spec;
  for (const auto choice : {ExitChoice::far_sides, ExitChoice::border}) {
    spec.exit_choice = choice;
    const auto cells = exit_cells(spec);
    CHECK(cells.size() == (choice == ExitChoice::border ? 55 : 29));
    std::vector<std::int64_t> counts(cells.size(), 0);
    Random random(13);
    for (int i = 0; i < 20'000; ++i) {
      const auto exit = generate(spec, random).maze.exit;
      ++counts[static_cast<std::size_t>(std::find(cells.begin(), cells.end(), exit) -
                                        cells.begin())];
    }
    CHECK(surprise(counts) < 4);
  }
}

TEST_CASE("what the program draws is uniform, exits included") {
  auto spec = board(3, 3, 4, 4);
  spec.exit_choice = ExitChoice::far_sides;
  const auto exits = exit_cells(spec);
  const auto valid = Masks(spec.shape).all_valid(spec, spec.exit);
  std::vector<std::int64_t> counts(valid.size() * exits.size(), 0);
  Random random(14);
  for (int i = 0; i < 100'000; ++i) {
    const auto result = generate(spec, random);
    CHECK(result.law == Law::uniform);
    const auto& maze = result.maze;
    const auto set = std::lower_bound(valid.begin(), valid.end(), mask_of(maze.shape, maze.hedges));
    const auto exit = std::find(exits.begin(), exits.end(), maze.exit);
    ++counts[static_cast<std::size_t>((set - valid.begin()) * 5 + (exit - exits.begin()))];
  }
  CHECK(surprise(counts) < 4);
}

TEST_SUITE("slow") {
  TEST_CASE("a million draws, in each way that claims to be exact") {
    for (const auto& sampler : std::vector<Sampler>{rejection, resampling}) {
      CHECK(surprise_of(sampler, board(3, 3, 4, 4), 1'000'000, 192) < 4);
      CHECK(surprise_of(sampler, board(4, 3, 5, 4), 1'000'000, 2802) < 4);
      CHECK(surprise_of(sampler, board(3, 3, 4, 4, Reachable::exit), 1'000'000, 334) < 4);
    }
  }

  TEST_CASE("each set of 4 x 4 cells and 7 hedges comes equally often") {
    CHECK(surprise_of(rejection, board(4, 4, 7, 4), 1'500'000, 120348) < 4);
  }

  TEST_CASE("numbers of hedges of resampled boards, a million draws") {
    CHECK(surprise_of_numbers(5, Rule::all_reachable, 0.25, 1'000'000) < 4);
    CHECK(surprise_of_numbers(6, Rule::all_reachable, 0.25, 1'000'000) < 4);
    CHECK(surprise_of_numbers(5, Rule::corner_reachable, 0.3, 1'000'000) < 4);
  }

  TEST_CASE("the chain has the uniform law on a small board") {
    CHECK(surprise_of(chain, board(3, 3, 4, 4), 100'000, 192) < 4);
    CHECK(surprise_of(chain, board(4, 3, 5, 4), 100'000, 2802) < 4);
  }
}
