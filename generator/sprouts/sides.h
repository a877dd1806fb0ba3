// SPDX-License-Identifier: MIT
// On which side of a new line everything else in its region has to lie.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "generator/sprouts/picture.h"
#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

constexpr double spot_room = 2.4;  // mm around a centre that only straight ends may cross

// Whether direction u is free at the corner.
bool is_free(const Corner& corner, Point u);

// The middle of the free directions; (0, 0) when all are free.
Point middle(const Corner& corner);

// From a spot of each other boundary a ray goes out; a bit says whether the line has crossed it an
// odd number of times.
class Sides {
 public:
  using Mask = std::uint32_t;

  // REQUIRES: `move` is legal in traced.position.
  Sides(const Picture& picture, const Traced& traced, const Move& move);

  std::size_t bits() const { return rays_.size(); }
  Mask crossed(Point a, Point b) const;  // by the straight way from a to b
  bool are_right(Mask mask) const;       // for the whole line

  // Of a loop: the direction that it leaves to the left of and comes back to the right of;
  // otherwise (0, 0).
  Point loop_half() const { return half_; }
  // A point that a loop with nothing in it goes round.
  const std::optional<Point>& marker() const { return marker_; }

 private:
  struct Ray {
    Point from, to;
    bool crosses(Point a, Point b) const;
  };

  Ray ray_from(Point p) const;
  bool odd_crossings(const Ray& ray, const Boundary& ring, std::size_t from, std::size_t to) const;
  void set_up();
  void set_up_loop();
  Point free_place() const;

  const Picture& picture_;
  const Traced& traced_;
  const Move& move_;
  Corner corner_;  // that a loop leaves from
  Point centre_{};
  Point half_{};
  std::vector<Ray> rays_;
  std::vector<Mask> wanted_;
  std::optional<Point> marker_;
};

}  // namespace cartapenna::sprouts
