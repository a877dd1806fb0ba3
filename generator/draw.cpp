// SPDX-License-Identifier: MIT
// `cartapenna draw`: a position in, a picture of it out.
#include <fmt/format.h>

#include <charconv>
#include <memory>

#include "generator/catalogue.h"
#include "generator/delivery.h"
#include "generator/draw.h"
#include "generator/misuse.h"
#include "generator/source.h"
#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_moves = std::size_t{1} << 16U;
constexpr const char* name = "sprouts-position";  // of a file, when none is given
constexpr double least_side = 20;
constexpr double most_side = 1000;

// "120x90"
std::optional<Size> read_size(const std::string& text) {
  if (text.empty()) return std::nullopt;
  Size size;
  const char* end = text.data() + text.size();
  const auto width = std::from_chars(text.data(), end, size.width);
  const bool crossed = width.ec == std::errc{} && width.ptr != end && *width.ptr == 'x';
  const auto height = crossed ? std::from_chars(width.ptr + 1, end, size.height) : width;
  const auto sound = [](double side) { return side >= least_side && side <= most_side; };
  if (!crossed || height.ec != std::errc{} || height.ptr != end || !sound(size.width) ||
      !sound(size.height)) {
    throw WrongUse(
        fmt::format("--size {}: give width x height in mm, each {} to {}, such as 120x90", text,
                    least_side, most_side));
  }
  return size;
}

Words read_words(const std::string& language) {
  const Catalogue catalogue;
  const auto text = catalogue.languages()(language);
  if (!text) throw WrongUse(fmt::format("--lang {}: there is no such language", language));
  Problems problems;
  Words words = Words::read(*text, language + ".yaml", problems);
  if (problems.any()) throw FileError(fmt::format("the words of {} are damaged", language));
  return words;
}

std::string bytes_of(const DrawOptions& options, Format format, const Page& page,
                     const Fonts& fonts, const Facts& facts) {
  switch (format) {
    case Format::svg:
      return write_svg(page, fonts, facts, options.live_text);
    case Format::png:
      return write_png(page, fonts, options.dpi.value_or(usual_dpi));
    case Format::eps:
      return write_eps(page, fonts, facts);
    default:
      break;
  }
  std::string bytes;
  PdfWriter writer(fonts, facts, {}, [&](std::string_view part) { bytes += part; });
  writer.add(page);
  writer.finish();
  return bytes;
}

}  // namespace

int draw(const DrawOptions& options) {
  MakeOptions file;
  file.output = options.output;
  file.format = options.format;
  file.force = options.force;
  const Format format = choose_format(file);
  Misuse misuse;
  check_format(format, options.dpi, options.live_text, misuse);
  misuse.stop();
  Document document;
  document.name = name;
  document.words = read_words(options.language);
  const Fonts fonts("lato");
  const Style style = make_style(210);
  const std::string position = read_position(options.position, most_moves);
  Drawn drawn = sprouts::draw_position(
      {position, read_size(options.size), options.seed, style, document.words, fonts});
  if (!drawn.error.empty()) {
    if (!tell_mistakes(drawn.mistakes, options.position, position)) tell_error(drawn.error);
    throw WrongInput{};
  }
  const Size size = drawn.scene.size;
  Page page;
  page.size = size;
  page.label = "1";
  page.id = name;
  page.placed.push_back({shared(std::move(drawn.scene)), {0, 0}});
  const Facts facts = facts_of(document, document.words("sprouts.title"), options.seed);
  const std::string bytes = format == Format::text ? drawn.text
                            : format == Format::json
                                ? drawn.json.dump() + "\n"
                                : bytes_of(options, format, page, fonts, facts);
  const bool standard_output = options.output == "-";
  Delivery delivery(standard_output, options.force || !options.output.empty());
  const std::string path = choose_path(file, name, format);
  delivery.begin(path);
  delivery.append(bytes);
  delivery.end();
  delivery.commit();
  if (!standard_output) {
    write_stderr(fmt::format("{}: {:.0f} x {:.0f} mm, seed {}\n", printable(path), size.width,
                             size.height, options.seed));
  }
  return exit_code::fine;
}

}  // namespace cartapenna
