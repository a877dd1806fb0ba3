// SPDX-License-Identifier: MIT
// Pictures out; the machine form in and out.
#include "generator/dots_and_boxes/picture.h"

#include <cctype>

#include <fmt/format.h>

namespace cartapenna::dots_and_boxes {

namespace {

void end_row(std::string& text) {
  text.erase(text.find_last_not_of(' ') + 1);
  text += '\n';
}

// A number from the front, at most largest_side, or 0 for none.
int take_side(std::string_view text, std::size_t& at) {
  int number = 0;
  while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0) {
    if (number <= largest_side) number = number * 10 + text[at] - '0';
    ++at;
  }
  return number <= largest_side ? number : 0;
}

Fault fault_at(std::size_t at, std::string sentence) {
  return Fault{1, static_cast<int>(at) + 1, std::move(sentence)};
}

}  // namespace

std::string picture(const Position& position) {
  const Grid& grid = position.grid;
  const auto drawn = [&position](int line) {
    return position.drawn[static_cast<std::size_t>(line)];
  };
  std::string text;
  for (int row = 0; row <= grid.rows; ++row) {
    std::string dots;
    for (int column = 0; column < grid.columns; ++column) {
      dots += drawn(horizontal(grid, column, row)) ? "+--" : "+  ";
    }
    text += dots + "+\n";
    if (row == grid.rows) break;
    std::string between;
    for (int column = 0; column <= grid.columns; ++column) {
      between += drawn(vertical(grid, column, row)) ? "|  " : "   ";
    }
    end_row(between);
    text += between;
  }
  return text;
}

std::string code(const Position& position) {
  std::string text = fmt::format("{}x{}:", position.grid.columns, position.grid.rows);
  for (bool drawn : position.drawn) text += drawn ? '1' : '0';
  return text;
}

Reading read_code(std::string_view text) {
  Reading reading;
  std::size_t at = 0;
  const int columns = take_side(text, at);
  const bool cross = at < text.size() && text[at] == 'x';
  if (cross) ++at;
  const int rows = cross ? take_side(text, at) : 0;
  if (columns == 0 || rows == 0 || at >= text.size() || text[at] != ':') {
    reading.faults.push_back(fault_at(
        0,
        fmt::format("a position begins with its size in boxes, 1x1: to {0}x{0}:", largest_side)));
    return reading;
  }
  reading.position = Position(Grid{columns, rows});
  const std::size_t first = at + 1;
  const auto lines = static_cast<std::size_t>(reading.position.grid.lines());
  for (at = first; at < text.size() && at < first + lines; ++at) {
    reading.position.drawn[at - first] = text[at] == '1';
    if (text[at] != '0' && text[at] != '1') {
      reading.faults.push_back(fault_at(at, "a line is 0 (not drawn) or 1 (drawn)"));
    }
  }
  if (text.size() - first != lines) {
    reading.faults.push_back(fault_at(at, fmt::format("{}x{} boxes have {} lines, not {}", columns,
                                                      rows, lines, text.size() - first)));
  }
  return reading;
}

}  // namespace cartapenna::dots_and_boxes
