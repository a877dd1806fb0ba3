// SPDX-License-Identifier: MIT
#include "generator/troff.h"

#include <fmt/format.h>

#include <cstdint>

#include "templates/utf8.h"

namespace cartapenna {

std::string troff(std::string_view text) {
  std::string out;
  bool line_begins = true;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint letter = code_point(text, at);
    if (line_begins && (letter.value == U'.' || letter.value == U'\'')) out += "\\&";
    if (letter.value == U'\\') {
      out += "\\e";
    } else if (letter.value == U'-') {
      out += "\\-";
    } else if (letter.value == 0x2026) {  // which many terminals have not
      out += "...";
    } else if (letter.value >= 0x80) {
      out += fmt::format("\\[u{:04X}]", static_cast<std::uint32_t>(letter.value));
    } else {
      out += static_cast<char>(letter.value);
    }
    line_begins = letter.value == U'\n';
    at += letter.bytes;
  }
  return out;
}

}  // namespace cartapenna
