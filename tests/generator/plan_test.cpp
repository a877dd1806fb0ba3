// SPDX-License-Identifier: MIT
#include "generator/plan.h"

#include <doctest/doctest.h>

#include <array>

#include "generator/random.h"
#include "tests/layouts/physical_page.h"

using namespace cartapenna;

namespace {

const Box content{12, 12, 186, 265};

bool inside(const Box& box) {
  constexpr double hair = 1e-6;
  return box.x >= content.x - hair && box.y >= content.y - hair &&
         box.right() <= content.right() + hair && box.bottom() <= content.bottom() + hair;
}

// Figures of random heights in random columns, each with an answer.
PlanRequest random_figures(Random& random, KeyPlace key) {
  PlanRequest request;
  request.content = content;
  request.page = {210, 297};
  request.key = key;
  request.places = {content};
  request.figures_top = request.answers_top = content.y + 14;
  const auto columns = 1 + random.below(3);
  request.columns.assign(columns, (content.width - static_cast<double>(columns - 1) * 8) /
                                      static_cast<double>(columns));
  for (std::uint64_t order = 0; order <= random.below(3); ++order) {
    OrderShape& shape = request.orders.emplace_back();
    const auto height = [&random] { return 5 + static_cast<double>(random.below(40)); };
    shape.figures = true;
    shape.count = 1 + static_cast<std::int64_t>(random.below(8));
    shape.text_height = [text = height()](double, bool) { return text; };
    shape.figure_height = [picture = height()](double) { return picture; };
    shape.answer_height = [answer = height()](double) { return answer; };
    shape.answer_width = 30 + static_cast<double>(random.below(60));
  }
  return request;
}

int count(const Plan& plan, Piece piece) {
  int number = 0;
  for (const Cell& cell : plan.cells) number += cell.piece == piece ? 1 : 0;
  return number;
}

void check_page(const Plan& plan, const PlannedPage& page) {
  for (std::size_t i = page.first; i < page.first + page.count; ++i) {
    const Cell& cell = plan.cells[i];
    CHECK(inside(cell.box));
    for (std::size_t j = page.first; j < i; ++j) {
      CHECK_FALSE(overlap(cell.box, plan.cells[j].box));
    }
  }
}

}  // namespace

TEST_CASE("figures and their answers keep to the page and off each other") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    const auto key = std::array{KeyPlace::none, KeyPlace::end, KeyPlace::foot}.at(seed % 3);
    PlanRequest request = random_figures(random, key);
    request.upside_down = random.below(2) == 1;
    const Plan plan = make_plan(request);
    for (const PlannedPage& page : plan.pages) {
      check_page(plan, page);
      for (std::size_t i = page.first; i < page.first + page.count; ++i) {
        const Cell& cell = plan.cells[i];
        const bool answer = cell.piece == Piece::answer;
        CHECK(page.answers == (answer && key == KeyPlace::end));
        CHECK(cell.upside_down == (answer && (key == KeyPlace::foot || request.upside_down)));
      }
    }
    CHECK(count(plan, Piece::answer) == (key == KeyPlace::none ? 0 : count(plan, Piece::figure)));
  }
}

TEST_CASE(
    "answers on a page of their own are no wider than their figures, and in as many columns") {
  PlanRequest request;
  request.content = content;
  request.places = {content};
  request.columns = {89, 89};
  request.key = KeyPlace::end;
  OrderShape& shape = request.orders.emplace_back();
  shape.figures = true;
  shape.count = 4;
  shape.text_height = [](double, bool) { return 10; };
  shape.figure_height = [](double width) { return width; };
  shape.answer_height = [](double width) { return width; };
  shape.answer_width = 180;
  const Plan plan = make_plan(request);
  REQUIRE(plan.pages.size() == 2);
  for (std::size_t i = 4; i < 8; ++i) {
    CHECK(plan.cells[i].box.width == doctest::Approx(89));
    CHECK(plan.cells[i].box.x == doctest::Approx(plan.cells[i - 4].box.x));
  }
}

TEST_CASE("answers at the foot are a strip of small ones over the whole width") {
  PlanRequest request;
  const Box magazine{14, 14, 142, 212};
  request.content = magazine;
  request.places = {magazine};
  request.columns = {67, 67};
  request.figures_top = magazine.y;
  request.key = KeyPlace::foot;
  OrderShape& shape = request.orders.emplace_back();
  shape.figures = true;
  shape.count = 4;
  shape.text_height = [](double, bool) { return 10; };
  shape.figure_height = [](double width) { return width; };
  shape.answer_height = [](double width) { return width; };
  const Plan plan = make_plan(request);
  REQUIRE(plan.pages.size() == 1);
  for (std::size_t i = 4; i < 8; ++i) {
    CHECK(plan.cells[i].box.width <= 40);
    CHECK(plan.cells[i].box.y == plan.cells[4].box.y);
  }
  CHECK(plan.cells[4].box.right() > magazine.right() - 4);
  CHECK(plan.cells[7].box.x < magazine.x + 4);
}

TEST_CASE("pictures side by side begin at one height, below captions of any height") {
  PlanRequest request;
  request.content = content;
  request.places = {content};
  request.columns = {89, 89};
  for (const double caption : {4, 11}) {
    OrderShape& shape = request.orders.emplace_back();
    shape.figures = true;
    shape.text_height = [](double, bool) { return 6; };
    shape.figure_height = [caption](double) { return caption + 50; };
    shape.caption_height = [caption](double) { return caption; };
  }
  const Plan plan = make_plan(request);
  REQUIRE(plan.cells.size() == 2);
  CHECK(plan.cells[0].box.y == plan.cells[1].box.y);
  CHECK(plan.cells[0].text + 4 == plan.cells[1].text + 11);
  CHECK(plan.cells[0].box.height == 6 + 11 + 50);
}

TEST_CASE("answers on the back keep to it and off each other") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    PlanRequest request = random_figures(random, KeyPlace::back);
    request.flip = random.below(2) == 1 ? Flip::short_edge : Flip::long_edge;
    const Plan plan = make_plan(request);
    CHECK_FALSE(plan.crowded);
    for (std::size_t number = 0; number < plan.pages.size(); ++number) {
      const PlannedPage& page = plan.pages[number];
      CHECK(page.answers == (number % 2 == 1));
      check_page(plan, page);
      if (page.answers) CHECK(page.count == plan.pages[number - 1].count);
      for (std::size_t i = page.first; i < page.first + page.count; ++i) {
        const Cell& cell = plan.cells[i];
        CHECK(cell.upside_down == (page.answers && request.flip == Flip::short_edge));
        if (page.answers) CHECK(cell.box.height >= request.orders[cell.order].answer_height(0));
      }
    }
  }
}

TEST_CASE("answers that are no higher than their figures lie exactly behind them") {
  for (const Flip flip : {Flip::long_edge, Flip::short_edge}) {
    Random random(7);
    PlanRequest request = random_figures(random, KeyPlace::back);
    request.flip = flip;
    for (OrderShape& shape : request.orders) shape.answer_height = [](double) { return 10; };
    const Plan plan = make_plan(request);
    for (std::size_t number = 0; number < plan.pages.size(); number += 2) {
      for (std::size_t i = 0; i < plan.pages[number].count; ++i) {
        const Box& figure = plan.cells[plan.pages[number].first + i].box;
        const Box& answer = plan.cells[plan.pages[number + 1].first + i].box;
        const Box place = behind(figure, request.page, flip).box;
        CHECK(answer.x == place.x);
        CHECK(answer.y == place.y);
        CHECK(answer.bottom() == doctest::Approx(std::min(place.bottom(), content.bottom())));
      }
    }
  }
}

TEST_CASE("an answer that is higher than its sheet takes less width, and keeps to its back") {
  PlanRequest request;
  request.content = content;
  request.page = {210, 297};
  request.key = KeyPlace::back;
  request.places = {{12, 12, 186, 128}, {12, 148, 186, 129}};
  OrderShape& shape = request.orders.emplace_back();
  shape.count = 2;
  shape.answer_width = 186;
  shape.wanted = [](std::size_t) { return true; };
  shape.answer_height = [](double width) { return width; };
  const Plan plan = make_plan(request);
  CHECK_FALSE(plan.crowded);
  REQUIRE(plan.pages.size() == 2);
  check_page(plan, plan.pages[1]);
  for (const std::size_t number : {0U, 1U}) {
    const Box& answer = plan.cells[2 + number].box;
    CHECK(answer.y >= request.places[number].y);
    CHECK(answer.bottom() <= request.places[number].bottom());
    CHECK(answer.height == answer.width);
  }
  shape.answer_height = [](double) { return 130; };
  CHECK(make_plan(request).crowded == 0);
}

TEST_CASE("an answer at the foot of a sheet is upside down, in the sheet's right corner") {
  PlanRequest request;
  request.content = content;
  request.page = {210, 297};
  request.key = KeyPlace::foot;
  request.places = {content};
  OrderShape& shape = request.orders.emplace_back();
  shape.count = 2;
  shape.wanted = [](std::size_t) { return true; };
  shape.answer_height = [](double) { return 20; };
  const Plan plan = make_plan(request);
  REQUIRE(plan.cells.size() == 4);
  for (const std::size_t at : {1U, 3U}) {
    const Cell& answer = plan.cells[at];
    CHECK(answer.piece == Piece::answer);
    CHECK(answer.upside_down);
    CHECK(answer.box.right() == doctest::Approx(content.right()));
    CHECK(answer.box.bottom() == doctest::Approx(content.bottom()));
  }
}

TEST_CASE("a board of several pages is answered once, on its last one") {
  for (const KeyPlace key : {KeyPlace::foot, KeyPlace::back}) {
    PlanRequest request;
    request.content = content;
    request.page = {210, 297};
    request.key = key;
    request.places = {content};
    OrderShape& shape = request.orders.emplace_back();
    shape.count = 2;
    shape.owners = {0, 0, 0};
    shape.more_pages = 1;
    shape.wanted = [](std::size_t part) { return part < 2; };
    shape.answer_height = [](double) { return 20; };
    const Plan plan = make_plan(request);
    CHECK(count(plan, Piece::sheet) == 8);
    CHECK(count(plan, Piece::answer) == 2);
    for (std::size_t i = 0; i < plan.cells.size(); ++i) {
      if (plan.cells[i].piece != Piece::answer) continue;
      CHECK(plan.cells[i - 1].part == 1);
      CHECK(plan.cells[i - 1].page == 1);
      CHECK(plan.cells[i - 1].board == plan.cells[i].board);
    }
  }
}
