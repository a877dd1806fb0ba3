// SPDX-License-Identifier: MIT
// Spots and their numbers on paper. A number stands at the upper right of its spot; where that is
// taken it goes to the next of eight places round the spot that is free.
#include <algorithm>
#include <array>
#include <cmath>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

constexpr double circle_radius = 1.0;  // to the middle of its line: 2.3 mm across in all
constexpr double corner_radius = 4;
constexpr double kappa = 0.5522847498;  // a quarter of a circle as a Bézier

double gap_between(Box a, Box b) {
  const double x = std::max({0.0, a.x - b.right(), b.x - a.right()});
  const double y = std::max({0.0, a.y - b.bottom(), b.y - a.bottom()});
  return std::hypot(x, y);
}

double gap_between(Place point, Box box) {
  return gap_between(Box{point.x, point.y, 0, 0}, box);
}

// What a spot inks, from its centre. A cross inks its arms, not the corners between them.
double reach(const Draft& draft, const Spec& spec) {
  return spec.variant == Variant::brussels ? cross_arm : spot_radius(draft.style());
}

// The eight places of a number, the best first.
std::vector<Box> number_places(const Draft& draft, const Spec& spec, Place spot, int number) {
  const double width = draft.width(std::to_string(number), draft.style().label);
  const double height = draft.capitals(draft.style().label);
  const bool cross = spec.variant == Variant::brussels;
  const double slant = cross ? number_gap : (spot_radius(draft.style()) + number_gap) * M_SQRT1_2;
  const double straight = reach(draft, spec) + number_gap;
  const auto at = [&](double x, double y) { return Box{spot.x + x, spot.y + y, width, height}; };
  return {at(slant, -slant - height),
          at(slant, slant),
          at(-slant - width, -slant - height),
          at(-slant - width, slant),
          at(straight, -height / 2),
          at(-width / 2, -straight - height),
          at(-width / 2, straight),
          at(-straight - width, -height / 2)};
}

bool is_clear(const Draft& draft, const Spec& spec, const std::vector<Place>& centres,
              const std::vector<Spot>& placed, std::size_t own, Box number, Box field) {
  const Box within = field.inset(least_air);
  if (number.x < within.x || number.y < within.y || number.right() > within.right() ||
      number.bottom() > within.bottom()) {
    return false;
  }
  for (std::size_t i = 0; i < centres.size(); ++i) {
    if (i != own && gap_between(centres[i], number) < reach(draft, spec) + least_air) return false;
  }
  return std::all_of(placed.begin(), placed.end(), [&](const Spot& other) {
    return gap_between(other.number, number) >= least_air;
  });
}

std::optional<std::vector<Spot>> number_spots(const Draft& draft, const Spec& spec,
                                              const std::vector<Place>& centres, Box field) {
  std::vector<Spot> placed;
  for (std::size_t i = 0; i < centres.size(); ++i) {
    const auto places = number_places(draft, spec, centres[i], static_cast<int>(i) + 1);
    const auto free = std::find_if(places.begin(), places.end(), [&](Box number) {
      return is_clear(draft, spec, centres, placed, i, number, field);
    });
    if (free == places.end()) return std::nullopt;
    placed.push_back({centres[i], *free});
  }
  return placed;
}

}  // namespace

double spot_radius(const Style& style) {
  return circle_radius + style.outline / 2;
}

std::optional<std::vector<Spot>> place_spots(const Draft& draft, const Spec& spec, Box field,
                                             const Board& board) {
  constexpr std::uint64_t attempts = 100;
  for (std::uint64_t attempt = 0; attempt < attempts; ++attempt) {
    Random random(board.seed, attempt);
    std::vector<Place> centres;
    for (const Point& spot : arrange(spec, field.width, field.height, random)) {
      centres.push_back({field.x + spot.x, field.y + spot.y});
    }
    if (auto spots = number_spots(draft, spec, centres, field)) return spots;
    if (spec.arrangement != Arrangement::spread) break;
  }
  return std::nullopt;
}

Disc spot_mark(const Style& style, Place centre, bool dead) {
  const double width = style.outline;
  return dead ? Disc{centre, circle_radius + width / 2, 0, false}
              : Disc{centre, circle_radius, width, true};
}

void draw_cross(Draft& draft, std::string_view layer, Place centre) {
  const double width = draft.style().frame;
  draft.line(layer, centre - Place{cross_arm, 0}, centre + Place{cross_arm, 0}, width, true);
  draft.line(layer, centre - Place{0, cross_arm}, centre + Place{0, cross_arm}, width, true);
}

void draw_spots(Draft& draft, const Spec& spec, const std::vector<Spot>& spots) {
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const Spot& spot = spots[i];
    if (spec.variant == Variant::brussels) {
      draw_cross(draft, "spots", spot.centre);
    } else {
      draft.layer("spots").marks.emplace_back(spot_mark(draft.style(), spot.centre, false));
    }
    draft.text("numbers", spot.number.corner(), std::to_string(i + 1), draft.style().label);
  }
}

void draw_field(Draft& draft, Box field) {
  const double r = corner_radius;
  const double c = r * (1 - kappa);
  const double left = field.x;
  const double top = field.y;
  const double right = field.right();
  const double bottom = field.bottom();
  const auto straight = [](Place from, Place to) {
    return std::array<Place, 3>{from + (to - from) * (1.0 / 3), from + (to - from) * (2.0 / 3), to};
  };
  Curve frame{{left + r, top}, {}, draft.style().outline, 0};
  frame.pieces = {straight({left + r, top}, {right - r, top}),
                  {Place{right - c, top}, Place{right, top + c}, Place{right, top + r}},
                  straight({right, top + r}, {right, bottom - r}),
                  {Place{right, bottom - c}, Place{right - c, bottom}, Place{right - r, bottom}},
                  straight({right - r, bottom}, {left + r, bottom}),
                  {Place{left + c, bottom}, Place{left, bottom - c}, Place{left, bottom - r}},
                  straight({left, bottom - r}, {left, top + r}),
                  {Place{left, top + c}, Place{left + c, top}, Place{left + r, top}}};
  draft.layer("field").marks.emplace_back(std::move(frame));
}

}  // namespace cartapenna::sprouts
