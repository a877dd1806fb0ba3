// SPDX-License-Identifier: MIT
// Where the spots of a starting sheet lie.
//
// `spread`: Mitchell's best candidate (1991) sets each spot where the nearest is farthest, then
// spots push their neighbours away inside the margins. Candidates alone leave a pair too close now
// and then; the pushing stops only when the least distance is kept.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

constexpr double spot_with_number = 8;  // a circle of 2.5 mm, 1.5 mm of air, two digits
constexpr double given_margin = 5;

struct Frame {
  double left, top, width, height;
  bool holds(Point p) const {
    return p.x >= left && p.x <= left + width && p.y >= top && p.y <= top + height;
  }
  Point clamp(Point p) const {
    return {std::clamp(p.x, left, left + width), std::clamp(p.y, top, top + height)};
  }
};

Frame frame_of(const Spec& spec, double width, double height) {
  if (spec.arrangement == Arrangement::given) {
    return {given_margin, given_margin, width - 2 * given_margin, height - 2 * given_margin};
  }
  return {width * field_margin, height * field_margin, width * (1 - 2 * field_margin),
          height * (1 - 2 * field_margin)};
}

double nearest(const std::vector<Point>& spots, Point p) {
  double least = HUGE_VAL;
  for (const Point& spot : spots) least = std::min(least, distance(spot, p));
  return least;
}

double closest_pair(const std::vector<Point>& spots) {
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) least = std::min(least, distance(spots[i], spots[j]));
  }
  return least;
}

std::vector<Point> best_candidates(int count, const Frame& frame, Random& random) {
  std::vector<Point> spots;
  for (int i = 0; i < count; ++i) {
    Point best{};
    double best_distance = -1;
    for (int candidate = 0; candidate < 10 * (i + 1); ++candidate) {
      const double x = frame.left + frame.width * random.unit();
      const double y = frame.top + frame.height * random.unit();
      const double d = std::min(nearest(spots, {x, y}), frame.width + frame.height);
      if (d > best_distance) {
        best_distance = d;
        best = {x, y};
      }
    }
    spots.push_back(best);
  }
  return spots;
}

// One step: pairs nearer than `reach` move apart by a part of what they lack.
void push_apart(std::vector<Point>& spots, const Frame& frame, double reach) {
  std::vector<Point> moved = spots;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    for (std::size_t j = 0; j < spots.size(); ++j) {
      const double d = distance(spots[i], spots[j]);
      if (i == j || d >= reach) continue;
      const double step = 0.2 * (reach - d) / std::max(d, 1e-9);
      moved[i].x += step * (spots[i].x - spots[j].x);
      moved[i].y += step * (spots[i].y - spots[j].y);
    }
    moved[i] = frame.clamp(moved[i]);
  }
  spots = moved;
}

std::vector<Point> circle(int count, const Frame& frame) {
  const double radius = std::min(frame.width, frame.height) / 2;
  std::vector<Point> spots;
  for (int i = 0; i < count && count > 1; ++i) {
    const double angle = 2 * std::numbers::pi * i / count;
    spots.push_back({frame.left + frame.width / 2 + radius * std::sin(angle),
                     frame.top + frame.height / 2 - radius * std::cos(angle)});
  }
  if (count == 1) spots.push_back({frame.left + frame.width / 2, frame.top + frame.height / 2});
  return spots;
}

// Rows of equal pitch, the last one centred when it is not full.
std::vector<Point> grid_of(int count, int columns, const Frame& frame) {
  const int rows = (count + columns - 1) / columns;
  const double pitch = columns > 1 ? frame.width / (columns - 1) : frame.width;
  std::vector<Point> spots;
  for (int i = 0; i < count; ++i) {
    const int row = i / columns;
    const int in_row = std::min(columns, count - row * columns);
    const double y = rows > 1 ? frame.height * row / (rows - 1) : frame.height / 2;
    spots.push_back(
        {frame.left + frame.width / 2 + pitch * (i % columns - (in_row - 1) / 2.0), frame.top + y});
  }
  return spots;
}

std::vector<Point> grid(int count, const Frame& frame) {
  std::vector<Point> best;
  for (int columns = 1; columns <= count; ++columns) {
    auto spots = grid_of(count, columns, frame);
    if (best.empty() || closest_pair(spots) > closest_pair(best)) best = std::move(spots);
  }
  return best;
}

std::vector<Point> triangle(const Frame& frame) {
  const double side = std::min(frame.width, frame.height * 2 / std::numbers::sqrt3);
  const double height = side * std::numbers::sqrt3 / 2;
  const Point middle{frame.left + frame.width / 2, frame.top + frame.height / 2};
  return {{middle.x, middle.y - height / 2},
          {middle.x + side / 2, middle.y + height / 2},
          {middle.x - side / 2, middle.y + height / 2}};
}

std::vector<Point> spread(const Spec& spec, const Frame& frame, double least, Random& random) {
  constexpr int attempts = 20;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    auto spots = best_candidates(spec.spots, frame, random);
    for (int step = 0; step < 400; ++step) {
      if (step >= 5 && closest_pair(spots) >= least) return spots;
      push_apart(spots, frame, 1.15 * least);
    }
  }
  return grid(spec.spots, frame);  // a field so narrow that only the grid of problems() fits
}

std::vector<Point> fixed(const Spec& spec, const Frame& frame) {
  switch (spec.arrangement) {
    case Arrangement::circle:
      return circle(spec.spots, frame);
    case Arrangement::grid:
      return grid(spec.spots, frame);
    case Arrangement::triangle:
      return triangle(frame);
    case Arrangement::given:
    case Arrangement::spread:
      break;
  }
  return spec.given;
}

void check_given(const Spec& spec, const Frame& frame, double least,
                 std::vector<std::string>& found) {
  for (std::size_t i = 0; i < spec.given.size(); ++i) {
    const Point& p = spec.given[i];
    if (!frame.holds(p)) {
      found.push_back(
          fmt::format("spot {} at ({:.1f}, {:.1f}) mm is outside the field or within "
                      "{} mm of its edge",
                      i + 1, p.x, p.y, given_margin));
    }
    for (std::size_t j = 0; j < i; ++j) {
      const double d = distance(p, spec.given[j]);
      if (!(d >= least)) {
        found.push_back(fmt::format("spots {} and {} are {:.1f} mm apart; the least is {:.1f} mm",
                                    j + 1, i + 1, d, least));
      }
    }
  }
}

}  // namespace

double least_distance(const Spec& spec, double width, double height) {
  if (spec.arrangement == Arrangement::given) return spot_with_number;
  return std::max(0.6 * std::sqrt(width * height / spec.spots), spot_with_number);
}

std::vector<std::string> problems(const Spec& spec, double width, double height) {
  std::vector<std::string> found;
  if (spec.spots < 1 || spec.spots > spots_limit) {
    found.push_back(fmt::format("{} spots: there can be 1 to {}", spec.spots, spots_limit));
  }
  if (!(width >= 2 * spot_with_number && height >= 2 * spot_with_number)) {
    const double least = 2 * spot_with_number;
    found.push_back(
        height > 0 && width > 0
            ? fmt::format("a field of {:.1f} x {:.1f} mm is too small, it needs {:.0f} x {:.0f} mm",
                          width, height, least, least)
            : "rules and records leave no room for a field");
  }
  if (spec.arrangement == Arrangement::triangle && spec.spots != 3) {
    found.push_back(fmt::format("a triangle has 3 spots, not {}", spec.spots));
  }
  if (spec.arrangement == Arrangement::given &&
      spec.given.size() != static_cast<std::size_t>(spec.spots)) {
    found.push_back(fmt::format("{} spots, but {} given", spec.spots, spec.given.size()));
  }
  if (!found.empty()) return found;

  const Frame frame = frame_of(spec, width, height);
  const double least = least_distance(spec, width, height);
  if (spec.arrangement == Arrangement::given) {
    check_given(spec, frame, least, found);
  } else {
    // Spread spots can fall back on the grid.
    const auto spots =
        spec.arrangement == Arrangement::spread ? grid(spec.spots, frame) : fixed(spec, frame);
    if (closest_pair(spots) < least) {
      found.push_back(
          fmt::format("{} spots do not fit in {:.0f} x {:.0f} mm with {:.1f} mm "
                      "between them",
                      spec.spots, width, height, least));
    }
  }
  return found;
}

std::vector<Point> arrange(const Spec& spec, double width, double height, Random& random) {
  assert(problems(spec, width, height).empty());
  const Frame frame = frame_of(spec, width, height);
  if (spec.arrangement != Arrangement::spread) return fixed(spec, frame);
  return spread(spec, frame, least_distance(spec, width, height), random);
}

}  // namespace cartapenna::sprouts
