// SPDX-License-Identifier: MIT
#include "generator/sprouts/relax.h"

#include "generator/sprouts/forces.h"
#include "generator/sprouts/plane.h"

namespace cartapenna::sprouts {

namespace {

constexpr double pace = 0.5;
constexpr double still = 0.004;    // mm; a picture that moves less is at rest
constexpr double skin = 3;         // mm that what is near may move before it is looked up again
constexpr int respace_every = 10;  // steps
constexpr double most_stretch = 1.4;
constexpr double most_uneven = 1.2;  // one direction more than the other

class Relaxer {
 public:
  Relaxer(Picture& picture, const RelaxOptions& options) : picture_(picture), options_(options) {}

  void run() {
    if (options_.fixed_lines == 0) rooms_ = Rooms(picture_);
    for (int step = 0; step < options_.steps; ++step) {
      if (step % respace_every == 0) renew();
      if (advance() < still) break;
    }
    write_back(mesh_, picture_);
  }

 private:
  void renew() {
    if (!mesh_.at.empty()) write_back(mesh_, picture_);
    respace(picture_, options_.fixed_lines);
    mesh_ = read_mesh(picture_, options_.fixed_lines, options_.fixed_spots, options_.obstacles);
    look_around();
  }

  void look_around() {
    near_ = segments_near(mesh_, Reach(mesh_).lines + skin);
    drift_ = 0;
  }

  double advance();

  Picture& picture_;
  const RelaxOptions& options_;
  Rooms rooms_;
  Mesh mesh_;
  std::vector<std::vector<std::uint32_t>> near_;
  double drift_ = 0;  // how far anything can have moved since look_around()
  std::vector<Point> force_;
  std::vector<double> most_;
};

// One step; gives the longest way that a vertex went.
double Relaxer::advance() {
  if (2 * drift_ > skin) look_around();
  force_.assign(mesh_.at.size(), {0, 0});
  most_.assign(mesh_.at.size(), most_step);
  const Reach reach(mesh_);
  tighten(mesh_, force_);
  turn_at_spots(mesh_, force_);
  push_spots(mesh_, reach, force_);
  push_apart(mesh_, reach, near_, force_, most_);
  inflate(mesh_, rooms_, force_);
  keep_inside(mesh_, options_.margin, force_);
  double longest = 0;
  for (std::size_t v = 0; v < mesh_.at.size(); ++v) {
    if (mesh_.fixed[v]) continue;
    const double l = length(force_[v]);
    const double step = std::min(pace * l, most_[v]);
    if (l > 0) mesh_.at[v] = mesh_.at[v] + (step / l) * force_[v];
    longest = std::max(longest, step);
  }
  drift_ += longest;
  return longest;
}

}  // namespace

void relax(Picture& picture, const RelaxOptions& options) {
  Relaxer(picture, options).run();
}

void fill_paper(Picture& picture, double margin) {
  Point least = picture.spots[0];
  Point most = least;
  const auto each = [&](auto use) {
    for (Point& spot : picture.spots) use(spot);
    for (Line& line : picture.lines) {
      for (Point& p : line.points) use(p);
    }
  };
  each([&](Point& p) {
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  });
  const double x = (picture.width - 2 * margin) / std::max(most.x - least.x, 1.0);
  const double y = (picture.height - 2 * margin) / std::max(most.y - least.y, 1.0);
  const auto stretch = [&](double wanted) {
    const double even = most_uneven * std::min(x, y);
    return std::clamp(std::min(wanted, even), 1.0, most_stretch);
  };
  each([&](Point& p) {
    p.x = picture.width / 2 + stretch(x) * (p.x - (least.x + most.x) / 2);
    p.y = picture.height / 2 + stretch(y) * (p.y - (least.y + most.y) / 2);
  });
}

}  // namespace cartapenna::sprouts
