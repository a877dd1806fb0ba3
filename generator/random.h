// SPDX-License-Identifier: MIT
// Random numbers that are the same on every machine, compiler and library.
//
// A generator is made from where it stands in a document, (seed, sheet, board), and passed on as an
// argument; board i never depends on how many boards are made or in what order. Only whole numbers
// are drawn: the standard distributions differ between libraries and are not used.
#pragma once

#include <cassert>
#include <cstdint>
#include <pcg_random.hpp>
#include <utility>

namespace cartapenna {

class Random {
 public:
  // Streams with different (seed, sheet, board) are independent for all practical purposes.
  explicit Random(std::uint64_t seed, std::uint64_t sheet = 0, std::uint64_t board = 0)
      : engine_(start(seed, sheet, board)) {}

  std::uint64_t bits() { return engine_(); }

  // Uniform in 0 … bound − 1, without bias. REQUIRES: bound > 0.
  // Method: D. Lemire, "Fast random integer generation in an interval", 2019.
  std::uint64_t below(std::uint64_t bound) {
    assert(bound > 0);
    auto product = static_cast<Wide>(bits()) * bound;
    if (static_cast<std::uint64_t>(product) < bound) {
      const std::uint64_t threshold = (0 - bound) % bound;
      while (static_cast<std::uint64_t>(product) < threshold) {
        product = static_cast<Wide>(bits()) * bound;
      }
    }
    return static_cast<std::uint64_t>(product >> 64U);
  }

  // Uniform multiple of 2^-53 in [0, 1).
  double unit() { return static_cast<double>(bits() >> 11U) * 0x1p-53; }

  // Fisher-Yates; every order is equally likely.
  template <class List>
  void shuffle(List& list) {
    for (std::size_t left = list.size(); left > 1; --left) {
      std::swap(list[left - 1], list[below(left)]);
    }
  }

 private:
  __extension__ using Wide = unsigned __int128;

  // SplitMix64 (Steele, Lea, Flood 2014): spreads neighbouring numbers over the whole range.
  static std::uint64_t mix(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  static pcg64 start(std::uint64_t seed, std::uint64_t sheet, std::uint64_t board) {
    std::uint64_t state = seed;
    state = mix(state) ^ sheet;
    state = mix(state) ^ board;
    const auto high = mix(state);
    const auto low = mix(state);
    const auto stream = mix(state);
    return pcg64((static_cast<Wide>(high) << 64U) | low, static_cast<Wide>(stream));
  }

  pcg64 engine_;
};

}  // namespace cartapenna
