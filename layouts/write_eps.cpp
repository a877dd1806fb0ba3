// SPDX-License-Identifier: MIT
// EPS of one page. Cairo's carries the clock and a rounded box of the ink: its header is written
// anew, with the size of the page.
#include <cairo-ps.h>
#include <fmt/format.h>

#include <cmath>
#include <new>
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
