// SPDX-License-Identifier: MIT
// Whole small documents: a template that is found right becomes text, JSON, PDF, SVG and EPS.
//
// At most two boards of an entry and two pages are made; boards that are searched for by playing
// are left out, since each takes as long as a thousand others.
#include <algorithm>
#include <map>
#include <memory>

#include "generator/document.h"
#include "generator/edition.h"
#include "layouts/fonts.h"
#include "layouts/write.h"
#include "tests/fuzz/fuzz.h"

using namespace cartapenna;

namespace {

const Fonts& fonts_of(const std::string& family) {
  static std::map<std::string, std::unique_ptr<Fonts>> known;
  auto& fonts = known[family];
  if (!fonts) fonts = std::make_unique<Fonts>(family);
  return *fonts;
}

bool is_searched(const Order& order) {
  for (const char* const key : {"problem:", "lesson:true", "level:", "balance:"}) {
    if (order.settings.find(key) != std::string::npos) return true;
  }
  return false;
}

void shrink(Document& document) {
  for (Order& order : document.orders) order.count = std::min<std::int64_t>(order.count, 2);
  if (document.group) {
    document.group->pupils = std::min(document.group->pupils, 3);
    document.group->days = std::min(document.group->days, 2);
  }
}

void write(const Document& document, const Edition& edition, const Fonts& fonts) {
  const PageSetup& page = document.page;
  const Facts facts{edition.title(), document.words.language(), "fuzz", "fuzz", document.date};
  std::string bytes;
  PdfWriter writer(fonts, facts, {page.press, page.accessible, page.outlines},
                   [&](std::string_view more) { bytes += more; });
  for (std::size_t i = 0; i < std::min<std::size_t>(edition.pages(), 2); ++i) {
    const Page made = edition.page(i);
    writer.add(made);
    if (i > 0) continue;
    const bool live = page.outlines;
    fuzz::promise(write_svg(made, fonts, facts, live).rfind("<?xml", 0) == 0, "SVG");
    fuzz::promise(write_eps(made, fonts, facts).rfind("%!PS", 0) == 0, "EPS");
  }
  writer.finish();
  fuzz::promise(bytes.rfind("%PDF-", 0) == 0, "PDF");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  Problems problems;
  const Node root = read_yaml(text, "t.yaml", problems);
  if (problems.any()) return 0;
  Document document = read_document(root, "t", fuzz::language, problems);
  if (problems.any() || document.orders.size() > 8) return 0;
  if (document.page.font.rfind("system:", 0) == 0) return 0;
  shrink(document);
  if (document.group) seat_class(document, {}, 7);
  shrink(document);
  try {
    const Fonts& fonts = fonts_of(document.page.font);
    const Edition edition(document, document.seed.value_or(7), fonts, problems);
    fuzz::check_told(problems, text);
    if (problems.any() || edition.pages() == 0) return 0;
    const bool searched = std::any_of(document.orders.begin(), document.orders.end(), is_searched);
    if (searched) return 0;
    std::string model;
    edition.write_json([&](std::string_view more) { model += more; });
    fuzz::promise(Json::accept(model), "JSON");
    edition.write_text([&](std::string_view more) { model += more; });
    write(document, edition, fonts);
  } catch (const FontError&) {
  } catch (const CouldNotMake&) {
  }
  return 0;
}
