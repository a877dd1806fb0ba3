// SPDX-License-Identifier: MIT
// What a problem is about, seen from its answer.
#pragma once

#include <optional>

#include "generator/dots_and_boxes/problem.h"

namespace cartapenna::dots_and_boxes {

struct Explanation {
  Theme theme = Theme::take;
  Reason reason;
};

// Empty when the answer fits no theme. REQUIRES: the key is best, `other` the best other move.
std::optional<Explanation> explain(const Position& position, const Solution& solution, int key,
                                   int other);

}  // namespace cartapenna::dots_and_boxes
