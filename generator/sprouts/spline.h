// SPDX-License-Identifier: MIT
// From the straight pieces of a line to the curve that is printed.
#pragma once

#include <string>
#include <vector>

#include "generator/sprouts/picture.h"

namespace cartapenna::sprouts {

Point rounded(Point p);  // to 0.01 mm

// The uniform cubic B-spline with these control points, drawn out to the first and the last one, as
// Bézier curves: p0 c c p c c p …; 3 (n - 1) + 1 points, rounded to 0.01 mm.
// REQUIRES: at least two points.
std::vector<Point> spline(const std::vector<Point>& control);

// Short straight pieces along Bézier curves, some tenths of a millimetre each.
std::vector<Point> flatten(const std::vector<Point>& beziers);

// What is good enough to print. mm, and the sine of the least angle between lines at a spot.
struct Clearances {
  double between_lines = 2.5;  // but for the first millimetres from a spot that they share
  double line_to_spot = 3;     // to the centre of a spot that the line does not end at
  double between_spots = 5;
  double sine_of_angle = 0.7071067811865476;  // 45 degrees; blunt angles pass
  double bend_radius = 1;
  double margin = 2.5;  // from the edges
};

// What is measured of a picture of flattened curves.
struct Measures {
  double between_lines = 0, line_to_spot = 0, between_spots = 0;
  double least_angle_cosine = -1;  // of the sharpest angle
  double bend_radius = 0, margin = 0;
  bool meets(const Clearances& wanted) const;
};

// REQUIRES: beziers[i] belongs to picture.lines[i], whose points are the flattened curve.
Measures measure(const Picture& flattened, const std::vector<std::vector<Point>>& beziers);

}  // namespace cartapenna::sprouts
