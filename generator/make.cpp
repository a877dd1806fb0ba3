// SPDX-License-Identifier: MIT
// `cartapenna make`: a template and options become files.
#include <fmt/format.h>
#include <sys/random.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "generator/catalogue.h"
#include "generator/commands.h"
#include "generator/edition.h"
#include "generator/id.h"
#include "generator/output.h"
#include "generator/pages.h"
#include "layouts/write.h"
#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20U;
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

Format choose_format(const MakeOptions& options) {
  if (!options.format.empty()) return *find_format(options.format);
  if (options.output.empty() || options.output == "-") return Format::pdf;
  std::string ending = std::filesystem::path(options.output).extension().string();
  if (ending.empty()) {
    throw WrongUse(
        fmt::format("{} has no ending to choose a format by; add .pdf, .svg, .png, .eps, "
                    ".txt or .json, or give --format",
                    options.output));
  }
  std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char letter) {
    return static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
  });
  if (const auto format = find_format(ending.substr(1))) return *format;
  throw WrongUse(
      fmt::format("{} is no format; known are pdf, svg, png, eps, text (.txt), json", ending));
}

bool names_a_file(const std::string& name) {
  return name.find('/') != std::string::npos || name.find('.') != std::string::npos || name == "-";
}

struct Source {
  std::string text;
  std::string file;  // as messages name it
  std::string name;  // of the template, for IDs and file names
};

Source read_source(const std::string& name, const Catalogue& catalogue) {
  if (names_a_file(name)) {
    std::string stem = name == "-" ? "stdin" : std::filesystem::path(name).stem().string();
    return {read_file(name, most_bytes), name, std::move(stem)};
  }
  if (auto text = catalogue.find(name)) return {std::move(*text), name + ".yaml", name};
  std::vector<Shipped> shipped = catalogue.list();
  std::vector<std::string_view> known;
  for (const Shipped& one : shipped) known.push_back(one.name);
  const std::string_view near = nearest(name, known);
  tell_error(
      fmt::format("there is no template \"{}\"{}; `cartapenna list` shows them all, a file "
                  "of your own is named with its ending .yaml",
                  name, near.empty() ? "" : fmt::format("; did you mean {}?", near)));
  throw WrongInput{};
}

void apply_options(Node& root, const MakeOptions& options, Problems& problems) {
  const auto set = [&](std::string_view path, std::string_view value, const std::string& option) {
    set_value(root, path, value, option, problems);
  };
  for (const MakeOptions::Short& one : options.shorts) set(one.key, one.value, one.option);
  if (options.count) {
    const Node* sheets = root.find("sheets");
    const std::size_t orders = sheets != nullptr ? sheets->items.size() : 0;
    for (std::size_t i = 0; i < orders; ++i) {
      set(fmt::format("sheets.{}.count", i), std::to_string(*options.count), "--count");
    }
  }
  for (const std::string& setting : options.settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos || equals == 0) {
      throw WrongUse(
          fmt::format("--set takes KEY=VALUE, such as sheets.0.board.hedges=40, not "
                      "\"{}\"",
                      setting));
    }
    const std::string path = setting.substr(0, equals);
    set(path, setting.substr(equals + 1), "--set " + path);
  }
}

// Short enough to be read aloud as part of an ID.
std::uint64_t draw_seed() {
  std::uint64_t seed = 0;
  if (getrandom(&seed, sizeof seed, 0) != sizeof seed) throw FileError("no random seed to be had");
  return seed >> 34U;
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

// name.pdf → name-3.pdf
std::string numbered(const std::string& path, std::string_view addition) {
  const std::filesystem::path whole(path);
  std::filesystem::path named = whole.parent_path() / whole.stem();
  named += fmt::format("-{}", addition);
  named += whole.extension();
  return named.string();
}

// Everything that one run writes, together: all files or none.
class Delivery {
 public:
  Delivery(bool standard_output, bool replace)
      : standard_output_(standard_output), replace_(replace) {}

  void begin(const std::string& path) {
    if (!standard_output_) files_.emplace_back(path, replace_);
  }
  void append(std::string_view bytes) {
    if (standard_output_) {
      write_stdout(bytes);
    } else {
      files_.back().append(bytes);
    }
  }
  void end() {
    if (!standard_output_) files_.back().sync();
  }
  void commit() {
    for (OutputFile& file : files_) file.commit();
  }

 private:
  bool standard_output_;
  bool replace_;
  std::vector<OutputFile> files_;
};

struct Job {
  const MakeOptions& options;
  const Document& document;
  const Edition& edition;
  const Fonts& fonts;
  Facts facts;
  Format format;
  Delivery& delivery;
  std::size_t from = 0;  // pages
  std::size_t to = 0;

  void write_document(const std::string& path, std::string_view bytes) const {
    delivery.begin(path);
    delivery.append(bytes);
    delivery.end();
  }

  void write_one_pdf(const std::string& path, std::size_t first, std::size_t last) const {
    const PageSetup& page = document.page;
    delivery.begin(path);
    PdfWriter writer(fonts, facts, {page.press, page.accessible, page.outlines},
                     [&](std::string_view bytes) { delivery.append(bytes); });
    for_each_page(edition, first, last, options.jobs, [&](const Page& made) { writer.add(made); });
    writer.finish();
    delivery.end();
  }

  void write_pdfs(const std::string& path) const {
    const std::size_t split = std::clamp(edition.answers_from(), from, to);
    if (document.answers == Answers::separate && split > from && split < to) {
      write_one_pdf(path, from, split);
      write_one_pdf(numbered(path, "answers"), split, to);
    } else {
      write_one_pdf(path, from, to);
    }
  }

  void write_page_files(const std::string& path) const {
    std::size_t number = from;
    for_each_page(edition, from, to, options.jobs, [&](const Page& page) {
      ++number;
      delivery.begin(to - from == 1 ? path : numbered(path, std::to_string(number)));
      if (format == Format::svg) {
        delivery.append(write_svg(page, fonts, facts, options.live_text));
      } else if (format == Format::png) {
        delivery.append(write_png(page, fonts, options.dpi));
      } else {
        delivery.append(write_eps(page, fonts, facts));
      }
      delivery.end();
    });
  }

  void run(const std::string& path) const {
    switch (format) {
      case Format::pdf:
        return write_pdfs(path);
      case Format::text:
        return write_document(path, edition.text());
      case Format::json:
        return write_document(path, edition.json().dump() + "\n");
      default:
        return write_page_files(path);
    }
  }
};

std::string choose_path(const MakeOptions& options, const std::string& name, Format format) {
  if (!options.output.empty()) return options.output;
  const auto ending = std::find_if(formats.begin(), formats.end(), [&](const auto& known) {
                        return known.second == format;
                      })->first;
  const std::string path = fmt::format("{}.{}", name, ending == "text" ? "txt" : ending);
  if (options.force) return path;
  std::string free = path;
  for (int number = 2;
       std::filesystem::exists(free) || std::filesystem::exists(numbered(free, "1")); ++number) {
    free = numbered(path, std::to_string(number));
  }
  return free;
}

void tell_problems(const Problems& problems, const std::string& text) {
  if (!problems.list().empty()) fmt::print(stderr, "{}", tell(problems, text));
}

}  // namespace

namespace {

void tell_and_stop(const Problems& problems, const std::string& text) {
  tell_problems(problems, text);
  if (problems.any()) throw WrongInput{};
}

// The one board whose ID is printed on a sheet, with what was asked for of it.
void choose_by_id(Document& document, const Edition& whole, const MakeOptions& options) {
  const auto wrong = [&](const std::string& sentence) {
    tell_error(fmt::format("--id {}: {}", options.id, sentence));
    throw WrongInput{};
  };
  const auto read = read_id(options.id);
  if (const auto* sentence = std::get_if<std::string>(&read)) wrong(*sentence);
  const SheetId& id = std::get<SheetId>(read);
  const Edition::Place place = whole.find(id.number);
  if (id.version != Edition::id_version) {
    wrong(
        fmt::format("it is of numbering {}, this program numbers by {}: it would make another "
                    "sheet",
                    id.version, Edition::id_version));
  }
  if (id.settings != whole.settings()) {
    wrong(
        fmt::format("it is of another template, or of other settings of the boards than {} has now",
                    document.name));
  }
  if (!place.sound) wrong("no sheet of this template has this number");
  document.first = place.board;
  for (std::size_t order = 0; order < document.orders.size(); ++order) {
    document.orders[order].count = order == place.order ? 1 : 0;
  }
  document.wanted_number = place.part;
  if (options.what == "sheet") document.wanted = Document::Wanted::part;
  if (options.what == "partner") document.wanted = Document::Wanted::other_parts;
  if (options.what == "key") document.wanted = Document::Wanted::nothing;
  if (options.what == "sheet" || options.what == "partner") document.answers = Answers::none;
  if (options.what == "key") document.answers = Answers::end;
}

std::uint64_t choose_seed(const Document& document, const MakeOptions& options) {
  if (!options.id.empty()) {
    const auto read = read_id(options.id);
    if (const auto* id = std::get_if<SheetId>(&read)) return id->seed;
  }
  return document.seed ? *document.seed : draw_seed();
}

// One file for each pupil: the sheets of the board that are the pupil's.
std::size_t write_pupils(const MakeOptions& options, Document document, std::uint64_t seed,
                         const Fonts& fonts, Format format, Delivery& delivery) {
  std::set<std::string> used;
  const std::size_t seats = document.seats.size();
  document.answers = Answers::none;
  for (Order& order : document.orders) order.count = 1;
  document.wanted = Document::Wanted::player;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    document.first = static_cast<std::int64_t>(seat) + 1;
    const std::vector<std::string>& players = document.seats[seat].players;
    for (std::size_t player = 0; player < players.size(); ++player) {
      document.wanted_number = static_cast<int>(player) + 1;
      Problems none;
      const Edition edition(document, seed, fonts, none);
      if (edition.pages() == 0) continue;
      const std::string id =
          edition.id(0, document.first, edition.parts(0) > 1 ? static_cast<int>(player) : 0);
      std::string name = file_name(options.names, {{"name", players[player]},
                                                   {"class", document.seats[seat].group},
                                                   {"id", id},
                                                   {"number", std::to_string(seat + 1)},
                                                   {"template", document.name}});
      const std::string free = name;
      for (int more = 2; !used.insert(name).second; ++more) {
        name = numbered(free, std::to_string(more));
      }
      Job job{options, document, edition, fonts, facts_of(document, edition.title(), seed),
              format,  delivery};
      job.to = edition.pages();
      job.run(name);
    }
  }
  return used.size();
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
  const bool page_files =
      job.format == Format::svg || job.format == Format::png || job.format == Format::eps;
  if (standard_output && page_files && job.to - job.from > 1) {
    throw WrongUse(
        fmt::format("{} pages cannot go to standard output as one; choose one with "
                    "--page",
                    job.to - job.from));
  }
}

void tell_made(const Job& job, const std::string& path, std::uint64_t seed, bool standard_output) {
  const std::size_t pages = job.to - job.from;
  const Size paper = job.document.page.paper;
  if (!standard_output) {
    fmt::print(stderr, "{}: {} {}, {:.0f} x {:.0f} mm, seed {}\n", printable(path), pages,
               pages == 1 ? "page" : "pages", paper.width, paper.height, seed);
  } else if (!job.document.seed) {
    fmt::print(stderr, "seed {}\n", seed);
  }
}

// A file for each player.
void write_apart(const MakeOptions& options, Document document, std::uint64_t seed,
                 const Fonts& fonts, Format format, const std::string& path, Delivery& delivery) {
  document.wanted = Document::Wanted::player;
  for (int player = 1; player <= 2; ++player) {
    document.wanted_number = player;
    if (player == 2) document.answers = Answers::none;
    Problems none;
    const Edition edition(document, seed, fonts, none);
    if (edition.pages() == 0) continue;
    Job job{options, document, edition, fonts, facts_of(document, edition.title(), seed),
            format,  delivery};
    choose_pages(job, false);
    const std::string name = numbered(path, fmt::format("player-{}", player));
    job.run(name);
    tell_made(job, name, seed, false);
  }
}

Format format_of_names(const MakeOptions& options) {
  const std::string sentence = wrong_pattern(options.names);
  if (!sentence.empty()) throw WrongUse(fmt::format("--names \"{}\": {}", options.names, sentence));
  if (!options.output.empty()) throw WrongUse("--names and -o: give one of them");
  MakeOptions as_output = options;
  as_output.output = options.names;
  return choose_format(as_output);
}

void seat_pupils(Document& document, const MakeOptions& options, std::uint64_t seed) {
  std::vector<Pupil> pupils;
  if (!options.roster.empty()) {
    Problems problems;
    const std::string text = read_file(options.roster, 4 * most_bytes);
    pupils = read_roster(text, options.roster, problems);
    tell_and_stop(problems, text);
  }
  if (!pupils.empty() || document.group) seat_class(document, pupils, seed);
  if (!options.names.empty() && document.seats.empty()) {
    throw WrongUse(
        "--names makes one file a pupil: it needs --roster, or class.pupils in the template");
  }
}

}  // namespace

int make(const MakeOptions& options) {
  const Catalogue catalogue;
  const Format format = options.names.empty() ? choose_format(options) : format_of_names(options);
  const Source source = read_source(options.name, catalogue);
  Problems problems;
  Node root = read_yaml(source.text, source.file, problems);
  if (!problems.any()) apply_options(root, options, problems);
  Document document;
  if (!problems.any()) {
    document = read_document(root, source.name, catalogue.languages(), problems);
  }
  if (problems.any()) tell_and_stop(problems, source.text);
  const std::uint64_t seed = choose_seed(document, options);
  seat_pupils(document, options, seed);
  const Fonts fonts(document.page.font);
  if (!options.id.empty()) {
    Problems ignored;
    const Document all = document;
    choose_by_id(document, Edition(all, seed, fonts, ignored), options);
  }
  const Edition edition(document, seed, fonts, problems);
  tell_and_stop(problems, source.text);
  const bool standard_output = options.output == "-";
  Delivery delivery(standard_output, options.force || !options.output.empty());
  if (!options.names.empty()) {
    const std::size_t files = write_pupils(options, document, seed, fonts, format, delivery);
    delivery.commit();
    fmt::print(stderr, "{} files, seed {}\n", files, seed);
    return exit_code::fine;
  }
  const std::string path = choose_path(options, source.name, format);
  if (document.apart) {
    if (standard_output) throw WrongUse("two files cannot go to standard output: leave out -o -");
    write_apart(options, document, seed, fonts, format, path, delivery);
    delivery.commit();
    return exit_code::fine;
  }
  Job job{options, document, edition, fonts, facts_of(document, edition.title(), seed),
          format,  delivery};
  choose_pages(job, standard_output);
  job.run(path);
  delivery.commit();
  tell_made(job, path, seed, standard_output);
  return exit_code::fine;
}

int list(bool names_only) {
  const Catalogue catalogue;
  std::string text;
  for (const Shipped& one : catalogue.list()) {
    text += names_only ? one.name + "\n" : fmt::format("{:<28}{}\n", one.name, one.about);
  }
  if (!names_only) text += fmt::format("\nread from {}\n", catalogue.folder());
  write_stdout(text);
  return exit_code::fine;
}

int show(const std::string& name) {
  const Catalogue catalogue;
  write_stdout(read_source(name, catalogue).text);
  return exit_code::fine;
}

int check(const std::vector<std::string>& files) {
  const Catalogue catalogue;
  bool wrong = false;
  for (const std::string& file : files) {
    const Source source = read_source(file, catalogue);
    Problems problems;
    const Node root = read_yaml(source.text, source.file, problems);
    if (!problems.any()) {
      const Document document = read_document(root, source.name, catalogue.languages(), problems);
      if (!problems.any()) {
        const Fonts fonts(document.page.font);
        const Edition edition(document, document.seed.value_or(0), fonts, problems);
      }
    }
    tell_problems(problems, source.text);
    wrong = wrong || problems.any();
  }
  return wrong ? exit_code::wrong_input : exit_code::fine;
}

}  // namespace cartapenna
