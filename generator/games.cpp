// SPDX-License-Identifier: MIT
// The list of games: one line each.
#include <algorithm>
#include <array>

#include "generator/game.h"
#include "templates/utf8.h"

namespace cartapenna {

namespace hedges {
extern const Game game;
}
namespace sprouts {
extern const Game game;
}
namespace dots_and_boxes {
// This folder has a Game of its own: a position with its score.
extern const cartapenna::Game game;
}  // namespace dots_and_boxes

std::span<const Game* const> games() {
  static constexpr std::array all{&hedges::game, &sprouts::game, &dots_and_boxes::game};
  return all;
}

const Game* find_game(std::string_view name) {
  const auto all = games();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Game* game) { return game->name == name; });
  return found == all.end() ? nullptr : *found;
}

Mistake mistake_at(std::string_view text, std::size_t at, std::string sentence) {
  const std::string_view before = text.substr(0, at);
  const auto line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
  const std::size_t start = before.rfind('\n') + 1;  // npos + 1 is 0
  return {line, count_code_points(before.substr(start)) + 1, std::move(sentence)};
}

}  // namespace cartapenna
