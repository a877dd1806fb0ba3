// SPDX-License-Identifier: MIT
// The templates and languages that ship, as files: beside an installed program in
// share/cartapenna/templates, or in the folder that CARTAPENNA_TEMPLATES names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generator/document.h"

namespace cartapenna {

struct Shipped {
  std::string name;   // hedge-duel
  std::string about;  // its first comment line
};

class Catalogue {
 public:
  // Throws FileError when no folder of templates is found, saying where it was looked for.
  Catalogue();

  const std::string& folder() const { return folder_; }
  std::vector<Shipped> list() const;  // by name
  // The text of the template; nothing when none of that name ships.
  std::optional<std::string> find(std::string_view name) const;
  LanguageFile languages() const;
  std::vector<std::string> list_languages() const;  // by name: en, it
  // The path of the JSON Schema, which lies beside the folder; empty when there is none.
  std::string schema() const;

 private:
  std::string folder_;
};

}  // namespace cartapenna
