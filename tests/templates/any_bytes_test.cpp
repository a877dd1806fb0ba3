// SPDX-License-Identifier: MIT
// Whatever the bytes: no crash, no hang, a place within the file for every problem, and nothing is
// refused in silence.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>

#include "generator/random.h"
#include "templates/keys.h"
#include "templates/words.h"
#include "tests/templates/sample_keys.h"

using namespace cartapenna;

namespace {

constexpr std::string_view good = R"(# A template with a bit of everything.
document:
  title: {it: "Esci, se sei capace…", en: 'It''s a maze'}
  seed: 7
page: {paper: A5, margin: 1.5 cm}
sheets:
  - game: hedges
    count: 2
    board:
      size: 7x4
      hedges: 10
      maze: ["B4-C4", A1-A2]
      position: |2
          A  B
        1 +--+
          |  |

        2 +--+
  - game: sprouts
)";

constexpr std::array<std::string_view, 34> pieces{
    "\n",  "  ",   ": ", "- ",  "[",    "]",      "{",  "}",     ",",   "\"",  "'", "|",
    "|2-", ">",    "#",  "&a ", "*a ",  "!!str ", "<<", "---\n", "...", "%",   "?", "~",
    "\t",  "\r\n", "\\", "è",   "\xE8", "\x04",   "=",  "@",     "0",   "null"};

std::string spoil(std::string text, Random& random) {
  for (std::uint64_t changes = 1 + random.below(4); changes > 0; --changes) {
    const auto at = static_cast<std::size_t>(random.below(text.size() + 1));
    const auto length = static_cast<std::size_t>(random.below(6));
    switch (random.below(3)) {
      case 0:
        text.erase(at, length);
        break;
      case 1:
        text.insert(at, pieces[random.below(pieces.size())]);
        break;
      default:
        text.insert(at, text.substr(static_cast<std::size_t>(random.below(text.size() + 1)), 20));
    }
  }
  return text;
}

void try_bytes(const std::string& text) {
  CAPTURE(text);
  Problems problems;
  const Node root = read_yaml(text, "t.yaml", problems);
  if (root.kind == Node::Kind::null) REQUIRE(problems.any());
  sample::read_all(root, problems);
  int lines = 1;
  for (const char c : text) lines += c == '\n' ? 1 : 0;
  for (const Problem& problem : problems.list()) {
    REQUIRE(problem.place.line >= 1);
    REQUIRE(problem.place.line <= lines);
    REQUIRE(problem.place.column >= 1);
    REQUIRE(problem.place.column <= static_cast<int>(text.size()) + 1);
    REQUIRE(!problem.sentence.empty());
  }
  const std::string told = tell(problems, text);
  REQUIRE(told.find('\x1B') == std::string::npos);
  Problems of_words;
  Words::read(text, "t.yaml", of_words);
  Node changed = root;
  set_value(changed, "sheets.0.board.hedges", text, "--set", of_words);
}

void try_many(int rounds, std::uint64_t seed) {
  Random random(seed);
  for (int i = 0; i < rounds; ++i) {
    try_bytes(spoil(std::string(good), random));
    std::string noise(static_cast<std::size_t>(random.below(40)), ' ');
    for (char& c : noise) c = static_cast<char>(random.below(256));
    try_bytes(noise);
    std::string tokens;
    for (std::uint64_t count = random.below(15); count > 0; --count) {
      tokens += pieces[random.below(pieces.size())];
      if (random.below(2) == 0) tokens += "a";
    }
    try_bytes(tokens);
  }
}

}  // namespace

TEST_CASE("the template that is spoilt here is a good one") {
  Problems problems;
  sample::read_all(read_yaml(good, "t.yaml", problems), problems);
  CHECK(sample::brief(problems) == "");
}

TEST_CASE("a template cut off anywhere") {
  for (std::size_t length = 0; length < good.size(); ++length) {
    try_bytes(std::string(good.substr(0, length)));
    try_bytes(std::string(good.substr(length)));
  }
}

TEST_CASE("spoilt templates and noise") {
  try_many(1000, 1);
}

TEST_CASE("spoilt templates and noise, many" * doctest::test_suite("slow")) {
  try_many(100'000, 2);
}
