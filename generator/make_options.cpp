// SPDX-License-Identifier: MIT
#include "generator/make_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <thread>

#include "generator/document.h"
#include "templates/template.h"

namespace cartapenna {
namespace {

// A script's variable that is not set is no wish to go without the option.
std::string not_empty(const std::string& value) {
  return value.empty() ? "is empty" : "";
}

// The row of a table that an option is short for: its choices are told, and its meaning unless the
// option says it better.
std::string about(std::span<const Key> keys, std::string_view name, const std::string& better) {
  const auto key =
      std::find_if(keys.begin(), keys.end(), [&](const Key& one) { return one.name == name; });
  std::string sentence = better.empty() ? std::string(key->about) : better;
  if (key->choices.empty()) return sentence;
  std::string form(key->form.substr(0, key->form.find(" such as")));
  if (!form.empty()) form = ", " + form;
  return fmt::format("{}: {}{}", sentence, fmt::join(key->choices, ", "), form);
}

// Options of `make` that are short for a setting of the template.
class Shorts {
 public:
  Shorts(CLI::App& app, MakeOptions& options, std::string group)
      : app_(app), options_(options), group_(std::move(group)) {}

  void add(const std::string& names, const std::string& option, const std::string& key,
           const std::string& text, const std::string& help) const {
    app_.add_option_function<std::string>(names, setter(option, key), help)
        ->option_text(text)
        ->group(group_);
  }

  void flag(const std::string& option, const std::string& key, const std::string& help) const {
    const auto set = setter(option, key);
    app_.add_flag_function(
            option, [set](std::int64_t) { set("true"); }, help)
        ->group(group_);
  }

 private:
  std::function<void(const std::string&)> setter(const std::string& option,
                                                 const std::string& key) const {
    return [&options = options_, option, key](const std::string& value) {
      options.shorts.push_back({option, key, value});
    };
  }

  CLI::App& app_;
  MakeOptions& options_;
  std::string group_;
};

// "A,B" → ['A', 'B'], quoted so that any name is text.
std::string yaml_list(const std::string& names) {
  std::string list = "[";
  std::string name;
  const auto close = [&] {
    list += (list.size() > 1 ? ", '" : "'") + name + "'";
    name.clear();
  };
  for (const char letter : names) {
    if (letter == ',') {
      close();
    } else {
      name += letter == '\'' ? std::string("''") : std::string(1, letter);
    }
  }
  close();
  return list + "]";
}

void add_what(CLI::App& app, MakeOptions& options) {
  const std::string group = "What is printed";
  const Shorts shorts(app, options, group);
  shorts.add("-l,--lang", "--lang", "document.language", "LANGUAGE",
             "of every word on paper, such as en or it");
  shorts.add("-p,--paper", "--paper", "page.paper", "PAPER", about(page_keys(), "paper", {}));
  app.add_option("-n,--count", options.count, "so many times the boards of each kind, from 1")
      ->option_text("N")
      ->check(whole_number(1, most_boards))
      ->group(group);
  shorts.add("-s,--seed", "--seed", "document.seed", "N",
             "makes the same boards again, 0 to 18446744073709551615");
  shorts.add("-a,--answers,--key", "--answers", "document.answers", "WHERE",
             about(document_keys(), "answers", "answers, or the referee sheet"));
  shorts.add("--first", "--first", "document.first", "N",
             "number of the first board: a part of a large set");
  app.add_option("--set", options.settings,
                 "any other value of the template: sheets.0.board.size=9x9")
      ->option_text("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false)
      ->group(group);
  shorts.flag("--press", "page.press", "for a printing house: grey only, page boxes");
  shorts.flag("--accessible", "page.accessible", "a tagged PDF, for readers aloud");
  shorts.add("--place", "--place", "page.place", "WIDTH",
             "each board alone and tight, for a column so wide, such as 60mm");
}

void add_for_whom(CLI::App& app, MakeOptions& options) {
  const std::string group = "For whom";
  const Shorts shorts(app, options, group);
  app.add_option_function<std::string>(
         "--players",
         [&options](const std::string& names) {
           options.shorts.push_back({"--players", "document.players", yaml_list(names)});
         },
         "names instead of lines for them")
      ->option_text("A,B")
      ->group(group);
  const auto add = [&](const char* name, std::string& value, const char* form, const char* help) {
    app.add_option(name, value, help)->option_text(form)->check(not_empty)->group(group);
  };
  add("--roster", options.roster, "FILE", "a class as CSV: a sheet for each pair or pupil");
  shorts.add("--pairs", "--pairs", "class.pairs", "HOW",
             about(class_keys(), "pairs", "who plays whom"));
  add("--names", options.names, "PATTERN",
      "a file for each pupil, such as {class}-{name}-{id}.pdf");
  add("--known", options.known, "FILE", "problems in it do not come again; new ones are added");
  add("--id", options.id, "ID", "the sheet again that bears this ID");
  app.add_option("--what", options.what, "of that ID: sheet, partner, key, all")
      ->option_text("WHAT")
      ->check(CLI::IsMember({"sheet", "partner", "key", "all"}))
      ->needs("--id")
      ->group(group);
}

void add_file(CLI::App& app, MakeOptions& options) {
  const std::string group = "The file";
  app.add_option("-o,--output", options.output, "replaced as a whole; - is standard output")
      ->option_text("FILE")
      ->check(not_empty)
      ->group(group);
  app.add_flag("--force", options.force, "without -o: replace a file of the template's name")
      ->group(group);
  app.add_option("-f,--format", options.format,
                 "pdf, svg, png, eps, text, json; else by the ending of FILE")
      ->option_text("FORMAT")
      ->check(CLI::IsMember({"pdf", "svg", "png", "eps", "text", "json"}))
      ->group(group);
  app.add_option("--page", options.page, "only this page")
      ->option_text("N")
      ->check(whole_number(0, most_boards * most_orders))
      ->group(group);
  app.add_option("--dpi", options.dpi, "resolution of PNG, 10 to 2400; else 150")
      ->option_text("N")
      ->check(decimal_number(10, 2400))
      ->group(group);
  app.add_flag("--live-text", options.live_text, "SVG with text as text, not as outlines")
      ->group(group);
  options.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  app.add_option("-j,--jobs", options.jobs, "threads, 1 to 256; else as many as there are cores")
      ->option_text("N")
      ->check(whole_number(1, 256))
      ->group(group);
}

template <class Number>
CLI::Validator number_between(Number least, Number most, std::string_view what) {
  const auto check = [=](const std::string& text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool padded = text.size() > 1 && text[0] == '0' && text[1] != '.';
    const bool sound = read.ec == std::errc{} && read.ptr == end && !padded;
    return sound && number >= least && number <= most
               ? std::string()
               : fmt::format("must be {} from {} to {}, not \"{}\"", what, least, most, text);
  };
  return {check, {}};
}

}  // namespace

CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
  return number_between(least, most, "a whole number");
}

CLI::Validator decimal_number(double least, double most) {
  return number_between(least, most, "a number");
}

void add_make(CLI::App& app, MakeOptions& options) {
  app.add_option("TEMPLATE", options.name,
                 "one that ships (`cartapenna list`), or a file of your own: mine.yaml")
      ->required();
  add_what(app, options);
  add_for_whom(app, options);
  add_file(app, options);
  app.footer(
      "  cartapenna make hedge-duel                             a duel: hedge-duel.pdf\n"
      "  cartapenna make hedge-duel --lang it --paper A5        in Italian, smaller\n"
      "  cartapenna make hedge-duel -n 30 --seed 7 -o 30.pdf    thirty different duels\n"
      "  cartapenna make hedge-duel --set sheets.0.board.size=9x9 --answers end\n"
      "  cartapenna make class-set --roster pupils.csv          a duel for each pair\n");
}

}  // namespace cartapenna
