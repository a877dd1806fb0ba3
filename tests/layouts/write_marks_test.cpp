// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "layouts/write.h"

using namespace cartapenna;

TEST_CASE("each mark is a line") {
  Scene scene;
  scene.size = {50, 40};
  scene.layers.push_back({"grid", Role::figure, "a \"grid\"", {}});
  auto& marks = scene.layers[0].marks;
  marks.emplace_back(Stroke{{{0, 0}, {10, -0.001}}, 0.18, true, true, 1});
  marks.emplace_back(Curve{{1, 2}, {{{{3, 4}, {5, 6}, {7, 8.126}}}}, 1.1, 0});
  marks.emplace_back(Disc{{4, 4}, 0.7, 0, false});
  marks.emplace_back(Disc{{4, 4}, 2, 0.3, true});
  marks.emplace_back(Fill{{{0, 0}, {1, 0}, {1, 1}}, 0.5});
  marks.emplace_back(Text{{5, 5}, "A\\1", {9, true}, Align::centre});

  Page page;
  page.size = {210, 297};
  page.label = "3";
  page.id = "p3";
  page.outline = "Duel";
  page.press = PressBoxes{{6, 6, 198, 285}, {3, 3, 204, 291}};
  page.placed.push_back({std::make_shared<Scene>(scene), {12, 20}, 1, true});

  CHECK(write_marks(page) == R"(page p3 210x297 label "3" outline "Duel"
  trim 6,6 198x285 bleed 3,3 204x291
  form at 12,20 turned 1 size 50x40
    grid figure "a \"grid\""
      stroke 0.18 closed round dash 1 0,0 10,0
      curve 1.1 1,2 (3,4 5,6 7,8.13)
      disc 0.7 4,4
      circle 0.3 2 hollow 4,4
      fill 0.5 0,0 1,0 1,1
      text 9 bold centre 5,5 "A\\1"
)");
}
