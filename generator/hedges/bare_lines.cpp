// SPDX-License-Identifier: MIT
#include "generator/hedges/bare_lines.h"

#include <algorithm>
#include <array>

#include "templates/utf8.h"

namespace cartapenna::hedges {
namespace {

constexpr std::array<std::string_view, 7> settings_known{"size", "hedges",    "attached", "entry",
                                                         "exit", "reachable", "alphabet"};
constexpr std::string_view signs_between = " \t,;:/|-[](){}\"'";

bool is_letter(char sign) {
  return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
}

bool is_digit(char sign) {
  return sign >= '0' && sign <= '9';
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto begin = std::min(text.find_first_not_of(" \t\r"), text.size());
  const auto end = text.find_last_not_of(" \t\r");
  return end == std::string_view::npos ? std::string_view() : text.substr(begin, end + 1 - begin);
}

std::string without_comment(std::string_view line) {
  std::string text(line.substr(0, line.find('#')));
  text.erase(text.find_last_not_of(" \t\r") + 1);
  return text;
}

std::optional<std::vector<Word>> cells_of(std::string line) {
  for (const std::string_view dash : {"–", "—", "−"}) {  // as word processors write them
    for (auto at = line.find(dash); at != std::string::npos; at = line.find(dash, at)) {
      line.replace(at, dash.size(), "-  ");
    }
  }
  std::vector<Word> cells;
  for (std::size_t at = 0; at < line.size();) {
    if (signs_between.find(line[at]) != std::string_view::npos) {
      ++at;
      continue;
    }
    const auto begin = at;
    while (at < line.size() && is_letter(line[at])) ++at;
    const auto digits = at;
    while (at < line.size() && is_digit(line[at])) ++at;
    if (digits == begin || at == digits) return std::nullopt;
    cells.push_back({line.substr(begin, at - begin), begin});
  }
  return cells;
}

std::optional<std::pair<std::string, Word>> setting_of(const std::string& line) {
  const auto colon = line.find(':');
  if (colon == std::string::npos) return std::nullopt;
  std::string name = lower(trimmed(std::string_view(line).substr(0, colon)));
  if (std::find(settings_known.begin(), settings_known.end(), name) == settings_known.end()) {
    return std::nullopt;
  }
  const std::string_view value = trimmed(std::string_view(line).substr(colon + 1));
  const auto at = value.empty() ? colon : line.find(value, colon + 1);
  return std::pair{std::move(name), Word{std::string(value), at}};
}

std::optional<std::string> picture_row_of(std::string line) {
  const auto first = line.find_first_not_of(' ');
  if (first != std::string::npos && is_digit(line[first])) {
    for (auto at = first; at < line.size() && is_digit(line[at]); ++at) line[at] = ' ';
  }
  const auto begin = line.find_first_not_of(' ');
  if (begin == std::string::npos) return std::nullopt;
  // A row whose first dot is missing is one, too: nothing else is written with these signs alone.
  const bool broken =
      line.find('+') != std::string::npos && line.find_first_not_of("+-| ") == std::string::npos;
  if (line[begin] != '+' && line[begin] != '|' && !broken) return std::nullopt;
  return line;
}

bool is_letters_of_columns(std::string_view line) {
  return std::all_of(line.begin(), line.end(),
                     [](char sign) { return sign == ' ' || is_letter(sign); });
}

bool begins_a_maze(const std::string& line) {
  if (setting_of(line) || picture_row_of(line)) return true;
  const auto cells = cells_of(line);
  return cells && !cells->empty();
}

}  // namespace cartapenna::hedges
