// SPDX-License-Identifier: MIT
// A picture as vertices and segments, for moving it about.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "generator/sprouts/picture.h"

namespace cartapenna::sprouts {

constexpr double spacing = 2.2;  // mm between the vertices of a line
constexpr std::size_t no_line = std::numeric_limits<std::size_t>::max();

struct Segment {
  std::size_t a, b;
  std::size_t line;  // no_line: of a spot without lines, where a = b, or of an obstacle
};

// Lines that go on through spots where just two ends meet are one thread.
struct Thread {
  std::vector<std::size_t> vertices{};
  bool closed = false;  // the last vertex is followed by the first
};

// Vertices are numbered: first all spots, then the inner points of the lines, then obstacles.
struct Mesh {
  double width = 0, height = 0;
  std::size_t spots = 0;
  std::vector<Point> at{};
  std::vector<bool> fixed{};
  std::vector<std::size_t> line_of{};              // no_line for spots and obstacles
  std::vector<std::size_t> place_of{};             // along the line
  std::vector<std::vector<std::size_t>> chains{};  // vertices of each line, ends included
  std::vector<Thread> threads{};
  std::vector<Segment> segments{};
  std::vector<int> ends_at{};  // ends of lines at each spot

  bool is_spot(std::size_t vertex) const { return vertex < spots; }
  bool is_end_of(std::size_t vertex, std::size_t line) const {
    return line != no_line && (chains[line].front() == vertex || chains[line].back() == vertex);
  }
};

// The first `fixed_lines` lines and `fixed_spots` spots are fixed.
Mesh read_mesh(const Picture& picture, std::size_t fixed_lines, std::size_t fixed_spots,
               const std::vector<Obstacle>& obstacles);
void write_back(const Mesh& mesh, Picture& picture);

// Vertices on all but the first lines about spacing apart. Splitting a segment changes nothing;
// vertices too close are left out where that is harmless.
void respace(Picture& picture, std::size_t fixed_lines);

// For each vertex the segments that are not farther than `reach`, its own ones too.
std::vector<std::vector<std::uint32_t>> segments_near(const Mesh& mesh, double reach);

}  // namespace cartapenna::sprouts
