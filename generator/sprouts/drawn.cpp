// SPDX-License-Identifier: MIT
#include "generator/sprouts/drawn.h"

#include <algorithm>

#include "generator/sprouts/label.h"
#include "generator/sprouts/plane.h"
#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

Picture flattened(const Drawing& drawing) {
  Picture picture{drawing.width, drawing.height, {}, {}};
  for (const DrawnSpot& spot : drawing.spots) picture.spots.push_back(spot.centre);
  for (const DrawnLine& line : drawing.lines) {
    picture.lines.push_back({line.from, line.to, flatten(line.beziers)});
  }
  return picture;
}

Place on_paper(Point point, Place corner, double factor) {
  return corner + Place{factor * point.x, factor * point.y};
}

Curve curve_of(const DrawnLine& line, Place corner, double factor, double width, double dash) {
  Curve curve{on_paper(line.beziers.front(), corner, factor), {}, width, dash};
  for (std::size_t i = 1; i + 2 < line.beziers.size(); i += 3) {
    curve.pieces.push_back({on_paper(line.beziers[i], corner, factor),
                            on_paper(line.beziers[i + 1], corner, factor),
                            on_paper(line.beziers[i + 2], corner, factor)});
  }
  return curve;
}

}  // namespace

Drawing scaled(const Drawing& drawing, double factor) {
  Drawing other = drawing;
  other.width *= factor;
  other.height *= factor;
  for (DrawnSpot& spot : other.spots) spot.centre = factor * spot.centre;
  for (DrawnLine& line : other.lines) {
    for (Point& point : line.beziers) point = factor * point;
  }
  const std::vector<Point> labels = label_places(flattened(other), {});
  for (std::size_t s = 0; s < labels.size(); ++s) other.spots[s].label = labels[s];
  return other;
}

Drawing after_moves(const Drawing& drawing, int starting_spots, int moves) {
  Drawing earlier = drawing;
  earlier.lines.resize(2 * static_cast<std::size_t>(moves));
  earlier.spots.resize(static_cast<std::size_t>(starting_spots) + static_cast<std::size_t>(moves));
  for (DrawnSpot& spot : earlier.spots) spot.lives = 3;
  for (const DrawnLine& line : earlier.lines) {
    for (const int end : {line.from, line.to}) {
      --earlier.spots[static_cast<std::size_t>(end) - 1].lives;
    }
  }
  return earlier;
}

std::string heard(const std::string& hoey, const Words& words) {
  return words.with("sprouts.heard-position", {{"position", hoey}});
}

void draw_drawing(Draft& draft, const Drawing& drawing, Place corner, std::string alternative,
                  const Inking& inking, double factor) {
  const double half = draft.capitals(inking.numbers) / 2;
  Layer& layer = draft.block("drawing", alternative.empty() ? Role::artifact : Role::figure);
  layer.alternative = std::move(alternative);
  for (std::size_t l = 0; l < drawing.lines.size(); ++l) {
    const bool special = l >= inking.special_from;
    layer.marks.emplace_back(curve_of(drawing.lines[l], corner, factor,
                                      special ? inking.special_width : line_width,
                                      special ? inking.special_dash : 0));
  }
  for (const DrawnSpot& spot : drawing.spots) {
    layer.marks.emplace_back(
        spot_mark(draft.style(), on_paper(spot.centre, corner, factor), spot.lives == 0));
  }
  for (std::size_t s = 0; s < drawing.spots.size(); ++s) {
    const Place middle = on_paper(drawing.spots[s].label, corner, factor);
    layer.marks.emplace_back(
        Text{middle + Place{0, half}, std::to_string(s + 1), inking.numbers, Align::centre});
  }
}

}  // namespace cartapenna::sprouts
