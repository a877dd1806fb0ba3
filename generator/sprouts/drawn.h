// SPDX-License-Identifier: MIT
// Drawings on paper: lines, live spots hollow and dead ones filled, numbers beside them.
#pragma once

#include <limits>
#include <string>

#include "generator/sprouts/draw.h"
#include "layouts/draft.h"
#include "templates/words.h"

namespace cartapenna::sprouts {

// The same picture `factor` times as large, with places for numbers that are as large as before.
Drawing scaled(const Drawing& drawing, double factor);

// As it was after that many moves: later lines and spots are left out, the others stay where they
// are. REQUIRES: 0 <= moves <= those drawn, `starting_spots` of the drawing.
Drawing after_moves(const Drawing& drawing, int starting_spots, int moves);

// In words for somebody who hears the page.
std::string heard(const std::string& hoey, const Words& words);

struct Inking {
  Type numbers{8, false};  // no larger than their boxes in the drawing
  // Of the lines from `special_from` on.
  std::size_t special_from = std::numeric_limits<std::size_t>::max();
  double special_width = line_width;
  double special_dash = 0;
};

// With its top left corner at `corner`; told as a figure by `alternative`, passed over without one.
// `factor` stretches the places, not the ink.
void draw_drawing(Draft& draft, const Drawing& drawing, cartapenna::Point corner,
                  std::string alternative, const Inking& inking = {}, double factor = 1);

}  // namespace cartapenna::sprouts
