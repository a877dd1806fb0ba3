// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/search.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstdlib>

namespace cartapenna::dots_and_boxes {

namespace {

constexpr int no_string = 255;

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Search::Search(const Coins& coins, const Limits& limits)
    : coins_(coins),
      table_(limits.table_bytes),
      largest_nodes_(limits.nodes),
      seconds_(limits.seconds),
      start_(now()) {
  for (int coin = 0; coin < coins.coins; ++coin) {
    if (dots_and_boxes::count(coins.tied[index(coin)]) > 1)
      alike_.push_back(coins.tied[index(coin)]);
  }
  for (const auto& to : coins.symmetries) {
    auto& image = images_.emplace_back();
    for (std::size_t eight = 0; eight < 8; ++eight) {
      for (std::size_t set = 1; set < 256; ++set) {
        const std::size_t low = index(first(set));
        const std::size_t string = eight * 8 + low;
        const Set bit = string < to.size() ? only(to[string]) : 0;
        image[eight][set] = image[eight][set & (set - 1)] | bit;
      }
    }
  }
}

void Search::count_node() {
  if (++nodes_ > largest_nodes_) throw OutOfLimits{};
  if (nodes_ % 1024 == 0 && now() - start_ > seconds_) throw OutOfLimits{};
}

// Takes all, or all but the fewest that leave the other player to move: T + max(v, −v − 2·left).
int Search::settled_value(Set strings, int alpha, int beta) {
  const Settled settled = settle(coins_, strings);
  const Node node = node_of(settled.strings);
  const int left = settled.least_left;
  if (left == 0) return settled.taken + search(node, alpha - settled.taken, beta - settled.taken);
  if (node.strings == 0) return settled.taken;
  const int reach = std::max(beta - (settled.taken - left), 1);
  return settled.taken - left + std::abs(search(node, -reach - left, reach - left) + left);
}

// By tests with a window of nothing, each from where the last one ended: fewer nodes than one
// search with a wide window, because the table answers most of the later tests.
int Search::value(Set strings) {
  int low = -largest_set;
  int high = largest_set;
  int guess = 0;
  while (low < high) {
    const int bound = guess == low ? guess + 1 : guess;
    guess = settled_value(strings, bound - 1, bound);
    (guess < bound ? high : low) = guess;
  }
  return low;
}

bool Search::at_least(Set strings, int bound) {
  return settled_value(strings, bound - 1, bound) >= bound;
}

Set Search::safe_strings(const Node& node) const {
  Set safe = node.strings & ~node.unsafe;
  for (const Set group : alike_) {
    const Set here = safe & group;
    safe &= ~here | (here & (~here + 1));
  }
  return safe;
}

void Search::order(const Merits& merits, Moves& moves, int number, int remembered) {
  const auto rank = [&](std::uint8_t move) {
    return move == remembered ? ~std::uint32_t{0} : merits[move];
  };
  for (int at = 1; at < number; ++at) {
    const std::uint8_t move = moves[index(at)];
    int to = at;
    for (; to > 0 && rank(moves[index(to - 1)]) < rank(move); --to) {
      moves[index(to)] = moves[index(to - 1)];
    }
    moves[index(to)] = move;
  }
}

// The cut that was good enough rises in the order, those tried before it sink.
void Search::reward(Merits& merits, const Moves& moves, int good) {
  for (std::size_t at = 0; moves[at] != good; ++at) merits[moves[at]] -= merits[moves[at]] / 256;
  ++merits[index(good)];
}

int Search::value_of_opening(const Node& node, const Opening& opening, int alpha, int beta) {
  int taken = 0;
  const Node next = after_opening(node, opening, taken);
  const int left = opening.loop ? 4 : (opening.length >= 3 ? 2 : 0);
  if (left == 0) return -taken - search(next, -beta - taken, -alpha - taken);
  if (next.strings == 0) return -taken;
  const int least = taken - left + (next.coins & 1);
  if (-least <= alpha) return -least;
  const int reach = -alpha - (taken - left);
  const int value = search(next, -reach - left, reach - left);
  return -(taken - left + std::abs(value + left));
}

int Search::value_of_cut(const Node& node, int string, int alpha, int beta) {
  Node next = node;
  next.strings &= ~only(string);
  for (const std::uint8_t coin : coins_.ends[index(string)]) loosen(next, coin);
  return -search(next, -beta, -alpha);
}

int Search::best_of(const Node& node, const Options& options, int alpha, int beta, int& best_move) {
  Moves moves{};
  Merits& merits = merits_[side_of(node)];
  int number = 0;
  for (Set safe = safe_strings(node); safe != 0; safe &= safe - 1) {
    moves[index(number++)] = static_cast<std::uint8_t>(first(safe));
  }
  order(merits, moves, number, best_move);
  int best = -largest_set;
  for (int at = 0; at < number && best < beta; ++at) {
    const int string = moves[index(at)];
    const int value = value_of_cut(node, string, std::max(alpha, best), beta);
    if (value > best) {
      best = value;
      best_move = string;
    }
  }
  if (best >= beta) reward(merits, moves, best_move);
  for (int at = 0; at < options.count && best < beta; ++at) {
    const int value =
        value_of_opening(node, options.openings[index(at)], std::max(alpha, best), beta);
    best = std::max(best, value);
  }
  return best;
}

int Search::search(const Node& node, int alpha, int beta) {
  if (node.strings == 0) return 0;
  if (-node.coins >= beta) return -node.coins;
  if (node.coins <= alpha) return node.coins;
  count_node();
  const Options options = options_of(node);
  const Key key = key_of(node, options);
  Bounds bounds;
  bounds.move = no_string;
  if (const Bounds* known = table_.find(key)) {
    bounds = *known;
    if (bounds.lower >= beta || bounds.lower == bounds.upper) return bounds.lower;
    if (bounds.upper <= alpha) return bounds.upper;
    alpha = std::max<int>(alpha, bounds.lower - 1);
    beta = std::min<int>(beta, bounds.upper + 1);
  }
  int move = bounds.move;
  const int value = best_of(node, options, alpha, beta, move);
  if (value > alpha) bounds.lower = std::max(bounds.lower, static_cast<std::int8_t>(value));
  if (value < beta) bounds.upper = std::min(bounds.upper, static_cast<std::int8_t>(value));
  bounds.move = static_cast<std::uint8_t>(move);
  table_.put(key, dots_and_boxes::count(node.strings), bounds);
  return value;
}

}  // namespace cartapenna::dots_and_boxes
