// SPDX-License-Identifier: MIT
// Mazes harder than drawing finds: hedges are moved, and a move stays when seekers need no fewer
// turns for it. Both mazes play the same games, new ones for each move, so that none is made hard
// for some few games only; and the other seekers of the panel have their say, so that none is made
// hard for one taste only.
#include <algorithm>
#include <cassert>

#include "generator/hedges/lattice.h"
#include "generator/hedges/level.h"

namespace cartapenna::hedges {
namespace {

constexpr int games_for_a_move = 30;
constexpr int games_for_a_look = 200;
constexpr int moves_between_looks = 20;
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
  std::array<int, panel_size> figures{};
  const auto look = [&](std::size_t who) {
    return play_games(spec, maze, turn, games_for_a_look, random.bits(), panel()[who]).mean();
  };
  // Further from the middle than this, the figure of other games would lie outside too often.
  const int margin = (range.to - range.from) / 4;
  for (int i = 0; i < most_moves; ++i) {
    if (i % moves_between_looks == 0) {
      for (std::size_t who = 0; who < panel_size; ++who) figures[who] = look(who);
      const bool enough = std::all_of(figures.begin() + 1, figures.end(),
                                      [least](int figure) { return figure >= least; });
      if (enough && std::abs(figures[0] - middle) <= margin) return maze;
    }
    // Every other move is for the seeker that grades, the rest for those that find it too easy.
    std::size_t who = i % 2 == 0 ? 0 : 1 + static_cast<std::size_t>(i / 2) % (panel_size - 1);
    if (figures[who] >= least && figures[0] < middle) who = 0;
    const bool easier = who == 0 && figures[0] > middle;
    Maze moved = maze;
    if (!move_one(spec, moved, random)) continue;
    const auto seed = random.bits();
    const auto turns = [&](const Maze& played) {
      return play_games(spec, played, turn, games_for_a_move, seed, panel()[who]).mean();
    };
    const int before = turns(maze);
    const int after = turns(moved);
    if (easier ? after <= before : after >= before) maze = std::move(moved);
  }
  return std::nullopt;
}

}  // namespace cartapenna::hedges
