// SPDX-License-Identifier: MIT
// Every word that reaches paper, by key, in one language. A language is one file in
// templates/languages; what a file lacks is an error that names the key.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "templates/template.h"

namespace cartapenna {

class Words {
 public:
  // Reads a language file: nested maps of texts, flattened to "hedges.own-maze".
  static Words read(std::string_view text, const std::string& file, Problems& problems);

  // Throws std::out_of_range naming key and language if it is missing.
  const std::string& operator()(std::string_view key) const;
  // With each {name} replaced: words.with("hedges.exit-is", {{"exit", "Q9"}}).
  std::string with(
      std::string_view key,
      std::initializer_list<std::pair<std::string_view, std::string_view>> values) const;

  const std::string& language() const { return language_; }  // "en", "it"
  const std::map<std::string, std::string, std::less<>>& all() const { return words_; }

 private:
  std::string language_;
  std::map<std::string, std::string, std::less<>> words_;
};

}  // namespace cartapenna
