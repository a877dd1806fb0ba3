// SPDX-License-Identifier: MIT
#include "layouts/page.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "tests/layouts/physical_page.h"

using namespace cartapenna;

TEST_CASE("paper is found by its name, however it is written") {
  CHECK(paper_size("A4") == Size{210, 297});
  CHECK(paper_size("a6") == Size{105, 148});
  CHECK(paper_size("LETTER") == Size{215.9, 279.4});
  CHECK(paper_size("tabloid") == Size{279.4, 431.8});
  CHECK_FALSE(paper_size("A"));
  CHECK_FALSE(paper_size("A44"));
  CHECK_FALSE(paper_size(""));
  CHECK(papers().size() == 7);
  for (const Paper& paper : papers()) {
    CHECK(paper_size(paper.name) == paper.size);
    CHECK(paper.size.width < paper.size.height);
  }
}

TEST_CASE("American sizes are whole quarters of an inch") {
  for (const char* name : {"Letter", "Legal", "Tabloid"}) {
    const Size size = *paper_size(name);
    CHECK(near(size.width / 6.35, std::round(size.width / 6.35)));
    CHECK(near(size.height / 6.35, std::round(size.height / 6.35)));
  }
}

TEST_CASE("paper lies as asked") {
  CHECK(oriented({210, 297}, Orientation::landscape) == Size{297, 210});
  CHECK(oriented({297, 210}, Orientation::landscape) == Size{297, 210});
  CHECK(oriented({297, 210}, Orientation::portrait) == Size{210, 297});
  CHECK(oriented({100, 100}, Orientation::portrait) == Size{100, 100});
}

TEST_CASE("half a sheet has its own name where there is one") {
  CHECK(half_of({297, 420}) == Size{210, 297});
  CHECK(half_of({210, 297}) == Size{148, 210});
  CHECK(half_of({297, 210}) == Size{148, 210});
  CHECK(half_of({148, 210}) == Size{105, 148});
  CHECK(half_of({279.4, 431.8}) == Size{215.9, 279.4});
  CHECK(half_of({215.9, 279.4}) == Size{139.7, 215.9});
  CHECK(half_of({180, 200}) == Size{100, 180});
}

TEST_CASE("cells fill the content, do not overlap and are in reading order") {
  for (int columns = 1; columns <= 7; ++columns) {
    for (int rows = 1; rows <= 7; ++rows) {
      for (const double gutter : {0.0, 0.1, 8.0}) {
        const CellGrid grid{{12, 13, 186, 271}, columns, rows, gutter};
        const std::vector<Box> boxes = cells(grid);
        REQUIRE(boxes.size() == static_cast<std::size_t>(columns * rows));
        CHECK(boxes.front().corner() == grid.content.corner());
        CHECK(near(boxes.back().right(), grid.content.right()));
        CHECK(near(boxes.back().bottom(), grid.content.bottom()));
        for (std::size_t i = 0; i < boxes.size(); ++i) {
          CHECK(within(boxes[i], grid.content));
          for (std::size_t j = 0; j < i; ++j) {
            CHECK_FALSE(overlap(boxes[i].inset(1e-9), boxes[j].inset(1e-9)));
            CHECK(
                (boxes[j].y < boxes[i].y || (boxes[j].y == boxes[i].y && boxes[j].x < boxes[i].x)));
          }
        }
        if (columns > 1) CHECK(near(boxes[1].x - boxes[0].right(), gutter));
      }
    }
  }
}

TEST_CASE("an exact fit counts") {
  CHECK(how_many_fit(186, 93, 0) == 2);
  CHECK(how_many_fit(186, 89, 8) == 2);
  CHECK(how_many_fit(0.3, 0.1, 0) == 3);  // 0.1 + 0.1 + 0.1 > 0.3
  CHECK(how_many_fit(185.99, 89, 8) == 1);
  CHECK(how_many_fit(88.99, 89, 8) == 0);
  CHECK(how_many_fit(0, 89, 8) == 0);
  for (int n = 1; n <= 60; ++n) {
    CHECK(how_many_fit(n * 7.3 + (n - 1) * 1.1, 7.3, 1.1) == n);
  }
}

TEST_CASE("pages for boards on four cells") {
  CHECK(pages_needed(0, 4) == 0);
  const std::size_t boards[] = {1, 3, 4, 5, 8, 9};
  const std::size_t pages[] = {1, 1, 1, 2, 2, 3};
  for (std::size_t i = 0; i < 6; ++i) CHECK(pages_needed(boards[i], 4) == pages[i]);
}

TEST_CASE("each board has one slot, and no page is blank") {
  for (const Filling filling : {Filling::page_by_page, Filling::cut_and_stack}) {
    for (std::size_t per_page = 1; per_page <= 9; ++per_page) {
      for (std::size_t boards = 0; boards <= 40; ++boards) {
        const std::size_t pages = pages_needed(boards, per_page);
        std::set<std::size_t> met;
        for (std::size_t page = 0; page < pages; ++page) {
          std::size_t on_this = 0;
          for (std::size_t cell = 0; cell < per_page; ++cell) {
            const auto board = board_at({page, cell}, boards, per_page, filling);
            if (!board) continue;
            ++on_this;
            CHECK(met.insert(*board).second);
            CHECK(slot_of(*board, boards, per_page, filling) == Slot{page, cell});
          }
          CHECK(on_this > 0);
        }
        CHECK(met.size() == boards);
        CHECK_FALSE(board_at({pages, 0}, boards, per_page, filling));
        CHECK_FALSE(board_at({0, per_page}, boards, per_page, filling));
      }
    }
  }
}

TEST_CASE("cut and stacked, the boards lie in order") {
  for (std::size_t per_page = 1; per_page <= 9; ++per_page) {
    for (std::size_t boards = 1; boards <= 40; ++boards) {
      std::vector<std::size_t> pile;
      for (std::size_t cell = 0; cell < per_page; ++cell) {
        for (std::size_t page = 0; page < pages_needed(boards, per_page); ++page) {
          const auto board = board_at({page, cell}, boards, per_page, Filling::cut_and_stack);
          if (board) pile.push_back(*board);
        }
      }
      REQUIRE(pile.size() == boards);
      for (std::size_t i = 0; i < boards; ++i) CHECK(pile[i] == i);
    }
  }
}

TEST_CASE("a turned scene fills its box") {
  for (int turns = -4; turns <= 7; ++turns) {
    const bool lying = turns % 2 != 0;
    const Box box{20, 30, lying ? 40.0 : 70.0, lying ? 70.0 : 40.0};
    Placement placement;
    placement.scene = std::make_shared<Scene>(Scene{{70, 40}, {}});
    placement.at = origin_in(box, turns);
    placement.quarter_turns = ((turns % 4) + 4) % 4;
    CHECK(near(box_of(placement), box));
  }
}

namespace {

Page page_with(Size size, Box box, int quarter_turns) {
  Page page;
  page.size = size;
  const bool lying = quarter_turns % 2 != 0;
  const Size scene{lying ? box.height : box.width, lying ? box.width : box.height};
  page.placed.push_back(
      {std::make_shared<Scene>(Scene{scene, {}}), origin_in(box, quarter_turns), quarter_turns});
  return page;
}

}  // namespace

TEST_CASE("a page is shifted and turned with all that is on it") {
  for (int turns = 0; turns < 4; ++turns) {
    Page page = page_with({210, 297}, {20, 30, 40, 70}, turns);
    page.press = PressBoxes{{20, 30, 40, 70}, {17, 27, 46, 76}};
    page.id = "p1";
    const Page moved = shifted(page, {1.5, -2});
    CHECK(near(box_of(moved.placed[0]), {21.5, 28, 40, 70}));
    CHECK(moved.press->bleed == Box{18.5, 25, 46, 76});
    CHECK(moved.id == "p1");

    const Page turned = upside_down(page);
    CHECK(near(box_of(turned.placed[0]), {150, 197, 40, 70}));
    CHECK(turned.press->trim == Box{150, 197, 40, 70});
    CHECK(turned.size == page.size);
    const Point corner = on_page(turned.placed[0], {0, 0});
    const Point before = on_page(page.placed[0], {0, 0});
    CHECK(near(corner, {210 - before.x, 297 - before.y}));
    const Page again = upside_down(turned);
    CHECK(near(again.placed[0].at, page.placed[0].at));
    CHECK(again.placed[0].quarter_turns == turns);
  }
}

TEST_CASE("held against the light, each back lies behind its front, upright") {
  for (const Size paper : {Size{210, 297}, Size{297, 210}, Size{200, 200}}) {
    for (const Flip flip : {Flip::long_edge, Flip::short_edge}) {
      // Unequal margins: a mirrored cell number would not do.
      const CellGrid grid{{10, 25, paper.width - 30, paper.height - 40}, 3, 2, 5};
      for (const Box& front : cells(grid)) {
        const Behind back = behind(front, paper, flip);
        const Page page = page_with(paper, back.box, back.quarter_turns);
        const Placement& placed = page.placed[0];
        const auto seen = [&](Point p) { return through_paper(on_page(placed, p), paper, flip); };
        CHECK(near(spanned(seen({0, 0}), seen({front.width, front.height})), front));
        // Up stays up; left and right change places, as on the back of a leaf.
        CHECK(near(seen({0, 0}), {front.right(), front.y}));
        CHECK(near(seen({0, front.height}), {front.right(), front.bottom()}));
      }
    }
  }
}

TEST_CASE("the edge decides with the paper how a sheet is turned") {
  CHECK(turns_like_a_book({210, 297}, Flip::long_edge));
  CHECK_FALSE(turns_like_a_book({210, 297}, Flip::short_edge));
  CHECK(turns_like_a_book({297, 210}, Flip::short_edge));
  CHECK_FALSE(turns_like_a_book({297, 210}, Flip::long_edge));
}
