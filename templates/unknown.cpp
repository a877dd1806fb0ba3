// SPDX-License-Identifier: MIT
// What to say of a key that the table does not have: where it belongs, or what it may have meant.
#include <fmt/format.h>

#include <algorithm>

#include "templates/forms.h"
#include "templates/keys.h"
#include "templates/syntax.h"

namespace cartapenna {
namespace {

constexpr int deepest = 8;

struct Known {
  std::string_view name;
  std::string_view owner;  // the key of the map it stands in; empty: the top
};

void collect(std::span<const Key> keys, std::string_view owner, int depth,
             std::vector<Known>& known) {
  for (const Key& key : keys) {
    known.push_back({key.name, owner});
    if (depth < deepest) collect(key.keys, key.name, depth + 1, known);
  }
}

std::vector<std::string_view> names_of(std::span<const Key> keys) {
  std::vector<std::string_view> names;
  for (const Key& key : keys) names.push_back(key.name);
  return names;
}

}  // namespace

// "under page", "under document or sheets", "beside page"; empty: nowhere.
std::string Fields::home(std::string_view word) const {
  std::vector<Known> known;
  collect(whole_.empty() ? keys_ : whole_, "", 0, known);
  std::vector<std::string_view> owners;
  for (const Known& key : known) {
    if (key.name != word) continue;
    if (key.owner.empty()) {
      return beside_.empty() ? "at the top, without indentation"
                             : fmt::format("beside {}", beside_);
    }
    if (std::find(owners.begin(), owners.end(), key.owner) == owners.end()) {
      owners.push_back(key.owner);
    }
  }
  return owners.empty() ? "" : "under " + listed(owners);
}

std::string Fields::unknown(std::string_view word) const {
  const std::string shown = shown_key(word);
  const std::string right_home = home(word);
  if (!right_home.empty()) return fmt::format("{} belongs {}", shown, right_home);
  const std::string_view near = nearest(word, names_of(keys_));
  if (!near.empty()) return fmt::format("{} is not known: did you mean {}?", shown, near);
  std::vector<Known> known;
  collect(whole_.empty() ? keys_ : whole_, "", 0, known);
  std::vector<std::string_view> all;
  all.reserve(known.size());
  for (const Known& key : known) all.push_back(key.name);
  const std::string_view far = nearest(word, all);
  if (!far.empty()) {
    return fmt::format("{} is not known: did you mean {}, which belongs {}?", shown, far,
                       home(far));
  }
  return fmt::format("{} is not known here; known are {}", shown, fmt::join(names_of(keys_), ", "));
}

}  // namespace cartapenna
