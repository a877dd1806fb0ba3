// SPDX-License-Identifier: MIT
#include "layouts/test_page.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "layouts/page.h"
#include "tests/layouts/physical_page.h"

using namespace cartapenna;

namespace {

const PlainMeasure plain;

const Layer& layer(const Scene& scene, std::string_view name) {
  for (const Layer& one : scene.layers) {
    if (one.name == name) return one;
  }
  FAIL("no such layer");
  return scene.layers.front();
}

std::vector<Box> boxes_of(const Scene& scene) {
  std::vector<Box> boxes;
  for (const Layer& one : scene.layers) {
    for (const Mark& mark : one.marks) {
      if (const auto* stroke = std::get_if<Stroke>(&mark)) {
        for (std::size_t i = 1; i < stroke->points.size(); ++i) {
          boxes.push_back(spanned(stroke->points[i - 1], stroke->points[i]));
        }
      } else {
        const auto& text = std::get<Text>(mark);
        const double width = plain.width(text.words, text.type);
        const double x = text.at.x - (text.align == Align::left     ? 0
                                      : text.align == Align::centre ? width / 2
                                                                    : width);
        const double height = plain.capital_height(text.type);
        boxes.push_back({x, text.at.y - height, width, height});
      }
    }
  }
  return boxes;
}

Scene front(Size paper, double margin, const std::vector<std::string>& lines = {}) {
  return test_page(paper, margin, lines, make_style(std::min(paper.width, paper.height)), plain);
}

// The lengths of the two bars, from first to last tick, and the number of ticks.
struct Bars {
  double level = 0;
  double upright = 0;
  std::size_t marks = 0;
};

Bars bars_of(const Scene& scene) {
  Bars bars;
  const Layer& bar_layer = layer(scene, "bars");
  for (const Mark& mark : bar_layer.marks) {
    const auto& stroke = std::get<Stroke>(mark);
    const Box box = spanned(stroke.points[0], stroke.points[1]);
    bars.level = std::max(bars.level, box.width);
    bars.upright = std::max(bars.upright, box.height);
  }
  bars.marks = bar_layer.marks.size();
  return bars;
}

}  // namespace

TEST_CASE("the bars are 100 mm long, with a tick every 10 mm") {
  for (const char* name : {"A3", "A4", "A5", "Letter", "Legal", "Tabloid"}) {
    for (const Orientation orientation : {Orientation::portrait, Orientation::landscape}) {
      CAPTURE(name);
      const Bars bars = bars_of(front(oriented(*paper_size(name), orientation), 12));
      CHECK(near(bars.level, 100));
      CHECK(near(bars.upright, 100));
      CHECK(bars.marks == 2 * 12);
    }
  }
  const Bars small = bars_of(front({105, 148}, 12));
  CHECK(near(small.level, 60));
  CHECK(near(small.upright, 100));
}

TEST_CASE("all marks lie on the paper, corners apart within what printers reach") {
  for (const Paper& paper : papers()) {
    for (const Orientation orientation : {Orientation::portrait, Orientation::landscape}) {
      for (const double margin : {0.0, 5.0, 12.0, 20.0}) {
        const Size size = oriented(paper.size, orientation);
        Scene scene = front(size, margin, {"Paper: A4", "Margin: 12 mm", "Duplex: long edge"});
        CHECK(scene.size == size);
        const Box all{0, 0, size.width, size.height};
        for (const Box& box : boxes_of(scene)) CHECK(within(box, all));
        std::erase_if(scene.layers, [](const Layer& one) {
          return one.name == "corners" || one.name == "numbers";
        });
        for (const Box& box : boxes_of(scene)) CHECK(within(box, all.inset(least_margin)));
      }
    }
  }
}

TEST_CASE("corners show 5, 10, 15 mm and the margin, at all four corners") {
  const Scene scene = front({210, 297}, 12);
  const Layer& corners = layer(scene, "corners");
  CHECK(corners.marks.size() == 4 * 4);
  std::vector<Point> expected;
  for (const double inset : {5.0, 10.0, 15.0, 12.0}) {
    for (const double x : {inset, 210 - inset}) {
      for (const double y : {inset, 297 - inset}) expected.push_back({x, y});
    }
  }
  for (const Point& point : expected) {
    CHECK(std::any_of(corners.marks.begin(), corners.marks.end(), [&](const Mark& mark) {
      return near(std::get<Stroke>(mark).points.at(1), point);
    }));
  }
  CHECK(layer(front({210, 297}, 10), "corners").marks.size() == 4 * 3);
  CHECK(layer(front({210, 297}, 0), "corners").marks.size() == 4 * 3);
}

TEST_CASE("the crosses of both sides meet in the exact middle, however the sheet is turned") {
  const Size paper{215.9, 279.4};
  const Point middle{107.95, 139.7};
  for (const Scene& scene : {front(paper, 12), test_page_back(paper, Style{})}) {
    const Layer& cross = layer(scene, "cross");
    for (std::size_t i = 0; i < 2; ++i) {
      const auto& stroke = std::get<Stroke>(cross.marks[i]);
      CHECK(near(spanned(stroke.points[0], stroke.points[1]).centre(), middle));
    }
  }
  CHECK(layer(test_page_back(paper, Style{}), "cross").marks.size() == 2);
}

TEST_CASE("nothing is written over") {
  const std::vector<std::string> few{"Paper: A4, 210 x 297 mm", "Margin: 12 mm",
                                     "Duplex: long edge",
                                     "Offset of backs: 0 mm to the right, 0 mm down"};
  std::vector<std::string> many;
  for (int i = 0; i < 6; ++i) many.insert(many.end(), few.begin(), few.end());
  const auto check = [](const Scene& scene) {
    const std::vector<Box> boxes = boxes_of(scene);
    std::vector<Box> words;
    for (const Layer& one : scene.layers) {
      const Scene alone{scene.size, {one}};
      if (one.name != "text" && one.name != "numbers") continue;
      for (const Box& box : boxes_of(alone)) words.push_back(box);
    }
    for (const Box& word : words) {
      int met = 0;
      for (const Box& box : boxes) met += overlap(word, box) ? 1 : 0;
      CHECK(met == 1);  // itself
    }
  };
  for (const Paper& paper : papers()) {
    CAPTURE(paper.name);
    for (const double margin : {0.0, 12.0, 20.0}) {
      check(front(paper.size, margin, few));
      check(front(oriented(paper.size, Orientation::landscape), margin, few));
    }
  }
  check(front({210, 297}, 12, many));
}
