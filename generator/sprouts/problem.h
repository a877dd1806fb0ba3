// SPDX-License-Identifier: MIT
// Problems: positions in mid-game with the winner proved, each as a drawing, with the winning line
// for the key drawn into the same picture.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generator/random.h"
#include "generator/sprouts/draw.h"
#include "generator/sprouts/position.h"
#include "generator/sprouts/sprouts.h"

namespace cartapenna::sprouts {

enum class Question {
  winning_move,  // find the only winning move: there is just one, up to equivalence
  who_wins,      // the player to move or the other; about as many of both
};
std::string_view question_id(Question question);  // "winning-move", "who-wins"

// By the lives left, and at least so many moves that differ: 5–6 and 3, 7–8 and 5, 9–11 and 7.
enum class Level { easy, medium, hard };
std::string_view level_id(Level level);  // "easy", "medium", "hard"
int least_lives(Level level);
int most_lives(Level level);
int least_moves(Level level);  // that differ

// What is asked for.
struct Wanted {
  int least_spots = 3, most_spots = 5;  // starting spots, 3 … 8
  std::optional<Level> level{};         // without: any that the spots allow
  Variant variant = Variant::normal;    // or misere
  Question question = Question::winning_move;
  double width = 80, height = 80;  // mm, of the drawing, 60 … 120
};

// Why there is no such problem, in English sentences; empty when there are some. Three moves at
// least have been made, for a few lines are no picture, and 15 at most, for more do not fit: from 3
// spots only easy problems come, from 8 only hard ones.
std::vector<std::string> faults(const Wanted& wanted);

// A true sentence about why the winner wins; each was verified. It speaks of the position after the
// winning move, or, where the other player wins, of the position as it is. "The loser" is then to
// move, "the winner" answers.
enum class ReasonKind {
  no_move_left,  // the game is over (normal play)
  cut_off,       // `spot` lives but no line can reach it any more: `moves` more moves, whatever is
                 // played, because it keeps its lives (it was cut off by the winning move itself)
  exact_moves,   // `moves` more moves, whatever is played
  same_parity,   // an even number of moves (misère: odd), whatever is played; up to `moves`
  equal_halves,  // lands that are pairwise equal: the winner answers each move in the other one
                 // (normal play)
  every_answer,  // the winner has a winning answer to each of the loser's `answers` different
                 // moves, and needs at most `moves` more moves of both together until the end
};
std::string_view reason_id(ReasonKind kind);  // "no-move-left", "cut-off", …

struct Reason {
  ReasonKind kind = ReasonKind::every_answer;
  int spot = 0;     // cut_off only
  int moves = 0;    // until the end, of both players together; 0 for equal_halves
  int answers = 0;  // different moves of the loser
  friend bool operator==(const Reason&, const Reason&) = default;
};

// The winning line in the problem's picture.
struct KeyLine {
  Move move;                   // in Problem::position
  std::string name;            // f(g)h, with […] where another move has the same f(g)h
  DrawnSpot spot;              // the new one, g, with its number's place
  DrawnLine first, second;     // from f to the new spot, on to h
  bool others = false;         // other lines are equivalent: "or an equivalent line"
  std::size_t equivalent = 1;  // lines that lead to equivalent positions, this one counted
};

struct Problem {
  Question question = Question::winning_move;
  Variant variant = Variant::normal;
  Level level = Level::easy;
  int spots = 0;  // at the start
  Position position;
  std::string hoey;                   // the position with dead spots: 1,4;2/1,4;3
  std::string code;                   // the same for equivalent positions, as Glop writes them
  std::vector<std::string> record{};  // f(g)h[…] of each move from the start to the position
  int lives = 0;                      // left: 3 · spots − moves made
  bool mover_wins = true;             // the answer to "who wins?"
  int different_moves = 0;            // up to equivalence
  int winning_moves = 0;              // of them; 1 for winning_move
  Reason reason;
  Drawing drawing;               // of the position alone
  std::optional<KeyLine> key{};  // where the player to move wins
  int drawings = 1;              // positions of this kind tried until one could be drawn
};

// One problem, none of those whose code is known; nothing when none came up within the tries (rare
// where faults() is empty and few are known). REQUIRES: faults(wanted) is empty.
std::optional<Problem> make_problem(const Wanted& wanted, Random& random,
                                    const std::set<std::string>& known = {});

}  // namespace cartapenna::sprouts
