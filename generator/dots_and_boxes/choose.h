// SPDX-License-Identifier: MIT
// Which of the problems found is taken, so that a collection is spread over levels and themes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "generator/dots_and_boxes/problem.h"

namespace cartapenna::dots_and_boxes {

constexpr int most_asked_boxes = 36;  // more, and positions are seldom solved in good time
constexpr int most_games = 1000;      // played in search of one problem
constexpr int most_lesson_games = 20000;

struct Wanted {
  int level = 0;               // 1 … 5; 0: all of them, again and again from easy to hard
  std::optional<Theme> theme;  // empty: any
  friend bool operator==(const Wanted&, const Wanted&) = default;

  bool admits(const Problem& problem) const;
};

// The level of a problem of that number, from 1, where all levels are wanted: six make a page.
int level_in_turn(std::int64_t number);

// Problems by theme.
struct Tally {
  std::array<int, theme_count> themes{};
  int all = 0;

  void add(Theme theme);
  int of(Theme theme) const { return themes[static_cast<std::size_t>(theme)]; }
};

// One of the problems that came up in so many games, as that number of its entry; nullptr: go on
// playing. No theme becomes more than 40 % of an entry or of the document, rounded up where nothing
// else comes up; unless it is asked for, or nothing else comes up at the level asked for.
const Problem* choose(const Wanted& wanted, std::int64_t number,
                      const std::vector<const Problem*>& found, int games, const Tally& entry,
                      const Tally& document);

}  // namespace cartapenna::dots_and_boxes
