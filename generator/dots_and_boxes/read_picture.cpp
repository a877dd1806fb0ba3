// SPDX-License-Identifier: MIT
// Pictures in. The grid is measured first: rows that hold a + or a - are rows of dots, the leftmost
// + is the left border, every third column is one of dots, and the widest row says how many. Then
// each character is looked at where it stands, so that all faults are told at once.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "generator/dots_and_boxes/picture.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr std::size_t pitch = 3;  // characters from dot to dot

struct Row {
  int number = 1;  // in the text, from 1
  std::string_view text;

  bool is_blank() const { return text.find_first_not_of(' ') == std::string_view::npos; }
  bool has_dots() const { return text.find_first_of("+-") != std::string_view::npos; }
};

std::vector<Row> rows_of(std::string_view text) {
  std::vector<Row> rows;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!row.empty() && row.back() == '\r') row.remove_suffix(1);
    rows.push_back(Row{number, row});
  }
  while (!rows.empty() && rows.back().is_blank()) rows.pop_back();
  const auto first =
      std::find_if(rows.begin(), rows.end(), [](const Row& row) { return !row.is_blank(); });
  rows.erase(rows.begin(), first);
  return rows;
}

class PictureReader {
 public:
  PictureReader(std::string_view text, const std::optional<Grid>& size)
      : rows_(rows_of(text)), size_(size) {}

  Reading read() {
    if (!measure()) return std::move(reading_);
    reading_.position = Position(Grid{columns_, dot_rows_ - 1});
    int dots_above = 0;  // rows of dots so far
    for (const Row& row : rows_) {
      if (row.has_dots()) {
        read_dots(row, dots_above++);
        betweens_ = 0;
      } else {
        read_between(row, dots_above);
      }
    }
    if (size_ && size_->rows != dot_rows_ - 1) {
      fault(rows_.back().number, 0,
            fmt::format("{} rows of dots, where {}x{} boxes have {}", dot_rows_, size_->columns,
                        size_->rows, size_->rows + 1));
    }
    return std::move(reading_);
  }

 private:
  void fault(int number, std::size_t at, std::string sentence) {
    reading_.faults.push_back(Fault{number, static_cast<int>(at) + 1, std::move(sentence)});
  }

  bool measure() {
    left_ = std::string_view::npos;
    std::size_t right = 0;
    for (const Row& row : rows_) {
      if (!row.has_dots()) continue;
      ++dot_rows_;
      left_ = std::min(left_, row.text.find('+'));
    }
    for (const Row& row : rows_) {
      const std::size_t last = row.text.rfind('+');
      if (last != std::string_view::npos) right = std::max(right, last);
    }
    const int number = rows_.empty() ? 1 : rows_.front().number;
    if (left_ == std::string_view::npos) {
      fault(number, 0, "no dots: a picture has a + for each dot");
      return false;
    }
    columns_ = static_cast<int>((right - left_ + pitch / 2) / pitch);
    if (size_) columns_ = size_->columns;
    if (columns_ < 1 || columns_ > largest_side || dot_rows_ < 2 || dot_rows_ > largest_side + 1) {
      fault(
          number, left_,
          fmt::format("a board has 2 to {0} columns and 2 to {0} rows of dots", largest_side + 1));
      return false;
    }
    return true;
  }

  std::size_t place(int column) const { return left_ + pitch * static_cast<std::size_t>(column); }
  char at(const Row& row, std::size_t place) const {
    return place < row.text.size() ? row.text[place] : ' ';
  }
  void set(int line) { reading_.position.drawn[static_cast<std::size_t>(line)] = true; }

  void read_dots(const Row& row, int number) {
    for (std::size_t place = 0; place < row.text.size(); ++place) {
      if (place < left_ || place > this->place(columns_)) stray(row, place, '-');
    }
    for (int column = 0; column <= columns_; ++column) {
      const std::size_t dot = place(column);
      if (at(row, dot) != '+') fault(row.number, dot, "a dot (+) belongs here");
      if (column == columns_) break;
      const std::array<char, 2> line{at(row, dot + 1), at(row, dot + 2)};
      if (line[0] == '-' && line[1] == '-') {
        if (number < dot_rows_) set(horizontal(reading_.position.grid, column, number));
        continue;
      }
      if (line[0] == ' ' && line[1] == ' ') continue;
      const std::size_t wrong = dot + (line[0] == ' ' || line[0] == '-' ? 2 : 1);
      const char other = at(row, wrong);
      if (other == ' ' || other == '-') {
        fault(row.number, wrong, "half a line: a horizontal line is -- from dot to dot");
      } else if (other == '+') {
        fault(row.number, wrong, "a dot between dots: each third column has one");
      } else {
        fault(row.number, wrong, "only -- or two blanks can be between two dots");
      }
    }
  }

  void read_between(const Row& row, int dots_above) {
    ++betweens_;
    if (betweens_ > 1 && dots_above > 0) {
      fault(row.number, left_, "a row of dots belongs here: one row at most is between two");
    }
    for (std::size_t place = 0; place < row.text.size(); ++place) {
      if (row.text[place] == ' ') continue;
      const bool on_board = dots_above > 0 && dots_above < dot_rows_ && place >= left_ &&
                            place <= this->place(columns_);
      if (!on_board) {
        stray(row, place, '|');
      } else if (row.text[place] != '|') {
        fault(row.number, place, "only | or a blank can be between two rows of dots");
      } else if ((place - left_) % pitch != 0) {
        const bool doubled = row.text[place - 1] == '|' || at(row, place + 1) == '|';
        fault(row.number, place, doubled ? "a line drawn twice" : "a line that joins no two dots");
      } else {
        const int column = static_cast<int>((place - left_) / pitch);
        set_once(row, place, vertical(reading_.position.grid, column, dots_above - 1));
      }
    }
  }

  void set_once(const Row& row, std::size_t place, int line) {
    if (reading_.position.drawn[static_cast<std::size_t>(line)]) {
      fault(row.number, place, "a line drawn twice");
    }
    set(line);
  }

  // Anything but a blank outside the board.
  void stray(const Row& row, std::size_t place, char line) {
    const char found = row.text[place];
    if (found == ' ') return;
    if (found == '+') {
      fault(row.number, place, fmt::format("a dot too many: a row has {}", columns_ + 1));
    } else if (found == line) {
      if (place > 0 && place - 1 != left_ && row.text[place - 1] == line) return;  // told already
      fault(row.number, place, "a line out of the board");
    } else {
      fault(row.number, place, "nothing but blanks can be outside the board");
    }
  }

  std::vector<Row> rows_;
  std::optional<Grid> size_;
  Reading reading_;
  std::size_t left_ = 0;
  int columns_ = 0;
  int dot_rows_ = 0;
  int betweens_ = 0;  // rows since the last row of dots
};

}  // namespace

Reading read_picture(std::string_view text, const std::optional<Grid>& size) {
  return PictureReader(text, size).read();
}

}  // namespace cartapenna::dots_and_boxes
