// SPDX-License-Identifier: MIT
// Where scalars stand in the raw text, which yaml-cpp tells only in part. Lines and columns from 0,
// columns in bytes.
#pragma once

#include "templates/lines.h"
#include "templates/template.h"

namespace cartapenna {

// Sets first_line and indent of a scalar that starts here. False: a quote is never closed, which
// yaml-cpp takes for closed at the end of the file.
bool locate_text(Node& scalar, const Lines& lines, int line, int column);

// Whether nothing is said here in so many letters: ~ or null.
bool is_null_word(const Lines& lines, int line, int column);

// The last dash of a list before this place: an empty item has no other place.
Place dash_before(const Lines& lines, int line, int column);

}  // namespace cartapenna
