// SPDX-License-Identifier: MIT
// The three drawings of the rules, made by what draws positions.
#pragma once

#include <array>

#include "generator/sprouts/draw.h"

namespace cartapenna::sprouts {

constexpr double example_box_width = 26, example_box_height = 15;  // mm

// Two spots joined; a loop round another spot; a spot whose three lives are used.
const std::array<Drawing, 3>& rule_examples();

}  // namespace cartapenna::sprouts
