// SPDX-License-Identifier: MIT
#include "templates/scalar_text.h"

#include <array>

namespace cartapenna {
namespace {

// Offset of the quote that closes the one at `open`; npos: none does.
std::size_t closing(std::string_view text, std::size_t open) {
  const char quote = text[open];
  for (std::size_t at = open + 1; at < text.size(); ++at) {
    if (quote == '"' && text[at] == '\\') {
      ++at;
    } else if (text[at] == quote) {
      const bool doubled = quote == '\'' && at + 1 < text.size() && text[at + 1] == quote;
      if (!doubled) return at;
      ++at;
    }
  }
  return std::string_view::npos;
}

std::size_t blanks(std::string_view line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

// The indentation of a literal block: what its first line that is not blank has more than its text.
void locate_block(Node& scalar, const Lines& lines, int line) {
  std::string_view rest = scalar.text;
  for (int below = line + 1; below < lines.count() && !rest.empty(); ++below) {
    const std::string_view text = rest.substr(0, rest.find('\n'));
    const std::string_view raw = lines.at(below);
    if (blanks(text) < text.size()) {
      scalar.first_line = line + 2;
      scalar.indent = static_cast<int>(blanks(raw) - std::min(blanks(raw), blanks(text)));
      return;
    }
    rest.remove_prefix(std::min(text.size() + 1, rest.size()));
  }
}

}  // namespace

bool locate_text(Node& scalar, const Lines& lines, int line, int column) {
  const std::size_t start = lines.offset(line, column);
  const std::string_view text = lines.text().substr(start);
  if (text.empty()) return true;
  if (scalar.quoted && text[0] == '|') {
    locate_block(scalar, lines, line);
    return true;
  }
  if (scalar.quoted && text[0] == '>') return true;
  std::size_t from = 0;
  if (scalar.quoted && (text[0] == '"' || text[0] == '\'')) {
    if (closing(text, 0) == std::string_view::npos) return false;
    from = 1;
  }
  // The same letters in the file: neither folded nor escaped.
  if (scalar.text.find('\n') == std::string::npos &&
      text.substr(from, scalar.text.size()) == scalar.text) {
    scalar.first_line = scalar.place.line;
    scalar.indent = scalar.place.column - 1 + static_cast<int>(from);
  }
  return true;
}

bool is_null_word(const Lines& lines, int line, int column) {
  const std::string_view rest = lines.at(line).substr(
      std::min(lines.at(line).size(), static_cast<std::size_t>(std::max(column, 0))));
  if (rest.substr(0, 1) == "~") return true;
  for (const std::string_view word : {"null", "Null", "NULL"}) {
    if (rest.substr(0, 4) != word) continue;
    // Longer words, and keys of the next line, are something else.
    const std::size_t next = std::min(rest.find_first_not_of(' ', 4), rest.size());
    const bool ends = rest.size() == 4 || std::string_view(" ,]}").find(rest[4]) < 4;
    if (ends && (next == rest.size() || rest[next] != ':')) return true;
  }
  return false;
}

Place dash_before(const Lines& lines, int line, int column) {
  // Not the dash that stands right here: that one begins the next item.
  std::string_view before = lines.at(line).substr(
      0, std::min(lines.at(line).size(), static_cast<std::size_t>(std::max(column, 0))));
  for (int above = line; above >= 0; --above) {
    if (above != line) before = lines.at(above);
    const std::size_t first = blanks(before);
    if (first < before.size() && before[first] == '-') {
      const std::string_view content = before.substr(0, before.find(" #"));
      return lines.place(above, static_cast<int>(content.rfind('-')));
    }
    // Between the dash and here there are only blank lines and comments.
    if (first < before.size() && before[first] != '#') break;
  }
  return lines.place(line, column);
}

}  // namespace cartapenna
