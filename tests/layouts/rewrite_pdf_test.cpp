// SPDX-License-Identifier: MIT
// For presses and for readers aloud.
#include <doctest/doctest.h>

#include <memory>
#include <sstream>
#include <string>

#include "tests/layouts/written_pdf.h"

using namespace cartapenna;

TEST_CASE("a press gets black only, and the boxes of the page") {
  std::vector<Page> pages = duels(2);
  for (Page& page : pages) page.press = PressBoxes{{10, 10, 190, 277}, {7, 7, 196, 283}};
  auto greys = std::make_shared<Scene>();
  greys->layers.push_back({"greys", Role::artifact, "", {}});
  greys->layers[0].marks.emplace_back(Fill{{{20, 200}, {40, 200}, {40, 220}}, 0.7});
  greys->layers[0].marks.emplace_back(Disc{{60, 210}, 5, 1, true});
  pages[0].placed.push_back({greys, {}, 0, true});
  const std::string pdf = written(pages, {true, false, false});
  const Scratch file(".pdf", pdf);
  CHECK(has(output_of("qpdf --check " + file.path()), "No syntax or stream encoding errors"));
  const std::string all = spelt_out(pdf);
  for (const char* colour : {" rg", " RG", "/DeviceRGB", "/Transparency"}) {
    CHECK(all.find(colour) == std::string::npos);
  }
  CHECK(has(all, "/Trapped /False"));
  CHECK(has(all, "<pdf:Trapped>False</pdf:Trapped>"));
  CHECK(pdf.starts_with("%PDF-1.4"));
  const std::string boxes = output_of("pdfinfo -box " + file.path());
  CHECK(has(boxes, "TrimBox:            28.35    28.35   566.93   813.54"));
  CHECK(has(boxes, "BleedBox:           19.84    19.84   575.43   822.05"));
  CHECK(has(boxes, "Metadata Stream: yes"));
  const std::string ink = output_of("gs -q -o - -sDEVICE=inkcov " + file.path());
  std::istringstream amounts(ink);
  for (int page = 0; page < 2; ++page) {
    double cyan = 1;
    double magenta = 1;
    double yellow = 1;
    double black = 0;
    std::string rest;
    amounts >> cyan >> magenta >> yellow >> black;
    std::getline(amounts, rest);
    CHECK(cyan + magenta + yellow == 0);
    CHECK(black > 0.01);
    CHECK(rest == " CMYK OK");
  }
}

TEST_CASE("text as outlines needs no font") {
  const Scratch file(".pdf", written(duels(1), {true, false, true}));
  CHECK(output_of("pdffonts " + file.path()).find("Lato") == std::string::npos);
}

TEST_CASE("who hears a page hears its structure") {
  const std::string pdf = written(duels(2), {false, true, false});
  const Scratch file(".pdf", pdf);
  CHECK(has(output_of("qpdf --check " + file.path()), "No syntax or stream encoding errors"));
  CHECK(has(output_of("pdfinfo " + file.path()), "Tagged:          yes"));
  const std::string heard = output_of("pdfinfo -struct-text " + file.path());
  CHECK(heard.starts_with("Document\n  H1 (block)\n    \"Esci, se sei capace"));
  CHECK(heard.find("Document", 1) == std::string::npos);
  CHECK(has(heard, "domanda: \u00abC'\u00e8 una siepe"));
  CHECK(heard.find("NonStruct") == std::string::npos);
  CHECK(heard.find("Q") == std::string::npos);  // the labels of the squares are passed over
  const std::string all = spelt_out(pdf);
  CHECK(has(all, "/Alt (A maze of 15 by 15 cells with 30 hedges.)"));
  CHECK(has(all, "/DisplayDocTitle true"));
  CHECK(has(all, "/Marked true"));
  CHECK(has(all, "/Artifact BMC"));
  CHECK(all.find("NonStruct") == std::string::npos);
  CHECK(has(output_of("pdftotext " + file.path() + " -"), "Ognuno disegna di nascosto"));
}
