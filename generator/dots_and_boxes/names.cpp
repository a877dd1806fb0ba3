// SPDX-License-Identifier: MIT
// A1, A1-B1: names of dots, lines and boxes, and the way back.
#include <cctype>

#include <fmt/format.h>

#include "generator/dots_and_boxes/dots_and_boxes.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr int letters = 26;

// Takes letters off the front of a name. Returns nothing for none and for a column out of reach.
int take_column(std::string_view& name) {
  int number = 0;
  while (!name.empty() && std::isalpha(static_cast<unsigned char>(name.front())) != 0) {
    number = number * letters + std::tolower(static_cast<unsigned char>(name.front())) - 'a' + 1;
    if (number > largest_side + 1) return nothing;
    name.remove_prefix(1);
  }
  return number - 1;
}

// The same for digits. 01 is no number.
int take_row(std::string_view& name) {
  if (!name.empty() && name.front() == '0') return nothing;
  int number = 0;
  while (!name.empty() && std::isdigit(static_cast<unsigned char>(name.front())) != 0) {
    number = number * 10 + name.front() - '0';
    if (number > largest_side + 1) return nothing;
    name.remove_prefix(1);
  }
  return number - 1;
}

}  // namespace

std::string column_name(int column, Naming naming) {
  const char first = naming == Naming::algebraic ? 'a' : 'A';
  std::string name;
  for (int number = column + 1; number > 0; number = (number - 1) / letters) {
    name.insert(name.begin(), static_cast<char>(first + (number - 1) % letters));
  }
  return name;
}

std::string row_name(const Grid& grid, int row, Naming naming) {
  return std::to_string(naming == Naming::algebraic ? grid.rows - row + 1 : row + 1);
}

std::string dot_name(const Grid& grid, Dot dot, Naming naming) {
  return column_name(dot.column, naming) + row_name(grid, dot.row, naming);
}

std::string line_name(const Grid& grid, int line, Naming naming) {
  auto [one, other] = ends(grid, line);
  if (naming == Naming::algebraic && !is_horizontal(grid, line)) std::swap(one, other);
  return fmt::format("{}-{}", dot_name(grid, one, naming), dot_name(grid, other, naming));
}

std::string box_name(const Grid& grid, int box, Naming naming) {
  return dot_name(grid, Dot{box % grid.columns, box / grid.columns}, naming);
}

std::optional<Dot> find_dot(const Grid& grid, std::string_view name, Naming naming) {
  const int column = take_column(name);
  int row = take_row(name);
  if (column == nothing || row == nothing || !name.empty()) return std::nullopt;
  if (naming == Naming::algebraic) row = grid.rows - row;
  if (column > grid.columns || row < 0 || row > grid.rows) return std::nullopt;
  return Dot{column, row};
}

std::optional<int> find_line(const Grid& grid, std::string_view name, Naming naming) {
  const std::size_t dash = name.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto one = find_dot(grid, name.substr(0, dash), naming);
  const auto other = find_dot(grid, name.substr(dash + 1), naming);
  if (!one || !other) return std::nullopt;
  const int line = line_between(grid, *one, *other);
  if (line == nothing) return std::nullopt;
  return line;
}

}  // namespace cartapenna::dots_and_boxes
