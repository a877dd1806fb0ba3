// SPDX-License-Identifier: MIT
// How hard a maze is: a seeker that plays the game by its rules, and the turns that it needs.
//
// In each turn the seeker asks one question on one side and announces a walk of at most five steps;
// the walk ends before the first hedge in its way, which is thereby known. The seeker knows what a
// player knows: size, entry, exit, number of hedges, the limit of attached ones, and whether every
// cell can be reached. It values cells by the shortest way on, on which a side not yet known costs
// more, plans the walk that is best on average, and asks the first side on its way that is not
// known. All is whole numbers: the same game on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string_view>
#include <vector>

#include "generator/hedges/hedges.h"
#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {

// What a turn is.
enum class Turn {
  together,      // question and walk are announced before either is answered
  answer_first,  // the question is answered, then the walk is announced
};

// Steps are reckoned in parts of this many.
inline constexpr int step_parts = 256;

struct Temperament {
  std::string_view name;
  bool asks = true;
  int hunch = 24;            // each side is thought to cost up to so much more, in parts of a step
  int at_border = 1;         // hedges are thought so many times as likely on sides at the border
  int away_from_border = 0;  // cost of a step to an inner cell, in parts of a step
};

// The seeker that mazes are graded by comes first; the others guard against grading by one taste.
inline constexpr int panel_size = 5;
const std::array<Temperament, panel_size>& panel();

class Seeker {
 public:
  // REQUIRES: the maze keeps the rules (check() finds nothing).
  Seeker(const Spec& spec, const Maze& maze);

  // Plays one game; the number of turns until the exit is reached, at most `most_turns`.
  int play(Turn turn, const Temperament& temperament, Random& random);
  static constexpr int most_turns = 10'000;

  // In parts of a step: more than any way costs.
  static constexpr int never = 1 << 28;
  static constexpr int walk_length = 5;

 private:
  enum class Known : std::uint8_t { nothing, free, hedge };

  // Cells are numbered by rows with a border around them; side 2c is at the right of cell c, side
  // 2c + 1 below it.
  struct Way {
    int to;
    int side;
  };
  std::array<Way, 4> ways(int cell) const {
    return {{{cell - width_, 2 * (cell - width_) + 1},
             {cell - 1, 2 * (cell - 1)},
             {cell + 1, 2 * cell},
             {cell + width_, 2 * cell + 1}}};
  }
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  // Cells at most so many steps from the position; with a stride of 2 only those that so many steps
  // end on.
  template <class Use>
  void for_cells_near(int steps, int stride, const Use& use) const {
    const int column = position_ % width_;
    const int row = position_ / width_;
    for (int y = std::max(1, row - steps); y <= std::min(shape_.rows, row + steps); ++y) {
      const int reach = steps - std::abs(y - row);
      int x = column - reach;
      while (x < 1) x += stride;
      for (; x <= std::min(shape_.columns, column + reach); x += stride) use(y * width_ + x);
    }
  }

  void begin(const Temperament& temperament, Random& random);
  void value_cells();
  bool sweep(int first_row, int first_column, int step);
  void plan();
  void value_stops();
  int value_of_step(const Way& way, int stopped, int steps) const;
  void value_walks();
  int first_unknown_side(std::size_t from_step) const;
  bool walk();
  void learn(int side, bool hedge);

  // The board.
  Shape shape_;
  Lattice lattice_;
  int width_;
  int entry_;
  int exit_;
  int hedges_;
  int sides_;
  std::vector<int> cells_;            // in order
  std::vector<std::uint8_t> hedged_;  // by side, from here on
  std::vector<std::uint8_t> inner_;   // whether two cells share the side
  std::vector<Ends> ends_;
  std::vector<std::array<int, 4>> sides_at_point_;

  // The game.
  std::vector<Known> known_;
  std::vector<int> base_;                    // cost of a step when no hedge is there
  std::vector<int> weight_;                  // how likely a hedge is, against other sides
  std::vector<int> cost_;                    // as the seeker reckons it now
  std::vector<int> value_;                   // by cell: cost of the way to the exit
  std::vector<std::array<int, 4>> stopped_;  // by cell: when a hedge stops one of its ways
  std::array<std::vector<int>, walk_length> walk_value_;  // by steps left in the walk, and cell
  std::vector<int> path_;                                 // sides of the walk and of the way on
  std::vector<int> path_cells_;
  std::size_t walk_steps_ = 0;
  Groups groups_;
  std::vector<int> found_;  // hedges
  bool values_stale_ = true;
  std::vector<int> fallen_;  // sides that cost less than when cells were valued
  int cost_chance_ = 0;      // that cost_ was reckoned with
  int position_ = 0;
  int unknown_ = 0;
  int chance_ = 0;  // of a hedge on a side not known, in 1/65536
};

// How many games took so many turns.
struct Figure {
  std::vector<int> games_of;  // by number of turns

  int games() const;
  int mean() const;  // thousandths of a turn, rounded
};

// The same seed gives the same games. The first 400 tell the mean to 0.05 turns (standard error, on
// a standard maze). `pause` is called before each game; what it throws ends them all. REQUIRES: as
// Seeker; games > 0.
Figure play_games(const Spec& spec, const Maze& maze, Turn turn, int games, std::uint64_t seed,
                  const Temperament& temperament = panel().front(),
                  const std::function<void()>& pause = nullptr);

}  // namespace cartapenna::hedges
