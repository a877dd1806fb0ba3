// SPDX-License-Identifier: MIT
// Values that a table refuses, with the column and the sentence of every problem.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "templates/keys.h"
#include "tests/templates/sample_keys.h"

using namespace cartapenna;
using sample::brief;

namespace {

struct Case {
  std::string line;
  std::string problems;  // without "1:"
};

const std::string hedges = "9 hedges must be a whole number from 0 to 420, not ";
const std::string weight = "9 weight must be a number from 0.5 to 3, not ";
const std::string rules = "8 rules must be true or false, not ";
const std::string size = "7 size must be columns x rows such as 15x15, each from 2 to 40, not ";
const std::string maze = "7 maze must be random, blank or a list of sides such as B4-C4, not ";

const std::vector<Case> refused{
    // Whole numbers.
    {"hedges: 2,5", hedges + "\"2,5\""},
    {"hedges: 2.5", hedges + "\"2.5\""},
    {"hedges: 3.0", hedges + "\"3.0\": write 3"},
    {"hedges: 010", hedges + "\"010\": write 10"},
    {"hedges: 00", hedges + "\"00\": write 0"},
    {"hedges: 0x10", hedges + "\"0x10\": write 16"},
    {"hedges: 0o17", hedges + "\"0o17\": write 15"},
    {"hedges: 0b11", hedges + "\"0b11\": write 3"},
    {"hedges: 0x", hedges + "\"0x\""},
    {"hedges: 1e2", hedges + "\"1e2\": write 100"},
    {"hedges: 1e9", hedges + "\"1e9\""},
    {"hedges: 1_00", hedges + "\"1_00\": write 100"},
    {"hedges: +5", hedges + "\"+5\": write 5"},
    {"hedges: -1", hedges + "\"-1\""},
    {"hedges: -0", ""},
    {"hedges: 421", hedges + "\"421\""},
    {"hedges: 99999999999999999999", hedges + "\"99999999999999999999\""},
    {"hedges: .inf", hedges + "\".inf\""},
    {"hedges: .nan", hedges + "\".nan\""},
    {"hedges: inf", hedges + "\"inf\""},
    {"hedges: ten", hedges + "\"ten\""},
    {"hedges: ３０", hedges + "\"３０\""},
    {"hedges: \"30\"", hedges + "the text \"30\": leave out the quotes"},
    {"hedges: ''", hedges + "the text \"\""},
    {"hedges: [30]", hedges + "a list"},
    {"hedges: {a: 30}", hedges + "a map"},
    {"hedges: true", hedges + "\"true\""},
    {"hedges:", "1 hedges is empty: give a whole number from 0 to 420, or leave it out"},
    {"hedges: ~", "9 hedges is empty: give a whole number from 0 to 420, or leave it out"},
    {"hedges: " + std::string(60, '9'), hedges + "\"" + std::string(40, '9') + "…\""},
    {"shift: -6", "8 shift must be a whole number from -5 to 5, not \"-6\""},
    {"shift: -05", "8 shift must be a whole number from -5 to 5, not \"-05\": write -5"},
    {"shift: --5", "8 shift must be a whole number from -5 to 5, not \"--5\""},
    // Numbers.
    {"weight: 2,5", weight + "\"2,5\": write 2.5"},
    {"weight: 02.5", weight + "\"02.5\": write 2.5"},
    {"weight: 2.", weight + "\"2.\": write 2"},
    {"weight: .5", weight + "\".5\": write 0.5"},
    {"weight: 5e-1", weight + "\"5e-1\": write 0.5"},
    {"weight: 0.49", weight + "\"0.49\""},
    {"weight: 3.01", weight + "\"3.01\""},
    {"weight: \"2.5\"", weight + "the text \"2.5\": leave out the quotes"},
    {"weight: nan", weight + "\"nan\""},
    // Flags.
    {"rules: yes", rules + "\"yes\": write true"},
    {"rules: True", rules + "\"True\": write true"},
    {"rules: on", rules + "\"on\": write true"},
    {"rules: 1", rules + "\"1\": write true"},
    {"rules: No", rules + "\"No\": write false"},
    {"rules: off", rules + "\"off\": write false"},
    {"rules: maybe", rules + "\"maybe\""},
    {"rules: 'true'", rules + "the text \"true\": leave out the quotes"},
    {"rules: []", rules + "a list"},
    // Grids.
    {"size: 1", size + "\"1\""},
    {"size: 41", size + "\"41\""},
    {"size: 15x41", size + "\"15x41\""},
    {"size: 15X15", size + "\"15X15\": write 15x15"},
    {"size: 15×9", size + "\"15×9\": write 15x9"},
    {"size: 15*9", size + "\"15*9\": write 15x9"},
    {"size: 15x", size + "\"15x\""},
    {"size: x15", size + "\"x15\""},
    {"size: 015x15", size + "\"015x15\""},
    {"size: 15x 15", size + "\"15x 15\": write 15x15"},
    {"size: 2.5", size + "\"2.5\""},
    {"size: -5x5", size + "\"-5x5\""},
    {"size: 0x10", size + "\"0x10\""},
    {"size: 99999999999x2", size + "\"99999999999x2\""},
    {"size: 15x15x15", size + "\"15x15x15\""},
    {"size: [15, 15]", size + "a list"},
    // Choices.
    {"exit: [B4]", "7 exit must be far-sides, border or a cell such as B4, not a list"},
    {"exit:", "1 exit is empty: give far-sides, border or a cell such as B4, or leave it out"},
    {"maze: rnadom", maze + "\"rnadom\": did you mean random?"},
    {"maze: Blank", maze + "\"Blank\": did you mean blank?"},
    {"maze: {a: b}", maze + "a map"},
    {"maze: [B4-C4, [C4]]", "15 an item of maze must be sides such as B4-C4, not a list"},
    {"maze: [B4-C4, ~]", "15 an item of maze is empty: give sides such as B4-C4"},
    {"maze: [\"a\\x07\"]", "8 an item of maze has a control character (\\x07)"},
    // Lists.
    {"marks: tick", "8 marks must be a list of tick or cross, 1 to 3 of them, not \"tick\""},
    {"marks: []", "8 marks must be a list of tick or cross, 1 to 3 of them, not a list of 0"},
    {"marks: [tick, tick, tick, tick]",
     "8 marks must be a list of tick or cross, 1 to 3 of them, not a list of 4"},
    {"marks: [tick, crss]",
     "15 an item of marks must be tick or cross, not \"crss\": did you mean cross?"},
    // Texts.
    {"position: [a]", "11 position must be a picture, not a list"},
    {"position: \"a\\tb\"", "11 position has a tab: use spaces (\\t)"},
    {"position: \"a\\e[31mb\"", "11 position has a control character (\\x1b)"},
    {"position: \"a\\u2028b\"", "11 position has a control character (\\u2028)"},
    {"position: a\tb", "12 position has a tab: use spaces (\\t)"},
    // Keys.
    {"hedgse: 3", "1 hedgse is not known: did you mean hedges?"},
    {"Hedges: 3", "1 Hedges is not known: did you mean hedges?"},
    {"entrance: 3",
     "1 entrance is not known here; known are size, hedges, shift, weight, rules, exit, maze, "
     "position, marks"},
    {"\"a b\\x1b\": 3",
     "1 \"a b\x1b\" is not known here; known are size, hedges, shift, weight, rules, exit, maze, "
     "position, marks"},
};

}  // namespace

TEST_CASE("a value that is refused says what would be right, and reads as its default") {
  for (const Case& wrong : refused) {
    CAPTURE(wrong.line);
    Problems problems;
    const Node root = read_yaml(wrong.line + "\n", "t.yaml", problems);
    const Fields fields(&root, sample::board_keys(), problems);
    CHECK(brief(problems) == (wrong.problems.empty() ? "" : "1:" + wrong.problems + "\n"));
    if (wrong.problems.empty()) continue;
    CHECK(fields.whole("hedges") == 30);
    CHECK(fields.number("weight") == 1.5);
    CHECK(fields.flag("rules"));
    CHECK(fields.grid("size").columns == 15);
    CHECK(fields.text("exit") == "far-sides");
  }
}

TEST_CASE("lengths carry a unit") {
  const std::string start = "margin must be a length in mm, cm, in or pt, from 0mm to 100mm, not ";
  const std::vector<Key> keys{
      {.name = "margin", .kind = Kind::length, .fallback = "12mm", .least = 0, .most = 100}};
  const auto told = [&](const std::string& value) {
    Problems problems;
    const Node root = read_yaml("margin: " + value + "\n", "t.yaml", problems);
    const Fields fields(&root, keys, problems);
    if (problems.any()) CHECK(fields.length("margin") == 12);
    return problems.any() ? problems.list().front().sentence : std::string();
  };
  CHECK(told("12") == start + "\"12\": write 12mm");
  CHECK(told("12 MM") == start + "\"12 MM\": write 12mm");
  CHECK(told("2,5cm") == start + "\"2,5cm\": write 2.5cm");
  CHECK(told("1 inch") == start + "\"1 inch\": write 1in");
  CHECK(told("012mm") == start + "\"012mm\": write 12mm");
  CHECK(told("12  mm") == start + "\"12  mm\": write 12mm");
  CHECK(told("101mm") == start + "\"101mm\"");
  CHECK(told("4in") == start + "\"4in\"");
  CHECK(told("-1mm") == start + "\"-1mm\"");
  CHECK(told("12px") == start + "\"12px\"");
  CHECK(told("mm") == start + "\"mm\"");
  CHECK(told("1e1mm") == start + "\"1e1mm\": write 10mm");
  CHECK(told("wide") == start + "\"wide\"");
  for (const char* const fine : {"0mm", "12.5mm", "1 cm", "\"0.25in\"", "36pt", "100mm", "10cm"}) {
    CHECK(told(fine).empty());
  }
}

TEST_CASE("all problems of a template are told at once, in order of place") {
  const std::string yaml =
      "document:\n"
      "  titel: A\n"
      "  paper: A4\n"
      "  seed: -7\n"
      "page:\n"
      "  paper: A44\n"
      "  sheets: []\n"
      "  seeds: 4\n"
      "hedges: 3\n"
      "margn: 2mm\n"
      "sheets:\n"
      "  - count: 0\n"
      "    hedges: 4\n"
      "    board: hedges:4\n"
      "  - game: hedgs\n"
      "    board:\n"
      "      count: 4\n"
      "      page: 1\n"
      "      rules: on\n"
      "  - hedges\n";
  Problems problems;
  const Node root = read_yaml(yaml, "t.yaml", problems);
  sample::read_all(root, problems);
  CHECK(brief(problems) ==
        "2:3 titel is not known: did you mean title?\n"
        "3:3 paper belongs under page\n"
        "4:9 seed must be a whole number from 0 to 18446744073709551615, not \"-7\"\n"
        "6:10 paper must be A4, A5 or Letter, not \"A44\": did you mean A4?\n"
        "7:3 sheets belongs beside page\n"
        "8:3 seeds is not known: did you mean seed, which belongs under document?\n"
        "9:1 hedges belongs under board\n"
        "10:1 margn is not known: did you mean margin, which belongs under page?\n"
        "12:5 game is missing: give hedges or sprouts\n"
        "12:12 count must be a whole number at least 1, not \"0\"\n"
        "13:5 hedges belongs under board\n"
        "14:12 board must be a map of keys such as size, hedges, shift, weight, rules, exit, maze, "
        "position or marks, not \"hedges:4\": a blank must follow the colon\n"
        "15:11 game must be hedges or sprouts, not \"hedgs\": did you mean hedges?\n"
        "17:7 count belongs under sheets\n"
        "18:7 page belongs beside sheets\n"
        "19:14 rules must be true or false, not \"on\": write true\n"
        "20:5 an item of sheets must be a map of keys such as game, count or board, not "
        "\"hedges\"\n");
}
