// SPDX-License-Identifier: MIT
#include "layouts/glyph_outline.h"

#include <hb.h>

#include <memory>

namespace cartapenna {
namespace {

struct Destroy {
  void operator()(hb_draw_funcs_t* it) const { hb_draw_funcs_destroy(it); }
};
using DrawFunctions = std::unique_ptr<hb_draw_funcs_t, Destroy>;

struct Pen {
  double scale;
  SvgPath path{0};

  Point at(float x, float y) const {
    return {static_cast<double>(x) * scale, static_cast<double>(y) * -scale};
  }
};

Pen& pen(void* data) {
  return *static_cast<Pen*>(data);
}

DrawFunctions draw_functions() {
  DrawFunctions functions(hb_draw_funcs_create());
  hb_draw_funcs_set_move_to_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
        pen(data).path.move_to(pen(data).at(x, y));
      },
      nullptr, nullptr);
  hb_draw_funcs_set_line_to_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
        pen(data).path.line_to(pen(data).at(x, y));
      },
      nullptr, nullptr);
  hb_draw_funcs_set_quadratic_to_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float cx, float cy, float x, float y,
         void*) { pen(data).path.quadratic_to(pen(data).at(cx, cy), pen(data).at(x, y)); },
      nullptr, nullptr);
  hb_draw_funcs_set_cubic_to_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float ax, float ay, float bx, float by,
         float x, float y, void*) {
        pen(data).path.cubic_to(pen(data).at(ax, ay), pen(data).at(bx, by), pen(data).at(x, y));
      },
      nullptr, nullptr);
  hb_draw_funcs_set_close_path_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, void*) { pen(data).path.close(); },
      nullptr, nullptr);
  return functions;
}

}  // namespace

SvgOutline glyph_outline(hb_font_t* font, std::uint32_t glyph, double scale) {
  static const DrawFunctions functions = draw_functions();
  Pen data{scale};
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions.get(), &data);
#else
  hb_font_get_glyph_shape(font, glyph, functions.get(), &data);
#endif
  return data.path.take_outline();
}

}  // namespace cartapenna
