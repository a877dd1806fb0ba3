// SPDX-License-Identifier: MIT
// Sheets as marks: what is drawn is what the data say, and all of it lies in the room.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "generator/dots_and_boxes/picture.h"
#include "tests/generator/dots_and_boxes/sheets.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

const std::string example =
    "position: |\n"
    "  +--+  +  +  +\n"
    "  |\n"
    "  +--+  +  +  +\n"
    "  |  |     |\n"
    "  +  +  +  +  +\n"
    "              |\n"
    "  +  +  +--+  +\n"
    "\n"
    "  +  +--+  +  +\n";

struct Printed {
  Sheet sheet;
  Json json;
  std::string problem;
};

Printed print(const std::string& board, const Studio& studio,
              const std::vector<std::string>& players = {}) {
  const std::any spec = spec_of(board);
  Printed printed;
  const Design design = the_game().draw(
      spec, studio.desk, [&](std::string sentence) { printed.problem = std::move(sentence); });
  if (!printed.problem.empty()) return printed;
  Random random(1);
  const std::any made = the_game().make(spec, random);
  printed.sheet = design.sheet(made, 0, Occasion{players});
  printed.json = the_game().json(spec, made).front();
  return printed;
}

// The centres of the dots, row by row.
std::vector<Point> dots_of(const Sheet& sheet) {
  std::vector<Point> dots;
  for (const Mark& mark : marks_of(sheet, "dots")) dots.push_back(std::get<Disc>(mark).centre);
  return dots;
}

// The lines drawn, by the dots on which they end.
std::set<std::string> lines_on_paper(const Sheet& sheet, const dots_and_boxes::Grid& grid) {
  std::map<std::pair<long, long>, std::string> names;
  const std::vector<Point> dots = dots_of(sheet);
  const auto key = [](Point p) {
    return std::pair(std::lround(p.x * 1000), std::lround(p.y * 1000));
  };
  for (std::size_t i = 0; i < dots.size(); ++i) {
    const auto number = static_cast<int>(i);
    names[key(dots[i])] =
        dot_name(grid, {number % (grid.columns + 1), number / (grid.columns + 1)});
  }
  std::set<std::string> lines;
  for (const Mark& mark : marks_of(sheet, "lines")) {
    const auto& stroke = std::get<Stroke>(mark);
    lines.insert(names.at(key(stroke.points.front())) + "-" + names.at(key(stroke.points.back())));
  }
  return lines;
}

std::string all_text(const Sheet& sheet) {
  std::string all;
  for (const Mark& mark : marks_of(sheet)) {
    if (const auto* text = std::get_if<Text>(&mark)) all += text->words + "\n";
  }
  return all;
}

}  // namespace

TEST_CASE("dots are whole, all there, and equally far apart") {
  const Studio studio;
  for (const char* size : {"1x1", "2x2", "1x30", "7x4", "5x5", "10x10", "30x30", "34x32"}) {
    CAPTURE(size);
    const Printed printed = print(fmt::format("size: {}", size), studio);
    REQUIRE(printed.problem.empty());
    const int columns = printed.json["columns"];
    const int rows = printed.json["rows"];
    const std::vector<Point> dots = dots_of(printed.sheet);
    REQUIRE(dots.size() == static_cast<std::size_t>((columns + 1) * (rows + 1)));
    const double pitch = dots[1].x - dots[0].x;
    CHECK(pitch >= (columns <= 20 && rows <= 20 ? 8 : 5));
    CHECK(pitch <= 20);
    for (std::size_t i = 0; i < dots.size(); ++i) {
      const auto column = static_cast<double>(i % static_cast<std::size_t>(columns + 1));
      const auto row = static_cast<double>(i / static_cast<std::size_t>(columns + 1));
      CHECK(distance(dots[i], dots[0] + Point{column * pitch, row * pitch}) < 1e-6);
    }
    for (const Mark& mark : marks_of(printed.sheet, "dots")) {
      CHECK(std::get<Disc>(mark).radius >= 0.5);
      CHECK(std::get<Disc>(mark).width == 0);
    }
    CHECK(all_text(printed.sheet).find(fmt::format("{} × {} box", columns, rows)) !=
          std::string::npos);
    CHECK(all_text(printed.sheet).find(fmt::format("{} × {} dots", columns + 1, rows + 1)) !=
          std::string::npos);
  }
}

TEST_CASE("the lines on paper are those of the data") {
  const Studio studio;
  for (const std::string& board :
       {std::string("size: 3x2"), std::string("size: 5x4\nstart: icelandic"),
        std::string("size: 1x6\nstart: swedish"), example,
        std::string("position: \"2x1:1010110\"\ncoordinates: algebraic")}) {
    CAPTURE(board);
    const Printed printed = print(board, studio);
    const dots_and_boxes::Grid grid{printed.json["columns"], printed.json["rows"]};
    const std::set<std::string> said(printed.json["lines"].begin(), printed.json["lines"].end());
    CHECK(lines_on_paper(printed.sheet, grid) == said);
    const Position coded = read_code(printed.json["code"].get<std::string>()).position;
    CHECK(drawn_lines(coded).size() == said.size());
  }
}

TEST_CASE("drawn lines are bolder than all else") {
  const Studio studio;
  const Printed printed = print("size: 6x6\nstart: swedish\nrecord: true", studio);
  double boldest = 0;
  for (const Layer& layer : printed.sheet.form->layers) {
    for (const Mark& mark : layer.marks) {
      if (const auto* stroke = std::get_if<Stroke>(&mark))
        boldest = std::max(boldest, stroke->width);
    }
  }
  for (const Mark& mark : marks_of(printed.sheet, "lines")) {
    CHECK(std::get<Stroke>(mark).width >= 2 * boldest);
  }
}

TEST_CASE("nothing lies outside of the room") {
  const std::string long_name = "Massimiliano Alessandro della Francesca II";
  for (const Size room :
       {Size{186, 232}, Size{124, 160}, Size{81, 105}, Size{273, 150}, Size{192, 220}}) {
    for (const char* language : {"en", "it"}) {
      const Studio studio(room, language);
      for (const char* board :
           {"size: 1x1", "size: 3x3\nrecord: true", "size: 5x5", "size: 8x4\nhandicap: 3",
            "size: 10x10\nstart: swedish\nrecord: true", "size: 2x12\ncoordinates: algebraic",
            "size: 12x2\nties: second\ncoordinates: \"off\"", "size: 4x4\ntally: false"}) {
        for (const std::size_t players : {0U, 2U, 3U, 4U}) {
          CAPTURE(room.width);
          CAPTURE(board);
          CAPTURE(players);
          const Printed printed = print(board, studio, std::vector(players, long_name));
          if (room.width > 100) CHECK(printed.problem == "");
          CHECK(outside(marks_of(printed.sheet), room, studio.measure) == "");
        }
      }
    }
  }
}

TEST_CASE("what does not fit is told, with what would") {
  const Studio studio;
  CHECK(print("size: 50x50", studio).problem ==
        "a board of 50 x 50 boxes does not fit on 186 x 232 mm with 5 mm from dot to dot; 35 x 33 "
        "boxes would fit");
  CHECK(print("size: 20x10\npitch: 12mm", studio).problem ==
        "a board of 20 x 10 boxes does not fit on 186 x 232 mm with 12 mm from dot to dot; it fits "
        "with 9 mm, 15 x 10 boxes would fit");
}

TEST_CASE("a pitch that is asked for is kept") {
  const Studio studio;
  const std::vector<Point> dots = dots_of(print("size: 6x6\npitch: 12mm", studio).sheet);
  CHECK(dots[1].x - dots[0].x == doctest::Approx(12));
}

TEST_CASE("names, or their shortest beginnings, stand on the cards") {
  const Studio studio;
  const std::string text = all_text(print("size: 5x5", studio, {"Anna", "Andrea", "zoe"}).sheet);
  for (const char* word : {"Anna\n", "Andrea\n", "zoe\n", "Ann\n", "And\n", "Z\n"}) {
    CAPTURE(word);
    CHECK(text.find(word) != std::string::npos);
  }
  CHECK(all_text(print("size: 5x5", studio).sheet).find("Player 2") != std::string::npos);
}

TEST_CASE("ties are spoken of only where they can be") {
  const Studio studio;
  CHECK(all_text(print("size: 4x4", studio).sheet).find("tie") != std::string::npos);
  CHECK(all_text(print("size: 5x5", studio).sheet).find("tie") == std::string::npos);
  CHECK(all_text(print("size: 4x4\nhandicap: 1", studio).sheet).find("tie") == std::string::npos);
  CHECK(all_text(print("size: 5x5", studio, {"A", "B", "C"}).sheet).find("tie") !=
        std::string::npos);
  CHECK(all_text(print("size: 4x4\nties: second", studio).sheet).find("began later wins") !=
        std::string::npos);
}

TEST_CASE("the record has a place for each line that can be drawn") {
  const Studio studio;
  const std::string text = all_text(print("size: 5x5\nrecord: true", studio).sheet);
  CHECK(text.find("\n60\n") != std::string::npos);
  CHECK(text.find("\n61\n") == std::string::npos);
}

TEST_CASE("the example of the source, printed as a position") {
  const Studio studio;
  const Printed printed = print(example + "score: [0, 0]\nto-move: 1\n", studio);
  CHECK(printed.json["lines"].size() == 9);
  CHECK(printed.json["code"] == "4x4:1000100000000010010010000110100000100000");
  CHECK(all_text(printed.sheet).find("Score 0 : 0 · Player 1 is to move") != std::string::npos);
  CHECK(printed.json["start"] == "position");
}
