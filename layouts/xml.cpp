// SPDX-License-Identifier: MIT
#include "layouts/xml.h"

namespace cartapenna {

std::string xml_escaped(std::string_view words) {
  std::string text;
  for (char c : words) {
    switch (c) {
      case '&':
        text += "&amp;";
        break;
      case '<':
        text += "&lt;";
        break;
      case '>':
        text += "&gt;";
        break;
      case '"':
        text += "&quot;";
        break;
      default:
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\n') text += c;
    }
  }
  return text;
}

}  // namespace cartapenna
