// SPDX-License-Identifier: MIT
// `cartapenna schema` and `cartapenna manual`: the tables of keys, for editors and for people.
#include <fmt/format.h>

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

int manual() {
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
  write_stdout(text);
  return exit_code::fine;
}

}  // namespace cartapenna
