// SPDX-License-Identifier: MIT
#include "generator/sprouts/relax.h"

#include <array>
#include <limits>

#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

constexpr double kSpacing = 2.2;   // mm between the vertices of a line
constexpr double kMostStep = 0.6;  // mm
constexpr double kGuard = 0.3;
constexpr double kCell = 4;  // mm, of the buckets

// Forces, in mm a step before kPace; their stiffnesses together stay below 2 / kPace, where steps
// would begin to overshoot.
constexpr double kPace = 0.5;
constexpr double kTension = 0.34;
constexpr double kStiffness = 0.08;
constexpr double kSpotTension = 0.18;
constexpr double kRepulsion = 0.58;
constexpr double kCloseRepulsion = 1.2;
constexpr double kClose = 4.5;  // mm
constexpr double kSpotRepulsion = 1.6;
constexpr double kSpotReach = 12;  // mm
constexpr double kTurning = 0.35;
constexpr double kWall = 0.5;

// Vertices are numbered: first all spots, then the inner points of the lines.
struct Segment {
  std::size_t a, b;
  std::size_t line;  // or kSpot of a spot without lines, where a = b
};

constexpr std::size_t kSpot = std::numeric_limits<std::size_t>::max();

class Relaxer {
 public:
  Relaxer(Picture& picture, const RelaxOptions& options) : picture_(picture), options_(options) {}

  void run() {
    for (int step = 0; step < options_.steps; ++step) {
      if (step % 10 == 0) {
        if (step > 0) write_back();
        respace();
        read();
      }
      if (advance() < 0.004) break;
    }
    write_back();
  }

 private:
  struct Push {
    std::size_t line;
    double d;
    Point force;
  };

  void respace();
  void read();
  void write_back();
  void fill_buckets();
  double advance();
  void tighten();
  void turn_at_spots();
  void push_apart();
  void feel(std::size_t v, const Segment& segment, std::vector<Push>& pushes);
  void guard(std::size_t v, const Segment& segment, double d);
  void keep_inside();
  bool is_end_of(std::size_t spot, std::size_t line) const;

  template <class Use>
  void each_near(Point p, double reach, Use use) const;

  Picture& picture_;
  RelaxOptions options_;
  std::vector<Point> at_;
  std::vector<Point> force_;
  std::vector<double> most_;  // how far a vertex may move in this step
  std::vector<bool> fixed_;
  std::vector<std::size_t> line_of_;              // kSpot for spots
  std::vector<std::size_t> place_of_;             // along the line
  std::vector<std::vector<std::size_t>> chains_;  // vertices of each line, ends included
  std::vector<Segment> segments_;
  std::size_t columns_ = 1, rows_ = 1;
  std::vector<std::vector<std::size_t>> buckets_;
  mutable std::vector<std::size_t> seen_;
  mutable std::size_t look_ = 0;
};

// Whether the way a, b, c can be cut short to a, c: nothing lies in the triangle.
bool is_empty_triangle(const Picture& picture, Point a, Point b, Point c) {
  const auto same = [](Point p, Point q) { return p.x == q.x && p.y == q.y; };
  const double turn = cross(b - a, c - a);
  const auto inside = [&](Point p) {
    if (same(p, a) || same(p, b) || same(p, c)) return false;
    const double s = turn >= 0 ? 1 : -1;
    return s * cross(b - a, p - a) >= -0.3 && s * cross(c - b, p - b) >= -0.3 &&
           s * cross(a - c, p - c) >= -0.3;
  };
  for (const Point spot : picture.spots) {
    if (inside(spot)) return false;
  }
  for (const Line& line : picture.lines) {
    for (std::size_t k = 0; k < line.points.size(); ++k) {
      if (inside(line.points[k])) return false;
      if (k == 0) continue;
      const Point p = line.points[k - 1];
      const Point q = line.points[k];
      if (same(p, a) || same(p, c) || same(q, a) || same(q, c)) continue;
      if (segments_meet(a, c, p, q)) return false;
    }
  }
  return true;
}

// Splitting a segment changes nothing; vertices too close are left out where that is harmless.
void Relaxer::respace() {
  for (std::size_t l = options_.fixed_lines; l < picture_.lines.size(); ++l) {
    auto& points = picture_.lines[l].points;
    for (std::size_t k = 1; k + 1 < points.size() && points.size() > 4;) {
      const bool close = distance(points[k - 1], points[k]) < 0.6 * kSpacing &&
                         distance(points[k - 1], points[k + 1]) < 1.5 * kSpacing;
      if (close && is_empty_triangle(picture_, points[k - 1], points[k], points[k + 1])) {
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(k));
      } else {
        ++k;
      }
    }
    for (std::size_t k = 1; k < points.size();) {
      if (distance(points[k - 1], points[k]) > 1.6 * kSpacing || points.size() < 4) {
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(k),
                      0.5 * (points[k - 1] + points[k]));
        if (points.size() >= 4) continue;
      }
      ++k;
    }
  }
}

void Relaxer::read() {
  at_ = picture_.spots;
  line_of_.assign(at_.size(), kSpot);
  place_of_.assign(at_.size(), 0);
  fixed_.assign(at_.size(), false);
  chains_.clear();
  segments_.clear();
  std::vector<bool> has_line(at_.size(), false);
  for (std::size_t l = 0; l < picture_.lines.size(); ++l) {
    const Line& line = picture_.lines[l];
    const bool is_fixed = l < options_.fixed_lines;
    std::vector<std::size_t> chain{static_cast<std::size_t>(line.from) - 1};
    for (std::size_t k = 1; k + 1 < line.points.size(); ++k) {
      chain.push_back(at_.size());
      at_.push_back(line.points[k]);
      line_of_.push_back(l);
      place_of_.push_back(k);
      fixed_.push_back(is_fixed);
    }
    chain.push_back(static_cast<std::size_t>(line.to) - 1);
    for (std::size_t k = 1; k < chain.size(); ++k) segments_.push_back({chain[k - 1], chain[k], l});
    for (const std::size_t spot : {chain.front(), chain.back()}) {
      has_line[spot] = true;
    }
    chains_.push_back(std::move(chain));
  }
  for (std::size_t s = 0; s < picture_.spots.size(); ++s) {
    if (s < options_.fixed_spots) fixed_[s] = true;
    if (!has_line[s]) segments_.push_back({s, s, kSpot});
  }
}

void Relaxer::write_back() {
  for (std::size_t s = 0; s < picture_.spots.size(); ++s) picture_.spots[s] = at_[s];
  for (std::size_t l = 0; l < chains_.size(); ++l) {
    auto& points = picture_.lines[l].points;
    for (std::size_t k = 0; k < chains_[l].size(); ++k) points[k] = at_[chains_[l][k]];
  }
}

void Relaxer::fill_buckets() {
  columns_ = static_cast<std::size_t>(picture_.width / kCell) + 1;
  rows_ = static_cast<std::size_t>(picture_.height / kCell) + 1;
  buckets_.assign(columns_ * rows_, {});
  const auto index = [](double x, std::size_t count) {
    return static_cast<std::size_t>(std::clamp(x / kCell, 0.0, static_cast<double>(count - 1)));
  };
  for (std::size_t s = 0; s < segments_.size(); ++s) {
    const Point a = at_[segments_[s].a];
    const Point b = at_[segments_[s].b];
    for (auto y = index(std::min(a.y, b.y), rows_); y <= index(std::max(a.y, b.y), rows_); ++y) {
      for (auto x = index(std::min(a.x, b.x), columns_); x <= index(std::max(a.x, b.x), columns_);
           ++x) {
        buckets_[y * columns_ + x].push_back(s);
      }
    }
  }
  seen_.assign(segments_.size(), 0);
  look_ = 0;
}

template <class Use>
void Relaxer::each_near(Point p, double reach, Use use) const {
  const auto index = [](double x, std::size_t count) {
    return static_cast<std::size_t>(std::clamp(x / kCell, 0.0, static_cast<double>(count - 1)));
  };
  ++look_;
  for (auto y = index(p.y - reach, rows_); y <= index(p.y + reach, rows_); ++y) {
    for (auto x = index(p.x - reach, columns_); x <= index(p.x + reach, columns_); ++x) {
      for (const std::size_t s : buckets_[y * columns_ + x]) {
        if (seen_[s] == look_) continue;
        seen_[s] = look_;
        use(segments_[s]);
      }
    }
  }
}

bool Relaxer::is_end_of(std::size_t spot, std::size_t line) const {
  return line != kSpot && (chains_[line].front() == spot || chains_[line].back() == spot);
}

void Relaxer::guard(std::size_t v, const Segment& segment, double d) {
  for (const std::size_t point : {v, segment.a, segment.b}) {
    most_[point] = std::min(most_[point], kGuard * d);
  }
}

// The nearest point of each other line pushes; where two lines share a spot they may come close.
void Relaxer::feel(std::size_t v, const Segment& segment, std::vector<Push>& pushes) {
  if (segment.a == v || segment.b == v) return;
  const Point near = nearest_on_segment(at_[v], at_[segment.a], at_[segment.b]);
  const Point away = at_[v] - near;
  const double d = length(away);
  if (d < kMostStep / kGuard + 0.1) guard(v, segment, d);
  if (d >= options_.reach) return;
  const std::size_t own = line_of_[v];
  if (own != kSpot && own == segment.line) {
    const auto place = [&](std::size_t end) {
      if (line_of_[end] != kSpot) return place_of_[end];
      return end == chains_[own].front() && place_of_[v] < chains_[own].size() / 2
                 ? std::size_t{0}
                 : (end == chains_[own].back() ? chains_[own].size() - 1 : std::size_t{0});
    };
    const auto gap = [&](std::size_t p) {
      return p > place_of_[v] ? p - place_of_[v] : place_of_[v] - p;
    };
    if (std::min(gap(place(segment.a)), gap(place(segment.b))) < 5) return;
  }
  double weight = 1;
  if (segment.line != kSpot) {
    for (const std::size_t end : {chains_[segment.line].front(), chains_[segment.line].back()}) {
      const bool shared = end == v || (own != kSpot && is_end_of(end, own));
      if (!shared) continue;
      const double from_end = std::max(distance(at_[v], at_[end]), distance(near, at_[end]));
      weight = std::min(weight, std::clamp((from_end - 1.5) / 4.5, 0.0, 1.0));
    }
  }
  if (weight == 0) return;
  const double far = 1 - d / options_.reach;
  double strength = kRepulsion * far * far;
  if (d < kClose) strength += kCloseRepulsion * (1 - d / kClose);
  const Push push{segment.line, d, weight * strength * unit(away)};
  for (Push& known : pushes) {
    if (known.line != push.line || push.line == kSpot) continue;
    if (push.d < known.d) known = push;
    return;
  }
  pushes.push_back(push);
}

void Relaxer::push_apart() {
  std::vector<Push> pushes;
  for (std::size_t v = 0; v < at_.size(); ++v) {
    pushes.clear();
    each_near(at_[v], options_.reach, [&](const Segment& segment) { feel(v, segment, pushes); });
    const double scale = line_of_[v] == kSpot ? 1.5 : 1;
    for (const Push& push : pushes) force_[v] = force_[v] + scale * push.force;
  }
  for (std::size_t s = 0; s < picture_.spots.size(); ++s) {
    for (std::size_t t = 0; t < picture_.spots.size(); ++t) {
      const double d = distance(at_[s], at_[t]);
      if (s == t || d >= kSpotReach) continue;
      force_[s] = force_[s] + kSpotRepulsion * (1 - d / kSpotReach) * unit(at_[s] - at_[t]);
    }
  }
}

void Relaxer::tighten() {
  for (const auto& chain : chains_) {
    const std::size_t last = chain.size() - 1;
    for (std::size_t k = 1; k < last; ++k) {
      const Point p = at_[chain[k]];
      const Point bend = at_[chain[k - 1]] + at_[chain[k + 1]] - 2 * p;
      force_[chain[k]] = force_[chain[k]] + kTension * bend;
      if (k < 2 || k + 2 > last) continue;
      const Point fourth = at_[chain[k - 2]] + at_[chain[k + 2]] -
                           4 * (at_[chain[k - 1]] + at_[chain[k + 1]]) + 6 * p;
      force_[chain[k]] = force_[chain[k]] - kStiffness * fourth;
    }
    const Point first = at_[chain[1]] - at_[chain[0]];
    const Point final = at_[chain[last - 1]] - at_[chain[last]];
    force_[chain[0]] = force_[chain[0]] + kSpotTension * first;
    force_[chain[last]] = force_[chain[last]] + kSpotTension * final;
  }
}

// Each line's first two vertices are drawn to the middle of the free angle.
void Relaxer::turn_at_spots() {
  struct End {
    std::size_t first, second;
    Point direction;
  };
  std::vector<std::vector<End>> ends(picture_.spots.size());
  for (const auto& chain : chains_) {
    const std::size_t last = chain.size() - 1;
    ends[chain[0]].push_back({chain[1], chain[2], unit(at_[chain[1]] - at_[chain[0]])});
    ends[chain[last]].push_back(
        {chain[last - 1], chain[last - 2], unit(at_[chain[last - 1]] - at_[chain[last]])});
  }
  for (const auto& around : ends) {
    if (around.size() < 2) continue;
    for (std::size_t i = 0; i < around.size(); ++i) {
      const Point u = around[i].direction;
      // The nearest neighbours to the left and to the right, by angle.
      const auto is_before = [&](Point a, Point b) {  // a is met before b, counterclockwise from u
        const double ca = cross(u, a);
        const double cb = cross(u, b);
        if ((ca >= 0) != (cb >= 0)) return ca >= 0;
        return cross(a, b) > 0;
      };
      Point next = around[(i + 1) % around.size()].direction;
      Point previous = next;
      for (std::size_t j = 0; j < around.size(); ++j) {
        if (j == i) continue;
        if (is_before(around[j].direction, next)) next = around[j].direction;
        if (is_before(previous, around[j].direction)) previous = around[j].direction;
      }
      const Point sum = previous + next;
      Point wanted = length(sum) < 1e-6 ? u : unit(sum);
      if (cross(previous, next) < 0 || around.size() == 2) wanted = -1 * wanted;
      if (length(sum) < 1e-6) wanted = u;
      const Point turn = wanted - dot(wanted, u) * u;
      force_[around[i].first] = force_[around[i].first] + kTurning * kSpacing * turn;
      if (line_of_[around[i].second] != kSpot) {
        force_[around[i].second] = force_[around[i].second] + kTurning * kSpacing * turn;
      }
    }
  }
}

void Relaxer::keep_inside() {
  const double reach = 4;
  for (std::size_t v = 0; v < at_.size(); ++v) {
    const double scale = line_of_[v] == kSpot ? 1.5 : 1;
    const auto push = [&](double room) {
      return scale * kWall * std::max(0.0, 1 - (room - options_.margin) / reach);
    };
    force_[v].x += push(at_[v].x) - push(picture_.width - at_[v].x);
    force_[v].y += push(at_[v].y) - push(picture_.height - at_[v].y);
  }
}

// One step; gives the longest way that a vertex went.
double Relaxer::advance() {
  force_.assign(at_.size(), {0, 0});
  most_.assign(at_.size(), kMostStep);
  fill_buckets();
  tighten();
  turn_at_spots();
  push_apart();
  keep_inside();
  double longest = 0;
  for (std::size_t v = 0; v < at_.size(); ++v) {
    if (fixed_[v]) continue;
    const double l = length(force_[v]);
    const double step = std::min(kPace * l, most_[v]);
    if (l > 0) at_[v] = at_[v] + (step / l) * force_[v];
    longest = std::max(longest, step);
  }
  return longest;
}

}  // namespace

void relax(Picture& picture, const RelaxOptions& options) {
  Relaxer(picture, options).run();
}

}  // namespace cartapenna::sprouts
