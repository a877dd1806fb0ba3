// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/wanted.h"

#include <algorithm>

#include "generator/dots_and_boxes/chains.h"

namespace cartapenna::dots_and_boxes {

namespace {

bool meets(const Problem& problem, const Wanted& wanted) {
  return (wanted.level == 0 || problem.level() == wanted.level) &&
         (!wanted.theme || problem.theme == *wanted.theme);
}

// Chains and loops that hang together with nothing else, a long one among them: what a lesson can
// count.
bool is_clear(const Position& position) {
  for (int box = 0; box < position.grid.boxes(); ++box) {
    if (undrawn_sides(position, box) > 2) return false;
  }
  const auto all = chains(position);
  return std::any_of(all.begin(), all.end(),
                     [](const Chain& chain) { return !chain.loop && chain.is_long(); });
}

}  // namespace

std::optional<Problem> look_for_problem(const Grid& grid, Start start, const Wanted& wanted,
                                        int games, Random& random) {
  for (int game = 0; game < games; ++game) {
    std::vector<Problem> found = problems_of_game(grid, start, random);
    std::erase_if(found, [&](const Problem& problem) { return !meets(problem, wanted); });
    if (!found.empty()) return std::move(found[random.below(found.size())]);
  }
  return std::nullopt;
}

std::optional<Game> look_for_ending(const Grid& grid, int games, Random& random) {
  for (int i = 0; i < games; ++i) {
    Game game{Position(grid)};
    for (auto safe = safe_lines(game.position); !safe.empty(); safe = safe_lines(game.position)) {
      draw(game, safe[random.below(safe.size())]);
    }
    if (is_clear(game.position)) return game;
  }
  return std::nullopt;
}

std::vector<int> owners(const Grid& grid, Start start, const std::vector<int>& record) {
  std::vector<int> owner(static_cast<std::size_t>(grid.boxes()), nothing);
  Game game{Position(grid, start)};
  for (const int line : record) {
    for (const int box : boxes_beside(grid, line)) {
      if (box != nothing && undrawn_sides(game.position, box) == 1) {
        owner[static_cast<std::size_t>(box)] = game.to_move;
      }
    }
    draw(game, line);
  }
  return owner;
}

}  // namespace cartapenna::dots_and_boxes
