// SPDX-License-Identifier: MIT
#pragma once

#include "generator/game.h"

namespace cartapenna {

// The rules of several games, on as many pages as they need.
extern const Game rules_pages;

}  // namespace cartapenna
