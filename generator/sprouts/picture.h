// SPDX-License-Identifier: MIT
// A position as lines on paper, and how it is read back from them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generator/sprouts/position.h"
#include "generator/sprouts/sprouts.h"

namespace cartapenna::sprouts {

// From one spot to the next; a move makes two. Straight pieces, from centre to centre.
struct Line {
  int from = 0, to = 0;  // spot numbers
  std::vector<Point> points{};
};

// Something else on the paper that lines keep away from.
struct Obstacle {
  Point from, to;
};

struct Picture {
  double width = 0, height = 0;  // mm; lines and spots lie between 0 and these
  std::vector<Point> spots{};    // centres; spot k is spots[k - 1]
  std::vector<Line> lines{};

  Point centre(int spot) const { return spots[static_cast<std::size_t>(spot) - 1]; }
};

// A line as walked in one direction.
struct WalkedLine {
  std::size_t line = 0;
  bool forwards = true;
};

// A site with where it lies: a line that is drawn there leaves between two directions.
struct Corner {
  WalkedLine next{};      // the walk goes on along it; not for a spot without lines
  bool bare = false;      // no lines: all directions are free
  Point first{}, last{};  // free directions go counterclockwise (x right, y up) from first to last
};

struct Traced {
  Position position;
  std::vector<std::vector<std::vector<Corner>>> corners;  // as position.regions
};

// Sorts lines by angle at each spot, walks the faces, finds what lies inside what. Nothing when the
// picture is none of a position (lines that cross are not noticed as such, but come out wrong).
// REQUIRES: starting_spots >= 1, no two lines leave a spot in the same direction.
std::optional<Traced> trace(const Picture& picture, int starting_spots);

// A text that two positions share when they are the same but for the order in which boundaries and
// regions are written.
std::string sorted_text(const Position& position);

}  // namespace cartapenna::sprouts
