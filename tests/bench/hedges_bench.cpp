// SPDX-License-Identifier: MIT
// cmake --build --preset release --target hedges_bench && build/tests/hedges_bench
#include <benchmark/benchmark.h>

#include "generator/hedges/balance.h"
#include "generator/hedges/lattice.h"

using namespace cartapenna;
using namespace cartapenna::hedges;

namespace {

Spec standard(int hedges) {
  Spec spec;
  spec.hedges = hedges;
  spec.exit_choice = ExitChoice::cell;
  spec.exit = {14, 14};
  return spec;
}

void generated_and_checked(benchmark::State& state) {
  const auto spec = standard(static_cast<int>(state.range(0)));
  Random random(1);
  for (auto _ : state) benchmark::DoNotOptimize(generate(spec, random));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(generated_and_checked)->Arg(30)->Arg(60)->Arg(80)->Arg(100)->Arg(110)->Arg(150);

void resampled(benchmark::State& state) {
  const auto spec = standard(static_cast<int>(state.range(0)));
  const Lattice lattice(spec, spec.exit);
  Random random(1);
  Work work;
  for (auto _ : state) {
    benchmark::DoNotOptimize(sample_by_resampling(lattice, spec.hedges, random, 100'000'000, work));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(resampled)->Arg(30)->Arg(60)->Arg(100)->Arg(110)->Arg(120);

void checked(benchmark::State& state) {
  const auto spec = standard(30);
  Random random(1);
  const auto maze = generate(spec, random).maze;
  for (auto _ : state) benchmark::DoNotOptimize(check(spec, maze));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(checked);

void games(benchmark::State& state) {
  const auto spec = standard(30);
  const auto turn = state.range(0) == 0 ? Turn::together : Turn::answer_first;
  Random random(1);
  const auto maze = generate(spec, random).maze;
  std::uint64_t seed = 0;
  for (auto _ : state) benchmark::DoNotOptimize(play_games(spec, maze, turn, 100, ++seed));
  state.SetItemsProcessed(100 * state.iterations());
}
BENCHMARK(games)->Arg(0)->Arg(1);

void even_duel(benchmark::State& state) {
  const auto spec = standard(30);
  BandBook book;
  Random random(1);
  const auto level = static_cast<Level>(state.range(0));
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        generate_graded_duel(spec, level, Balance::even, Turn::together, book, random));
  }
}
BENCHMARK(even_duel)->Arg(0)->Arg(1)->Arg(3)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
