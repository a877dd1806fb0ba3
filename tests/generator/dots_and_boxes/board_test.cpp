// SPDX-License-Identifier: MIT
// What a template may ask for and what is refused; figures, answers, data; positions solved.
#include <doctest/doctest.h>

#include "tests/generator/dots_and_boxes/sheets.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

std::string refused(const std::string& board) {
  std::string told;
  spec_of(board, &told);
  return told;
}

std::any made(const std::any& spec) {
  Random random(1);
  return the_game().make(spec, random);
}

// Two boxes side by side, the left one closed.
const std::string small = "position: \"2x1:1010110\"\n";

}  // namespace

TEST_CASE("faults of a picture are told where they stand in the file") {
  CHECK(refused("position: |\n"
                "  +--+  + -+\n"
                "  |  ||\n"
                "  +  +  +  +--\n") ==
        "2:11: half a line: a horizontal line is -- from dot to dot\n"
        "3:7: a line drawn twice\n"
        "4:13: a line out of the board\n");
  CHECK(refused("size: 3x3\nposition: |\n  +  +\n\n  +  +\n").find("3:") == 0);
  CHECK(refused("position: \"2x1:10102\"\n") ==
        "1:20: a line is 0 (not drawn) or 1 (drawn)\n"
        "1:21: 2x1 boxes have 7 lines, not 5\n");
  CHECK(refused("size: 3x1\n" + small) == "2:11: the position has 2x1 boxes, but size says 3x1\n");
}

TEST_CASE("settings that contradict each other are refused") {
  CHECK(refused("start: swedish\n" + small) ==
        "1:8: a board has a start or a position, not both\n");
  CHECK(refused("score: [1, 0]") ==
        "1:8: score belongs to a position: give one, or leave score out\n");
  CHECK(refused(small + "score: [2, 0]") ==
        "2:8: the scores add up to 2, but 1 box is closed in the position\n");
  CHECK(refused(small + "score: [x, 0]") == "2:9: \"x\" is no number of boxes\n");
  CHECK(refused("size: 1\nstart: swedish") ==
        "2:8: with the whole border drawn, one box leaves no line to draw\n");
  CHECK(refused("size: 51").find("1:7: size") == 0);
  CHECK(refused("pitch: 4mm").find("1:8: pitch") == 0);
  CHECK(refused("coordinates: of").find("1:14: coordinates") == 0);
}

TEST_CASE("a figure is as high as it says, and in its column") {
  const Studio studio;
  for (const char* board :
       {"size: 2x2", "size: 6x6\nstart: icelandic", "size: 9x3\ntally: false"}) {
    const std::any spec = spec_of(board);
    const Design design = the_game().draw(spec, studio.desk, [](const std::string&) {});
    for (const double width : {40.0, 89.0, 186.0}) {
      CAPTURE(board);
      CAPTURE(width);
      const Scene scene = design.figure.draw(made(spec), width);
      CHECK(scene.size == Size{width, design.figure.height(width)});
      std::vector<Mark> marks;
      for (const Layer& layer : scene.layers) {
        marks.insert(marks.end(), layer.marks.begin(), layer.marks.end());
      }
      CHECK(outside(marks, scene.size, studio.measure) == "");
    }
    CHECK_FALSE(design.answer.draw);
  }
}

TEST_CASE(
    "the answer to a position: the first best line bold, all lines numbered, boxes won hatched") {
  const Studio studio;
  const std::any spec = spec_of(small);
  const Design design = the_game().draw(spec, studio.desk, [](const std::string&) {});
  REQUIRE(design.answer.draw);
  const Scene scene = design.answer.draw(made(spec), 60);
  CHECK(scene.size == Size{60, design.answer.height(60)});
  std::size_t best = 0;
  std::size_t numbers = 0;
  bool hatched = false;
  for (const Layer& layer : scene.layers) {
    if (layer.name == "best") best = layer.marks.size();
    if (layer.name == "numbers") numbers = layer.marks.size() / 2;
    hatched = hatched || layer.name == "won";
    CHECK(outside(layer.marks, scene.size, studio.measure) == "");
  }
  CHECK(best == 1);
  CHECK(numbers == 3);
  CHECK(hatched);
}

TEST_CASE("the terminal shows the board and, when asked, the answer") {
  const std::any spec = spec_of(small);
  const Words words = words_of("en");
  const auto texts = the_game().text(spec, made(spec), words, true);
  REQUIRE(texts.size() == 2);
  CHECK(texts[0] ==
        "2 × 1 boxes, 3 × 2 dots\nPlayer 1 is to move\n\n"
        "  1 +--+  +\n    |  |\n  2 +--+  +\n    A  B  C\n");
  CHECK(texts[1].find("Best") != std::string::npos);
  CHECK(the_game().text(spec, made(spec), words, false).size() == 1);
}

TEST_CASE("data of a board, the answer to a position among them") {
  const std::any spec = spec_of(small + "to-move: 2");
  const Json json = the_game().json(spec, made(spec)).front();
  CHECK(json["code"] == "2x1:1010110");
  CHECK(json["to_move"] == 2);
  CHECK(json.contains("best"));
  const Json start = the_game().json(spec_of("size: 2x1"), made(spec_of("size: 2x1"))).front();
  CHECK(start["lines"].empty());
  CHECK(start["score"] == Json({0, 0}));
  CHECK(start["start"] == "american");
  CHECK_FALSE(start.contains("best"));
}

TEST_CASE("solve takes machine forms and pictures") {
  const Solved coded = the_game().solve("2x1:1010010", {});
  CHECK(coded.json["position"] == "2x1:1010010");
  CHECK(coded.json["moves"].size() == 4);
  const Solved drawn = the_game().solve("  +--+  +\n     |\n  +--+  +\n", {});
  CHECK(drawn.json == coded.json);
  CHECK(the_game().solve("2x1:1010010\n", {}).json == coded.json);
}

TEST_CASE("solve tells what is wrong, and what is too much") {
  const Solved wrong = the_game().solve("2x1:101", {});
  CHECK(wrong.wrong);
  CHECK(wrong.json.dump() ==
        R"({"position":"2x1:101","error":"column 8: 2x1 boxes have 7 lines, not 3"})");
  cartapenna::Limits little;
  little.seconds = 0.01;
  const Solved open = the_game().solve("5x5:" + std::string(60, '0'), little);
  CHECK(open.unsolved);
  CHECK(open.json["unsolved"] == "within 0.01 s");
  CHECK(the_game().solve("", {}).wrong);
}
