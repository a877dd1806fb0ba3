// SPDX-License-Identifier: MIT
// The template language: YAML read into nodes that know their place, and problems that are gathered
// and told all at once. The only header whose source sees yaml-cpp.
//
// Stricter than YAML where YAML misleads: doubled keys, anchors and aliases, merge keys, tags,
// several documents, tabs and deep nesting are problems. Scalars stay text; `Fields` (keys.h) gives
// them types.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cartapenna {

// Where a value stands: in a file at line and column (from 1), or in an option (line 0).
struct Place {
  std::string file;  // as the user named it; for an option its name: "--set sheets.0.count"
  int line = 0;
  int column = 0;
};

struct Problem {
  Place place;
  std::string sentence;  // what is wrong, then what would be right
  bool warning = false;
};

class Problems {
 public:
  void add(const Place& place, std::string sentence);
  void warn(const Place& place, std::string sentence);
  bool any() const;  // warnings do not count
  // In order of place, without repetitions.
  std::vector<Problem> list() const;

 private:
  std::vector<Problem> found_;
};

// "FILE:LINE:COLUMN: sentence", the line itself and a caret below it, for each problem; the first
// 50 of them. `text` is that of `file`, or of all that is named where `file` is empty. Control and
// invisible characters and broken UTF-8 are shown as escapes.
std::string tell(const Problems& problems, std::string_view text, std::string_view file = {});

struct Node {
  enum class Kind { null, scalar, list, map };
  struct Entry;

  Kind kind = Kind::null;
  Place place;
  std::string text;      // of a scalar, UTF-8
  bool quoted = false;   // a quoted or block scalar is text and nothing else
  bool refused = false;  // what is wrong with it has been told: checks say no more
  // Where its text starts, when each of its lines is a line of the file: the line, and how many
  // columns stand before the text there. 0: the text was folded or escaped.
  int first_line = 0;
  int indent = 0;
  std::vector<Node> items;
  std::vector<Entry> entries;  // in the order of the file

  const Node* find(std::string_view key) const;  // nullptr: not there
};

struct Node::Entry {
  std::string key;
  Place place;
  Node value;
};

// Never throws for bad input: what cannot be read is a problem. Limits: 1 MiB, 32 levels, 100,000
// nodes. A null node means that nothing could be read, and that this has been told.
Node read_yaml(std::string_view text, const std::string& file, Problems& problems);

// Where a line and column (from 1) of a scalar's text stand in the file: exact in a literal block
// and in a text on one line without escapes; else the place of the scalar.
Place place_in(const Node& scalar, int line, int column);

// Sets the value at a path such as "sheets.0.board.hedges" to one read as YAML. Missing maps on the
// way are made; list items must be there.
void set_value(Node& root, std::string_view path, std::string_view value, const std::string& option,
               Problems& problems);

// The nearest of `known` by edit distance, where it is near enough to be meant; else empty.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace cartapenna
