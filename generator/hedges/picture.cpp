// SPDX-License-Identifier: MIT
// Mazes as text. A row of dots is recognised by its first sign, so that rows between dots may be
// empty or missing.
#include <fmt/format.h>

#include <algorithm>

#include "generator/hedges/hedges.h"

namespace cartapenna::hedges {
namespace {

struct Row {
  int line;
  std::string_view text;
};

std::vector<Row> rows_of(std::string_view text) {
  std::vector<Row> rows;
  for (int line = 1; !text.empty(); ++line) {
    const auto end = std::min(text.find('\n'), text.size());
    auto row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    while (!row.empty() && (row.back() == ' ' || row.back() == '\r')) row.remove_suffix(1);
    rows.push_back({line, row});
  }
  return rows;
}

bool is_dots(const Row& row, std::size_t indent) {
  return row.text.size() > indent && row.text[indent] == '+';
}

class Reader {
 public:
  explicit Reader(std::string_view text) : rows_(rows_of(text)) {}

  Picture read() {
    const auto first = std::find_if(rows_.begin(), rows_.end(), [](const Row& row) {
      return row.text.find_first_not_of(' ') != std::string_view::npos;
    });
    if (first == rows_.end()) {
      problem(1, 0, "there is no picture here");
      return picture_;
    }
    indent_ = first->text.find_first_not_of(' ');
    if (!is_dots(*first, indent_)) {
      problem(first->line, indent_, "a picture begins with a dot, `+`");
      return picture_;
    }
    dots_ = static_cast<int>((first->text.size() - indent_ + 2) / 3);
    for (auto row = first; row != rows_.end(); ++row) read_row(*row);
    picture_.shape = {dots_ - 1, dot_rows_ - 1};
    drop_border();
    return picture_;
  }

 private:
  void read_row(const Row& row) {
    if (row.text.empty()) return;
    const auto begin = row.text.find_first_not_of(' ');
    if (begin < indent_) return problem(row.line, begin, "this stands left of the first dot");
    if (is_dots(row, indent_)) {
      ++dot_rows_;
      between_read_ = false;
      return read_dots(row);
    }
    if (between_read_) return problem(row.line, begin, "a row of dots is missing above this row");
    between_read_ = true;
    for (std::size_t i = begin; i < row.text.size(); ++i) {
      if (row.text[i] == ' ') continue;
      const auto place = i - indent_;
      const int column = static_cast<int>(place / 3);
      if (row.text[i] != '|' || place % 3 != 0 || column >= dots_) {
        return problem(row.line, i, "between rows of dots, only `|` below a dot can stand");
      }
      // The hedge is on the right side of the cell at its left.
      found_.push_back(
          {{{column - 1, dot_rows_ - 1}, Towards::right}, {row.line, static_cast<int>(i) + 1}});
    }
  }

  void read_dots(const Row& row) {
    const auto width = 3 * static_cast<std::size_t>(dots_ - 1) + 1;
    if (row.text.size() - indent_ != width) {
      return problem(row.line, row.text.size(),
                     fmt::format("the first row has {} dots, this one has not", dots_));
    }
    for (std::size_t place = 0; place < width; ++place) {
      const char sign = row.text[indent_ + place];
      if (place % 3 == 0) {
        if (sign != '+') return problem(row.line, indent_ + place, "a dot, `+`, belongs here");
        continue;
      }
      const char first = row.text[indent_ + place - (place + 2) % 3];
      if (sign != first || (sign != ' ' && sign != '-')) {
        return problem(row.line, indent_ + place,
                       "between dots, only `--` or two blanks can stand");
      }
      if (sign == '-' && place % 3 == 1) {
        // The hedge is on the lower side of the cell above it.
        found_.push_back({{{static_cast<int>(place / 3), dot_rows_ - 2}, Towards::down},
                          {row.line, static_cast<int>(indent_ + place) + 1}});
      }
    }
  }

  void drop_border() {
    const Shape& shape = picture_.shape;
    if (shape.columns < 1 || shape.rows < 1) {
      if (picture_.problems.empty()) problem(1, 0, "a picture has two rows of dots at least");
      return;
    }
    std::sort(found_.begin(), found_.end());
    for (const auto& [side, place] : found_) {
      if (!shape.has(side)) continue;
      picture_.hedges.push_back(side);
      picture_.places.push_back(place);
    }
  }

  void problem(int line, std::size_t at, std::string sentence) {
    picture_.problems.push_back({line, static_cast<int>(at) + 1, std::move(sentence)});
  }

  std::vector<Row> rows_;
  std::size_t indent_ = 0;
  int dots_ = 0;
  int dot_rows_ = 0;
  bool between_read_ = false;
  std::vector<std::pair<Side, std::pair<int, int>>> found_;  // with line and column
  Picture picture_;
};

}  // namespace

std::string picture(const Shape& shape, const std::vector<Side>& hedges) {
  const auto width = 3 * static_cast<std::size_t>(shape.columns) + 1;
  std::vector<std::string> rows(static_cast<std::size_t>(2 * shape.rows + 1));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    rows[row].assign(width, ' ');
    if (row % 2 == 0) {
      for (std::size_t i = 0; i < width; i += 3) rows[row][i] = '+';
    } else {
      rows[row].front() = rows[row].back() = '|';
    }
  }
  const auto level = [&rows](std::size_t row, std::size_t column) {
    rows[2 * row][3 * column + 1] = rows[2 * row][3 * column + 2] = '-';
  };
  for (int column = 0; column < shape.columns; ++column) {
    level(0, static_cast<std::size_t>(column));
    level(static_cast<std::size_t>(shape.rows), static_cast<std::size_t>(column));
  }
  for (const auto& [cell, towards] : hedges) {
    const auto column = static_cast<std::size_t>(cell.column);
    const auto row = static_cast<std::size_t>(cell.row);
    if (towards == Towards::down) {
      level(row + 1, column);
    } else {
      rows[2 * row + 1][3 * (column + 1)] = '|';
    }
  }
  std::string text;
  for (const auto& row : rows) text += row + '\n';
  return text;
}

Picture parse_picture(std::string_view text) {
  return Reader(text).read();
}

}  // namespace cartapenna::hedges
