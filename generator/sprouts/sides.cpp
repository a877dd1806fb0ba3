// SPDX-License-Identifier: MIT
#include "generator/sprouts/sides.h"

namespace cartapenna::sprouts {

namespace {

constexpr double marker_distance = 9;  // mm; an empty loop goes round a point so far from its spot

}  // namespace

bool is_free(const Corner& corner, Point u) {
  if (corner.bare) return true;
  const Point a = corner.first;
  const Point b = corner.last;
  const bool whole = cross(a, b) == 0 && dot(a, b) > 0;
  if (whole) return !(cross(a, u) == 0 && dot(a, u) > 0);
  if (cross(a, b) > 0) return cross(a, u) > 0 && cross(u, b) > 0;
  return !(cross(b, u) >= 0 && cross(u, a) >= 0);
}

Point middle(const Corner& corner) {
  if (corner.bare) return {0, 0};
  const Point a = unit(corner.first);
  const Point b = unit(corner.last);
  const Point sum = a + b;
  const bool wide = cross(a, b) < 0 || (cross(a, b) == 0 && dot(a, b) > 0);
  if (length(sum) < 1e-6) return left_of(a);
  return wide ? -1 * unit(sum) : unit(sum);
}

bool Sides::Ray::crosses(Point a, Point b) const {
  const double side_a = cross(to - from, a - from);
  const double side_b = cross(to - from, b - from);
  if ((side_a > 0) == (side_b > 0)) return false;
  return (cross(b - a, from - a) > 0) != (cross(b - a, to - a) > 0);
}

// To the right and slightly down, so that it meets no other centre.
Sides::Ray Sides::ray_from(Point p) const {
  return {p, p + Point{2 * picture_.width, 0.0137 * picture_.width}};
}

Sides::Sides(const Picture& picture, const Traced& traced, const Move& move)
    : picture_(picture),
      traced_(traced),
      move_(move),
      corner_(traced.corners[move.region][move.from_boundary][move.from_site]),
      centre_(picture.centre(
          traced.position.regions[move.region][move.from_boundary][move.from_site])) {
  if (move.from_boundary == move.to_boundary) {
    set_up();
  } else {
    wanted_ = {0};
  }
}

Sides::Mask Sides::crossed(Point a, Point b) const {
  Mask mask = 0;
  for (std::size_t r = 0; r < rays_.size(); ++r) {
    if (rays_[r].crosses(a, b)) mask |= Mask{1} << r;
  }
  return mask;
}

bool Sides::are_right(Mask mask) const {
  return std::find(wanted_.begin(), wanted_.end(), mask) != wanted_.end();
}

// Of the ray with the walk along the boundary from one site on to another.
bool Sides::odd_crossings(const Ray& ray, const Boundary& ring, std::size_t from,
                          std::size_t to) const {
  bool odd = false;
  const auto& corners = traced_.corners[move_.region][move_.from_boundary];
  for (std::size_t i = from; i != to; i = (i + 1) % ring.size()) {
    const auto& points = picture_.lines[corners[i].next.line].points;
    for (std::size_t k = 1; k < points.size(); ++k) {
      if (ray.crosses(points[k - 1], points[k])) odd = !odd;
    }
  }
  return odd;
}

// The line closes a curve with the walk from the from-site to the to-site. Points on one side of
// the curve send out rays that cross it equally often, modulo 2. What lies close to the left of the
// walk is on the enclosed side. A loop has no such walk, and is closed by the walk all round, whose
// left is the other side.
void Sides::set_up() {
  const Region& region = traced_.position.regions[move_.region];
  const Boundary& ring = region[move_.from_boundary];
  const bool loop = move_.from_site == move_.to_site;
  Mask enclosed = 0;
  Mask turned = 0;  // rays that cross the walk
  const auto add = [&](Point p, bool is_enclosed) {
    const Ray ray = ray_from(p);
    const Mask bit = Mask{1} << rays_.size();
    if (is_enclosed) enclosed |= bit;
    if (!loop && odd_crossings(ray, ring, move_.from_site, move_.to_site)) turned |= bit;
    rays_.push_back(ray);
  };
  if (loop) set_up_loop();
  bool all = true;
  bool none = true;
  for (std::size_t b = 0; b < region.size(); ++b) {
    if (b == move_.from_boundary) continue;
    const bool is_enclosed = std::binary_search(move_.enclosed.begin(), move_.enclosed.end(), b);
    add(picture_.centre(region[b][0]), is_enclosed);
    (is_enclosed ? none : all) = false;
  }
  if (loop && corner_.bare && all && !none) {  // inside and outside are alike
    enclosed = 0;
    none = true;
  }
  if (loop && none) {
    marker_ = free_place();
    add(*marker_, true);
  }
  const Mask every = (Mask{1} << rays_.size()) - 1;
  if (loop && corner_.bare) {
    wanted_ = {enclosed, every & ~enclosed};
    if (none) wanted_.pop_back();
    return;
  }
  const std::size_t site = move_.from_site;
  const auto& next = traced_.corners[move_.region][move_.from_boundary][site].next;
  auto points = picture_.lines[next.line].points;
  if (!next.forwards) std::reverse(points.begin(), points.end());
  const Point along = points[1] - points[0];
  add(points[0] + 0.5 * along + 0.02 * unit(left_of(along)), !loop);
  const Mask full = (Mask{1} << rays_.size()) - 1;
  wanted_ = {(enclosed ^ turned) & full, (~enclosed ^ turned) & full};
  // Only differences count: both masks say the same, seen from either side of the curve.
}

void Sides::set_up_loop() {
  half_ = middle(corner_);
  if (corner_.bare) {
    // Towards what is to be enclosed.
    const Region& region = traced_.position.regions[move_.region];
    Point sum{0, 0};
    for (const std::size_t b : move_.enclosed) {
      sum = sum + unit(picture_.centre(region[b][0]) - centre_);
    }
    if (length(sum) < 1e-6) sum = free_place() - centre_;
    half_ = unit(sum);
  }
}

// A free place not far from the spot, in the middle of the most room.
Point Sides::free_place() const {
  Point best = centre_;
  double most = -1;
  for (int ring = 0; ring < 2; ++ring) {
    const double radius = marker_distance - 3 * ring;
    for (int x = -4; x <= 4; ++x) {
      for (int y = -4; y <= 4; ++y) {
        if (std::max(std::abs(x), std::abs(y)) != 4) continue;
        const Point u = unit({static_cast<double>(x), static_cast<double>(y)});
        if (!is_free(corner_, u)) continue;
        const Point p = centre_ + radius * u;
        double room = std::min({p.x, p.y, picture_.width - p.x, picture_.height - p.y});
        bool open = true;
        for (const Line& line : picture_.lines) {
          for (std::size_t k = 1; k < line.points.size(); ++k) {
            const Point a = line.points[k - 1];
            const Point b = line.points[k];
            room = std::min(room, distance_to_segment(p, a, b));
            open = open && !segments_meet(centre_ + spot_room * u, p, a, b);
          }
        }
        for (const Point spot : picture_.spots) {
          if (distance(spot, centre_) > 1e-9) room = std::min(room, distance(p, spot));
        }
        room += 0.5 * dot(u, middle(corner_));
        if (open && room > most) {
          most = room;
          best = p;
        }
      }
    }
  }
  return best;
}

}  // namespace cartapenna::sprouts
