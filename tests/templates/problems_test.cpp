// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <string>

#include "templates/template.h"
#include "templates/utf8.h"

using namespace cartapenna;

namespace {

std::string told(int line, int column, const std::string& text) {
  Problems problems;
  problems.add({"t.yaml", line, column}, "no");
  return tell(problems, text);
}

}  // namespace

TEST_CASE("a problem is told with its line and a caret") {
  CHECK(told(2, 4, "a: 1\nb: x\n") == "t.yaml:2:4: no\n  b: x\n     ^\n");
  CHECK(told(1, 4, "è: é\r\n") == "t.yaml:1:4: no\n  è: é\n     ^\n");
  CHECK(told(1, 1,
             "\xEF\xBB\xBF"
             "a: 1") == "t.yaml:1:1: no\n  a: 1\n  ^\n");
  CHECK(told(1, 5, "a: 1") == "t.yaml:1:5: no\n  a: 1\n      ^\n");
  CHECK(told(1, 1, "") == "t.yaml:1:1: no\n");
  CHECK(told(9, 1, "a") == "t.yaml:9:1: no\n");
}

TEST_CASE("an option has no line, a warning says so") {
  Problems problems;
  problems.add({"--set sheets.0.count", 0, 0}, "no");
  problems.warn({"t.yaml", 1, 1}, "odd");
  CHECK(problems.any());
  CHECK(tell(problems, "a") == "t.yaml:1:1: warning: odd\n  a\n  ^\n--set sheets.0.count: no\n");
  Problems odd;
  odd.warn({"t.yaml", 1, 1}, "odd");
  CHECK_FALSE(odd.any());
}

TEST_CASE("a terminal is sent no commands") {
  CHECK(told(1, 6, "a\x1B[1m: \xE2\x80\xAE \xFF\t") ==
        "t.yaml:1:6: no\n  a\\x1b[1m: \\u202e \\xff\\t\n          ^\n");
  Problems problems;
  problems.add({"\x1B.yaml", 0, 0}, "not \"\n\xC2\x9B\"");
  CHECK(tell(problems, "") == "\\x1b.yaml: not \"\\n\\u009b\"\n");
  CHECK(printable("\xF3\xA0\x80\x81 caffè 🌿") == "\\U000e0001 caffè 🌿");
}

TEST_CASE("a long line is cut around the caret") {
  const std::string line = std::string(500, 'a') + "X" + std::string(500, 'b');
  const std::string text = told(1, 501, line);
  CHECK(text == "t.yaml:1:501: no\n  …" + std::string(48, 'a') + "X" + std::string(47, 'b') +
                    "…\n   " + std::string(48, ' ') + "^\n");
  CHECK(told(1, 1, line).find("\n  aaaa") != std::string::npos);
  CHECK(told(1, 1001, line).find("b\n") != std::string::npos);
}

TEST_CASE("problems are in order of place, without repetitions, options last") {
  Problems problems;
  problems.add({"--set a", 0, 0}, "o");
  problems.add({"b.yaml", 2, 1}, "z");
  problems.add({"a.yaml", 1, 1}, "y");
  problems.add({"b.yaml", 1, 9}, "x");
  problems.add({"b.yaml", 2, 1}, "a");
  problems.add({"b.yaml", 2, 1}, "z");
  std::string order;
  for (const Problem& problem : problems.list()) order += problem.sentence;
  CHECK(order == "xzayo");
}

TEST_CASE("the text belongs to one file, where it is named") {
  Problems problems;
  problems.add({"a.yaml", 1, 1}, "no");
  problems.add({"b.yaml", 1, 1}, "no");
  CHECK(tell(problems, "x", "b.yaml") == "a.yaml:1:1: no\nb.yaml:1:1: no\n  x\n  ^\n");
}

TEST_CASE("the first fifty problems are told") {
  Problems problems;
  for (int i = 1; i <= 60; ++i) problems.add({"t.yaml", i, 1}, "no");
  const std::string text = tell(problems, "");
  CHECK(text.find("t.yaml:50:1") != std::string::npos);
  CHECK(text.find("t.yaml:51:1") == std::string::npos);
  CHECK(text.find("… and 10 more\n") != std::string::npos);
}
