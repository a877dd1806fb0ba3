// SPDX-License-Identifier: MIT
// The players by whom problems are graded, written a second time.
#pragma once

#include <algorithm>
#include <vector>

#include "tests/generator/dots_and_boxes/problem_judge.h"

namespace problem_judge {

// The lines between which each has no preference.
class Players {
 public:
  Players(const Rules& rules, const Table& table) : rules_(rules), table_(table) {}

  std::vector<int> all(Lines undrawn) const {
    return rules_.list(undrawn, [](int) { return true; });
  }
  static bool has(const std::vector<int>& list, int line) {
    return std::find(list.begin(), list.end(), line) != list.end();
  }

  int gift(Lines undrawn, int line) const { return rules_.takable(undrawn & ~bit(line)); }

  std::vector<int> greedy(Lines undrawn) const {
    const std::vector<int> closing = rules_.closing(undrawn);
    if (!closing.empty()) return closing;
    const std::vector<int> safe = rules_.safe(undrawn);
    if (!safe.empty()) return safe;
    int least = 100;
    for (const int line : all(undrawn)) least = std::min(least, gift(undrawn, line));
    return rules_.list(undrawn, [&](int line) { return gift(undrawn, line) == least; });
  }

  // The least that a player gives, with two boxes by their middle.
  std::vector<int> dealers_gifts(Lines undrawn) const {
    const auto cost = [&](int line) {
      const int size = gift(undrawn, line);
      const bool back = size == 2 && !rules_.declining(undrawn & ~bit(line)).empty();
      return 2 * size + (back ? 1 : 0);
    };
    int least = 1000;
    for (const int line : all(undrawn)) least = std::min(least, cost(line));
    return rules_.list(undrawn, [&](int line) { return cost(line) == least; });
  }

  std::vector<int> dealer(Lines undrawn) const {
    const std::vector<int> declining = rules_.declining(undrawn);
    Lines rest = undrawn;
    rules_.take_all(rest);
    const bool long_left =
        rest != 0 && rules_.safe(rest).empty() && gift(rest, dealers_gifts(rest).front()) >= 3;
    if (!declining.empty() && long_left) return declining;
    if (!rules_.closing(undrawn).empty()) return rules_.closing(undrawn);
    return rules_.safe(undrawn).empty() ? dealers_gifts(undrawn) : rules_.safe(undrawn);
  }

  bool last_turn_is_movers(Lines undrawn) const {
    const int turns =
        std::popcount(undrawn) - rules_.open(undrawn) + rules_.shapes(undrawn).long_chains;
    return turns % 2 != 0;
  }

  std::vector<int> counter(Lines undrawn) const {
    const std::vector<int> safe = rules_.safe(undrawn);
    if (safe.empty() || !rules_.closing(undrawn).empty()) return dealer(undrawn);
    const auto against = [&](int line) {
      const Lines next = undrawn & ~bit(line);
      if (last_turn_is_movers(next)) return 1000;
      int spoiling = 0;
      for (const int answer : rules_.safe(next)) {
        spoiling += last_turn_is_movers(next & ~bit(answer)) ? 0 : 1;
      }
      return spoiling;
    };
    int least = 1000;
    for (const int line : safe) least = std::min(least, against(line));
    std::vector<int> found;
    for (const int line : safe) {
      if (against(line) == least) found.push_back(line);
    }
    return found;
  }

  std::vector<int> nimstring(Lines undrawn) const {
    if (!rules_.closing(undrawn).empty()) {
      Lines rest = undrawn;
      rules_.take_all(rest);
      const std::vector<int> declining = rules_.declining(undrawn);
      return declining.empty() || table_.wins(rest) ? rules_.closing(undrawn) : declining;
    }
    const std::vector<int> winning =
        rules_.list(undrawn, [&](int line) { return !table_.wins(undrawn & ~bit(line)); });
    if (winning.empty()) return counter(undrawn);
    std::vector<int> safe;
    for (const int line : winning) {
      if (has(rules_.safe(undrawn), line)) safe.push_back(line);
    }
    return safe.empty() ? winning : safe;
  }

 private:
  const Rules& rules_;
  const Table& table_;
};

}  // namespace problem_judge
