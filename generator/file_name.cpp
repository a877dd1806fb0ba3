// SPDX-License-Identifier: MIT
#include "generator/file_name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cassert>

#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::array<std::string_view, 5> fields_known{"name", "class", "id", "number", "template"};

// Characters that some file system refuses, or that a shell or a listing trips over.
bool is_unsafe(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  return code < 32 || code == 127 ||
         std::string_view("/\\:*?\"<>|").find(letter) != std::string_view::npos;
}

bool is_device(std::string stem) {
  stem = lower(std::string_view(stem).substr(0, stem.find('.')));
  if (stem == "con" || stem == "prn" || stem == "aux" || stem == "nul") return true;
  return stem.size() == 4 && (stem.rfind("com", 0) == 0 || stem.rfind("lpt", 0) == 0) &&
         stem[3] >= '0' && stem[3] <= '9';
}

}  // namespace

std::string wrong_pattern(std::string_view pattern) {
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    if (pattern[at] == '/' || pattern[at] == '\\') return "a pattern names files, not folders";
    if (pattern[at] == '}') return "a \"}\" has no \"{\"";
    if (pattern[at] != '{') continue;
    const auto end = pattern.find('}', at);
    if (end == std::string_view::npos) return "a \"{\" has no \"}\"";
    const std::string_view field = pattern.substr(at + 1, end - at - 1);
    if (std::find(fields_known.begin(), fields_known.end(), field) == fields_known.end()) {
      return fmt::format("{{{}}} is no field; known are {{{}}}", field,
                         fmt::join(fields_known, "}, {"));
    }
    at = end;
  }
  return pattern.empty() ? "the pattern is empty" : "";
}

std::string file_name(std::string_view pattern,
                      const std::vector<std::pair<std::string_view, std::string>>& fields) {
  assert(wrong_pattern(pattern).empty());
  const auto dot = pattern.rfind('.');
  const std::string_view ending = dot == std::string_view::npos ? "" : pattern.substr(dot);
  std::string name;
  for (std::size_t at = 0; at < pattern.size() - ending.size(); ++at) {
    if (pattern[at] != '{') {
      name += pattern[at];
      continue;
    }
    const auto end = pattern.find('}', at);
    for (const auto& [field, value] : fields) {
      if (field == pattern.substr(at + 1, end - at - 1)) name += value;
    }
    at = end;
  }
  std::replace_if(name.begin(), name.end(), is_unsafe, '_');
  constexpr std::size_t most = 120;
  if (name.size() > most) {
    std::size_t cut = most;
    while ((static_cast<unsigned char>(name[cut]) & 0xC0U) == 0x80U) --cut;
    name.resize(cut);
  }
  name.erase(0, std::min(name.find_first_not_of(" -"), name.size()));
  name.erase(name.find_last_not_of(" .") + 1);
  if (name.empty() || name.front() == '.' || is_device(name)) name.insert(0, "_");
  return name + std::string(ending);
}

}  // namespace cartapenna
