// SPDX-License-Identifier: MIT
// `cartapenna schema` and `cartapenna manual`: the tables of keys, for editors and for people.
#include <fmt/format.h>

#include <sstream>

#include "generator/commands.h"
#include "generator/document.h"
#include "generator/output.h"
#include "generator/troff.h"
#include "layouts/page.h"

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

std::string trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') - begin + 1));
}

// "| `key` | type | default | values | meaning |" → its cells; "\\|" is no end of one.
std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells(1);
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (row[i] == '|' && row[i - 1] != '\\') {
      cells.emplace_back();
    } else if (row[i] != '`' && (row[i] != '\\' || i + 1 == row.size() || row[i + 1] != '|')) {
      cells.back() += row[i];
    }
  }
  for (std::string& cell : cells) cell = trimmed(cell);
  cells.resize(5);
  return cells;
}

constexpr const char* before_keys = R"(.SH NAME
cartapenna\-template \- what a template of cartapenna may say
.SH DESCRIPTION
A template is a YAML file. It says what the document is, what paper it is for, and which sheets it
has, each a number of boards of one game. Whatever it leaves out has the default told below.
.PP
Lengths carry their unit: 12mm, 1.2cm, 0.5in, 36pt. Texts that are printed may be given for each
language: {en: Maze night, it: Notte di labirinti}. Anchors, aliases, tags, tabs and keys that occur
twice are refused.
.B cartapenna check
tells all problems at once, each with its line and column.
.PP
A value is changed without changing the file by
.B \-\-set
with its way from the top, sheets counted from 0:
.B cartapenna make hedge\-duel \-\-set sheets.0.board.size=9x9
.SH EXAMPLE
.nf
document:
  language: it
page:
  paper: A4
sheets:
  \- game: hedges
    count: 2
    board:
      size: 12x12
      hedges: 20
.fi
)";

// The Markdown tables as paragraphs: a key, what it means, its type, values and default.
std::string man_page(const std::string& markdown) {
  std::string page =
      ".TH CARTAPENNA-TEMPLATE 5 \"\" \"cartapenna " CARTAPENNA_VERSION "\" \"File Formats\"\n";
  page += before_keys;
  std::istringstream lines(markdown);
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("### ", 0) == 0) {
      std::erase(line, '`');
      page += ".SH \"KEYS OF " + troff(line.substr(4)) + "\"\n";
    } else if (line.rfind("| ", 0) == 0 && line.rfind("| Key |", 0) != 0) {
      const std::vector<std::string> cells = cells_of(line);
      page += ".TP\n.B " + troff(cells[0]) + "\n" + troff(cells[4]) + "\n.br\n" + troff(cells[1]);
      if (!cells[3].empty()) page += ": " + troff(cells[3]);
      if (!cells[2].empty()) page += "; default " + troff(cells[2]);
      page += "\n";
    }
  }
  return page + ".SH SEE ALSO\n.BR cartapenna (1)\n";
}

// Texts of a form that the tables only name: an editor sees more of what is wrong.
void set_patterns(Json& properties) {
  const std::string length = "(0|[1-9][0-9]*)(\\.[0-9]+)? ?(mm|cm|in|pt)";
  Json& date = properties["document"]["properties"]["date"];
  date["pattern"] = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
  date["type"] = "string";
  Json& page = properties["page"]["properties"];
  page["column-widths"]["items"]["pattern"] = "^" + length + "$";
  page["column-widths"]["items"]["type"] = "string";
  std::string names;
  for (const Paper& paper : papers()) {
    for (const char letter : paper.name) {  // in whatever case
      const char other = letter >= 'a' ? static_cast<char>(letter - 'a' + 'A')
                                       : static_cast<char>(letter - 'A' + 'a');
      const bool digit = letter >= '0' && letter <= '9';
      names += digit ? std::string(1, letter) : std::string{'[', letter, other, ']'};
    }
    names += '|';
  }
  Json& paper = page["paper"]["anyOf"][1];
  paper["pattern"] = "^(" + names + " *" + length + " *x *" + length + " *)$";
  paper["type"] = "string";
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
  set_patterns(properties);
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
