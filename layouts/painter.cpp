// SPDX-License-Identifier: MIT
#include "layouts/painter.h"

#include <numbers>
#include <stdexcept>

namespace cartapenna {

void check(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS) throw std::runtime_error(cairo_status_to_string(status));
}

void place(cairo_t* cairo, const Placement& placement) {
  // Not cairo_rotate: the cosine of 90° comes out as 6e-17.
  static constexpr double cosines[] = {1, 0, -1, 0};
  static constexpr double sines[] = {0, 1, 0, -1};
  const int turn = ((placement.quarter_turns % 4) + 4) % 4;
  cairo_matrix_t matrix;
  cairo_matrix_init(&matrix, cosines[turn], sines[turn], -sines[turn], cosines[turn],
                    points_of(placement.at.x), points_of(placement.at.y));
  cairo_transform(cairo, &matrix);
}

Painter::Painter(const Fonts& fonts, cairo_t* cairo, Ink ink, bool outlines)
    : fonts_(fonts), cairo_(cairo), ink_(ink), outlines_(outlines) {
  // The same as for measuring, or glyphs would not stand where they were measured.
  const Cairo<cairo_font_options_t> options(cairo_font_options_create());
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(cairo, options.get());
  set_grey(0);
}

void Painter::paint(const Placement& placement) {
  cairo_save(cairo_);
  place(cairo_, placement);
  paint(*placement.scene);
  cairo_restore(cairo_);
}

void Painter::paint(const Scene& scene) {
  for (const Layer& layer : scene.layers) paint(layer);
}

void Painter::paint(const Layer& layer, bool apart) {
  apart_ = apart;
  cairo_new_path(cairo_);
  for (const Mark& mark : layer.marks) {
    std::visit([this](const auto& kind) { add(kind); }, mark);
  }
  flush();
}

void Painter::add(const Stroke& stroke) {
  begin({Style::Kind::stroke, stroke.width, stroke.dash, stroke.round});
  polygon(stroke.points, stroke.closed);
}

void Painter::add(const Curve& curve) {
  begin({Style::Kind::stroke, curve.width, curve.dash, true});
  cairo_move_to(cairo_, points_of(curve.start.x), points_of(curve.start.y));
  for (const auto& [a, b, end] : curve.pieces) {
    cairo_curve_to(cairo_, points_of(a.x), points_of(a.y), points_of(b.x), points_of(b.y),
                   points_of(end.x), points_of(end.y));
  }
}

void Painter::add(const Disc& disc) {
  const auto circle = [&] {
    cairo_new_sub_path(cairo_);
    cairo_arc(cairo_, points_of(disc.centre.x), points_of(disc.centre.y), points_of(disc.radius), 0,
              2 * std::numbers::pi);
    cairo_close_path(cairo_);
  };
  if (disc.hollow) {
    flush();
    circle();
    set_grey(1);
    cairo_fill(cairo_);
    set_grey(0);
    if (disc.width <= 0) return;
  }
  if (disc.width > 0) {
    begin({Style::Kind::stroke, disc.width, 0, false});
  } else {
    begin({Style::Kind::fill});
  }
  circle();
}

void Painter::add(const Fill& fill) {
  // Never gathered: two polygons that overlap with opposite senses would leave a hole.
  flush();
  polygon(fill.points, true);
  set_grey(fill.grey);
  cairo_fill(cairo_);
  set_grey(0);
}

void Painter::add(const Text& text) {
  begin({});
  std::shared_ptr<const Shaped> shaped = fonts_.shaper().shape(text.words, text.type.bold);
  const double width = shaped->width * text.type.size;
  const double shift = text.align == Align::left ? 0 : text.align == Align::centre ? 0.5 : 1;
  const Point start{points_of(text.at.x) - shift * width, points_of(text.at.y)};
  if (apart_) shaped = fonts_.shaper().shape(text.words + ' ', text.type.bold);
  for (const Run& run : shaped->runs) add(run, start, text.type.size);
}

void Painter::add(const Run& run, Point start, double size) {
  // Clusters of words read from right to left are counted from the last glyph: a row of its own.
  if (run.face != face_ || size != size_ || run.right_to_left || right_to_left_) flush_glyphs();
  face_ = run.face;
  size_ = size;
  right_to_left_ = run.right_to_left;
  words_ += run.words;
  for (const Glyph& glyph : run.glyphs) {
    glyphs_.push_back({glyph.index, start.x + glyph.x * size, start.y + glyph.y * size});
  }
  for (const Cluster& cluster : run.clusters) clusters_.push_back({cluster.bytes, cluster.glyphs});
}

// Text and paths are not gathered at the same time, so that the order of marks is kept.
void Painter::begin(const Style& style) {
  if (style == style_) return;
  flush();
  style_ = style;
}

void Painter::flush() {
  flush_glyphs();
  if (style_.kind == Style::Kind::fill) cairo_fill(cairo_);
  if (style_.kind == Style::Kind::stroke) {
    cairo_set_line_width(cairo_, points_of(style_.width));
    cairo_set_line_cap(cairo_, style_.round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(cairo_, style_.round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
    const double dash = points_of(style_.dash);
    cairo_set_dash(cairo_, &dash, dash > 0 ? 1 : 0, 0);
    const double tolerance = cairo_get_tolerance(cairo_);
    if (coarse_) cairo_set_tolerance(cairo_, points_of(style_.width) / 2);
    cairo_stroke(cairo_);
    cairo_set_tolerance(cairo_, tolerance);
  }
  style_ = {};
}

void Painter::flush_glyphs() {
  if (face_ != nullptr) {
    cairo_set_font_face(cairo_, face_->cairo());
    cairo_set_font_size(cairo_, size_);
    const auto count = static_cast<int>(glyphs_.size());
    if (outlines_) {
      cairo_glyph_path(cairo_, glyphs_.data(), count);
      cairo_fill(cairo_);
    } else {
      cairo_show_text_glyphs(
          cairo_, words_.data(), static_cast<int>(words_.size()), glyphs_.data(), count,
          clusters_.data(), static_cast<int>(clusters_.size()),
          right_to_left_ ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t{});
    }
    cairo_new_path(cairo_);
  }
  words_.clear();
  glyphs_.clear();
  clusters_.clear();
  face_ = nullptr;
  right_to_left_ = false;
}

void Painter::set_grey(double grey) {
  if (ink_ == Ink::rgb) {
    cairo_set_source_rgb(cairo_, grey, grey, grey);
  } else {
    cairo_set_source_rgba(cairo_, 0, 0, 0, 1 - grey);
    // A lighter ink replaces what is there instead of being laid over it.
    cairo_set_operator(cairo_, grey > 0 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER);
  }
}

void Painter::polygon(const std::vector<Point>& points, bool closed) {
  cairo_new_sub_path(cairo_);
  for (const Point& point : points) cairo_line_to(cairo_, points_of(point.x), points_of(point.y));
  if (closed) cairo_close_path(cairo_);
}

}  // namespace cartapenna
