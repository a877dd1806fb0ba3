// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "layouts/write.h"

namespace cartapenna {

// The document information once more, as the XML that presses and archives read.
std::string xmp_packet(const Facts& facts, bool trapped_is_known);

}  // namespace cartapenna
