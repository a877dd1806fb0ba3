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
#include "generator/dots_and_boxes/values.h"
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

// Where no safe line is left and nothing can be taken, for the first time in a line of best play.
// Chains are long ones, three boxes or more.
struct Ending {
  int chains = 0;
  int loops = 0;
  bool rival_opens = false;  // the other player is to move
  friend bool operator==(const Ending&, const Ending&) = default;
};

// The numbers that a sentence about the theme needs; 0 where they do not belong to it.
struct Reason {
  int given = 0;     // boxes that the key leaves to the other player
  int taken = 0;     // boxes that can be taken before it
  int smallest = 0;  // the least that whoever draws next has to give; with boxes on offer: once
                     // they are taken
  int rest = 0;      // with boxes on offer: by how many whoever draws next loses what is left once
                     // they are taken
  int safe_lines = 0;   // to choose from
  int gained = 0;       // boxes of difference to the best other line
  Ending ending;        // after the key
  Ending rival_ending;  // after the best other line
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
  int rival = nothing;      // the first move that is worth so much
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
  int undrawn = 36;        // at most, in the position; besides, a third of all lines is drawn
  int beyond_boxes = 10;   // undrawn lines more than boxes: about two more than safe lines
  int plain_undrawn = 18;  // up to here checked by every set; at most 24
  std::uint64_t nodes = 200'000;           // of the solver, for all questions about one position
  std::uint64_t second_nodes = 4'000'000;  // of the second search: about a second
};

// The problem in this position of a game, if it is one: meets all points of quality but the second
// solution, which is left to be done. REQUIRES: the record replays from the start to the game;
// `values` are of a position before it.
std::optional<Problem> find_problem(Start start, const std::vector<int>& record, const Game& game,
                                    Values& values, const ProblemLimits& limits = {});

// Solves it a second time and says how. Only what is printed is worth it: most that is found is
// not.
void solve_again(Problem& problem, const ProblemLimits& limits = {});

// Plays one sensible game, from the middle on in several ways, and returns the problems in it, in
// order; none is solved again yet.
std::vector<Problem> problems_of_game(const Grid& grid, Start start, Random& random,
                                      const ProblemLimits& limits = {});

// The player who closed each box, or nothing.
std::vector<int> owners(const Problem& problem);

Game replay(const Grid& grid, Start start, const std::vector<int>& record);

// The same for positions that are symmetric to each other (columns and rows swapped included).
std::string fingerprint(const Position& position);

}  // namespace cartapenna::dots_and_boxes
