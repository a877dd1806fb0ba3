// SPDX-License-Identifier: MIT
// Problems and lessons one after the other, each different from all before it.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>

#include "generator/dots_and_boxes/lesson.h"
#include "generator/dots_and_boxes/problem.h"
#include "generator/random.h"

namespace cartapenna::dots_and_boxes {

constexpr int most_asked_boxes = 36;  // more, and positions are seldom solved in good time
constexpr int most_games = 1000;      // played in search of one problem
constexpr int most_lesson_games = 20000;

struct Wanted {
  int level = 0;               // 1 … 5; 0: all of them, again and again from easy to hard
  std::optional<Theme> theme;  // empty: any
  friend bool operator==(const Wanted&, const Wanted&) = default;
};

// The level of a problem of that number, from 1, where all levels are wanted: six make a page.
int level_in_turn(int number);

// Several series share what can be found: share i of n takes no position that another one may take.
struct Share {  // REQUIRES: 0 <= number < of
  int number = 0;
  int of = 1;

  bool holds(const std::string& print) const;
};

// No two are the same under symmetry, nor is one of them in `known`. Of the first n no theme is
// more than 40 %, rounded up where nothing else comes up; unless it is asked for, or nothing else
// comes up at the level asked for.
class ProblemSeries {
 public:
  // REQUIRES: at most most_asked_boxes boxes.
  ProblemSeries(const Grid& grid, Start start, const Wanted& wanted, Share share,
                std::set<std::string> known)
      : grid_(grid), start_(start), wanted_(wanted), share_(share), seen_(std::move(known)) {}

  // Searches through sensible games, and solves what it takes a second time. Empty: none among
  // `games`.
  std::optional<Problem> next(Random& random, int games = most_games);

 private:
  using Pool = std::vector<Problem>;

  void play(Random& random, Pool& pool) const;
  enum class Strict { yes, rounded_up, no };
  bool allowed(Theme theme, Strict strict) const;
  const Problem* least_used(const Pool& pool, int level, Strict strict) const;
  const Problem* choose(const Pool& pool, int level, int game) const;

  Grid grid_;
  Start start_;
  Wanted wanted_;
  Share share_;
  std::set<std::string> seen_;
  std::array<int, theme_count> used_{};
  int taken_ = 0;
};

class LessonSeries {
 public:
  LessonSeries(const Grid& grid, Share share) : grid_(grid), share_(share) {}

  // Empty: none among `games`.
  std::optional<Lesson> next(Random& random, int games = most_lesson_games);

 private:
  Grid grid_;
  Share share_;
  std::set<std::string> seen_;
};

}  // namespace cartapenna::dots_and_boxes
