// SPDX-License-Identifier: MIT
// What the fuzz targets share: a promise that holds for every input, and ends the run where not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "templates/template.h"

namespace cartapenna::fuzz {

inline void promise(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", what);
  std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

inline std::optional<std::string> language(std::string_view name) {
  static const auto read = [](const std::string& file) {
    std::ifstream stream(std::string(CARTAPENNA_SOURCE) + "/templates/languages/" + file);
    return std::string(std::istreambuf_iterator<char>(stream), {});
  };
  static const std::string english = read("en.yaml");
  static const std::string italian = read("it.yaml");
  if (name == "en") return english;
  if (name == "it") return italian;
  return std::nullopt;
}

// Problems have a place in the text and a sentence; told, they are harmless to a terminal.
inline void check_told(const Problems& problems, std::string_view text) {
  for (const Problem& problem : problems.list()) {
    promise(problem.place.line >= 1 && problem.place.column >= 1, "a problem has a place");
    promise(!problem.sentence.empty(), "a problem has a sentence");
  }
  for (const char letter : tell(problems, text)) {
    const auto code = static_cast<unsigned char>(letter);
    promise((code >= 32 && code != 127) || letter == '\n', "nothing told controls a terminal");
  }
}

}  // namespace cartapenna::fuzz
