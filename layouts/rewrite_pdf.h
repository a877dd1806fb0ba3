// SPDX-License-Identifier: MIT
// What cannot be appended to Cairo's PDF: for a press, greys, boxes and XMP; for readers aloud, the
// structure. libqpdf reads the file and writes another; contents are rewritten one at a time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "layouts/scene.h"
#include "layouts/write.h"

namespace cartapenna {

// What Cairo was not told.
struct PdfExtras {
  struct Page {
    double height = 0;
    std::optional<PressBoxes> press;
  };
  std::vector<Page> pages;
  std::vector<std::string> alternatives;  // of the figures, in order
};

// Throws std::runtime_error with qpdf's sentence.
void rewrite_pdf(const std::string& pdf, const PdfExtras& extras, const Facts& facts,
                 const PdfOptions& options, const Sink& sink);

}  // namespace cartapenna
