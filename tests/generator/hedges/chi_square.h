// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

namespace cartapenna::hedges::test {

// How far counts lie from what is expected, in standard deviations of the chi-square law, by Wilson
// and Hilferty's approximation (1931). Above 4: one in 30,000. Cells where less than `least` is
// expected are taken together.
inline double surprise(const std::vector<std::int64_t>& counts, const std::vector<double>& expected,
                       double least = 5) {
  double chi_square = 0;
  double rest_counted = 0;
  double rest_expected = 0;
  int cells = 0;
  const auto add = [&](double counted, double mean) {
    chi_square += (counted - mean) * (counted - mean) / mean;
    ++cells;
  };
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (expected[i] >= least) {
      add(static_cast<double>(counts[i]), expected[i]);
    } else {
      rest_counted += static_cast<double>(counts[i]);
      rest_expected += expected[i];
    }
  }
  if (rest_expected > 0) add(rest_counted, rest_expected);
  const double freedom = cells - 1;
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(chi_square / freedom) - (1 - spread)) / std::sqrt(spread);
}

inline double surprise(const std::vector<std::int64_t>& counts) {
  double sum = 0;
  for (const auto count : counts) sum += static_cast<double>(count);
  const auto cells = counts.size();
  return surprise(counts, std::vector<double>(cells, sum / static_cast<double>(cells)));
}

}  // namespace cartapenna::hedges::test
