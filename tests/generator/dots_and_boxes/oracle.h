// SPDX-License-Identifier: MIT
// The reference tables of tests/oracles: see the comments at their heads.
#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

struct OracleCase {
  std::string name;
  Position position;
  int value = 0;
  std::vector<int> best;
  std::map<int, int> moves;
};

// h2.1: the horizontal line right of the dot in row 2, column 1; v: the one below it.
inline int oracle_line(const Grid& grid, const std::string& name) {
  const std::size_t dot = name.find('.');
  const int row = std::stoi(name.substr(1, dot - 1));
  const int column = std::stoi(name.substr(dot + 1));
  return name[0] == 'h' ? horizontal(grid, column, row) : vertical(grid, column, row);
}

inline std::vector<std::vector<std::string>> oracle_rows(const std::string& file) {
  std::ifstream stream(std::string(CARTAPENNA_TESTS "/oracles/") + file);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() || line[0] == '#' || line.rfind("id\t", 0) == 0) continue;
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, '\t');) cells.push_back(cell);
    rows.push_back(cells);
  }
  return rows;
}

inline void read_answer(OracleCase& found, const std::string& best, const std::string& moves) {
  const Grid& grid = found.position.grid;
  std::istringstream names(best);
  for (std::string name; names >> name;) {
    if (name != "-") found.best.push_back(oracle_line(grid, name));
  }
  std::istringstream values(moves);
  for (std::string value; values >> value;) {
    const std::size_t equals = value.find('=');
    if (equals == std::string::npos) continue;
    found.moves[oracle_line(grid, value.substr(0, equals))] = std::stoi(value.substr(equals + 1));
  }
}

inline std::vector<OracleCase> oracle_positions() {
  std::vector<OracleCase> cases;
  for (const auto& cells : oracle_rows("dots_and_boxes_positions.tsv")) {
    OracleCase found;
    found.name = cells[0];
    found.position = Position(Grid{std::stoi(cells[2]), std::stoi(cells[1])});
    std::istringstream drawn(cells[9]);
    for (std::string name; drawn >> name;) {
      if (name != "-") draw(found.position, oracle_line(found.position.grid, name));
    }
    found.value = std::stoi(cells[6]);
    read_answer(found, cells[8], cells[11]);
    cases.push_back(found);
  }
  return cases;
}

inline std::vector<OracleCase> oracle_boards() {
  std::vector<OracleCase> cases;
  for (const auto& cells : oracle_rows("dots_and_boxes_boards.tsv")) {
    const Start start = cells[0] == "american"    ? Start::american
                        : cells[0] == "icelandic" ? Start::icelandic
                                                  : Start::swedish;
    OracleCase found;
    found.name = cells[0] + " " + cells[1] + " x " + cells[2];
    found.position = Position(Grid{std::stoi(cells[2]), std::stoi(cells[1])}, start);
    found.value = std::stoi(cells[4]);
    read_answer(found, cells.size() > 6 ? cells[6] : "", cells.size() > 7 ? cells[7] : "");
    cases.push_back(found);
  }
  return cases;
}

}  // namespace cartapenna::dots_and_boxes
