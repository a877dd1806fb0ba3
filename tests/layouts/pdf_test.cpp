// SPDX-License-Identifier: MIT
// Poppler, qpdf and Ghostscript read what was written.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>

#include "layouts/finish_pdf.h"
#include "layouts/write.h"
#include "tests/layouts/written_pdf.h"

using namespace cartapenna;

namespace {

Page page_of_text(const std::vector<std::string>& lines) {
  auto scene = std::make_shared<Scene>();
  scene->layers.push_back({"text", Role::paragraph, "", {}});
  double y = 20;
  for (const std::string& line : lines) {
    scene->layers[0].marks.emplace_back(Text{{20, y}, line, {12, false}, Align::left});
    y += 10;
  }
  Page page;
  page.size = {210, 297};
  page.id = "p1";
  page.placed.push_back({scene, {}, 0, false});
  return page;
}

}  // namespace

TEST_CASE("a PDF is sound, true to size, and says what it is") {
  std::vector<Page> pages = duels(3);
  pages[0].outline = "Perch\u00e9";
  pages[1].size = {148, 210};
  pages[1].label = "iv";
  const std::string pdf = written(pages);
  const Scratch file(".pdf", pdf);
  CHECK(has(output_of("qpdf --check " + file.path()), "No syntax or stream encoding errors"));
  const std::string info = output_of("pdfinfo -l 3 " + file.path());
  CHECK(has(info, "Title:           Esci, se sei capace \u2014 (1)"));
  CHECK(has(info, "Producer:        cartapenna 0.1.0"));
  CHECK(has(info, "Keywords:        seed 7"));
  CHECK(has(info, "Page    1 size:  595.276 x 841.89 pts (A4)"));
  CHECK(has(info, "Page    2 size:  419.528 x 595.276 pts"));
  CHECK(info.find("Date") == std::string::npos);
  const std::string all = spelt_out(pdf);
  CHECK(has(all, "/Lang (it)"));
  CHECK(has(all, "/PrintScaling /None"));
  CHECK(all.find("/DisplayDocTitle") == std::string::npos);
  CHECK(has(all,
            "<feff005000650072006300680"
            "0e9>"));
  CHECK(has(output_of("qpdf --json=1 --json-key=pagelabels " + file.path()), "iv"));
}

TEST_CASE("dates, duplex and the identifier come from what is written") {
  Facts its_facts = facts();
  its_facts.date = 1'800'000'000;
  its_facts.duplex = Facts::Duplex::short_edge;
  const std::string all = spelt_out(written(duels(1), {}, its_facts));
  CHECK(has(all, "/CreationDate (D:20270115080000Z)"));
  CHECK(has(all, "/Duplex /DuplexFlipShortEdge"));

  const auto identifier = [](const std::string& pdf) {
    const std::size_t at = pdf.rfind("/ID");
    REQUIRE(at != std::string::npos);
    return pdf.substr(pdf.find('<', at) + 1, 32);
  };
  CHECK(identifier(written(duels(1))) == identifier(written(duels(1))));
  CHECK(identifier(written(duels(1))) != identifier(written(duels(2))));
  CHECK(identifier(written(duels(1))) != identifier(written(duels(1), {}, its_facts)));
  CHECK(identifier(written(duels(1), {true, false, false})) ==
        identifier(written(duels(1), {true, false, false})));
}

TEST_CASE("fonts are embedded subsets, and there are no pictures") {
  const Scratch file(".pdf", written(duels(2)));
  const std::string list = output_of("pdffonts " + file.path());
  CHECK(has(list, "+Lato-Regular "));
  CHECK(has(list, "+Lato-Bold "));
  CHECK(has(list, " yes yes yes "));
  CHECK(list.find(" no ") == std::string::npos);
  const std::string pictures = output_of("pdfimages -list " + file.path());
  CHECK(std::count(pictures.begin(), pictures.end(), '\n') == 2);
}

TEST_CASE("words are found again") {
  const std::vector<std::string> lines = {"office fluff affine",
                                          "perch\u00e9 \u00abcos\u00ec\u00bb l'\u00e8",
                                          "\u0434\u043e\u043c \u2654",
                                          "<b>&amp;</b>",
                                          "0 0 0 rg (x) \\",
                                          "q\u0301 x",
                                          "Vo AV To"};
  const Scratch file(".pdf", written({page_of_text(lines)}));
  const std::string text = output_of("pdftotext " + file.path() + " -");
  for (const std::string& line : lines) CHECK(has(text, line));
  const Scratch hebrew(".pdf", written({page_of_text({"\u05e9\u05dc\u05d5\u05dd"})}));
  CHECK(has(output_of("pdftotext " + hebrew.path() + " -"), "\u05e9\u05dc\u05d5\u05dd"));
}

TEST_CASE("a letter that no font has stops the PDF") {
  CHECK_THROWS_AS(written({page_of_text({"Anna \U0001F9B7"})}), FontError);
}

TEST_CASE("millimetres are true") {
  // A bar of 100 mm, 0.2 mm wide, as a stroke of the page and within a form that is turned.
  auto scene = std::make_shared<Scene>();
  scene->layers.push_back({"bar", Role::artifact, "", {}});
  scene->layers[0].marks.emplace_back(Stroke{{{0, 0}, {100, 0}}, 0.2, false, false, 0});
  Page page;
  page.size = {210, 297};
  page.placed.push_back({scene, {37.13, 41.57}, 0, false});
  page.placed.push_back({scene, {20, 60}, 1, true});
  const Scratch file(".pdf", written({page}));
  const Grey grey = read_pgm(output_of("pdftoppm -gray -r 1200 " + file.path()));
  const auto dark = [&](int x, int y) { return grey.at(x, y) < 128; };
  const auto pixel = [](double mm) { return static_cast<int>(mm / 25.4 * 1200); };
  const auto mm = [](int pixels) { return pixels * 25.4 / 1200; };
  int first = 0;
  while (!dark(first, pixel(41.57))) ++first;
  int last = first;
  while (dark(last, pixel(41.57))) ++last;
  CHECK(std::abs(mm(first) - 37.13) < 0.05);
  CHECK(std::abs(mm(last) - 137.13) < 0.05);
  first = 0;
  while (!dark(pixel(20), first)) ++first;
  last = first;
  while (dark(pixel(20), last)) ++last;
  CHECK(std::abs(mm(first) - 60) < 0.05);
  CHECK(std::abs(mm(last) - 160) < 0.05);
}

TEST_CASE("a page is inked to its edges, whatever the sizes of those before it") {
  std::vector<Page> pages;
  for (const Size size : {Size{60.1, 40.2}, {60.1, 40.2}, {80.3, 30.3}, {60.1, 40.2}}) {
    auto scene = std::make_shared<Scene>();
    scene->layers.push_back({"ink", Role::artifact, "", {}});
    scene->layers[0].marks.emplace_back(
        Fill{{{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}}, 0});
    Page page;
    page.size = size;
    page.placed.push_back({scene, {}, 0, false});
    pages.push_back(page);
  }
  for (const bool press : {false, true}) {
    const Scratch file(".pdf", written(pages, {press, false, false}));
    CHECK(has(output_of("qpdf --check " + file.path()), "No syntax or stream encoding errors"));
    for (std::size_t i = 0; i < pages.size(); ++i) {
      const std::string number = std::to_string(i + 1);
      CAPTURE(number);
      const Grey grey = read_pgm(
          output_of("pdftoppm -gray -r 600 -f " + number + " -l " + number + " " + file.path()));
      CHECK(grey.width == std::ceil(pages[i].size.width / 25.4 * 600));
      CHECK(grey.height == std::ceil(pages[i].size.height / 25.4 * 600));
      // The last row and column may be there in part only.
      for (const int x : {0, grey.width - 2}) CHECK(grey.at(x, grey.height / 2) < 128);
      for (const int y : {0, grey.height - 2}) CHECK(grey.at(grey.width / 2, y) < 128);
    }
  }
}

TEST_CASE("a form is written once, however many pages show it") {
  const std::string all = spelt_out(written(duels(5)));
  std::size_t forms = 0;
  for (std::size_t at = 0; (at = all.find("/Subtype /Form", at)) != std::string::npos; ++at)
    ++forms;
  CHECK(forms == 1);
}

TEST_CASE("a form that lay beside its first page is whole on the next") {
  auto scene = std::make_shared<Scene>();
  scene->layers.push_back({"frame", Role::artifact, "", {}});
  scene->layers[0].marks.emplace_back(
      Stroke{{{10, 10}, {30, 10}, {30, 30}, {10, 30}}, 1, true, false, 0});
  std::vector<Page> pages(2);
  for (Page& page : pages) page.size = {50, 50};
  pages[0].placed.push_back({scene, {60, 0}, 0, true});
  pages[1].placed.push_back({scene, {0, 0}, 0, true});
  const Scratch file(".pdf", written(pages));
  const Grey grey = read_pgm(output_of("pdftoppm -gray -r 254 -f 2 " + file.path()));
  CHECK(grey.at(100, 200) < 128);
  CHECK(grey.at(200, 200) == 255);
}

TEST_CASE("a form may be gone before the file is finished") {
  std::string bytes;
  PdfWriter writer(fonts(), facts(), {}, [&](std::string_view some) { bytes += some; });
  for (int i = 0; i < 20; ++i) {
    Page page = page_of_text({"form " + std::to_string(i)});
    page.placed[0].form = true;
    writer.add(page);
  }
  writer.finish();
  const Scratch file(".pdf", bytes);
  const std::string text = output_of("pdftotext " + file.path() + " -");
  for (int i = 0; i < 20; ++i) CHECK(has(text, "form " + std::to_string(i) + "\n"));
}

TEST_CASE("bytes go out as they come, and a sink that fails is heard") {
  const auto form = sample_form(fonts());
  std::size_t bytes = 0;
  PdfWriter writer(fonts(), facts(), {}, [&](std::string_view some) { bytes += some.size(); });
  for (unsigned number = 1; number <= 50; ++number) writer.add(sample_page(form, number));
  CHECK(bytes > 20'000);

  struct Full : std::runtime_error {
    using std::runtime_error::runtime_error;
  };
  const auto fill = [&](unsigned pages) {
    PdfWriter full(fonts(), facts(), {}, [](std::string_view) { throw Full("disk full"); });
    for (unsigned number = 1; number <= pages; ++number) full.add(sample_page(form, number));
    full.finish();
  };
  CHECK_THROWS_AS(fill(1), Full);
  CHECK_THROWS_AS(fill(100), Full);
}

TEST_CASE("strings and dates of PDF") {
  CHECK(pdf_string("a (b) \\") == "(a \\(b\\) \\\\)");
  CHECK(pdf_string("\u00e8") == "<FEFF00E8>");
  CHECK(pdf_string("\U0001F9B7") == "<FEFFD83EDDB7>");
  CHECK(pdf_date(0) == "D:19700101000000Z");
}

TEST_CASE("a digest does not depend on the pieces") {
  Digest whole;
  whole.add("abcdefghijklmnopqrstuvwxyz");
  Digest pieces;
  pieces.add("abc");
  pieces.add("");
  pieces.add("defghijklmnopqrstu");
  pieces.add("vwxyz");
  CHECK(whole.hex() == pieces.hex());
  pieces.add("!");
  CHECK(whole.hex() != pieces.hex());
}

TEST_SUITE("slow") {
  TEST_CASE("memory does not grow with the pages") {
    const auto resident = [] {
      std::ifstream in("/proc/self/statm");
      long all = 0;
      long pages = 0;
      in >> all >> pages;
      return pages * 4096 / 1'000'000;
    };
    const auto form = sample_form(fonts());
    PdfWriter writer(fonts(), facts(), {}, [](std::string_view) {});
    for (unsigned number = 1; number <= 1000; ++number) writer.add(sample_page(form, number));
    const auto before = resident();
    for (unsigned number = 1001; number <= 20'000; ++number) writer.add(sample_page(form, number));
    writer.finish();
    CHECK(resident() - before < 12);
  }
}
