// SPDX-License-Identifier: MIT
// Values of a position and of all that can follow from it, with one memory: what was found out
// about one position of a game serves the others.
#pragma once

#include <memory>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"
#include "generator/dots_and_boxes/solve.h"

namespace cartapenna::dots_and_boxes {

// Thrown by a question that has used up its nodes or its time.
struct OutOfLimits {};

class Values {
 public:
  // REQUIRES: at most 64 lines are undrawn and 64 boxes open.
  explicit Values(const Position& start, const Limits& limits = {});
  ~Values();
  Values(const Values&) = delete;
  Values& operator=(const Values&) = delete;

  static bool fits(const Position& position);

  // How many nodes the questions from here on may use together.
  void allow(std::uint64_t nodes);
  std::uint64_t nodes() const;

  // REQUIRES of all below: what is drawn at the start is drawn in the position. They throw
  // OutOfLimits. Values are for the player to move, or who draws the line.
  int value(const Position& position);
  bool at_least(const Position& position, int bound);
  int value(const Position& position, int line);
  bool at_least(const Position& position, int line, int bound);  // cheaper

  // The first line that is worth as much as the position, one that closes a box before others.
  // REQUIRES: the position has this value and is not over.
  int best_line(const Position& position, int value);
  // The line of a solution: see there.
  std::vector<Turn> best_play(const Position& position);
  Solution solve(const Position& position);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace cartapenna::dots_and_boxes
