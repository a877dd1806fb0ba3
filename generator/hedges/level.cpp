// SPDX-License-Identifier: MIT
#include "generator/hedges/level.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

namespace cartapenna::hedges {
namespace {

constexpr int grading_games = 200;
constexpr std::uint64_t grading_seed = 0x6865646765;
constexpr int told_games = 400;
constexpr int mazes_for_bands = 400;
constexpr int most_draws = 400;
constexpr int most_searches = 8;

constexpr std::array<std::string_view, 6> names{"any",  "easy",     "medium",
                                                "hard", "fiendish", "cruel"};

Spec with_exit(Spec spec, Cell exit) {
  spec.exit_choice = ExitChoice::cell;
  spec.exit = exit;
  return spec;
}

// Where figures differ widely, three quarters may lie above 1.2 times the mean.
int top_of_hard(const Bands& bands) {
  return std::max(bands.mean * 6 / 5, bands.upper + (bands.upper - bands.lower) / 4);
}

[[noreturn]] void give_up(const Spec& spec, Level level, std::int64_t tries) {
  throw Exhausted(
      fmt::format(
          "no {} maze of {} x {} cells with {} hedges and the exit {} was found in {} tries",
          level_name(level), spec.shape.columns, spec.shape.rows, spec.hedges,
          cell_name(spec.exit, spec.alphabet), tries),
      tries);
}

}  // namespace

std::string_view level_name(Level level) {
  return names[static_cast<std::size_t>(level)];
}

std::optional<Level> parse_level(std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Level>(found - names.begin());
}

Range range_of(Level level, const Bands& bands) {
  const auto around = [&bands](int percent) {
    return Range{bands.mean * percent / 100 * 95 / 100, bands.mean * percent / 100 * 105 / 100};
  };
  switch (level) {
    case Level::any:
      return {0, 1000 * Seeker::most_turns + 1};
    case Level::easy:
      return {0, bands.lower + 1};
    case Level::medium:
      return {bands.lower + 1, bands.upper + 1};
    case Level::hard:
      return {bands.upper + 1, top_of_hard(bands)};
    case Level::fiendish:
      return around(130);
    case Level::cruel:
      return around(180);
  }
  assert(false);
  return {};
}

Level level_of(int figure, const Bands& bands) {
  if (figure <= bands.lower) return Level::easy;
  if (figure <= bands.upper) return Level::medium;
  if (figure < top_of_hard(bands)) return Level::hard;
  return figure < bands.mean * 31 / 20 ? Level::fiendish : Level::cruel;
}

Figure grade(const Spec& spec, const Maze& maze, Turn turn) {
  return play_games(spec, maze, turn, grading_games, grading_seed);
}

Bands reckon_bands(const Spec& spec, Cell exit, Turn turn) {
  const Spec fixed = with_exit(spec, exit);
  Random random(grading_seed);
  std::vector<int> figures;
  std::int64_t sum = 0;
  for (int i = 0; i < mazes_for_bands; ++i) {
    figures.push_back(grade(fixed, generate(fixed, random).maze, turn).mean());
    sum += figures.back();
  }
  std::sort(figures.begin(), figures.end());
  const auto part = [&figures](std::size_t quarters) {
    return figures[figures.size() * quarters / 4];
  };
  return {part(1), part(3), static_cast<int>(sum / mazes_for_bands)};
}

const Bands& BandBook::find(const Spec& spec, Cell exit, Turn turn) {
  // On a square board with the entry on the diagonal, exits mirrored in it are alike.
  if (spec.shape.columns == spec.shape.rows && spec.entry.column == spec.entry.row &&
      exit.row > exit.column) {
    std::swap(exit.column, exit.row);
  }
  const Key key{spec.shape.columns, spec.shape.rows, spec.hedges, spec.attached,
                spec.reachable,     spec.entry,      exit,        turn};
  Entry* entry = nullptr;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    entry = &bands_[key];
  }
  std::call_once(entry->once, [&] {
    const auto shipped = shipped_bands(spec, exit, turn);
    entry->bands = shipped ? *shipped : reckon_bands(spec, exit, turn);
  });
  return entry->bands;
}

Graded draw_level(const Spec& spec, Level level, Turn turn, BandBook& book, Random& random) {
  assert(spec.exit_choice == ExitChoice::cell);
  std::int64_t tries = 0;
  if (level == Level::any) {
    auto drawn = generate(spec, random);
    auto figure = grade(spec, drawn.maze, turn);
    return {std::move(drawn), std::move(figure)};
  }
  const Bands bands = book.find(spec, spec.exit, turn);
  const Range range = range_of(level, bands);
  const bool moved = level == Level::fiendish || level == Level::cruel;
  for (int i = 0; i < (moved ? most_searches : most_draws); ++i) {
    auto drawn = generate(spec, random);
    tries += drawn.tries;
    if (moved) {
      auto maze = move_hedges(spec, std::move(drawn.maze), range, bands.mean, turn, random);
      if (!maze) continue;
      drawn = {std::move(*maze), Law::constructed, tries};
    }
    auto figure = grade(spec, drawn.maze, turn);
    if (!range.has(figure.mean())) continue;
    drawn.tries = tries;
    return {std::move(drawn), std::move(figure)};
  }
  give_up(spec, level, tries);
}

Graded generate_graded(const Spec& spec, Level level, Turn turn, BandBook& book, Random& random) {
  const Spec fixed = with_exit(spec, draw_exit(spec, random));
  auto graded = draw_level(fixed, level, turn, book, random);
  graded.figure = play_games(fixed, graded.generated.maze, turn, told_games, random.bits());
  return graded;
}

}  // namespace cartapenna::hedges
