// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/picture.h"

#include <doctest/doctest.h>

#include <fmt/format.h>

#include "generator/random.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

const std::string example =
    "+--+  +  +  +\n"
    "|\n"
    "+--+  +  +  +\n"
    "|  |     |\n"
    "+  +  +  +  +\n"
    "            |\n"
    "+  +  +--+  +\n"
    "\n"
    "+  +--+  +  +\n";

std::string faults(std::string_view text, const std::optional<Grid>& size = std::nullopt) {
  std::string all;
  for (const Fault& fault : read_picture(text, size).faults) {
    all += fmt::format("{}:{}: {}\n", fault.line, fault.column, fault.sentence);
  }
  return all;
}

std::string code_faults(std::string_view text) {
  std::string all;
  for (const Fault& fault : read_code(text).faults) {
    all += fmt::format("{}: {}\n", fault.column, fault.sentence);
  }
  return all;
}

}  // namespace

TEST_CASE("the example of the source: picture in, same picture out") {
  const Reading reading = read_picture(example);
  CHECK(reading.faults.empty());
  CHECK(reading.position.grid == Grid{4, 4});
  CHECK(drawn_lines(reading.position).size() == 9);
  CHECK(picture(reading.position) == example);
}

TEST_CASE("indented, padded, without its empty rows, with the line ends of another system") {
  const Position position = read_picture(example).position;
  const std::string other =
      "\n   \r\n"
      "    +--+  +  +  +  \r\n"
      "    |              \r\n"
      "    +--+  +  +  +\r\n"
      "    |  |     |\r\n"
      "    +  +  +  +  +\r\n"
      "                |\r\n"
      "    +  +  +--+  +\r\n"
      "    +  +--+  +  +\n\n\n";
  CHECK(faults(other).empty());
  CHECK(read_picture(other).position == position);
}

TEST_CASE("any position survives both forms") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    const Grid grid{1 + static_cast<int>(random.below(9)), 1 + static_cast<int>(random.below(9))};
    Position position(grid);
    const std::uint64_t share = random.below(11);
    for (std::size_t line = 0; line < position.drawn.size(); ++line) {
      position.drawn[line] = random.below(10) < share;
    }
    CHECK(faults(picture(position)).empty());
    CHECK(read_picture(picture(position)).position == position);
    CHECK(code_faults(code(position)).empty());
    CHECK(read_code(code(position)).position == position);
  }
}

TEST_CASE("faults of a picture, all at once, where they stand") {
  CHECK(faults("") == "1:1: no dots: a picture has a + for each dot\n");
  CHECK(faults("\n\n  |  |\n") == "3:1: no dots: a picture has a + for each dot\n");
  CHECK(faults("  +--+\n") == "1:3: a board has 2 to 51 columns and 2 to 51 rows of dots\n");
  CHECK(faults("+--+--\n"
               "|  |\n"
               "+- +\n") ==
        "1:5: a line out of the board\n"
        "3:3: half a line: a horizontal line is -- from dot to dot\n");
  CHECK(faults("+--+  +\n"
               "|| |  x\n"
               "+--   +\n"
               " |\n"
               "+  + ++\n"
               "|\n") ==
        "2:2: a line drawn twice\n"
        "2:7: only | or a blank can be between two rows of dots\n"
        "3:4: a dot (+) belongs here\n"
        "4:2: a line that joins no two dots\n"
        "5:6: a dot between dots: each third column has one\n"
        "6:1: a line out of the board\n");
  CHECK(faults("  +  +\n"
               "  |\n"
               "  |\n"
               "| +  +  +\n",
               Grid{1, 1}) ==
        "3:3: a row of dots belongs here: one row at most is between two\n"
        "3:3: a line drawn twice\n"
        "4:1: nothing but blanks can be outside the board\n"
        "4:9: a dot too many: a row has 2\n");
  CHECK(faults("+  +\n\n+  +\n", Grid{1, 2}) == "3:1: 2 rows of dots, where 1x2 boxes have 3\n");
  CHECK(faults("+  +  +\n\n+  +\n") == "3:7: a dot (+) belongs here\n");
}

TEST_CASE("faults of the machine form") {
  CHECK(code_faults("1x1:0101").empty());
  const std::string size = "1: a position begins with its size in boxes, 1x1: to 50x50:\n";
  for (const char* wrong : {"", "1x1", "1:0101", "0x1:00", "51x1:", "x:", "1x99999999999:", "a"}) {
    CAPTURE(wrong);
    CHECK(code_faults(wrong) == size);
  }
  CHECK(code_faults("1x1:0121") == "7: a line is 0 (not drawn) or 1 (drawn)\n");
  CHECK(code_faults("1x1:011") == "8: 1x1 boxes have 4 lines, not 3\n");
  CHECK(code_faults("1x1:01111") == "9: 1x1 boxes have 4 lines, not 5\n");
}
