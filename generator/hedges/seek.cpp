// SPDX-License-Identifier: MIT
#include "generator/hedges/seek.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>

namespace cartapenna::hedges {
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
  stopped_.resize(cells);
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
  fallen_.push_back(side);
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
                  const Temperament& temperament, const std::function<void()>& pause) {
  assert(games > 0);
  Seeker seeker(spec, maze);
  Figure figure;
  for (int game = 0; game < games; ++game) {
    if (pause) pause();
    Random random(seed, static_cast<std::uint64_t>(game));
    const auto turns = static_cast<std::size_t>(seeker.play(turn, temperament, random));
    if (turns >= figure.games_of.size()) figure.games_of.resize(turns + 1, 0);
    ++figure.games_of[turns];
  }
  return figure;
}

}  // namespace cartapenna::hedges
