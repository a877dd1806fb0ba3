// SPDX-License-Identifier: MIT
// Sheets made without a font, taken apart into what is on them.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "generator/document.h"
#include "generator/sprouts/sheet.h"

namespace sheets {

using namespace cartapenna;

inline std::string file_text(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

inline std::string language_path(std::string_view name) {
  return CARTAPENNA_TESTS "/../templates/languages/" + std::string(name) + ".yaml";
}

inline Words words_of(std::string_view language) {
  Problems problems;
  Words words = Words::read(file_text(language_path(language)), "words", problems);
  REQUIRE_FALSE(problems.any());
  return words;
}

inline sprouts::Settings with(int spots, sprouts::Variant variant = sprouts::Variant::normal) {
  sprouts::Settings settings;
  settings.spec.spots = spots;
  settings.spec.variant = variant;
  settings.lives = variant != sprouts::Variant::brussels;
  return settings;
}

struct Made {
  Style style;
  Words words;
  PlainMeasure measure{};
  std::vector<std::string> problems{};
  Design design{};
};

// The design of settings in a room; its sheets may be asked for as long as it lives.
inline std::unique_ptr<Made> made(const sprouts::Settings& settings, Size room,
                                  std::string_view language, bool rules = true) {
  auto all = std::make_unique<Made>(
      Made{make_style(std::min(room.width, room.height) + 24), words_of(language)});
  const Desk desk{all->style, all->words, all->measure, room, rules};
  const auto tell = [&](std::string sentence) { all->problems.push_back(std::move(sentence)); };
  all->design = settings.wanted ? sprouts::draw_problem(settings, desk, tell)
                : settings.mode == sprouts::Mode::tally ? sprouts::draw_tally(settings, desk, tell)
                : settings.mode == sprouts::Mode::lesson
                    ? sprouts::draw_lesson(settings, desk, tell)
                    : sprouts::draw(settings, desk, tell);
  return all;
}

struct Marked {
  std::string layer;
  Mark mark;
};

inline std::vector<Marked> marks_of(const Sheet& sheet) {
  std::vector<Marked> all;
  for (const Scene* scene : {sheet.form.get(), &sheet.own}) {
    if (scene == nullptr) continue;
    for (const Layer& layer : scene->layers) {
      for (const Mark& mark : layer.marks) all.push_back({layer.name, mark});
    }
  }
  return all;
}

inline Box box_of(const Text& text, const TextMeasure& measure) {
  const double width = measure.width(text.words, text.type);
  const double height = measure.capital_height(text.type);
  const double shift = text.align == Align::left    ? 0
                       : text.align == Align::right ? width
                                                    : width / 2;
  return {text.at.x - shift, text.at.y - height, width, height};
}

inline Box around(const std::vector<Point>& points, double by) {
  Box box{points.at(0).x, points.at(0).y, 0, 0};
  for (const Point& point : points) {
    const double right = std::max(box.right(), point.x);
    const double bottom = std::max(box.bottom(), point.y);
    box.x = std::min(box.x, point.x);
    box.y = std::min(box.y, point.y);
    box.width = right - box.x;
    box.height = bottom - box.y;
  }
  return box.inset(-by);
}

inline Box box_of(const Mark& mark, const TextMeasure& measure) {
  if (const auto* text = std::get_if<Text>(&mark)) return box_of(*text, measure);
  if (const auto* disc = std::get_if<Disc>(&mark)) {
    return around({disc->centre}, disc->radius + disc->width / 2);
  }
  if (const auto* stroke = std::get_if<Stroke>(&mark)) {
    return around(stroke->points, stroke->width / 2);
  }
  if (const auto* fill = std::get_if<Fill>(&mark)) return around(fill->points, 0);
  const auto& curve = std::get<Curve>(mark);
  std::vector<Point> points{curve.start};
  for (const auto& piece : curve.pieces) points.insert(points.end(), piece.begin(), piece.end());
  return around(points, curve.width / 2);
}

inline double gap_between(Box a, Box b) {
  const double x = std::max({0.0, a.x - b.right(), b.x - a.right()});
  const double y = std::max({0.0, a.y - b.bottom(), b.y - a.bottom()});
  return std::hypot(x, y);
}

inline bool overlap(Box a, Box b) {
  constexpr double hair = 0.01;
  return a.x + hair < b.right() && b.x + hair < a.right() && a.y + hair < b.bottom() &&
         b.y + hair < a.bottom();
}

}  // namespace sheets
