// SPDX-License-Identifier: MIT
// What the seeker thinks: values of cells and walks, and the plan that follows from them.
#include <algorithm>
#include <cstdlib>

#include "generator/hedges/seek.h"

namespace cartapenna::hedges {
namespace {

// Being stopped is reckoned to cost the rest of the walk and the way round the hedge.
constexpr int cost_of_hedge = 4 * step_parts;
// A game does not end within a walk but at its end: half a walk is added on average.
constexpr int rest_of_walk = 2 * step_parts;

}  // namespace

// What the rest costs on average when a walk goes on this way, with some steps left.
inline int Seeker::value_of_step(const Way& way, int stopped, int steps) const {
  const Known known = known_[index(way.side)];
  const int on = walk_value_[index(steps - 1)][index(way.to)];
  const std::int64_t p =
      known == Known::nothing ? std::int64_t{chance_} * weight_[index(way.side)] : 0;
  const int value =
      on + base_[index(way.side)] - step_parts + static_cast<int>(p * (stopped - on) >> 16);
  return known == Known::hedge ? 2 * never : value;
}

void Seeker::plan() {
  const int left = hedges_ - static_cast<int>(found_.size());
  chance_ = unknown_ == 0 ? 0 : static_cast<int>((std::int64_t{left} << 16) / unknown_);
  value_cells();
  value_stops();
  value_walks();
  path_.clear();
  int cell = position_;
  path_cells_.assign(1, cell);
  const auto go = [this, &cell](const Way& way) {
    path_.push_back(way.side);
    path_cells_.push_back(way.to);
    cell = way.to;
  };
  // The walk.
  for (int left_steps = walk_length; left_steps > 0 && cell != exit_; --left_steps) {
    Way best{-1, -1};
    int least = left_steps == walk_length ? 2 * never : value_[index(cell)] + rest_of_walk;
    const auto open = ways(cell);
    for (std::size_t i = 0; i < open.size(); ++i) {
      const int value = value_of_step(open[i], stopped_[index(cell)][i], left_steps);
      if (value < least) {
        least = value;
        best = open[i];
      }
    }
    if (best.side < 0) break;
    go(best);
  }
  walk_steps_ = path_.size();
  // The way on.
  for (int guard = shape_.cells(); cell != exit_ && guard > 0; --guard) {
    Way best{-1, -1};
    int least = 2 * never;
    for (const Way& way : ways(cell)) {
      if (known_[index(way.side)] == Known::hedge) continue;
      const int value = value_[index(way.to)] + cost_[index(way.side)];
      if (value < least) {
        least = value;
        best = way;
      }
    }
    if (best.side < 0) break;
    go(best);
  }
}

// Costs of the shortest ways to the exit. While costs only fall, the values found before are upper
// bounds to go on from; so small changes of the chance wait until a hedge is found.
void Seeker::value_cells() {
  bool stale = values_stale_ || std::abs(chance_ - cost_chance_) * 8 > cost_chance_;
  if (stale) {
    cost_chance_ = chance_;
    const int hedge = static_cast<int>(std::int64_t{chance_} * cost_of_hedge >> 16);
    for (std::size_t side = 0; side < cost_.size(); ++side) {
      const int extra = known_[side] == Known::nothing ? hedge * weight_[side] : 0;
      cost_[side] = known_[side] == Known::hedge ? never : base_[side] + extra;
    }
    std::fill(value_.begin(), value_.end(), never);
    value_[index(exit_)] = 0;
  }
  values_stale_ = false;
  for (const int side : fallen_) {
    const int cell = side / 2;
    const int other = side % 2 == 0 ? cell + 1 : cell + width_;
    stale = stale || std::abs(value_[index(cell)] - value_[index(other)]) > cost_[index(side)];
  }
  fallen_.clear();
  // Backwards and forwards through all cells until nothing changes: ways bend seldom, so that two
  // or three rounds do.
  while (stale && sweep(shape_.rows, shape_.columns, -1) && sweep(1, 1, 1)) {
  }
}

// Improves each cell once, from one corner to the other; whether that changed any.
bool Seeker::sweep(int first_row, int first_column, int step) {
  const std::ptrdiff_t width = width_;
  int* const value = value_.data();
  const int* const cost = cost_.data();
  int changed = 0;
  for (int i = 0; i < shape_.rows; ++i) {
    std::ptrdiff_t cell = (first_row + i * step) * width + first_column;
    int before = value[cell - step];
    for (int j = 0; j < shape_.columns; ++j, cell += step) {
      const int left = cost[2 * cell - 2];
      const int right = cost[2 * cell];
      const int old = value[cell];
      const int above = value[cell - width] + cost[2 * (cell - width) + 1];
      const int below = value[cell + width] + cost[2 * cell + 1];
      const int after = value[cell + step] + (step > 0 ? right : left);
      const int best = std::min(std::min(above, below), std::min(after, old));
      before = std::min(best, before + (step > 0 ? left : right));
      changed |= before ^ old;
      value[cell] = before;
    }
  }
  return changed != 0;
}

// The best way on from each cell near enough, when one of its sides turns out to have a hedge.
void Seeker::value_stops() {
  for_cells_near(walk_length - 1, 1, [this](int cell) {
    const auto open = ways(cell);
    std::array<int, 4> on{};
    for (std::size_t i = 0; i < open.size(); ++i) {
      on[i] = value_[index(open[i].to)] + cost_[index(open[i].side)];
    }
    const int back = value_[index(cell)] + 2 * walk_length * step_parts;
    const int first = std::min(on[0], on[1]);
    const int last = std::min(on[2], on[3]);
    stopped_[index(cell)] = {std::min({back, on[1], last}) + rest_of_walk,
                             std::min({back, on[0], last}) + rest_of_walk,
                             std::min({back, on[3], first}) + rest_of_walk,
                             std::min({back, on[2], first}) + rest_of_walk};
  });
}

// What the rest costs on average after a walk with some steps left, from each cell that the walk
// can stand on by then.
void Seeker::value_walks() {
  for (int steps = 0; steps < walk_length; ++steps) {
    for_cells_near(walk_length - steps, 2, [this, steps](int cell) {
      int least = cell == exit_ ? 0 : value_[index(cell)] + rest_of_walk;
      if (steps > 0 && cell != exit_) {
        const std::array<int, 4>& stopped = stopped_[index(cell)];
        std::size_t i = 0;
        for (const Way& way : ways(cell)) {
          least = std::min(least, value_of_step(way, stopped[i++], steps));
        }
      }
      walk_value_[index(steps)][index(cell)] = least;
    });
  }
}

}  // namespace cartapenna::hedges
