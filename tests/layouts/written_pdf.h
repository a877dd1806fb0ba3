// SPDX-License-Identifier: MIT
// PDF as it is written, and what other programs say of it.
#pragma once

#include <string>
#include <vector>

#include "layouts/write.h"
#include "tests/layouts/sample_pages.h"
#include "tests/layouts/tools.h"

namespace cartapenna {

inline const Fonts& fonts() {
  static const Fonts all;
  return all;
}

inline Facts facts() {
  Facts facts;
  facts.title = "Esci, se sei capace \u2014 (1)";
  facts.language = "it";
  facts.producer = "cartapenna 0.1.0";
  facts.keywords = "seed 7";
  return facts;
}

inline std::string written(const std::vector<Page>& pages, const PdfOptions& options = {},
                           const Facts& its_facts = facts()) {
  std::string bytes;
  PdfWriter writer(fonts(), its_facts, options, [&](std::string_view some) { bytes += some; });
  for (const Page& page : pages) writer.add(page);
  writer.finish();
  return bytes;
}

inline std::vector<Page> duels(unsigned count) {
  std::vector<Page> pages;
  const auto form = sample_form(fonts());
  for (unsigned number = 1; number <= count; ++number) pages.push_back(sample_page(form, number));
  return pages;
}

inline bool has(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return true;
  MESSAGE(text);
  return false;
}

// Everything spelt out, contents too.
inline std::string spelt_out(const std::string& pdf) {
  const Scratch file(".pdf", pdf);
  return output_of("qpdf --qdf --object-streams=disable " + file.path() + " -");
}

}  // namespace cartapenna
