// SPDX-License-Identifier: MIT
// Cost of a page in each format, for a page as heavy as a duel's, whose form is shared.
#include <benchmark/benchmark.h>

#include "layouts/write.h"
#include "tests/layouts/sample_pages.h"

using namespace cartapenna;

namespace {

Facts facts() {
  Facts facts;
  facts.title = "Esci, se sei capace";
  facts.language = "it";
  facts.producer = "cartapenna";
  return facts;
}

void pdf(benchmark::State& state, const PdfOptions& options) {
  const Fonts fonts;
  const auto form = sample_form(fonts);
  const auto pages = static_cast<unsigned>(state.range(0));
  std::size_t bytes = 0;
  for (auto _ : state) {
    PdfWriter writer(fonts, facts(), options, [&](std::string_view some) { bytes += some.size(); });
    for (unsigned page = 1; page <= pages; ++page) writer.add(sample_page(form, page));
    writer.finish();
  }
  const auto all = static_cast<double>(state.iterations()) * pages;
  state.counters["us_page"] =
      benchmark::Counter(all / 1e6, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
  state.counters["bytes_page"] = static_cast<double>(bytes) / all;
}

void plain_pdf(benchmark::State& state) {
  pdf(state, {});
}
void press_pdf(benchmark::State& state) {
  pdf(state, {true, false, false});
}
void accessible_pdf(benchmark::State& state) {
  pdf(state, {false, true, false});
}
void outlined_pdf(benchmark::State& state) {
  pdf(state, {false, false, true});
}

void making_the_page(benchmark::State& state) {
  const Fonts fonts;
  const auto form = sample_form(fonts);
  unsigned number = 0;
  for (auto _ : state) benchmark::DoNotOptimize(sample_page(form, ++number));
}

void png(benchmark::State& state) {
  const Fonts fonts;
  const Page page = sample_page(sample_form(fonts), 7);
  for (auto _ : state) benchmark::DoNotOptimize(write_png(page, fonts, 150));
}

void eps(benchmark::State& state) {
  const Fonts fonts;
  const Page page = sample_page(sample_form(fonts), 7);
  for (auto _ : state) benchmark::DoNotOptimize(write_eps(page, fonts, facts()));
}

void svg(benchmark::State& state, bool live) {
  const Fonts fonts;
  const auto form = sample_form(fonts);
  unsigned number = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(write_svg(sample_page(form, ++number), fonts, facts(), live));
  }
}

void svg_with_outlines(benchmark::State& state) {
  svg(state, false);
}
void svg_with_live_text(benchmark::State& state) {
  svg(state, true);
}

BENCHMARK(plain_pdf)->Arg(1)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(outlined_pdf)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(press_pdf)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(accessible_pdf)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(making_the_page)->Unit(benchmark::kMicrosecond);
BENCHMARK(png)->Unit(benchmark::kMillisecond);
BENCHMARK(svg_with_outlines)->Unit(benchmark::kMicrosecond);
BENCHMARK(svg_with_live_text)->Unit(benchmark::kMicrosecond);
BENCHMARK(eps)->Unit(benchmark::kMillisecond);

}  // namespace
