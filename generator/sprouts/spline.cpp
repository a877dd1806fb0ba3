// SPDX-License-Identifier: MIT
#include "generator/sprouts/spline.h"

#include <limits>

#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

constexpr int pieces = 6;     // of a Bézier curve, which is some 2 mm long
constexpr double shared = 4;  // mm from a shared spot within which lines may be close
constexpr double far = std::numeric_limits<double>::infinity();

Point on_bezier(const Point* b, double t) {
  const double s = 1 - t;
  return s * s * s * b[0] + 3 * s * s * t * b[1] + 3 * s * t * t * b[2] + t * t * t * b[3];
}

double bend_radius_at(const Point* b, double t) {
  const double s = 1 - t;
  const Point first =
      3 * s * s * (b[1] - b[0]) + 6 * s * t * (b[2] - b[1]) + 3 * t * t * (b[3] - b[2]);
  const Point second = 6 * s * (b[2] - 2 * b[1] + b[0]) + 6 * t * (b[3] - 2 * b[2] + b[1]);
  const double turn = std::abs(cross(first, second));
  const double speed = length(first);
  return turn > 0 ? speed * speed * speed / turn : far;
}

bool near_shared_spot(const Picture& picture, const Line& one, const Line& two, Point p, Point q) {
  for (const int spot : {one.from, one.to}) {
    if (spot != two.from && spot != two.to) continue;
    const Point centre = picture.centre(spot);
    if (distance(p, centre) < shared && distance(q, centre) < shared) return true;
  }
  return false;
}

struct Box {
  double left = far, top = far, right = -far, bottom = -far;
  void add(Point p) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    top = std::min(top, p.y);
    bottom = std::max(bottom, p.y);
  }
  double gap(const Box& other) const {
    return std::max(
        {left - other.right, other.left - right, top - other.bottom, other.top - bottom, 0.0});
  }
};

constexpr std::size_t block = 12;  // pieces that share a box

std::vector<Box> boxes(const std::vector<Point>& points) {
  std::vector<Box> all((points.size() + block - 2) / block);
  for (std::size_t k = 1; k < points.size(); ++k) {
    all[(k - 1) / block].add(points[k - 1]);
    all[(k - 1) / block].add(points[k]);
  }
  return all;
}

// The least distance between two lines, or of one to itself, that is less than `least`.
double gap_between(const Picture& picture, std::size_t one, std::size_t two, double least) {
  const Line& a = picture.lines[one];
  const Line& b = picture.lines[two];
  const auto boxes_a = boxes(a.points);
  const auto boxes_b = boxes(b.points);
  for (std::size_t i = 1; i < a.points.size(); ++i) {
    for (std::size_t j = one == two ? i + 2 : 1; j < b.points.size(); ++j) {
      const Box& box_a = boxes_a[(i - 1) / block];
      if (box_a.gap(boxes_b[(j - 1) / block]) >= least) {
        j = ((j - 1) / block + 1) * block;
        continue;
      }
      const Point p = a.points[i - 1], q = a.points[i];
      const Point r = b.points[j - 1], s = b.points[j];
      const bool crossing = segments_meet(p, q, r, s);
      if (one == two) {
        // A line comes near itself only where it has gone some way in between.
        double way = 0;
        for (std::size_t k = i; k + 1 < j && way < 3 * least; ++k) {
          way += distance(b.points[k], b.points[k + 1]);
        }
        if (!crossing && way < 3 * std::min(least, 4.0)) continue;
      } else if (near_shared_spot(picture, a, b, p, r)) {
        const bool touching =
            (i == 1 || i + 1 == a.points.size()) && (j == 1 || j + 1 == b.points.size());
        if (!crossing || touching) continue;
      }
      least = std::min(least, segment_distance(p, q, r, s));
    }
  }
  return least;
}

double gap_between_lines(const Picture& picture) {
  double least = 20;
  for (std::size_t one = 0; one < picture.lines.size(); ++one) {
    for (std::size_t two = one; two < picture.lines.size(); ++two) {
      least = gap_between(picture, one, two, least);
    }
  }
  return least;
}

double gap_to_spots(const Picture& picture) {
  double least = far;
  for (std::size_t s = 0; s < picture.spots.size(); ++s) {
    const int spot = static_cast<int>(s) + 1;
    for (const Line& line : picture.lines) {
      if (line.from == spot || line.to == spot) continue;
      for (std::size_t k = 1; k < line.points.size(); ++k) {
        least = std::min(least,
                         distance_to_segment(picture.spots[s], line.points[k - 1], line.points[k]));
      }
    }
  }
  return least;
}

// Of lines that leave a spot: their tangents, their first pieces, and where they come out of the
// drawn circle. `beziers` are the picture's lines, in the same order.
double sharpest_angle(const Picture& picture, const std::vector<std::vector<Point>>& beziers) {
  double most = -1;
  for (std::size_t s = 0; s < picture.spots.size(); ++s) {
    std::vector<std::vector<Point>> directions(3);
    for (std::size_t l = 0; l < picture.lines.size(); ++l) {
      const Line& line = picture.lines[l];
      const std::vector<Point>& curve = beziers[l];
      for (const bool forwards : {true, false}) {
        if ((forwards ? line.from : line.to) != static_cast<int>(s) + 1) continue;
        auto points = line.points;
        if (!forwards) std::reverse(points.begin(), points.end());
        std::size_t k = 1;
        while (k + 1 < points.size() && distance(points[k], points[0]) < 2.5) ++k;
        directions[0].push_back(unit(points[1] - points[0]));
        directions[1].push_back(unit(points[k] - points[0]));
        directions[2].push_back(unit((forwards ? curve[1] : curve[curve.size() - 2]) - points[0]));
      }
    }
    for (const auto& around : directions) {
      for (std::size_t i = 0; i < around.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) most = std::max(most, dot(around[i], around[j]));
      }
    }
  }
  return most;
}

}  // namespace

Point rounded(Point p) {
  return {std::round(p.x * 100) / 100, std::round(p.y * 100) / 100};
}

std::vector<Point> spline(const std::vector<Point>& control) {
  std::vector<Point> p = control;
  p.insert(p.begin(), 2 * control[0] - control[1]);
  p.push_back(2 * control.back() - control[control.size() - 2]);
  std::vector<Point> curve{rounded(control[0])};
  for (std::size_t i = 1; i + 2 < p.size(); ++i) {
    curve.push_back(rounded((1.0 / 3) * (2 * p[i] + p[i + 1])));
    curve.push_back(rounded((1.0 / 3) * (p[i] + 2 * p[i + 1])));
    curve.push_back(rounded((1.0 / 6) * (p[i] + 4 * p[i + 1] + p[i + 2])));
  }
  curve.back() = rounded(control.back());  // sums would miss it by an ulp, and so by 0.01 mm
  return curve;
}

std::vector<Point> flatten(const std::vector<Point>& beziers) {
  std::vector<Point> points{beziers[0]};
  for (std::size_t b = 0; b + 3 < beziers.size(); b += 3) {
    for (int i = 1; i <= pieces; ++i) {
      points.push_back(on_bezier(&beziers[b], static_cast<double>(i) / pieces));
    }
  }
  return points;
}

bool Measures::meets(const Clearances& wanted) const {
  const double cosine = std::sqrt(1 - wanted.sine_of_angle * wanted.sine_of_angle);
  return between_lines >= wanted.between_lines && line_to_spot >= wanted.line_to_spot &&
         between_spots >= wanted.between_spots && least_angle_cosine <= cosine &&
         bend_radius >= wanted.bend_radius && margin >= wanted.margin;
}

Measures measure(const Picture& flattened, const std::vector<std::vector<Point>>& beziers) {
  Measures found;
  found.between_lines = gap_between_lines(flattened);
  found.line_to_spot = gap_to_spots(flattened);
  found.least_angle_cosine = sharpest_angle(flattened, beziers);
  found.between_spots = found.bend_radius = found.margin = far;
  for (std::size_t s = 0; s < flattened.spots.size(); ++s) {
    for (std::size_t t = 0; t < s; ++t) {
      found.between_spots =
          std::min(found.between_spots, distance(flattened.spots[s], flattened.spots[t]));
    }
  }
  for (const auto& curve : beziers) {
    for (std::size_t b = 0; b + 3 < curve.size(); b += 3) {
      for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        found.bend_radius = std::min(found.bend_radius, bend_radius_at(&curve[b], t));
      }
    }
  }
  const auto to_edge = [&](Point p) {
    return std::min({p.x, p.y, flattened.width - p.x, flattened.height - p.y});
  };
  for (const Point spot : flattened.spots) found.margin = std::min(found.margin, to_edge(spot));
  for (const Line& line : flattened.lines) {
    for (const Point p : line.points) found.margin = std::min(found.margin, to_edge(p));
  }
  return found;
}

}  // namespace cartapenna::sprouts
