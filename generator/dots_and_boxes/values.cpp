// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/values.h"

#include <algorithm>
#include <cassert>

#include "generator/dots_and_boxes/coins.h"
#include "generator/dots_and_boxes/search.h"

namespace cartapenna::dots_and_boxes {

struct Values::Work {
  Work(Coins given, const Limits& limits) : coins(std::move(given)), search(coins, limits) {}

  Coins coins;
  Search search;

  int line(int string) const { return coins.lines[static_cast<std::size_t>(string)]; }

  Set strings_of(const Position& position) const {
    Set strings = 0;
    for (int string = 0; string < coins.strings; ++string) {
      if (!position.drawn[static_cast<std::size_t>(line(string))]) strings |= only(string);
    }
    return strings;
  }

  int string_of(int undrawn) const {
    const auto found = std::lower_bound(coins.lines.begin(), coins.lines.end(), undrawn);
    assert(found != coins.lines.end() && *found == undrawn);
    return static_cast<int>(found - coins.lines.begin());
  }

  int taken_by(Set strings, int string) const {
    int taken = 0;
    for (const int coin : coins.ends[static_cast<std::size_t>(string)]) {
      if (coin != ground && is_one(coins.strings_of(coin) & strings)) ++taken;
    }
    return taken;
  }

  int value(Set strings, int string) {
    const int closed = taken_by(strings, string);
    const Set next = strings & ~only(string);
    return closed > 0 ? closed + search.value(next) : -search.value(next);
  }

  bool at_least(Set strings, int string, int bound) {
    const int closed = taken_by(strings, string);
    const Set next = strings & ~only(string);
    if (closed > 0) return search.at_least(next, bound - closed);
    return !search.at_least(next, -bound + 1);
  }

  int best_string(Set strings, int value) {
    for (const bool taking : {true, false}) {
      for (Set left = strings; left != 0; left &= left - 1) {
        const int string = first(left);
        if ((taken_by(strings, string) > 0) == taking && at_least(strings, string, value)) {
          return string;
        }
      }
    }
    assert(false && "some move keeps the value");
    return first(strings);
  }

  std::vector<Turn> best_play(Set strings, int value) {
    std::vector<Turn> play;
    for (bool passed = true; strings != 0;) {
      const int string = best_string(strings, value);
      const int closed = taken_by(strings, string);
      if (passed) play.emplace_back();
      play.back().push_back(line(string));
      strings &= ~only(string);
      passed = closed == 0;
      value = passed ? -value : value - closed;
    }
    return play;
  }
};

namespace {

Coins all_coins(const Position& position) {
  auto coins = coins_of(position);
  assert(coins.has_value());
  find_symmetries(*coins, position.grid);
  return *std::move(coins);
}

}  // namespace

Values::Values(const Position& start, const Limits& limits)
    : work_(std::make_unique<Work>(all_coins(start), limits)) {}

Values::~Values() = default;

bool Values::fits(const Position& position) {
  const auto fit = static_cast<std::size_t>(largest_set);
  return undrawn_lines(position).size() <= fit &&
         position.grid.boxes() - closed_boxes(position) <= largest_set;
}

void Values::allow(std::uint64_t nodes) {
  work_->search.allow(nodes);
}

std::uint64_t Values::nodes() const {
  return work_->search.nodes();
}

int Values::value(const Position& position) {
  return work_->search.value(work_->strings_of(position));
}

bool Values::at_least(const Position& position, int bound) {
  return work_->search.at_least(work_->strings_of(position), bound);
}

int Values::value(const Position& position, int line) {
  return work_->value(work_->strings_of(position), work_->string_of(line));
}

bool Values::at_least(const Position& position, int line, int bound) {
  return work_->at_least(work_->strings_of(position), work_->string_of(line), bound);
}

int Values::best_line(const Position& position, int value) {
  return work_->line(work_->best_string(work_->strings_of(position), value));
}

std::vector<Turn> Values::best_play(const Position& position) {
  const Set strings = work_->strings_of(position);
  return work_->best_play(strings, work_->search.value(strings));
}

Solution Values::solve(const Position& position) {
  Solution solution;
  const Set strings = work_->strings_of(position);
  for (Set left = strings; left != 0; left &= left - 1) {
    const int string = first(left);
    solution.moves.push_back(MoveValue{work_->line(string), work_->value(strings, string)});
  }
  if (!solution.moves.empty()) solution.value = -largest_set;
  for (const MoveValue& move : solution.moves) {
    solution.value = std::max(solution.value, move.value);
  }
  for (const MoveValue& move : solution.moves) {
    if (move.value == solution.value) solution.best.push_back(move.line);
  }
  solution.line = work_->best_play(strings, solution.value);
  solution.solved = true;
  solution.nodes = nodes();
  return solution;
}

}  // namespace cartapenna::dots_and_boxes
