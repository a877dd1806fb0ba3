// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace cartapenna {

// Throws a FontError for what is no text: broken UTF-8, control characters, line breaks.
void check_letters(std::string_view words);

// Throws a FontError: `why`, the letter by number and, where it can be seen, as it is.
[[noreturn]] void refuse_letter(char32_t letter, std::string_view words, const char* why);

}  // namespace cartapenna
