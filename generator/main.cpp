// SPDX-License-Identifier: MIT
// The command: arguments in, files out. The one place that catches, and gives exit codes.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <sstream>
#include <thread>

#include "generator/commands.h"
#include "generator/game.h"
#include "generator/output.h"
#include "layouts/text.h"
#include "templates/utf8.h"

namespace cartapenna {

// Names of files and options may hold anything: a terminal gets nothing of it that it would obey.
void tell_error(const std::string& message) {
  const bool coloured = isatty(STDERR_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  fmt::print(stderr, "{}cartapenna:{} {}\n", coloured ? "\033[1;31m" : "",
             coloured ? "\033[0m" : "", printable(message));
}

namespace {

// Options of `make` that are short for a setting of the template.
void add_short(CLI::App& app, MakeOptions& options, const std::string& names,
               const std::string& option, const std::string& key, const std::string& help) {
  app.add_option_function<std::string>(
      names,
      [&options, option, key](const std::string& value) {
        options.shorts.push_back({option, key, value});
      },
      help);
}

void add_setting_flag(CLI::App& app, MakeOptions& options, const std::string& option,
                      const std::string& key, const std::string& help) {
  app.add_flag_function(
      option,
      [&options, option, key](std::int64_t) {
        options.shorts.push_back({option, key, "true"});
      },
      help);
}

// "A,B" → ["A", "B"], quoted so that any name is text.
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

void add_make(CLI::App& app, MakeOptions& options) {
  app.add_option("TEMPLATE", options.name, "a template that ships, or FILE.yaml")->required();
  app.add_option("-o,--output", options.output, "file to write; - is standard output")
      ->type_name("FILE");
  app.add_option("-f,--format", options.format, "when the file's ending does not say it")
      ->check(CLI::IsMember({"pdf", "svg", "png", "eps", "text", "json"}));
  add_short(app, options, "-s,--seed", "--seed", "document.seed", "makes the same boards again");
  app.add_option("-n,--count", options.count, "how many boards of each entry");
  app.add_option("--page", options.page, "only this page");
  add_short(app, options, "-p,--paper", "--paper", "page.paper", "A4, A5, Letter, …");
  add_short(app, options, "-l,--lang", "--lang", "document.language", "en, it");
  app.add_option_function<std::string>(
      "--players",
      [&options](const std::string& names) {
        options.shorts.push_back({"--players", "document.players", yaml_list(names)});
      },
      "names, with commas between");
  add_short(app, options, "-a,--answers,--key", "--answers", "document.answers",
            "none, end, separate, back, foot");
  app.add_option("--roster", options.roster, "CSV of a class: a sheet for each pair or pupil")
      ->type_name("FILE");
  add_short(app, options, "--pairs", "--pairs", "class.pairs", "in-order, random, round-robin");
  app.add_option("--names", options.names, "one file a pupil, such as {class}-{name}-{id}.pdf")
      ->type_name("PATTERN");
  app.add_option("--id", options.id, "makes the sheet with this printed ID again");
  app.add_option("--what", options.what, "with --id: sheet, partner, key, all")
      ->check(CLI::IsMember({"sheet", "partner", "key", "all"}));
  add_short(app, options, "--first", "--first", "document.first",
            "number of the first board, for a part of a large set");
  add_setting_flag(app, options, "--press", "page.press", "for a printing house: grey only");
  add_setting_flag(app, options, "--accessible", "page.accessible", "tagged, for readers aloud");
  app.add_option("--set", options.settings, "KEY=VALUE changes the template before it is checked")
      ->type_name("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false);
  app.add_option("--dpi", options.dpi, "resolution of PNG")->check(CLI::Range(10, 2400));
  app.add_flag("--live-text", options.live_text, "SVG with text as text, not outlines");
  options.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  app.add_option("-j,--jobs", options.jobs, "threads")->check(CLI::Range(1, 256));
  app.add_flag("--force", options.force, "replace a file that exists");
  app.footer(
      "Examples:\n"
      "  cartapenna make hedge-duel                          a duel, printed to hedge-duel.pdf\n"
      "  cartapenna make hedge-duel -n 30 -o class.pdf       thirty different duels\n"
      "  cartapenna make hedge-duel --seed 7 --lang it -o duel.svg\n"
      "  cartapenna make hedge-duel --set sheets.0.board.size=9x9 --answers end");
}

void add_solve(CLI::App& app, SolveOptions& options) {
  app.add_option("GAME", options.game, "dots-and-boxes, sprouts or hedges")->required();
  app.add_option("POSITION", options.position,
                 "a position, a file that holds one, or -: one a line on standard input")
      ->required();
  app.add_flag("--json", options.json, "one object on one line (always so for -)");
  app.add_option("--seconds", options.limits.seconds, "time for each position")
      ->check(CLI::Range(0.001, 86400.0));
  app.add_flag("--normal-only", options.limits.normal_only, "Sprouts: not the misere game");
  app.add_flag("--turns", options.limits.turns, "hedges: also the expected number of turns");
  app.footer(
      "Examples:\n"
      "  cartapenna solve sprouts 5                    who wins from five spots\n"
      "  cartapenna solve dots-and-boxes 2x1:0000000   value and best lines\n"
      "  cartapenna solve dots-and-boxes picture.txt   of a drawn board\n"
      "  cartapenna solve sprouts - < positions.txt    one answer a line, as JSON");
}

// Backslashes and leading dots mean something to troff.
std::string troff(const std::string& text) {
  std::string out;
  bool line_begins = true;
  for (const char letter : text) {
    if (line_begins && (letter == '.' || letter == '\'')) out += "\\&";
    out += letter == '\\' ? std::string("\\\\") : std::string(1, letter);
    line_begins = letter == '\n';
  }
  return out;
}

// The manual of the command, section 1: the help of each command.
int man_page(const CLI::App& app) {
  std::string text =
      ".TH CARTAPENNA 1\n.SH NAME\ncartapenna \\- prints games to be played with a pencil\n"
      ".SH DESCRIPTION\n.nf\n" +
      troff(app.help()) + ".fi\n";
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    text +=
        ".SH \"" + command->get_name() + "\"\n.nf\n" + troff(command->help("cartapenna")) + ".fi\n";
  }
  text +=
      ".SH EXIT STATUS\n.nf\n0  fine\n1  could not be made within its limits\n2  wrong use of the "
      "command\n3  wrong template, data or position\n4  file, disk or stream\n5  font or letter "
      "missing\n.fi\n.SH ENVIRONMENT\n.nf\nSOURCE_DATE_EPOCH     date written into files\n"
      "CARTAPENNA_TEMPLATES  folder of templates\nCARTAPENNA_FONTS      folder of fonts\n"
      "NO_COLOR              no colours in messages\n.fi\n.SH SEE ALSO\ncartapenna-template(5)\n";
  write_stdout(text);
  return exit_code::fine;
}

// CLI11 fills the column of names with blanks, also where nothing follows.
std::string without_end_blanks(const std::string& text) {
  std::string clean;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    line.erase(line.find_last_not_of(' ') + 1);
    clean += line + '\n';
  }
  return clean;
}

int run(int argc, char** argv) {
  CLI::App app{"Prints games to be played with a pencil: hedge duels, Sprouts, Dots and Boxes."};
  app.name("cartapenna");
  app.set_version_flag("-V,--version", "cartapenna " CARTAPENNA_VERSION);
  app.require_subcommand(0, 1);
  app.footer(
      "Print your first sheets:\n"
      "  cartapenna make hedge-duel\n"
      "makes hedge-duel.pdf in this folder. `cartapenna list` shows what else can be printed.");

  MakeOptions make_options;
  CLI::App* making = app.add_subcommand("make", "make sheets from a template");
  add_make(*making, make_options);
  CLI::App* listing = app.add_subcommand("list", "the templates that ship");
  bool names_only = false;
  listing->add_flag("--names", names_only, "only their names, one a line");
  listing->footer("Example:\n  cartapenna list");
  CLI::App* showing = app.add_subcommand("show", "a template's text, to copy and change");
  std::string shown;
  showing->add_option("TEMPLATE", shown)->required();
  showing->footer("Example:\n  cartapenna show hedge-duel > mine.yaml");
  CLI::App* schema_asked = app.add_subcommand("schema", "a JSON Schema of templates, for editors");
  schema_asked->footer("Example:\n  cartapenna schema > template.schema.json");
  CLI::App* manual_asked = app.add_subcommand("manual", "all keys of templates, as tables");
  manual_asked->footer("Example:\n  cartapenna manual | less");
  int section = 0;
  manual_asked->add_option("--man", section, "as a manual page: section 1 or 5")
      ->check(CLI::Range(1, 5));
  SolveOptions solve_options;
  CLI::App* solving = app.add_subcommand("solve", "who wins a position, and how");
  add_solve(*solving, solve_options);
  CLI::App* checking = app.add_subcommand("check", "tell all problems of templates");
  std::vector<std::string> checked;
  checking->add_option("FILE", checked)->required();
  checking->footer("Example:\n  cartapenna check mine.yaml && cartapenna make mine.yaml");

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::ostringstream help;
    std::ostringstream wrong;
    app.exit(error, help, wrong);
    if (error.get_exit_code() == 0) {
      write_stdout(without_end_blanks(help.str()));
      return exit_code::fine;
    }
    std::istringstream lines(wrong.str());
    for (std::string line; std::getline(lines, line);) fmt::print(stderr, "{}\n", printable(line));
    return exit_code::wrong_use;
  }
  if (*making) return make(make_options);
  if (*listing) return list(names_only);
  if (*showing) return show(shown);
  if (*schema_asked) return schema();
  if (*manual_asked) return section == 1 ? man_page(app) : manual(section == 5);
  if (*solving) return solve(solve_options);
  if (*checking) return check(checked);
  write_stdout(without_end_blanks(app.help()));
  return exit_code::fine;
}

int guarded(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const WrongInput&) {
    return exit_code::wrong_input;
  } catch (const WrongUse& error) {
    tell_error(error.what());
    return exit_code::wrong_use;
  } catch (const CouldNotMake& error) {
    tell_error(error.what());
    return exit_code::not_made;
  } catch (const FontError& error) {
    tell_error(error.what());
    return exit_code::font;
  } catch (const std::exception& error) {
    tell_error(error.what());
    return exit_code::file;
  }
}

}  // namespace
}  // namespace cartapenna

int main(int argc, char** argv) {
  cartapenna::remove_temporaries_on_signals();
  return cartapenna::guarded(argc, argv);
}
