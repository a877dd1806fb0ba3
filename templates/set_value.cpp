// SPDX-License-Identifier: MIT
// Nodes found by key and by path, and values set from outside of the file.
#include <fmt/format.h>

#include <charconv>
#include <system_error>

#include "templates/syntax.h"
#include "templates/template.h"
#include "templates/utf8.h"

namespace cartapenna {
namespace {

// Values of an option have one place: the option.
void move_to(Node& node, const Place& place) {
  node.place = place;
  node.first_line = 0;
  for (Node& item : node.items) move_to(item, place);
  for (Node::Entry& entry : node.entries) {
    entry.place = place;
    move_to(entry.value, place);
  }
}

Node read_value(std::string_view value, const Place& place, Problems& problems) {
  Node node;
  if (value.find_first_not_of(' ') != std::string_view::npos && value != "~" && value != "null") {
    Problems found;
    node = read_yaml(value, place.file, found);
    for (const Problem& problem : found.list()) problems.add(place, problem.sentence);
    node.refused = node.refused || found.any();
  }
  move_to(node, place);
  return node;
}

// Walks a path, one word at a time.
class Walk {
 public:
  Walk(const Place& place, Problems& problems) : place_(place), problems_(problems) {}

  Node* step(Node& node, std::string_view word) {
    Node* const next = node.kind == Node::Kind::list ? item(node, word) : entry(node, word);
    walked_ += walked_.empty() ? "" : ".";
    walked_ += word;
    return next;
  }

 private:
  Node* item(Node& node, std::string_view word) {
    std::size_t index = 0;
    const auto end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, index);
    if (error == std::errc() && stop == end && index < node.items.size()) return &node.items[index];
    const std::size_t count = node.items.size();
    return refuse(count == 0 ? fmt::format("{} is an empty list", walked_)
                             : fmt::format("{} has no {}: its items are numbered from 0 to {}",
                                           walked_, shown_text(word), count - 1));
  }

  Node* entry(Node& node, std::string_view word) {
    if (node.kind == Node::Kind::scalar) {
      return refuse(fmt::format("{} is a single value and has no {}", walked_, shown_text(word)));
    }
    node.kind = Node::Kind::map;
    for (Node::Entry& there : node.entries) {
      if (there.key == word) return &there.value;
    }
    Node empty;
    empty.place = place_;
    node.entries.push_back({std::string(word), place_, std::move(empty)});
    return &node.entries.back().value;
  }

  Node* refuse(std::string sentence) {
    problems_.add(place_, std::move(sentence));
    return nullptr;
  }

  const Place& place_;
  Problems& problems_;
  std::string walked_;
};

}  // namespace

const Node* Node::find(std::string_view key) const {
  for (const Entry& entry : entries) {
    if (entry.key == key) return &entry.value;
  }
  return nullptr;
}

Place place_in(const Node& scalar, int line, int column) {
  if (scalar.first_line == 0) return scalar.place;
  return {scalar.place.file, scalar.first_line + line - 1, scalar.indent + column};
}

void set_value(Node& root, std::string_view path, std::string_view value, const std::string& option,
               Problems& problems) {
  const Place place{option, 0, 0};
  Walk walk(place, problems);
  Node* node = &root;
  for (std::string_view rest = path;;) {
    const std::string_view word = rest.substr(0, rest.find('.'));
    if (word.empty()) {
      problems.add(place, "name a key, or several with a dot between, such as page.paper");
      return;
    }
    node = walk.step(*node, word);
    if (node == nullptr) return;
    if (word.size() == rest.size()) break;
    rest.remove_prefix(word.size() + 1);
  }
  *node = read_value(value, place, problems);
}

}  // namespace cartapenna
