// SPDX-License-Identifier: MIT
// A position as far as it matters for play, in the notation of Applegate, Jacobson and Sleator
// ("Computer analysis of Sprouts", 1991) as Glop writes it: 0.AB.}1aAaB.}]22.}
//
// `0`: a spot without a line; `1`: with one line; `2`: with two lines of which one site matters; a
// letter: with two lines and two sites that matter, small when both lie in one region, capital
// when they lie in two. `.` ends a boundary, `}` a region, `]` stands between lands, which are
// parts that share no spot. Dead spots are left out, and so are regions with fewer than two lives.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "generator/sprouts/position.h"

namespace cartapenna::sprouts {

// In memory a code has one byte a site: '0' '1' '2' or a label of 0x80 … 0xFF that occurs twice;
// '.' and '}' as above. A land is a code whose regions hang together. "" is a game that is over.
using Code = std::string;

constexpr bool is_label(char c) {
  return static_cast<unsigned char>(c) >= 0x80U;
}
constexpr std::size_t label_index(char c) {
  return static_cast<unsigned char>(c) - 0x80U;
}
constexpr char make_label(std::size_t index) {
  return static_cast<char>(static_cast<unsigned char>(0x80U + index));
}
constexpr std::size_t most_labels = 128;  // a label is a life, and 40 spots have 120

// Lives that the spots of a code have together.
int lives(const Code& code);

// Drops what is dead, in place: labels that occur once become '2', two equal labels side by side
// become '2', regions with fewer than two lives go.
void drop_dead(Code& code);

// REQUIRES: drop_dead() was applied.
std::vector<Code> split_lands(const Code& code);

// The one name of a land that all its equals have: equal under turning boundaries, mirroring a
// region, permuting boundaries and regions, and renaming labels. Exact, no heuristic.
Code canonical(const Code& land);

// The canonical lands of a code, sorted: two codes are equivalent exactly when these are equal.
std::vector<Code> canonical_lands(Code code);

// What each move in a land leaves of it, as codes with nothing dead; equivalent ones may occur
// again, but for the commonest cases. Nothing when there are more than `most`.
std::optional<std::vector<Code>> options(const Code& land, std::size_t most);

Code code_of(const Position& position);  // nothing dead in it

// Takes Glop's notation with or without spaces; `0*5` stands for five boundaries `0.`, a last `}`
// may be missing, `!` may end it.
std::variant<Code, Fault> parse_code(std::string_view text);

std::string print_code(const Code& code);
std::string print_lands(const std::vector<Code>& lands);  // with `]` between them

}  // namespace cartapenna::sprouts
