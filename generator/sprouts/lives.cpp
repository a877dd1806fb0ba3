// SPDX-License-Identifier: MIT
// Boxes for the lives of each spot, and at the end the result. The moves made and the spots still
// alive always come to three times the starting spots: whoever miscounted sees it there.
#include <fmt/format.h>

#include <algorithm>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

// Side of a box.
double tick_of(const Style& style) {
  return std::max(3.0, 0.46 * style.write_row);
}

// The spots `from` … `to`, each with its number and `ticks` boxes, in rows; returns the y below.
struct Tracker {
  Draft& draft;
  double x;
  double width;
  double digits;  // room for a number
  double tick = tick_of(draft.style());
  double tick_pitch = 1.25 * tick;
  double row_height = 1.55 * tick;
  double between = 0.75 * tick;  // from one spot's boxes to the next one's number
  double label = digits + 0.4 * tick;

  double rows(double y, int from, int to, int ticks) const {
    const double pitch = label + tick + (ticks - 1) * tick_pitch + between;
    const int count = to - from + 1;
    const int fit = std::max(1, static_cast<int>((width + between) / pitch));
    // Rows of ten are easy to find one's way in; shorter ones are equally long.
    const int rows = (count + fit - 1) / fit;
    const int in_row = count > 10 && fit >= 10 ? fit / 5 * 5 : (count + rows - 1) / rows;
    for (int i = 0; i < count; ++i) {
      const int row = i / in_row;
      const int column = i % in_row;
      spot({x + column * pitch, y + tick / 2 + row * row_height}, from + i, ticks);
    }
    const int used = (count + in_row - 1) / in_row;
    return y + used * row_height;
  }

  void spot(Place at, int number, int ticks) const {
    draft.label("captions", {at.x + digits, at.y}, std::to_string(number),
                {draft.style().caption.size, ticks > 1}, Align::right);
    for (int t = 0; t < ticks; ++t) {
      draft.tick_box({at.x + label + tick / 2 + t * tick_pitch, at.y}, tick);
    }
  }
};

}  // namespace

double draw_lives(Draft& draft, const Settings& settings, const Words& words, Place at,
                  double width) {
  const Style& style = draft.style();
  const int spots = settings.spec.spots;
  const int last = highest_number(spots, settings.spec.variant);
  const std::string& heading = words("sprouts.lives");
  const std::string& how = words("sprouts.lives-how");
  draft.heading(at, heading, style.section);
  const double beside = at.x + draft.width(heading, style.section) + style.gap;
  const double baseline = at.y + draft.capitals(style.section);
  double y = baseline + style.gap;
  if (beside + draft.width(how, style.caption) <= at.x + width) {
    draft.text("captions", {beside, baseline - draft.capitals(style.caption)}, how, style.caption);
  } else {
    y = draft.paragraph({at.x, baseline + style.gap / 2}, width, how, style.caption) +
        style.gap / 2;
  }
  const double digits = draft.width(std::to_string(last), {style.caption.size, true});
  const Tracker tracker{draft, at.x, width, digits};
  y = tracker.rows(y, 1, spots, lives_at_start(1)) + style.gap / 4;
  return tracker.rows(y, spots + 1, last, 1) - tracker.row_height + tracker.tick;
}

double draw_result(Draft& draft, const Settings& settings, const Words& words, Place at,
                   double width) {
  const Style& style = draft.style();
  const Type small = style.caption;
  const bool one_line = width >= 110;
  const double row = std::max(style.write_row, 1.6 * style.line_height(small));
  double baseline = at.y + row - 0.8;
  double x = at.x;
  if (settings.spec.variant != Variant::brussels) {
    const std::string sum =
        fmt::format("= {} × 3 = {}", settings.spec.spots, lives_at_start(settings.spec.spots));
    const std::string& moves = words("sprouts.sum-moves");
    const std::string plus = "+ " + words("sprouts.sum-survivors");
    constexpr double least_blank = 6;
    const double captions = draft.width(moves, small) + draft.width(plus, small) + 2 * style.gap;
    const double for_sum = draft.width(sum, small) + 0.4 * style.gap;
    const auto is_narrow = [&](double of) { return of - captions - for_sum < 2 * least_blank; };
    // The equation stays on one line where it can: what follows it then takes the next one.
    const bool alone = one_line && is_narrow(width * 0.5) && !is_narrow(width);
    const double room = (one_line && !alone ? width * 0.5 : width) - captions;
    const double beside = room - for_sum;
    const bool below = beside < 2 * least_blank;  // the sum takes a line of its own
    const double blank = std::clamp((below ? room : beside) / 2, least_blank, 14.0);
    for (const std::string& caption : {moves, plus}) {
      const double end = x + draft.width(caption, small) + 0.4 * style.gap + blank;
      draft.writing_line(x, end, baseline, caption);
      x = end + 0.6 * style.gap;
    }
    if (below) {
      baseline += row;
      x = at.x;
    }
    draft.writing_line(x, x, baseline, sum);
    x += draft.width(sum, small) + style.gutter;
    if (!one_line || alone) {
      baseline += row;
      x = at.x;
    }
  }
  const double half = one_line ? (at.x + width - x - style.gutter) / 2 : width;
  draft.writing_line(x, x + half, baseline, words("sprouts.began"));
  if (one_line) {
    x += half + style.gutter;
  } else {
    baseline += row;
  }
  draft.writing_line(x, at.x + width, baseline, words("sprouts.won-by"));
  return baseline + 0.8 + style.writing;
}

}  // namespace cartapenna::sprouts
