// SPDX-License-Identifier: MIT
// The names of files made for each pupil.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cartapenna {

// Replaces the fields {name}, {class}, {id}, {number}, {template} of a pattern. What file systems
// refuse in a name (separators, control characters, quotes, colons …), leading dots and device
// names become safe characters; the name is cut at 120 bytes, between letters.
std::string file_name(std::string_view pattern,
                      const std::vector<std::pair<std::string_view, std::string>>& fields);
// A sentence if the pattern has an unknown field, a slash or unpaired braces; else empty.
std::string wrong_pattern(std::string_view pattern);

}  // namespace cartapenna
