// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/solve.h"

#include "generator/dots_and_boxes/values.h"

namespace cartapenna::dots_and_boxes {

Value value_of(const Position& position, const Limits& limits) {
  Value answer;
  if (!Values::fits(position)) return answer;
  Values values(position, limits);
  try {
    answer.value = values.value(position);
  } catch (const OutOfLimits&) {
  }
  answer.nodes = values.nodes();
  return answer;
}

Solution solve(const Position& position, const Limits& limits) {
  Solution solution;
  if (!Values::fits(position)) return solution;
  Values values(position, limits);
  try {
    return values.solve(position);
  } catch (const OutOfLimits&) {
  }
  solution.nodes = values.nodes();
  return solution;
}

}  // namespace cartapenna::dots_and_boxes
