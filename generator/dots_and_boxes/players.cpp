// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/players.h"

#include <algorithm>
#include <cassert>

#include "generator/dots_and_boxes/chains.h"
#include "generator/dots_and_boxes/coins.h"
#include "generator/dots_and_boxes/nimstring.h"
#include "generator/dots_and_boxes/solve.h"

namespace cartapenna::dots_and_boxes {

namespace {

Position after(Position position, int line) {
  draw(position, line);
  return position;
}

// What is left when all that can be taken has been.
struct Taken {
  Position rest;
  int boxes = 0;
};

Taken take_all(Position position) {
  Taken taken;
  for (bool going = true; going;) {
    going = false;
    for (int line = 0; line < position.grid.lines(); ++line) {
      if (boxes_closed_by(position, line) == 0) continue;
      taken.boxes += draw(position, line);
      going = true;
    }
  }
  taken.rest = std::move(position);
  return taken;
}

std::vector<int> smallest_gifts(const Position& position, bool middles) {
  std::vector<int> found;
  int smallest = position.grid.boxes() * 2 + 2;
  for (int line : undrawn_lines(position)) {
    const Position next = after(position, line);
    int size = 2 * gift(position, line);
    if (middles && !declining_lines(next).empty() && size == 4) ++size;
    if (size < smallest) found.clear();
    smallest = std::min(smallest, size);
    if (size == smallest) found.push_back(line);
  }
  return found;
}

// Worth leaving a part: nothing is left to draw but long chains and loops.
bool keeps_control(const Position& position) {
  const Position rest = take_all(position).rest;
  if (is_over(rest) || !is_endgame(rest)) return false;
  return gift(rest, smallest_gifts(rest, true).front()) >= 3;
}

// By the rule: turns to come = undrawn lines − open boxes + long chains, of which the last is the
// one to have. Only the chains that stand in the position are counted.
bool mover_has_last_turn(const Position& position) {
  int turns = static_cast<int>(undrawn_lines(position).size()) - position.grid.boxes() +
              closed_boxes(position);
  for (const Chain& chain : chains(position)) turns += !chain.loop && chain.is_long() ? 1 : 0;
  return turns % 2 != 0;
}

// How many safe answers to this line turn the rule round; a large number where the line itself is
// against it.
int against_rule(const Position& position, int line) {
  const Position next = after(position, line);
  if (mover_has_last_turn(next)) return 2 * position.grid.lines();
  int spoiling = 0;
  for (int answer : safe_lines(next)) spoiling += mover_has_last_turn(after(next, answer)) ? 0 : 1;
  return spoiling;
}

// The safe lines that keep the rule best.
std::vector<int> by_rule(const Position& position, const std::vector<int>& safe) {
  std::vector<int> found;
  int least = 2 * position.grid.lines();
  for (int line : safe) {
    const int against = against_rule(position, line);
    if (against < least) found.clear();
    least = std::min(least, against);
    if (against == least) found.push_back(line);
  }
  return found;
}

template <class Test>
std::vector<int> those(const std::vector<int>& lines, Test test) {
  std::vector<int> found;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(found), test);
  return found.empty() ? lines : found;
}

std::vector<int> nimstring_choices(const Position& position) {
  const auto coins = coins_of(position);
  assert(coins.has_value());
  Nimstring game(*coins);
  const std::vector<int> capturing = capturing_lines(position);
  if (!capturing.empty()) {
    const Settled settled = settle(*coins, coins->all());
    const auto declining = declining_lines(position);
    return declining.empty() || game.wins(settled.strings) ? capturing : declining;
  }
  std::vector<int> winning;
  for (int string = 0; string < coins->strings; ++string) {
    const Settled settled = settle(*coins, coins->all() & ~only(string));
    if (settled.least_left == 0 && !game.wins(settled.strings)) {
      winning.push_back(coins->lines[static_cast<std::size_t>(string)]);
    }
  }
  if (winning.empty()) return choices(Player::chain_counter, position);
  return those(winning, [&](int line) { return is_safe(position, line); });
}

}  // namespace

std::vector<int> capturing_lines(const Position& position) {
  std::vector<int> found;
  for (int line : undrawn_lines(position)) {
    if (boxes_closed_by(position, line) > 0) found.push_back(line);
  }
  return found;
}

std::vector<int> safe_lines(const Position& position) {
  std::vector<int> found;
  for (int line : undrawn_lines(position)) {
    if (is_safe(position, line)) found.push_back(line);
  }
  return found;
}

int gift(const Position& position, int line) {
  return take_all(after(position, line)).boxes;
}

std::vector<int> declining_lines(const Position& position) {
  const auto coins = coins_of(position);
  if (!coins) return {};
  const Settled now = settle(*coins, coins->all());
  std::vector<int> found;
  if (now.least_left == 0 || now.taken != now.least_left || now.strings == 0) return found;
  for (int string = 0; string < coins->strings; ++string) {
    const int line = coins->lines[static_cast<std::size_t>(string)];
    if (boxes_closed_by(position, line) > 0) continue;
    const Settled next = settle(*coins, coins->all() & ~only(string));
    if (next.strings == now.strings && next.taken == now.taken) found.push_back(line);
  }
  return found;
}

std::vector<int> choices(Player player, const Position& position) {
  assert(!is_over(position));
  if (player == Player::full) return solve(position).best;
  if (player == Player::nimstring) return nimstring_choices(position);
  const std::vector<int> capturing = capturing_lines(position);
  const bool deals_double = player >= Player::double_dealer;
  if (!capturing.empty()) {
    const auto declining = deals_double ? declining_lines(position) : std::vector<int>{};
    return declining.empty() || !keeps_control(position) ? capturing : declining;
  }
  std::vector<int> safe = safe_lines(position);
  if (safe.empty()) return smallest_gifts(position, deals_double);
  if (player == Player::greedy || player == Player::double_dealer) return safe;
  return by_rule(position, safe);
}

}  // namespace cartapenna::dots_and_boxes
