// SPDX-License-Identifier: MIT
// Nimstring: Dots and Boxes without counting; who cannot move loses (Berlekamp, Conway and Guy,
// "Winning Ways", chapter 16). Whoever wins it keeps control of the chains.
#pragma once

#include <unordered_map>

#include "generator/dots_and_boxes/coins.h"

namespace cartapenna::dots_and_boxes {

class Nimstring {
 public:
  explicit Nimstring(const Coins& coins) : coins_(coins) {}

  // Whether the player to move wins. REQUIRES: nothing can be taken.
  bool wins(Set strings);

 private:
  const Coins& coins_;
  std::unordered_map<Set, bool> known_;
};

}  // namespace cartapenna::dots_and_boxes
