// SPDX-License-Identifier: MIT
// Counts hedge sets of larger boards, by number of hedges, without looking at each: inner points
// are added row by row, and of a set only what the points of the last row know is kept.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace cartapenna::hedges::test {

enum class Rule { groups_only, all_reachable, corner_reachable };

// By number of hedges. Overflow does not happen while the board has at most 63 sides.
class Frontier {
 public:
  using Numbers = std::vector<std::uint64_t>;

  // REQUIRES: at least 2 columns and rows, at most 7 columns; limit <= 7.
  Frontier(int columns, int rows, int limit, Rule rule)
      : width_(columns - 1), height_(rows - 1), limit_(limit), rule_(rule) {}

  Numbers count() {
    const auto sides = static_cast<std::size_t>(2 * width_ * height_ + width_ + height_);
    states_[0] = Numbers(sides + 1, 0);
    states_[0][0] = 1;
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) add_point(x, y);
    }
    Numbers total(sides + 1, 0);
    for (const auto& [state, numbers] : states_) {
      for (std::size_t h = 0; h <= sides; ++h) total[h] += numbers[h];
    }
    return total;
  }

 private:
  static constexpr std::size_t most = 7;
  // Of a group: whether it touches the border, and after how many crossings, modulo 2.
  static constexpr std::uint8_t untouched = 0;
  static constexpr std::uint8_t touched_even = 1;
  static constexpr std::uint8_t touched_odd = 2;

  // For each column its lowest point so far; index `most - 1` is the point being added.
  struct State {
    std::array<std::uint8_t, most> group{};   // 0: no point
    std::array<std::uint8_t, most> odd{};     // crossings since the first point of the group
    std::array<std::uint8_t, most> hedges{};  // of the point's group
    std::array<std::uint8_t, most> border{};  // of the point's group

    std::uint64_t packed() const {
      std::uint64_t bits = 0;
      for (std::size_t i = 0; i < most; ++i) {
        const unsigned slot = static_cast<unsigned>(group[i]) << 6U |
                              static_cast<unsigned>(hedges[i]) << 3U |
                              static_cast<unsigned>(border[i]) << 1U | odd[i];
        bits = bits << 9U | slot;
      }
      return bits;
    }
    static State unpacked(std::uint64_t bits) {
      State s;
      for (std::size_t i = most; i-- > 0; bits >>= 9U) {
        s.group[i] = bits >> 6U & 7U;
        s.hedges[i] = bits >> 3U & 7U;
        s.border[i] = bits >> 1U & 3U;
        s.odd[i] = bits & 1U;
      }
      return s;
    }
  };
  struct Mixed {
    std::size_t operator()(std::uint64_t bits) const {
      return (bits ^ bits >> 32U) * 0x9E3779B97F4A7C15U >> 16U;
    }
  };
  using States = std::unordered_map<std::uint64_t, Numbers, Mixed>;

  void add_point(int x, int y) {
    const auto at = static_cast<std::size_t>(x);
    constexpr std::size_t fresh = most - 1;
    each([&](State state, const Numbers& numbers, States& next) {
      state.group[fresh] = most;
      put(next, state, numbers, false);
    });
    // Left, above; then to the right and lower border. The path from corner to corner goes along
    // the first row and down the last column.
    edge([&](State& s) { return x == 0 ? border(s, fresh, 0) : join(s, at - 1); });
    edge([&](State& s) { return y == 0 ? border(s, fresh, 1) : join(s, at); });
    if (x == width_ - 1) edge([&](State& s) { return border(s, fresh, 1); });
    if (y == height_ - 1) edge([&](State& s) { return border(s, fresh, 0); });
    each([&](State state, const Numbers& numbers, States& next) {
      move(state, fresh, at);
      put(next, state, numbers, false);
    });
  }

  template <class Step>
  void each(Step step) {
    States next;
    for (const auto& [state, numbers] : states_) step(State::unpacked(state), numbers, next);
    states_ = std::move(next);
  }

  // With the hedge, where that breaks no rule, and without.
  template <class Add>
  void edge(Add add) {
    each([&](State state, const Numbers& numbers, States& next) {
      put(next, state, numbers, false);
      if (add(state)) put(next, state, numbers, true);
    });
  }

  bool border(State& s, std::size_t at, std::uint8_t crossing) const {
    const auto way =
        static_cast<std::uint8_t>((s.odd[at] ^ crossing) == 0 ? touched_even : touched_odd);
    if (rule_ == Rule::all_reachable && s.border[at] != untouched) return false;
    if (rule_ == Rule::corner_reachable && s.border[at] != untouched && s.border[at] != way) {
      return false;
    }
    return grow(s, s.group[at], s.hedges[at] + 1, rule_ == Rule::groups_only ? untouched : way);
  }

  bool join(State& s, std::size_t from) const {
    constexpr std::size_t fresh = most - 1;
    if (s.group[from] == s.group[fresh]) {
      if (rule_ == Rule::all_reachable) return false;
      if (rule_ == Rule::corner_reachable && s.odd[from] != s.odd[fresh]) return false;
      return grow(s, s.group[from], s.hedges[from] + 1, s.border[from]);
    }
    const auto old = s.group[fresh];
    const auto flip = static_cast<std::uint8_t>(s.odd[from] ^ s.odd[fresh]);
    auto way = s.border[fresh];
    if (way != untouched && flip != 0) way = way == touched_even ? touched_odd : touched_even;
    if (s.border[from] != untouched && way != untouched) {
      if (rule_ == Rule::all_reachable) return false;
      if (rule_ == Rule::corner_reachable && way != s.border[from]) return false;
    }
    if (way == untouched) way = s.border[from];
    const int hedges = s.hedges[from] + s.hedges[fresh] + 1;
    for (std::size_t i = 0; i < most; ++i) {
      if (s.group[i] != old) continue;
      s.group[i] = s.group[from];
      s.odd[i] ^= flip;
    }
    return grow(s, s.group[from], hedges, way);
  }

  bool grow(State& s, int group, int hedges, std::uint8_t border) const {
    if (hedges > limit_) return false;
    for (std::size_t i = 0; i < most; ++i) {
      if (s.group[i] != group) continue;
      s.hedges[i] = static_cast<std::uint8_t>(hedges);
      s.border[i] = border;
    }
    return true;
  }

  // The fresh point takes the place of the one above it. Groups are renumbered in order, and their
  // parity counted from their first point, so that equal states look equal.
  void move(State& s, std::size_t from, std::size_t to) const {
    s.group[to] = s.group[from];
    s.odd[to] = s.odd[from];
    s.hedges[to] = s.hedges[from];
    s.border[to] = s.border[from];
    s.group[from] = s.odd[from] = s.hedges[from] = s.border[from] = 0;
    std::array<std::uint8_t, most + 1> name{};
    std::array<std::uint8_t, most + 1> flip{};
    std::uint8_t names = 0;
    for (std::size_t i = 0; i < most; ++i) {
      if (s.group[i] == 0) continue;
      if (name[s.group[i]] == 0) {
        name[s.group[i]] = ++names;
        flip[s.group[i]] = s.odd[i];
      }
      const auto turned = flip[s.group[i]];
      s.odd[i] ^= turned;
      if (rule_ != Rule::corner_reachable) s.odd[i] = 0;
      if (s.border[i] != untouched && rule_ == Rule::all_reachable) s.border[i] = touched_even;
      if (s.border[i] != untouched && turned != 0 && rule_ == Rule::corner_reachable) {
        s.border[i] = s.border[i] == touched_even ? touched_odd : touched_even;
      }
      s.group[i] = name[s.group[i]];
    }
  }

  static void put(States& states, const State& state, const Numbers& numbers, bool hedge) {
    auto& sum = states[state.packed()];
    sum.resize(numbers.size(), 0);
    const std::size_t shift = hedge ? 1 : 0;
    for (std::size_t h = shift; h < numbers.size(); ++h) sum[h] += numbers[h - shift];
  }

  int width_;
  int height_;
  int limit_;
  Rule rule_;
  States states_;
};

}  // namespace cartapenna::hedges::test
