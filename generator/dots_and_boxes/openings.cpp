// SPDX-License-Identifier: MIT
// What can be drawn in a position in which nothing can be taken, and how it is remembered.
#include <algorithm>
#include <cassert>

#include "generator/dots_and_boxes/search.h"

namespace cartapenna::dots_and_boxes {

namespace {

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
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
  const std::uint64_t number = 2 * static_cast<std::uint64_t>(length) + (loop ? 1 : 0);
  const std::uint64_t high = mix(mix((number + 1) * golden));
  return Key{high, static_cast<std::uint32_t>(mix(high + golden))};
}

}  // namespace

Search::Node Search::node_of(Set strings) const {
  Node node;
  node.strings = strings;
  for (int coin = 0; coin < coins_.coins; ++coin) {
    const Set held = coins_.strings_of(coin) & strings;
    assert(!is_one(held));
    if (held != 0) ++node.coins;
    if (is_two(held)) {
      node.links |= only(coin);
      node.unsafe |= held;
    }
  }
  return node;
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

// Whether it makes the other superfluous: see the header.
bool Search::Opening::covers(const Opening& other) const {
  if (loop != other.loop || length > other.length) return false;
  const bool same = ends[0] == other.ends[0] && ends[1] == other.ends[1];
  const bool turned = ends[0] == other.ends[1] && ends[1] == other.ends[0];
  if (!same && !turned) return false;
  return length == other.length || length >= 3 || (apart() && other.length <= 2);
}

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
      covered = known.covers(fresh);
      if (!covered && fresh.covers(known)) {
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
  if (is_two(held)) {
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
      if (!is_one(last)) break;
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

}  // namespace cartapenna::dots_and_boxes
