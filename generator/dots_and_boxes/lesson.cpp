// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/lesson.h"

#include <algorithm>
#include <set>
#include <string>

#include "generator/dots_and_boxes/players.h"
#include "generator/dots_and_boxes/problem.h"

namespace cartapenna::dots_and_boxes {

namespace {

int count_long(const std::vector<Chain>& chains) {
  return static_cast<int>(std::count_if(chains.begin(), chains.end(), [](const Chain& chain) {
    return !chain.loop && chain.is_long();
  }));
}

// Whether the chains counted at first are those that are played.
bool chains_stay(const Lesson& lesson) {
  Position position = lesson.position;
  for (const Turn& turn : lesson.line) {
    for (int line : turn) {
      if (is_endgame(position)) return count_long(chains(position)) == lesson.long_chains;
      draw(position, line);
    }
  }
  return false;
}

bool teaches(const Lesson& lesson) {
  return lesson.long_chains >= 2 && lesson.long_chains <= 5 && lesson.safe_lines <= 4 &&
         lesson.value != 0 && (lesson.value > 0) == lesson.mover_keeps_control &&
         chains_stay(lesson);
}

std::optional<Lesson> lesson_of_game(const Grid& grid, Random& random) {
  Game game{Position(grid)};
  const auto safe_at_most = static_cast<std::size_t>(random.below(5));
  while (!is_over(game.position)) {
    const bool quiet = capturing_lines(game.position).empty();
    if (quiet && safe_lines(game.position).size() <= safe_at_most) {
      Limits limits;
      limits.nodes = 1'000'000;
      return lesson_of(game.position, limits);
    }
    const auto lines = choices(Player::double_dealer, game.position);
    draw(game, lines[random.below(lines.size())]);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Lesson> lesson_of(const Position& position, const Limits& limits) {
  if (!capturing_lines(position).empty()) return std::nullopt;
  const Solution solution = solve(position, limits);
  if (!solution.solved) return std::nullopt;
  Lesson lesson;
  lesson.position = position;
  lesson.chains = chains(position);
  lesson.long_chains = count_long(lesson.chains);
  for (const Chain& chain : lesson.chains) lesson.loops += chain.loop ? 1 : 0;
  lesson.undrawn = static_cast<int>(undrawn_lines(position).size());
  lesson.open_boxes = position.grid.boxes() - closed_boxes(position);
  lesson.safe_lines = static_cast<int>(safe_lines(position).size());
  lesson.mover_keeps_control = (lesson.undrawn - lesson.open_boxes + lesson.long_chains) % 2 != 0;
  lesson.value = solution.value;
  lesson.line = solution.line;
  return lesson;
}

std::vector<Lesson> make_lessons(const Grid& grid, int count, Random& random) {
  std::vector<Lesson> lessons;
  std::set<std::string> seen;
  for (int game = 0; game < 200 * count && static_cast<int>(lessons.size()) < count; ++game) {
    auto lesson = lesson_of_game(grid, random);
    if (!lesson || !teaches(*lesson)) continue;
    if (seen.insert(fingerprint(lesson->position)).second) lessons.push_back(std::move(*lesson));
  }
  return lessons;
}

}  // namespace cartapenna::dots_and_boxes
