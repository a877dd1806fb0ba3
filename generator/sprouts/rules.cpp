// SPDX-License-Identifier: MIT
// The rules in a few lines, and three small drawings of what lines may do.
#include <algorithm>
#include <array>

#include "generator/sprouts/drawn.h"
#include "generator/sprouts/examples.h"
#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

constexpr double example_width = example_box_width;
constexpr double example_height = example_box_height;

// Draws in an area of 26 x 15 mm, or a narrower one of that shape; lines and spots stay as they
// are.
struct Example {
  Draft& draft;
  Place corner;
  double scale;

  Place at(Place point) const { return corner + point * scale; }

  void curve(Place start, std::vector<std::array<Place, 3>> pieces) const {
    Curve line{at(start), std::move(pieces), draft.style().frame, 0};
    for (auto& piece : line.pieces) {
      for (Place& point : piece) point = at(point);
    }
    draft.layer("examples").marks.emplace_back(std::move(line));
  }
  void cross(Place centre) const { draw_cross(draft, "examples", at(centre)); }
  void stroke(Place from, Place to) const {
    draft.line("examples", at(from), at(to), draft.style().frame, true);
  }
};

void draw_cross_join(const Example& e) {
  e.cross({4, 9.5});
  e.cross({22, 7});
  e.curve({7, 9.5}, {{Place{11, 9.5}, Place{15, 7}, Place{19, 7}}});
  e.stroke({12.4, 6}, {13.6, 10.6});
}

void draw_cross_loop(const Example& e) {
  e.cross({8, 7.5});
  e.curve({8, 4.5}, {{Place{8, 0}, Place{19, 0}, Place{19, 7.5}},
                     {Place{19, 15}, Place{8, 15}, Place{8, 10.5}}});
  e.stroke({16.4, 7.5}, {21.6, 7.5});
}

void draw_lone_end(const Example& e) {
  e.cross({9, 10});
  e.curve({9, 7}, {{Place{9, 1.5}, Place{14, 1}, Place{16.5, 3.5}},
                   {Place{19, 6}, Place{17, 10}, Place{12, 10}}});
  e.stroke({14.4, 5.4}, {18.6, 1.6});
}

using DrawCross = void (*)(const Example&);
constexpr std::array<DrawCross, 3> cross_examples{draw_cross_join, draw_cross_loop, draw_lone_end};
constexpr std::array<std::string_view, 3> cross_captions{
    "sprouts.example-cross-join", "sprouts.example-cross-loop", "sprouts.example-lone-end"};
constexpr std::array<std::string_view, 3> captions{"sprouts.example-join", "sprouts.example-loop",
                                                   "sprouts.example-dead"};

// Wide enough for the caption below it.
double column_width(const Style& style) {
  return std::max(example_width, 9.3 * style.caption.size * mm_per_point);
}

double draw_examples(Draft& draft, Variant variant, const Words& words, Place at, double width) {
  const Style& style = draft.style();
  const double pitch = std::min(width / 3, column_width(style) + style.gutter);
  const double column = pitch - style.gap;
  const bool crosses = variant == Variant::brussels;
  // Drawings of spots leave their sides blank, which narrow columns go without.
  const double inked = crosses ? example_width : 21;
  const double scale = std::min(column / inked, column_width(style) / example_width);
  double bottom = at.y;
  double x = at.x;
  for (std::size_t i = 0; i < 3; ++i) {
    const Place corner{x + (column - scale * example_width) / 2, at.y};
    const std::string& caption = words(crosses ? cross_captions.at(i) : captions.at(i));
    if (crosses) {
      cross_examples.at(i)({draft, corner, scale});
    } else {
      Inking inking;
      inking.numbers = style.caption;
      draw_drawing(draft, rule_examples().at(i), corner, {}, inking, scale);
    }
    const double below = at.y + scale * example_height + 2;
    bottom = std::max(bottom, draft.paragraph({x, below}, column, caption, style.caption));
    x += pitch;
  }
  return bottom;
}

const std::string& aim(const Settings& settings, const Words& words) {
  return words(settings.spec.variant == Variant::misere ? "sprouts.aim-misere"
                                                        : "sprouts.aim-normal");
}

}  // namespace

std::string rules_text(const Settings& settings, const Words& words) {
  const bool brussels = settings.spec.variant == Variant::brussels;
  return words(brussels ? "sprouts.rules-brussels" : "sprouts.rules") + " " + aim(settings, words);
}

std::string rules_in_short(const Settings& settings, const Words& words) {
  const bool brussels = settings.spec.variant == Variant::brussels;
  return words(brussels ? "sprouts.in-short-brussels" : "sprouts.in-short") + " " +
         aim(settings, words);
}

double draw_rules(Draft& draft, const Settings& settings, const Words& words, Place at,
                  double width, bool brief) {
  const Style& style = draft.style();
  const Variant variant = settings.spec.variant;
  const std::string rules = rules_text(settings, words);
  const double drawings = 3 * (column_width(style) + style.gap);
  const double left = width - drawings - style.gutter;
  const double whole = draft.height_of(width, rules, style.body) + style.gap + example_height;
  const bool side_by_side = left > 40 && draft.height_of(left, rules, style.body) <= whole;
  const double top = draft.heading(at, words("sheet.rules"), style.section) + style.gap / 2;
  if (brief) return draft.paragraph({at.x, top}, width, rules, style.body);
  if (!side_by_side) {
    const double below = draft.paragraph({at.x, top}, width, rules, style.body) + style.gap;
    return draw_examples(draft, variant, words, {at.x, below}, width);
  }
  const double text_bottom = draft.paragraph({at.x, top}, left, rules, style.body);
  return std::max(text_bottom, draw_examples(draft, variant, words,
                                             {at.x + left + style.gutter, at.y}, drawings));
}

}  // namespace cartapenna::sprouts
