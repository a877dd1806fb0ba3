// SPDX-License-Identifier: MIT
// Reads the oracle tables: tab-separated, '#' starts a comment, the first other line names columns.
#pragma once

#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct OracleRow {
  std::map<std::string, std::string> cells;
  const std::string& operator[](const std::string& column) const { return cells.at(column); }
  int number(const std::string& column) const { return std::stoi(cells.at(column)); }
};

inline std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

inline std::vector<OracleRow> read_oracle(const std::string& file) {
  std::ifstream in(CARTAPENNA_TESTS "/oracles/" + file);
  if (!in) throw std::runtime_error("no oracle " + file);
  std::vector<OracleRow> rows;
  std::vector<std::string> columns;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto cells = split(line, '\t');
    if (columns.empty()) {
      columns = cells;
      continue;
    }
    OracleRow row;
    for (std::size_t i = 0; i < columns.size(); ++i) row.cells[columns[i]] = cells.at(i);
    rows.push_back(row);
  }
  return rows;
}
