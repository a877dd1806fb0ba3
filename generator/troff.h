// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace cartapenna {

// UTF-8 as text of a man page: nothing in it is taken as a request, hyphens are those that can be
// copied to a shell, letters beyond ASCII are named so that no encoding is asked for.
std::string troff(std::string_view text);

}  // namespace cartapenna
