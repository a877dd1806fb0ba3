// SPDX-License-Identifier: MIT
// Lines keep away from each other, and from spots; and the guard.
#include "generator/sprouts/forces.h"
#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

constexpr double repulsion = 0.5;
constexpr double close_repulsion = 1.2;
constexpr double close_distance = 4.5;  // mm
constexpr double spot_scale = 1.5;      // spots are pushed harder
constexpr std::size_t bend = 5;         // vertices along a line that are near as a matter of course

struct Push {
  std::size_t line;
  double square;  // of the distance
  Point away;
  double weight;
};

// How many vertices the nearer end of the segment is away from v, along the line of both.
std::size_t steps_between(const Mesh& mesh, std::size_t v, const Segment& segment) {
  const auto& chain = mesh.chains[segment.line];
  const std::size_t place = mesh.place_of[v];
  const auto gap = [&](std::size_t end) {
    if (end == chain.front() || end == chain.back()) {
      const std::size_t to_last = chain.size() - 1 - place;
      if (chain.front() == chain.back()) return std::min(place, to_last);
      return end == chain.front() ? place : to_last;
    }
    const std::size_t other = mesh.place_of[end];
    return other > place ? other - place : place - other;
  };
  return std::min(gap(segment.a), gap(segment.b));
}

// From 0 beside a spot that the two share to 1 some way from it.
double weight_beside_spot(const Mesh& mesh, std::size_t v, const Segment& segment, Point near) {
  double weight = 1;
  if (segment.line == no_line) return weight;
  const std::size_t own = mesh.line_of[v];
  const auto& chain = mesh.chains[segment.line];
  for (const std::size_t end : {chain.front(), chain.back()}) {
    if (end != v && !mesh.is_end_of(end, own)) continue;
    const double from_end =
        std::max(distance(mesh.at[v], mesh.at[end]), distance(near, mesh.at[end]));
    weight = std::min(weight, std::clamp((from_end - 1.5) / 4.5, 0.0, 1.0));
  }
  return weight;
}

double strength(double d, double reach) {
  const double far = 1 - d / reach;
  const double close = d < close_distance ? close_repulsion * (1 - d / close_distance) : 0;
  return repulsion * far * far + close;
}

}  // namespace

void push_apart(const Mesh& mesh, const Reach& reach,
                const std::vector<std::vector<std::uint32_t>>& near, std::vector<Point>& force,
                std::vector<double>& most) {
  constexpr double guarded = most_step / guard + 0.1;  // farther segments do not bind
  std::vector<Push> pushes;
  for (std::size_t v = 0; v < mesh.at.size(); ++v) {
    pushes.clear();
    const Point p = mesh.at[v];
    const std::size_t own = mesh.line_of[v];
    for (const std::uint32_t s : near[v]) {
      const Segment& segment = mesh.segments[s];
      if (segment.a == v || segment.b == v) continue;
      const Point nearest = nearest_on_segment(p, mesh.at[segment.a], mesh.at[segment.b]);
      const Point away = p - nearest;
      const double square = dot(away, away);
      if (square < guarded * guarded) {
        const double step = guard * std::sqrt(square);
        for (const std::size_t point : {v, segment.a, segment.b}) {
          most[point] = std::min(most[point], step);
        }
      }
      if (square >= reach.lines * reach.lines) continue;
      if (own != no_line && own == segment.line && steps_between(mesh, v, segment) < bend) {
        continue;
      }
      const auto known = std::find_if(pushes.begin(), pushes.end(), [&](const Push& push) {
        return push.line == segment.line && segment.line != no_line;
      });
      if (known != pushes.end() && known->square <= square) continue;
      const double weight = weight_beside_spot(mesh, v, segment, nearest);
      if (weight == 0) continue;
      const Push push{segment.line, square, away, weight};
      if (known == pushes.end()) {
        pushes.push_back(push);
      } else {
        *known = push;
      }
    }
    const double scale = mesh.is_spot(v) ? spot_scale : 1;
    for (const Push& push : pushes) {
      const double by = scale * push.weight * strength(std::sqrt(push.square), reach.lines);
      force[v] = force[v] + by * unit(push.away);
    }
  }
}

}  // namespace cartapenna::sprouts
