// SPDX-License-Identifier: MIT
// The library from outside: makes a maze from a request and a seed, checks it, solves it, lays it
// out as a sheet by way of a template, and writes the sheet.
//
//   maze TEMPLATES FILE.pdf       TEMPLATES: the folder of templates and languages that ships
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "generator/document.h"
#include "generator/edition.h"
#include "generator/hedges/hedges.h"
#include "generator/pages.h"
#include "layouts/fonts.h"
#include "layouts/write.h"

using namespace cartapenna;

namespace {

std::optional<std::string> read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The maze as a template would give it by hand.
std::string template_of(const hedges::Spec& spec, const hedges::Maze& maze) {
  std::string text = "document: {title: A maze}\nsheets:\n- game: hedges\n  board:\n    size: " +
                     std::to_string(maze.shape.columns) + "x" + std::to_string(maze.shape.rows) +
                     "\n    hedges: " + std::to_string(maze.hedges.size()) +
                     "\n    exit: " + hedges::cell_name(maze.exit, spec.alphabet) + "\n    maze: [";
  for (const hedges::Side& side : maze.hedges) {
    text += (side == maze.hedges.front() ? "" : ", ") + hedges::side_name(side, spec.alphabet);
  }
  return text + "]\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const std::string templates = argv[1];

  hedges::Spec spec;
  spec.shape = {9, 9};
  spec.hedges = 20;
  Random random(7);
  const hedges::Maze maze = hedges::generate(spec, random).maze;
  if (!hedges::check(spec, maze).empty()) return 1;
  std::cout << hedges::picture(maze.shape, maze.hedges) << hedges::distance(maze) << " steps to "
            << hedges::cell_name(maze.exit, spec.alphabet) << '\n';

  const std::string text = template_of(spec, maze);
  Problems problems;
  const Document document = read_document(
      read_yaml(text, "maze", problems), "maze",
      [&](std::string_view language) {
        return read(templates + "/languages/" + std::string(language) + ".yaml");
      },
      problems);
  const Fonts fonts;
  const Edition edition(document, 7, fonts, problems);
  if (problems.any()) {
    std::cerr << tell(problems, text);
    return 1;
  }
  std::ofstream file(argv[2], std::ios::binary);
  PdfWriter writer(fonts, {.title = edition.title()}, {},
                   [&](std::string_view bytes) { file << bytes; });
  for_each_page(edition, 0, edition.pages(), 1, [&](const Page& page) { writer.add(page); });
  writer.finish();
  return file.flush() ? 0 : 1;
}
