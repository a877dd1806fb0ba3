// SPDX-License-Identifier: MIT
#include "generator/delivery.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "generator/pages.h"
#include "generator/progress.h"
#include "layouts/tight.h"
#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::array<std::pair<std::string_view, Format>, 7> formats{{{"pdf", Format::pdf},
                                                                      {"svg", Format::svg},
                                                                      {"png", Format::png},
                                                                      {"eps", Format::eps},
                                                                      {"text", Format::text},
                                                                      {"txt", Format::text},
                                                                      {"json", Format::json}}};

std::optional<Format> find_format(std::string_view name) {
  for (const auto& [known, format] : formats) {
    if (known == name) return format;
  }
  return std::nullopt;
}

std::optional<std::int64_t> source_date() {
  const char* text = std::getenv("SOURCE_DATE_EPOCH");
  if (text == nullptr) return std::nullopt;
  const std::string_view digits(text);
  std::int64_t date = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), date);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || date < 0 ||
      date > 253402300799) {
    throw WrongUse(
        fmt::format("SOURCE_DATE_EPOCH is \"{}\", not a number of seconds since 1970", text));
  }
  return date;
}

}  // namespace

Format choose_format(const MakeOptions& options) {
  const bool named = !options.output.empty() && options.output != "-";
  if (!named && options.format.empty()) return Format::pdf;
  const std::string ending =
      named ? lower(std::filesystem::path(options.output).extension().string()) : std::string();
  const auto by_ending = ending.empty() ? std::nullopt : find_format(ending.substr(1));
  if (!options.format.empty()) {
    const Format format = *find_format(options.format);
    if (by_ending && *by_ending != format) {
      throw WrongUse(fmt::format("--format {} and a file that ends in {}: give one of them",
                                 options.format, ending));
    }
    return format;
  }
  if (ending.empty()) {
    throw WrongUse(
        fmt::format("{} has no ending to choose a format by; add .pdf, .svg, .png, .eps, "
                    ".txt or .json, or give --format",
                    options.output));
  }
  if (by_ending) return *by_ending;
  throw WrongUse(
      fmt::format("{} is no format; known are pdf, svg, png, eps, text (.txt), json", ending));
}

std::string choose_path(const MakeOptions& options, const std::string& name, Format format) {
  if (!options.output.empty()) return options.output;
  const auto ending = std::find_if(formats.begin(), formats.end(), [&](const auto& known) {
                        return known.second == format;
                      })->first;
  std::string path = fmt::format("{}.{}", name, ending == "text" ? "txt" : ending);
  if (options.force) return path;
  std::string free = path;
  for (int number = 2;
       std::filesystem::exists(free) || std::filesystem::exists(numbered(free, "1")); ++number) {
    free = numbered(path, std::to_string(number));
  }
  return free;
}

// name.pdf → name-3.pdf
std::string numbered(const std::string& path, std::string_view addition) {
  const std::filesystem::path whole(path);
  std::filesystem::path named = whole.parent_path() / whole.stem();
  named += fmt::format("-{}", addition);
  named += whole.extension();
  return named.string();
}

Facts facts_of(const Document& document, const std::string& title, std::uint64_t seed) {
  Facts facts;
  facts.title = title;
  facts.language = document.words.language();
  facts.producer = fmt::format("cartapenna {}", CARTAPENNA_VERSION);
  facts.keywords = fmt::format("{}, {}", document.name, seed);
  facts.date = document.date ? document.date : source_date();
  facts.duplex = document.page.duplex == Duplex::long_edge    ? Facts::Duplex::long_edge
                 : document.page.duplex == Duplex::short_edge ? Facts::Duplex::short_edge
                                                              : Facts::Duplex::none;
  return facts;
}

std::string Delivery::take_names() {
  const std::vector<std::string> names = std::exchange(names_, {});
  if (names.size() == 1) return names.front();
  return fmt::format("{} {} {}", names.front(), names.size() == 2 ? "and" : "to", names.back());
}

void Delivery::commit() {
  for (OutputFile& file : files_) file.commit();
  for (const std::string& line : told_) write_stderr(line + "\n");
}

void Job::each_page(std::size_t first, std::size_t last,
                    const std::function<void(const Page&)>& use) const {
  Progress progress("pages");
  std::size_t done = 0;
  for_each_page(edition, first, last, options.jobs, [&](const Page& page) {
    document.page.place ? use(tight(page, fonts)) : use(page);
    progress.tell(++done, last - first);
  });
}

void Job::make_ahead() const {
  Progress progress("boards");
  edition.make_ahead(from, to, options.jobs,
                     [&](std::size_t done, std::size_t all) { progress.tell(done, all); });
}

void Job::write_data(const std::string& path, Writer write) const {
  Progress progress("boards");
  delivery.begin(path);
  (edition.*write)([&](std::string_view bytes) { delivery.append(bytes); },
                   [&](std::size_t done, std::size_t all) { progress.tell(done, all); });
  delivery.end();
}

void Job::tell_size(const std::string& name, const Page& page) const {
  if (!document.page.place) return;
  delivery.tell(
      fmt::format("{}: {:.1f} x {:.1f} mm", printable(name), page.size.width, page.size.height));
}

void Job::write_one_pdf(const std::string& path, std::size_t first, std::size_t last) const {
  const PageSetup& page = document.page;
  delivery.begin(path);
  PdfWriter writer(fonts, facts, {page.press, page.accessible, page.outlines},
                   [&](std::string_view bytes) { delivery.append(bytes); });
  std::size_t number = 0;
  each_page(first, last, [&](const Page& made) {
    const std::string which = last - first == 1 ? "" : fmt::format(", page {}", ++number);
    tell_size(path + which, made);
    writer.add(made);
  });
  writer.finish();
  delivery.end();
}

void Job::write_pdfs(const std::string& path) const {
  const std::size_t split = std::clamp(edition.answers_from(), from, to);
  if (document.answers == Answers::separate && split > from && split < to) {
    write_one_pdf(path, from, split);
    write_one_pdf(numbered(path, "answers"), split, to);
  } else {
    write_one_pdf(path, from, to);
  }
}

// What tells the file of a page from the others'.
std::string Job::addition(std::size_t page) const {
  const std::size_t answers = edition.answers_from();
  if (page >= answers && document.page.place) {
    return fmt::format("answer-{}", edition.board_of_answer(page) + 1);
  }
  return std::to_string(page + 1);
}

void Job::write_page_files(const std::string& path) const {
  std::size_t number = from;
  each_page(from, to, [&](const Page& page) {
    const std::string name = to - from == 1 ? path : numbered(path, addition(number++));
    delivery.begin(name);
    tell_size(name, page);
    if (format == Format::svg) {
      delivery.append(write_svg(page, fonts, facts, options.live_text));
    } else if (format == Format::png) {
      delivery.append(write_png(page, fonts, options.dpi.value_or(usual_dpi)));
    } else {
      delivery.append(write_eps(page, fonts, facts));
    }
    delivery.end();
  });
}

void Job::run(const std::string& path) const {
  switch (format) {
    case Format::pdf:
      return write_pdfs(path);
    case Format::text:
      return write_data(path, &Edition::write_text);
    case Format::json:
      return write_data(path, &Edition::write_json);
    default:
      return write_page_files(path);
  }
}

}  // namespace cartapenna
