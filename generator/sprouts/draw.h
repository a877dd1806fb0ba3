// SPDX-License-Identifier: MIT
// Positions as drawings of smooth curves, move by move.
#pragma once

#include <optional>
#include <vector>

#include "generator/random.h"
#include "generator/sprouts/picture.h"
#include "generator/sprouts/spline.h"

namespace cartapenna::sprouts {

struct DrawnLine {
  int from = 0, to = 0;          // spot numbers
  std::vector<Point> beziers{};  // p0 c c p c c p …
};

struct DrawnSpot {
  Point centre{};
  Point label{};  // centre of the box that its number fits in
  int lives = 3;
};

struct Drawing {
  double width = 0, height = 0;  // mm
  std::vector<DrawnSpot> spots{};
  std::vector<DrawnLine> lines{};  // two for each move, in order; the new spot ends both
};

// Sizes that labels and clearances are made for.
constexpr double drawn_spot_radius = 1.1;  // mm
constexpr double label_height = 2.4;       // mm
constexpr double label_width = 1.7;        // mm, of a digit
constexpr double label_air = 0.5;          // mm, that no ink but its own comes nearer to a number
constexpr double line_width = 0.5;         // mm

// A game being drawn. Copies are cheap; a drawn move can be tried and thrown away.
class Sketch {
 public:
  // With the starting spots at these places.
  Sketch(std::vector<Point> spots, double width, double height);

  // Adds the move's line; false, and nothing is changed, where there is no room for it or the
  // picture would not read back. `position` is what was drawn so far.
  bool add(const Position& position, const Move& move);

  // The same in a finished picture: all that was drawn before stays where it is, numbers too, and
  // the line keeps its distance from it.
  bool add_to_finished(const Position& position, const Move& move, const Clearances& wanted = {});

  // Works on the whole picture until it can be printed; false where that does not succeed.
  bool finish(const Position& position, const Clearances& wanted = {});

  // REQUIRES: finish() succeeded, and so did add_to_finished() after it, if it was called.
  Drawing drawing(const Position& position) const;

  // How much its lines turn in all, about in radians; calm pictures turn little.
  double unrest() const;

  // As printed, and what is measured of it.
  Measures measured() const;

 private:
  bool draw_line(const Position& position, const Move& move, bool keep_rest);
  bool reads_as(const Position& position) const;
  bool labels_are_clear() const;
  Picture flattened() const;

  Picture picture_;
  int starting_spots_;
  std::vector<Point> labels_;  // of the finished picture
};

// A position drawn from the start, all its moves in the order of the new spots' numbers. Some
// arrangements of the spots are tried; those that succeed are given, two at most, the calmer first.
// REQUIRES: a field in which the starting spots keep their distance (see problems()).
std::vector<Sketch> sketches(const Position& position, double width, double height, Random& random);

// The first of them, if any.
std::optional<Sketch> draw(const Position& position, double width, double height, Random& random);

}  // namespace cartapenna::sprouts
