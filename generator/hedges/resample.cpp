// SPDX-License-Identifier: MIT
// Partial rejection sampling (H. Guo, M. Jerrum, J. Liu, "Uniform sampling through the Lovász local
// lemma", 2017): draw each side, a hedge with probability p; then draw again all sides of groups
// that break a rule and all sides that share a point with them, until no group breaks one.
//
// Why the result is exact: badness is a matter of single groups, groups are parted by sides without
// a hedge, which are drawn again with them, and parts of good groups are good. So what is known of
// the sides that stay is only that no group among them is bad, whatever was seen of the others; and
// so, when it stops, the whole set has the law of independent sides given that no group is bad.
// Given their number, all sets are equally likely for any p, and giving up after some work, or
// choosing p after what came before, changes nothing.
#include <algorithm>
#include <cassert>
#include <utility>

#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {
namespace {

class Resampler {
 public:
  explicit Resampler(const Lattice& lattice)
      : board_(lattice), listed_(static_cast<std::size_t>(lattice.sides()), 0) {}

  // Draws until no group is bad; false when `bound` sides were drawn before that.
  bool draw(double chance_of_hedge, Random& random, std::int64_t bound, Work& work) {
    const auto chance = static_cast<std::uint32_t>(chance_of_hedge * 4294967296.0);
    const auto end = work.drawn + bound;
    again_.resize(listed_.size());
    for (std::size_t i = 0; i < again_.size(); ++i) again_[i] = static_cast<int>(i);
    while (!again_.empty()) {
      work.drawn += static_cast<std::int64_t>(again_.size());
      redraw(chance, random);
      if (work.drawn >= end) return false;
      list_bad_groups();
    }
    return true;
  }

  SideNumbers hedges() const { return board_.hedges(); }

 private:
  void redraw(std::uint32_t chance, Random& random) {
    std::uint64_t bits = 0;
    bool half = false;
    for (const int side : again_) {
      bits = half ? bits >> 32U : random.bits();
      half = !half;
      board_.set(side, static_cast<std::uint32_t>(bits) < chance);
    }
  }

  // Only groups that hold a side drawn just now can be bad.
  void list_bad_groups() {
    const auto round = board_.begin_round();
    next_.clear();
    for (const int side : again_) {
      if (!board_.has(side) || board_.walked(side) || board_.walk(side)) continue;
      for (const int point : board_.group_points()) {
        for (const int near : board_.sides_at(point)) {
          if (std::exchange(listed_[static_cast<std::size_t>(near)], round) != round) {
            next_.push_back(near);
          }
        }
      }
    }
    again_.swap(next_);
  }

  HedgedBoard board_;
  std::vector<std::int64_t> listed_;  // round in which the side was listed to be drawn again
  std::vector<int> again_;
  std::vector<int> next_;
};

// Up to this many times the sides of the board, a longer run is worth its price. Beyond, a lower
// chance that meets the number wanted more rarely is cheaper: runs grow without bound where groups
// of hedges would begin to span the board.
constexpr std::int64_t fair_price = 4;
constexpr std::int64_t highest_price = 64;

}  // namespace

std::optional<SideNumbers> sample_by_resampling(const Lattice& lattice, int hedges, Random& random,
                                                std::int64_t bound, Work& work) {
  Resampler resampler(lattice);
  const auto wanted = static_cast<std::size_t>(hedges);
  const std::int64_t sides = lattice.sides();
  const auto begin = work.drawn;
  std::size_t most = 0;
  double chance = std::min(0.9, static_cast<double>(hedges) / lattice.sides());
  double pace = 1;
  while (work.drawn - begin < bound) {
    // Far below the number wanted after a good part of the work: give up early.
    if (work.drawn - begin > bound / 16 && most + most / 20 < wanted) break;
    ++work.tries;
    const auto before = work.drawn;
    const bool done = resampler.draw(chance, random, highest_price * sides, work);
    if (!done || work.drawn - before > fair_price * sides) {
      chance *= 1 - 0.02 * pace;
    }
    if (!done) continue;
    auto found = resampler.hedges();
    if (found.size() == wanted) return found;
    most = std::max(most, found.size());
    const double missing = static_cast<double>(wanted) - static_cast<double>(found.size());
    if (missing < 0 || work.drawn - before <= fair_price * sides) {
      chance = std::min(0.99, chance * (1 + pace * missing / (hedges + 1.0)));
    }
    pace = std::max(0.05, pace * 0.8);
  }
  return std::nullopt;
}

SideNumbers sample_of_any_size(const Lattice& lattice, double chance, Random& random) {
  Resampler resampler(lattice);
  Work work;
  while (!resampler.draw(chance, random, highest_price * lattice.sides(), work)) {
  }
  return resampler.hedges();
}

}  // namespace cartapenna::hedges
