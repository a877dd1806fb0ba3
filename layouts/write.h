// SPDX-License-Identifier: MIT
// From pages to bytes. The bytes depend on the pages, the facts and the fonts alone: no clock, no
// locale, no random id.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "layouts/fonts.h"
#include "layouts/scene.h"

namespace cartapenna {

// Takes the next bytes; may throw, and the writer is then only good for destruction.
using Sink = std::function<void(std::string_view)>;

struct Facts {
  std::string title;
  std::string language = "en";       // BCP 47
  std::string producer;              // "cartapenna 0.1.0"
  std::string keywords;              // template, seed: what made it
  std::optional<std::int64_t> date;  // seconds since 1970, UTC; none: no date is written
  enum class Duplex { none, long_edge, short_edge } duplex = Duplex::none;  // asked of viewers
};

struct PdfOptions {
  bool press = false;       // DeviceGray only, PDF 1.4, page boxes, XMP, /Trapped
  bool accessible = false;  // tagged, alternative texts, title shown
  bool outlines = false;    // text as paths
};

// All pages in one file, in the order added; bytes go to the sink as they come, so memory does not
// grow with the number of pages (but for `press` and `accessible`, which are rewritten as a whole).
// Forms are kept until the end: meant for what many pages share, not for what each has of its own.
// Throws FontError, or std::runtime_error with Cairo's or qpdf's sentence.
class PdfWriter {
 public:
  PdfWriter(const Fonts& fonts, const Facts& facts, const PdfOptions& options, Sink sink);
  ~PdfWriter();
  PdfWriter(const PdfWriter&) = delete;
  PdfWriter& operator=(const PdfWriter&) = delete;

  void add(const Page& page);
  // Once, after the last page. REQUIRES: at least one page was added.
  void finish();

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

// One page, one file each.
std::string write_svg(const Page& page, const Fonts& fonts, const Facts& facts, bool live_text);
// 8-bit grey. REQUIRES: 10 <= dpi <= 2400.
std::string write_png(const Page& page, const Fonts& fonts, double dpi);
std::string write_eps(const Page& page, const Fonts& fonts, const Facts& facts);

// The marks as text, a line each, numbers rounded to 0.01 mm: what tests compare.
std::string write_marks(const Page& page);

}  // namespace cartapenna
