// SPDX-License-Identifier: MIT
// The solver on boards and on sensible positions, and the making of problems.
#include <benchmark/benchmark.h>

#include "generator/dots_and_boxes/players.h"
#include "generator/dots_and_boxes/problem.h"
#include "generator/dots_and_boxes/solve.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

// Safe lines at random, then small gifts, boxes taken at once; nothing can be taken in the end.
Position sensible(const Grid& grid, int undrawn, Random& random) {
  for (;;) {
    Position position(grid);
    while (static_cast<int>(undrawn_lines(position).size()) > undrawn) {
      const auto lines = choices(Player::greedy, position);
      draw(position, lines[random.below(lines.size())]);
    }
    if (capturing_lines(position).empty()) return position;
  }
}

void solve_sensible(benchmark::State& state) {
  Random random(1);
  for (auto _ : state) {
    state.PauseTiming();
    const Position position = sensible(Grid{5, 5}, static_cast<int>(state.range(0)), random);
    state.ResumeTiming();
    benchmark::DoNotOptimize(value_of(position));
  }
}
BENCHMARK(solve_sensible)->Arg(30)->Arg(36)->Unit(benchmark::kMillisecond);
BENCHMARK(solve_sensible)->Arg(40)->Unit(benchmark::kMillisecond)->Iterations(5);

void solve_board(benchmark::State& state) {
  const Grid grid{static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
  const Position board(grid, static_cast<Start>(state.range(2)));
  for (auto _ : state) benchmark::DoNotOptimize(value_of(board));
}
BENCHMARK(solve_board)
    ->Args({3, 3, 0})
    ->Args({4, 4, 2})
    ->Args({5, 4, 2})
    ->Unit(benchmark::kMillisecond);

void find_problems(benchmark::State& state) {
  const auto side = static_cast<int>(state.range(0));
  std::uint64_t board = 0;
  std::size_t found = 0;
  for (auto _ : state) {
    Random random(1, 0, board++);
    found += problems_of_game(Grid{side, side}, Start::american, random).size();
  }
  state.counters["problems"] =
      benchmark::Counter(static_cast<double>(found), benchmark::Counter::kIsRate);
}
BENCHMARK(find_problems)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

}  // namespace
