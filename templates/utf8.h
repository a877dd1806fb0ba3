// SPDX-License-Identifier: MIT
// UTF-8, read one code point at a time, and made harmless for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cartapenna {

struct CodePoint {
  char32_t value = 0;
  std::size_t bytes = 1;
  bool valid = true;  // false: `value` is one byte that is no part of UTF-8
};

// The code point that starts at `at`. Overlong forms and surrogates are no UTF-8.
// REQUIRES: at < text.size().
CodePoint code_point(std::string_view text, std::size_t at);

// A to Z become small, in any locale; other letters stay.
std::string lower(std::string_view text);

// How many code points `text` has; a byte that is no UTF-8 counts as one.
int count_code_points(std::string_view text);

// In quotes, cut where it is long.
std::string shown_text(std::string_view text);

// C0 and C1 controls, DEL, line and paragraph separators.
bool is_control(char32_t value);
// Letters that are not seen but turn the direction of others, join or hide them.
bool is_invisible(char32_t value);

// `point` as a terminal may show it: itself, or an escape such as \x1b or \u202e.
std::string printable(std::string_view text, const CodePoint& point, std::size_t at);
// The same for a whole text, line breaks included.
std::string printable(std::string_view text);

}  // namespace cartapenna
