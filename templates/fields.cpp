// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "templates/forms.h"
#include "templates/keys.h"

namespace cartapenna {

Fields::Fields(const Node* map, std::span<const Key> keys, Problems& problems, const Place& where,
               std::span<const Key> whole)
    : map_(map),
      keys_(keys),
      problems_(&problems),
      where_(map != nullptr ? map->place : where),
      whole_(whole) {
  check_all("a template");
}

Fields::Fields(const Node* map, const Key& row, const Fields& above)
    : map_(map),
      keys_(row.keys),
      problems_(above.problems_),
      where_(map != nullptr ? map->place : above.where_),
      whole_(above.whole_.empty() ? above.keys_ : above.whole_),
      beside_(above.whole_.empty() ? row.name : above.beside_) {
  check_all(row.name);
}

void Fields::check_all(std::string_view name) {
  // What could not be read at all has been told.
  if (map_ == nullptr || map_->kind == Node::Kind::null) {
    map_ = nullptr;
  } else if (map_->kind == Node::Kind::map) {
    check_keys();
  } else {
    Key self;
    self.name = name;
    self.kind = Kind::map;
    self.keys = keys_;
    check(self, *map_, *problems_);
    map_ = nullptr;
  }
}

void Fields::check_keys() {
  for (const Node::Entry& entry : map_->entries) {
    const auto known = std::find_if(keys_.begin(), keys_.end(),
                                    [&entry](const Key& key) { return key.name == entry.key; });
    if (known == keys_.end()) {
      if (!keys_.empty()) problems_->add(entry.place, unknown(entry.key));
    } else if (!check(*known, entry.value, *problems_)) {
      refused_.push_back(known->name);
    }
  }
  for (const Key& key : keys_) {
    if (!key.needed || map_->find(key.name) != nullptr) continue;
    problems_->add(map_->place, fmt::format("{} is missing: give {}", key.name, expected(key)));
  }
}

const Key& Fields::key(std::string_view name) const {
  const auto found =
      std::find_if(keys_.begin(), keys_.end(), [name](const Key& key) { return key.name == name; });
  assert(found != keys_.end());
  return *found;
}

bool Fields::has(std::string_view name) const {
  return given(name) != nullptr;
}

const Node* Fields::given(std::string_view name) const {
  const Key& row = key(name);
  const bool refused = std::find(refused_.begin(), refused_.end(), row.name) != refused_.end();
  return refused ? nullptr : node(name);
}

const Node* Fields::node(std::string_view name) const {
  return map_ == nullptr ? nullptr : map_->find(name);
}

Place Fields::place(std::string_view name) const {
  const Node* const value = node(name);
  return value == nullptr ? where_ : value->place;
}

// The text of a value, of its fallback, or what is to be read when it was refused.
std::string Fields::scalar(std::string_view name, std::string_view otherwise) const {
  const Node* const value = given(name);
  if (value != nullptr) return value->text;
  const Key& row = key(name);
  if (!row.fallback.empty()) return std::string(row.fallback);
  assert(row.needed || node(name) != nullptr);
  return std::string(otherwise);
}

bool Fields::flag(std::string_view name) const {
  assert(key(name).kind == Kind::flag);
  return read_flag(scalar(name, "false")).value();
}

std::int64_t Fields::whole(std::string_view name) const {
  assert(key(name).kind == Kind::whole);
  return read_whole(scalar(name, shown_number(key(name).least))).value();
}

std::uint64_t Fields::seed(std::string_view name) const {
  assert(key(name).kind == Kind::seed);
  return read_seed(scalar(name, "0")).value();
}

double Fields::number(std::string_view name) const {
  assert(key(name).kind == Kind::number);
  return read_number(scalar(name, shown_number(key(name).least))).value();
}

double Fields::length(std::string_view name) const {
  assert(key(name).kind == Kind::length);
  return read_length(scalar(name, shown_number(key(name).least) + "mm")).value();
}

Grid Fields::grid(std::string_view name) const {
  assert(key(name).kind == Kind::grid);
  return read_grid(scalar(name, shown_number(key(name).least))).value();
}

std::string Fields::text(std::string_view name) const {
  const Key& row = key(name);
  assert(row.kind == Kind::text || row.kind == Kind::choice || row.kind == Kind::choices_or_list);
  const Node* const value = given(name);
  return value != nullptr ? value->text : std::string(row.fallback);
}

std::string Fields::local(std::string_view name, std::string_view language) const {
  const Key& row = key(name);
  assert(row.kind == Kind::local);
  const Node* const value = given(name);
  if (value == nullptr) return std::string(row.fallback);
  if (value->kind == Node::Kind::scalar) return value->text;
  const Node* const text = value->find(language);
  if (text != nullptr) return text->text;
  problem(name, fmt::format("{} has no text in \"{}\": add it, or give one text for all languages",
                            name, language));
  return {};
}

std::vector<const Node*> Fields::list(std::string_view name) const {
  assert(key(name).kind == Kind::list || key(name).kind == Kind::choices_or_list);
  std::vector<const Node*> items;
  const Node* const value = given(name);
  if (value == nullptr) return items;
  for (const Node& item : value->items) {
    if (item.kind == Node::Kind::scalar) items.push_back(&item);
  }
  return items;
}

Fields Fields::map(std::string_view name) const {
  const Key& row = key(name);
  assert(row.kind == Kind::map);
  return Fields(given(name), row, *this);
}

std::vector<Fields> Fields::maps(std::string_view name) const {
  const Key& row = key(name);
  assert(row.kind == Kind::maps);
  std::vector<Fields> fields;
  const Node* const value = given(name);
  if (value == nullptr) return fields;
  for (const Node& item : value->items) {
    if (item.kind != Node::Kind::map) continue;
    fields.push_back(Fields(&item, row, *this));
  }
  return fields;
}

void Fields::problem(std::string_view name, std::string sentence) const {
  problems_->add(place(name), std::move(sentence));
}
void Fields::problem(std::string sentence) const {
  problems_->add(where_, std::move(sentence));
}

void Fields::warn(std::string_view name, std::string sentence) const {
  problems_->warn(place(name), std::move(sentence));
}

void Fields::refuse(std::string_view name) const {
  assert(node(name) != nullptr);
  problem(name, refusal(key(name), *node(name)));
}

}  // namespace cartapenna
