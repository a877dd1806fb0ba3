// SPDX-License-Identifier: MIT
// Boards as a template asks for them, drawn without fonts, and what is found on them.
#pragma once

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <any>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "generator/document.h"
#include "generator/dots_and_boxes/sheet.h"
#include "layouts/page.h"
#include "templates/template.h"

namespace cartapenna::dots_and_boxes {

inline const cartapenna::Game& the_game() {
  return *find_game("dots-and-boxes");
}

inline Words words_of(const std::string& language) {
  const std::string file =
      std::string(CARTAPENNA_TESTS) + "/../templates/languages/" + language + ".yaml";
  std::ifstream in(file);
  Problems problems;
  Words words = Words::read(std::string(std::istreambuf_iterator<char>(in), {}), file, problems);
  REQUIRE_FALSE(problems.any());
  return words;
}

// A spec from the YAML of `board`; its problems as "line:column: sentence" in `told`.
inline std::any spec_of(const std::string& board, std::string* told = nullptr) {
  Problems problems;
  const Node root = read_yaml(board, "board.yaml", problems);
  const Fields fields(&root, the_game().keys, problems);
  std::any spec = problems.any() ? std::any() : the_game().read(fields, "english", problems);
  if (told == nullptr) {
    for (const cartapenna::Problem& problem : problems.list()) FAIL_CHECK(problem.sentence);
    return spec;
  }
  for (const cartapenna::Problem& problem : problems.list()) {
    *told += fmt::format("{}:{}: {}\n", problem.place.line, problem.place.column, problem.sentence);
  }
  return spec;
}

// An entry for each.
inline Document document_of(const std::vector<std::string>& boards) {
  Document document;
  for (const std::string& board : boards) {
    document.orders.emplace_back().game = &the_game();
    document.orders.back().spec = spec_of(board);
  }
  return document;
}

struct Studio {
  Style style;
  Words words = words_of("en");
  PlainMeasure measure;
  Desk desk{style, words, measure, {186, 232}, true};

  explicit Studio(Size room = {186, 232}, const std::string& language = "en")
      : style(make_style(room.width)), words(words_of(language)) {
    desk.room = room;
  }
  Studio(const Studio&) = delete;
  Studio& operator=(const Studio&) = delete;
};

// All marks of a sheet in layers of that name, or of any name.
inline std::vector<Mark> marks_of(const Sheet& sheet, std::string_view name = {}) {
  std::vector<Mark> all;
  for (const Scene* scene : {sheet.form.get(), &sheet.own}) {
    if (scene == nullptr) continue;
    for (const Layer& layer : scene->layers) {
      if (!name.empty() && layer.name != name) continue;
      all.insert(all.end(), layer.marks.begin(), layer.marks.end());
    }
  }
  return all;
}

inline Box extent(const Mark& mark, const TextMeasure& measure) {
  double left = 1e9;
  double top = 1e9;
  double right = -1e9;
  double bottom = -1e9;
  const auto add = [&](Point p, double by) {
    left = std::min(left, p.x - by);
    right = std::max(right, p.x + by);
    top = std::min(top, p.y - by);
    bottom = std::max(bottom, p.y + by);
  };
  if (const auto* stroke = std::get_if<Stroke>(&mark)) {
    for (const Point& p : stroke->points) add(p, stroke->width / 2);
  } else if (const auto* disc = std::get_if<Disc>(&mark)) {
    add(disc->centre, disc->radius + disc->width / 2);
  } else if (const auto* fill = std::get_if<Fill>(&mark)) {
    for (const Point& p : fill->points) add(p, 0);
  } else if (const auto* text = std::get_if<Text>(&mark)) {
    const double width = measure.width(text->words, text->type);
    const double start = text->align == Align::left     ? 0
                         : text->align == Align::centre ? width / 2
                                                        : width;
    add(text->at - Point{start, measure.capital_height(text->type)}, 0);
    add(text->at + Point{width - start, 0}, 0);
  }
  return {left, top, right - left, bottom - top};
}

// What stands out of the room by more than half a thin line, told in words.
inline std::string outside(const std::vector<Mark>& marks, Size room, const TextMeasure& measure) {
  std::string told;
  for (const Mark& mark : marks) {
    const Box box = extent(mark, measure);
    const double half = 0.16;
    if (box.x >= -half && box.y >= -half && box.right() <= room.width + half &&
        box.bottom() <= room.height + half) {
      continue;
    }
    const auto* text = std::get_if<Text>(&mark);
    told += fmt::format("{} at {:.1f} {:.1f} to {:.1f} {:.1f}\n",
                        text != nullptr ? text->words : "a mark", box.x, box.y, box.right(),
                        box.bottom());
  }
  return told;
}

}  // namespace cartapenna::dots_and_boxes
