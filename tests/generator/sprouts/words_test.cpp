// SPDX-License-Identifier: MIT
#include "generator/sprouts/examples.h"
#include "generator/sprouts/label.h"
#include "tests/generator/sprouts/sheets.h"

using namespace sheets;
using sprouts::Variant;

TEST_CASE("the rules in short say who wins, and what crosses are") {
  for (const char* language : {"en", "it"}) {
    CAPTURE(language);
    const Words words = words_of(language);
    const auto ends_with = [&](Variant variant, const char* key) {
      const std::string rules = sprouts::rules_in_short(with(5, variant), words);
      const std::string& end = words(key);
      return rules.size() > end.size() && rules.substr(rules.size() - end.size()) == end;
    };
    CHECK(ends_with(Variant::normal, "sprouts.aim-normal"));
    CHECK(ends_with(Variant::misere, "sprouts.aim-misere"));
    CHECK(ends_with(Variant::brussels, "sprouts.aim-normal"));
    CHECK(sprouts::rules_in_short(with(5, Variant::brussels), words)
              .rfind(words("sprouts.in-short-brussels"), 0) == 0);
  }
}

TEST_CASE("the answer to a start, in words") {
  const Words words = words_of("en");
  const auto told = [&](int spots, Variant variant) {
    std::string all;
    for (const std::string& line : sprouts::answer_lines(with(spots, variant), words)) {
      all += line + "\n";
    }
    return all;
  };
  CHECK(told(3, Variant::normal) ==
        "Start with 3 spots, whoever cannot move loses: with best play the player who begins wins. "
        "Computed by this program.\n"
        "Winning first moves: a loop with 1 of the other spots on one side and 1 on the other "
        "(1(4)1[2]); join two spots (1(4)2).\n");
  CHECK(told(1, Variant::misere) ==
        "Start with one spot, whoever moves last loses: with best play the player who begins wins. "
        "Computed by this program.\n"
        "Winning first moves: a loop with nothing on one side (1(2)1).\n");
  CHECK(told(1, Variant::brussels).rfind("Brussels sprouts with one cross: ", 0) == 0);
  CHECK(told(30, Variant::normal).find("Proved by computer") != std::string::npos);
  CHECK(told(20, Variant::misere).find("Proved by computer") != std::string::npos);
  CHECK(told(24, Variant::misere).find("begins wins. This is a conjecture") != std::string::npos);
}

TEST_CASE("numbers in the drawings of the rules touch nothing") {
  for (const sprouts::Drawing& drawing : sprouts::rule_examples()) {
    sprouts::Picture picture{drawing.width, drawing.height, {}, {}};
    std::vector<sprouts::Point> labels;
    for (const sprouts::DrawnSpot& spot : drawing.spots) {
      picture.spots.push_back(spot.centre);
      labels.push_back(spot.label);
    }
    for (const sprouts::DrawnLine& line : drawing.lines) {
      picture.lines.push_back({line.from, line.to, sprouts::flatten(line.beziers)});
    }
    CHECK(sprouts::label_clearance(picture, labels) >= sprouts::label_air);
  }
}
