// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/lesson.h"

#include <cassert>
#include <limits>

#include "generator/dots_and_boxes/players.h"

namespace cartapenna::dots_and_boxes {

namespace {

bool hang_alone(const Position& position) {
  for (int box = 0; box < position.grid.boxes(); ++box) {
    if (undrawn_sides(position, box) > 2) return false;
  }
  return true;
}

}  // namespace

std::optional<Lesson> lesson_of(const Game& game, const Limits& limits) {
  assert(closed_boxes(game.position) == 0);
  Lesson lesson;
  lesson.game = game;
  for (const Chain& chain : chains(game.position)) {
    if (chain.loop) ++lesson.loops;
    if (!chain.loop && chain.is_long()) ++lesson.long_chains;
  }
  lesson.first_player_favoured = first_player_wants(game.position.grid, lesson.long_chains);
  lesson.solution = solve(game.position, limits);
  if (!lesson.solution.solved) return std::nullopt;
  return lesson;
}

bool teaches(const Lesson& lesson) {
  const Position& position = lesson.game.position;
  return is_endgame(position) && hang_alone(position) && lesson.long_chains >= 2 &&
         lesson.solution.value != 0 && lesson.first_player_wins() == lesson.first_player_favoured;
}

std::optional<Lesson> lesson_of_game(const Grid& grid, Random& random) {
  Game game{Position(grid)};
  for (auto safe = safe_lines(game.position); !safe.empty(); safe = safe_lines(game.position)) {
    draw(game, safe[random.below(safe.size())]);
  }
  if (!hang_alone(game.position)) return std::nullopt;
  Limits limits;
  limits.nodes = 1'000'000;
  limits.seconds = std::numeric_limits<double>::infinity();
  auto lesson = lesson_of(game, limits);
  if (!lesson || !teaches(*lesson)) return std::nullopt;
  return lesson;
}

}  // namespace cartapenna::dots_and_boxes
