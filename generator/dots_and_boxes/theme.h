// SPDX-License-Identifier: MIT
// What a problem is about, seen from its answer.
#pragma once

#include <optional>

#include "generator/dots_and_boxes/problem.h"
#include "generator/dots_and_boxes/values.h"

namespace cartapenna::dots_and_boxes {

struct Explanation {
  Theme theme = Theme::take;
  Reason reason;
};

// Empty when the answer fits no theme. Looks at position, record and answer of the problem.
// REQUIRES: the key is the only best line, the rival a best one of the others.
std::optional<Explanation> explain(const Problem& problem, Values& values);

}  // namespace cartapenna::dots_and_boxes
