// SPDX-License-Identifier: MIT
// Mazes of a wanted difficulty.
//
// A maze is graded by its figure: the turns that the seeker needs on average in one fixed set of
// games, so that the figure is a function of the maze. Easy, medium and hard are bands of the
// figures of mazes drawn plainly; a maze is drawn until its figure lies in the band, so its law is
// that of plain mazes within the band. Fiendish and cruel are beyond what drawing finds: they are
// made by moving hedges. Figures that are told come from fresh games, which selection did not see.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string_view>
#include <tuple>

#include "generator/hedges/hedges.h"
#include "generator/hedges/seek.h"

namespace cartapenna::hedges {

enum class Level {
  any,
  easy,      // the lowest quarter, more when many mazes have the same figure
  medium,    // above that, up to three quarters
  hard,      // above that, up to 1.2 times the mean, or further when that is too near
  fiendish,  // 1.3 times the mean, 5 % more or less
  cruel,     // 1.8 times the mean, 5 % more or less
};
std::string_view level_name(Level level);
std::optional<Level> parse_level(std::string_view name);

// Of the figures of plain mazes, in thousandths of a turn.
struct Bands {
  int lower = 0;  // a quarter of the mazes is at or below
  int upper = 0;  // three quarters are
  int mean = 0;
};

// Figures from … up to below … that a level asks for, in thousandths.
struct Range {
  int from = 0;
  int to = 0;
  bool has(int figure) const { return from <= figure && figure < to; }
};
Range range_of(Level level, const Bands& bands);
// What a maze of this figure is best called: never `any`.
Level level_of(int figure, const Bands& bands);

// The figure that mazes are graded by, from the fixed games.
Figure grade(const Spec& spec, const Maze& maze, Turn turn);

// Draws mazes with this exit and grades them; two seconds for a standard board, and more where
// generate() takes long.
// REQUIRES: impossible(spec) is empty, exit is among exit_cells(spec). Throws Exhausted.
Bands reckon_bands(const Spec& spec, Cell exit, Turn turn);

// Bands of common boards were reckoned beforehand; others are when they are first asked for, and
// are remembered while the book lasts. What it says never depends on what was asked before, and
// several threads may ask at once: who asks for what another one reckons waits for it.
class BandBook {
 public:
  const Bands& find(const Spec& spec, Cell exit, Turn turn);

 private:
  using Key = std::tuple<int, int, int, int, Reachable, Cell, Cell, Turn>;
  struct Entry {
    std::once_flag once;
    Bands bands;
  };
  std::mutex mutex_;  // of the map, not of its entries
  std::map<Key, Entry> bands_;
};
std::optional<Bands> shipped_bands(const Spec& spec, Cell exit, Turn turn);  // see bands.cpp

struct Graded {
  Generated generated;
  Figure figure;  // from fresh games
};

// With Level::any this is generate() with a figure. Throws Exhausted when no maze of the level is
// found. REQUIRES: impossible(spec) is empty.
Graded generate_graded(const Spec& spec, Level level, Turn turn, BandBook& book, Random& random);

// ---- For balance.cpp -----------------------------------------------------------------------

// A maze of the level with the exit Spec::exit, its figure from the fixed games.
// REQUIRES: exit_choice is cell.
Graded draw_level(const Spec& spec, Level level, Turn turn, BandBook& book, Random& random);

// By moving hedges, a maze whose figure lies in the range, and that no other seeker of the panel
// finds easier than half-way between a plain maze and the range. Hedges stay as many; every rule is
// kept. Nothing when it is not found in some hundred moves.
std::optional<Maze> move_hedges(const Spec& spec, Maze maze, Range range, int plain_mean, Turn turn,
                                Random& random);

}  // namespace cartapenna::hedges
