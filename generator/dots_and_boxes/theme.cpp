// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/theme.h"

#include <algorithm>
#include <array>

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

// Where best play after this line runs out of safe lines.
Ending ending_after(const Position& start, int line, Values& values) {
  Game game{start};
  draw(game, line);
  const auto is_ending = [&] {
    return is_endgame(game.position) && capturing_lines(game.position).empty();
  };
  for (const Turn& turn : values.best_play(game.position)) {
    for (int next : turn) {
      if (!is_ending()) draw(game, next);
    }
  }
  Ending ending;
  ending.rival_opens = game.to_move == 1;
  for (const Chain& chain : chains(game.position)) {
    if (chain.loop) ++ending.loops;
    if (!chain.loop && chain.is_long()) ++ending.chains;
  }
  return ending;
}

std::optional<Theme> theme_of_quiet(const Reason& reason, bool safe) {
  if (!safe) return Theme::sacrifice;
  if (reason.ending.loops != reason.rival_ending.loops) return Theme::loop_or_chain;
  if (reason.ending.rival_opens && !reason.rival_ending.rival_opens) return Theme::waiting_move;
  return std::nullopt;
}

// Whether the boxes on offer were a loop when nothing could be taken yet.
bool were_a_loop(const Problem& problem) {
  const Position& position = problem.game.position;
  const auto [one, other] = boxes_beside(position.grid, capturing_lines(position).front());
  const int box = one != nothing && undrawn_sides(position, one) == 1 ? one : other;
  Game game{Position(position.grid, problem.start)};
  bool loop = false;
  for (const int line : problem.record) {
    if (capturing_lines(game.position).empty()) {
      loop = false;
      for (const Chain& chain : chains(game.position)) {
        loop = loop || (chain.loop && has(chain.boxes, box));
      }
    }
    draw(game, line);
  }
  return loop;
}

std::optional<Explanation> explain_capture(const Problem& problem, Values& values) {
  const Position& position = problem.game.position;
  const std::vector<int> declining = declining_lines(position);
  Explanation found;
  Reason& reason = found.reason;
  const Position rest = with_all_taken(position, reason.taken);
  reason.smallest = smallest_gift(rest);
  reason.rest = -values.value(rest);
  if (boxes_closed_by(position, problem.key) > 0) {
    const bool dealer_takes = has(choices(Player::double_dealer, position), problem.key);
    found.theme = dealer_takes ? Theme::take : Theme::give_up_control;
    return found;
  }
  if (!has(declining, problem.key)) return std::nullopt;
  reason.given = reason.taken;
  found.theme = reason.taken == 4 ? Theme::decline_loop : Theme::decline_chain;
  if (found.theme == Theme::decline_loop && !were_a_loop(problem)) return std::nullopt;
  return found;
}

std::optional<Explanation> explain_quiet(const Problem& problem, Values& values) {
  const Position& position = problem.game.position;
  Explanation found;
  Reason& reason = found.reason;
  reason.given = gift(position, problem.key);
  if (is_endgame(position)) {
    found.theme = Theme::open_chain;
    reason.smallest = smallest_gift(position);
    return found;
  }
  reason.ending = ending_after(position, problem.key, values);
  reason.rival_ending = ending_after(position, problem.rival, values);
  const auto theme = theme_of_quiet(reason, is_safe(position, problem.key));
  if (!theme) return std::nullopt;
  found.theme = *theme;
  return found;
}

}  // namespace

std::string_view theme_id(Theme theme) {
  return theme_ids[static_cast<std::size_t>(theme)];
}

std::optional<Explanation> explain(const Problem& problem, Values& values) {
  const Position& position = problem.game.position;
  auto found = capturing_lines(position).empty() ? explain_quiet(problem, values)
                                                 : explain_capture(problem, values);
  if (!found) return found;
  found->reason.safe_lines = static_cast<int>(safe_lines(position).size());
  found->reason.gained = problem.value - problem.second;
  return found;
}

}  // namespace cartapenna::dots_and_boxes
