// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "templates/forms.h"
#include "templates/keys.h"

namespace cartapenna {
namespace {

std::string cell(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '|') escaped += '\\';
    escaped += c == '\n' ? ' ' : c;
  }
  return escaped;
}

std::string_view type_of(Kind kind) {
  switch (kind) {
    case Kind::flag:
      return "flag";
    case Kind::whole:
    case Kind::seed:
      return "whole number";
    case Kind::number:
      return "number";
    case Kind::length:
      return "length";
    case Kind::text:
      return "text";
    case Kind::local:
      return "text, or one a language";
    case Kind::grid:
      return "columns x rows";
    case Kind::choice:
      return "choice";
    case Kind::list:
      return "list";
    case Kind::map:
      return "map";
    case Kind::maps:
      return "list of maps";
    case Kind::choices_or_list:
      return "choice or list";
  }
  return "";
}

void add_rows(std::span<const Key> keys, const std::string& prefix, std::string& table) {
  for (const Key& key : keys) {
    const std::string path = prefix + std::string(key.name);
    const std::string usual = key.needed             ? "needed"
                              : key.fallback.empty() ? ""
                                                     : fmt::format("`{}`", cell(key.fallback));
    table += fmt::format("| `{}` | {} | {} | {} | {} |\n", path, type_of(key.kind), usual,
                         cell(range(key)), cell(key.about));
    const char* const below = key.kind == Kind::maps ? ".N." : ".";
    add_rows(key.keys, path + below, table);
  }
}

}  // namespace

std::string markdown_table(std::span<const Key> keys, std::string_view prefix) {
  std::string table = "| Key | Type | Default | Values | Meaning |\n|---|---|---|---|---|\n";
  add_rows(keys, std::string(prefix), table);
  return table;
}

}  // namespace cartapenna
