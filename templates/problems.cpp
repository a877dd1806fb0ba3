// SPDX-License-Identifier: MIT
// Problems gathered, put in order and told. All that comes from a file or an option passes through
// printable(), so a template cannot send a terminal its own commands.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

#include "templates/template.h"
#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_told = 50;
constexpr std::size_t widest = 96;  // columns of a line that are shown

std::string_view line_of(std::string_view text, int line) {
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  for (int i = 1; i < line; ++i) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  text = text.substr(0, text.find('\n'));
  if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
  return text;
}

// The line, cut around the column where it is long, and a caret below.
std::string excerpt(std::string_view line, int column) {
  const auto wanted = static_cast<std::size_t>(std::max(column, 1) - 1);
  // A line of a megabyte is not spelt out to show a hundred letters of it.
  std::size_t at = 0;
  for (std::size_t i = 0; i + widest / 2 < wanted && at < line.size(); ++i) {
    at += code_point(line, at).bytes;
  }
  std::string shown = at > 0 ? "…" : "";
  std::size_t caret = at > 0 ? 1 : 0;
  std::size_t passed = wanted > widest / 2 ? wanted - widest / 2 : 0;
  std::size_t width = 0;
  while (at < line.size() && width < widest) {
    const CodePoint point = code_point(line, at);
    const std::string piece = printable(line, point, at);
    const auto cells = static_cast<std::size_t>(count_code_points(piece));
    if (passed < wanted) caret += cells;
    ++passed;
    width += cells;
    shown += piece;
    at += point.bytes;
  }
  if (at < line.size()) shown += "…";
  return fmt::format("  {}\n  {}^\n", shown, std::string(caret, ' '));
}

std::string tell_one(const Problem& problem, std::string_view text, std::string_view file) {
  const Place& place = problem.place;
  const char* const kind = problem.warning ? "warning: " : "";
  const std::string sentence = printable(problem.sentence);
  if (place.line == 0) return fmt::format("{}: {}{}\n", printable(place.file), kind, sentence);
  std::string told = fmt::format("{}:{}:{}: {}{}\n", printable(place.file), place.line,
                                 place.column, kind, sentence);
  const bool known = file.empty() || file == place.file;
  const std::string_view line = known ? line_of(text, place.line) : std::string_view();
  const bool blank = line.find_first_not_of(" \t") == std::string_view::npos;
  return blank ? told : told + excerpt(line, place.column);
}

}  // namespace

void Problems::add(const Place& place, std::string sentence) {
  found_.push_back({place, std::move(sentence), false});
}

void Problems::warn(const Place& place, std::string sentence) {
  found_.push_back({place, std::move(sentence), true});
}

bool Problems::any() const {
  return std::any_of(found_.begin(), found_.end(), [](const Problem& p) { return !p.warning; });
}

std::vector<Problem> Problems::list() const {
  // Files in the order in which they were first heard of, options after them.
  std::vector<std::string_view> files;
  for (const Problem& problem : found_) {
    const Place& place = problem.place;
    if (place.line > 0 && std::find(files.begin(), files.end(), place.file) == files.end()) {
      files.push_back(place.file);
    }
  }
  const auto order = [&files](const Problem& p) {
    const auto file = std::find(files.begin(), files.end(), p.place.file);
    const auto rank = p.place.line > 0 ? file - files.begin() : std::ssize(files);
    return std::tuple(rank, p.place.line, p.place.column);
  };
  std::vector<Problem> once;
  std::set<std::tuple<std::string_view, int, int, bool, std::string_view>> seen;
  for (const Problem& p : found_) {
    if (seen.emplace(p.place.file, p.place.line, p.place.column, p.warning, p.sentence).second) {
      once.push_back(p);
    }
  }
  std::stable_sort(once.begin(), once.end(),
                   [&](const Problem& a, const Problem& b) { return order(a) < order(b); });
  return once;
}

std::string tell(const Problems& problems, std::string_view text, std::string_view file) {
  const std::vector<Problem> all = problems.list();
  std::string told;
  for (std::size_t i = 0; i < std::min(all.size(), most_told); ++i) {
    told += tell_one(all[i], text, file);
  }
  if (all.size() > most_told) told += fmt::format("… and {} more\n", all.size() - most_told);
  return told;
}

}  // namespace cartapenna
