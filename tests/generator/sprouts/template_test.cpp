// SPDX-License-Identifier: MIT
// What templates may say of Sprouts, what is refused, and what `solve` answers.
#include "tests/generator/sprouts/sheets.h"

using namespace sheets;

namespace {

std::vector<std::string> told(const std::string& board) {
  Problems problems;
  const Node root =
      read_yaml("sheets:\n  - game: sprouts\n    board: " + board + "\n", "t.yaml", problems);
  REQUIRE_FALSE(problems.any());
  const auto languages = [](std::string_view name) -> std::optional<std::string> {
    return file_text(language_path(name));
  };
  read_document(root, "t", languages, problems);
  std::vector<std::string> sentences;
  for (const Problem& problem : problems.list()) sentences.push_back(problem.sentence);
  return sentences;
}

std::string solved(const std::string& position, Limits limits = {}) {
  return sprouts::solve(position, limits).json.dump();
}

}  // namespace

TEST_CASE("boards that are fine") {
  for (const char* board :
       {"{}", "{spots: 1}", "{spots: 40}", "{arrangement: circle, spots: 8}", "{variant: brussels}",
        "{arrangement: triangle}", "{arrangement: [\"40 30\", \"90.5  60\"]}", "{kind: tally}",
        "{arrangement: [\"40 30\"], spots: 1, cut-off: true}", "{record: false, lives: false}",
        "{kind: lesson}", "{kind: lesson, spots: 3, variant: misere}", "{problem: any}",
        "{problem: hard, spots: 6}", "{problem: easy, question: who-wins, variant: misere}",
        "{problem: medium, box: 120mm}"}) {
    CAPTURE(board);
    CHECK(told(board).empty());
  }
}

TEST_CASE("boards that are refused") {
  const std::pair<const char*, const char*> cases[]{
      {"{spots: 0}", "1"},
      {"{spots: 41}", "40"},
      {"{spots: many}", "whole number"},
      {"{arrangement: triangle, spots: 4}", "a triangle has 3 spots, not 4"},
      {"{arrangement: ring}", "spread"},
      {"{arrangement: [\"40,30\"]}", "no place"},
      {"{arrangement: [\"40 x\"]}", "no place"},
      {"{arrangement: [\"nan 4\"]}", "no place"},
      {"{arrangement: [\"-4 4\"]}", "no place"},
      {"{arrangement: [\"1 2\", \"50 60\"], spots: 3}", "gives 2 places"},
      {"{variant: misère}", "misere"},
      {"{kind: lesson, spots: 4}", "2 or 3 spots, not 4"},
      {"{kind: lesson, variant: brussels}", "a lesson is about games with spots"},
      {"{kind: lesson, record: false}", "record means nothing beside kind: lesson"},
      {"{problem: fiendish}", "easy"},
      {"{problem: easy, arrangement: circle}", "arrangement means nothing beside problem"},
      {"{problem: hard, spots: 3}", "easy"},
      {"{problem: easy, spots: 9}", "8"},
      {"{problem: easy, variant: brussels}", "russels"},
      {"{problem: easy, box: 60mm}", "80mm"},
      {"{question: who-wins}", "question belongs to a problem"},
      {"{box: 90mm}", "box belongs to a problem"},
      {"{spot: 3}", "spots"}};
  for (const auto& refused : cases) {
    const auto& board = refused.first;
    const auto& part = refused.second;
    CAPTURE(board);
    const auto sentences = told(board);
    REQUIRE(sentences.size() == 1);
    CAPTURE(sentences[0]);
    CHECK(sentences[0].find(part) != std::string::npos);
  }
}

TEST_CASE("solve answers as its interface says") {
  CHECK(solved("1,4;2;3/1,4") ==
        R"({"position":"1,4;2;3/1,4","normal":"N","misere":"N","nimber":2,"children":7,)"
        R"("winning":1,"moves":["1(5)4"]})");
  CHECK(solved(" 2\n", {.normal_only = true}) ==
        R"({"position":"2","normal":"P","nimber":0,"children":2,"winning":0,"moves":[]})");
  CHECK(solved("0*3") == solved("0.0.0.}").replace(13, 7, "0*3"));
  CHECK(solved("1;;2") ==
        R"({"position":"1;;2","error":"column 3: expected the number of a spot"})");
  CHECK(solved("14", {.seconds = 0.01}) == R"({"position":"14","unsolved":"within 0.01 s"})");
  CHECK(sprouts::solve("1;;2", {}).wrong);
  CHECK(sprouts::solve("14", {.seconds = 0.01}).unsolved);
}
