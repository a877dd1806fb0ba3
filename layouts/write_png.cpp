// SPDX-License-Identifier: MIT
// PNG of one page, painted by Cairo as the coverage of ink. Cairo would try each of PNG's five
// filters for each row, which is half of the time and makes drawings larger: libpng is asked
// itself.
#include <png.h>

#include <cmath>
#include <csetjmp>
#include <new>
#include <stdexcept>
#include <vector>

#include "layouts/painter.h"
#include "layouts/write.h"

namespace cartapenna {
namespace {

Cairo<cairo_surface_t> painted(const Page& page, const Fonts& fonts, double dpi) {
  const auto pixels = [dpi](double mm) { return static_cast<int>(std::lround(mm / 25.4 * dpi)); };
  Cairo<cairo_surface_t> surface(cairo_image_surface_create(
      CAIRO_FORMAT_A8, pixels(page.size.width), pixels(page.size.height)));
  check(cairo_surface_status(surface.get()));
  const Cairo<cairo_t> cairo(cairo_create(surface.get()));
  cairo_scale(cairo.get(), dpi / 72, dpi / 72);
  // As outlines: Cairo would move each letter to a whole pixel.
  Painter painter(fonts, cairo.get(), Ink::alpha, true);
  for (const Placement& placement : page.placed) painter.paint(placement);
  check(cairo_status(cairo.get()));
  cairo_surface_flush(surface.get());
  return surface;
}

struct Picture {
  unsigned char* first_row = nullptr;
  std::ptrdiff_t stride = 0;
  png_uint_32 width = 0;
  png_uint_32 height = 0;
  png_uint_32 dots_a_metre = 0;
};

void append(png_struct* png, unsigned char* bytes, std::size_t count) {
  try {
    static_cast<std::string*>(png_get_io_ptr(png))
        ->append(reinterpret_cast<const char*>(bytes), count);
  } catch (const std::bad_alloc&) {
    png_error(png, "no memory");
  }
}

// False where libpng gave up: it jumps, so nothing here has a destructor.
bool encode(png_struct* png, png_info* info, const Picture& picture, std::string& bytes) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_set_write_fn(png, &bytes, append, nullptr);
  png_set_IHDR(png, info, picture.width, picture.height, 8, PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_pHYs(png, info, picture.dots_a_metre, picture.dots_a_metre, PNG_RESOLUTION_METER);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_write_info(png, info);
  png_set_invert_mono(png);  // ink is black
  for (png_uint_32 y = 0; y < picture.height; ++y) {
    png_write_row(png, picture.first_row + static_cast<std::ptrdiff_t>(y) * picture.stride);
  }
  png_write_end(png, info);
  return true;
}

}  // namespace

std::string write_png(const Page& page, const Fonts& fonts, double dpi) {
  if (!(dpi >= 10 && dpi <= 2400)) throw std::runtime_error("a resolution is 10 to 2400 dpi");
  const Cairo<cairo_surface_t> surface = painted(page, fonts, dpi);
  const Picture picture{
      cairo_image_surface_get_data(surface.get()),
      cairo_image_surface_get_stride(surface.get()),
      static_cast<png_uint_32>(cairo_image_surface_get_width(surface.get())),
      static_cast<png_uint_32>(cairo_image_surface_get_height(surface.get())),
      static_cast<png_uint_32>(std::lround(dpi / 0.0254)),
  };
  std::string bytes;
  png_struct* png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_info* info = png != nullptr ? png_create_info_struct(png) : nullptr;
  const bool done = info != nullptr && encode(png, info, picture, bytes);
  png_destroy_write_struct(&png, &info);
  if (!done) throw std::runtime_error("libpng could not write the picture");
  return bytes;
}

}  // namespace cartapenna
