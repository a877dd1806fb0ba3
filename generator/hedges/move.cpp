// SPDX-License-Identifier: MIT
// Mazes harder than drawing finds: hedges are moved, and a move stays when seekers need no fewer
// turns for it. Both mazes play the same games, new ones every few moves, so that none is made hard
// for some few games only; and the other seekers of the panel have their say, so that none is made
// hard for one taste only.
#include <algorithm>
#include <cstdlib>

#include "generator/hedges/lattice.h"
#include "generator/hedges/level.h"

namespace cartapenna::hedges {
namespace {

constexpr int games_for_a_move = 30;
constexpr int games_for_a_look = 200;
constexpr int moves_between_looks = 20;
constexpr int moves_with_same_games = 10;
constexpr int most_moves = 2000;

// Moves one hedge anywhere; false, with nothing changed, when that breaks a rule.
bool move_one(const Spec& spec, Maze& maze, Random& random) {
  const auto from = random.below(maze.hedges.size());
  const auto number = random.below(static_cast<std::uint64_t>(spec.shape.sides()));
  const Side to = spec.shape.side(static_cast<int>(number));
  if (std::binary_search(maze.hedges.begin(), maze.hedges.end(), to)) return false;
  Maze moved = maze;
  moved.hedges[from] = to;
  std::sort(moved.hedges.begin(), moved.hedges.end());
  if (!check(spec, moved).empty()) return false;
  maze = std::move(moved);
  return true;
}

}  // namespace

std::optional<Maze> move_hedges(const Spec& spec, Maze maze, Range range, int plain_mean, Turn turn,
                                Random& random) {
  if (maze.hedges.empty()) return std::nullopt;
  const int middle = (range.from + range.to) / 2;
  const int least = (plain_mean + middle) / 2;  // for the others of the panel
  // Nearer to the edge than this, the figure of other games would lie outside too often.
  const int margin = (range.to - range.from) / 4;
  const auto figure = [&](std::size_t who) {
    return play_games(spec, maze, turn, games_for_a_look, random.bits(), panel()[who]).mean();
  };
  std::size_t easiest = 0;  // of the panel, when the seeker that grades is content
  int reached = 0;          // by that seeker
  std::uint64_t games = 0;
  int before = 0;  // turns that the maze as it is takes in these games
  for (int i = 0; i < most_moves; ++i) {
    if (i % moves_between_looks == 0) {
      reached = figure(0);
      easiest = 0;
      const bool content = std::abs(reached - middle) <= margin;
      for (std::size_t who = 1; content && easiest == 0 && who < panel_size; ++who) {
        if (figure(who) < least) easiest = who;
      }
      if (content && easiest == 0) return maze;
    }
    const auto turns = [&](const Maze& played) {
      return play_games(spec, played, turn, games_for_a_move, games, panel()[easiest]).mean();
    };
    if (i % moves_with_same_games == 0) {
      games = random.bits();
      before = turns(maze);
    }
    Maze moved = maze;
    if (!move_one(spec, moved, random)) continue;
    const int after = turns(moved);
    const bool too_hard = easiest == 0 && reached > middle;
    if (too_hard ? after > before : after < before) continue;
    maze = std::move(moved);
    before = after;
  }
  return std::nullopt;
}

}  // namespace cartapenna::hedges
