// SPDX-License-Identifier: MIT
// Reading a picture back.
#include <algorithm>
#include <limits>
#include <numeric>

#include "generator/sprouts/picture.h"
#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

struct LineEnd {
  WalkedLine out;  // walked away from the spot
  Point direction;
};

// Counterclockwise from the positive x axis, without trigonometry.
bool comes_before(const LineEnd& a, const LineEnd& b) {
  const auto upper = [](Point p) { return p.y > 0 || (p.y == 0 && p.x > 0); };
  if (upper(a.direction) != upper(b.direction)) return upper(a.direction);
  return cross(a.direction, b.direction) > 0;
}

// A boundary as walked, with the paper on its left.
struct Face {
  Boundary spots;
  std::vector<Corner> corners;
  std::vector<Point> outline;
  double area = 0;  // signed; of outer boundaries negative or, of trees, about 0
  int component = 0;
};

class Tracer {
 public:
  explicit Tracer(const Picture& picture) : picture_(picture), ends_(picture.spots.size()) {}

  std::optional<Traced> run(int starting_spots) {
    collect_ends();
    find_components();
    walk_faces();
    return nest(starting_spots);
  }

 private:
  static std::size_t at(int spot) { return static_cast<std::size_t>(spot) - 1; }
  int start_of(WalkedLine walked) const {
    const Line& line = picture_.lines[walked.line];
    return walked.forwards ? line.from : line.to;
  }
  int end_of(WalkedLine walked) const { return start_of({walked.line, !walked.forwards}); }

  void collect_ends();
  void find_components();
  void walk_faces();
  void walk_face(WalkedLine first, std::vector<std::vector<bool>>& walked);
  Corner corner_after(WalkedLine arriving) const;
  static bool contains(const Face& face, Point p);
  std::optional<Traced> nest(int starting_spots) const;

  const Picture& picture_;
  std::vector<std::vector<LineEnd>> ends_;  // of each spot, counterclockwise
  std::vector<int> component_;              // of each spot
  std::vector<Face> faces_;
};

void Tracer::collect_ends() {
  for (std::size_t l = 0; l < picture_.lines.size(); ++l) {
    const Line& line = picture_.lines[l];
    const auto& p = line.points;
    ends_[at(line.from)].push_back({{l, true}, p[1] - p[0]});
    ends_[at(line.to)].push_back({{l, false}, p[p.size() - 2] - p[p.size() - 1]});
  }
  for (auto& ends : ends_) std::sort(ends.begin(), ends.end(), comes_before);
}

void Tracer::find_components() {
  component_.resize(picture_.spots.size());
  std::iota(component_.begin(), component_.end(), 0);
  for (const Line& line : picture_.lines) {
    const int from = component_[at(line.from)];
    const int to = component_[at(line.to)];
    std::replace(component_.begin(), component_.end(), std::max(from, to), std::min(from, to));
  }
}

// With the face on the left, the walk turns as far right as it can: to the end that comes just
// before the one it arrives by, counterclockwise.
Corner Tracer::corner_after(WalkedLine arriving) const {
  const auto& ends = ends_[at(end_of(arriving))];
  std::size_t i = 0;
  while (ends[i].out.line != arriving.line || ends[i].out.forwards == arriving.forwards) ++i;
  const LineEnd& next = ends[(i + ends.size() - 1) % ends.size()];
  return {next.out, false, next.direction, ends[i].direction};
}

void Tracer::walk_face(WalkedLine first, std::vector<std::vector<bool>>& walked) {
  Face face;
  WalkedLine now = first;
  do {
    walked[now.line][now.forwards ? 1 : 0] = true;
    const Corner corner = corner_after(now);
    face.spots.push_back(end_of(now));
    face.corners.push_back(corner);
    auto points = picture_.lines[now.line].points;
    if (!now.forwards) std::reverse(points.begin(), points.end());
    face.outline.insert(face.outline.end(), points.begin(), points.end() - 1);
    now = corner.next;
  } while (now.line != first.line || now.forwards != first.forwards);
  for (std::size_t i = 0; i < face.outline.size(); ++i) {
    face.area += cross(face.outline[i], face.outline[(i + 1) % face.outline.size()]) / 2;
  }
  face.component = component_[at(face.spots[0])];
  faces_.push_back(std::move(face));
}

void Tracer::walk_faces() {
  std::vector<std::vector<bool>> walked(picture_.lines.size(), std::vector<bool>(2, false));
  for (std::size_t l = 0; l < picture_.lines.size(); ++l) {
    for (const bool forwards : {true, false}) {
      if (!walked[l][forwards ? 1 : 0]) walk_face({l, forwards}, walked);
    }
  }
  for (std::size_t s = 0; s < ends_.size(); ++s) {
    if (!ends_[s].empty()) continue;
    faces_.push_back({{static_cast<int>(s) + 1},
                      {Corner{{}, true, {}, {}}},
                      {picture_.spots[s]},
                      0,
                      component_[s]});
  }
}

bool Tracer::contains(const Face& face, Point p) {
  bool inside = false;
  for (std::size_t i = 0; i < face.outline.size(); ++i) {
    const Point a = face.outline[i];
    const Point b = face.outline[(i + 1) % face.outline.size()];
    if ((a.y > p.y) == (b.y > p.y)) continue;
    if (p.x < a.x + (p.y - a.y) * (b.x - a.x) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

std::optional<Traced> Tracer::nest(int starting_spots) const {
  // Each component's outer boundary is its face with the least area.
  std::vector<std::size_t> outer;
  for (std::size_t f = 0; f < faces_.size(); ++f) {
    const auto same = std::find_if(outer.begin(), outer.end(), [&](std::size_t o) {
      return faces_[o].component == faces_[f].component;
    });
    if (same == outer.end()) {
      outer.push_back(f);
    } else if (faces_[f].area < faces_[*same].area) {
      *same = f;
    }
  }
  Traced traced;
  traced.position.starting_spots = starting_spots;
  traced.position.regions.resize(1);  // the paper outside everything
  traced.corners.resize(1);
  std::vector<std::size_t> region_of(faces_.size(), 0);
  const auto add = [&](std::size_t region, const Face& face) {
    traced.position.regions[region].push_back(face.spots);
    traced.corners[region].push_back(face.corners);
  };
  for (std::size_t f = 0; f < faces_.size(); ++f) {
    if (std::find(outer.begin(), outer.end(), f) != outer.end()) continue;
    if (faces_[f].area <= 0) return std::nullopt;
    region_of[f] = traced.position.regions.size();
    traced.position.regions.emplace_back();
    traced.corners.emplace_back();
    add(region_of[f], faces_[f]);
  }
  for (const std::size_t o : outer) {
    double least = std::numeric_limits<double>::infinity();
    std::size_t region = 0;
    for (std::size_t f = 0; f < faces_.size(); ++f) {
      if (region_of[f] == 0 || faces_[f].component == faces_[o].component) continue;
      if (faces_[f].area < least && contains(faces_[f], faces_[o].outline[0])) {
        least = faces_[f].area;
        region = region_of[f];
      }
    }
    add(region, faces_[o]);
  }
  return traced;
}

Boundary least_turn(Boundary ring) {
  Boundary least = ring;
  for (std::size_t i = 1; i < ring.size(); ++i) {
    std::rotate(ring.begin(), ring.begin() + 1, ring.end());
    least = std::min(least, ring);
  }
  return least;
}

}  // namespace

std::optional<Traced> trace(const Picture& picture, int starting_spots) {
  return Tracer(picture).run(starting_spots);
}

std::string sorted_text(const Position& position) {
  Position sorted = position;
  for (Region& region : sorted.regions) {
    for (Boundary& ring : region) ring = least_turn(ring);
    std::sort(region.begin(), region.end());
  }
  std::sort(sorted.regions.begin(), sorted.regions.end());
  return print(sorted);
}

}  // namespace cartapenna::sprouts
