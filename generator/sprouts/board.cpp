// SPDX-License-Identifier: MIT
// What a sheet is made for: places of spots, a problem, or a game played to its end.
#include <fmt/format.h>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

constexpr std::size_t most_moves_listed = 20'000;
constexpr int most_games = 200;
constexpr int most_problems = 100;  // found in search of one that differs

// In mm; frames of a lesson show it a little smaller.
constexpr double sample_width = 62;
constexpr double sample_height = 54;

SampleGame random_game(int spots, Random& random) {
  SampleGame game{start(spots), {}, {}, {}};
  for (;;) {
    const auto all = moves(game.position, most_moves_listed);
    if (!all || all->empty()) return game;
    const Move& move = (*all)[random.below(all->size())];
    game.moves.push_back(move);
    game.names.push_back(name(game.position, move, true));
    game.position = play(game.position, move);
  }
}

// The start and all moves of the longest games of two spots fill six frames.
bool is_long_enough(const SampleGame& game, int spots) {
  return static_cast<int>(game.moves.size()) == game_length(spots, Variant::normal).most;
}

std::shared_ptr<const SampleGame> sample_game(int spots, Random& random) {
  for (int tried = 0; tried < most_games; ++tried) {
    SampleGame game = random_game(spots, random);
    if (!is_long_enough(game, spots)) continue;
    const auto sketch = draw(game.position, sample_width, sample_height, random);
    if (!sketch) continue;
    game.drawing = sketch->drawing(game.position);
    return std::make_shared<const SampleGame>(std::move(game));
  }
  throw CouldNotMake(fmt::format("none of {} games of {} spots could be drawn", most_games, spots));
}

}  // namespace

Board make_board(const Settings& settings, Random& random, const std::set<std::string>& known) {
  Board board;
  if (settings.wanted) {
    auto problem = make_problem(*settings.wanted, random, known);
    if (!problem) {
      throw CouldNotMake(
          fmt::format("no {}problem of this kind came up; take another level or spots",
                      known.empty() ? "" : "other "));
    }
    board.problem = std::make_shared<const Problem>(std::move(*problem));
  } else if (settings.mode == Mode::lesson) {
    board.sample = sample_game(settings.spec.spots, random);
  } else {
    board.seed = random.bits();
  }
  return board;
}

Candidates candidates(const Settings& settings, const BoardSeed& seed,
                      const std::set<std::string>& known) {
  if (!settings.wanted) return nullptr;
  return [settings, seed, &known, tries = 0]() mutable {
    if (tries == most_problems) {
      throw CouldNotMake(
          fmt::format("{} problems gave none that differs from the others", most_problems));
    }
    Random random = seed.random(tries++);
    return std::vector<std::any>{make_board(settings, random, known)};
  };
}

}  // namespace cartapenna::sprouts
