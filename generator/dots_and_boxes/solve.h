// SPDX-License-Identifier: MIT
// Exact answers for two players who both play as well as can be.
//
// The value of a position is what the player to move will still close minus what the other will;
// boxes closed before count for nothing. A search that runs into a limit gives no answer at all.
// Positions of more than 64 undrawn lines or 64 open boxes are out of reach and count as such.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

struct Limits {
  std::uint64_t nodes = ~std::uint64_t{0};              // the same on every machine
  double seconds = 60;                                  // wall clock; infinity is allowed
  std::uint64_t table_bytes = std::uint64_t{1} << 28U;  // what the search may remember
};

struct MoveValue {
  int line = 0;
  int value = 0;  // for the player who draws it, the boxes it closes among them
  friend bool operator==(const MoveValue&, const MoveValue&) = default;
};

struct Value {
  std::optional<int> value;  // empty: not solved within the limits
  std::uint64_t nodes = 0;
};

struct Solution {
  bool solved = false;  // if not, only nodes means anything
  int value = 0;
  std::vector<MoveValue> moves;  // every undrawn line, ascending
  std::vector<int> best;         // all of value `value`, ascending; empty when nothing is undrawn
  std::vector<Turn> line;        // one best line to the end: boxes are taken at once where it costs
                                 // nothing, otherwise the first best move is drawn
  std::uint64_t nodes = 0;
};

Value value_of(const Position& position, const Limits& limits = {});
Solution solve(const Position& position, const Limits& limits = {});

}  // namespace cartapenna::dots_and_boxes
