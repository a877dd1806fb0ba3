// SPDX-License-Identifier: MIT
// What a printer does to a page, to be read off with the eye: whether it scales, what it cuts off,
// how far its backs are from its fronts.
#pragma once

#include <span>
#include <string>

#include "layouts/draft.h"
#include "layouts/scene.h"

namespace cartapenna {

// A line with ticks every 10 mm, from the middle of its first tick to that of its last exactly
// `tens` times 10 mm long, with that length beside it: to the right from `from`, the ticks above
// and the length below; or upwards, the ticks at the right and the length at the left.
void horizontal_bar(Draft& draft, Point from, int tens);
void vertical_bar(Draft& draft, Point from, int tens);

// Bars of 100 mm (on small paper as many tens as there is room for), corners at the margin and at
// 5, 10, 15 mm from the edges, a cross with millimetres in the exact middle, and these lines of
// text, which are wrapped and go on below the cross where they must.
// REQUIRES: both sides of the paper are at least 100 mm long, margin >= 0.
Scene test_page(Size paper, double margin, std::span<const std::string> lines, const Style& style,
                const TextMeasure& measure);

// A plain cross in the exact middle: held against the light, it shows on the millimetres of the
// front how far the back is off.
Scene test_page_back(Size paper, const Style& style);

}  // namespace cartapenna
