// SPDX-License-Identifier: MIT
// `cartapenna schema` and `cartapenna manual`: the tables of keys, for editors and for people.
#include <fmt/format.h>

#include <sstream>

#include "generator/commands.h"
#include "generator/document.h"
#include "generator/output.h"

namespace cartapenna {
namespace {

std::vector<const Game*> all_games() {
  std::vector<const Game*> all(games().begin(), games().end());
  all.insert(all.end(), extras().begin(), extras().end());
  return all;
}

Json schema_of(std::span<const Key> keys, std::string_view title) {
  Json schema = Json::parse(json_schema(keys, title));
  schema.erase("$schema");
  return schema;
}

// The Markdown tables as paragraphs: a key, its type, default and values, what it means.
std::string man_page(const std::string& markdown) {
  std::string page =
      ".TH CARTAPENNA-TEMPLATE 5\n.SH NAME\ncartapenna-template \\- the template language\n"
      ".SH DESCRIPTION\nA template is YAML: a map with document, page, class and a list of "
      "sheets.\n";
  std::istringstream lines(markdown);
  for (std::string line; std::getline(lines, line);) {
    std::erase(line, '`');
    if (line.rfind("### ", 0) == 0) {
      page += ".SH \"" + line.substr(4) + "\"\n";
    } else if (line.rfind("| ", 0) == 0 && line.rfind("| Key |", 0) != 0) {
      std::vector<std::string> cells;
      std::istringstream row(line.substr(2));
      for (std::string cell; std::getline(row, cell, '|');) cells.push_back(cell);
      cells.resize(5);
      page += ".TP\n.B " + cells[0] + "\n" + cells[4] + "\n.br\n" + cells[1] + "; " + cells[3];
      if (cells[2].find_first_not_of(' ') != std::string::npos) page += "; default" + cells[2];
      page += "\n";
    }
  }
  return page + ".SH SEE ALSO\ncartapenna(1)\n";
}

}  // namespace

int schema() {
  Json whole;
  whole["$schema"] = "http://json-schema.org/draft-07/schema#";
  whole["title"] = "cartapenna template";
  whole["type"] = "object";
  whole["additionalProperties"] = false;
  whole["required"] = {"sheets"};
  Json& properties = whole["properties"];
  properties["document"] = schema_of(document_keys(), "document");
  properties["page"] = schema_of(page_keys(), "page");
  properties["class"] = schema_of(class_keys(), "class");
  Json& sheets = properties["sheets"];
  sheets["type"] = "array";
  sheets["minItems"] = 1;
  sheets["maxItems"] = most_orders;
  for (const Game* game : all_games()) {
    Json sheet = schema_of(sheet_keys(*game), game->name);
    const bool extra = sheet["properties"].contains("page");
    sheet["properties"][extra ? "page" : "game"]["enum"] = {game->name};
    sheets["items"]["oneOf"].push_back(std::move(sheet));
  }
  write_stdout(whole.dump(2) + "\n");
  return exit_code::fine;
}

int manual(bool as_man_page) {
  std::string text = "### `document`\n\n" + markdown_table(document_keys()) + "\n### `page`\n\n" +
                     markdown_table(page_keys()) + "\n### `class`\n\n" +
                     markdown_table(class_keys()) + "\n### each of `sheets`\n\n";
  std::vector<Key> common = sheet_keys(*games().front());
  common.back().keys = {};
  text += markdown_table(common);
  for (const Game* game : all_games()) {
    if (game->keys.empty()) continue;
    text += fmt::format("\n### `board` of `{}`\n\n{}", game->name, markdown_table(game->keys));
  }
  write_stdout(as_man_page ? man_page(text) : text);
  return exit_code::fine;
}

}  // namespace cartapenna
