// SPDX-License-Identifier: MIT
#include "layouts/tight.h"

#include <doctest/doctest.h>

#include <cmath>
#include <memory>

using namespace cartapenna;

namespace {

const Fonts& fonts() {
  static const Fonts lato;
  return lato;
}

Page page_of(std::vector<Mark> marks, Point at = {}) {
  Page page;
  page.size = {100, 100};
  Scene scene{{100, 100}, {{"ink", Role::artifact, {}, std::move(marks)}}};
  page.placed.push_back({std::make_shared<const Scene>(std::move(scene)), at});
  return page;
}

bool is(const Box& box, double x, double y, double width, double height) {
  const auto near = [](double a, double b) { return std::abs(a - b) < 0.002; };
  return near(box.x, x) && near(box.y, y) && near(box.width, width) && near(box.height, height);
}

}  // namespace

TEST_CASE("ink reaches as far as strokes are wide, and no farther") {
  const Stroke butt{{{10, 10}, {30, 10}}, 1};
  CHECK(is(ink_box(page_of({butt}), fonts()), 10, 9.5, 20, 1));
  const Stroke round{{{10, 10}, {30, 10}}, 1, false, true};
  CHECK(is(ink_box(page_of({round}), fonts()), 9.5, 9.5, 21, 1));
  const Stroke frame{{{10, 10}, {30, 10}, {30, 20}, {10, 20}}, 1, true};
  CHECK(is(ink_box(page_of({frame}), fonts()), 9.5, 9.5, 21, 11));
  const Stroke roof{{{10, 10}, {20, 0}, {30, 10}}, 1};
  const double tip = std::sqrt(0.5);
  CHECK(ink_box(page_of({roof}), fonts()).y == doctest::Approx(-tip));
  CHECK(is(ink_box(page_of({Disc{{10, 10}, 2, 0.5}}), fonts()), 7.75, 7.75, 4.5, 4.5));
  CHECK(is(ink_box(page_of({Fill{{{1, 2}, {4, 2}, {4, 9}}, 0}}, {5, 5}), fonts()), 6, 7, 3, 7));
  Curve arch{{0, 10}, {{{{0, 0}, {10, 0}, {10, 10}}}}, 0};
  CHECK(is(ink_box(page_of({arch}), fonts()), 0, 2.5, 10, 7.5));
  CHECK(ink_box(page_of({}), fonts()) == Box{});
}

TEST_CASE("letters are as high as they look, not as their line") {
  const Box box = ink_box(page_of({Text{{10, 10}, "HH", {72 / 25.4 * 10, false}}}), fonts());
  CHECK(box.bottom() == doctest::Approx(10).epsilon(0.001));
  CHECK(box.height ==
        doctest::Approx(fonts().capital_height({72 / 25.4 * 10, false})).epsilon(0.01));
  CHECK(box.width < fonts().width("HH", {72 / 25.4 * 10, false}));
}

TEST_CASE("a page is cut on whole tenths, its baselines stand on them") {
  const Page cut = tight(
      page_of({Stroke{{{10.03, 10}, {30.28, 10}}, 0.33}, Text{{15, 17.26}, "A", {}}}, {3.33, 4.44}),
      fonts());
  const auto whole = [](double mm) { return std::abs(mm * 10 - std::round(mm * 10)) < 1e-6; };
  CHECK(whole(cut.size.width));
  CHECK(whole(cut.size.height));
  CHECK(cut.size.width == doctest::Approx(20.4));
  for (const Mark& mark : cut.placed[0].scene->layers[0].marks) {
    if (const auto* text = std::get_if<Text>(&mark)) CHECK(whole(text->at.y));
  }
  const Box ink = ink_box(cut, fonts());
  CHECK(ink.x >= 0);
  CHECK(ink.y >= 0);
  CHECK(ink.x < 0.1);
  CHECK(ink.y < 0.1);
  CHECK(cut.size.width - ink.right() < 0.1);
  CHECK(cut.size.height - ink.bottom() < 0.1);
}
