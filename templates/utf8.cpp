// SPDX-License-Identifier: MIT
#include "templates/utf8.h"

#include <fmt/format.h>

#include <cassert>

namespace cartapenna {
namespace {

// How long the sequence is that `first` starts, and the least code point that needs so many bytes.
struct Lead {
  std::size_t bytes;
  char32_t bits;
  char32_t least;
};

Lead lead(unsigned char first) {
  if (first < 0x80) return {1, first, 0};
  if ((first & 0xE0U) == 0xC0) return {2, first & 0x1FU, 0x80};
  if ((first & 0xF0U) == 0xE0) return {3, first & 0x0FU, 0x800};
  if ((first & 0xF8U) == 0xF0) return {4, first & 0x07U, 0x10000};
  return {0, first, 0};
}

}  // namespace

CodePoint code_point(std::string_view text, std::size_t at) {
  assert(at < text.size());
  const auto first = static_cast<unsigned char>(text[at]);
  const CodePoint broken{first, 1, false};
  const Lead start = lead(first);
  if (start.bytes == 0 || start.bytes > text.size() - at) return broken;
  char32_t value = start.bits;
  for (std::size_t i = 1; i < start.bytes; ++i) {
    const auto next = static_cast<unsigned char>(text[at + i]);
    if ((next & 0xC0U) != 0x80) return broken;
    value = (value << 6U) | (next & 0x3FU);
  }
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < start.least || surrogate || value > 0x10FFFF) return broken;
  return {value, start.bytes, true};
}

int count_code_points(std::string_view text) {
  int count = 0;
  for (std::size_t at = 0; at < text.size(); at += code_point(text, at).bytes) ++count;
  return count;
}

bool is_control(char32_t value) {
  return value < 0x20 || (value >= 0x7F && value <= 0x9F) || value == 0x2028 || value == 0x2029;
}

bool is_invisible(char32_t value) {
  return value == 0xAD || value == 0x61C || (value >= 0x200B && value <= 0x200F) ||
         (value >= 0x202A && value <= 0x202E) || (value >= 0x2060 && value <= 0x206F) ||
         value == 0xFEFF || (value >= 0xFFF9 && value <= 0xFFFB) ||
         (value >= 0xE0000 && value <= 0xE0FFF);
}

std::string printable(std::string_view text, const CodePoint& point, std::size_t at) {
  const auto number = static_cast<unsigned>(point.value);
  if (!point.valid) return fmt::format("\\x{:02x}", number);
  if (point.value == '\n') return "\\n";
  if (point.value == '\t') return "\\t";
  if (!is_control(point.value) && !is_invisible(point.value)) {
    return std::string(text.substr(at, point.bytes));
  }
  if (number < 0x80) return fmt::format("\\x{:02x}", number);
  return number > 0xFFFF ? fmt::format("\\U{:08x}", number) : fmt::format("\\u{:04x}", number);
}

std::string printable(std::string_view text) {
  std::string shown;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = code_point(text, at);
    shown += printable(text, point, at);
    at += point.bytes;
  }
  return shown;
}

std::string lower(std::string_view text) {
  std::string small(text);
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return small;
}

std::string shown_text(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::size_t at = 0;
  for (std::size_t i = 0; i < longest && at < text.size(); ++i) at += code_point(text, at).bytes;
  return fmt::format("\"{}{}\"", text.substr(0, at), at < text.size() ? "…" : "");
}

}  // namespace cartapenna
