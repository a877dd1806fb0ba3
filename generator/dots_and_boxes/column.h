// SPDX-License-Identifier: MIT
// A board below some lines of text in a column of a page.
#pragma once

#include <string>
#include <vector>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

struct Column {
  const Settings& settings;
  const Desk& desk;
  double width = 0;
  double text_height = 0;
  Draft ruler{desk.style, desk.measure};
  Surround around = surround(ruler, settings.grid, settings.coordinates);

  double pitch() const;
  double board_height() const { return around.above + pitch() * settings.grid.rows + around.below; }
  Field field() const;
};

// At which numbers of two digits stand on neighbouring lines: large type asks for larger boxes.
double pitch_for_numbers(const Desk& desk);
// At which a board reads well in a column.
double natural_width(const Settings& settings, const Desk& desk);
// Below which it cannot be drawn in, or an answer cannot be seen.
double least_width(const Settings& settings, const Desk& desk, bool drawn_in);

// Each text a paragraph, one below the other.
double paragraphs_height(const Desk& desk, double width, const std::vector<std::string>& texts);
void draw_paragraphs(Draft& draft, double y, double width, const std::vector<std::string>& texts);

}  // namespace cartapenna::dots_and_boxes
