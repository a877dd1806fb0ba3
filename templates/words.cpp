// SPDX-License-Identifier: MIT
#include "templates/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "templates/syntax.h"

namespace cartapenna {
namespace {

using Texts = std::map<std::string, std::string, std::less<>>;

void flatten(const Node& map, const std::string& prefix, Texts& words, Problems& problems) {
  for (const Node::Entry& entry : map.entries) {
    const std::string key = prefix + entry.key;
    switch (entry.value.kind) {
      case Node::Kind::scalar:
        words.emplace(key, entry.value.text);
        break;
      case Node::Kind::map:
        flatten(entry.value, key + ".", words, problems);
        break;
      default:
        if (entry.value.refused) break;
        problems.add(entry.value.place,
                     fmt::format("{} must be a text or a map of texts", shown_key(entry.key)));
    }
  }
}

}  // namespace

Words Words::read(std::string_view text, const std::string& file, Problems& problems) {
  Words words;
  const Node root = read_yaml(text, file, problems);
  if (root.kind == Node::Kind::null) return words;
  if (root.kind != Node::Kind::map) problems.add(root.place, "a language is a map of texts");
  flatten(root, "", words.words_, problems);
  for (const char* const needed : {"language.name", "language.code", "language.alphabet"}) {
    if (!words.words_.contains(needed)) {
      problems.add(root.place, fmt::format("{} is missing", needed));
    }
  }
  const auto code = words.words_.find("language.code");
  if (code != words.words_.end()) words.language_ = code->second;
  return words;
}

const std::string& Words::operator()(std::string_view key) const {
  const auto found = words_.find(key);
  if (found == words_.end()) {
    throw std::out_of_range(fmt::format("the language \"{}\" has no text for {}", language_, key));
  }
  return found->second;
}

std::string Words::with(
    std::string_view key,
    std::initializer_list<std::pair<std::string_view, std::string_view>> values) const {
  std::string_view rest = (*this)(key);
  std::string text;
  // In one pass, so that a value with braces in it stays as it is.
  for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    const std::size_t close = std::min(rest.find('}', open), rest.size());
    const std::string_view name = rest.substr(open + 1, close - open - 1);
    const auto* const value = std::find_if(values.begin(), values.end(),
                                           [name](const auto& pair) { return pair.first == name; });
    if (value == values.end()) {
      throw std::out_of_range(fmt::format("nothing to put for {{{}}} of {} in the language \"{}\"",
                                          name, key, language_));
    }
    text += rest.substr(0, open);
    text += value->second;
    rest.remove_prefix(std::min(close + 1, rest.size()));
  }
  return text.append(rest);
}

}  // namespace cartapenna
