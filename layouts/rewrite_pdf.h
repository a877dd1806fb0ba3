// SPDX-License-Identifier: MIT
// What cannot be appended to Cairo's PDF: for a press, greys, boxes and XMP; for readers aloud, the
// structure. libqpdf reads the file and writes another; contents are rewritten one at a time.
#pragma once

#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Plain data only: qpdf's headers want C++17 where the rest of the program is C++20.
namespace cartapenna {

// In points, origin at the bottom left.
struct PdfBox {
  double left = 0;
  double bottom = 0;
  double right = 0;
  double top = 0;
};

struct PdfPageBoxes {
  PdfBox trim;
  PdfBox bleed;
};

struct PdfChanges {
  bool press = false;
  bool accessible = false;
  std::string language;            // as a string of PDF
  std::string viewer_preferences;  // entries of a dictionary
  std::string information;         // entries of a dictionary
  std::string xmp;
  std::vector<std::optional<PdfPageBoxes>> boxes;  // one for each page
  std::vector<std::string> alternatives;           // of the figures, in order, UTF-8
};

// Reads the file from its start and closes it. Throws std::runtime_error with qpdf's sentence.
void rewrite_pdf(std::FILE* pdf, const PdfChanges& changes,
                 const std::function<void(std::string_view)>& sink);

}  // namespace cartapenna
