// SPDX-License-Identifier: MIT
// Who wins a position, and with which moves. Exact, or not solved within the limits.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generator/sprouts/lands.h"
#include "generator/sprouts/lengths.h"
#include "generator/sprouts/misere.h"
#include "generator/sprouts/nimbers.h"
#include "generator/sprouts/position.h"

namespace cartapenna::sprouts {

enum class Play { normal, misere };

// The moves that lead to equivalent positions, as one.
struct Choice {
  std::string name;  // f(g)h, with […] where another choice has the same f(g)h; of a position that
                     // is given as a code, which has no numbers, the code after the move
  std::string after;          // the code after the move
  std::vector<Move> moves{};  // those of moves(); empty for codes
  bool wins = false;
};

struct Answer {
  bool normal = false;  // true: the player to move wins
  int nimber = 0;
  std::optional<bool> misere{};   // when asked for
  std::vector<Choice> choices{};  // with `wins` in normal play
  std::size_t winning() const;
};

// What was learned is kept from one question to the next. Not for several threads.
class Solver {
 public:
  Solver() : nimbers_(lands_), misere_(lands_), lengths_(lands_) {}

  // All nothing when the limits are reached first.
  std::optional<Answer> solve(const Position& position, bool with_misere, const Limits& limits);
  std::optional<Answer> solve(const Code& code, bool with_misere, const Limits& limits);

  std::optional<bool> wins(const Code& code, Play play, const Limits& limits);
  std::optional<int> nimber(const Code& code, const Limits& limits);

  // In the order of their names. `wins` is set for that way of play.
  std::optional<std::vector<Choice>> choices(const Position& position, Play play,
                                             const Limits& limits);

  // How many moves a game can still last, whatever is played.
  std::optional<LengthSet> lengths(const Code& code, const Limits& limits);

  // See Defence. REQUIRES: lost for the player to move.
  std::optional<int> longest_defence(const Code& code, Play play, const Limits& limits);

 private:
  bool is_lost(const Sum& sum, Play play, Budget& budget);
  std::vector<Choice> choices_of(const Position& position, Play play, Budget& budget);
  std::vector<Choice> choices_of(const Code& code, Play play, Budget& budget);
  Choice choice_of(const Sum& after, Play play, Budget& budget);
  std::string text(const Sum& sum) const;

  template <class Subject>
  std::optional<Answer> answer(const Subject& subject, const Code& code, bool with_misere,
                               const Limits& limits);

  Lands lands_;
  Nimbers nimbers_;
  Misere misere_;
  Lengths lengths_;
};

}  // namespace cartapenna::sprouts
