// SPDX-License-Identifier: MIT
// Names of players where there is little room for them.
#pragma once

#include <string>
#include <vector>

#include "layouts/draft.h"

namespace cartapenna::dots_and_boxes {

// What each player writes into a box: the shortest beginnings of the names that differ, in capitals
// where ASCII has them. Empty for a player without a name, and for those whose names begin alike.
std::vector<std::string> initials(const std::vector<std::string>& names, std::size_t players);

struct Fitted {
  std::string words;
  Type type;
};

// Set smaller down to the caption's size where it is wider than `width`, then cut with an ellipsis.
Fitted fitted(const Draft& draft, const std::string& name, double width);

}  // namespace cartapenna::dots_and_boxes
