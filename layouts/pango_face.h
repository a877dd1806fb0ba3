// SPDX-License-Identifier: MIT
// A font of Pango as the writers see it: what Cairo draws with it, how high a glyph is, its
// outline.
#pragma once

#include <hb.h>
#include <pango/pangocairo.h>

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>

#include "layouts/glyph_outline.h"
#include "layouts/shaper.h"

namespace cartapenna {

struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
template <typename T>
using Shared = std::unique_ptr<T, Unref>;

// Shaping happens at this size, where Pango's units are a hundred-thousandth of the em.
inline constexpr double pango_em = 100 * PANGO_SCALE;

// Pango makes what draws a font when it is first asked, without a lock. It is asked here, where the
// shaper holds its own: another thread may be shaping with the font while one draws with it.
class PangoFace final : public Face {
 public:
  PangoFace(PangoFont* font, int its_number)
      : font_(static_cast<PangoFont*>(g_object_ref(font))),
        drawn_(pango_font_get_hb_font(font)),
        cairo_(cairo_scaled_font_get_font_face(
            pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)))) {
    number = its_number;
    // A file that cannot be read any more is told to nobody, and measures come out as nothing.
    cairo_scaled_font_t* const scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
    const cairo_status_t status =
        scaled != nullptr ? cairo_scaled_font_status(scaled) : CAIRO_STATUS_NULL_POINTER;
    if (status != CAIRO_STATUS_SUCCESS) {
      throw FontError(std::string("a font file cannot be read: ") + cairo_status_to_string(status));
    }
  }

  bool shows(const PangoFont* font) const { return font == font_.get(); }
  cairo_font_face_t* cairo() const override { return cairo_; }
  double height(std::uint32_t glyph) const override {
    PangoRectangle ink;
    pango_font_get_glyph_extents(font_.get(), glyph, &ink, nullptr);
    return -ink.y / pango_em;
  }
  const SvgOutline& outline(std::uint32_t glyph) override {
    const auto [place, is_new] = outlines_.try_emplace(glyph);
    if (is_new) place->second = glyph_outline(drawn_, glyph, 1000 / pango_em);
    return place->second;
  }

 private:
  Shared<PangoFont> font_;
  hb_font_t* drawn_;  // both are the font's
  cairo_font_face_t* cairo_;
  std::unordered_map<std::uint32_t, SvgOutline> outlines_;
};

}  // namespace cartapenna
