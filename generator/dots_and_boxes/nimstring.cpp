// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/nimstring.h"

namespace cartapenna::dots_and_boxes {

// After a move that opens something of which a part can be left, the other player has the choice
// between moving next and having to be followed, and wins either way: only other moves are tried.
bool Nimstring::wins(Set strings) {
  if (strings == 0) return false;
  const auto known = known_.find(strings);
  if (known != known_.end()) return known->second;
  bool won = false;
  for (Set left = strings; left != 0 && !won; left &= left - 1) {
    const Settled after = settle(coins_, strings & ~(left & (~left + 1)));
    won = after.least_left == 0 && !wins(after.strings);
  }
  known_.emplace(strings, won);
  return won;
}

}  // namespace cartapenna::dots_and_boxes
