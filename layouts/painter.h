// SPDX-License-Identifier: MIT
// Marks on a Cairo context whose user space is points. Marks of one style that follow each other
// become one path, texts of one face and size one row of glyphs: a grid is a single stroke, and the
// page is small and quick. Text goes out with its letters, so that a reader of PDF finds the words.
#pragma once

#include <cairo.h>

#include <memory>
#include <string>
#include <vector>

#include "layouts/fonts.h"
#include "layouts/scene.h"
#include "layouts/shaper.h"

namespace cartapenna {

struct CairoDestroy {
  void operator()(cairo_t* it) const { cairo_destroy(it); }
  void operator()(cairo_surface_t* it) const { cairo_surface_destroy(it); }
  void operator()(cairo_font_options_t* it) const { cairo_font_options_destroy(it); }
};
template <typename T>
using Cairo = std::unique_ptr<T, CairoDestroy>;

inline double points_of(double mm) {
  return mm / mm_per_point;
}

// Throws std::runtime_error with Cairo's sentence.
void check(cairo_status_t status);

// Moves the origin to where the placement has it, and turns.
void place(cairo_t* cairo, const Placement& placement);

enum class Ink {
  rgb,   // greys as colours
  alpha  // greys as the coverage of an A8 surface
};

class Painter {
 public:
  // The context must outlive the painter.
  Painter(const Fonts& fonts, cairo_t* cairo, Ink ink, bool outlines);

  // With a blank after each text when `apart`, for those who read the words without their places.
  void paint(const Layer& layer, bool apart = false);
  void paint(const Scene& scene);
  void paint(const Placement& placement);

  // From now on Cairo measures a stroke by a pen of four corners, as wide and as high as the round
  // one. For pages of a PDF, where only the whole points that a stroke touches are asked for.
  void measure_coarsely() { coarse_ = true; }

 private:
  // How the path that is being gathered will be put on paper.
  struct Style {
    enum class Kind { nothing, fill, stroke } kind = Kind::nothing;
    double width = 0;
    double dash = 0;
    bool round = false;
    friend bool operator==(const Style&, const Style&) = default;
  };

  void add(const Stroke& stroke);
  void add(const Curve& curve);
  void add(const Disc& disc);
  void add(const Fill& fill);
  void add(const Text& text);
  void add(const Run& run, Point start, double size);

  void begin(const Style& style);
  void flush();
  void flush_glyphs();
  void set_grey(double grey);
  void polygon(const std::vector<Point>& points, bool closed);

  const Fonts& fonts_;
  cairo_t* cairo_;
  Ink ink_;
  bool outlines_;
  bool apart_ = false;
  bool coarse_ = false;
  Style style_;
  Face* face_ = nullptr;
  double size_ = 0;
  bool right_to_left_ = false;
  std::string words_;
  std::vector<cairo_glyph_t> glyphs_;
  std::vector<cairo_text_cluster_t> clusters_;
};

}  // namespace cartapenna
