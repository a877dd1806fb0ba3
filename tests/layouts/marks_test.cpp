// SPDX-License-Identifier: MIT
#include "layouts/marks.h"

#include <doctest/doctest.h>

#include <memory>

#include "layouts/write.h"
#include "tests/layouts/physical_page.h"

using namespace cartapenna;

namespace {

// What a stroke or a circle blackens, at most.
Box inked(const Mark& mark) {
  if (const auto* disc = std::get_if<Disc>(&mark)) {
    const double reach = disc->radius + disc->width / 2;
    return {disc->centre.x - reach, disc->centre.y - reach, 2 * reach, 2 * reach};
  }
  const auto& stroke = std::get<Stroke>(mark);
  const Box line = spanned(stroke.points.front(), stroke.points.back());
  const double half = stroke.width / 2;
  return line.width > 0 ? Box{line.x, line.y - half, line.width, stroke.width}
                        : Box{line.x - half, line.y, stroke.width, line.height};
}

std::vector<Box> inked(const Scene& scene) {
  std::vector<Box> boxes;
  for (const Layer& layer : scene.layers) {
    CHECK(layer.role == Role::artifact);
    for (const Mark& mark : layer.marks) boxes.push_back(inked(mark));
  }
  return boxes;
}

std::string written(const Layer& layer) {
  Page page;
  page.placed.push_back({std::make_shared<Scene>(Scene{{100, 100}, {layer}}), {0, 0}});
  const std::string all = write_marks(page);
  return all.substr(all.find(layer.name));
}

}  // namespace

TEST_CASE("cuts run through the middle of the gutters") {
  const CellGrid grid{{10, 10, 88, 58}, 2, 3, 8};
  CHECK(written(cut_marks(grid, {0, 0, 108, 78}, CutMarks::lines, 0.2)) == R"(cut-marks artifact
      stroke 0.2 54,0 54,78
      stroke 0.2 0,28 108,28
      stroke 0.2 0,50 108,50
)");
  CHECK(written(cut_marks(grid, {0, 0, 108, 78}, CutMarks::ticks, 0.2)) == R"(cut-marks artifact
      stroke 0.2 54,0 54,4
      stroke 0.2 54,74 54,78
      stroke 0.2 0,28 4,28
      stroke 0.2 104,28 108,28
      stroke 0.2 0,50 4,50
      stroke 0.2 104,50 108,50
)");
}

TEST_CASE("staples lie across the fold's quarters") {
  CHECK(written(staple_marks({100, 80}, 0.5)) == R"(staple-marks artifact
      stroke 0.5 50,14 50,26
      stroke 0.5 50,54 50,66
)");
}

TEST_CASE("one cut where cells touch, none for a single cell") {
  const Box content{10, 10, 80, 60};
  CHECK(cut_marks({content, 1, 1, 8}, content, CutMarks::lines, 0.2).marks.empty());
  CHECK(written(cut_marks({content, 2, 1, 0}, content, CutMarks::lines, 0.2)) ==
        "cut-marks artifact\n      stroke 0.2 50,10 50,70\n");
}

TEST_CASE("cuts never touch a board") {
  for (int columns = 1; columns <= 5; ++columns) {
    for (int rows = 1; rows <= 5; ++rows) {
      const CellGrid grid{{12, 12, 186, 273}, columns, rows, 4};
      for (const CutMarks kind : {CutMarks::lines, CutMarks::ticks}) {
        for (const Mark& mark : cut_marks(grid, {0, 0, 210, 297}, kind, 0.35).marks) {
          for (const Box& cell : cells(grid)) CHECK_FALSE(overlap(inked(mark), cell));
        }
      }
    }
  }
}

TEST_CASE("around a trimmed page lie the bleed, then the marks, then the edge") {
  for (const double bleed : {0.0, 3.0, 5.0}) {
    for (const double slug : {least_slug, 7.0, 20.0}) {
      const PressSheet sheet = press_sheet({210, 280}, bleed, slug);
      const Box media{0, 0, sheet.media.width, sheet.media.height};
      CHECK(near(sheet.media.width, 210 + 2 * (bleed + slug)));
      CHECK(near(sheet.media.height, 280 + 2 * (bleed + slug)));
      CHECK(sheet.boxes.trim.size() == Size{210, 280});
      CHECK(near(sheet.boxes.trim.centre(), media.centre()));
      CHECK(near(sheet.boxes.bleed, sheet.boxes.trim.inset(-bleed)));
      CHECK(sheet.marks.size == sheet.media);
      const std::vector<Box> boxes = inked(sheet.marks);
      CHECK(boxes.size() == 8 + 4 * 3);
      for (const Box& box : boxes) {
        CHECK(box.width > 0);
        CHECK(box.height > 0);
        CHECK_FALSE(overlap(box, sheet.boxes.bleed.inset(-0.4)));
        CHECK(within(box, media.inset(0.4)));
        CHECK(std::min(box.width, box.height) >= 0.1 - 1e-9);
      }
    }
  }
}

TEST_CASE("each crop mark points at a corner of the trim") {
  const PressSheet sheet = press_sheet({100, 80}, 3, 7);
  const Box trim = sheet.boxes.trim;
  int upright = 0;
  int level = 0;
  REQUIRE(sheet.marks.layers.at(0).name == "crop-marks");
  for (const Mark& mark : sheet.marks.layers[0].marks) {
    const Point at = inked(mark).centre();
    const bool on_upright = near(at.x, trim.x) || near(at.x, trim.right());
    const bool on_level = near(at.y, trim.y) || near(at.y, trim.bottom());
    CHECK(on_upright != on_level);
    upright += on_upright ? 1 : 0;
    level += on_level ? 1 : 0;
  }
  CHECK(upright == 4);
  CHECK(level == 4);
}

TEST_CASE("without slug there is nothing around the bleed") {
  const PressSheet sheet = press_sheet({100, 80}, 3, 0);
  CHECK(sheet.media == Size{106, 86});
  CHECK(sheet.boxes.bleed == Box{0, 0, 106, 86});
  CHECK(sheet.marks.layers.empty());
}
