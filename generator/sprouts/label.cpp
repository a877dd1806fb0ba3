// SPDX-License-Identifier: MIT
#include "generator/sprouts/label.h"

#include <limits>

#include "generator/sprouts/draw.h"
#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

struct LabelBox {
  Point middle;
  double half_width, half_height;
};

LabelBox box_at(std::size_t spot, Point middle) {
  return {middle, (spot + 1 < 10 ? 1 : 2) * label_width / 2, label_height / 2};
}

double box_to_segment(const LabelBox& box, Point a, Point b) {
  const Point w{box.half_width, 0};
  const Point h{0, box.half_height};
  const Point m = box.middle;
  const Point corners[] = {m - w - h, m + w - h, m + w + h, m - w + h};
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < 4; ++i) {
    least = std::min(least, segment_distance(corners[i], corners[(i + 1) % 4], a, b));
  }
  const bool inside =
      std::abs(a.x - m.x) <= box.half_width && std::abs(a.y - m.y) <= box.half_height;
  return inside ? 0 : least;
}

double box_to_point(const LabelBox& box, Point p) {
  const double x = std::max(0.0, std::abs(p.x - box.middle.x) - box.half_width);
  const double y = std::max(0.0, std::abs(p.y - box.middle.y) - box.half_height);
  return length({x, y});
}

double box_to_box(const LabelBox& a, const LabelBox& b) {
  const double x = std::max(0.0, std::abs(a.middle.x - b.middle.x) - a.half_width - b.half_width);
  const double y = std::max(0.0, std::abs(a.middle.y - b.middle.y) - a.half_height - b.half_height);
  return length({x, y});
}

// To ink; other numbers are those in `labels` before `count`, but for the spot's own.
double clearance(const Picture& picture, const LabelBox& box, std::size_t spot,
                 const std::vector<Point>& labels, std::size_t count) {
  double least = std::min({box.middle.x - box.half_width, box.middle.y - box.half_height,
                           picture.width - box.middle.x - box.half_width,
                           picture.height - box.middle.y - box.half_height});
  for (const Line& line : picture.lines) {
    for (std::size_t k = 1; k < line.points.size(); ++k) {
      if (box_to_point(box, line.points[k]) > 6) continue;
      least =
          std::min(least, box_to_segment(box, line.points[k - 1], line.points[k]) - line_width / 2);
    }
  }
  for (const Point other : picture.spots) {
    least = std::min(least, box_to_point(box, other) - drawn_spot_radius);
  }
  for (std::size_t s = 0; s < count; ++s) {
    if (s != spot) least = std::min(least, box_to_box(box, box_at(s, labels[s])));
  }
  return least;
}

// What of the lines can matter to a number beside the spot: those pieces alone.
Picture surroundings(const Picture& picture, Point spot) {
  constexpr double near_distance = 10;  // mm
  Picture near{picture.width, picture.height, picture.spots};
  for (const Line& line : picture.lines) {
    for (std::size_t k = 1; k < line.points.size(); ++k) {
      if (distance(line.points[k], spot) > near_distance) continue;
      near.lines.push_back({line.from, line.to, {line.points[k - 1], line.points[k]}});
    }
  }
  return near;
}

}  // namespace

std::vector<Point> label_places(const Picture& flattened, std::vector<Point> known) {
  constexpr int side = 6;  // candidates lie on squares around the spot
  std::vector<Point> labels = std::move(known);
  for (std::size_t s = labels.size(); s < flattened.spots.size(); ++s) {
    const Picture near = surroundings(flattened, flattened.spots[s]);
    Point best{};
    double most = -std::numeric_limits<double>::infinity();
    for (const double air : {0.7, 1.1, 1.6}) {
      for (int x = -side; x <= side; ++x) {
        for (int y = -side; y <= side; ++y) {
          if (std::max(std::abs(x), std::abs(y)) != side) continue;
          const Point u = unit({static_cast<double>(x), static_cast<double>(y)});
          LabelBox box = box_at(s, {0, 0});
          const double out = drawn_spot_radius + air + std::abs(u.x) * box.half_width +
                             std::abs(u.y) * box.half_height;
          box.middle = flattened.spots[s] + out * u;
          // Nearer is better: a number belongs to its spot.
          const double room =
              std::min(clearance(near, box, s, labels, labels.size()), 1.2) - 0.3 * air;
          if (room > most) {
            most = room;
            best = box.middle;
          }
        }
      }
    }
    labels.push_back(best);
  }
  return labels;
}

double label_clearance(const Picture& flattened, const std::vector<Point>& labels) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t s = 0; s < labels.size(); ++s) {
    least = std::min(least, clearance(flattened, box_at(s, labels[s]), s, labels, labels.size()));
  }
  return least;
}

std::vector<Obstacle> label_obstacles(const std::vector<Point>& labels) {
  std::vector<Obstacle> obstacles;
  for (std::size_t s = 0; s < labels.size(); ++s) {
    const LabelBox box = box_at(s, labels[s]);
    for (const double up : {-1, 1}) {
      const Point half{box.half_width, up * box.half_height};
      obstacles.push_back({box.middle - half, box.middle + half});
    }
  }
  return obstacles;
}

}  // namespace cartapenna::sprouts
