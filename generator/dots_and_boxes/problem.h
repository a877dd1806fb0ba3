// SPDX-License-Identifier: MIT
// Problems: positions from sensible play with exactly one winning move.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"
#include "generator/dots_and_boxes/players.h"
#include "generator/dots_and_boxes/solve.h"
#include "generator/random.h"

namespace cartapenna::dots_and_boxes {

enum class Theme {
  take,             // close a box, and more with it
  give_up_control,  // take all, where leaving two would keep control but lose boxes
  decline_chain,    // leave the last two of a chain
  decline_loop,     // leave the last four of a loop
  open_chain,       // which chain to give, and by which line: its middle
  waiting_move,     // the safe line after which the other player runs out of safe lines first
  loop_or_chain,    // the safe line that makes, or keeps from making, a loop
  sacrifice,        // give boxes away although a safe line is there
};
constexpr int theme_count = 8;
std::string_view theme_id(Theme theme);  // for JSON and language files: "decline-chain"

// The numbers that a sentence about the theme needs; 0 where they do not belong to it.
//
// An ending is where no safe line is left and nothing can be taken, for the first time after the
// key move and best play. What begins with other_ is the same after the best of the other moves.
// Chains are long ones, three boxes or more.
struct Reason {
  int given = 0;       // boxes that the key move leaves to the other player
  int taken = 0;       // boxes that can be taken before it
  int smallest = 0;    // the least that whoever must open something, in the ending, has to give;
                       // with boxes on offer: once they are taken
  int safe_lines = 0;  // to choose from
  int gained = 0;      // boxes of difference to the best other move
  int chains = 0;      // in the ending
  int loops = 0;
  bool rival_opens = false;  // the other player moves in the ending
  int other_chains = 0;
  int other_loops = 0;
  bool other_rival_opens = false;
  friend bool operator==(const Reason&, const Reason&) = default;
};

// By what the answer was solved a second time.
enum class Check {
  plain,          // the value of every set of undrawn lines
  second_search,  // a search that shares neither move order nor shortcuts
  none,           // that search did not get to its end
};
std::string_view check_id(Check check);

struct Problem {
  Start start = Start::american;
  std::vector<int> record;  // lines drawn from the start on; replays to `game`
  Game game;                // position, score so far, player to move

  int key = nothing;        // the only winning move
  int value = 0;            // for the player to move, of the boxes still open
  int second = 0;           // the most that any other move is worth
  bool others_tie = false;  // the best of them; otherwise all lose
  std::vector<Turn> line;   // begins with the key
  std::array<int, 2> final_score{};

  Theme theme = Theme::take;
  Reason reason;
  Player finder = Player::full;  // the weakest that is sure of the key
  int only_moves = 0;            // in a row along the line, from the key on, the solver's
  Check check = Check::none;

  int level() const { return static_cast<int>(finder); }  // 1 … 5
  int lead() const;                                       // of the player to move, so far
  friend bool operator==(const Problem&, const Problem&) = default;
};

constexpr std::size_t longest_line = 12;  // turns

struct ProblemLimits {
  int undrawn = 32;        // at most, in the position; besides, a third of all lines is drawn
  int plain_undrawn = 19;  // up to here checked by every set; at most 24
  std::uint64_t nodes = 20'000'000;      // of the solver, for one position
  std::uint64_t second_nodes = 500'000;  // of the second search: less than a second
};

// The problem in this position of a game, if it is one: meets all points of quality.
// REQUIRES: the record replays from the start to the game.
std::optional<Problem> find_problem(Start start, const std::vector<int>& record, const Game& game,
                                    const ProblemLimits& limits = {});

// Plays one sensible game and returns the problems in it, in order.
std::vector<Problem> problems_of_game(const Grid& grid, Start start, Random& random,
                                      const ProblemLimits& limits = {});

Game replay(const Grid& grid, Start start, const std::vector<int>& record);

// The same for positions that are symmetric to each other (columns and rows swapped included).
std::string fingerprint(const Position& position);

}  // namespace cartapenna::dots_and_boxes
