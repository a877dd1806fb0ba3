// SPDX-License-Identifier: MIT
// `cartapenna list`, `show` and `check`: templates as they are.
#include <fmt/format.h>

#include "generator/commands.h"
#include "generator/edition.h"
#include "generator/output.h"
#include "generator/source.h"
#include "layouts/fonts.h"

namespace cartapenna {

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
