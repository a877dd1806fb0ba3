// SPDX-License-Identifier: MIT
// Writes a page in each format to a folder; a test starts it in strange surroundings.
#include <clocale>
#include <fstream>

#include "layouts/write.h"
#include "tests/layouts/sample_pages.h"

using namespace cartapenna;

int main(int, char** arguments) {
  std::setlocale(LC_ALL, "");
  const std::string folder = arguments[1];
  const Fonts fonts;
  const auto form = sample_form(fonts);
  const Facts facts{"Esci, se sei capace", "it", "cartapenna", "seed 7", 1'800'000'000,
                    Facts::Duplex::none};
  const auto write = [&](const std::string& name, const std::string& bytes) {
    std::ofstream(folder + '/' + name, std::ios::binary) << bytes;
  };
  const auto pdf = [&](const PdfOptions& options) {
    std::string bytes;
    PdfWriter writer(fonts, facts, options, [&](std::string_view some) { bytes += some; });
    for (unsigned number = 1; number <= 3; ++number) {
      Page page = sample_page(form, number);
      page.outline = "Sheet";
      writer.add(page);
    }
    writer.finish();
    return bytes;
  };
  const Page page = sample_page(form, 1);
  write("plain.pdf", pdf({}));
  write("press.pdf", pdf({true, false, false}));
  write("accessible.pdf", pdf({false, true, false}));
  write("outlines.pdf", pdf({false, false, true}));
  write("page.svg", write_svg(page, fonts, facts, false));
  write("live.svg", write_svg(page, fonts, facts, true));
  write("page.png", write_png(page, fonts, 100));
  write("page.eps", write_eps(page, fonts, facts));
  write("page.txt", write_marks(page));
}
