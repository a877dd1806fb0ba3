// SPDX-License-Identifier: MIT
// A page cut to its ink, for a board that somebody places in a layout.
#pragma once

#include "layouts/fonts.h"
#include "layouts/scene.h"

namespace cartapenna {

// The smallest box around all that the marks put on paper: strokes with their width, letters with
// their shapes. Empty for a page without marks. REQUIRES: nothing on the page is turned.
Box ink_box(const Page& page, const Fonts& fonts);

// The page cut to its ink: its size and the places of its edges are whole tenths of a millimetre,
// less than 0.1 mm from the ink. Baselines stand on whole tenths, too, from the top and from the
// foot: text is moved by at most 0.05 mm for it. REQUIRES: as above.
Page tight(Page page, const Fonts& fonts);

}  // namespace cartapenna
