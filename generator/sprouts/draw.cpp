// SPDX-License-Identifier: MIT
#include "generator/sprouts/draw.h"

#include <algorithm>
#include <cassert>

#include "generator/sprouts/label.h"
#include "generator/sprouts/plane.h"
#include "generator/sprouts/relax.h"
#include "generator/sprouts/route.h"
#include "generator/sprouts/undo.h"

namespace cartapenna::sprouts {

namespace {

constexpr int arrangements = 5;    // that draw() tries
constexpr std::size_t enough = 2;  // that succeed, to choose from
constexpr int steps_for_move = 60;
constexpr int steps_for_key = 200;
constexpr int steps_of_round = 150;
constexpr int rounds = 4;
constexpr double key_clearance = 2;  // mm; relaxing makes it more
constexpr double filled_margin = 6;  // mm

// Where `wanted` is in `ring`: ring turned by that many sites is wanted.
std::optional<std::size_t> turned_by(const Boundary& ring, const Boundary& wanted) {
  if (ring.size() != wanted.size()) return std::nullopt;
  for (std::size_t turn = 0; turn < ring.size(); ++turn) {
    bool same = true;
    for (std::size_t i = 0; same && i < ring.size(); ++i) {
      same = ring[(turn + i) % ring.size()] == wanted[i];
    }
    if (same) return turn;
  }
  return std::nullopt;
}

// The move as it is called in another writing of the same position.
std::optional<Move> translated(const Position& position, const Move& move, const Position& other) {
  const Region& region = position.regions[move.region];
  const Position own_region{1, {region}};
  for (std::size_t r = 0; r < other.regions.size(); ++r) {
    if (sorted_text({1, {other.regions[r]}}) != sorted_text(own_region)) continue;
    std::vector<std::size_t> boundary(region.size());
    std::vector<std::size_t> turn(region.size());
    for (std::size_t b = 0; b < region.size(); ++b) {
      for (std::size_t c = 0; c < other.regions[r].size(); ++c) {
        if (const auto turned = turned_by(other.regions[r][c], region[b])) {
          boundary[b] = c;
          turn[b] = *turned;
        }
      }
    }
    const auto site = [&](std::size_t b, std::size_t s) {
      return (turn[b] + s) % region[b].size();
    };
    Move found{r, boundary[move.from_boundary], site(move.from_boundary, move.from_site),
               boundary[move.to_boundary], site(move.to_boundary, move.to_site)};
    for (const std::size_t b : move.enclosed) found.enclosed.push_back(boundary[b]);
    std::sort(found.enclosed.begin(), found.enclosed.end());
    return found;
  }
  return std::nullopt;
}

// How many positions of the game have both spots in one region, for each two starting spots.
std::vector<std::vector<int>> times_together(const std::vector<Undone>& game) {
  const auto spots = static_cast<std::size_t>(game.empty() ? 0 : game[0].before.starting_spots);
  std::vector<std::vector<int>> times(spots, std::vector<int>(spots, 0));
  for (const Undone& step : game) {
    for (const Region& region : step.before.regions) {
      std::vector<bool> here(spots, false);
      for (const Boundary& ring : region) {
        for (const int spot : ring) {
          if (static_cast<std::size_t>(spot) <= spots)
            here[static_cast<std::size_t>(spot) - 1] = true;
        }
      }
      for (std::size_t a = 0; a < spots; ++a) {
        for (std::size_t b = 0; b < spots; ++b) times[a][b] += here[a] && here[b] ? 1 : 0;
      }
    }
  }
  return times;
}

// Exchanges places until spots that stay together for long are near each other: lines that have to
// enclose some spots and not others are then short.
void seat(std::vector<Point>& places, const std::vector<std::vector<int>>& together) {
  const auto cost = [&](std::size_t spot) {
    double sum = 0;
    for (std::size_t other = 0; other < together.size(); ++other) {
      const Point apart = places[spot] - places[other];
      sum += together[spot][other] * dot(apart, apart);
    }
    return sum;
  };
  bool better = true;
  for (int round = 0; better && round < 100; ++round) {
    better = false;
    for (std::size_t a = 0; a < together.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        const double before = cost(a) + cost(b);
        std::swap(places[a], places[b]);
        if (cost(a) + cost(b) < before - 1e-9) {
          better = true;
        } else {
          std::swap(places[a], places[b]);
        }
      }
    }
  }
}

// The inner point that is nearest to half way.
std::size_t half_way(const std::vector<Point>& points) {
  double whole = 0;
  for (std::size_t k = 1; k < points.size(); ++k) whole += distance(points[k - 1], points[k]);
  double way = 0;
  for (std::size_t k = 1; k + 1 < points.size(); ++k) {
    way += distance(points[k - 1], points[k]);
    if (2 * way + distance(points[k], points[k + 1]) >= whole) return k;
  }
  return points.size() - 2;
}

}  // namespace

Sketch::Sketch(std::vector<Point> spots, double width, double height)
    : starting_spots_(static_cast<int>(spots.size())) {
  picture_.width = width;
  picture_.height = height;
  picture_.spots = std::move(spots);
}

bool Sketch::reads_as(const Position& position) const {
  const auto as_sketched = trace(picture_, starting_spots_);
  const auto as_printed = trace(flattened(), starting_spots_);
  const auto text = sorted_text(position);
  return as_sketched && as_printed && sorted_text(as_sketched->position) == text &&
         sorted_text(as_printed->position) == text;
}

bool Sketch::labels_are_clear() const {
  const Picture printed = flattened();
  return label_clearance(printed, label_places(printed, labels_)) >= label_air;
}

bool Sketch::draw_line(const Position& position, const Move& move, bool keep_rest) {
  const auto traced = trace(picture_, starting_spots_);
  if (!traced) return false;
  const auto here = translated(position, move, traced->position);
  if (!here) return false;
  RouteOptions routing;
  RelaxOptions relaxing{.steps = steps_for_move};
  if (keep_rest) {
    routing.clearance = key_clearance;
    routing.obstacles = label_obstacles(labels_);
    relaxing = {.steps = steps_for_key,
                .fixed_lines = picture_.lines.size(),
                .fixed_spots = picture_.spots.size(),
                .obstacles = routing.obstacles};
  }
  const auto way = route(picture_, *traced, *here, routing);
  if (!way) return false;
  const Region& region = traced->position.regions[here->region];
  const int from = region[here->from_boundary][here->from_site];
  const int to = region[here->to_boundary][here->to_site];
  const auto middle = static_cast<std::ptrdiff_t>(half_way(*way));
  picture_.spots.push_back((*way)[static_cast<std::size_t>(middle)]);
  const int born = static_cast<int>(picture_.spots.size());
  picture_.lines.push_back({from, born, {way->begin(), way->begin() + middle + 1}});
  picture_.lines.push_back({born, to, {way->begin() + middle, way->end()}});
  relax(picture_, relaxing);
  return reads_as(play(position, move));
}

bool Sketch::add(const Position& position, const Move& move) {
  Picture before = picture_;
  if (draw_line(position, move, false)) return true;
  picture_ = std::move(before);
  return false;
}

bool Sketch::add_to_finished(const Position& position, const Move& move, const Clearances& wanted) {
  Picture before = picture_;
  if (draw_line(position, move, true) && measured().meets(wanted) && labels_are_clear()) {
    return true;
  }
  picture_ = std::move(before);
  return false;
}

bool Sketch::finish(const Position& position, const Clearances& wanted) {
  labels_.clear();
  fill_paper(picture_, filled_margin);
  for (int round = 0; round < rounds; ++round) {
    relax(picture_, {.steps = steps_of_round});
    if (!measured().meets(wanted)) continue;
    const Picture printed = flattened();
    auto labels = label_places(printed, {});
    if (label_clearance(printed, labels) < label_air) continue;
    labels_ = std::move(labels);
    return reads_as(position);
  }
  return false;
}

Picture Sketch::flattened() const {
  Picture printed = picture_;
  for (Line& line : printed.lines) line.points = flatten(spline(line.points));
  for (Point& spot : printed.spots) spot = rounded(spot);
  return printed;
}

double Sketch::unrest() const {
  double turned = 0;
  for (const Line& line : flattened().lines) {
    for (std::size_t k = 1; k + 1 < line.points.size(); ++k) {
      const Point before = unit(line.points[k] - line.points[k - 1]);
      turned += std::abs(cross(before, unit(line.points[k + 1] - line.points[k])));
    }
  }
  return turned;
}

Measures Sketch::measured() const {
  std::vector<std::vector<Point>> beziers;
  for (const Line& line : picture_.lines) beziers.push_back(spline(line.points));
  return measure(flattened(), beziers);
}

Drawing Sketch::drawing(const Position& position) const {
  Drawing drawing{picture_.width, picture_.height};
  const Picture printed = flattened();
  const auto lines = lines_at_spots(position);
  const auto labels = label_places(printed, labels_);
  for (std::size_t s = 0; s < printed.spots.size(); ++s) {
    drawing.spots.push_back({printed.spots[s], labels[s], 3 - lines[s + 1]});
  }
  for (const Line& line : picture_.lines) {
    drawing.lines.push_back({line.from, line.to, spline(line.points)});
  }
  return drawing;
}

std::vector<Sketch> sketches(const Position& position, double width, double height,
                             Random& random) {
  std::vector<Undone> game;
  for (Position now = position; spot_count(now) > now.starting_spots;) {
    game.push_back(undo(now));
    now = game.back().before;
  }
  std::reverse(game.begin(), game.end());
  const Spec spec{.spots = position.starting_spots};
  assert(problems(spec, width, height).empty());
  const auto together = times_together(game);
  std::vector<Sketch> finished;
  for (int attempt = 0; attempt < arrangements && finished.size() < enough; ++attempt) {
    auto places = arrange(spec, width, height, random);
    seat(places, together);
    Sketch sketch(std::move(places), width, height);
    const bool drawn = std::all_of(game.begin(), game.end(), [&](const Undone& step) {
      return sketch.add(step.before, step.move);
    });
    if (drawn && sketch.finish(position)) finished.push_back(std::move(sketch));
  }
  std::stable_sort(finished.begin(), finished.end(), [](const Sketch& one, const Sketch& other) {
    return one.unrest() < other.unrest();
  });
  return finished;
}

std::optional<Sketch> draw(const Position& position, double width, double height, Random& random) {
  auto all = sketches(position, width, height, random);
  if (all.empty()) return std::nullopt;
  return std::move(all.front());
}

}  // namespace cartapenna::sprouts
