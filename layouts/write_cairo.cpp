// SPDX-License-Identifier: MIT
// PNG and EPS of one page. Cairo's EPS carries the clock and a rounded box of the ink: its header
// is written anew, with the size of the page.
#include <cairo-ps.h>
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <exception>
#include <stdexcept>

#include "layouts/painter.h"
#include "layouts/write.h"

namespace cartapenna {
namespace {

cairo_status_t append(void* out, const unsigned char* bytes, unsigned int count) {
  try {
    static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
  } catch (const std::bad_alloc&) {
    return CAIRO_STATUS_NO_MEMORY;
  }
}

std::string big_endian(std::uint32_t value) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift);
  return bytes;
}

// As PNG defines it for its chunks.
std::uint32_t crc(std::string_view bytes) {
  std::uint32_t remainder = 0xFFFFFFFF;
  for (char byte : bytes) {
    remainder ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) {
      remainder = (remainder >> 1) ^ ((remainder & 1) != 0 ? 0xEDB88320 : 0);
    }
  }
  return ~remainder;
}

// Cairo leaves out how large a pixel is, and a picture would print at any size.
void add_resolution(std::string& png, double dpi) {
  const auto per_metre = static_cast<std::uint32_t>(std::lround(dpi / 0.0254));
  const std::string body = "pHYs" + big_endian(per_metre) + big_endian(per_metre) + '\1';
  constexpr std::size_t after_header = 8 + 25;
  png.insert(after_header, big_endian(9) + body + big_endian(crc(body)));
}

void invert(cairo_surface_t* surface) {
  cairo_surface_flush(surface);
  unsigned char* row = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < cairo_image_surface_get_height(surface); ++y, row += stride) {
    for (int x = 0; x < stride; ++x) row[x] = static_cast<unsigned char>(255 - row[x]);
  }
  cairo_surface_mark_dirty(surface);
}

// Printable ASCII only, as the comments of a header want it.
std::string plain(std::string_view words) {
  std::string text;
  for (char c : words) text += c >= 0x20 && c < 0x7F ? c : '?';
  return text;
}

std::string eps_header(const Page& page, const Facts& facts) {
  const double width = points_of(page.size.width);
  const double height = points_of(page.size.height);
  constexpr double rounding = 1e-6;  // two inches in millimetres are a hair more than 144 points
  return fmt::format(
      "%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: {}\n%%Title: {}\n%%Pages: 1\n"
      "%%DocumentData: Clean7Bit\n%%LanguageLevel: 3\n%%BoundingBox: 0 0 {:.0f} {:.0f}\n"
      "%%HiResBoundingBox: 0 0 {:.4f} {:.4f}\n%%EndComments\n",
      plain(facts.producer), plain(facts.title), std::ceil(width - rounding),
      std::ceil(height - rounding), width, height);
}

}  // namespace

std::string write_png(const Page& page, const Fonts& fonts, double dpi) {
  if (!(dpi >= 10 && dpi <= 2400)) throw std::runtime_error("a resolution is 10 to 2400 dpi");
  const auto pixels = [dpi](double mm) { return static_cast<int>(std::lround(mm / 25.4 * dpi)); };
  const Cairo<cairo_surface_t> surface(cairo_image_surface_create(
      CAIRO_FORMAT_A8, pixels(page.size.width), pixels(page.size.height)));
  check(cairo_surface_status(surface.get()));
  const Cairo<cairo_t> cairo(cairo_create(surface.get()));
  cairo_scale(cairo.get(), dpi / 72, dpi / 72);
  // As outlines: Cairo would move each letter to a whole pixel.
  Painter painter(fonts, cairo.get(), Ink::alpha, true);
  for (const Placement& placement : page.placed) painter.paint(placement);
  check(cairo_status(cairo.get()));
  invert(surface.get());

  std::string png;
  check(cairo_surface_write_to_png_stream(surface.get(), append, &png));
  add_resolution(png, dpi);
  return png;
}

std::string write_eps(const Page& page, const Fonts& fonts, const Facts& facts) {
  std::string eps;
  // Cairo cuts a page at whole points, and a board's frame is at its edge: one point more, with the
  // page's foot at the foot.
  const double height = std::ceil(points_of(page.size.height)) + 1;
  const Cairo<cairo_surface_t> surface(cairo_ps_surface_create_for_stream(
      append, &eps, std::ceil(points_of(page.size.width)) + 1, height));
  cairo_ps_surface_set_eps(surface.get(), 1);
  {
    const Cairo<cairo_t> cairo(cairo_create(surface.get()));
    cairo_translate(cairo.get(), 0, height - points_of(page.size.height));
    Painter painter(fonts, cairo.get(), Ink::rgb, false);
    for (const Placement& placement : page.placed) painter.paint(placement);
    check(cairo_status(cairo.get()));
    cairo_show_page(cairo.get());
  }
  cairo_surface_finish(surface.get());
  check(cairo_surface_status(surface.get()));

  constexpr std::string_view end = "%%EndComments\n";
  const std::size_t header = eps.find(end);
  if (header == std::string::npos) throw std::runtime_error("Cairo's EPS has no header");
  eps.replace(0, header + end.size(), eps_header(page, facts));
  return eps;
}

}  // namespace cartapenna
