// SPDX-License-Identifier: MIT
#include "generator/help.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <sstream>
#include <vector>

#include "generator/troff.h"

namespace cartapenna {
namespace {

// CLI11 pads names with blanks, also where nothing follows, and parts groups with two lines.
std::string tidy(const std::string& text) {
  std::string clean;
  bool blank = false;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty() || !blank) clean += line + '\n';
    blank = line.empty();
  }
  return clean;
}

// "-o,--output" → "-o, --output"
std::string spaced(const std::string& names) {
  std::string apart;
  for (const char letter : names)
    apart += letter == ',' ? std::string(", ") : std::string(1, letter);
  return apart;
}

class ExamplesFirst final : public CLI::Formatter {
 public:
  ExamplesFirst() {
    column_width(26);
    label("OPTIONS", "options");
    label("SUBCOMMAND", "command");
    label("Positionals", "Arguments");
  }

  std::string make_help(const CLI::App* app, std::string name,
                        CLI::AppFormatMode mode) const override {
    return tidy(make_description(app) + make_usage(app, name) + "\nExamples:\n" + make_footer(app) +
                make_positionals(app) + make_groups(app, mode) + make_subcommands(app, mode));
  }

  std::string make_option_name(const CLI::Option* option, bool positional) const override {
    return spaced(CLI::Formatter::make_option_name(option, positional));
  }

  std::string make_option_opts(const CLI::Option* option) const override {
    return option->get_option_text().empty() ? "" : " " + option->get_option_text();
  }
};

// ---- The man page ----------------------------------------------------------------------------

std::string synopsis(const CLI::App& app, const CLI::App& command) {
  std::string line = ".B " + app.get_name() + " " + command.get_name() + "\n";
  std::string arguments;
  bool options = false;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) {
      arguments += ".I " + troff(option->get_name(true)) + "\n";
    } else {
      options = options || option != command.get_help_ptr();
    }
  }
  if (options) line += "[\\fIoptions\\fR]\n";
  line += arguments;
  return line + ".br\n";
}

std::string entries(const CLI::App& command) {
  std::string text;
  for (const CLI::Option* option : command.get_options()) {
    if (option == command.get_help_ptr()) continue;
    const bool argument = option->get_positional();
    text += argument ? ".TP\n.I " + troff(option->get_name(true))
                     : ".TP\n.B " + troff(spaced(option->get_name(false, true)));
    if (!argument && !option->get_option_text().empty()) {
      text += " \\fI" + troff(option->get_option_text()) + "\\fR";
    }
    text += "\n" + troff(option->get_description()) + "\n";
  }
  return text;
}

std::string examples(const CLI::App& app) {
  return ".PP\n.nf\n" + troff(app.get_footer()) + "\n.fi\n";
}

constexpr const char* end_of_page =
    R"(.SH EXIT STATUS
.TP
.B 0
fine
.TP
.B 1
it could not be made, or not be solved, within its limits
.TP
.B 2
wrong use of the command
.TP
.B 3
a wrong template, table of names or position
.TP
.B 4
a file, disk or stream
.TP
.B 5
a font is missing, or has not a letter
.SH ENVIRONMENT
.TP
.B SOURCE_DATE_EPOCH
the date written into files, in seconds since 1970; without it none is
.TP
.B CARTAPENNA_TEMPLATES
the folder of templates and languages, instead of the installed one
.TP
.B CARTAPENNA_FONTS
a folder of fonts to look into first
.TP
.B NO_COLOR
no colours in messages
.SH SEE ALSO
.BR cartapenna\-template (5)
)";

}  // namespace

void set_help(CLI::App& app) {
  const auto formatter = std::make_shared<ExamplesFirst>();
  app.formatter(formatter);
  app.get_help_ptr()->description("this help");
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    command->formatter(formatter);
    command->group("Commands");
    command->get_help_ptr()->description("this help");
  }
}

std::string command_man_page(const CLI::App& app) {
  const std::vector<const CLI::App*> commands =
      app.get_subcommands([](const CLI::App*) { return true; });
  std::string text = ".TH CARTAPENNA 1 \"\" \"cartapenna " CARTAPENNA_VERSION
                     "\" \"User Commands\"\n.SH NAME\ncartapenna \\- prints games to be played "
                     "with a pencil\n.SH SYNOPSIS\n";
  for (const CLI::App* command : commands) text += synopsis(app, *command);
  text += ".B cartapenna\n\\-\\-version\n.SH DESCRIPTION\n" + troff(app.get_description()) + "\n" +
          examples(app) + ".SH COMMANDS\n";
  for (const CLI::App* command : commands) {
    text += ".SS " + command->get_name() + "\n" + troff(command->get_description()) + ".\n" +
            examples(*command) + entries(*command);
  }
  return text + end_of_page;
}

}  // namespace cartapenna
