// SPDX-License-Identifier: MIT
// `cartapenna list`, `show` and `check`: templates as they are.
#include <fmt/format.h>

#include <algorithm>

#include "generator/commands.h"
#include "generator/edition.h"
#include "generator/output.h"
#include "generator/source.h"
#include "layouts/fonts.h"
#include "layouts/page.h"

namespace cartapenna {
namespace {

// Tells editors which schema a template obeys: a path from the template's folder. In a copy, which
// may lie anywhere, it is that of the installed schema, or of one that the user puts beside it.
constexpr std::string_view schema_line = "# yaml-language-server: $schema=";

void find_problems(const Source& source, const Catalogue& catalogue, Problems& problems) {
  const auto all_games = games();
  const bool board_alone = std::any_of(all_games.begin(), all_games.end(), [&](const Game* game) {
    return game->check != nullptr && game->check(source.text, source.file, problems);
  });
  const Node root = board_alone ? Node{} : read_yaml(source.text, source.file, problems);
  if (board_alone || problems.any()) return;
  const Document document = read_document(root, source.name, catalogue.languages(), problems);
  if (problems.any()) return;
  const Fonts fonts(document.page.font);
  const Edition edition(document, document.seed.value_or(0), fonts, problems);
}

// Its exit code. A file that cannot be read does not keep the next one from being checked.
int check_one(const std::string& file, const Catalogue& catalogue) {
  try {
    const Source source = read_source(file, catalogue);
    Problems problems;
    find_problems(source, catalogue, problems);
    tell_problems(problems, source.text);
    return problems.any() ? exit_code::wrong_input : exit_code::fine;
  } catch (const WrongInput&) {
    return exit_code::wrong_input;
  } catch (const FileError& error) {
    tell_error(error.what());
    return exit_code::file;
  }
}

}  // namespace

int list(const ListOptions& options) {
  const Catalogue catalogue;
  std::string text;
  if (options.languages) {
    for (const std::string& language : catalogue.list_languages()) text += language + "\n";
  }
  if (options.papers) {
    for (const Paper& paper : papers()) text += fmt::format("{}\n", paper.name);
  }
  if (options.languages || options.papers) {
    write_stdout(text);
    return exit_code::fine;
  }
  for (const Shipped& one : catalogue.list()) {
    text += options.names ? one.name + "\n" : fmt::format("{:<28}{}\n", one.name, one.about);
  }
  if (!options.names) text += fmt::format("\nread from {}\n", catalogue.folder());
  write_stdout(text);
  return exit_code::fine;
}

int show(const std::string& name) {
  const Catalogue catalogue;
  std::string text = read_source(name, catalogue).text;
  if (text.starts_with(schema_line)) {
    const std::string schema = catalogue.schema();
    const auto path = schema.empty() ? "template.schema.json" : schema;
    text.replace(schema_line.size(), text.find('\n') - schema_line.size(), path);
  }
  write_stdout(text);
  return exit_code::fine;
}

int check(const std::vector<std::string>& files) {
  const Catalogue catalogue;
  int code = exit_code::fine;
  for (const std::string& file : files) code = std::max(code, check_one(file, catalogue));
  return code;
}

}  // namespace cartapenna
