// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include "generator/sprouts/solver.h"
#include "generator/sprouts/sprouts.h"
#include "tests/generator/sprouts/oracle.h"

namespace {

using namespace cartapenna::sprouts;

const Limits kNoLimits{1e6};

void nimber_of_start(benchmark::State& state) {
  for (auto _ : state) {
    Solver solver;
    benchmark::DoNotOptimize(
        solver.nimber(code_of(start(static_cast<int>(state.range(0)))), kNoLimits));
  }
}
BENCHMARK(nimber_of_start)->DenseRange(6, 14, 2)->Unit(benchmark::kMillisecond);

void misere_start(benchmark::State& state) {
  for (auto _ : state) {
    Solver solver;
    benchmark::DoNotOptimize(
        solver.wins(code_of(start(static_cast<int>(state.range(0)))), Play::misere, kNoLimits));
  }
}
BENCHMARK(misere_start)->DenseRange(6, 10, 2)->Unit(benchmark::kMillisecond);

// All oracle positions, each with a solver that knows nothing yet.
void oracle_positions(benchmark::State& state) {
  std::vector<Position> positions;
  for (const auto& row : read_oracle("sprouts_positions.tsv")) {
    positions.push_back(std::get<Position>(parse_position(row["position"])));
  }
  for (auto _ : state) {
    for (const Position& position : positions) {
      Solver solver;
      benchmark::DoNotOptimize(solver.solve(position, true, kNoLimits));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(positions.size()));
}
BENCHMARK(oracle_positions)->Unit(benchmark::kMillisecond);

void canonical_names(benchmark::State& state) {
  const auto codes = options(code_of(start(8)), 100000).value();
  std::vector<Code> lands;
  for (const Code& code : codes) {
    for (const Code& land : split_lands(code)) {
      const auto after = options(land, 100000).value();
      lands.insert(lands.end(), after.begin(), after.end());
    }
  }
  for (auto _ : state) {
    for (const Code& land : lands) benchmark::DoNotOptimize(canonical_lands(land));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(lands.size()));
}
BENCHMARK(canonical_names)->Unit(benchmark::kMicrosecond);

void spread_spots(benchmark::State& state) {
  const Spec spec{.spots = static_cast<int>(state.range(0))};
  std::uint64_t seed = 0;
  for (auto _ : state) {
    cartapenna::Random random(++seed);
    benchmark::DoNotOptimize(arrange(spec, 180, 200, random));
  }
}
BENCHMARK(spread_spots)->Arg(5)->Arg(40)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
