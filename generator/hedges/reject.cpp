// SPDX-License-Identifier: MIT
// Plain rejection. A part of a valid set is valid, so a try may end with the first hedge that
// breaks a rule. The standard maze needs about 1.1 tries.
#include <cassert>

#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {
namespace {

// A set of side numbers.
class Marks {
 public:
  explicit Marks(int sides) : words_(static_cast<std::size_t>(sides + 63) / 64) {}
  bool has(int side) const { return (word(side) >> (side % 64) & 1U) != 0; }
  void flip(int side) { words_[static_cast<std::size_t>(side / 64)] ^= bit(side); }
  SideNumbers in_order(std::size_t size) const {
    SideNumbers sides;
    sides.reserve(size);
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (auto rest = words_[i]; rest != 0; rest &= rest - 1) {
        sides.push_back(static_cast<int>(i) * 64 + __builtin_ctzll(rest));
      }
    }
    return sides;
  }

 private:
  static std::uint64_t bit(int side) { return std::uint64_t{1} << (side % 64); }
  std::uint64_t word(int side) const { return words_[static_cast<std::size_t>(side / 64)]; }
  std::vector<std::uint64_t> words_;
};

}  // namespace

std::optional<SideNumbers> sample_by_rejection(const Lattice& lattice, int hedges, Random& random,
                                               std::int64_t bound, Work& work) {
  assert(hedges <= lattice.sides());
  const auto wanted = static_cast<std::size_t>(hedges);
  const auto sides = static_cast<std::uint64_t>(lattice.sides());
  Groups groups(lattice);
  Marks marks(lattice.sides());
  SideNumbers drawn;
  drawn.reserve(wanted);
  for (const auto end = work.drawn + bound; work.drawn < end;) {
    ++work.tries;
    while (drawn.size() < wanted) {
      const int side = static_cast<int>(random.below(sides));
      ++work.drawn;
      if (marks.has(side)) continue;
      if (!groups.join(lattice.ends(side))) break;
      marks.flip(side);
      drawn.push_back(side);
    }
    if (drawn.size() == wanted) return marks.in_order(wanted);
    for (const int side : drawn) {
      groups.forget(lattice.ends(side));
      marks.flip(side);
    }
    drawn.clear();
  }
  return std::nullopt;
}

}  // namespace cartapenna::hedges
