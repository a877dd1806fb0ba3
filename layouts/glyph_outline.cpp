// SPDX-License-Identifier: MIT
#include "layouts/glyph_outline.h"

#include <hb.h>

#include <charconv>
#include <cmath>
#include <memory>

namespace cartapenna {
namespace {

struct Destroy {
  void operator()(hb_draw_funcs_t* it) const { hb_draw_funcs_destroy(it); }
};
using DrawFunctions = std::unique_ptr<hb_draw_funcs_t, Destroy>;

// Relative commands, each from the rounded end of the one before, so that rounding never adds up.
class PathData {
 public:
  explicit PathData(double scale) : scale_(scale) {}

  void command(char letter, std::initializer_list<std::pair<float, float>> points) {
    text_ += letter;
    long end_x = x_;
    long end_y = y_;
    bool first = true;
    for (const auto& [x, y] : points) {
      end_x = std::lround(static_cast<double>(x) * scale_);
      end_y = std::lround(static_cast<double>(y) * -scale_);
      number(end_x - x_, first);
      number(end_y - y_, false);
      first = false;
    }
    x_ = end_x;
    y_ = end_y;
    if (letter == 'm') {
      start_x_ = x_;
      start_y_ = y_;
    }
  }
  void line(float x, float y) {
    const long end_x = std::lround(static_cast<double>(x) * scale_);
    const long end_y = std::lround(static_cast<double>(y) * -scale_);
    if (end_y == y_) {
      text_ += 'h';
      number(end_x - x_, true);
    } else if (end_x == x_) {
      text_ += 'v';
      number(end_y - y_, true);
    } else {
      command('l', {{x, y}});
    }
    x_ = end_x;
    y_ = end_y;
  }
  void close() {
    text_ += 'z';
    x_ = start_x_;
    y_ = start_y_;
  }
  std::string take() { return std::move(text_); }

 private:
  void number(long value, bool first) {
    char digits[24];
    if (!first && value >= 0) text_ += ' ';
    text_.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
  }

  double scale_;
  long x_ = 0;
  long y_ = 0;
  long start_x_ = 0;
  long start_y_ = 0;
  std::string text_;
};

PathData& path(void* data) {
  return *static_cast<PathData*>(data);
}

DrawFunctions draw_functions() {
  DrawFunctions functions(hb_draw_funcs_create());
  hb_draw_funcs_set_move_to_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
        path(data).command('m', {{x, y}});
      },
      nullptr, nullptr);
  hb_draw_funcs_set_line_to_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
        path(data).line(x, y);
      },
      nullptr, nullptr);
  hb_draw_funcs_set_quadratic_to_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float cx, float cy, float x, float y,
         void*) {
        path(data).command('q', {{cx, cy}, {x, y}});
      },
      nullptr, nullptr);
  hb_draw_funcs_set_cubic_to_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float ax, float ay, float bx, float by,
         float x, float y, void*) {
        path(data).command('c', {{ax, ay}, {bx, by}, {x, y}});
      },
      nullptr, nullptr);
  hb_draw_funcs_set_close_path_func(
      functions.get(),
      [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, void*) { path(data).close(); }, nullptr,
      nullptr);
  return functions;
}

}  // namespace

std::string glyph_outline(hb_font_t* font, std::uint32_t glyph, double scale) {
  static const DrawFunctions functions = draw_functions();
  PathData data(scale);
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions.get(), &data);
#else
  hb_font_get_glyph_shape(font, glyph, functions.get(), &data);
#endif
  return data.take();
}

}  // namespace cartapenna
