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

Position with_all_taken(Position position, int& boxes) {
  for (auto lines = capturing_lines(position); !lines.empty(); lines = capturing_lines(position)) {
    boxes += draw(position, lines.front());
  }
  return position;
}

// The least that any line gives. REQUIRES: nothing can be taken.
int smallest_gift(const Position& position) {
  int smallest = is_over(position) ? 0 : position.grid.boxes();
  for (int line : undrawn_lines(position)) smallest = std::min(smallest, gift(position, line));
  return smallest;
}

struct Ending {
  int chains = 0;
  int loops = 0;
  int smallest = 0;
  bool rival_opens = false;
};

Ending ending_after(const Position& start, int line) {
  Game game{start};
  draw(game, line);
  for (const Turn& turn : solve(game.position).line) {
    for (int next : turn) {
      if (is_endgame(game.position) && capturing_lines(game.position).empty()) break;
      draw(game, next);
    }
  }
  Ending ending;
  ending.rival_opens = game.to_move == 1;
  ending.smallest = smallest_gift(game.position);
  for (const Chain& chain : chains(game.position)) {
    if (chain.loop) ++ending.loops;
    if (!chain.loop && chain.is_long()) ++ending.chains;
  }
  return ending;
}

void compare_endings(Reason& reason, const Position& position, int key, int other) {
  const Ending mine = ending_after(position, key);
  const Ending theirs = ending_after(position, other);
  reason.chains = mine.chains;
  reason.loops = mine.loops;
  reason.smallest = mine.smallest;
  reason.rival_opens = mine.rival_opens;
  reason.other_chains = theirs.chains;
  reason.other_loops = theirs.loops;
  reason.other_rival_opens = theirs.rival_opens;
}

std::optional<Theme> theme_of_quiet(const Reason& reason, bool safe) {
  if (!safe) return Theme::sacrifice;
  if (reason.loops != reason.other_loops) return Theme::loop_or_chain;
  if (reason.rival_opens && !reason.other_rival_opens) return Theme::waiting_move;
  return std::nullopt;
}

std::optional<Explanation> explain_capture(const Position& position, int key) {
  Explanation found;
  found.reason.smallest = smallest_gift(with_all_taken(position, found.reason.taken));
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

std::optional<Explanation> explain_quiet(const Position& position, int key, int other) {
  Explanation found;
  found.reason.given = gift(position, key);
  if (is_endgame(position)) {
    found.theme = Theme::open_chain;
    found.reason.smallest = smallest_gift(position);
    return found;
  }
  compare_endings(found.reason, position, key, other);
  const auto theme = theme_of_quiet(found.reason, is_safe(position, key));
  if (!theme) return std::nullopt;
  found.theme = *theme;
  return found;
}

}  // namespace

std::string_view theme_id(Theme theme) {
  return theme_ids[static_cast<std::size_t>(theme)];
}

std::optional<Explanation> explain(const Position& position, const Solution& solution, int key,
                                   int other) {
  assert(has(solution.best, key));
  auto found = capturing_lines(position).empty() ? explain_quiet(position, key, other)
                                                 : explain_capture(position, key);
  if (!found) return found;
  found->reason.safe_lines = static_cast<int>(safe_lines(position).size());
  for (const MoveValue& move : solution.moves) {
    if (move.line == other) found->reason.gained = solution.value - move.value;
  }
  return found;
}

}  // namespace cartapenna::dots_and_boxes
