// SPDX-License-Identifier: MIT
// Problems as they leave the program, by a judge that shares nothing with it; and that the judge
// finds fault with what is wrong.
#include <doctest/doctest.h>

#include <map>

#include "generator/boards.h"
#include "generator/dots_and_boxes/picture.h"
#include "tests/generator/dots_and_boxes/problem_faults.h"
#include "tests/generator/dots_and_boxes/sheets.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;
using problem_judge::faults_of;

namespace {

// The boards of an entry, as the program makes them.
std::vector<problem_judge::Json> made(const std::string& board, int count, std::uint64_t seed,
                                      std::set<std::string> known = {}) {
  Document document = document_of({board});
  document.known = std::move(known);
  Boards boards(document, seed);
  std::vector<problem_judge::Json> models;
  for (int i = 1; i <= count; ++i) {
    models.push_back(the_game().json(document.orders[0].spec, *boards.get(0, i)).front());
  }
  return models;
}

int judge_all(const std::vector<problem_judge::Json>& models, int most_undrawn) {
  int judged = 0;
  for (const auto& model : models) {
    if (!problem_judge::Judge::can(model, most_undrawn)) continue;
    CAPTURE(model.dump());
    CHECK(faults_of(model) == "");
    ++judged;
  }
  return judged;
}

void check_collection(const std::vector<problem_judge::Json>& models, bool themes_limited) {
  std::set<std::string> prints;
  std::map<std::string, std::size_t> themes;
  for (const auto& model : models) {
    CHECK(prints.insert(model.at("fingerprint")).second);
    ++themes[model.at("theme")];
  }
  for (const auto& entry : themes) {
    CAPTURE(entry.first);
    if (themes_limited) CHECK(entry.second <= (4 * models.size() + 9) / 10);
  }
}

std::set<int> levels(const std::vector<problem_judge::Json>& models) {
  std::set<int> found;
  for (const auto& model : models) found.insert(model.at("level").get<int>());
  return found;
}

// Under symmetry the same print, by the lines' names alone.
std::string turned(const std::string& code) {
  const Reading reading = read_code(code);
  Position turned(reading.position.grid);
  const dots_and_boxes::Grid& grid = reading.position.grid;
  for (const int line : drawn_lines(reading.position)) {
    const auto both = ends(grid, line);
    const auto half_turn = [&](Dot dot) {
      return Dot{grid.columns - dot.column, grid.rows - dot.row};
    };
    draw(turned, line_between(grid, half_turn(both[0]), half_turn(both[1])));
  }
  return dots_and_boxes::code(turned);
}

}  // namespace

TEST_CASE("six problems on 4 x 4: all levels from easy to hard, every point and reason is true") {
  const auto models = made("size: 4x4\nproblem: any", 6, 7);
  CHECK(judge_all(models, 19) >= 2);
  check_collection(models, true);
  std::vector<int> order;
  for (const auto& model : models) order.push_back(model.at("level"));
  CHECK(order == std::vector<int>{1, 2, 2, 3, 4, 5});
}

TEST_CASE("problems on small boards and other starts meet every point") {
  int judged = 0;
  std::set<std::string> themes;
  for (const char* board : {"size: 3x3\nproblem: any", "size: 4x3\nproblem: any\nstart: icelandic",
                            "size: 3x4\nproblem: any", "size: 4x4\nproblem: any\nstart: swedish"}) {
    const auto models = made(board, 6, 3);
    judged += judge_all(models, 18);
    check_collection(models, true);
    for (const auto& model : models) themes.insert(model.at("theme"));
  }
  CHECK(judged >= 14);
  CHECK(themes.size() >= 6);
}

TEST_CASE("5 x 5: every level can be reached") {
  for (const int level : {1, 2, 3, 4, 5}) {
    const auto models = made(fmt::format("size: 5x5\nproblem: {}", level), 1, 1);
    CHECK(levels(models) == std::set<int>{level});
    judge_all(models, 18);
  }
}

TEST_CASE("a level is had when asked for") {
  for (const int level : {1, 2, 3, 4, 5}) {
    const auto models = made(fmt::format("size: 4x3\nproblem: {}", level), 2, 5);
    CHECK(levels(models) == std::set<int>{level});
    judge_all(models, 18);
  }
}

TEST_CASE("the first problems do not depend on how many are asked for; known ones do not come") {
  const auto six = made("size: 3x3\nproblem: any", 6, 3);
  auto four = made("size: 3x3\nproblem: any", 4, 3);
  for (std::size_t i = 0; i < 4; ++i) CHECK(four[i] == six[i]);
  std::set<std::string> known;
  for (const auto& model : six) known.insert(model.at("fingerprint").get<std::string>());
  for (const auto& model : made("size: 3x3\nproblem: any", 6, 3, known)) {
    CHECK(known.count(model.at("fingerprint")) == 0);
  }
  CHECK(the_game().read_mark(turned(six[0].at("code")))->mark == six[0].at("fingerprint"));
  CHECK(!the_game().read_mark("3x3:01")->wrong.empty());
  CHECK(!the_game().read_mark("3x3")->wrong.empty());
  CHECK(!the_game().read_mark("1xX.2.}xX.}"));
}

TEST_CASE("entries of one document: no problem twice, and no theme too often over all of them") {
  const std::vector<std::string> entries{"size: 4x3\nproblem: any", "size: 3x4\nproblem: any",
                                         "size: 4x3\nlesson: true",
                                         "size: 3x3\nproblem: any\ntheme: waiting-move"};
  const Document document = document_of(entries);
  Boards boards(document, 9);
  constexpr int count = 8;
  boards.make_ahead({{0, count}, {1, count}, {2, count}, {3, count}}, 2);
  std::set<std::string> prints;
  std::map<std::string, int> themes;
  for (std::size_t order = 0; order < entries.size(); ++order) {
    for (int i = 1; i <= count; ++i) {
      const auto board = boards.get(order, i);
      CHECK(prints.insert(the_game().mark(*board)).second);
      const auto model = the_game().json(document.orders[order].spec, *board).front();
      if (model.contains("theme")) ++themes[model.at("theme")];
    }
  }
  CHECK(themes["waiting-move"] <= count + 1);  // a third is asked for
  for (const auto& entry : themes) {
    CAPTURE(entry.first);
    CHECK(10 * entry.second <= 4 * 3 * count + 9);
  }
  Boards alone(document, 9);
  CHECK(the_game().mark(*alone.get(1, 3)) == the_game().mark(*boards.get(1, 3)));
}

TEST_CASE("the judge finds fault with what is spoilt") {
  const auto models = made("size: 3x3\nproblem: any", 12, 7);
  const auto& quiet = *std::find_if(models.begin(), models.end(), [](const auto& model) {
    return model.at("theme") == "waiting-move" && problem_judge::Judge::can(model, 18);
  });
  const auto spoilt = [](problem_judge::Json model, auto change) {
    change(model);
    return faults_of(model).size();
  };
  using Model = problem_judge::Json;
  CHECK(spoilt(quiet, [](Model&) {}) == 0);
  CHECK(spoilt(quiet, [](Model& m) { m["record"].erase(0); }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["best"][0] = m["why"]["rival"]; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["value"] = m["value"].get<int>() + 2; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["second"] = m["second"].get<int>() - 1; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["others_tie"] = !m["others_tie"]; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["level"] = m["level"] == 5 ? 4 : 5; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["theme"] = "sacrifice"; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["theme"] = "loop-or-chain"; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["checked"] = "none"; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["only_moves"] = 9; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["final_score"][0] = 9; }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["line"].erase(m["line"].size() - 1); }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["score"] = {9, 0}; }) > 0);
  for (const char* number : {"given", "gained", "safe_lines"}) {
    CHECK(spoilt(quiet, [&](Model& m) { m["why"][number] = 7; }) > 0);
  }
  const auto turn = [](Model& ending) { ending["rival_opens"] = !ending["rival_opens"]; };
  CHECK(spoilt(quiet, [&](Model& m) { turn(m["why"]["ending"]); }) > 0);
  CHECK(spoilt(quiet, [&](Model& m) { turn(m["why"]["rival_ending"]); }) > 0);
  CHECK(spoilt(quiet, [](Model& m) { m["why"]["ending"]["long_chains"] = 5; }) > 0);
  const auto captures = made("size: 4x3\nproblem: any\ntheme: decline-chain", 1, 2).front();
  REQUIRE(problem_judge::Judge::can(captures, 20));
  for (const char* number : {"taken", "rest", "smallest"}) {
    CHECK(spoilt(captures, [&](Model& m) { m["why"][number] = 11; }) > 0);
  }
}

TEST_SUITE("slow") {
  TEST_CASE("a theme is had when asked for") {
    for (int theme = 0; theme < theme_count; ++theme) {
      const std::string id(theme_id(static_cast<Theme>(theme)));
      CAPTURE(id);
      for (const auto& model : made(fmt::format("size: 4x4\nproblem: any\ntheme: {}", id), 2, 5)) {
        CHECK(model.at("theme") == id);
        if (problem_judge::Judge::can(model, 18)) CHECK(faults_of(model) == "");
      }
    }
  }

  TEST_CASE("a book of 100: levels and themes, every problem of up to 24 lines judged") {
    std::vector<problem_judge::Json> book = made("size: 4x4\nproblem: any", 100, 11);
    CHECK(judge_all(book, 24) >= 60);
    check_collection(book, true);
    for (const int level : {1, 2, 3, 4, 5}) {
      const auto of_level = std::count_if(book.begin(), book.end(), [level](const auto& model) {
        return model.at("level") == level;
      });
      CHECK(of_level >= 14);
    }
  }
}
