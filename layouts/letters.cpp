// SPDX-License-Identifier: MIT
#include "layouts/letters.h"

#include <fmt/format.h>
#include <glib.h>

#include "layouts/text.h"

namespace cartapenna {
namespace {

constexpr const char* control = "a text cannot show the control character";

}  // namespace

void refuse_letter(char32_t letter, std::string_view words, const char* why) {
  char utf8[7] = {};
  g_unichar_to_utf8(letter, utf8);
  const bool can_be_shown = g_unichar_isgraph(letter) != 0;
  throw FontError(fmt::format("{} U+{:04X}{}{} in \"{}\"", why, static_cast<unsigned>(letter),
                              can_be_shown ? " " : "", can_be_shown ? utf8 : "",
                              can_be_shown ? words : "…"));
}

void check_letters(std::string_view words) {
  if (words.find('\0') != std::string_view::npos) refuse_letter(0, words, control);
  if (g_utf8_validate(words.data(), static_cast<gssize>(words.size()), nullptr) == 0) {
    throw FontError("a text is not UTF-8");
  }
  const char* const end = words.data() + words.size();
  for (const char* at = words.data(); at < end; at = g_utf8_next_char(at)) {
    const gunichar letter = g_utf8_get_char(at);
    const GUnicodeType kind = g_unichar_type(letter);
    if (kind == G_UNICODE_CONTROL || kind == G_UNICODE_LINE_SEPARATOR ||
        kind == G_UNICODE_PARAGRAPH_SEPARATOR) {
      refuse_letter(letter, words, control);
    }
  }
}

}  // namespace cartapenna
