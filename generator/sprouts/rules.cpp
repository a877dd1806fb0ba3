// SPDX-License-Identifier: MIT
// The rules in a few lines, and three small drawings of what lines may do.
#include <algorithm>
#include <array>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

constexpr double example_width = 26;
constexpr double example_height = 15;

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
  void spot(Place centre, bool dead = false) const {
    draw_spot(draft, "examples", at(centre), dead);
  }
  void cross(Place centre) const { draw_cross(draft, "examples", at(centre)); }
  void stroke(Place from, Place to) const {
    draft.line("examples", at(from), at(to), draft.style().frame, true);
  }
  void number(Place left_top, int value) const {
    draft.text("examples", at(left_top), std::to_string(value), draft.style().caption);
  }
};

void draw_join(const Example& e) {
  e.curve({4, 11}, {{Place{5, 5}, Place{9, 4}, Place{13, 5.5}},
                    {Place{17, 7}, Place{19, 11}, Place{22, 9}}});
  e.spot({4, 11});
  e.spot({13, 5.5});
  e.spot({22, 9});
  e.number({6.2, 11}, 1);
  e.number({22.6, 4.6}, 2);
  e.number({13.2, 0.8}, 3);
}

void draw_loop(const Example& e) {
  e.curve({5, 12}, {{Place{4, 3}, Place{12, 0}, Place{18, 3.5}},
                    {Place{24, 8}, Place{14, 14}, Place{5, 12}}});
  e.spot({5, 12});
  e.spot({18, 3.5});
  e.spot({12.4, 7.4});
  e.number({0.6, 10}, 1);
  e.number({14.6, 6.2}, 2);
  e.number({20.2, 0.8}, 3);
}

void draw_dead(const Example& e) {
  const Place middle{13, 7};
  e.curve(middle, {{Place{10, 3}, Place{7, 2.5}, Place{4, 4}}});
  e.curve(middle, {{Place{17, 7.5}, Place{19, 5}, Place{22, 3}}});
  e.curve(middle, {{Place{12, 10}, Place{13, 12}, Place{16, 13}}});
  e.spot({4, 4});
  e.spot({22, 3});
  e.spot({16, 13});
  e.spot(middle, true);
  e.number({9.6, 8.6}, 1);
}

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

using Drawing = void (*)(const Example&);
struct Captioned {
  Drawing draw;
  std::string_view caption;
};

std::array<Captioned, 3> examples(Variant variant) {
  if (variant == Variant::brussels) {
    return {{{draw_cross_join, "sprouts.example-cross-join"},
             {draw_cross_loop, "sprouts.example-cross-loop"},
             {draw_lone_end, "sprouts.example-lone-end"}}};
  }
  return {{{draw_join, "sprouts.example-join"},
           {draw_loop, "sprouts.example-loop"},
           {draw_dead, "sprouts.example-dead"}}};
}

// Wide enough for the caption below it.
double column_width(const Style& style) {
  return std::max(example_width, 9.3 * style.caption.size * mm_per_point);
}

double draw_examples(Draft& draft, Variant variant, const Words& words, Place at, double width) {
  const Style& style = draft.style();
  const double pitch = std::min(width / 3, column_width(style) + style.gutter);
  const double column = pitch - style.gap;
  const double scale = std::min(column, column_width(style)) / example_width;
  double bottom = at.y;
  double x = at.x;
  for (const Captioned& example : examples(variant)) {
    example.draw({draft, {x + (column - scale * example_width) / 2, at.y}, scale});
    bottom = std::max(bottom, draft.paragraph({x, at.y + scale * example_height + 2}, column,
                                              words(example.caption), style.caption));
    x += pitch;
  }
  return bottom;
}

}  // namespace

std::string rules_text(const Settings& settings, const Words& words) {
  switch (settings.spec.variant) {
    case Variant::brussels:
      return words("sprouts.rules-brussels") + " " + words("sprouts.aim-normal");
    case Variant::misere:
      return words("sprouts.rules") + " " + words("sprouts.aim-misere");
    case Variant::normal:
      break;
  }
  return words("sprouts.rules") + " " + words("sprouts.aim-normal");
}

double draw_rules(Draft& draft, const Settings& settings, const Words& words, Place at,
                  double width) {
  const Style& style = draft.style();
  const Variant variant = settings.spec.variant;
  const std::string rules = rules_text(settings, words);
  const double drawings = 3 * (column_width(style) + style.gap);
  const double left = width - drawings - style.gutter;
  const double whole = draft.height_of(width, rules, style.body) + style.gap + example_height;
  const bool side_by_side = left > 40 && draft.height_of(left, rules, style.body) <= whole;
  const double top = draft.heading(at, words("sheet.rules"), style.section) + style.gap / 2;
  if (!side_by_side) {
    const double below = draft.paragraph({at.x, top}, width, rules, style.body) + style.gap;
    return draw_examples(draft, variant, words, {at.x, below}, width);
  }
  const double text_bottom = draft.paragraph({at.x, top}, left, rules, style.body);
  return std::max(text_bottom, draw_examples(draft, variant, words,
                                             {at.x + left + style.gutter, at.y}, drawings));
}

}  // namespace cartapenna::sprouts
