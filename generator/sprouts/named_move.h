// SPDX-License-Identifier: MIT
// From the name of a move to the line that is meant.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "generator/sprouts/position.h"

namespace cartapenna::sprouts {

struct NamedMove {
  int from = 0, to = 0;                    // spots
  std::optional<std::set<int>> cut_off{};  // in brackets: on one side, all or those alive
};

// The moves that the name fits, one for each position that they lead to; or a sentence that says
// why there is none, or what has to be added to the name.
std::variant<std::vector<Move>, std::string> find_moves(const Position& position,
                                                        const NamedMove& named);

}  // namespace cartapenna::sprouts
