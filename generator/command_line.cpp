// SPDX-License-Identifier: MIT
#include "generator/command_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>
#include <thread>

#include "generator/commands.h"
#include "generator/document.h"
#include "generator/help.h"
#include "generator/output.h"
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
  app.add_option("--roster", options.roster, "a class as CSV: a sheet for each pair or pupil")
      ->option_text("FILE")
      ->check(not_empty)
      ->group(group);
  shorts.add("--pairs", "--pairs", "class.pairs", "HOW",
             about(class_keys(), "pairs", "who plays whom"));
  app.add_option("--names", options.names, "a file for each pupil, such as {class}-{name}-{id}.pdf")
      ->option_text("PATTERN")
      ->check(not_empty)
      ->group(group);
  app.add_option("--known", options.known, "problems in it do not come again; new ones are added")
      ->option_text("FILE")
      ->check(not_empty)
      ->group(group);
  app.add_option("--id", options.id, "the sheet again that bears this ID")
      ->option_text("ID")
      ->check(not_empty)
      ->group(group);
  app.add_option("--what", options.what, "of that ID: sheet, partner, key, all")
      ->option_text("WHAT")
      ->check(CLI::IsMember({"sheet", "partner", "key", "all"}))
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
  app.add_option("--page", options.page, "only this page")->option_text("N")->group(group);
  app.add_option("--dpi", options.dpi, "resolution of PNG, 10 to 2400; else 150")
      ->option_text("N")
      ->check(CLI::Range(10, 2400))
      ->group(group);
  app.add_flag("--live-text", options.live_text, "SVG with text as text, not as outlines")
      ->group(group);
  options.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  app.add_option("-j,--jobs", options.jobs, "threads, 1 to 256; else as many as there are cores")
      ->option_text("N")
      ->check(CLI::Range(1, 256))
      ->group(group);
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

void add_solve(CLI::App& app, SolveOptions& options) {
  app.add_option("GAME", options.game, "hedges, sprouts or dots-and-boxes")->required();
  app.add_option("POSITION", options.position,
                 "itself, a file that holds it, or -: one a line on standard input")
      ->required();
  app.add_flag("--json", options.json, "one object on one line (always so for -)");
  app.add_option("--seconds", options.limits.seconds, "time for each position; else 60")
      ->option_text("N")
      ->check(CLI::Range(0.001, 86400.0));
  app.add_flag("--normal-only", options.limits.normal_only, "Sprouts: not the misere game");
  app.add_flag("--turns", options.limits.turns, "hedges: also the expected number of turns");
  app.footer(
      "  cartapenna solve sprouts 5                     who wins from five spots\n"
      "  cartapenna solve dots-and-boxes 2x1:0000000    value and best lines\n"
      "  cartapenna solve dots-and-boxes picture.txt    of a drawn board\n"
      "  cartapenna solve hedges mine.yaml --turns      the way out of a maze\n"
      "  cartapenna solve sprouts - < positions.txt     one answer a line, as JSON\n");
}

void add_draw(CLI::App& app, DrawOptions& options) {
  app.add_option("POSITION", options.position,
                 "of Sprouts, as D. Hoey writes it (boundaries of spots with commas, parted by ; "
                 "and regions by /), or a list of moves f(g)h after the number of spots; a file "
                 "that holds it, or -")
      ->required();
  app.add_option("-o,--output", options.output, "file to write; - is standard output")
      ->option_text("FILE");
  app.add_option("-f,--format", options.format, "pdf, svg, png, eps, text, json")
      ->option_text("FORMAT")
      ->check(CLI::IsMember({"pdf", "svg", "png", "eps", "text", "json"}));
  app.add_option("--size", options.size, "width x height in mm; else as large as it needs")
      ->option_text("120x90");
  app.add_option("-s,--seed", options.seed, "another number draws another picture")
      ->option_text("N");
  app.add_option("-l,--lang", options.language, "en, it")->option_text("LANGUAGE");
  app.add_option("--dpi", options.dpi, "resolution of PNG; else 150")
      ->option_text("N")
      ->check(CLI::Range(10, 2400));
  app.add_flag("--live-text", options.live_text, "SVG with text as text, not outlines");
  app.add_flag("--force", options.force, "replace a file that exists");
  app.footer(
      "  cartapenna draw \"1,4;2;3/1,4\" -o position.svg\n"
      "  cartapenna draw \"3: 1(4)1[2] 2(5)2\" -o game.pdf --size 100x75\n"
      "  cartapenna draw 5 --format png                 five fresh spots\n"
      "  cartapenna draw moves.txt -o game.json         places, lines and lives as data\n");
}

// What was asked for; the options stay where CLI11 puts them.
struct Asked {
  MakeOptions make;
  ListOptions list;
  std::string shown;
  std::vector<std::string> checked;
  SolveOptions solve;
  DrawOptions draw;
  int section = 0;
};

CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& what,
                      const std::string& footer) {
  CLI::App* command = app.add_subcommand(name, what);
  command->footer(footer + "\n");
  return command;
}

void add_commands(CLI::App& app, Asked& asked) {
  add_make(*add_command(app, "make", "Makes sheets from a template", {}), asked.make);
  CLI::App* list = add_command(app, "list", "Lists the templates that ship",
                               "  cartapenna list\n  cartapenna list --languages");
  list->add_flag("--names", asked.list.names, "only their names, one a line");
  list->add_flag("--languages", asked.list.languages, "the languages, one a line");
  list->add_flag("--papers", asked.list.papers, "the papers that have a name, one a line");
  CLI::App* show = add_command(app, "show", "Prints a template's text, to copy and change",
                               "  cartapenna show hedge-duel > mine.yaml");
  show->add_option("TEMPLATE", asked.shown, "one that ships (`cartapenna list`)")->required();
  CLI::App* check =
      add_command(app, "check", "Tells all problems of templates",
                  "  cartapenna check mine.yaml && cartapenna make mine.yaml -o mine.pdf");
  check->add_option("FILE", asked.checked, "templates")->required();
  add_solve(*add_command(app, "solve", "Tells who wins a position, and how", {}), asked.solve);
  add_draw(*add_command(app, "draw", "Draws a position of Sprouts", {}), asked.draw);
  add_command(app, "schema", "Prints a JSON Schema of templates, for editors",
              "  cartapenna schema > template.schema.json");
  CLI::App* manual =
      add_command(app, "manual", "Prints all keys of templates, as tables",
                  "  cartapenna manual | less\n  cartapenna manual --man 5 | man -l -");
  manual->add_option("--man", asked.section, "as a manual page: section 1 or 5")
      ->option_text("N")
      ->check(CLI::IsMember({1, 5}));
}

int run(const CLI::App& app, const Asked& asked) {
  if (app.got_subcommand("make")) return make(asked.make);
  if (app.got_subcommand("list")) return list(asked.list);
  if (app.got_subcommand("show")) return show(asked.shown);
  if (app.got_subcommand("check")) return check(asked.checked);
  if (app.got_subcommand("solve")) return solve(asked.solve);
  if (app.got_subcommand("draw")) return draw(asked.draw);
  if (app.got_subcommand("schema")) return schema();
  if (app.got_subcommand("manual") && asked.section != 1) return manual(asked.section == 5);
  write_stdout(app.got_subcommand("manual") ? command_man_page(app) : app.help());
  return exit_code::fine;
}

// What is wrong, and where examples are.
int tell_wrong_use(const CLI::App& app, const CLI::ParseError& error, std::string_view first) {
  std::vector<std::string_view> commands;
  std::string asked;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    commands.push_back(command->get_name());
    if (command->parsed()) asked = " " + command->get_name();
  }
  const std::string_view near = asked.empty() ? nearest(first, commands) : std::string_view();
  tell_error(fmt::format("{}{}; examples: cartapenna{} --help", error.what(),
                         near.empty() ? "" : fmt::format("; did you mean {}?", near), asked));
  return exit_code::wrong_use;
}

}  // namespace

int run_command_line(int argc, char** argv) {
  CLI::App app{"Prints games to be played with a pencil: hedge duels, Sprouts, Dots and Boxes."};
  app.name("cartapenna");
  app.set_version_flag("-V,--version", "cartapenna " CARTAPENNA_VERSION, "this version");
  app.require_subcommand(0, 1);
  app.footer(
      "  cartapenna make hedge-duel    prints your first sheets, to hedge-duel.pdf in this folder\n"
      "  cartapenna list               what else can be printed\n"
      "  cartapenna make --help        how it can be changed\n");
  Asked asked;
  add_commands(app, asked);
  set_help(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) return tell_wrong_use(app, error, argc > 1 ? argv[1] : "");
    std::ostringstream help;
    app.exit(error, help, help);
    write_stdout(help.str());
    return exit_code::fine;
  }
  return run(app, asked);
}

}  // namespace cartapenna
