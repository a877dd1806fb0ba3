// SPDX-License-Identifier: MIT
// What draws the vertices of a picture. All forces are in mm a step.
#pragma once

#include <cstdint>
#include <vector>

#include "generator/sprouts/mesh.h"

namespace cartapenna::sprouts {

// Which region lies on each side of a line, and how large it should be; like the gas in soap
// bubbles, it makes what is enclosed round.
struct Rooms {
  std::vector<std::size_t> left{}, right{};  // of each line
  std::vector<double> wanted{};              // mm², of each region; 0: no matter

  Rooms() = default;
  explicit Rooms(const Picture& picture);  // which can be traced
};

// How far apart things are wished to be, in mm: the more there is to draw, the less.
struct Reach {
  double lines = 12;
  double spots = 12;
  explicit Reach(const Mesh& mesh);
};

// Threads are tight and resist bending.
void tighten(const Mesh& mesh, std::vector<Point>& force);

// Where lines leave a spot at a sharp angle, their first two vertices are drawn to the middle of
// the free one.
void turn_at_spots(const Mesh& mesh, std::vector<Point>& force);

// Spots keep away from each other.
void push_spots(const Mesh& mesh, const Reach& reach, std::vector<Point>& force);

void keep_inside(const Mesh& mesh, double margin, std::vector<Point>& force);

void inflate(const Mesh& mesh, const Rooms& rooms, std::vector<Point>& force);

// Lines, spots and obstacles keep away from each other: the nearest point of each other line
// pushes; where two lines share a spot they may come close. `near`: see segments_near().
//
// `most` gets, for each vertex, how far it may move at most in one step: with d the distance from a
// vertex to a segment that it does not belong to, guard · d for all three points.
constexpr double guard = 0.3;
constexpr double most_step = 0.6;  // mm
void push_apart(const Mesh& mesh, const Reach& reach,
                const std::vector<std::vector<std::uint32_t>>& near, std::vector<Point>& force,
                std::vector<double>& most);

}  // namespace cartapenna::sprouts
