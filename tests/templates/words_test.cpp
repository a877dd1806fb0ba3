// SPDX-License-Identifier: MIT
#include "templates/words.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

#include "tests/templates/sample_keys.h"

using namespace cartapenna;

namespace {

Words read(std::string_view text) {
  Problems problems;
  Words words = Words::read(text, "xx.yaml", problems);
  CHECK(sample::brief(problems) == "");
  return words;
}

std::vector<Words> shipped() {
  std::vector<Words> all;
  for (const auto& entry :
       std::filesystem::directory_iterator(CARTAPENNA_TESTS "/../templates/languages")) {
    std::ifstream file(entry.path());
    std::ostringstream text;
    text << file.rdbuf();
    Problems problems;
    all.push_back(Words::read(text.str(), entry.path().string(), problems));
    CHECK_MESSAGE(!problems.any(), tell(problems, text.str()));
    CHECK(all.back().language() == entry.path().stem().string());
  }
  return all;
}

std::set<std::string> placeholders(const std::string& text) {
  std::set<std::string> names;
  for (std::size_t open = text.find('{'); open != std::string::npos;
       open = text.find('{', open + 1)) {
    names.insert(text.substr(open, text.find('}', open) - open + 1));
  }
  return names;
}

constexpr const char* head = "language: {name: X, code: xx, alphabet: english}\n";

// What is in one language and missing or different in the other, one sentence a line.
std::string differences(const Words& one, const Words& other) {
  std::string told;
  for (const auto& word : one.all()) {
    const auto found = other.all().find(word.first);
    if (found == other.all().end()) {
      told += other.language() + " lacks " + word.first + "\n";
    } else if (placeholders(word.second) != placeholders(found->second)) {
      told += other.language() + " has other names in braces in " + word.first + "\n";
    }
  }
  return told;
}

}  // namespace

TEST_CASE("every language has the words and placeholders of every other") {
  const std::vector<Words> languages = shipped();
  CHECK(languages.size() >= 2);
  for (const Words& one : languages) {
    for (const Words& other : languages) CHECK(differences(one, other) == "");
  }
}

TEST_CASE("what a language lacks is named") {
  const Words one = read(std::string(head) + "a: x\nb: '{x} of {y}'\nc: z\n");
  const Words other = read(std::string(head) + "b: '{x} di {z}'\nc: z\n");
  CHECK(differences(one, other) == "xx lacks a\nxx has other names in braces in b\n");
}

TEST_CASE("words are found by key, and missing ones are named") {
  const Words words = read(std::string(head) + "sheet:\n  name: Nome\n  yes: sì\n");
  CHECK(words("sheet.name") == "Nome");
  CHECK(words("sheet.yes") == "sì");
  CHECK(words.language() == "xx");
  CHECK_THROWS_WITH_AS(words("sheet.date"), "the language \"xx\" has no text for sheet.date",
                       std::out_of_range);
}

TEST_CASE("names in braces are replaced, once") {
  const Words words = read(std::string(head) + "a: '{x} of {y}, {x}'\nb: 'open {'\n");
  CHECK(words.with("a", {{"x", "{y}"}, {"y", "2"}}) == "{y} of 2, {y}");
  CHECK_THROWS_AS(words.with("a", {{"x", "1"}}), std::out_of_range);
  CHECK_THROWS_AS(words.with("b", {}), std::out_of_range);
}

TEST_CASE("a language file is checked") {
  const auto told = [](std::string_view text) {
    Problems problems;
    Words::read(text, "xx.yaml", problems);
    return sample::brief(problems);
  };
  CHECK(told("") == "1:1 there is nothing in it\n");
  CHECK(told("- a\n").find("1:1 a language is a map of texts\n") == 0);
  CHECK(told("a: b\n") ==
        "1:1 language.name is missing\n1:1 language.code is missing\n"
        "1:1 language.alphabet is missing\n");
  CHECK(told(std::string(head) + "a:\nb: [c]\n") ==
        "2:1 a must be a text or a map of texts\n3:4 b must be a text or a map of texts\n");
}
