// SPDX-License-Identifier: MIT
// YAML that is refused, with the place and the sentence of every problem; and what is read as it
// is.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "templates/template.h"
#include "tests/templates/sample_keys.h"

using namespace cartapenna;
using sample::brief;

namespace {

using namespace std::string_literals;

struct Case {
  std::string yaml;
  std::string problems;
};

const std::string alias =
    " anchors and aliases (& and *) are not read: write the value out, or put "
    "the text in quotes\n";
const std::string tag = " tags (!) are not read: leave it out, or put the text in quotes\n";
const std::string colon =
    " a colon stands where no key can end: check the indentation, or put the text in quotes\n";
const std::string misfit = " this fits nothing above it: check the indentation and quotes\n";
const std::string unclosed = " the list or map in brackets is not closed before this\n";
const std::string nothing = "1:1 there is nothing in it\n";

const std::vector<Case> refused{
    // Nothing, or no text.
    {"", nothing},
    {"\n\n", nothing},
    {"# only a comment\n", nothing},
    {"---\n", nothing},
    {"~\n", nothing},
    {"\xEF\xBB\xBF", nothing},
    {"a: b\0c\n"s, "1:5 byte 0x00: this is not a text file\n"},
    {"%PDF-1.5\n%\xE2\xE3\xCF\xD3\n\0"s,
     "2:2 byte 0xE2 is not UTF-8: save the file as UTF-8\n"
     "2:3 byte 0xE3 is not UTF-8: save the file as UTF-8\n"
     "2:4 byte 0xCF is not UTF-8: save the file as UTF-8\n"
     "2:5 byte 0xD3 is not UTF-8: save the file as UTF-8\n"
     "3:1 byte 0x00: this is not a text file\n"},
    {"\xFF\xFE\x61\x00"s, "1:1 the file is in UTF-16: save it as UTF-8\n"},
    {"a: caff\xE8\n", "1:8 byte 0xE8 is not UTF-8: save the file as UTF-8\n"},
    {"a: è\xE8\n", "1:5 byte 0xE8 is not UTF-8: save the file as UTF-8\n"},
    {"{a: caff\xE8, b: 1}\n", "1:9 byte 0xE8 is not UTF-8: save the file as UTF-8\n"},
    {"{a: tie?, b: 1}\n", "1:8 within { } or [ ] a text with a question mark goes in quotes\n"},
    {"a: \xC0\xAF\n",
     "1:4 byte 0xC0 is not UTF-8: save the file as UTF-8\n"
     "1:5 byte 0xAF is not UTF-8: save the file as UTF-8\n"},
    {"a: \xED\xA0\x80\n",
     "1:4 byte 0xED is not UTF-8: save the file as UTF-8\n"
     "1:5 byte 0xA0 is not UTF-8: save the file as UTF-8\n"
     "1:6 byte 0x80 is not UTF-8: save the file as UTF-8\n"},
    {"a: \x1B[31m\n", "1:4 the control character U+001B cannot stand here\n"},
    {"a: 1\x04\nb: 2\n", "1:5 the control character U+0004 cannot stand here\n"},
    {"a: 1\xC2\x85"
     "b: 2\n",
     "1:5 the control character U+0085 cannot stand here\n1:7" + colon},
    {"a: x\ry\n", "1:5 a carriage return without a line feed: end lines with LF or CR LF\n"},
    {"a: 1\n\xEF\xBB\xBF"
     "b: 2\n",
     ""},  // a mark in the middle is a letter of the key
    {"a:\n\tb: 1\n\t\tc: 2\n",
     "2:1 a tab cannot indent: use spaces\n3:1 a tab cannot indent: use spaces\n"},
    {"a: |\n  x\n \ty\n", "3:2 a tab cannot indent: use spaces\n"},
    // YAML that is left out.
    {"a: &b 1\nc: *b\n", "1:4" + alias + "2:4" + alias},
    {"a: *b\n", "1:4" + alias},
    {"a: &b\n  c: 1\n", "1:4" + alias},
    {"a: &\n", "1:5" + alias},
    {"a: !!str 5\n", "1:4" + tag},
    {"a: !color red\n", "1:4" + tag},
    {"a: !!map {b: 1}\n", "1:4" + tag},
    {"a: !<x\n", "1:7" + tag},
    {"<<: {a: 1}\n", "1:1 merge keys (<<) are not read: write the keys out\n"},
    {"a: 1\n---\nb: 2\n", "2:1 a second document starts here: one file is one document\n"},
    {"---\n---\na: 1\n", "2:1 a second document starts here: one file is one document\n"},
    {"%YAML 3.0\n---\na: 1\n", "1:1 directives (%) are not read\n"},
    {"? [a]\n: b\n", "1:3 a key must be one word\n"},
    {"{a: 1}: 2\n", "1:1 a key must be one word\n"},
    {": b\n", "1:1 a key is missing before the colon\n"},
    {"~: b\n", "1:1 a key is missing before the colon\n"},
    // Doubled keys.
    {"a: 1\nb: 2\na: 3\n", "3:1 a is given twice, first in line 1: keep one of them\n"},
    {"a: 1\n\"a\": 3\n", "2:1 a is given twice, first in line 1: keep one of them\n"},
    {"{b: 1, b: 2}\n", "1:8 b is given twice, first in line 1: keep one of them\n"},
    {"a: 1\na: 2\na: 3\n",
     "2:1 a is given twice, first in line 1: keep one of them\n"
     "3:1 a is given twice, first in line 1: keep one of them\n"},
    {"x:\n  - a: 1\n    a: 2\n", "3:5 a is given twice, first in line 2: keep one of them\n"},
    {"a b: 1\na b: 2\n", "2:1 \"a b\" is given twice, first in line 1: keep one of them\n"},
    // No YAML.
    {"a: 1\n b: 2\n", "2:3" + colon},
    {"a: b: c\n", "1:5" + colon},
    {"title: Esci: gioca\n", "1:12" + colon},
    {"è: é\n é: 2\n", "2:3" + colon},
    {"a:1\nb: 2\n", "1:2 a blank must follow the colon\n"},
    {"x:\n  count:3\n  b: 1\n", "2:8 a blank must follow the colon\n"},
    {"a: \"x\" y\n", "1:8" + misfit},
    {"a: [1, 2] b\n", "1:11" + misfit},
    {"a: x # c\n y\n", "2:2" + misfit},
    {"a: [1, 2\nb: 3\n", "2:2" + unclosed},
    {"a: {b: 1\n", "2:1" + unclosed},
    {"[[[", "1:1 the bracket that opens here is never closed\n"},
    {"a: 1\n]\n", "2:1 this bracket closes nothing\n"},
    {"{a: 1}}\n", "1:7 this bracket closes nothing\n"},
    {"a: {b: [2}\n", "1:10 this bracket closes nothing\n"},
    {",a\n", "1:1 this belongs to nothing above it\n"},
    {"[a] b\n", "1:5 this belongs to nothing above it\n"},
    {"a: \"x\n", "1:4 the quote that opens here is never closed\n"},
    {"a: 'it''s\n", "1:4 the quote that opens here is never closed\n"},
    {"a: \"x", "1:6 the quote that was opened is never closed\n"},
    {"a: \"\\q\"\n", "1:7 no such escape: write \\\\ for a backslash, or use single quotes\n"},
    {"a: \"\\ud800\"\n", "1:11 this escape is no letter of Unicode\n"},
    {"a: \"\\xg1\"\n", "1:9 an escape such as \\x41 or \\u00e8 needs its hexadecimal digits\n"},
    {"a: @x\n", "1:4 a text that starts with %, @ or ` goes in quotes\n"},
    {"a: %x\n", "1:4 a text that starts with %, @ or ` goes in quotes\n"},
    {"a: - b\n", "1:4 no list item can start here: put it on a line of its own\n"},
    {"a: |x\n  b\n", "1:5 after | come only +, - and a digit; the text starts on the next line\n"},
    {"a: |\n     A B\n  1 +--+\n",
     "3:3 this line of a text stands further left than its first line: indent it as far, or write "
     "|2 where the first line begins with blanks\n"},
};

Node read(const std::string& yaml) {
  Problems problems;
  Node root = read_yaml(yaml, "t.yaml", problems);
  CHECK_MESSAGE(brief(problems) == "", yaml);
  return root;
}

}  // namespace

TEST_CASE("what is wrong with YAML is told with its place") {
  for (const Case& wrong : refused) {
    CAPTURE(wrong.yaml);
    Problems problems;
    const Node root = read_yaml(wrong.yaml, "t.yaml", problems);
    CHECK(brief(problems) == wrong.problems);
    if (root.kind == Node::Kind::null) CHECK(problems.any());
  }
}

TEST_CASE("what is too much is told") {
  const auto told = [](const std::string& yaml) {
    Problems problems;
    CHECK(read_yaml(yaml, "t.yaml", problems).kind == Node::Kind::null);
    return brief(problems);
  };
  const std::size_t mebibyte = std::size_t{1} << 20U;
  CHECK(told(std::string(mebibyte + 1, 'a')) ==
        "1:1 the file has 1048577 bytes: at most 1048576 are read\n");
  CHECK(told(std::string(33, '[') + std::string(33, ']')) ==
        "1:33 this is nested more than 32 levels deep\n");
  CHECK(told(std::string(900'000, '[')).find("nested more than 32 levels deep") < 20);
  std::string many = "[";
  for (int i = 0; i < 100'001; ++i) many += "1,\n";
  CHECK(told(many + "]") == "100000:1 there are more than 100000 values\n");
  std::string bad;
  for (int i = 0; i < 20; ++i) bad += "\xE8\n";
  CHECK(told(bad).find("11:1 this does not look like a text file in UTF-8\n") != std::string::npos);
}

TEST_CASE("thirty-two levels and a mebibyte are read") {
  read(std::string(32, '[') + std::string(32, ']'));
  read("a: " + std::string((std::size_t{1} << 20U) - 4, 'a') + "\n");
}

TEST_CASE("every problem that is not of the syntax is told in one run") {
  Problems problems;
  read_yaml("a: &x 1\na: 2\nb: !!int 3\n<<: {}\nb: *x\n", "t.yaml", problems);
  CHECK(problems.list().size() == 6);
}

TEST_CASE("scalars stay text and know their place") {
  const Node root = read("a: 010\nb: [yes, '1', \"x\"]\n\"c\": ~\nd:\n  e: x y\n");
  CHECK(root.find("a")->text == "010");
  CHECK_FALSE(root.find("a")->quoted);
  CHECK(root.find("a")->place.line == 1);
  CHECK(root.find("a")->place.column == 4);
  const Node& list = *root.find("b");
  CHECK(list.kind == Node::Kind::list);
  CHECK(list.items[0].text == "yes");
  CHECK(list.items[1].quoted);
  CHECK(list.items[2].place.column == 15);
  CHECK(root.find("c")->kind == Node::Kind::null);
  CHECK(root.find("d")->find("e")->text == "x y");
  CHECK(root.find("nowhere") == nullptr);
}

TEST_CASE("what is empty stands where its key or dash stands") {
  const Node root = read("a:\nnullable: 1\nb: null\nc:\n  -\n  # - no\n  - ~\n  -\nd: {e}\n");
  CHECK(root.find("a")->place.line == 1);
  CHECK(root.find("a")->place.column == 1);
  CHECK(root.find("b")->place.column == 4);
  const std::vector<Node>& items = root.find("c")->items;
  REQUIRE(items.size() == 3);
  CHECK(items[0].place.line == 5);
  CHECK(items[0].place.column == 3);
  CHECK(items[1].place.line == 7);
  CHECK(items[1].place.column == 5);
  CHECK(items[2].place.line == 8);
  CHECK(root.find("d")->find("e")->place.column == 5);
}

TEST_CASE("a byte order mark, CR LF and no line end at all are fine") {
  const Node root = read(
      "\xEF\xBB\xBF"
      "a: 1\r\nb: |\r\n  x\r\n  y\r\nc: 2");
  CHECK(root.find("a")->place.column == 4);
  CHECK(root.find("b")->text == "x\ny\n");
  CHECK(root.find("c")->text == "2");
}

TEST_CASE("columns count letters, not bytes") {
  const Node root = read("{è: é, \"🌿\": x}\n");
  CHECK(root.entries[1].place.column == 8);
  CHECK(root.entries[1].value.place.column == 13);
}

TEST_CASE("a literal block keeps its text, and the places in it are known") {
  const Node root = read(
      "sheets:\n  - position: |\n\n      +--+  +\n      |  |   \n\n      +  +--+\n\n  - position: "
      "|2\n"
      "        A B\n      1 +  \n  - |-\n    # no comment: [\n");
  const std::vector<Node>& items = root.find("sheets")->items;
  const Node& first = *items[0].find("position");
  CHECK(first.text == "\n+--+  +\n|  |   \n\n+  +--+\n");
  const Place plus = place_in(first, 5, 4);
  CHECK(plus.line == 7);
  CHECK(plus.column == 10);
  CHECK(plus.file == "t.yaml");
  const Node& second = *items[1].find("position");
  CHECK(second.text == "  A B\n1 +  \n");
  CHECK(place_in(second, 1, 3).line == 10);
  CHECK(place_in(second, 1, 3).column == 9);
  CHECK(place_in(second, 2, 1).column == 7);
  CHECK(items[2].text == "# no comment: [");
}

TEST_CASE("places in a text on one line are known, in others the place of the text is told") {
  const Node root = read("a: B4-C4\nb: 'B4 B5'\nc: \"x\\ty\"\nd: >\n  one\n  two\ne: one\n  two\n");
  CHECK(place_in(*root.find("a"), 1, 4).column == 7);
  CHECK(place_in(*root.find("b"), 1, 4).column == 8);
  for (const char* const key : {"c", "d", "e"}) {
    const Node& value = *root.find(key);
    CHECK(place_in(value, 1, 3).line == value.place.line);
    CHECK(place_in(value, 1, 3).column == value.place.column);
  }
}
