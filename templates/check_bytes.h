// SPDX-License-Identifier: MIT
// What is asked of a file's bytes before YAML is read from them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "templates/template.h"

namespace cartapenna {

// The text without byte order mark and with LF line ends, lines and columns unchanged; a byte that
// is no UTF-8 and a control character become '?' (told), so that the rest can still be checked.
// Nothing if it is no text at all, too large, or indented with tabs (told).
std::optional<std::string> check_bytes(std::string_view text, const std::string& file,
                                       Problems& problems);

}  // namespace cartapenna
