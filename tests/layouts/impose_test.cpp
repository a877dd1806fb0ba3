// SPDX-License-Identifier: MIT
#include "layouts/impose.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "layouts/write.h"
#include "tests/layouts/physical_page.h"

using namespace cartapenna;

namespace {

std::vector<Page> numbered_pages(std::size_t count, Size size) {
  std::vector<Page> pages(count);
  for (std::size_t i = 0; i < count; ++i) {
    Scene scene{size, {{"number", Role::artifact, {}, {}}}};
    scene.layers[0].marks.emplace_back(Text{{10, 20}, std::to_string(i), {}, Align::left});
    pages[i].size = size;
    pages[i].placed.push_back({std::make_shared<Scene>(std::move(scene)), {0, 0}});
    pages[i].label = std::to_string(i + 1);
    pages[i].id = "p" + std::to_string(i + 1);
  }
  return pages;
}

int number_on(const Placement& placement) {
  const Mark& mark = placement.scene->layers.at(0).marks.at(0);
  return std::stoi(std::get<Text>(mark).words);
}

bool is_number(const Placement& placement) {
  return placement.scene->layers.at(0).name == "number";
}

constexpr int blank = -1;

// What stands on the left and right half of a sheet's side, both as seen from the front, and
// whether it is upright when the leaf is turned like that of a book.
struct Faces {
  int left = blank;
  int right = blank;
};

Faces look(const Page& side, bool back, Flip flip) {
  Faces faces;
  for (const Placement& placement : side.placed) {
    if (!is_number(placement)) continue;
    const Size size = placement.scene->size;
    const auto seen = [&](Point p) {
      const Point at = on_page(placement, p);
      return back ? through_paper(at, side.size, flip) : at;
    };
    const Point middle = seen({size.width / 2, size.height / 2});
    CHECK(seen({0, 0}).y < seen({0, size.height}).y);
    CHECK(near(middle.y, side.size.height / 2));
    int& face = middle.x < side.size.width / 2 ? faces.left : faces.right;
    CHECK(face == blank);
    face = number_on(placement);
  }
  return faces;
}

// The printed pile is folded so that the first front is outside, and leafed through.
std::vector<int> leaf_through(const std::vector<Page>& sides, Flip flip) {
  REQUIRE(sides.size() % 2 == 0);
  std::vector<int> first_half;
  std::vector<int> second_half;
  for (std::size_t sheet = 0; sheet < sides.size() / 2; ++sheet) {
    const Faces front = look(sides[2 * sheet], false, flip);
    const Faces back = look(sides[2 * sheet + 1], true, flip);
    first_half.insert(first_half.end(), {front.right, back.right});
    second_half.insert(second_half.begin(), {back.left, front.left});
  }
  first_half.insert(first_half.end(), second_half.begin(), second_half.end());
  return first_half;
}

}  // namespace

TEST_CASE("a folded booklet is read in order, its blanks last") {
  for (const Flip flip : {Flip::short_edge, Flip::long_edge}) {
    Booklet booklet;
    booklet.paper = {297, 210};
    booklet.flip = flip;
    for (std::size_t count = 0; count <= 64; ++count) {
      CAPTURE(count);
      const auto sides = booklet_sides(booklet, numbered_pages(count, {148, 210}));
      const std::vector<int> read = leaf_through(sides, flip);
      REQUIRE(read.size() == (count + 3) / 4 * 4);
      for (std::size_t i = 0; i < read.size(); ++i) {
        CHECK(read[i] == (i < count ? static_cast<int>(i) : blank));
      }
    }
  }
}

TEST_CASE("the spreads of eight pages are those of every printer's handbook") {
  CHECK(booklet_spreads(8) == std::vector<Spread>{{7, 0}, {1, 6}, {5, 2}, {3, 4}});
  CHECK(booklet_spreads(5) == std::vector<Spread>{{{}, 0}, {1, {}}, {{}, 2}, {3, 4}});
  CHECK(booklet_spreads(0).empty());
}

TEST_CASE("the side of each page is known") {
  for (std::size_t count = 1; count <= 64; ++count) {
    const std::vector<Spread> spreads = booklet_spreads(count);
    for (std::size_t page = 0; page < count; ++page) {
      const Spread& spread = spreads[booklet_side_of(page, count)];
      CHECK((spread.left == page || spread.right == page));
    }
  }
}

TEST_CASE("pages meet at the fold, and creep towards it") {
  const auto pages = numbered_pages(12, {148, 210});
  Booklet booklet;
  booklet.paper = {297, 210};
  auto sides = booklet_sides(booklet, pages);
  for (const Page& side : sides) {
    CHECK(side.size == booklet.paper);
    CHECK(near(box_of(side.placed[0]), {0.5, 0, 148, 210}));
    CHECK(near(box_of(side.placed[1]), {148.5, 0, 148, 210}));
  }
  booklet.creep = 0.1;
  sides = booklet_sides(booklet, pages);
  for (std::size_t side = 0; side < 6; ++side) {
    const std::size_t sheet = side / 2;
    const double creep = 0.1 * static_cast<double>(sheet);
    CHECK(near(box_of(sides[side].placed[0]).x, 0.5 + creep));
    CHECK(near(box_of(sides[side].placed[1]).x, 148.5 - creep));
  }
}

TEST_CASE("half a Letter, A6 on A5, and smaller pages in the middle of the height") {
  Booklet booklet;
  for (const Size paper : {Size{279.4, 215.9}, Size{210, 148}, Size{297, 210}}) {
    booklet.paper = paper;
    const Size page = half_of(paper);
    const auto sides = booklet_sides(booklet, numbered_pages(4, page));
    CHECK(near(box_of(sides[0].placed[1]), {paper.width / 2, 0, page.width, page.height}));
  }
  const auto sides = booklet_sides(booklet, numbered_pages(1, {105, 148}));
  CHECK(near(box_of(sides[0].placed[0]), {148.5, 31, 105, 148}));
}

TEST_CASE("sides have ids, and the labels and outlines of both pages") {
  auto pages = numbered_pages(6, {148, 210});
  pages[0].outline = "Cover";
  pages[1].outline = "Hedges";
  pages[2].outline = "Sprouts";
  pages[5].outline = "Dots";
  Booklet booklet;
  booklet.paper = {297, 210};
  const auto sides = booklet_sides(booklet, pages);
  REQUIRE(sides.size() == 4);
  CHECK(sides[0].id == "sheet-1-front");
  CHECK(sides[1].id == "sheet-1-back");
  CHECK(sides[3].id == "sheet-2-back");
  CHECK(sides[0].label == "1");
  CHECK(sides[2].label == "6, 3");
  CHECK(sides[0].outline == "Cover");
  CHECK(sides[2].outline == "Dots / Sprouts");
  CHECK(sides[3].outline.empty());
}

TEST_CASE("scenes are shared, not copied, and stay forms") {
  auto pages = numbered_pages(4, {148, 210});
  pages[2].placed[0].form = true;
  Booklet booklet;
  booklet.paper = {297, 210};
  const auto sides = booklet_sides(booklet, pages);
  CHECK(sides[1].placed[1].scene == pages[2].placed[0].scene);
  CHECK(sides[1].placed[1].form);
}

TEST_CASE("folds and staples are marked outside, once") {
  Booklet booklet;
  booklet.paper = {297, 210};
  booklet.fold_marks = true;
  booklet.staple_marks = true;
  const auto sides = booklet_sides(booklet, numbered_pages(8, {148, 210}));
  for (std::size_t side = 1; side < sides.size(); ++side) CHECK(sides[side].placed.size() == 2);
  Page marks = sides[0];
  REQUIRE(marks.placed.size() == 3);
  marks.placed.erase(marks.placed.begin(), marks.placed.begin() + 2);
  CHECK(write_marks(marks) == R"(page sheet-1-front 297x210 label "8, 1"
  scene at 0,0 turned 0 size 297x210
    fold-marks artifact
      stroke 0.2 148.5,0 148.5,10
      stroke 0.2 148.5,200 148.5,210
    staple-marks artifact
      stroke 0.2 148.5,46.5 148.5,58.5
      stroke 0.2 148.5,151.5 148.5,163.5
)");
}
