// SPDX-License-Identifier: MIT
// Every land that a search has met, once, with a number; and what moves make of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <limits>
#include <unordered_map>
#include <vector>

#include "generator/sprouts/code.h"

namespace cartapenna::sprouts {

// How much a search may use. Nodes are positions looked at, the same number on every machine.
struct Limits {
  double seconds = 60;
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

// Thrown inside a search, caught by Solver.
struct OutOfBudget {};

class Budget {
 public:
  explicit Budget(const Limits& limits);
  void spend();  // throws OutOfBudget

 private:
  std::uint64_t nodes_;
  std::chrono::steady_clock::time_point end_;
};

using LandId = std::uint32_t;

// A position as the sum of its lands, the smallest first, equal ones beside each other.
using Sum = std::vector<LandId>;

class Lands {
 public:
  // REQUIRES: nothing dead in `code`.
  Sum sum_of(const Code& code);

  int lives(LandId land) const { return lands_[land].lives; }
  const Code& code(LandId land) const { return lands_[land].code; }

  // What one move in a land leads to, each once. The reference holds as long as this object.
  const std::vector<Sum>& options(LandId land, Budget& budget);

  void sort(Sum& sum) const;

 private:
  struct Land {
    Code code;
    int lives;
    bool expanded = false;
    std::vector<Sum> options{};
  };

  std::unordered_map<Code, LandId> numbers_;
  std::deque<Land> lands_;
};

struct SumHash {
  std::size_t operator()(const Sum& sum) const;
};

}  // namespace cartapenna::sprouts
