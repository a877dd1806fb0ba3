// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/solve.h"

#include <algorithm>
#include <cassert>

#include "generator/dots_and_boxes/coins.h"
#include "generator/dots_and_boxes/search.h"

namespace cartapenna::dots_and_boxes {

namespace {

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

class Solver {
 public:
  Solver(const Coins& coins, const Limits& limits) : coins_(coins), search_(coins, limits) {}

  std::uint64_t nodes() const { return search_.nodes(); }
  int value() { return search_.value(coins_.all()); }

  void solve(Solution& solution) {
    const Set all = coins_.all();
    for (int string = 0; string < coins_.strings; ++string) {
      const int closed = taken_by(all, string);
      const Set next = all & ~only(string);
      const int value = closed > 0 ? closed + search_.value(next) : -search_.value(next);
      solution.moves.push_back(MoveValue{coins_.lines[index(string)], value});
    }
    if (!solution.moves.empty()) solution.value = -largest_set;
    for (const MoveValue& move : solution.moves) {
      solution.value = std::max(solution.value, move.value);
    }
    for (const MoveValue& move : solution.moves) {
      if (move.value == solution.value) solution.best.push_back(move.line);
    }
    solution.line = best_line(solution.value);
  }

 private:
  int taken_by(Set strings, int string) const {
    int taken = 0;
    for (const int coin : coins_.ends[index(string)]) {
      if (coin != ground && count(coins_.strings_of(coin) & strings) == 1) ++taken;
    }
    return taken;
  }

  bool keeps(Set strings, int string, int value) {
    const int closed = taken_by(strings, string);
    const Set next = strings & ~only(string);
    if (closed > 0) return search_.at_least(next, value - closed);
    return !search_.at_least(next, -value + 1);
  }

  std::vector<Turn> best_line(int value) {
    std::vector<Turn> line;
    Set strings = coins_.all();
    for (bool passed = true; strings != 0;) {
      const int string = best_string(strings, value);
      const int closed = taken_by(strings, string);
      if (passed) line.emplace_back();
      line.back().push_back(coins_.lines[index(string)]);
      strings &= ~only(string);
      passed = closed == 0;
      value = passed ? -value : value - closed;
    }
    return line;
  }

  int best_string(Set strings, int value) {
    for (const bool taking : {true, false}) {
      for (Set left = strings; left != 0; left &= left - 1) {
        const int string = first(left);
        if ((taken_by(strings, string) > 0) == taking && keeps(strings, string, value)) {
          return string;
        }
      }
    }
    assert(false && "some move keeps the value");
    return first(strings);
  }

  const Coins& coins_;
  Search search_;
};

}  // namespace

Value value_of(const Position& position, const Limits& limits) {
  Value answer;
  const auto coins = coins_of(position);
  if (!coins) return answer;
  Solver solver(*coins, limits);
  try {
    answer.value = solver.value();
  } catch (const OutOfLimits&) {
  }
  answer.nodes = solver.nodes();
  return answer;
}

Solution solve(const Position& position, const Limits& limits) {
  Solution solution;
  const auto coins = coins_of(position);
  if (!coins) return solution;
  Solver solver(*coins, limits);
  try {
    solver.solve(solution);
    solution.solved = true;
  } catch (const OutOfLimits&) {
    solution = Solution{};
  }
  solution.nodes = solver.nodes();
  return solution;
}

}  // namespace cartapenna::dots_and_boxes
