// SPDX-License-Identifier: MIT
// Sides by number, cells and sides by name.
#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "generator/hedges/hedges.h"

namespace cartapenna::hedges {

std::optional<Side> side_between(Cell a, Cell b) {
  if (b < a) std::swap(a, b);
  if (a.row == b.row && a.column + 1 == b.column) return Side{a, Towards::right};
  if (a.column == b.column && a.row + 1 == b.row) return Side{a, Towards::down};
  return std::nullopt;
}

// A row of cells has a side to the right and one down for each cell, but for the last cell, which
// has the one down only, and for the last row, which has those to the right only.
int Shape::number(Side side) const {
  assert(has(side));
  const auto [cell, towards] = side;
  const int first = cell.row * (2 * columns - 1);
  if (cell.row == rows - 1) return first + cell.column;
  const bool second = towards == Towards::down && cell.column < columns - 1;
  return first + 2 * cell.column + (second ? 1 : 0);
}

Side Shape::side(int number) const {
  assert(number >= 0 && number < sides());
  const int row = number / (2 * columns - 1);
  const int rest = number % (2 * columns - 1);
  if (row == rows - 1) return {{rest, row}, Towards::right};
  const bool down = rest % 2 == 1 || rest / 2 == columns - 1;
  return {{rest / 2, row}, down ? Towards::down : Towards::right};
}

static std::string_view letters(Alphabet alphabet) {
  return alphabet == Alphabet::italian ? "ABCDEFGHILMNOPQRSTUVZ" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
}

std::string column_name(int column, Alphabet alphabet) {
  assert(column >= 0);
  const auto alphabet_letters = letters(alphabet);
  const int base = static_cast<int>(alphabet_letters.size());
  std::string name;
  for (int left = column + 1; left > 0; left = (left - 1) / base) {
    name.insert(name.begin(), alphabet_letters[static_cast<std::size_t>((left - 1) % base)]);
  }
  return name;
}

std::string cell_name(Cell cell, Alphabet alphabet) {
  return column_name(cell.column, alphabet) + std::to_string(cell.row + 1);
}

std::string side_name(Side side, Alphabet alphabet) {
  return cell_name(side.cell, alphabet) + "-" + cell_name(side.other(), alphabet);
}

std::optional<Cell> parse_cell(std::string_view text, Alphabet alphabet) {
  constexpr int too_much = 10000;
  const auto alphabet_letters = letters(alphabet);
  const int base = static_cast<int>(alphabet_letters.size());
  std::size_t at = 0;
  int column = 0;
  for (; at < text.size() && column < too_much; ++at) {
    const bool small = text[at] >= 'a' && text[at] <= 'z';
    const auto letter = alphabet_letters.find(static_cast<char>(small ? text[at] - 32 : text[at]));
    if (letter == std::string_view::npos) break;
    column = column * base + static_cast<int>(letter) + 1;
  }
  const auto digits = text.substr(at);
  if (column == 0 || digits.empty() || digits.front() == '0') return std::nullopt;
  int row = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9' || row >= too_much) return std::nullopt;
    row = row * 10 + (digit - '0');
  }
  return Cell{column - 1, row - 1};
}

std::optional<Side> parse_side(std::string_view text, Alphabet alphabet) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto a = parse_cell(text.substr(0, dash), alphabet);
  const auto b = parse_cell(text.substr(dash + 1), alphabet);
  return a && b ? side_between(*a, *b) : std::nullopt;
}

}  // namespace cartapenna::hedges
