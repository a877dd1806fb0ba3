// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/problem.h"

#include <doctest/doctest.h>

#include <map>

#include "generator/dots_and_boxes/collection.h"
#include "generator/dots_and_boxes/lesson.h"
#include "generator/dots_and_boxes/picture.h"
#include "generator/dots_and_boxes/quality.h"
#include "generator/dots_and_boxes/symmetry.h"
#include "tests/generator/dots_and_boxes/retrograde.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

void check_problem(const Problem& problem, const ProblemLimits& limits) {
  CAPTURE(picture(problem.game.position));
  CAPTURE(theme_id(problem.theme));
  CAPTURE(problem.level());
  CHECK(unmet(problem, limits) == std::vector<int>{});
  const auto undrawn = static_cast<int>(undrawn_lines(problem.game.position).size());
  CHECK((problem.check == Check::plain) == (undrawn <= limits.plain_undrawn));
}

void check_collection(const Collection::Wish& wish, const Collection& collection) {
  CHECK(static_cast<int>(collection.problems.size()) == wish.count);
  std::map<Theme, std::size_t> themes;
  std::set<std::string> prints;
  for (const Problem& problem : collection.problems) {
    check_problem(problem, wish.limits);
    ++themes[problem.theme];
    CHECK(prints.insert(fingerprint(problem.game.position)).second);
  }
  for (const auto& entry : themes) {
    const auto& theme = entry.first;
    const auto& count = entry.second;
    CAPTURE(theme_id(theme));
    CHECK(count * 10 <= collection.problems.size() * 4);
  }
}

Collection::Wish small_wish(int count) {
  Collection::Wish wish;
  wish.count = count;
  wish.grids = {Grid{3, 3}, Grid{4, 3}, Grid{4, 4}};
  wish.limits.undrawn = 22;
  wish.limits.second_nodes = 100'000;
  return wish;
}

}  // namespace

TEST_CASE("every problem of a collection meets every point") {
  const Collection::Wish wish = small_wish(10);
  Random random(7);
  const Collection collection = make_collection(wish, random);
  check_collection(wish, collection);
  std::set<int> levels;
  for (const Problem& problem : collection.problems) levels.insert(problem.level());
  CHECK(levels == std::set<int>{1, 2, 3, 4, 5});
}

TEST_CASE("the first problems do not depend on how many are asked for; known ones do not come") {
  Collection::Wish wish = small_wish(4);
  Random first(3);
  const Collection four = make_collection(wish, first);
  wish.count = 6;
  Random second(3);
  Collection six = make_collection(wish, second);
  REQUIRE(six.problems.size() == 6);
  six.problems.resize(4);
  CHECK(six.problems == four.problems);
  wish.count = 4;
  for (const Problem& problem : four.problems) {
    wish.known.insert(fingerprint(problem.game.position));
  }
  Random third(3);
  for (const Problem& problem : make_collection(wish, third).problems) {
    CHECK(wish.known.count(fingerprint(problem.game.position)) == 0);
  }
}

TEST_CASE("a spoilt problem is told by its point") {
  Random random(7);
  const Collection::Wish wish = small_wish(3);
  const Collection collection = make_collection(wish, random);
  REQUIRE(collection.problems.size() == 3);
  const auto spoilt = [&](std::size_t number, auto change) {
    Problem problem = collection.problems[number];
    change(problem);
    const auto points = unmet(problem, wish.limits);
    return std::set<int>(points.begin(), points.end());
  };
  CHECK(spoilt(2, [](Problem& problem) { problem.record.pop_back(); }).count(0) == 1);
  CHECK(spoilt(2, [](Problem& problem) { ++problem.final_score[0]; }).count(0) == 1);
  CHECK(spoilt(2, [](Problem& problem) { ++problem.reason.safe_lines; }).count(0) == 1);
  CHECK(spoilt(2, [](Problem& problem) { problem.value += 2; }).count(1) == 1);
  CHECK(spoilt(2, [](Problem& problem) { problem.value += 2; }).count(7) == 1);
  CHECK(spoilt(2, [](Problem& problem) { ++problem.only_moves; }).count(5) == 1);
  const auto behind = [](Problem& problem) { problem.game.score[0] += 50; };
  CHECK(spoilt(2, behind).count(1) == 1);
}

TEST_CASE("fingerprints are the same for what is symmetric") {
  Random random(1);
  Position board(Grid{4, 3});
  auto lines = undrawn_lines(board);
  random.shuffle(lines);
  for (std::size_t at = 0; at < 12; ++at) draw(board, lines[at]);
  for (int symmetry = 0; symmetry < all_symmetries; ++symmetry) {
    CHECK(fingerprint(mapped(board, symmetry)) == fingerprint(board));
  }
  draw(board, lines[12]);
  CHECK(fingerprint(board) != fingerprint(Position(Grid{4, 3})));
}

TEST_CASE("lessons: counted, predicted, and the prediction comes true") {
  Random random(5);
  const auto lessons = make_lessons(Grid{5, 5}, 6, random);
  REQUIRE(lessons.size() == 6);
  for (const Lesson& lesson : lessons) {
    CAPTURE(picture(lesson.position));
    int long_chains = 0;
    for (const Chain& chain : lesson.chains) long_chains += !chain.loop && chain.is_long() ? 1 : 0;
    CHECK(lesson.long_chains == long_chains);
    CHECK(lesson.mover_keeps_control == (lesson.value > 0));
    CHECK(value_of(lesson.position).value == lesson.value);
  }
}

TEST_SUITE("slow") {
  TEST_CASE("a book: every level, checked plainly up to 24 lines") {
    Collection::Wish wish;
    wish.count = 15;
    wish.grids = {Grid{3, 3}, Grid{4, 4}, Grid{4, 3}};
    wish.limits.plain_undrawn = 24;
    Random random(11);
    check_collection(wish, make_collection(wish, random));
  }
}
