// SPDX-License-Identifier: MIT
// Problems come as they are found and wait in a pool until one of their level is wanted.
#include "generator/dots_and_boxes/collection.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <tuple>

#include "generator/dots_and_boxes/quality.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr int enough_alike = 20;  // waiting, of one level and theme

class Collector {
 public:
  Collector(const Collection::Wish& wish, Random& random)
      : wish_(wish), random_(random), seen_(wish.known), quick_(wish.limits) {
    quick_.plain_undrawn = 0;
    quick_.second_nodes = 0;
  }

  Collection collect() {
    Collection collection;
    for (int number = 0; number < wish_.count; ++number) {
      const int level = wish_.levels[static_cast<std::size_t>(number) % wish_.levels.size()];
      const int last_game = games_ + wish_.games_a_problem;
      auto found = best_waiting(level);
      while (found == waiting_.end() && games_ < last_game) {
        play();
        found = best_waiting(level);
      }
      if (found == waiting_.end()) found = best_waiting_of_any(level);
      if (found == waiting_.end()) break;
      ++used_[static_cast<std::size_t>(found->theme)];
      ++taken_;
      collection.problems.push_back(std::move(*found));
      waiting_.erase(found);
      solve_again(collection.problems.back());
    }
    collection.games = games_;
    return collection;
  }

 private:
  using Place = std::vector<Problem>::iterator;

  void play() {
    const auto number = static_cast<std::size_t>(games_++);
    const Grid& grid = wish_.grids[number % wish_.grids.size()];
    const Start start = wish_.starts[number / wish_.grids.size() % wish_.starts.size()];
    for (Problem& problem : problems_of_game(grid, start, random_, quick_)) {
      const auto alike = std::count_if(waiting_.begin(), waiting_.end(), [&](const Problem& other) {
        return other.level() == problem.level() && other.theme == problem.theme;
      });
      if (alike >= enough_alike) continue;
      if (!seen_.insert(fingerprint(problem.game.position)).second) continue;
      waiting_.push_back(std::move(problem));
    }
  }

  // Only what is taken is worth a second opinion: most of what waits never is.
  void solve_again(Problem& problem) const {
    bool agrees = false;
    problem.check = second_opinion(problem.game.position, problem.key, problem.value,
                                   problem.second, wish_.limits, agrees);
    assert(agrees && "two solvers, two answers");
  }

  bool allowed(Theme theme) const {
    const int used = used_[static_cast<std::size_t>(theme)];
    return used == 0 || 10 * (used + 1) <= 4 * (taken_ + 1);
  }

  // Of the theme used least so far; the first found among those.
  Place best_waiting(int level) {
    Place best = waiting_.end();
    for (Place at = waiting_.begin(); at != waiting_.end(); ++at) {
      if (at->level() != level || !allowed(at->theme)) continue;
      if (best == waiting_.end() || used_[static_cast<std::size_t>(at->theme)] <
                                        used_[static_cast<std::size_t>(best->theme)]) {
        best = at;
      }
    }
    return best;
  }

  // Of the wished level that is nearest.
  Place best_waiting_of_any(int level) {
    for (int away = 1; away < 5; ++away) {
      for (const int other : {level - away, level + away}) {
        const auto& levels = wish_.levels;
        if (std::find(levels.begin(), levels.end(), other) == levels.end()) continue;
        const Place found = best_waiting(other);
        if (found != waiting_.end()) return found;
      }
    }
    return waiting_.end();
  }

  const Collection::Wish& wish_;
  Random& random_;
  std::set<std::string> seen_;
  std::vector<Problem> waiting_;
  std::array<int, theme_count> used_{};
  ProblemLimits quick_;  // without a second opinion
  int taken_ = 0;
  int games_ = 0;
};

}  // namespace

Collection make_collection(const Collection::Wish& wish, Random& random) {
  assert(!wish.grids.empty() && !wish.starts.empty() && !wish.levels.empty());
  return Collector(wish, random).collect();
}

void sort_by_level(std::vector<Problem>& problems) {
  const auto difficulty = [](const Problem& problem) {
    return std::tuple(problem.level(), problem.only_moves,
                      undrawn_lines(problem.game.position).size());
  };
  std::stable_sort(problems.begin(), problems.end(), [&](const Problem& one, const Problem& other) {
    return difficulty(one) < difficulty(other);
  });
}

}  // namespace cartapenna::dots_and_boxes
