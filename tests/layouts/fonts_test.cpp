// SPDX-License-Identifier: MIT
#include "layouts/fonts.h"

#include <doctest/doctest.h>

#include <string>

#include "layouts/shaper.h"

using namespace cartapenna;

namespace {

std::string refusal(const std::string& words, const char* family = "lato") {
  try {
    Fonts(family).width(words, Type{});
  } catch (const FontError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("widths are the font's own, neither rounded nor scaled to a screen") {
  const Fonts fonts;
  // Advances in Lato-Regular.ttf, of an em of 2000.
  const Type type{20, false};
  const double unit = 20 * mm_per_point / 2000;
  CHECK(fonts.width("H", type) == doctest::Approx(1527 * unit).epsilon(1e-4));
  CHECK(fonts.width("0", type) == doctest::Approx(1160 * unit).epsilon(1e-4));
  CHECK(fonts.width("1111", type) == doctest::Approx(fonts.width("0000", type)));
  CHECK(fonts.width("", type) == 0);
  CHECK(fonts.width("word", {5, false}) * 4 == doctest::Approx(fonts.width("word", type)));
  CHECK(fonts.width("word", {20, true}) > fonts.width("word", type));
  CHECK(fonts.capital_height(type) == doctest::Approx(1433 * unit).epsilon(1e-3));
}

TEST_CASE("each family measures in its own way") {
  const Type type{20, false};
  const double lato = Fonts("lato").width("labirinto", type);
  for (const char* name : {"andika", "opendyslexic", "dejavu"}) {
    const Fonts fonts(name);
    CHECK(fonts.width("labirinto", type) > lato);
    CHECK(fonts.width("labirinto", {20, true}) > lato);
  }
  CHECK_THROWS_AS(Fonts("helvetica"), FontError);
  CHECK_THROWS_AS(Fonts("system:No Such Family"), FontError);
}

TEST_CASE("letters that the family lacks come from DejaVu Sans") {
  Fonts fonts;
  const auto keeps = fonts.shaper().shape("Anna \u2654", false);
  const Shaped& shaped = *keeps;
  REQUIRE(shaped.runs.size() == 2);
  CHECK(shaped.runs[0].face != shaped.runs[1].face);
  CHECK(fonts.width("\u05d0\u05d1", Type{}) > 0);
}

TEST_CASE("a letter that no font has is named") {
  CHECK(refusal("Anna \U0001F9B7") ==
        "no font has the letter U+1F9B7 \U0001F9B7 in \"Anna \U0001F9B7\"");
  CHECK(refusal("\ue000").find("U+E000") != std::string::npos);
  CHECK(refusal("\u65e5\u672c", "dejavu").find("U+65E5") != std::string::npos);
}

TEST_CASE("control characters and broken UTF-8 are refused") {
  CHECK(refusal("a\tb") == "a text cannot show the control character U+0009 in \"…\"");
  CHECK(refusal("a\nb").find("U+000A") != std::string::npos);
  CHECK(refusal(std::string("a\0b", 3)).find("U+0000") != std::string::npos);
  CHECK(refusal("a\u2028b").find("U+2028") != std::string::npos);
  CHECK(refusal("a\xff") == "a text is not UTF-8");
}

TEST_CASE("words are never markup") {
  const Fonts fonts;
  CHECK(fonts.width("<b>a</b>&amp;", Type{}) > fonts.width("<b>a</b>&", Type{}));
}

TEST_CASE("combining marks keep to their letter and widen nothing") {
  const Fonts fonts;
  CHECK(fonts.width("e\u0301", Type{}) == doctest::Approx(fonts.width("e", Type{})));
}

TEST_CASE("clusters cover all words and all glyphs") {
  Fonts fonts;
  for (const char* words : {"perch\u00e9", "e\u0301a\u0300", "\u05d0\u05d1\u05d2 abc", "a\u00adb",
                            "\u0633\u0644\u0627\u0645", "office"}) {
    const auto keeps = fonts.shaper().shape(words, false);
    const Shaped& shaped = *keeps;
    std::string all;
    for (const Run& run : shaped.runs) {
      int bytes = 0;
      int glyphs = 0;
      for (const Cluster& cluster : run.clusters) {
        bytes += cluster.bytes;
        glyphs += cluster.glyphs;
        CHECK(cluster.glyphs >= 0);
      }
      CHECK(bytes == static_cast<int>(run.words.size()));
      CHECK(glyphs == static_cast<int>(run.glyphs.size()));
      all += run.words;
    }
    CHECK(all.size() == std::string(words).size());
  }
}

TEST_CASE("what is read from right to left stands from right to left") {
  Fonts fonts;
  const auto keeps = fonts.shaper().shape("\u05d0\u05d1", false);
  const Shaped& shaped = *keeps;
  REQUIRE(shaped.runs.size() == 1);
  CHECK(shaped.runs[0].right_to_left);
  CHECK(shaped.runs[0].glyphs[0].x < shaped.runs[0].glyphs[1].x);
}

TEST_CASE("a hundred thousand names leave no more behind than a few") {
  const Fonts fonts;
  for (int i = 0; i < 100'000; ++i) fonts.width("Pupil " + std::to_string(i), Type{});
}

TEST_CASE("outlines are path data") {
  Fonts fonts;
  const auto keeps = fonts.shaper().shape("l ", false);
  const Shaped& shaped = *keeps;
  const Run& run = shaped.runs.at(0);
  CHECK(!run.face->outline(run.glyphs.at(0).index).empty());
  CHECK(run.face->outline(run.glyphs.at(1).index).empty());
}
