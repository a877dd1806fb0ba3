// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "layouts/svg_path.h"

typedef struct hb_font_t hb_font_t;

namespace cartapenna {

// The shape of a glyph, y downwards, the font's units times `scale` rounded to whole numbers. A
// TrueType face keeps its quadratic curves, so that the data stays short.
SvgOutline glyph_outline(hb_font_t* font, std::uint32_t glyph, double scale);

}  // namespace cartapenna
