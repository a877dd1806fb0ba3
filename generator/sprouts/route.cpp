// SPDX-License-Identifier: MIT
#include "generator/sprouts/route.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <queue>

#include "generator/sprouts/grid.h"
#include "generator/sprouts/plane.h"
#include "generator/sprouts/sides.h"

namespace cartapenna::sprouts {

namespace {

using Mask = Sides::Mask;

constexpr std::size_t most_bits = 10;  // more would take too much memory

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

  void make_grid();
  double dearness(std::size_t cell) const;
  std::optional<double> leaving_cost(const End& end, Point p) const;
  bool near_end(Point p) const {
    return distance(p, from_.centre) < spot_room || distance(p, to_.centre) < spot_room;
  }
  std::vector<Point> search() const;
  std::vector<Point> thinned(const std::vector<Point>& path) const;
  bool is_clear(const std::vector<Point>& path) const;

  const Picture& picture_;
  RouteOptions options_;
  double pitch_ = 0.8;
  std::optional<Grid> grid_;
  Sides sides_;
  End from_, to_;
};

Router::Router(const Picture& picture, const Traced& traced, const Move& move,
               const RouteOptions& options)
    : picture_(picture), options_(options), sides_(picture, traced, move) {
  const Region& region = traced.position.regions[move.region];
  const auto& corners = traced.corners[move.region];
  from_ = {picture.centre(region[move.from_boundary][move.from_site]),
           corners[move.from_boundary][move.from_site]};
  to_ = {picture.centre(region[move.to_boundary][move.to_site]),
         corners[move.to_boundary][move.to_site]};
  from_.half = to_.half = sides_.loop_half();
  to_.left = false;
  if (sides_.bits() > 3) pitch_ = sides_.bits() > 5 ? 2 : 1.2;
  // The longest step must not jump over ink.
  options_.clearance = std::max(options_.clearance, 1.13 * pitch_);
  make_grid();
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
  for (const Obstacle& obstacle : options_.obstacles) {
    grid_->add_ink(obstacle.from, obstacle.to);
  }
  if (sides_.marker()) grid_->add_ink(*sides_.marker(), *sides_.marker());
}

double Router::dearness(std::size_t cell) const {
  const Point p = grid_->centre(cell);
  const double to_edge =
      std::min({p.x, p.y, picture_.width - p.x, picture_.height - p.y}) - options_.margin + 2;
  if (to_edge < 2) return std::numeric_limits<double>::infinity();
  const double room = std::min(grid_->to_ink(cell), to_edge);
  if (room < options_.clearance) return std::numeric_limits<double>::infinity();
  const double lack = 1 - std::min(room, Grid::reach) / Grid::reach;
  return 1 + 6 * lack * lack;
}

// For a cell beside a spot that a line may leave by; the middle of the free room is cheapest.
std::optional<double> Router::leaving_cost(const End& end, Point p) const {
  const double d = distance(p, end.centre);
  if (d < spot_room || d > spot_room + 1.5 * pitch_) return std::nullopt;
  const Point u = unit(p - end.centre);
  if (!is_free(end.corner, u)) return std::nullopt;
  if (length(end.half) > 0) {
    const double side = cross(end.half, u);
    if (end.left ? side < 0.2 : side > -0.2) return std::nullopt;
    return 4 * (1 - std::abs(side));
  }
  return end.corner.bare ? 0 : 5 * (1 - dot(u, middle(end.corner)));
}

std::vector<Point> Router::search() const {
  const std::size_t cells = grid_->cells();
  const std::size_t states = cells << sides_.bits();
  constexpr double far = std::numeric_limits<double>::infinity();
  constexpr auto none = std::numeric_limits<std::uint32_t>::max();
  std::vector<double> cost(states, far);
  std::vector<std::uint32_t> before(states, none);
  std::vector<double> dear(cells);
  for (std::size_t c = 0; c < cells; ++c) dear[c] = dearness(c);
  using Entry = std::pair<double, std::size_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  for (std::size_t c = 0; c < cells; ++c) {
    const Point p = grid_->centre(c);
    const auto leaving = leaving_cost(from_, p);
    if (!leaving || dear[c] == far) continue;
    const std::size_t state =
        (static_cast<std::size_t>(sides_.crossed(from_.centre, p)) * cells) + c;
    cost[state] = *leaving;
    queue.emplace(*leaving, state);
  }
  double best = far;
  std::size_t last = states;
  const auto columns = static_cast<std::ptrdiff_t>(grid_->columns());
  const auto rows = static_cast<std::ptrdiff_t>(grid_->rows());
  constexpr std::array<std::array<int, 2>, 16> steps{{{1, 0},
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
      const Mask whole = mask ^ sides_.crossed(p, to_.centre);
      if (sides_.are_right(whole) && spent + *leaving < best) {
        best = spent + *leaving;
        last = state;
      }
    }
    for (const auto& [dx, dy] : steps) {
      const auto x = static_cast<std::ptrdiff_t>(cell) % columns + dx;
      const auto y = static_cast<std::ptrdiff_t>(cell) / columns + dy;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const auto next_cell = static_cast<std::size_t>(y * columns + x);
      const Point q = grid_->centre(next_cell);
      if (dear[next_cell] == far || near_end(q)) continue;
      const double price = spent + distance(p, q) * (dear[cell] + dear[next_cell]) / 2;
      const std::size_t next =
          (static_cast<std::size_t>(mask ^ sides_.crossed(p, q)) * cells) + next_cell;
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
    if (before[state] == none) break;
  }
  path.push_back(from_.centre);
  std::reverse(path.begin(), path.end());
  return path;
}

// No piece of the path meets ink or another piece, and it keeps the sides that are wanted: a
// thinned path could have slipped to the other side of a lone spot.
bool Router::is_clear(const std::vector<Point>& path) const {
  Mask mask = 0;
  for (std::size_t i = 1; i < path.size(); ++i) mask ^= sides_.crossed(path[i - 1], path[i]);
  if (!sides_.are_right(mask)) return false;
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
    for (const Obstacle& obstacle : options_.obstacles) {
      if (segments_meet(path[i - 1], path[i], obstacle.from, obstacle.to)) return false;
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
  if (sides_.bits() > most_bits) return std::nullopt;
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
