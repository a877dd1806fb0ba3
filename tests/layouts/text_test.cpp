// SPDX-License-Identifier: MIT
#include "layouts/text.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using cartapenna::letter_count;
using cartapenna::PlainMeasure;
using cartapenna::Type;
using cartapenna::unbroken;
using cartapenna::wrap;

namespace {

const Type ten_points{10, false};
constexpr double letter =
    5 * cartapenna::mm_per_point;  // what PlainMeasure gives a letter at 10 pt

std::vector<std::string> wrapped(const std::string& words, double letters) {
  return wrap(PlainMeasure(), words, ten_points, letters * letter + 1e-9);
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("letters are code points, not bytes") {
  CHECK(letter_count("") == 0);
  CHECK(letter_count("perché") == 6);
  CHECK(letter_count("дом") == 3);
}

TEST_CASE("plain letters are half an em wide, whatever they are") {
  CHECK(PlainMeasure().width("ilW", ten_points) == doctest::Approx(15 * cartapenna::mm_per_point));
  CHECK(PlainMeasure().capital_height(ten_points) ==
        doctest::Approx(7.2 * cartapenna::mm_per_point));
}

TEST_CASE("lines break at blanks, at newlines, and within a word only when it is too wide") {
  CHECK(wrapped("", 10) == Lines{});
  CHECK(wrapped("one two three", 7) == Lines{"one two", "three"});
  CHECK(wrapped("one two three", 6) == Lines{"one", "two", "three"});
  CHECK(wrapped("  one   two ", 20) == Lines{"one two"});
  CHECK(wrapped("one\ntwo\n\nthree\n", 20) == Lines{"one", "two", "", "three"});
  CHECK(wrapped("a abcdefgh b", 3) == Lines{"a", "abc", "def", "gh", "b"});
  CHECK(wrapped("a abcdefgh b", 4) == Lines{"a", "abcd", "efgh", "b"});
  CHECK(wrapped("abcdefg b", 3) == Lines{"abc", "def", "g b"});
  CHECK(wrapped("abc", 0.1) == Lines{"a", "b", "c"});
  CHECK(wrapped("10\u00a0mm bar", 6) == Lines{"10 mm", "bar"});
  CHECK(wrapped("it ends " + unbroken("7 : 9"), 11) == Lines{"it ends", "7 : 9"});
}

TEST_CASE("a mark stays with its letter") {
  CHECK(wrapped("e\u0301e\u0301e\u0301", 2) == Lines{"e\u0301", "e\u0301", "e\u0301"});
}

TEST_CASE("each line fits, and no letter is lost") {
  const std::string words = "Ogni giocatore disegna un labirinto di nascosto: l'altro vi entra.";
  for (double letters = 1; letters < 70; ++letters) {
    std::string joined;
    for (const std::string& line : wrapped(words, letters)) {
      CHECK(static_cast<double>(letter_count(line)) <= letters);
      joined += line;
    }
    std::erase(joined, ' ');
    std::string expected = words;
    std::erase(expected, ' ');
    CHECK(joined == expected);
  }
}
