// SPDX-License-Identifier: MIT
#include "generator/sprouts/mesh.h"

#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

constexpr double mesh_cell = 6;  // mm, of the buckets

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

class Threader {
 public:
  explicit Threader(const Mesh& mesh) : mesh_(mesh), ends_(mesh.spots), used_(mesh.chains.size()) {
    for (std::size_t l = 0; l < mesh.chains.size(); ++l) {
      ends_[mesh.chains[l].front()].push_back(l);
      ends_[mesh.chains[l].back()].push_back(l);
    }
  }

  std::vector<Thread> all() {
    std::vector<Thread> threads;
    for (std::size_t l = 0; l < mesh_.chains.size(); ++l) {  // first those with loose ends
      for (const std::size_t end : {mesh_.chains[l].front(), mesh_.chains[l].back()}) {
        if (!used_[l] && ends_[end].size() != 2) threads.push_back(follow(l, end));
      }
    }
    for (std::size_t l = 0; l < mesh_.chains.size(); ++l) {
      if (used_[l]) continue;
      threads.push_back(follow(l, mesh_.chains[l].front()));
      threads.back().closed = true;
      threads.back().vertices.pop_back();
    }
    return threads;
  }

 private:
  Thread follow(std::size_t line, std::size_t from) {
    Thread thread{{from}};
    while (true) {
      used_[line] = true;
      auto chain = mesh_.chains[line];
      if (chain.front() != thread.vertices.back()) std::reverse(chain.begin(), chain.end());
      thread.vertices.insert(thread.vertices.end(), chain.begin() + 1, chain.end());
      const auto& here = ends_[chain.back()];
      if (here.size() != 2) return thread;
      const std::size_t next = here[0] == line ? here[1] : here[0];
      if (used_[next]) return thread;
      line = next;
    }
  }

  const Mesh& mesh_;
  std::vector<std::vector<std::size_t>> ends_;  // lines at each spot
  std::vector<bool> used_;
};

void add_obstacles(Mesh& mesh, const std::vector<Obstacle>& obstacles) {
  for (const Obstacle& obstacle : obstacles) {
    const std::size_t first = mesh.at.size();
    for (const Point p : {obstacle.from, obstacle.to}) {
      mesh.at.push_back(p);
      mesh.line_of.push_back(no_line);
      mesh.place_of.push_back(0);
      mesh.fixed.push_back(true);
    }
    mesh.segments.push_back({first, first + 1, no_line});
  }
}

// Segments by the cells that their boxes touch.
class Buckets {
 public:
  explicit Buckets(const Mesh& mesh)
      : columns_(static_cast<std::size_t>(mesh.width / mesh_cell) + 1),
        rows_(static_cast<std::size_t>(mesh.height / mesh_cell) + 1),
        cells_(columns_ * rows_),
        seen_(mesh.segments.size(), 0) {
    for (std::size_t s = 0; s < mesh.segments.size(); ++s) {
      const Point a = mesh.at[mesh.segments[s].a];
      const Point b = mesh.at[mesh.segments[s].b];
      for_cells(std::min(a.x, b.x), std::max(a.x, b.x), std::min(a.y, b.y), std::max(a.y, b.y),
                [&](auto& cell) { cell.push_back(static_cast<std::uint32_t>(s)); });
    }
  }

  template <class Use>
  void each_near(Point p, double reach, Use use) {
    ++look_;
    for_cells(p.x - reach, p.x + reach, p.y - reach, p.y + reach, [&](const auto& cell) {
      for (const std::uint32_t s : cell) {
        if (seen_[s] == look_) continue;
        seen_[s] = look_;
        use(s);
      }
    });
  }

 private:
  static std::size_t index(double x, std::size_t count) {
    return static_cast<std::size_t>(std::clamp(x / mesh_cell, 0.0, static_cast<double>(count - 1)));
  }

  template <class Use>
  void for_cells(double left, double right, double top, double bottom, Use use) {
    for (auto y = index(top, rows_); y <= index(bottom, rows_); ++y) {
      for (auto x = index(left, columns_); x <= index(right, columns_); ++x) {
        use(cells_[y * columns_ + x]);
      }
    }
  }

  std::size_t columns_, rows_;
  std::vector<std::vector<std::uint32_t>> cells_;
  std::vector<std::size_t> seen_;
  std::size_t look_ = 0;
};

}  // namespace

Mesh read_mesh(const Picture& picture, std::size_t fixed_lines, std::size_t fixed_spots,
               const std::vector<Obstacle>& obstacles) {
  Mesh mesh{picture.width, picture.height, picture.spots.size(), picture.spots};
  mesh.line_of.assign(mesh.spots, no_line);
  mesh.place_of.assign(mesh.spots, 0);
  mesh.ends_at.assign(mesh.spots, 0);
  for (std::size_t s = 0; s < mesh.spots; ++s) mesh.fixed.push_back(s < fixed_spots);
  for (std::size_t l = 0; l < picture.lines.size(); ++l) {
    const Line& line = picture.lines[l];
    std::vector<std::size_t> chain{static_cast<std::size_t>(line.from) - 1};
    for (std::size_t k = 1; k + 1 < line.points.size(); ++k) {
      chain.push_back(mesh.at.size());
      mesh.at.push_back(line.points[k]);
      mesh.line_of.push_back(l);
      mesh.place_of.push_back(k);
      mesh.fixed.push_back(l < fixed_lines);
    }
    chain.push_back(static_cast<std::size_t>(line.to) - 1);
    for (std::size_t k = 1; k < chain.size(); ++k) {
      mesh.segments.push_back({chain[k - 1], chain[k], l});
    }
    ++mesh.ends_at[chain.front()];
    ++mesh.ends_at[chain.back()];
    mesh.chains.push_back(std::move(chain));
  }
  for (std::size_t s = 0; s < mesh.spots; ++s) {
    if (mesh.ends_at[s] == 0) mesh.segments.push_back({s, s, no_line});
  }
  add_obstacles(mesh, obstacles);
  mesh.threads = Threader(mesh).all();
  return mesh;
}

void write_back(const Mesh& mesh, Picture& picture) {
  for (std::size_t s = 0; s < mesh.spots; ++s) picture.spots[s] = mesh.at[s];
  for (std::size_t l = 0; l < mesh.chains.size(); ++l) {
    auto& points = picture.lines[l].points;
    for (std::size_t k = 0; k < points.size(); ++k) points[k] = mesh.at[mesh.chains[l][k]];
  }
}

void respace(Picture& picture, std::size_t fixed_lines) {
  for (std::size_t l = fixed_lines; l < picture.lines.size(); ++l) {
    auto& points = picture.lines[l].points;
    for (std::size_t k = 1; k + 1 < points.size() && points.size() > 4;) {
      const bool close = distance(points[k - 1], points[k]) < 0.6 * spacing &&
                         distance(points[k - 1], points[k + 1]) < 1.5 * spacing;
      if (close && is_empty_triangle(picture, points[k - 1], points[k], points[k + 1])) {
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(k));
      } else {
        ++k;
      }
    }
    for (std::size_t k = 1; k < points.size();) {
      if (distance(points[k - 1], points[k]) > 1.6 * spacing || points.size() < 4) {
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(k),
                      0.5 * (points[k - 1] + points[k]));
        if (points.size() >= 4) continue;
      }
      ++k;
    }
  }
}

std::vector<std::vector<std::uint32_t>> segments_near(const Mesh& mesh, double reach) {
  Buckets buckets(mesh);
  std::vector<std::vector<std::uint32_t>> near(mesh.at.size());
  for (std::size_t v = 0; v < mesh.at.size(); ++v) {
    buckets.each_near(mesh.at[v], reach, [&](std::uint32_t s) {
      const Segment& segment = mesh.segments[s];
      const Point p = nearest_on_segment(mesh.at[v], mesh.at[segment.a], mesh.at[segment.b]);
      if (dot(p - mesh.at[v], p - mesh.at[v]) <= reach * reach) near[v].push_back(s);
    });
  }
  return near;
}

}  // namespace cartapenna::sprouts
