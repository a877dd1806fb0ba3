// SPDX-License-Identifier: MIT
#include "generator/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <limits>
#include <sstream>

#include "generator/commands.h"
#include "generator/help.h"
#include "generator/make_options.h"
#include "generator/output.h"
#include "templates/template.h"

namespace cartapenna {
namespace {

void add_solve(CLI::App& app, SolveOptions& options) {
  app.add_option("GAME", options.game, "hedges, sprouts or dots-and-boxes")->required();
  app.add_option("POSITION", options.position,
                 "itself, a file that holds it, or -: one a line on standard input")
      ->required();
  app.add_flag("--json", options.json, "one object on one line (always so for -)");
  app.add_option("--seconds", options.limits.seconds, "time for each position; else 60")
      ->option_text("N")
      ->check(decimal_number(0.001, 86400));
  app.add_flag("--normal-only", options.limits.normal_only, "Sprouts: not the misere game");
  app.add_flag("--turns", options.limits.turns, "hedges: also the expected number of turns");
  app.footer(
      "  cartapenna solve sprouts 5                     who wins from five spots\n"
      "  cartapenna solve sprouts \"1,4;2;3/1,4\"         a position as D. Hoey writes it\n"
      "  cartapenna solve sprouts \"AB.0.0.}AB.}\"        … as Applegate, Jacobson, Sleator do\n"
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
      ->option_text("N")
      ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()));
  app.add_option("-l,--lang", options.language, "en, it")->option_text("LANGUAGE");
  app.add_option("--dpi", options.dpi, "resolution of PNG; else 150")
      ->option_text("N")
      ->check(decimal_number(10, 2400));
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
  CLI::Option* names = list->add_flag("--names", asked.list.names, "only their names, one a line");
  CLI::Option* languages =
      list->add_flag("--languages", asked.list.languages, "the languages, one a line");
  list->add_flag("--papers", asked.list.papers, "the papers that have a name, one a line")
      ->excludes(names)
      ->excludes(languages);
  languages->excludes(names);
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
