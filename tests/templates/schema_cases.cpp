// SPDX-License-Identifier: MIT
// The sample language's schema and some templates, as JSON, for a validator that is not ours. Each
// template says whether the reader takes it: the schema must take it too, and refuse the others.
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "templates/forms.h"
#include "tests/templates/sample_keys.h"

using namespace cartapenna;
using Json = nlohmann::json;

namespace {

// As an editor's YAML reader types it.
Json typed(const Node& node) {
  switch (node.kind) {
    case Node::Kind::null:
      return nullptr;
    case Node::Kind::list: {
      Json list = Json::array();
      for (const Node& item : node.items) list.push_back(typed(item));
      return list;
    }
    case Node::Kind::map: {
      Json map = Json::object();
      for (const Node::Entry& entry : node.entries) map[entry.key] = typed(entry.value);
      return map;
    }
    case Node::Kind::scalar:
      break;
  }
  if (node.quoted) return node.text;
  if (const auto flag = read_flag(node.text)) return *flag;
  if (const auto whole = read_seed(node.text)) return *whole;
  if (const auto whole = read_whole(node.text)) return *whole;
  if (const auto number = read_number(node.text)) return *number;
  return node.text;
}

Json one(const std::string& yaml) {
  Problems problems;
  const Node root = read_yaml(yaml, "t.yaml", problems);
  sample::read_all(root, problems);
  return {{"yaml", yaml}, {"value", typed(root)}, {"accepted", !problems.any()}};
}

constexpr const char* sheet = "sheets: [{game: hedges}]\n";
constexpr const char* documents[] = {"title: A",
                                     "title: {it: A, en: B}",
                                     "title: 2024",
                                     "title: {}",
                                     "title: [A]",
                                     "title: {it: [A]}",
                                     "title: a title longer than it may be",
                                     "seed: 0",
                                     "seed: 18446744073709551615",
                                     "seed: -1",
                                     "seed: \"7\"",
                                     "seed: 1.5",
                                     "seeds: 1"};
constexpr const char* pages[] = {"paper: A4",     "paper: A6",    "paper: 4",
                                 "margin: 12mm",  "margin: 12",   "margin: 1.5 cm",
                                 "margin: 1,5cm", "margin: 01mm", "margin: 12px"};
constexpr const char* boards[] = {"size: 15",      "size: 7x4",
                                  "size: 7 x 4",   "size: 1",
                                  "size: 41",      "size: 7X4",
                                  "size: [7, 4]",  "hedges: 0",
                                  "hedges: 420",   "hedges: 421",
                                  "hedges: -1",    "hedges: 2.5",
                                  "hedges: \"3\"", "hedges: ten",
                                  "hedges: [1]",   "shift: -5",
                                  "shift: -6",     "weight: 0.5",
                                  "weight: 3",     "weight: 3.1",
                                  "weight: '1'",   "rules: true",
                                  "rules: false",  "rules: 'true'",
                                  "rules: 1",      "exit: border",
                                  "exit: B4",      "exit: 7",
                                  "exit: [B4]",    "maze: random",
                                  "maze: rnadom",  "maze: [B4-C4, 7]",
                                  "maze: []",      "maze: [[a]]",
                                  "maze: [~]",     "marks: [tick]",
                                  "marks: []",     "marks: [tick, tick, tick, tick]",
                                  "marks: [tack]", "marks: tick",
                                  "position: x",   "position: ~",
                                  "entry: A1"};

}  // namespace

int main() {
  Json cases = Json::array();
  for (const char* const tops : {"sheets: []\n", "sheets: [a]\n", "sheets: {}\n", "page: {}\n",
                                 sheet, "sheets: [{game: chess}]\n", "sheets: [{count: 2}]\n"}) {
    cases.push_back(one(tops));
  }
  for (const char* const line : documents) {
    cases.push_back(one(std::string(sheet) + "document:\n  " + line + "\n"));
  }
  for (const char* const line : pages) {
    cases.push_back(one(std::string(sheet) + "page:\n  " + line + "\n"));
  }
  for (const char* const line : boards) {
    cases.push_back(one("sheets:\n- game: hedges\n  board:\n    " + std::string(line) + "\n"));
  }
  const Json all{{"schema", Json::parse(json_schema(sample::top_keys(), "a template"))},
                 {"cases", std::move(cases)}};
  std::puts(all.dump().c_str());
}
