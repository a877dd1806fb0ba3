// SPDX-License-Identifier: MIT
// yaml-cpp's complaints, said so that a teacher knows what to do.
#pragma once

#include <string>
#include <string_view>

#include "templates/lines.h"
#include "templates/template.h"

namespace cartapenna {

inline constexpr std::string_view no_aliases =
    "anchors and aliases (& and *) are not read: write the value out, or put the text in quotes";
inline constexpr std::string_view no_tags =
    "tags (!) are not read: leave it out, or put the text in quotes";

// A key as sentences name it: bare where it is a plain word, else in quotes and cut.
std::string shown_key(std::string_view key);

// Tells what yaml-cpp's message at a place (from 0, columns in bytes) means.
void tell_syntax(std::string_view message, const Lines& lines, int line, int column,
                 Problems& problems);

}  // namespace cartapenna
