// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/theme.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "generator/dots_and_boxes/chains.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr std::array<std::string_view, theme_count> theme_ids{
    "take",       "give-up-control", "decline-chain", "decline-loop",
    "open-chain", "waiting-move",    "loop-or-chain", "sacrifice"};

bool has(const std::vector<int>& lines, int line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

// Draws on with best play until no safe line is left, and counts what there is then.
struct Ending {
  int chains = 0;
  int loops = 0;
};

Ending ending_after(Position position, int line) {
  draw(position, line);
  for (const Turn& turn : solve(position).line) {
    for (int next : turn) {
      if (is_endgame(position)) break;
      draw(position, next);
    }
  }
  Ending ending;
  for (const Chain& chain : chains(position)) {
    if (chain.loop) ++ending.loops;
    if (!chain.loop && chain.is_long()) ++ending.chains;
  }
  return ending;
}

void compare_endings(Explanation& found, const Position& position, int key, int other) {
  const Ending mine = ending_after(position, key);
  const Ending theirs = ending_after(position, other);
  found.reason.chains = mine.chains;
  found.reason.loops = mine.loops;
  found.reason.other_chains = theirs.chains;
  found.reason.other_loops = theirs.loops;
}

// Of what is left when the boxes on offer are gone.
int smallest_gift(Position position) {
  for (auto lines = capturing_lines(position); !lines.empty(); lines = capturing_lines(position)) {
    draw(position, lines.front());
  }
  int smallest = position.grid.boxes();
  for (int line : undrawn_lines(position)) smallest = std::min(smallest, gift(position, line));
  return is_over(position) ? 0 : smallest;
}

int boxes_on_offer(Position position) {
  int boxes = 0;
  for (auto lines = capturing_lines(position); !lines.empty(); lines = capturing_lines(position)) {
    boxes += draw(position, lines.front());
  }
  return boxes;
}

std::optional<Explanation> explain_capture(const Position& position, int key) {
  Explanation found;
  found.reason.taken = boxes_on_offer(position);
  found.reason.smallest = smallest_gift(position);
  if (boxes_closed_by(position, key) == 0) {
    if (!has(declining_lines(position), key)) return std::nullopt;
    found.theme = found.reason.taken == 4 ? Theme::decline_loop : Theme::decline_chain;
    found.reason.given = found.reason.taken;
    return found;
  }
  const bool dealer_takes = has(choices(Player::double_dealer, position), key);
  found.theme = dealer_takes ? Theme::take : Theme::give_up_control;
  return found;
}

}  // namespace

std::string_view theme_id(Theme theme) {
  return theme_ids[static_cast<std::size_t>(theme)];
}

std::optional<Explanation> explain(const Position& position, const Solution& solution, int key,
                                   int other) {
  assert(has(solution.best, key));
  std::optional<Explanation> found;
  const std::vector<int> safe = safe_lines(position);
  if (!capturing_lines(position).empty()) {
    found = explain_capture(position, key);
  } else {
    found.emplace();
    found->reason.given = gift(position, key);
    if (safe.empty()) {
      found->theme = Theme::open_chain;
      found->reason.smallest = smallest_gift(position);
    } else {
      compare_endings(*found, position, key, other);
      const bool same_loops = found->reason.loops == found->reason.other_loops;
      found->theme = !is_safe(position, key) ? Theme::sacrifice
                     : same_loops            ? Theme::waiting_move
                                             : Theme::loop_or_chain;
    }
  }
  if (!found) return found;
  found->reason.safe_lines = static_cast<int>(safe.size());
  for (const MoveValue& move : solution.moves) {
    if (move.line == other) found->reason.gained = solution.value - move.value;
  }
  return found;
}

}  // namespace cartapenna::dots_and_boxes
