// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace cartapenna {

// With what XML forbids left out, and what it needs escaped.
std::string xml_escaped(std::string_view words);

}  // namespace cartapenna
