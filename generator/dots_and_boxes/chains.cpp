// SPDX-License-Identifier: MIT
// A chain is walked from each of its ends in turn; what is left over is a loop.
#include "generator/dots_and_boxes/chains.h"

#include <algorithm>

namespace cartapenna::dots_and_boxes {

namespace {

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

bool in_chain(const Position& position, int box) {
  if (box == nothing) return false;
  const int undrawn = undrawn_sides(position, box);
  return undrawn == 1 || undrawn == 2;
}

int other_box(const Grid& grid, int line, int box) {
  const auto [one, other] = boxes_beside(grid, line);
  return one == box ? other : one;
}

class Walker {
 public:
  explicit Walker(const Position& position)
      : position_(position), seen_(index(position.grid.boxes()), false) {}

  bool seen(int box) const { return seen_[index(box)]; }

  // An end of a chain: a box that cannot be left, or not into another box of the chain, one way.
  bool is_end(int box) const {
    if (undrawn_sides(position_, box) == 1) return true;
    for (int line : sides(position_.grid, box)) {
      if (!undrawn(line)) continue;
      if (!in_chain(position_, other_box(position_.grid, line, box))) return true;
    }
    return false;
  }

  // From an end, or from any box of a loop, to the far end.
  Chain walk(int first, bool loop) {
    Chain chain;
    chain.loop = loop;
    int arrival = nothing;
    if (!loop) arrival = outer_line(first);
    if (arrival != nothing) add_line(chain, arrival, first);
    for (int box = first; box != nothing;) {
      seen_[index(box)] = true;
      chain.boxes.push_back(box);
      chain.opened = chain.opened || undrawn_sides(position_, box) == 1;
      box = step(chain, box, arrival);
    }
    return chain;
  }

 private:
  bool undrawn(int line) const { return !position_.drawn[index(line)]; }

  int outer_line(int box) const {
    if (undrawn_sides(position_, box) == 1) return nothing;
    for (int line : sides(position_.grid, box)) {
      if (undrawn(line) && !in_chain(position_, other_box(position_.grid, line, box))) return line;
    }
    return nothing;
  }

  void add_line(Chain& chain, int line, int from) const {
    chain.lines.push_back(line);
    const int beyond = other_box(position_.grid, line, from);
    if (beyond != nothing && undrawn_sides(position_, beyond) > 2) chain.independent = false;
  }

  int step(Chain& chain, int box, int& arrival) const {
    for (int line : sides(position_.grid, box)) {
      if (!undrawn(line) || line == arrival) continue;
      add_line(chain, line, box);
      arrival = line;
      const int next = other_box(position_.grid, line, box);
      return in_chain(position_, next) && !seen(next) ? next : nothing;
    }
    return nothing;
  }

  const Position& position_;
  std::vector<bool> seen_;
};

}  // namespace

std::vector<Chain> chains(const Position& position) {
  std::vector<Chain> found;
  Walker walker(position);
  for (const bool loop : {false, true}) {
    for (int box = 0; box < position.grid.boxes(); ++box) {
      if (walker.seen(box) || !in_chain(position, box)) continue;
      if (loop || walker.is_end(box)) found.push_back(walker.walk(box, loop));
    }
  }
  const auto smallest = [](const Chain& chain) {
    return *std::min_element(chain.boxes.begin(), chain.boxes.end());
  };
  std::sort(found.begin(), found.end(), [&smallest](const Chain& one, const Chain& other) {
    return smallest(one) < smallest(other);
  });
  return found;
}

std::vector<std::vector<int>> regions(const Position& position) {
  std::vector<std::vector<int>> found;
  std::vector<bool> seen(index(position.grid.boxes()), false);
  for (int first = 0; first < position.grid.boxes(); ++first) {
    if (seen[index(first)] || undrawn_sides(position, first) == 0) continue;
    std::vector<int> region{first};
    seen[index(first)] = true;
    for (std::size_t at = 0; at < region.size(); ++at) {
      for (int line : sides(position.grid, region[at])) {
        const int next = other_box(position.grid, line, region[at]);
        if (position.drawn[index(line)] || next == nothing || seen[index(next)]) continue;
        seen[index(next)] = true;
        region.push_back(next);
      }
    }
    std::sort(region.begin(), region.end());
    found.push_back(region);
  }
  return found;
}

bool is_endgame(const Position& position) {
  for (int line = 0; line < position.grid.lines(); ++line) {
    if (is_safe(position, line)) return false;
  }
  return true;
}

bool first_player_wants(const Grid& grid, int long_chains, int drawn_at_start) {
  return (grid.dots() - drawn_at_start + long_chains) % 2 == 0;
}

}  // namespace cartapenna::dots_and_boxes
