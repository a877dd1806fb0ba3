// SPDX-License-Identifier: MIT
#include "tests/generator/sprouts/judge.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace judge {

namespace {

using namespace cartapenna::sprouts;

constexpr int pieces = 10;         // of each Bézier curve
constexpr double units = 100'000;  // of the whole numbers in a millimetre
constexpr double shared = 4;       // mm

__extension__ using Wide = __int128;

struct Dot {
  std::int64_t x = 0, y = 0;
  bool operator==(const Dot&) const = default;
};

struct Curve {
  int from = 0, to = 0;
  std::vector<Point> points{};
  std::vector<Dot> dots{};  // the same in whole numbers
};

Point between(Point a, Point b, double t) {
  return {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
}

double apart(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

// De Casteljau.
Point on_curve(const Point* p, double t) {
  const Point a = between(p[0], p[1], t), b = between(p[1], p[2], t), c = between(p[2], p[3], t);
  return between(between(a, b, t), between(b, c, t), t);
}

Curve flat(const DrawnLine& line) {
  Curve curve{line.from, line.to, {line.beziers[0]}};
  for (std::size_t b = 0; b + 3 < line.beziers.size(); b += 3) {
    for (int i = 1; i <= pieces; ++i) {
      curve.points.push_back(on_curve(&line.beziers[b], static_cast<double>(i) / pieces));
    }
  }
  for (const Point p : curve.points) {
    curve.dots.push_back({std::llround(p.x * units), std::llround(p.y * units)});
  }
  return curve;
}

int side(Dot a, Dot b, Dot p) {
  const Wide area = Wide{b.x - a.x} * (p.y - a.y) - Wide{b.y - a.y} * (p.x - a.x);
  return area > 0 ? 1 : (area < 0 ? -1 : 0);
}

bool in_box(Dot a, Dot b, Dot p) {
  return std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
         p.y <= std::max(a.y, b.y);
}

// Exact.
bool meet(Dot a, Dot b, Dot c, Dot d) {
  const int c_side = side(a, b, c), d_side = side(a, b, d);
  const int a_side = side(c, d, a), b_side = side(c, d, b);
  if (c_side * d_side < 0 && a_side * b_side < 0) return true;
  return (c_side == 0 && in_box(a, b, c)) || (d_side == 0 && in_box(a, b, d)) ||
         (a_side == 0 && in_box(c, d, a)) || (b_side == 0 && in_box(c, d, b));
}

double to_segment(Point p, Point a, Point b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double square = dx * dx + dy * dy;
  const double t = square == 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  return apart(p, between(a, b, std::clamp(t, 0.0, 1.0)));
}

// REQUIRES: they do not meet.
double gap(Point a, Point b, Point c, Point d) {
  return std::min(
      {to_segment(a, c, d), to_segment(b, c, d), to_segment(c, a, b), to_segment(d, a, b)});
}

class Judge {
 public:
  explicit Judge(const Drawing& drawing) : drawing_(drawing) {
    for (const DrawnLine& line : drawing.lines) curves_.push_back(flat(line));
  }

  Found all() {
    for (std::size_t one = 0; one < curves_.size(); ++one) {
      along(drawing_.lines[one], curves_[one]);
      for (std::size_t two = one; two < curves_.size(); ++two) pair(one, two);
    }
    angles();
    numbers();
    return found_;
  }

 private:
  Point spot(int number) const {
    return drawing_.spots.at(static_cast<std::size_t>(number) - 1).centre;
  }

  void along(const DrawnLine& line, const Curve& curve) {
    const auto same = [](Point p, Point q) { return p.x == q.x && p.y == q.y; };
    found_.ends_at_spots = found_.ends_at_spots && same(line.beziers.front(), spot(line.from)) &&
                           same(line.beziers.back(), spot(line.to));
    for (const Point p : line.beziers) {
      for (const double x : {p.x, p.y}) {
        found_.is_rounded = found_.is_rounded && std::abs(x * 100 - std::round(x * 100)) < 1e-6;
      }
    }
    for (const Point p : curve.points) {
      found_.margin =
          std::min({found_.margin, p.x, p.y, drawing_.width - p.x, drawing_.height - p.y});
    }
    for (std::size_t k = 1; k + 1 < curve.points.size(); ++k) {
      bend(curve.points[k - 1], curve.points[k], curve.points[k + 1]);
    }
    for (std::size_t s = 0; s < drawing_.spots.size(); ++s) {
      const int number = static_cast<int>(s) + 1;
      if (number == line.from || number == line.to) continue;
      for (std::size_t k = 1; k < curve.points.size(); ++k) {
        const double d = to_segment(spot(number), curve.points[k - 1], curve.points[k]);
        found_.line_to_spot = std::min(found_.line_to_spot, d);
      }
    }
  }

  // The circle through three points of the curve.
  void bend(Point a, Point b, Point c) {
    const double area = std::abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
    if (area < 1e-9) return;
    found_.bend_radius =
        std::min(found_.bend_radius, apart(a, b) * apart(b, c) * apart(c, a) / (4 * area));
  }

  bool near_shared_spot(const Curve& a, const Curve& b, Point p, Point q) const {
    for (const int end : {a.from, a.to}) {
      if (end != b.from && end != b.to) continue;
      if (apart(p, spot(end)) < shared && apart(q, spot(end)) < shared) return true;
    }
    return false;
  }

  void pair(std::size_t one, std::size_t two) {
    const Curve& a = curves_[one];
    const Curve& b = curves_[two];
    std::vector<double> way{0};  // along b
    for (std::size_t k = 1; k < b.points.size(); ++k) {
      way.push_back(way.back() + apart(b.points[k - 1], b.points[k]));
    }
    for (std::size_t i = 1; i < a.points.size(); ++i) {
      for (std::size_t j = one == two ? i + 2 : 1; j < b.points.size(); ++j) {
        const Point p = a.points[i - 1], q = a.points[i], r = b.points[j - 1], s = b.points[j];
        if (apart(p, r) > 8) continue;
        const bool joined = a.dots[i - 1] == b.dots[j - 1] || a.dots[i - 1] == b.dots[j] ||
                            a.dots[i] == b.dots[j - 1] || a.dots[i] == b.dots[j];
        if (!joined && meet(a.dots[i - 1], a.dots[i], b.dots[j - 1], b.dots[j])) {
          found_.meets_itself = true;
        }
        const bool excused = one == two ? way[j - 1] - way[i] < 12 : near_shared_spot(a, b, p, r);
        if (!excused) found_.between_lines = std::min(found_.between_lines, gap(p, q, r, s));
      }
    }
  }

  void angles() {
    for (std::size_t s = 0; s < drawing_.spots.size(); ++s) {
      std::vector<double> directions;
      const auto add = [&](Point from, Point to) {
        directions.push_back(std::atan2(to.y - from.y, to.x - from.x) * 180 / std::acos(-1.0));
      };
      for (const Curve& curve : curves_) {
        const auto& p = curve.points;
        if (curve.from == static_cast<int>(s) + 1) add(p[0], p[1]);
        if (curve.to == static_cast<int>(s) + 1) add(p[p.size() - 1], p[p.size() - 2]);
      }
      for (std::size_t i = 0; i < directions.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          const double turn = std::abs(directions[i] - directions[j]);
          found_.angle = std::min({found_.angle, turn, 360 - turn});
        }
      }
    }
  }

  void numbers() {
    struct Box {
      double left, right, top, bottom;
    };
    std::vector<Box> boxes;
    for (std::size_t s = 0; s < drawing_.spots.size(); ++s) {
      const auto digits = static_cast<double>(std::to_string(s + 1).size());
      const Point m = drawing_.spots[s].label;
      boxes.push_back({m.x - digits * label_width / 2, m.x + digits * label_width / 2,
                       m.y - label_height / 2, m.y + label_height / 2});
    }
    const auto to_point = [](const Box& box, Point p) {
      return std::hypot(std::max({box.left - p.x, 0.0, p.x - box.right}),
                        std::max({box.top - p.y, 0.0, p.y - box.bottom}));
    };
    const auto told = [&](double d) { found_.number_to_ink = std::min(found_.number_to_ink, d); };
    for (std::size_t s = 0; s < boxes.size(); ++s) {
      const Box& box = boxes[s];
      told(std::min({box.left, box.top, drawing_.width - box.right, drawing_.height - box.bottom}));
      for (const Curve& curve : curves_) {
        for (const Point p : curve.points) told(to_point(box, p) - line_width / 2);
      }
      for (const DrawnSpot& other : drawing_.spots)
        told(to_point(box, other.centre) - drawn_spot_radius);
      for (std::size_t t = 0; t < s; ++t) {
        const double x = std::max({box.left - boxes[t].right, boxes[t].left - box.right, 0.0});
        const double y = std::max({box.top - boxes[t].bottom, boxes[t].top - box.bottom, 0.0});
        told(std::hypot(x, y));
      }
    }
  }

  const Drawing& drawing_;
  std::vector<Curve> curves_;
  Found found_;
};

}  // namespace

Found look(const Drawing& drawing) {
  return Judge(drawing).all();
}

}  // namespace judge
