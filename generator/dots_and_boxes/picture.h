// SPDX-License-Identifier: MIT
// Positions as text: a picture for people, one line for machines.
//
//   +--+  +        Dots are +, horizontal lines --, vertical lines |. One row for the dots and one
//   |  |           for what is between. Blanks at the ends of rows may be missing, a row between
//   +--+  +        dots may be empty or missing where it holds nothing, and the whole picture may
//                  be indented. Written without blanks at the ends of rows.
//
//   2x1:1010110    COLUMNSxROWS: and one 0 or 1 for each line, in the order of their numbers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

std::string picture(const Position& position);  // ends with a line feed
std::string code(const Position& position);

// What is wrong, in English, and where: line and column in the text, counted from 1 in bytes.
struct Fault {
  int line = 1;
  int column = 1;
  std::string sentence;
  friend bool operator==(const Fault&, const Fault&) = default;
};

// All faults in reading order; the position is to be used only if there are none.
struct Reading {
  Position position;
  std::vector<Fault> faults;
};

// Empty rows before and after the picture are passed over.
// size: where the number of dots is known from elsewhere, each row is checked against it.
Reading read_picture(std::string_view text, const std::optional<Grid>& size = std::nullopt);
Reading read_code(std::string_view text);

}  // namespace cartapenna::dots_and_boxes
