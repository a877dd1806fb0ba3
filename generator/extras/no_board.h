// SPDX-License-Identifier: MIT
// What a page that has no board answers to those who ask for it.
#pragma once

#include "generator/game.h"

namespace cartapenna {

inline std::any no_board(const std::any&, Random&) {
  return 0;
}
inline std::vector<std::string> no_text(const std::any&, const std::any&, const Words&, bool) {
  return {};
}
inline std::vector<Json> no_json(const std::any&, const std::any&) {
  return {};
}

}  // namespace cartapenna
