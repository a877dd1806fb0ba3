// SPDX-License-Identifier: MIT
// YAML's events made into nodes. yaml-cpp's own nodes are not used: they forget doubled keys,
// expand aliases and lose the places of what is empty.
//
// Ends at the first fault of the syntax, since what follows it would be guessed, but goes on after
// all that is YAML and merely not allowed here.
#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <map>
#include <optional>
#include <sstream>

#include "templates/check_bytes.h"
#include "templates/lines.h"
#include "templates/scalar_text.h"
#include "templates/syntax.h"
#include "templates/template.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_levels = 32;
constexpr int most_nodes = 100'000;

// Thrown through yaml-cpp to end reading, once the reason has been told.
struct Stop {};

class Builder final : public YAML::EventHandler {
 public:
  Builder(const Lines& lines, Problems& problems) : lines_(lines), problems_(problems) {}

  Node take() { return root_ ? std::move(*root_) : Node(); }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (!root_) return;
    const bool said = lines_.at(mark.line).substr(0, 3) == "---";
    stop(mark, said ? "a second document starts here: one file is one document"
                    : "this belongs to nothing above it");
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
    put(scalar(Node::Kind::null, mark));
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
    tell(mark, std::string(no_aliases));
    Node node = scalar(Node::Kind::null, mark);
    node.refused = true;
    put(std::move(node));
  }
  void OnAnchor(const YAML::Mark& mark, const std::string& /*name*/) override {
    tell(mark, std::string(no_aliases));
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                const std::string& value) override {
    Node node = scalar(Node::Kind::scalar, mark);
    node.text = value;
    node.quoted = tag == "!";
    if (!check_tag(mark, tag)) node.refused = true;
    if (!locate_text(node, lines_, mark.line, mark.column)) {
      stop(mark, "the quote that opens here is never closed");
    }
    put(std::move(node));
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                       YAML::EmitterStyle::value /*style*/) override {
    open(Node::Kind::list, mark, tag);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                  YAML::EmitterStyle::value /*style*/) override {
    open(Node::Kind::map, mark, tag);
  }
  void OnMapEnd() override { close(); }

 private:
  // A list or map whose end has not been seen.
  struct Level {
    Node node;
    std::optional<Node> key;               // of a map, while its value is awaited
    std::map<std::string, int> key_lines;  // where each key was first given
  };

  void tell(const YAML::Mark& mark, std::string sentence) {
    problems_.add(lines_.place(mark.line, mark.column), std::move(sentence));
  }
  [[noreturn]] void stop(const YAML::Mark& mark, std::string sentence) {
    tell(mark, std::move(sentence));
    throw Stop();
  }
  bool check_tag(const YAML::Mark& mark, const std::string& tag) {
    if (tag == "?" || tag == "!") return true;
    tell(mark, std::string(no_tags));
    return false;
  }

  Node scalar(Node::Kind kind, const YAML::Mark& mark) {
    if (++nodes_ > most_nodes) stop(mark, fmt::format("there are more than {} values", most_nodes));
    Node node;
    node.kind = kind;
    node.place = lines_.place(mark.line, mark.column);
    // yaml-cpp gives what is empty the place of whatever comes next.
    if (kind != Node::Kind::null || is_null_word(lines_, mark.line, mark.column)) return node;
    if (!stack_.empty() && stack_.back().key) {
      node.place = stack_.back().key->place;
    } else if (!stack_.empty() && stack_.back().node.kind == Node::Kind::list) {
      node.place = dash_before(lines_, mark.line, mark.column);
    }
    return node;
  }

  void open(Node::Kind kind, const YAML::Mark& mark, const std::string& tag) {
    if (stack_.size() >= most_levels) {
      stop(mark, fmt::format("this is nested more than {} levels deep", most_levels));
    }
    Level level;
    level.node = scalar(kind, mark);
    level.node.refused = !check_tag(mark, tag);
    stack_.push_back(std::move(level));
  }
  void close() {
    Node node = std::move(stack_.back().node);
    stack_.pop_back();
    put(std::move(node));
  }

  void put(Node node) {
    if (stack_.empty()) {
      root_ = std::move(node);
      return;
    }
    Level& level = stack_.back();
    if (level.node.kind == Node::Kind::list) {
      level.node.items.push_back(std::move(node));
    } else if (!level.key) {
      level.key = std::move(node);
    } else {
      enter(level, std::move(node));
    }
  }

  void enter(Level& level, Node value) {
    const Node key = std::move(*level.key);
    level.key.reset();
    if (key.refused) return;
    if (key.kind != Node::Kind::scalar) {
      problems_.add(key.place, key.kind == Node::Kind::null ? "a key is missing before the colon"
                                                            : "a key must be one word");
      return;
    }
    if (key.text == "<<" && !key.quoted) {
      problems_.add(key.place, "merge keys (<<) are not read: write the keys out");
      return;
    }
    const auto [first, is_new] = level.key_lines.emplace(key.text, key.place.line);
    if (is_new) {
      level.node.entries.push_back({key.text, key.place, std::move(value)});
    } else {
      problems_.add(key.place, fmt::format("{} is given twice, first in line {}: keep one of them",
                                           shown_key(key.text), first->second));
    }
  }

  const Lines& lines_;
  Problems& problems_;
  std::vector<Level> stack_;
  std::optional<Node> root_;
  int nodes_ = 0;
};

}  // namespace

Node read_yaml(std::string_view text, const std::string& file, Problems& problems) {
  const std::optional<std::string> good = check_bytes(text, file, problems);
  if (!good) return {};
  const Lines lines(*good, file);
  Builder builder(lines, problems);
  try {
    std::istringstream stream(*good);
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const Stop&) {
    return {};
  } catch (const YAML::Exception& fault) {
    tell_syntax(fault.msg, lines, fault.mark.line, fault.mark.column, problems);
    return {};
  }
  Node root = builder.take();
  if (root.kind == Node::Kind::null && !root.refused) {
    problems.add({file, 1, 1}, "there is nothing in it");
  }
  return root;
}

}  // namespace cartapenna
