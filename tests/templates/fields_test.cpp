// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <string>

#include "templates/keys.h"
#include "tests/templates/sample_keys.h"

using namespace cartapenna;
using sample::brief;

TEST_CASE("values are read as they were given") {
  Problems problems;
  const Node root = read_yaml(
      "size: 7 x 4\nhedges: 420\nshift: -5\nweight: 0.50\nrules: false\nexit: \"Q9\"\n"
      "maze: [B4-C4, '7']\nposition: |\n  +  +\n\n  +  +\nmarks: [tick, cross]\n",
      "t.yaml", problems);
  const Fields fields(&root, sample::board_keys(), problems);
  CHECK(brief(problems) == "");
  CHECK(fields.grid("size").columns == 7);
  CHECK(fields.grid("size").rows == 4);
  CHECK(fields.whole("hedges") == 420);
  CHECK(fields.whole("shift") == -5);
  CHECK(fields.number("weight") == 0.5);
  CHECK_FALSE(fields.flag("rules"));
  CHECK(fields.text("exit") == "Q9");
  CHECK(fields.text("maze").empty());
  REQUIRE(fields.list("maze").size() == 2);
  CHECK(fields.list("maze")[1]->text == "7");
  CHECK(fields.text("position") == "+  +\n\n+  +\n");
  CHECK(fields.list("marks").size() == 2);
  CHECK(fields.has("exit"));
  CHECK(fields.place("exit").line == 6);
}

TEST_CASE("what is not given reads as the default") {
  Problems problems;
  const Fields fields(nullptr, sample::board_keys(), problems, {"t.yaml", 3, 5});
  CHECK(brief(problems) == "");
  CHECK(fields.grid("size").rows == 15);
  CHECK(fields.text("maze") == "random");
  CHECK(fields.list("maze").empty());
  CHECK(fields.text("position").empty());
  CHECK_FALSE(fields.has("position"));
  CHECK(fields.node("exit") == nullptr);
  CHECK(fields.place("exit").line == 3);
}

TEST_CASE("a seed takes all of sixty-four bits") {
  const std::vector<Key> keys{{.name = "seed", .kind = Kind::seed}};
  const auto read = [&](const std::string& value) {
    Problems problems;
    const Node root = read_yaml("seed: " + value + "\n", "t.yaml", problems);
    const Fields fields(&root, keys, problems);
    CHECK(problems.any() != fields.has("seed"));
    return fields.seed("seed");
  };
  CHECK(read("18446744073709551615") == 18446744073709551615U);
  CHECK(read("0") == 0);
  CHECK(read("18446744073709551616") == 0);
  CHECK(read("007") == 0);
  CHECK(read("\"7\"") == 0);
}

TEST_CASE("a text may differ from language to language") {
  const std::vector<Key> keys{{.name = "title", .kind = Kind::local, .most = 5}};
  Problems problems;
  const auto title = [&](const Node& root, std::string_view language) {
    return Fields(&root, keys, problems).local("title", language);
  };
  CHECK(title(read_yaml("title: 2024\n", "t.yaml", problems), "it") == "2024");
  const Node both = read_yaml("title: {it: Esci, en: Leave}\n", "t.yaml", problems);
  CHECK(title(both, "it") == "Esci");
  CHECK(title(both, "en") == "Leave");
  CHECK(brief(problems) == "");
  CHECK(title(both, "de").empty());
  CHECK(brief(problems) ==
        "1:8 title has no text in \"de\": add it, or give one text for all languages\n");
  Problems wrong;
  for (const char* const yaml : {"title: {}\n", "title: èèèèèè\n", "title: {it: [a], en: ~}\n",
                                 "title: [a]\n", "title: |\n  a\n"}) {
    const Node root = read_yaml(yaml, yaml, wrong);
    CHECK(Fields(&root, keys, wrong).local("title", "it").empty());
  }
  CHECK(brief(wrong) ==
        "1:8 title must be a text, or one for each language such as {en: …, it: …}, not a map\n"
        "1:8 title has 6 letters: at most 5 are printed\n"
        "1:13 title in \"it\" must be a text, not a list\n"
        "1:22 title in \"en\" is empty: give a text, or leave it out\n"
        "1:8 title must be a text, or one for each language such as {en: …, it: …}, not a list\n"
        "1:8 title must be one line\n");
}

TEST_CASE("a caller refuses an open choice as the table would") {
  Problems problems;
  const Node root = read_yaml("exit: far-side\n", "t.yaml", problems);
  const Fields fields(&root, sample::board_keys(), problems);
  CHECK(fields.text("exit") == "far-side");
  fields.refuse("exit");
  fields.problem("hedges", "too many");
  fields.problem("nothing fits");
  fields.warn("exit", "odd");
  CHECK(brief(problems) ==
        "1:1 too many\n1:1 nothing fits\n"
        "1:7 exit must be far-sides, border or a cell such as B4, not \"far-side\": did you mean "
        "far-sides?\n1:7 odd\n");
}

TEST_CASE("maps within lists are read one by one, and one that is no map is told") {
  Problems problems;
  const Node root =
      read_yaml("sheets:\n  - game: sprouts\n  - 7\n  - {game: hedges, count: 1000000}\n", "t.yaml",
                problems);
  const Fields top(&root, sample::top_keys(), problems);
  const std::vector<Fields> sheets = top.maps("sheets");
  REQUIRE(sheets.size() == 2);
  CHECK(sheets[0].text("game") == "sprouts");
  CHECK(sheets[1].whole("count") == 1'000'000);
  CHECK(sheets[1].map("board").whole("hedges") == 30);
  CHECK(problems.list().size() == 1);
}

TEST_CASE("what the reader has refused is not refused again") {
  Problems problems;
  const Node root = read_yaml("hedges: *x\n", "t.yaml", problems);
  const Node alias = read_yaml("a: &x 1\nhedges: *x\n", "t.yaml", problems);
  const std::size_t told = problems.list().size();
  const Fields first(&root, sample::board_keys(), problems);
  const std::vector<Key> keys{{.name = "a", .kind = Kind::whole},
                              {.name = "hedges", .kind = Kind::whole, .fallback = "30"}};
  const Fields second(&alias, keys, problems);
  CHECK(problems.list().size() == told);
  CHECK(second.whole("hedges") == 30);
}

TEST_CASE("a template that is no map is told") {
  Problems problems;
  const Node root = read_yaml("- a\n", "t.yaml", problems);
  const Fields fields(&root, sample::top_keys(), problems);
  CHECK(brief(problems) ==
        "1:1 a template must be a map of keys such as document, page or sheets, not a list\n");
}

TEST_CASE("lengths in millimetres") {
  CHECK(read_length("210mm") == 210);
  CHECK(read_length("1.5 cm") == 15);
  CHECK(read_length("0.25in").value() == doctest::Approx(6.35));
  CHECK(read_length("36pt").value() == doctest::Approx(12.7));
  for (const char* const wrong :
       {"", "mm", "12", " 12mm", "12mm ", "1,5cm", "01mm", "1e1mm", "+1mm"}) {
    CHECK_FALSE(read_length(wrong));
  }
}

TEST_CASE("the nearest word is one that was probably meant") {
  const std::vector<std::string_view> known{"hedges", "sprouts", "dots-and-boxes", "A4", "A5"};
  CHECK(nearest("hegdes", known) == "hedges");
  CHECK(nearest("SPROUTS", known) == "sprouts");
  CHECK(nearest("dots_and_boxes", known) == "dots-and-boxes");
  CHECK(nearest("a4", known) == "A4");
  CHECK(nearest("A6", known).empty());
  CHECK(nearest("chess", known).empty());
  CHECK(nearest("", known).empty());
  CHECK(nearest(std::string(100'000, 'a'), known).empty());
}
