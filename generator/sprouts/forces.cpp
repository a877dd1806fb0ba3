// SPDX-License-Identifier: MIT
#include "generator/sprouts/forces.h"

#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

// Stiffnesses, before the pace of relax(); together they stay below 2 / pace, where steps would
// begin to overshoot.
constexpr double tension_force = 0.38;
constexpr double stiffness = 0.09;
constexpr double end_tension = 0.1;  // of lines that end at a spot alone
constexpr double spot_repulsion = 3;
constexpr double close_spots = 8;  // mm
constexpr double turning = 0.5;
constexpr double wall = 0.5;
constexpr double wall_reach = 4;         // mm
constexpr double pressure_force = 0.18;  // on each mm of a line
constexpr double room_of_site = 55;      // mm², of a region for each site at most
constexpr double part_of_paper = 0.85;

}  // namespace

Reach::Reach(const Mesh& mesh) {
  const double each = std::sqrt(mesh.width * mesh.height / static_cast<double>(mesh.spots));
  spots = std::clamp(0.75 * each, 10.0, 22.0);
  lines = std::clamp(0.5 * each, 9.0, 13.0);
}

Rooms::Rooms(const Picture& picture) {
  const auto traced = trace(picture, 1);
  if (!traced) return;
  left.assign(picture.lines.size(), 0);
  right = left;
  double all = 0;
  for (std::size_t r = 0; r < traced->corners.size(); ++r) {
    double sites = 0;
    for (const auto& ring : traced->corners[r]) {
      for (const Corner& corner : ring) {
        sites += corner.bare ? 2 : 1;
        if (!corner.bare) (corner.next.forwards ? left : right)[corner.next.line] = r;
      }
    }
    wanted.push_back((1.2 + sites) * std::sqrt(std::sqrt(1.2 + sites)));
    all += wanted.back();
  }
  for (std::size_t r = 0; r < wanted.size(); ++r) {
    double sites = 0;
    for (const auto& ring : traced->corners[r]) sites += static_cast<double>(ring.size());
    wanted[r] = std::min(part_of_paper * picture.width * picture.height * wanted[r] / all,
                         80 + room_of_site * sites);
  }
  wanted[0] = 0;
}

void tighten(const Mesh& mesh, std::vector<Point>& force) {
  for (const Thread& thread : mesh.threads) {
    const auto& chain = thread.vertices;
    const std::size_t n = chain.size();
    const auto at = [&](std::size_t k) { return mesh.at[chain[k % n]]; };
    const std::size_t from = thread.closed ? n : 1;
    const std::size_t to = thread.closed ? 2 * n : n - 1;
    for (std::size_t k = from; k < to; ++k) {
      Point& f = force[chain[k % n]];
      const Point p = at(k);
      f = f + tension_force * (at(k - 1) + at(k + 1) - 2 * p);
      if (!thread.closed && (k < 2 || k + 2 >= n)) continue;
      f = f - stiffness * (at(k - 2) + at(k + 2) - 4 * (at(k - 1) + at(k + 1)) + 6 * p);
    }
    if (thread.closed) continue;
    const auto pull = [&](std::size_t end, std::size_t next) {
      const double tension = mesh.ends_at[chain[end]] > 1 ? tension_force : end_tension;
      force[chain[end]] = force[chain[end]] + tension * (at(next) - at(end));
    };
    pull(0, 1);
    pull(n - 1, n - 2);
  }
}

namespace {

struct End {
  std::size_t first, second;
  Point direction;
};

// Where the i-th end should leave.
Point free_middle(const std::vector<End>& around, std::size_t i) {
  const Point u = around[i].direction;
  const auto is_before = [&](Point a, Point b) {  // a is met before b, counterclockwise from u
    const double ca = cross(u, a);
    const double cb = cross(u, b);
    if ((ca >= 0) != (cb >= 0)) return ca >= 0;
    return cross(a, b) > 0;
  };
  // The nearest neighbours to the left and to the right, by angle.
  Point next = around[(i + 1) % around.size()].direction;
  Point previous = next;
  for (std::size_t j = 0; j < around.size(); ++j) {
    if (j == i) continue;
    if (is_before(around[j].direction, next)) next = around[j].direction;
    if (is_before(previous, around[j].direction)) previous = around[j].direction;
  }
  const Point sum = previous + next;
  if (length(sum) < 1e-6) return u;
  const bool wide = cross(previous, next) < 0 || around.size() == 2;
  return wide ? -1 * unit(sum) : unit(sum);
}

}  // namespace

void turn_at_spots(const Mesh& mesh, std::vector<Point>& force) {
  std::vector<std::vector<End>> ends(mesh.spots);
  for (const auto& chain : mesh.chains) {
    const std::size_t last = chain.size() - 1;
    ends[chain[0]].push_back({chain[1], chain[2], unit(mesh.at[chain[1]] - mesh.at[chain[0]])});
    ends[chain[last]].push_back(
        {chain[last - 1], chain[last - 2], unit(mesh.at[chain[last - 1]] - mesh.at[chain[last]])});
  }
  for (const auto& around : ends) {
    if (around.size() < 2) continue;
    for (std::size_t i = 0; i < around.size(); ++i) {
      const Point u = around[i].direction;
      const Point wanted = free_middle(around, i);
      double closest = -1;
      for (std::size_t j = 0; j < around.size(); ++j) {
        if (j != i) closest = std::max(closest, dot(u, around[j].direction));
      }
      // Tension alone makes wide angles equal; only sharp ones need more.
      const double by = turning * spacing * std::clamp(closest + 0.4, 0.0, 1.0);
      const Point turn = by * (wanted - dot(wanted, u) * u);
      force[around[i].first] = force[around[i].first] + turn;
      if (mesh.is_spot(around[i].second)) continue;
      force[around[i].second] = force[around[i].second] + turn;
    }
  }
}

void push_spots(const Mesh& mesh, const Reach& reach, std::vector<Point>& force) {
  for (std::size_t s = 0; s < mesh.spots; ++s) {
    for (std::size_t t = 0; t < mesh.spots; ++t) {
      const double d = distance(mesh.at[s], mesh.at[t]);
      if (s == t || d >= reach.spots) continue;
      const double lack = 1 - d / reach.spots;
      const double close = std::max(0.0, 1 - d / close_spots);
      const double by = spot_repulsion * (lack * lack + close);
      force[s] = force[s] + by * unit(mesh.at[s] - mesh.at[t]);
    }
  }
}

void keep_inside(const Mesh& mesh, double margin, std::vector<Point>& force) {
  for (std::size_t v = 0; v < mesh.at.size(); ++v) {
    const double scale = mesh.is_spot(v) ? 1.5 : 1;
    const auto push = [&](double room) {
      return scale * wall * std::max(0.0, 1 - (room - margin) / wall_reach);
    };
    force[v].x += push(mesh.at[v].x) - push(mesh.width - mesh.at[v].x);
    force[v].y += push(mesh.at[v].y) - push(mesh.height - mesh.at[v].y);
  }
}

void inflate(const Mesh& mesh, const Rooms& rooms, std::vector<Point>& force) {
  if (rooms.wanted.empty()) return;
  std::vector<double> area(rooms.wanted.size(), 0);
  for (const Segment& segment : mesh.segments) {
    if (segment.line == no_line) continue;
    const double swept = cross(mesh.at[segment.a], mesh.at[segment.b]) / 2;
    area[rooms.left[segment.line]] += swept;
    area[rooms.right[segment.line]] -= swept;
  }
  const auto pressure = [&](std::size_t region) {
    const double wanted = rooms.wanted[region];
    return wanted == 0 ? 0 : pressure_force * std::clamp(1 - area[region] / wanted, -0.4, 1.0);
  };
  for (const Segment& segment : mesh.segments) {
    if (segment.line == no_line) continue;
    const double p = pressure(rooms.right[segment.line]) - pressure(rooms.left[segment.line]);
    const Point push = 0.5 * p * left_of(mesh.at[segment.b] - mesh.at[segment.a]);
    force[segment.a] = force[segment.a] + push;
    force[segment.b] = force[segment.b] + push;
  }
}

}  // namespace cartapenna::sprouts
