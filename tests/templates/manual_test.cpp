// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "templates/keys.h"
#include "tests/templates/sample_keys.h"

using namespace cartapenna;
using Json = nlohmann::json;

TEST_CASE("the table of the manual has every key with its path") {
  const std::string table = markdown_table(sample::top_keys());
  CHECK(table.find("| Key | Type | Default | Values | Meaning |\n|---|---|---|---|---|\n") == 0);
  for (const char* const row : {
           "| `document` | map |  |  |  |\n",
           "| `document.title` | text, or one a language |  | at most 20 letters | heading |\n",
           "| `document.seed` | whole number |  | 0 … 18446744073709551615 | makes the same \\| "
           "again |\n",
           "| `page.paper` | choice | `A4` | A4, A5 or Letter |  |\n",
           "| `page.margin` | length | `12mm` | 0mm … 100mm |  |\n",
           "| `sheets` | list of maps | needed | 1 … 3 items |  |\n",
           "| `sheets.N.count` | whole number | `1` | at least 1 |  |\n",
           "| `sheets.N.board.size` | columns x rows | `15x15` | 2 … 40 | columns x rows |\n",
           "| `sheets.N.board.exit` | choice | `far-sides` | far-sides, border or a cell such as "
           "B4 |  |\n",
       }) {
    CHECK_MESSAGE(table.find(row) != std::string::npos, row << "in\n" << table);
  }
  CHECK(markdown_table(sample::board_keys(), "board.").find("| `board.hedges` |") !=
        std::string::npos);
}

TEST_CASE("the schema is made from the same rows") {
  const Json schema = Json::parse(json_schema(sample::top_keys(), "a template"));
  CHECK(schema["$schema"] == "http://json-schema.org/draft-07/schema#");
  CHECK(schema["title"] == "a template");
  CHECK(schema["additionalProperties"] == false);
  CHECK(schema["required"] == Json::array({"sheets"}));
  const Json& board = schema["properties"]["sheets"]["items"]["properties"]["board"]["properties"];
  CHECK(board["hedges"] == Json{{"type", "integer"},
                                {"minimum", 0},
                                {"maximum", 420},
                                {"description", "how many"},
                                {"default", 30}});
  CHECK(board["rules"] == Json{{"type", "boolean"}, {"default", true}});
  CHECK(board["exit"]["anyOf"][0]["enum"] == Json::array({"far-sides", "border"}));
  CHECK(schema["properties"]["document"]["properties"]["seed"]["maximum"] == 18446744073709551615U);
}
