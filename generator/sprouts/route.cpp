// SPDX-License-Identifier: MIT
#include "generator/sprouts/route.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <queue>

#include "generator/sprouts/grid.h"
#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

using Mask = std::uint32_t;

constexpr std::size_t kMostRays = 10;
constexpr double kSpotRoom = 2.4;      // mm around a centre that only straight ends may cross
constexpr double kMarkerDistance = 9;  // an empty loop goes round a point so far from its spot

// Whether direction u is free at the corner.
bool is_free(const Corner& corner, Point u) {
  if (corner.bare) return true;
  const Point a = corner.first;
  const Point b = corner.last;
  const bool whole = cross(a, b) == 0 && dot(a, b) > 0;
  if (whole) return !(cross(a, u) == 0 && dot(a, u) > 0);
  if (cross(a, b) > 0) return cross(a, u) > 0 && cross(u, b) > 0;
  return !(cross(b, u) >= 0 && cross(u, a) >= 0);
}

// The middle of the free directions; nothing that counts when all are free.
Point middle(const Corner& corner) {
  if (corner.bare) return {0, 0};
  const Point a = unit(corner.first);
  const Point b = unit(corner.last);
  const Point sum = a + b;
  const bool wide = cross(a, b) < 0 || (cross(a, b) == 0 && dot(a, b) > 0);
  if (length(sum) < 1e-6) return left_of(a);
  return wide ? -1 * unit(sum) : unit(sum);
}

// A ray that leaves a point to the right and slightly down, so that it meets no other centre.
struct Ray {
  Point from, to;
  bool crosses(Point a, Point b) const {
    const double side_a = cross(to - from, a - from);
    const double side_b = cross(to - from, b - from);
    if ((side_a > 0) == (side_b > 0)) return false;
    return (cross(b - a, from - a) > 0) != (cross(b - a, to - a) > 0);
  }
};

class Router {
 public:
  Router(const Picture& picture, const Traced& traced, const Move& move,
         const RouteOptions& options);
  std::optional<std::vector<Point>> run();

 private:
  struct End {
    Point centre;
    Corner corner;
    Point half{};  // a loop leaves to the left of it and comes back to the right
    bool left = true;
  };

  Ray ray_from(Point p) const {
    return {p, p + Point{2 * picture_.width, 0.0137 * picture_.width}};
  }
  bool odd_crossings(const Ray& ray, const Boundary& ring, std::size_t from, std::size_t to) const;
  void set_up_sides();
  void set_up_loop();
  Point marker() const;
  void make_grid();
  double dearness(std::size_t cell) const;
  std::optional<double> leaving_cost(const End& end, Point p) const;
  bool near_end(Point p) const {
    return distance(p, from_.centre) < kSpotRoom || distance(p, to_.centre) < kSpotRoom;
  }
  Mask crossed(Point a, Point b) const;
  std::vector<Point> search() const;
  std::vector<Point> thinned(const std::vector<Point>& path) const;
  bool is_clear(const std::vector<Point>& path) const;

  const Picture& picture_;
  const Traced& traced_;
  const Move& move_;
  RouteOptions options_;
  double pitch_ = 0.8;
  std::optional<Grid> grid_;
  std::vector<Ray> rays_;
  std::vector<Mask> wanted_;  // masks that the finished line may have
  std::optional<Point> marker_;
  End from_, to_;
};

Router::Router(const Picture& picture, const Traced& traced, const Move& move,
               const RouteOptions& options)
    : picture_(picture), traced_(traced), move_(move), options_(options) {
  const Region& region = traced.position.regions[move.region];
  const auto& corners = traced.corners[move.region];
  from_ = {picture.centre(region[move.from_boundary][move.from_site]),
           corners[move.from_boundary][move.from_site]};
  to_ = {picture.centre(region[move.to_boundary][move.to_site]),
         corners[move.to_boundary][move.to_site]};
  if (move.from_boundary == move.to_boundary) {
    set_up_sides();
  } else {
    wanted_ = {0};
  }
  if (rays_.size() > 3) pitch_ = rays_.size() > 5 ? 2 : 1.2;
  // The longest step must not jump over ink.
  options_.clearance = std::max(options_.clearance, 1.13 * pitch_);
  make_grid();
}

// Of the ray with the walk along the boundary from one site on to another.
bool Router::odd_crossings(const Ray& ray, const Boundary& ring, std::size_t from,
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
void Router::set_up_sides() {
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
  if (loop && from_.corner.bare && all && !none) {  // inside and outside are alike
    enclosed = 0;
    none = true;
  }
  if (loop && none) {
    marker_ = marker();
    add(*marker_, true);
  }
  const Mask every = (Mask{1} << rays_.size()) - 1;
  if (loop && from_.corner.bare) {
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

void Router::set_up_loop() {
  from_.half = middle(from_.corner);
  if (from_.corner.bare) {
    // Towards what is to be enclosed.
    const Region& region = traced_.position.regions[move_.region];
    Point sum{0, 0};
    for (const std::size_t b : move_.enclosed) {
      sum = sum + unit(picture_.centre(region[b][0]) - from_.centre);
    }
    if (length(sum) < 1e-6) sum = marker() - from_.centre;
    from_.half = unit(sum);
  }
  to_.half = from_.half;
  to_.left = false;
}

// A free place not far from the spot, in the middle of the most room.
Point Router::marker() const {
  Point best = from_.centre;
  double most = -1;
  for (int ring = 0; ring < 2; ++ring) {
    const double radius = kMarkerDistance - 3 * ring;
    for (int x = -4; x <= 4; ++x) {
      for (int y = -4; y <= 4; ++y) {
        if (std::max(std::abs(x), std::abs(y)) != 4) continue;
        const Point u = unit({static_cast<double>(x), static_cast<double>(y)});
        if (!is_free(from_.corner, u)) continue;
        const Point p = from_.centre + radius * u;
        double room = std::min({p.x, p.y, picture_.width - p.x, picture_.height - p.y});
        bool open = true;
        for (const Line& line : picture_.lines) {
          for (std::size_t k = 1; k < line.points.size(); ++k) {
            const Point a = line.points[k - 1];
            const Point b = line.points[k];
            room = std::min(room, distance_to_segment(p, a, b));
            open = open && !segments_meet(from_.centre + kSpotRoom * u, p, a, b);
          }
        }
        for (const Point spot : picture_.spots) {
          if (distance(spot, from_.centre) > 1e-9) room = std::min(room, distance(p, spot));
        }
        room += 0.5 * dot(u, middle(from_.corner));
        if (open && room > most) {
          most = room;
          best = p;
        }
      }
    }
  }
  return best;
}

void Router::make_grid() {
  grid_.emplace(picture_.width, picture_.height, pitch_);
  for (const Line& line : picture_.lines) {
    for (std::size_t k = 1; k < line.points.size(); ++k) {
      grid_->add_ink(line.points[k - 1], line.points[k]);
    }
  }
  for (const Point spot : picture_.spots) {
    if (distance(spot, from_.centre) > 1e-9 && distance(spot, to_.centre) > 1e-9) {
      grid_->add_ink(spot, spot);
    }
  }
  if (marker_) grid_->add_ink(*marker_, *marker_);
}

double Router::dearness(std::size_t cell) const {
  const Point p = grid_->centre(cell);
  const double to_edge =
      std::min({p.x, p.y, picture_.width - p.x, picture_.height - p.y}) - options_.margin + 2;
  if (to_edge < 2) return std::numeric_limits<double>::infinity();
  const double room = std::min(grid_->to_ink(cell), to_edge);
  if (room < options_.clearance) return std::numeric_limits<double>::infinity();
  const double lack = 1 - std::min(room, Grid::kReach) / Grid::kReach;
  return 1 + 6 * lack * lack;
}

// For a cell beside a spot that a line may leave by; the middle of the free room is cheapest.
std::optional<double> Router::leaving_cost(const End& end, Point p) const {
  const double d = distance(p, end.centre);
  if (d < kSpotRoom || d > kSpotRoom + 1.5 * pitch_) return std::nullopt;
  const Point u = unit(p - end.centre);
  if (!is_free(end.corner, u)) return std::nullopt;
  if (length(end.half) > 0) {
    const double side = cross(end.half, u);
    if (end.left ? side < 0.2 : side > -0.2) return std::nullopt;
    return 4 * (1 - std::abs(side));
  }
  return end.corner.bare ? 0 : 5 * (1 - dot(u, middle(end.corner)));
}

Mask Router::crossed(Point a, Point b) const {
  Mask mask = 0;
  for (std::size_t r = 0; r < rays_.size(); ++r) {
    if (rays_[r].crosses(a, b)) mask |= Mask{1} << r;
  }
  return mask;
}

std::vector<Point> Router::search() const {
  const std::size_t cells = grid_->cells();
  const std::size_t states = cells << rays_.size();
  constexpr double kFar = std::numeric_limits<double>::infinity();
  constexpr auto kNone = std::numeric_limits<std::uint32_t>::max();
  std::vector<double> cost(states, kFar);
  std::vector<std::uint32_t> before(states, kNone);
  std::vector<double> dear(cells);
  for (std::size_t c = 0; c < cells; ++c) dear[c] = dearness(c);
  using Entry = std::pair<double, std::size_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  for (std::size_t c = 0; c < cells; ++c) {
    const Point p = grid_->centre(c);
    const auto leaving = leaving_cost(from_, p);
    if (!leaving || dear[c] == kFar) continue;
    const std::size_t state = (static_cast<std::size_t>(crossed(from_.centre, p)) * cells) + c;
    cost[state] = *leaving;
    queue.emplace(*leaving, state);
  }
  double best = kFar;
  std::size_t last = states;
  const auto columns = static_cast<std::ptrdiff_t>(grid_->columns());
  const auto rows = static_cast<std::ptrdiff_t>(grid_->rows());
  constexpr std::array<std::array<int, 2>, 16> kSteps{{{1, 0},
                                                       {0, 1},
                                                       {-1, 0},
                                                       {0, -1},
                                                       {1, 1},
                                                       {-1, 1},
                                                       {-1, -1},
                                                       {1, -1},
                                                       {2, 1},
                                                       {1, 2},
                                                       {-1, 2},
                                                       {-2, 1},
                                                       {-2, -1},
                                                       {-1, -2},
                                                       {1, -2},
                                                       {2, -1}}};
  while (!queue.empty() && queue.top().first < best) {
    const auto [spent, state] = queue.top();
    queue.pop();
    if (spent > cost[state]) continue;
    const std::size_t cell = state % cells;
    const auto mask = static_cast<Mask>(state / cells);
    const Point p = grid_->centre(cell);
    if (const auto leaving = leaving_cost(to_, p)) {
      const Mask whole = mask ^ crossed(p, to_.centre);
      if (std::find(wanted_.begin(), wanted_.end(), whole) != wanted_.end() &&
          spent + *leaving < best) {
        best = spent + *leaving;
        last = state;
      }
    }
    for (const auto& [dx, dy] : kSteps) {
      const auto x = static_cast<std::ptrdiff_t>(cell) % columns + dx;
      const auto y = static_cast<std::ptrdiff_t>(cell) / columns + dy;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const auto next_cell = static_cast<std::size_t>(y * columns + x);
      const Point q = grid_->centre(next_cell);
      if (dear[next_cell] == kFar || near_end(q)) continue;
      const double price = spent + distance(p, q) * (dear[cell] + dear[next_cell]) / 2;
      const std::size_t next = (static_cast<std::size_t>(mask ^ crossed(p, q)) * cells) + next_cell;
      if (price >= cost[next]) continue;
      cost[next] = price;
      before[next] = static_cast<std::uint32_t>(state);
      queue.emplace(price, next);
    }
  }
  std::vector<Point> path;
  if (last == states) return path;
  path.push_back(to_.centre);
  for (std::size_t state = last;; state = before[state]) {
    path.push_back(grid_->centre(state % cells));
    if (before[state] == kNone) break;
  }
  path.push_back(from_.centre);
  std::reverse(path.begin(), path.end());
  return path;
}

// No piece of the path meets ink or another piece, and it keeps the sides that are wanted: a
// thinned path could have slipped to the other side of a lone spot.
bool Router::is_clear(const std::vector<Point>& path) const {
  Mask mask = 0;
  for (std::size_t i = 1; i < path.size(); ++i) mask ^= crossed(path[i - 1], path[i]);
  if (std::find(wanted_.begin(), wanted_.end(), mask) == wanted_.end()) return false;
  const auto shares_end = [](Point a, Point b, Point c, Point d) {
    const auto same = [](Point p, Point q) { return p.x == q.x && p.y == q.y; };
    return same(a, c) || same(a, d) || same(b, c) || same(b, d);
  };
  for (std::size_t i = 1; i < path.size(); ++i) {
    for (std::size_t j = i + 2; j < path.size(); ++j) {
      const bool closing = i == 1 && j + 1 == path.size();
      if (closing && shares_end(path[0], path[0], path[j], path[j])) continue;
      if (segments_meet(path[i - 1], path[i], path[j - 1], path[j])) return false;
    }
    for (const Line& line : picture_.lines) {
      for (std::size_t k = 1; k < line.points.size(); ++k) {
        const Point a = line.points[k - 1];
        const Point b = line.points[k];
        if ((i == 1 || i + 1 == path.size()) && shares_end(path[i - 1], path[i], a, b)) continue;
        if (segments_meet(path[i - 1], path[i], a, b)) return false;
      }
    }
  }
  return true;
}

// About every 2 mm a point.
std::vector<Point> Router::thinned(const std::vector<Point>& path) const {
  std::vector<Point> kept{path[0], path[1]};
  for (std::size_t i = 2; i + 2 < path.size(); ++i) {
    if (distance(kept.back(), path[i]) >= 2 && distance(path[i], path[path.size() - 2]) >= 1) {
      kept.push_back(path[i]);
    }
  }
  if (path.size() > 3) kept.push_back(path[path.size() - 2]);
  kept.push_back(path.back());
  return kept;
}

std::optional<std::vector<Point>> Router::run() {
  if (rays_.size() > kMostRays) return std::nullopt;
  const auto path = search();
  if (path.size() < 3) return std::nullopt;
  for (const auto& way : {thinned(path), path}) {
    if (is_clear(way)) return way;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::vector<Point>> route(const Picture& picture, const Traced& traced,
                                        const Move& move, const RouteOptions& options) {
  return Router(picture, traced, move, options).run();
}

}  // namespace cartapenna::sprouts
