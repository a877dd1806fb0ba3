// SPDX-License-Identifier: MIT
// What a template may say, as tables: one row a key. The tables check a template, and the JSON
// Schema, the manual page and the README's tables are made from them, so they cannot drift apart.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "templates/template.h"

namespace cartapenna {

enum class Kind {
  flag,    // true or false
  whole,   // whole number in least … most, decimal, no leading zero
  seed,    // whole number 0 … 2^64 − 1
  number,  // decimal number with a point in least … most
  length,  // number with unit mm, cm, in or pt; least … most in mm
  text,    // one scalar of at most `most` letters; control characters are refused (a line break but
           // where `lines` is set)
  local,   // text, or a map from language to text
  grid,    // "15x15" columns x rows, or 15; both in least … most
  choice,  // one of `choices`; where `form` is set also any text, described by `form`
  list,    // of scalars; least … most items
  map,     // of `keys`; without them any map, checked elsewhere
  maps,    // a list of maps of `keys` (the same); least … most items
  choices_or_list,  // one of `choices`, or a list of scalars
};

struct Key {
  std::string_view name;
  Kind kind = Kind::text;
  std::string_view fallback = {};  // as a template would say it; empty: none
  std::string_view about = {};     // one English sentence for the manual
  double least = 0;
  double most = std::numeric_limits<double>::infinity();
  std::vector<std::string_view> choices = {};
  std::string_view form = {};  // what an open choice or a text looks like: "a cell such as B4"
  std::span<const Key> keys = {};
  bool lines = false;
  bool needed = false;
};

struct Grid {
  int columns = 0;
  int rows = 0;

  bool operator==(const Grid&) const = default;
};

// The values of one map of a template, checked against its table when made: unknown, misspelt,
// misplaced, mistyped, out of range: each is told with its place. A value that was refused reads as
// its fallback, so that reading goes on and finds the other problems.
class Fields {
 public:
  // Keeps references: `map` (may be null: all fallbacks), `keys` and `problems` must outlive it,
  // and so must `whole`: the table of the whole template, for the hint "belongs under …". Without
  // it only `keys` and what is nested in them is known for the hint.
  Fields(const Node* map, std::span<const Key> keys, Problems& problems, const Place& where = {},
         std::span<const Key> whole = {});

  // Whether the template gives the key, with a value of the right kind.
  bool has(std::string_view name) const;

  // REQUIRES (asserts): the table has the key, of that kind, and has(name) or a fallback; texts and
  // lists are empty without one. A value that was refused, or is needed and missing, reads as the
  // fallback, else as the least that is allowed.
  bool flag(std::string_view name) const;
  std::int64_t whole(std::string_view name) const;
  std::uint64_t seed(std::string_view name) const;
  double number(std::string_view name) const;
  double length(std::string_view name) const;     // mm
  std::string text(std::string_view name) const;  // also for choice, choices_or_list given as text
  std::string local(std::string_view name, std::string_view language) const;
  Grid grid(std::string_view name) const;
  std::vector<const Node*> list(
      std::string_view name) const;  // scalars of a list; empty if a choice
  Fields map(std::string_view name) const;
  std::vector<Fields> maps(std::string_view name) const;

  const Node* node(std::string_view name) const;  // nullptr: not given
  Place place(std::string_view name) const;       // of the value, else of the map
  // A problem with the value of `name`, or with the map as a whole.
  void problem(std::string_view name, std::string sentence) const;
  void problem(std::string sentence) const;
  void warn(std::string_view name, std::string sentence) const;
  // Refuses the value of `name` as the table would: "exit must be far-sides, border or a cell such
  // as B4, not …". For open choices and texts, whose form the table only describes.
  // REQUIRES: node(name) is there.
  void refuse(std::string_view name) const;
  Problems& problems() const { return *problems_; }

 private:
  // Of the map that `row` of `above` describes.
  Fields(const Node* map, const Key& row, const Fields& above);

  const Key& key(std::string_view name) const;
  const Node* given(std::string_view name) const;
  std::string scalar(std::string_view name, std::string_view otherwise) const;
  void check_all(std::string_view name);
  void check_keys();
  std::string unknown(std::string_view word) const;
  std::string home(std::string_view word) const;

  const Node* map_;
  std::span<const Key> keys_;
  Problems* problems_;
  Place where_;
  std::span<const Key> whole_;
  std::string_view beside_;  // of the keys in whole_, the one above this map, if there is no more
  std::vector<std::string_view> refused_;
};

// "210mm", "1.5 cm", "0.25in", "36pt" in mm; nothing if it is no length.
std::optional<double> read_length(std::string_view text);

// A table of the keys for the README: name, type, default, range, meaning. Nested keys follow with
// their path.
std::string markdown_table(std::span<const Key> keys, std::string_view prefix = {});
// JSON Schema (draft-07) of a map with these keys, as JSON text. Local texts, lengths and grids are
// patterns; nested maps are written in place.
std::string json_schema(std::span<const Key> keys, std::string_view title);

}  // namespace cartapenna
