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

constexpr std::uint64_t golden = 0x9E3779B97F4A7C15U;

// SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t mix(std::uint64_t z) {
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31U);
}

// Of a chain or loop that is tied to nothing else. Mixed twice from a large number: of small ones
// mix(2n) is often 2·mix(n), and the keys of all chains of a position are added up.
Key key_apart(int length, bool loop) {
  const auto number = static_cast<std::uint64_t>(2 * length + (loop ? 1 : 0));
  const std::uint64_t high = mix(mix((number + 1) * golden));
  return Key{high, static_cast<std::uint32_t>(mix(high + golden))};
}

}  // namespace

struct Search::Node {
  Set strings = 0;
  Set links = 0;   // coins with two strings; all others have more
  Set unsafe = 0;  // strings of links
  int coins = 0;
};

// A chain or loop, from joint or ground to joint or ground.
struct Search::Opening {  // no initial values: most of a list of them is never used
  Set strings;
  Set coins;
  int length;
  bool loop;
  std::array<int, 2> ends;

  bool apart() const { return ends[0] == ground && ends[1] == ground; }
};

struct Search::Options {
  std::array<Opening, largest_set> openings;
  int count = 0;
  Set apart = 0;  // strings of chains and loops tied to nothing else
  Key apart_key;  // their sum
};

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

Search::Node Search::node_of(Set strings) const {
  Node node;
  node.strings = strings;
  for (int coin = 0; coin < coins_.coins; ++coin) {
    const int degree = dots_and_boxes::count(coins_.strings_of(coin) & strings);
    assert(degree != 1);
    if (degree > 0) ++node.coins;
    if (degree == 2) {
      node.links |= only(coin);
      node.unsafe |= coins_.strings_of(coin) & strings;
    }
  }
  return node;
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

Search::Opening Search::chain_at(const Node& node, int coin, Set& seen) const {
  Opening chain;
  chain.loop = false;
  chain.ends = {ground, ground};
  chain.coins = only(coin);
  chain.length = 1;
  chain.strings = coins_.strings_of(coin) & node.strings;
  Set both = chain.strings;
  for (std::size_t end = 0; end < 2; ++end, both &= both - 1) {
    int string = first(both);
    for (int at = coin;;) {
      const int next = coins_.other_end(string, at);
      if (next == ground || !has(node.links, next)) {
        chain.ends[end] = next;
        break;
      }
      if (has(chain.coins, next)) {
        chain.loop = true;
        break;
      }
      const Set on = coins_.strings_of(next) & node.strings & ~only(string);
      chain.coins |= only(next);
      ++chain.length;
      chain.strings |= on;
      string = first(on);
      at = next;
    }
    if (chain.loop) break;
  }
  seen |= chain.coins;
  return chain;
}

namespace {

// Whether the first makes the second superfluous: see the header.
template <class Opening>
bool covers(const Opening& one, const Opening& other) {
  if (one.loop != other.loop || one.length > other.length) return false;
  if (one.ends != other.ends && (one.ends[0] != other.ends[1] || one.ends[1] != other.ends[0])) {
    return false;
  }
  return one.length == other.length || one.length >= 3 || (one.apart() && other.length <= 2);
}

}  // namespace

Search::Options Search::options_of(const Node& node) const {
  Options options;
  Set seen = 0;
  while ((node.links & ~seen) != 0) {
    const Opening fresh = chain_at(node, first(node.links & ~seen), seen);
    if (fresh.apart()) {
      options.apart |= fresh.strings;
      const Key key = key_apart(fresh.length, fresh.loop);
      options.apart_key.high += key.high;
      options.apart_key.low += key.low;
    }
    bool covered = false;
    for (int other = 0; other < options.count && !covered; ++other) {
      Opening& known = options.openings[index(other)];
      covered = covers(known, fresh);
      if (!covered && covers(fresh, known)) {
        known = fresh;
        covered = true;
      }
    }
    if (!covered) options.openings[index(options.count++)] = fresh;
  }
  std::sort(options.openings.begin(), options.openings.begin() + options.count,
            [](const Opening& one, const Opening& other) { return one.length < other.length; });
  return options;
}

Set Search::safe_strings(const Node& node) const {
  Set safe = node.strings & ~node.unsafe;
  for (const Set group : alike_) {
    const Set here = safe & group;
    safe &= ~here | (here & (~here + 1));
  }
  return safe;
}

void Search::order(std::array<std::uint8_t, largest_set>& moves, int number, int remembered) const {
  const auto rank = [&](std::uint8_t move) {
    return move == remembered ? ~std::uint32_t{0} : merits_[move];
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
void Search::reward(const std::array<std::uint8_t, largest_set>& moves, int good) {
  for (std::size_t at = 0; moves[at] != good; ++at) merits_[moves[at]] -= merits_[moves[at]] / 256;
  ++merits_[index(good)];
}

Key Search::key_of(const Node& node, const Options& options) const {
  const Set rest = node.strings & ~options.apart;
  Set least = rest;
  for (const auto& image : images_) {
    Set moved = 0;
    for (std::size_t eight = 0; eight < 8; ++eight) {
      moved |= image[eight][rest >> (8 * eight) & 255U];
    }
    least = std::min(least, moved);
  }
  const std::uint64_t mixed = mix(least + golden);
  return Key{mix(mixed + options.apart_key.high),
             static_cast<std::uint32_t>(mix(mixed + golden)) + options.apart_key.low};
}

void Search::loosen(Node& node, int coin) const {
  if (coin == ground) return;
  const Set held = coins_.strings_of(coin) & node.strings;
  if (dots_and_boxes::count(held) == 2) {
    node.links |= only(coin);
    node.unsafe |= held;
  }
}

Search::Node Search::after_opening(const Node& node, const Opening& opening, int& taken) const {
  Node next = node;
  next.strings &= ~opening.strings;
  next.links &= ~opening.coins;
  taken = opening.length;
  int coin = opening.ends[0];
  if (coin == opening.ends[1] && coin != ground) {
    // Both ends met in one joint. Where that leaves it on one string it is taken too, and so on.
    while (coin != ground) {
      const Set last = coins_.strings_of(coin) & next.strings;
      if (dots_and_boxes::count(last) != 1) break;
      ++taken;
      next.strings &= ~last;
      next.links &= ~only(coin);
      coin = coins_.other_end(first(last), coin);
    }
    loosen(next, coin);
  } else {
    loosen(next, opening.ends[0]);
    loosen(next, opening.ends[1]);
  }
  next.unsafe &= next.strings;
  next.coins -= taken;
  return next;
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
  std::array<std::uint8_t, largest_set> moves{};
  int number = 0;
  for (Set safe = safe_strings(node); safe != 0; safe &= safe - 1) {
    moves[index(number++)] = static_cast<std::uint8_t>(first(safe));
  }
  order(moves, number, best_move);
  int best = -largest_set;
  for (int at = 0; at < number && best < beta; ++at) {
    const int string = moves[index(at)];
    const int value = value_of_cut(node, string, std::max(alpha, best), beta);
    if (value > best) {
      best = value;
      best_move = string;
    }
  }
  if (best >= beta) reward(moves, best_move);
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
