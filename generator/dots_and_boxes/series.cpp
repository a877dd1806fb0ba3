// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/series.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace cartapenna::dots_and_boxes {

namespace {

constexpr int patience = 100;  // games, before another level or theme will do

// FNV-1a: the same on every machine.
std::uint64_t hash(const std::string& text) {
  std::uint64_t sum = 0xCBF29CE484222325U;
  for (const char letter : text) sum = (sum ^ static_cast<unsigned char>(letter)) * 0x100000001B3U;
  return sum ^ sum >> 32U;
}

std::size_t place(Theme theme) {
  return static_cast<std::size_t>(theme);
}

}  // namespace

int level_in_turn(int number) {
  constexpr std::array<int, 6> levels{1, 2, 2, 3, 4, 5};
  return levels[static_cast<std::size_t>(number - 1) % levels.size()];
}

bool Share::holds(const std::string& print) const {
  return hash(print) % static_cast<std::uint64_t>(of) == static_cast<std::uint64_t>(number);
}

// At most 40 %; rounded up where nothing else comes up.
bool ProblemSeries::allowed(Theme theme, Strict strict) const {
  const int used = used_[place(theme)];
  if (wanted_.theme || used == 0 || strict == Strict::no) return true;
  return 10 * (used + 1) <= 4 * (taken_ + 1) + (strict == Strict::rounded_up ? 9 : 0);
}

void ProblemSeries::play(Random& random, Pool& pool) const {
  for (Problem& problem : problems_of_game(grid_, start_, random)) {
    if (wanted_.level != 0 && problem.level() != wanted_.level) continue;
    if (wanted_.theme && problem.theme != *wanted_.theme) continue;
    const std::string print = fingerprint(problem.game.position);
    if (share_.holds(print) && seen_.count(print) == 0) pool.push_back(std::move(problem));
  }
}

// The first one of the theme that was taken least.
const Problem* ProblemSeries::least_used(const Pool& pool, int level, Strict strict) const {
  const Problem* best = nullptr;
  for (const Problem& problem : pool) {
    if (problem.level() != level || !allowed(problem.theme, strict)) continue;
    if (best == nullptr || used_[place(problem.theme)] < used_[place(best->theme)]) best = &problem;
  }
  return best;
}

const Problem* ProblemSeries::choose(const Pool& pool, int level, int game) const {
  if (const Problem* found = least_used(pool, level, Strict::yes)) return found;
  if (game < patience) return nullptr;
  const Strict strict = wanted_.level != 0    ? Strict::no
                        : game < 2 * patience ? Strict::yes
                                              : Strict::rounded_up;
  for (int away = 0; away < (wanted_.level != 0 ? 1 : 5); ++away) {
    for (const int other : {level - away, level + away}) {
      if (const Problem* found = least_used(pool, other, strict)) return found;
    }
  }
  return nullptr;
}

std::optional<Problem> ProblemSeries::next(Random& random, int games) {
  Pool pool;
  const int level = wanted_.level != 0 ? wanted_.level : level_in_turn(taken_ + 1);
  for (int game = 1; game <= games; ++game) {
    play(random, pool);
    const Problem* found = choose(pool, level, game);
    if (found == nullptr) continue;
    Problem taken = *found;
    solve_again(taken);
    seen_.insert(fingerprint(taken.game.position));
    ++used_[place(taken.theme)];
    ++taken_;
    return taken;
  }
  return std::nullopt;
}

std::optional<Lesson> LessonSeries::next(Random& random, int games) {
  for (int game = 0; game < games; ++game) {
    auto lesson = lesson_of_game(grid_, random);
    if (!lesson) continue;
    const std::string print = fingerprint(lesson->game.position);
    if (share_.holds(print) && seen_.insert(print).second) return lesson;
  }
  return std::nullopt;
}

}  // namespace cartapenna::dots_and_boxes
