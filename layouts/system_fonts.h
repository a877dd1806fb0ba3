// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "layouts/shaper.h"

namespace cartapenna {

// The files that the system's fontconfig has for a family, without fallback.
// Throws FontError when no such family is installed.
FontFiles find_system_fonts(const std::string& family);

}  // namespace cartapenna
