// SPDX-License-Identifier: MIT
#include "generator/hedges/seek.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>

namespace cartapenna::hedges {
namespace {

constexpr int never = 1 << 28;
constexpr int walk_length = 5;
// Being stopped is reckoned to cost the rest of the walk and the way round the hedge.
constexpr int cost_of_hedge = 4 * step_parts;
// A game does not end within a walk but at its end: half a walk is added on average.
constexpr int rest_of_walk = 2 * step_parts;

}  // namespace

const std::array<Temperament, panel_size>& panel() {
  static constexpr std::array<Temperament, panel_size> temperaments{{
      {"seeker"},
      {"asks nothing", false},
      {"suspicious of the border", true, 24, 4},
      {"erratic", true, 2 * step_parts},
      {"keeps to the border", true, 24, 1, step_parts / 8},
  }};
  return temperaments;
}

Seeker::Seeker(const Spec& spec, const Maze& maze)
    : shape_(maze.shape),
      lattice_(spec, maze.exit),
      width_(shape_.columns + 2),
      hedges_(static_cast<int>(maze.hedges.size())),
      sides_(shape_.sides()),
      groups_(lattice_) {
  const auto number = [this](Cell cell) { return (cell.row + 1) * width_ + cell.column + 1; };
  entry_ = number(maze.entry);
  exit_ = number(maze.exit);
  const auto cells = index(width_) * index(shape_.rows + 2);
  hedged_.assign(2 * cells, 1);
  inner_.assign(2 * cells, 0);
  ends_.resize(2 * cells);
  sides_at_point_.resize(index(lattice_.points() + 1));
  std::vector<std::size_t> filled(sides_at_point_.size(), 0);
  for (int i = 0; i < sides_; ++i) {
    const auto [cell, towards] = shape_.side(i);
    const int side = 2 * number(cell) + (towards == Towards::down ? 1 : 0);
    hedged_[index(side)] = 0;
    inner_[index(side)] = 1;
    const Ends ends = lattice_.ends(i);
    ends_[index(side)] = ends;
    for (const int point : {ends.from, ends.to}) {
      if (point != 0) sides_at_point_[index(point)][filled[index(point)]++] = side;
    }
  }
  for (const auto& [cell, towards] : maze.hedges) {
    hedged_[index(2 * number(cell) + (towards == Towards::down ? 1 : 0))] = 1;
  }
  for (int row = 0; row < shape_.rows; ++row) {
    for (int column = 0; column < shape_.columns; ++column) cells_.push_back(number({column, row}));
  }
  cost_.resize(2 * cells);
  value_.resize(cells);
  for (auto& values : walk_value_) values.resize(cells);
}

int Seeker::play(Turn turn, const Temperament& temperament, Random& random) {
  begin(temperament, random);
  for (int turns = 1; turns < most_turns; ++turns) {
    plan();
    // When both are announced together, to ask for a side of the walk would tell nothing new.
    int side = -1;
    if (temperament.asks) side = first_unknown_side(turn == Turn::together ? walk_steps_ : 0);
    if (side >= 0 && turn == Turn::answer_first) {
      learn(side, hedged_[index(side)] != 0);
      plan();
    }
    if (walk()) return turns;
    if (side >= 0) learn(side, hedged_[index(side)] != 0);
  }
  return most_turns;
}

void Seeker::begin(const Temperament& temperament, Random& random) {
  known_.assign(hedged_.size(), Known::hedge);
  base_.assign(hedged_.size(), never);
  weight_.assign(hedged_.size(), 1);
  for (const int cell : cells_) {
    for (const int side : {2 * cell, 2 * cell + 1}) {
      if (inner_[index(side)] == 0) continue;
      known_[index(side)] = Known::nothing;
      base_[index(side)] =
          step_parts +
          static_cast<int>(random.below(static_cast<std::uint64_t>(temperament.hunch) + 1));
      if (ends_[index(side)].to == 0) {
        weight_[index(side)] = temperament.at_border;
      } else {
        base_[index(side)] += temperament.away_from_border;
      }
    }
  }
  for (const int side : found_) groups_.forget(ends_[index(side)]);
  found_.clear();
  unknown_ = sides_;
  values_stale_ = true;
  position_ = entry_;
}

void Seeker::learn(int side, bool hedge) {
  Known& known = known_[index(side)];
  if (known != Known::nothing) return;
  known = hedge ? Known::hedge : Known::free;
  cost_[index(side)] = base_[index(side)];
  --unknown_;
  if (!hedge) return;
  values_stale_ = true;
  found_.push_back(side);
  groups_.join(ends_[index(side)]);
  // No hedge can stand where it would break a rule together with those found.
  for (const int other : found_) {
    for (const int point : {ends_[index(other)].from, ends_[index(other)].to}) {
      if (point == 0) continue;
      for (const int near : sides_at_point_[index(point)]) {
        if (known_[index(near)] == Known::nothing && !groups_.fits(ends_[index(near)])) {
          known_[index(near)] = Known::free;
          --unknown_;
        }
      }
    }
  }
}

void Seeker::plan() {
  const int left = hedges_ - static_cast<int>(found_.size());
  chance_ = unknown_ == 0 ? 0 : static_cast<int>((std::int64_t{left} << 16) / unknown_);
  value_cells();
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
    for (const Way& way : ways(cell)) {
      const Known known = known_[index(way.side)];
      if (known == Known::hedge) continue;
      const int on = walk_value_[index(left_steps - 1)][index(way.to)];
      int value = on + base_[index(way.side)] - step_parts;
      if (known == Known::nothing) {
        const std::int64_t p = std::int64_t{chance_} * weight_[index(way.side)];
        const int stopped = value_when_stopped(cell, way.side);
        value += static_cast<int>(p * (stopped - on) >> 16);
      }
      if (value < least) {
        least = value;
        best = way;
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
  if (values_stale_ || std::abs(chance_ - cost_chance_) * 8 > cost_chance_) {
    values_stale_ = false;
    cost_chance_ = chance_;
    const int hedge = static_cast<int>(std::int64_t{chance_} * cost_of_hedge >> 16);
    for (std::size_t side = 0; side < cost_.size(); ++side) {
      const int extra = known_[side] == Known::nothing ? hedge * weight_[side] : 0;
      cost_[side] = known_[side] == Known::hedge ? never : base_[side] + extra;
    }
    std::fill(value_.begin(), value_.end(), never);
    value_[index(exit_)] = 0;
  }
  // Backwards and forwards through all cells until nothing changes: ways bend seldom, so that two
  // or three rounds do.
  while (sweep(shape_.rows, shape_.columns, -1) && sweep(1, 1, 1)) {
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

// The best way on from a cell when a side of it turns out to have a hedge.
int Seeker::value_when_stopped(int cell, int side) const {
  int value = value_[index(cell)] + 2 * walk_length * step_parts;
  for (const Way& way : ways(cell)) {
    if (way.side == side) continue;
    value = std::min(value, value_[index(way.to)] + cost_[index(way.side)]);
  }
  return value + rest_of_walk;
}

// What the rest costs on average after a walk with some steps left, from each cell near enough.
void Seeker::value_walks() {
  const int column = position_ % width_;
  const int row = position_ / width_;
  for (int steps = 0; steps < walk_length; ++steps) {
    const int near = walk_length - steps;
    for (int y = std::max(1, row - near); y <= std::min(shape_.rows, row + near); ++y) {
      const int reach = near - std::abs(y - row);
      for (int x = std::max(1, column - reach); x <= std::min(shape_.columns, column + reach);
           ++x) {
        const int cell = y * width_ + x;
        int least = cell == exit_ ? 0 : value_[index(cell)] + rest_of_walk;
        if (steps > 0 && cell != exit_) {
          for (const Way& way : ways(cell)) {
            const Known known = known_[index(way.side)];
            if (known == Known::hedge) continue;
            const int on = walk_value_[index(steps - 1)][index(way.to)];
            int value = on + base_[index(way.side)] - step_parts;
            if (known == Known::nothing) {
              const std::int64_t p = std::int64_t{chance_} * weight_[index(way.side)];
              value += static_cast<int>(p * (value_when_stopped(cell, way.side) - on) >> 16);
            }
            least = std::min(least, value);
          }
        }
        walk_value_[index(steps)][index(cell)] = least;
      }
    }
  }
}

int Seeker::first_unknown_side(std::size_t from_step) const {
  for (std::size_t step = from_step; step < path_.size(); ++step) {
    if (known_[index(path_[step])] == Known::nothing) return path_[step];
  }
  return -1;
}

// Whether the exit is reached.
bool Seeker::walk() {
  for (std::size_t step = 0; step < walk_steps_; ++step) {
    const int side = path_[step];
    const bool hedge = hedged_[index(side)] != 0;
    learn(side, hedge);
    if (hedge) break;
    position_ = path_cells_[step + 1];
  }
  return position_ == exit_;
}

int Figure::games() const {
  return std::accumulate(games_of.begin(), games_of.end(), 0);
}

int Figure::mean() const {
  std::int64_t turns = 0;
  for (std::size_t i = 0; i < games_of.size(); ++i) {
    turns += static_cast<std::int64_t>(i) * games_of[i];
  }
  const std::int64_t all = games();
  assert(all > 0);
  return static_cast<int>((1000 * turns + all / 2) / all);
}

Figure play_games(const Spec& spec, const Maze& maze, Turn turn, int games, std::uint64_t seed,
                  const Temperament& temperament) {
  assert(games > 0);
  Seeker seeker(spec, maze);
  Figure figure;
  for (int game = 0; game < games; ++game) {
    Random random(seed, static_cast<std::uint64_t>(game));
    const auto turns = static_cast<std::size_t>(seeker.play(turn, temperament, random));
    if (turns >= figure.games_of.size()) figure.games_of.resize(turns + 1, 0);
    ++figure.games_of[turns];
  }
  return figure;
}

}  // namespace cartapenna::hedges
