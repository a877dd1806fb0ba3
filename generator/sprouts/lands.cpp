// SPDX-License-Identifier: MIT
#include "generator/sprouts/lands.h"

#include <algorithm>
#include <cmath>

namespace cartapenna::sprouts {

namespace {

// Positions with more options than this are out of reach, and would fill the memory first.
constexpr std::size_t most_options = 300'000;

constexpr double longest = 1e9;  // seconds; the clock's type holds it

}  // namespace

Budget::Budget(const Limits& limits)
    : nodes_(limits.nodes),
      end_(std::chrono::steady_clock::now() +
           std::chrono::duration_cast<std::chrono::steady_clock::duration>(
               std::chrono::duration<double>(std::min(limits.seconds, longest)))) {}

void Budget::spend() {
  if (nodes_ == 0 || std::chrono::steady_clock::now() >= end_) throw OutOfBudget{};
  --nodes_;
}

Sum Lands::sum_of(const Code& code) {
  Sum sum;
  for (const Code& land : split_lands(code)) {
    Code name = canonical(land);
    const auto number = static_cast<LandId>(lands_.size());
    const auto [entry, is_new] = numbers_.try_emplace(std::move(name), number);
    if (is_new) lands_.push_back({entry->first, sprouts::lives(entry->first)});
    sum.push_back(entry->second);
  }
  sort(sum);
  return sum;
}

void Lands::sort(Sum& sum) const {
  std::sort(sum.begin(), sum.end(), [&](LandId a, LandId b) {
    return std::pair(lands_[a].lives, a) < std::pair(lands_[b].lives, b);
  });
}

const std::vector<Sum>& Lands::options(LandId land, Budget& budget) {
  if (lands_[land].expanded) return lands_[land].options;
  budget.spend();
  auto codes = sprouts::options(lands_[land].code, most_options);
  if (!codes) throw OutOfBudget{};
  std::sort(codes->begin(), codes->end());
  codes->erase(std::unique(codes->begin(), codes->end()), codes->end());
  std::vector<Sum> sums;
  sums.reserve(codes->size());
  for (const Code& code : *codes) sums.push_back(sum_of(code));
  std::sort(sums.begin(), sums.end());
  sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
  lands_[land].options = std::move(sums);
  lands_[land].expanded = true;
  return lands_[land].options;
}

std::size_t SumHash::operator()(const Sum& sum) const {
  std::uint64_t hash = sum.size();
  for (const LandId land : sum) hash = (hash ^ land) * 0x9E3779B97F4A7C15U;
  return static_cast<std::size_t>(hash ^ (hash >> 32U));
}

}  // namespace cartapenna::sprouts
