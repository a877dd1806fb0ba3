// SPDX-License-Identifier: MIT
#include "layouts/tight.h"

#include <cairo.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>

#include "layouts/painter.h"
#include "layouts/shaper.h"

namespace cartapenna {
namespace {

constexpr double miter_limit = 10;  // Cairo's: sharper corners are cut off

double tenth(double mm) {
  return std::round(mm * 10) / 10;
}

// What rounding adds to a whole tenth does not make it the next one.
double tenth_below(double mm) {
  return std::floor(mm * 10 + 1e-6) / 10;
}
double tenth_above(double mm) {
  return std::ceil(mm * 10 - 1e-6) / 10;
}

class InkBox {
 public:
  explicit InkBox(const Fonts& fonts) : fonts_(fonts) {}

  void add(const Scene& scene, Point at) {
    at_ = at;
    for (const Layer& layer : scene.layers) {
      for (const Mark& mark : layer.marks) {
        std::visit([this](const auto& kind) { add(kind); }, mark);
      }
    }
  }

  Box box() const {
    if (left_ > right_) return {};
    return {left_, top_, right_ - left_, bottom_ - top_};
  }

 private:
  void point(Point p, double around = 0) {
    p = p + at_;
    left_ = std::min(left_, p.x - around);
    right_ = std::max(right_, p.x + around);
    top_ = std::min(top_, p.y - around);
    bottom_ = std::max(bottom_, p.y + around);
  }

  void add(const Stroke& stroke) {
    const std::vector<Point>& points = stroke.points;
    const std::size_t count = points.size();
    const double half = stroke.width / 2;
    if (stroke.round) {
      for (const Point p : points) point(p, half);
      return;
    }
    for (std::size_t i = 0; i + (stroke.closed ? 0 : 1) < count; ++i) {
      const Point a = points[i];
      const Point b = points[(i + 1) % count];
      const Point n = normal(a, b) * half;
      for (const Point p : {a + n, a - n, b + n, b - n}) point(p);
      if (stroke.closed || i + 2 < count) corner(a, b, points[(i + 2) % count], half);
    }
  }

  void corner(Point a, Point b, Point c, double half) {
    const Point n = normal(a, b);
    const Point m = normal(b, c);
    const double square = 2 + 2 * (n.x * m.x + n.y * m.y);  // |n + m|²
    if (square * miter_limit * miter_limit < 4) return;
    const Point tip = (n + m) * (2 * half / square);
    point(b + tip);
    point(b - tip);
  }

  static Point normal(Point a, Point b) {
    const double length = distance(a, b);
    return length > 0 ? Point{(b.y - a.y) / length, (a.x - b.x) / length} : Point{};
  }

  void add(const Curve& curve) {
    constexpr int parts = 64;
    Point from = curve.start;
    for (const auto& piece : curve.pieces) {
      for (int i = 0; i <= parts; ++i) {
        const double t = static_cast<double>(i) / parts;
        const double s = 1 - t;
        point(from * (s * s * s) + piece[0] * (3 * s * s * t) + piece[1] * (3 * s * t * t) +
                  piece[2] * (t * t * t),
              curve.width / 2);
      }
      from = piece[2];
    }
  }

  void add(const Disc& disc) { point(disc.centre, disc.radius + disc.width / 2); }

  void add(const Fill& fill) {
    for (const Point p : fill.points) point(p);
  }

  void add(const Text& text) {
    const auto shaped = fonts_.shaper().shape(text.words, text.type.bold);
    const double em = text.type.size * mm_per_point;
    double x = text.at.x;
    if (text.align == Align::centre) x -= shaped->width * em / 2;
    if (text.align == Align::right) x -= shaped->width * em;
    for (const Run& run : shaped->runs) {
      for (const Glyph& glyph : run.glyphs) {
        const cairo_text_extents_t shape = extents(*run.face, glyph.index);
        if (shape.width <= 0 || shape.height <= 0) continue;
        const Point corner{x + (glyph.x + shape.x_bearing) * em,
                           text.at.y + (glyph.y + shape.y_bearing) * em};
        point(corner);
        point(corner + Point{shape.width * em, shape.height * em});
      }
    }
  }

  // In ems. Measured large, where no grid of pixels rounds.
  static cairo_text_extents_t extents(Face& face, std::uint32_t index) {
    constexpr double large = 1024;
    cairo_matrix_t size;
    cairo_matrix_t plain;
    cairo_matrix_init_scale(&size, large, large);
    cairo_matrix_init_identity(&plain);
    const Cairo<cairo_font_options_t> options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_scaled_font_t* font =
        cairo_scaled_font_create(face.cairo(), &size, &plain, options.get());
    const cairo_glyph_t glyph{index, 0, 0};
    cairo_text_extents_t shape;
    cairo_scaled_font_glyph_extents(font, &glyph, 1, &shape);
    cairo_scaled_font_destroy(font);
    return {shape.x_bearing / large, shape.y_bearing / large, shape.width / large,
            shape.height / large,    shape.x_advance / large, shape.y_advance / large};
  }

  const Fonts& fonts_;
  Point at_;
  double left_ = 1e9;
  double right_ = -1e9;
  double top_ = 1e9;
  double bottom_ = -1e9;
};

void move(Stroke& stroke, Point by) {
  for (Point& point : stroke.points) point = point + by;
}
void move(Curve& curve, Point by) {
  curve.start = curve.start + by;
  for (auto& piece : curve.pieces) {
    for (Point& point : piece) point = point + by;
  }
}
void move(Disc& disc, Point by) {
  disc.centre = disc.centre + by;
}
void move(Fill& fill, Point by) {
  for (Point& point : fill.points) point = point + by;
}
void move(Text& text, Point by) {
  text.at = text.at + by;
  text.at.y = tenth(text.at.y);
}

// Its marks where they come to lie, so that no file has to move them.
Placement at_its_place(const Placement& placement, Point by) {
  Scene scene = *placement.scene;
  for (Layer& layer : scene.layers) {
    for (Mark& mark : layer.marks) {
      std::visit([by](auto& kind) { move(kind, by); }, mark);
    }
  }
  return {shared(std::move(scene)), {}, 0, false};
}

}  // namespace

Box ink_box(const Page& page, const Fonts& fonts) {
  InkBox ink(fonts);
  for (const Placement& placement : page.placed) {
    assert(placement.quarter_turns == 0);
    ink.add(*placement.scene, placement.at);
  }
  return ink.box();
}

Page tight(Page page, const Fonts& fonts) {
  for (Placement& placement : page.placed) placement = at_its_place(placement, placement.at);
  const Box ink = ink_box(page, fonts);
  const Point corner{tenth_below(ink.x), tenth_below(ink.y)};
  for (Placement& placement : page.placed) placement = at_its_place(placement, Point{} - corner);
  page.size = {tenth(tenth_above(ink.right()) - corner.x),
               tenth(tenth_above(ink.bottom()) - corner.y)};
  return page;
}

}  // namespace cartapenna
