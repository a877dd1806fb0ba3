// SPDX-License-Identifier: MIT
// The tables of the template language above a game's board, and the names of its choices, in the
// order of their enumerations.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "generator/document.h"

namespace cartapenna {

inline constexpr std::array<std::string_view, 5> answers_names{"none", "end", "separate", "back",
                                                               "foot"};
inline constexpr std::array<std::string_view, 3> duplex_names{"none", "long-edge", "short-edge"};
inline constexpr std::array<std::string_view, 2> each_names{"pair", "pupil"};
inline constexpr std::array<std::string_view, 3> pairing_names{"in-order", "random", "round-robin"};
inline constexpr std::array<std::string_view, 3> ink_names{"normal", "save", "photocopy"};
inline constexpr std::array<std::string_view, 4> families{"lato", "andika", "opendyslexic",
                                                          "dejavu"};

template <class Names>
std::vector<std::string_view> all(const Names& names) {
  return {names.begin(), names.end()};
}

// The place of a choice in its list, as the enumeration of the same order.
template <class Enum, class Names>
Enum chosen(const Fields& fields, std::string_view key, const Names& names) {
  const auto found = std::find(names.begin(), names.end(), fields.text(key));
  return static_cast<Enum>(found - names.begin());
}

// A page of no game; nullptr: none of that name.
const Game* find_extra(std::string_view name);

const std::vector<Key>& top_keys();
// The whole language with the boards of all games, to tell where a key belongs that is out of
// place.
const std::vector<Key>& keys_of_all_games();

PageSetup read_page(const Fields& fields);

}  // namespace cartapenna
