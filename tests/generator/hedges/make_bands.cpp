// SPDX-License-Identifier: MIT
// Prints the rows of the table in generator/hedges/bands.cpp: some minutes.
#include <fmt/format.h>

#include "generator/hedges/level.h"

using namespace cartapenna::hedges;

int main() {
  for (const int edge : {15, 9}) {
    Spec spec;
    spec.shape = {edge, edge};
    for (const auto turn : {Turn::together, Turn::answer_first}) {
      for (int row = 0; row < edge; ++row) {
        const auto bands = reckon_bands(spec, {edge - 1, row}, turn);
        fmt::print("    {{{0}, {0}, {1}, {2}, {{{3}, {4}}}, Turn::{5}, {{{6}, {7}, {8}}}}},\n",
                   edge, spec.hedges, spec.attached, edge - 1, row,
                   turn == Turn::together ? "together" : "answer_first", bands.lower, bands.upper,
                   bands.mean);
        std::fflush(stdout);
      }
    }
  }
}
