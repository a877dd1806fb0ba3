// SPDX-License-Identifier: MIT
// Templates to marks: each tests/cases/NAME.yaml, read and laid out as the program does it, gives
// the marks in NAME.marks. No font is asked (each letter is half an em wide) and every word on
// paper is the name of its key, so that neither fonts nor translations change a case.
//
//   CARTAPENNA_RENEW=1 build/tests/edition_test
//
// writes the marks anew, for somebody to read the difference; that run fails all the same.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "generator/document.h"
#include "generator/edition.h"
#include "layouts/write.h"

using namespace cartapenna;

namespace {

const std::filesystem::path cases = std::filesystem::path(CARTAPENNA_TESTS) / "cases";

std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The names in braces of a text, each once, with a blank before: " {number} {name}".
std::string braces(const std::string& text) {
  std::string found;
  for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
    const std::string name = text.substr(at, text.find('}', at) + 1 - at);
    if (found.find(name) == std::string::npos) found += " " + name;
  }
  return found;
}

// A language whose every word is its key: "exit-is", "player-n {number}". Texts of several lines
// stand further in than their key.
std::optional<std::string> language_of_keys(std::string_view) {
  std::istringstream lines(
      contents(cases.parent_path().parent_path() / "templates/languages/en.yaml"));
  std::string language;
  std::string section;
  std::string key;
  std::string text;
  const auto end_entry = [&] {
    if (!key.empty()) language += "  \"" + key + "\": \"" + key + braces(text) + "\"\n";
    key.clear();
    text.clear();
  };
  for (std::string line; std::getline(lines, line);) {
    const std::size_t indent = line.find_first_not_of(' ');
    if (indent == std::string::npos || line[indent] == '#') continue;
    if (indent == 0) {
      end_entry();
      section = line;
    } else if (indent == 2 && section != "language:") {
      end_entry();
      const std::size_t colon = line.find(':');
      key = line.substr(2, colon - 2);
      key.erase(std::remove(key.begin(), key.end(), '"'), key.end());
      text = line.substr(colon);
      continue;
    } else if (section != "language:") {
      text += line;
      continue;
    }
    language += line + '\n';
  }
  end_entry();
  return language;
}

std::string marks_of(const std::filesystem::path& path) {
  const std::string text = contents(path);
  Problems problems;
  const Node root = read_yaml(text, path.filename().string(), problems);
  const Document document = read_document(root, path.stem().string(), language_of_keys, problems);
  INFO(tell(problems, text));
  REQUIRE_FALSE(problems.any());
  const PlainMeasure measure;
  const Edition edition(document, document.seed.value(), measure, problems);
  INFO(tell(problems, text));
  REQUIRE_FALSE(problems.any());
  std::string marks;
  for (std::size_t number = 0; number < edition.pages(); ++number) {
    marks += write_marks(edition.page(number));
  }
  return marks;
}

std::vector<std::filesystem::path> templates_of_cases() {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(cases)) {
    if (entry.path().extension() == ".yaml") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace

TEST_CASE("a template gives the marks that it gave before") {
  const auto paths = templates_of_cases();
  CHECK(paths.size() >= 8);
  for (const auto& path : paths) {
    CAPTURE(path.filename().string());
    const std::filesystem::path golden = std::filesystem::path(path).replace_extension(".marks");
    const std::string marks = marks_of(path);
    if (std::getenv("CARTAPENNA_RENEW") != nullptr) {
      std::ofstream(golden, std::ios::binary) << marks;
      FAIL_CHECK("the marks have been written anew: read the difference");
      continue;
    }
    std::istringstream expected(contents(golden));
    std::istringstream given(marks);
    const std::string end = "(the end)";
    const auto next = [&](std::istringstream& text) {
      std::string line;
      return std::getline(text, line) ? line : end;
    };
    for (int line = 1; true; ++line) {
      const std::string wanted = next(expected);
      const std::string got = next(given);
      CAPTURE(line);
      CHECK(got == wanted);
      if (got != wanted || got == end) break;  // the first line that differs is enough
    }
  }
}

TEST_CASE("a page is the same whenever it is made") {
  for (const auto& path : templates_of_cases()) {
    CAPTURE(path.filename().string());
    const std::string text = contents(path);
    Problems problems;
    const Node root = read_yaml(text, "case.yaml", problems);
    const Document document = read_document(root, "case", language_of_keys, problems);
    const PlainMeasure measure;
    const Edition forwards(document, 5, measure, problems);
    const Edition backwards(document, 5, measure, problems);
    REQUIRE_FALSE(problems.any());
    std::vector<std::string> pages(forwards.pages());
    for (std::size_t i = pages.size(); i-- > 0;) pages[i] = write_marks(backwards.page(i));
    for (std::size_t i = 0; i < pages.size(); ++i) {
      CHECK((write_marks(forwards.page(i)) == pages[i]));
      CHECK((write_marks(forwards.page(i)) == pages[i]));
    }
  }
}
