// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace cartapenna {

// The content stream of a page or a form, as Cairo writes it, with what Cairo cannot say: black and
// grey as DeviceGray (g, G) where `grey`, and each NonStruct as an artifact, which readers aloud
// pass over. Text and everything else is copied as it is.
// Throws std::runtime_error for a colour that is not a grey.
std::string rewrite_content(std::string_view content, bool grey);

}  // namespace cartapenna
