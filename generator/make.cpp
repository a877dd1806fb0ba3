// SPDX-License-Identifier: MIT
// `cartapenna make`: a template and options become files.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "generator/by_id.h"
#include "generator/catalogue.h"
#include "generator/commands.h"
#include "generator/delivery.h"
#include "generator/edition.h"
#include "generator/known.h"
#include "generator/misuse.h"
#include "generator/pupils.h"
#include "generator/source.h"
#include "layouts/page.h"
#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_accessible = 1000;  // pages

// What is written must not take the place of what is read.
void keep_what_is_read(const MakeOptions& options, const Source& source, const std::string& path) {
  for (const auto& [what, file] : {std::pair{"template", source.file},
                                   {"table of names", options.roster},
                                   {"book of known problems", options.known}}) {
    if (file.empty() || path == "-") continue;
    // Neither may be there yet: a new book of problems is written as well.
    std::error_code none;
    const bool same = std::filesystem::equivalent(file, path, none) ||
                      std::filesystem::weakly_canonical(file, none) ==
                          std::filesystem::weakly_canonical(path, none);
    if (same) {
      throw WrongUse(fmt::format("-o {}: it is the {}, which would be lost", path, what));
    }
  }
}

constexpr int most_pixels = 30000;         // of a side
constexpr std::size_t most_press = 20000;  // pages

// Memory is bounded where a file is finished as a whole.
void check_amount(const Job& job) {
  const PageSetup& page = job.document.page;
  if (job.format == Format::pdf && page.press && job.to - job.from > most_press) {
    tell_error(
        fmt::format("a file for a printing house has at most {} pages, this one would have "
                    "{}: make parts of it with --first and --count",
                    most_press, job.to - job.from));
    throw WrongInput{};
  }
  const double side = std::max(page.paper.width, page.paper.height) + 2 * page.bleed;
  const double dpi = job.options.dpi.value_or(usual_dpi);
  if (job.format == Format::png && side / 25.4 * dpi > most_pixels) {
    throw WrongUse(fmt::format("--dpi {:g}: on this paper at most {:.0f}, for {} dots a side", dpi,
                               std::floor(most_pixels / side * 25.4), most_pixels));
  }
}

void choose_pages(Job& job, bool standard_output) {
  job.to = job.edition.pages();
  if (job.to == 0) {
    throw WrongUse("there is nothing to print: no sheet is the one that was asked for");
  }
  if (const auto page = job.options.page) {
    if (*page < 1 || *page > static_cast<std::int64_t>(job.to)) {
      throw WrongUse(fmt::format("--page {}: there are pages 1 to {}", *page, job.to));
    }
    job.from = static_cast<std::size_t>(*page - 1);
    job.to = job.from + 1;
  }
  check_amount(job);
  const bool page_files =
      job.format == Format::svg || job.format == Format::png || job.format == Format::eps;
  if (standard_output && page_files && job.to - job.from > 1) {
    throw WrongUse(
        fmt::format("{} pages cannot go to standard output as one; choose one with "
                    "--page",
                    job.to - job.from));
  }
}

// "A4", "A4 landscape" or "210 x 280 mm".
std::string paper_name(Size paper) {
  for (const Paper& known : papers()) {
    if (known.size == paper) return std::string(known.name);
    if (oriented(known.size, Orientation::landscape) == paper) {
      return fmt::format("{} landscape", known.name);
    }
  }
  return fmt::format("{:.4g} x {:.4g} mm", paper.width, paper.height);
}

// One line: where it is, how much, on what paper, and what makes the same again.
void tell_made(const Job& job, std::uint64_t seed, bool standard_output) {
  const std::size_t pages = job.to - job.from;
  if (!standard_output) {
    const PageSetup& setup = job.document.page;
    const Size paper = setup.booklet ? oriented(setup.paper, Orientation::landscape) : setup.paper;
    const std::string again = job.options.id.empty() ? fmt::format("seed {}", seed)
                                                     : fmt::format("ID {}", job.options.id);
    const std::string amount =
        setup.place
            ? fmt::format("{} {}", pages, pages == 1 ? "board" : "boards")
            : fmt::format("{} {}, {}", pages, pages == 1 ? "page" : "pages", paper_name(paper));
    write_stderr(fmt::format("{}: {}, {}\n", printable(job.delivery.take_names()), amount,
                             printable(again)));
  } else if (!job.document.seed) {
    write_stderr(fmt::format("seed {}\n", seed));
  }
}

// A file for each player.
void write_apart(const MakeOptions& options, Document document, std::uint64_t seed,
                 const Fonts& fonts, Format format, const std::string& path, Delivery& delivery) {
  const auto write = [&](const Document& part, const std::string& added) {
    Problems none;
    const Edition edition(part, seed, fonts, none);
    if (edition.pages() == 0) return;
    Job job{options, part, edition, fonts, facts_of(part, edition.title(), seed), format, delivery};
    choose_pages(job, false);
    job.make_ahead();
    job.run(numbered(path, added));
    tell_made(job, seed, false);
  };
  // The key shows both mazes, and goes into neither's file.
  const bool keyed = document.answers == Answers::end || document.answers == Answers::separate;
  const Document key = document.key_alone();
  if (keyed) document.answers = Answers::none;
  document.wanted = Document::Wanted::player;
  for (int player = 1; player <= 2; ++player) {
    document.wanted_number = player;
    if (player == 2) document.answers = Answers::none;
    write(document, fmt::format("player-{}", player));
  }
  if (keyed) write(key, "answers");
}

// Pages of a booklet share their leaves with others: the key is no part of it.
void write_separate(const Job& sheets, std::uint64_t seed, const std::string& path) {
  Document document = sheets.document;
  document.answers = Answers::none;
  Document key = sheets.document.key_alone();
  key.page.booklet = false;
  for (const auto& [part, name] : {std::pair{&document, path}, {&key, numbered(path, "answers")}}) {
    Problems none;
    const Edition edition(*part, seed, sheets.fonts, none);
    if (edition.pages() == 0) continue;
    Job job{sheets.options, *part,         edition,        sheets.fonts,
            sheets.facts,   sheets.format, sheets.delivery};
    job.to = edition.pages();
    job.run(name);
  }
}

// A structure is kept in memory as a whole, and follows the order in which pages are printed.
void check_accessible(const Document& document, std::size_t pages) {
  if (!document.page.accessible) return;
  if (pages > most_accessible) {
    tell_error(
        fmt::format("an accessible file has at most {} pages, this one would have {}: make parts "
                    "of it with --first and --count",
                    most_accessible, pages));
    throw WrongInput{};
  }
  if (document.page.booklet || document.page.cut_and_stack) {
    write_stderr(fmt::format(
        "note: read aloud, the pages follow each other as they are printed; for who listens, "
        "leave page.{} out\n",
        document.page.booklet ? "booklet" : "cut-and-stack"));
  }
}

}  // namespace

int make(const MakeOptions& options) {
  const Catalogue catalogue;
  const Format format = options.names.empty() ? choose_format(options) : format_of_names(options);
  const Source source = read_source(options.name, catalogue);
  Problems problems;
  Node root = read_yaml(source.text, source.file, problems);
  Misuse misuse;
  if (!problems.any()) {
    apply_options(root, options, problems);
    check_options(options, root, format, misuse);
    misuse.stop();
  }
  Document document;
  if (!problems.any()) {
    document = read_document(root, source.name, catalogue.languages(), problems);
  }
  if (problems.any()) tell_and_stop(problems, source.text);
  const std::uint64_t seed = choose_seed(document, options);
  seat_pupils(document, options, seed);
  check_options(options, root, document, misuse);
  misuse.stop();
  const Fonts fonts(document.page.font);
  KnownBoards known(options.known, document);
  document.known = known.marks();
  if (!options.id.empty()) {
    Problems ignored;
    const Document all = document;
    choose_by_id(document, Edition(all, seed, fonts, ignored), options);
  }
  const Edition edition(document, seed, fonts, problems);
  tell_and_stop(problems, source.text);
  const auto keep = [&](std::size_t from, std::size_t to) {
    if (known.kept()) known.add(edition.marks(from, to));
  };
  if (format == Format::pdf) check_accessible(document, edition.pages());
  const bool standard_output = options.output == "-";
  Delivery delivery(standard_output, options.force || !options.output.empty());
  if (!options.names.empty()) {
    const std::size_t files = write_pupils(options, document, seed, fonts, format, delivery);
    keep(0, edition.pages());
    delivery.commit();
    known.commit();
    write_stderr(fmt::format("{}: {} {}, {}, seed {}\n", printable(delivery.take_names()), files,
                             files == 1 ? "file" : "files", paper_name(document.page.paper), seed));
    return exit_code::fine;
  }
  const std::string path = choose_path(options, source.name, format);
  keep_what_is_read(options, source, path);
  const bool separate = document.answers == Answers::separate && format == Format::pdf &&
                        (document.page.booklet || edition.answers_from() < edition.pages());
  if (standard_output && separate) {
    throw WrongUse("two files cannot go to standard output: leave out -o -");
  }
  if (separate && options.page) {
    throw WrongUse("--page: the answers are a file of their own; --answers none leaves them out");
  }
  if (document.apart) {
    if (standard_output) throw WrongUse("two files cannot go to standard output: leave out -o -");
    write_apart(options, document, seed, fonts, format, path, delivery);
    keep(0, edition.pages());
    delivery.commit();
    known.commit();
    return exit_code::fine;
  }
  Job job{options, document, edition, fonts, facts_of(document, edition.title(), seed),
          format,  delivery};
  choose_pages(job, standard_output);
  job.make_ahead();
  if (separate && document.page.booklet) {
    write_separate(job, seed, path);
  } else {
    job.run(path);
  }
  keep(job.from, job.to);
  delivery.commit();
  known.commit();
  tell_made(job, seed, standard_output);
  return exit_code::fine;
}

}  // namespace cartapenna
