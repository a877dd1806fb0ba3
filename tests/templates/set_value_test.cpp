// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <string>

#include "templates/template.h"
#include "tests/templates/sample_keys.h"

using namespace cartapenna;

namespace {

const std::string yaml =
    "page:\n  paper: A4\nempty:\nsheets:\n  - game: hedges\n    count: 1\n  - game: sprouts\n";

struct Set {
  Node root;
  Problems problems;

  explicit Set(const std::string& path, const std::string& value) {
    root = read_yaml(yaml, "t.yaml", problems);
    set_value(root, path, value, "--set " + path, problems);
  }
  const Node& sheet(std::size_t i) const { return root.find("sheets")->items[i]; }
  std::string told() const { return tell(problems, yaml); }
};

}  // namespace

TEST_CASE("a value is changed or added, and stands where the option stands") {
  const Set changed("sheets.0.count", "5");
  CHECK(changed.told().empty());
  CHECK(changed.sheet(0).find("count")->text == "5");
  CHECK(changed.sheet(0).find("count")->place.file == "--set sheets.0.count");
  CHECK(changed.sheet(0).find("count")->place.line == 0);
  CHECK(changed.sheet(0).entries.size() == 2);
  const Set added("sheets.1.board.size", "7x4");
  CHECK(added.sheet(1).find("board")->find("size")->text == "7x4");
  const Set filled("empty.a.b", "{c: [1, 'x']}");
  const Node& c = *filled.root.find("empty")->find("a")->find("b")->find("c");
  CHECK(c.items[1].quoted);
  CHECK(c.items[1].place.line == 0);
  CHECK(c.items[1].first_line == 0);
  CHECK(Set("page", "{paper: A5}").root.find("page")->find("paper")->text == "A5");
}

TEST_CASE("an option that sets what cannot be set is told") {
  CHECK(Set("sheets.2.count", "5").told() ==
        "--set sheets.2.count: sheets has no \"2\": its items are numbered from 0 to 1\n");
  CHECK(Set("sheets.-1.count", "5").told() ==
        "--set sheets.-1.count: sheets has no \"-1\": its items are numbered from 0 to 1\n");
  CHECK(Set("page.paper.size", "5").told() ==
        "--set page.paper.size: page.paper is a single value and has no \"size\"\n");
  const std::string how = "name a key, or several with a dot between, such as page.paper\n";
  CHECK(Set("", "5").told() == "--set : " + how);
  CHECK(Set("page..paper", "5").told() == "--set page..paper: " + how);
  CHECK(Set("page.", "5").told() == "--set page.: " + how);
  CHECK(Set("page.paper", "[1").told() ==
        "--set page.paper: the bracket that opens here is never closed\n");
  CHECK(Set("page.paper", "{a: 1, a: 2}").told() ==
        "--set page.paper: a is given twice, first in line 1: keep one of them\n");
}

TEST_CASE("an empty value is told by what reads it, a wrong one once") {
  for (const char* const value : {"", " ", "~", "null"}) {
    Set set("page.paper", value);
    sample::read_all(set.root, set.problems);
    CHECK(set.told().find("--set page.paper: paper is empty: give A4, A5 or Letter") !=
          std::string::npos);
  }
  Set wrong("page.paper", "*a");
  const Fields top(&wrong.root, sample::top_keys(), wrong.problems);
  top.map("page");
  std::size_t count = 0;
  for (const Problem& problem : wrong.problems.list()) count += problem.place.line == 0 ? 1 : 0;
  CHECK(count == 1);
}

TEST_CASE("the whole template may be made of options") {
  Node root;
  Problems problems;
  set_value(root, "page.paper", "A5", "--paper", problems);
  CHECK(root.kind == Node::Kind::map);
  CHECK(root.find("page")->find("paper")->place.file == "--paper");
}
