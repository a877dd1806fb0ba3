// SPDX-License-Identifier: MIT
// A pixel is a millimetre here: # is black, + is grey, . is white.
#include "layouts/painter.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace cartapenna;

namespace {

std::string picture(int width, int height, std::vector<Mark> marks, Placement placement = {}) {
  const Cairo<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_A8, width, height));
  {
    static const Fonts fonts;
    const Cairo<cairo_t> cairo(cairo_create(surface.get()));
    cairo_scale(cairo.get(), mm_per_point, mm_per_point);
    auto scene = std::make_shared<Scene>();
    scene->layers.push_back({"marks", Role::artifact, "", std::move(marks)});
    placement.scene = scene;
    Painter(fonts, cairo.get(), Ink::alpha, false).paint(placement);
    check(cairo_status(cairo.get()));
  }
  cairo_surface_flush(surface.get());
  std::string rows;
  for (int y = 0; y < height; ++y) {
    const unsigned char* row = cairo_image_surface_get_data(surface.get()) +
                               y * cairo_image_surface_get_stride(surface.get());
    for (int x = 0; x < width; ++x) rows += row[x] > 200 ? '#' : row[x] > 50 ? '+' : '.';
    rows += '\n';
  }
  return rows;
}

}  // namespace

TEST_CASE("a stroke has its width and butt ends") {
  CHECK(picture(8, 4, {Stroke{{{1, 2}, {7, 2}}, 2, false, false, 0}}) ==
        "........\n"
        ".######.\n"
        ".######.\n"
        "........\n");
}

TEST_CASE("a closed stroke has sharp corners") {
  CHECK(picture(6, 6,
                {Stroke{{{1.5, 1.5}, {4.5, 1.5}, {4.5, 4.5}, {1.5, 4.5}}, 1, true, false, 0}}) ==
        "......\n"
        ".####.\n"
        ".#..#.\n"
        ".#..#.\n"
        ".####.\n"
        "......\n");
}

TEST_CASE("round ends go beyond the points") {
  CHECK(picture(9, 4, {Stroke{{{3, 2}, {6, 2}}, 4, false, true, 0}}) ==
        ".+#####+.\n"
        ".#######.\n"
        ".#######.\n"
        ".+#####+.\n");
}

TEST_CASE("a dash is as long as its gap") {
  CHECK(picture(8, 1, {Stroke{{{0, 0.5}, {8, 0.5}}, 1, false, false, 2}}) == "##..##..\n");
}

TEST_CASE("a solid stroke after a dashed one is solid") {
  CHECK(picture(8, 2,
                {Stroke{{{0, 0.5}, {8, 0.5}}, 1, false, false, 2},
                 Stroke{{{0, 1.5}, {8, 1.5}}, 1, false, false, 0}}) ==
        "##..##..\n"
        "########\n");
}

TEST_CASE("a curve goes to the end of each piece") {
  CHECK(picture(6, 6, {Curve{{1, 5}, {{{{1, 3}, {3, 1}, {5, 1}}}}, 2, 0}}) ==
        "...+#+\n"
        ".+###+\n"
        ".##+..\n"
        "+#+...\n"
        "##....\n"
        "++....\n");
}

TEST_CASE("discs are full, circles are lines, and a hollow one hides what is below") {
  CHECK(picture(6, 6, {Disc{{3, 3}, 3, 0, false}}) ==
        ".+##+.\n"
        "+####+\n"
        "######\n"
        "######\n"
        "+####+\n"
        ".+##+.\n");
  const Stroke below{{{0, 3}, {8, 3}}, 2, false, false, 0};
  CHECK(picture(8, 6, {below, Disc{{4, 3}, 2.5, 1, false}}) ==
        "..+##+..\n"
        ".++..++.\n"
        "########\n"
        "########\n"
        ".++..++.\n"
        "..+##+..\n");
  CHECK(picture(8, 6, {below, Disc{{4, 3}, 2.5, 1, true}}) ==
        "..+##+..\n"
        ".++..++.\n"
        "##....##\n"
        "##....##\n"
        ".++..++.\n"
        "..+##+..\n");
}

TEST_CASE("a fill has its grey, and replaces what is below") {
  const Fill black{{{0, 0}, {3, 0}, {3, 3}, {0, 3}}, 0};
  CHECK(picture(4, 4, {black, Fill{{{1, 1}, {4, 1}, {4, 4}, {1, 4}}, 0.5}}) ==
        "###.\n"
        "#+++\n"
        "#+++\n"
        ".+++\n");
}

TEST_CASE("fills that overlap with opposite senses leave no hole") {
  CHECK(picture(4, 2,
                {Fill{{{0, 0}, {3, 0}, {3, 2}, {0, 2}}, 0},
                 Fill{{{1, 0}, {1, 2}, {4, 2}, {4, 0}}, 0}}) ==
        "####\n"
        "####\n");
}

TEST_CASE("text stands on its baseline, left, centred or right of its place") {
  // A capital I in bold, 9 mm high.
  const Type type{12.56 / mm_per_point, true};
  const auto stem = [&](Align align) {
    const std::string rows = picture(12, 12, {Text{{6, 10}, "I", type, align}});
    CHECK(rows.substr(0, 13) == "............\n");
    CHECK(rows.substr(10 * 13, 13) == "............\n");
    return rows.substr(5 * 13, 12);
  };
  CHECK(stem(Align::left) == ".......#+...");
  CHECK(stem(Align::centre) == ".....#+.....");
  CHECK(stem(Align::right) == "...#+.......");
}

TEST_CASE("a placement shifts, then turns clockwise") {
  const Stroke arrow{{{0, 0.5}, {4, 0.5}, {4, 2}}, 1, false, false, 0};
  CHECK(picture(6, 3, {arrow}, {nullptr, {1, 0}, 0, false}) ==
        ".####+\n"
        "....++\n"
        "......\n");
  CHECK(picture(3, 6, {arrow}, {nullptr, {3, 1}, 1, false}) ==
        "...\n"
        "..#\n"
        "..#\n"
        "..#\n"
        ".+#\n"
        ".++\n");
}
