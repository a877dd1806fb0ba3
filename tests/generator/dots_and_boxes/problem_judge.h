// SPDX-License-Identifier: MIT
// Reads a problem as the program tells it (JSON) and finds fault with it. Shares nothing with the
// program but the names of lines: own rules, own players, the value of every set of undrawn lines.
#pragma once

#include <bit>
#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace problem_judge {

using Lines = std::uint64_t;  // a bit for each line of the board
using Json = nlohmann::ordered_json;

inline Lines bit(int line) {
  return Lines{1} << static_cast<unsigned>(line);
}

struct Board {
  int columns = 0;
  int rows = 0;
  std::vector<Lines> boxes;  // their sides

  Board(int wide, int high) : columns(wide), rows(high) {
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        boxes.push_back(bit(across(column, row)) | bit(across(column, row + 1)) |
                        bit(down(column, row)) | bit(down(column + 1, row)));
      }
    }
  }
  int across(int column, int row) const { return row * columns + column; }
  int down(int column, int row) const {
    return columns * (rows + 1) + row * (columns + 1) + column;
  }
  int lines() const { return columns * (rows + 1) + rows * (columns + 1); }
  Lines all() const { return bit(lines()) - 1; }

  int line(const std::string& name) const {
    const auto dash = name.find('-');
    const int column = name[0] - 'A';
    const int row = std::stoi(name.substr(1, dash)) - 1;
    return name[dash + 1] == name[0] ? down(column, row) : across(column, row);
  }
  Lines border() const {
    Lines found = 0;
    for (int column = 0; column < columns; ++column) {
      found |= bit(across(column, 0)) | bit(across(column, rows));
    }
    for (int row = 0; row < rows; ++row) found |= bit(down(0, row)) | bit(down(columns, row));
    return found;
  }
};

// Rules, on the set of undrawn lines.
class Rules {
 public:
  explicit Rules(Board board) : board_(std::move(board)) {}

  const Board& board() const { return board_; }
  int closes(Lines undrawn, int line) const {
    int closed = 0;
    for (const Lines box : board_.boxes) closed += (box & undrawn) == bit(line) ? 1 : 0;
    return closed;
  }
  int open(Lines undrawn) const {
    int found = 0;
    for (const Lines box : board_.boxes) found += (box & undrawn) != 0 ? 1 : 0;
    return found;
  }
  std::vector<int> list(Lines undrawn, const std::function<bool(int)>& wanted) const {
    std::vector<int> found;
    for (int line = 0; line < board_.lines(); ++line) {
      if ((undrawn & bit(line)) != 0 && wanted(line)) found.push_back(line);
    }
    return found;
  }
  std::vector<int> closing(Lines undrawn) const {
    return list(undrawn, [&](int line) { return closes(undrawn, line) > 0; });
  }
  int on_offer(Lines undrawn) const {  // boxes with one undrawn side
    int found = 0;
    for (const Lines box : board_.boxes) found += std::popcount(box & undrawn) == 1 ? 1 : 0;
    return found;
  }
  std::vector<int> safe(Lines undrawn) const {
    return list(undrawn, [&](int line) {
      return closes(undrawn, line) == 0 && on_offer(undrawn & ~bit(line)) == on_offer(undrawn);
    });
  }
  // Boxes that can be taken at once; the lines left after that.
  int take_all(Lines& undrawn) const {
    int taken = 0;
    for (auto lines = closing(undrawn); !lines.empty(); lines = closing(undrawn)) {
      taken += closes(undrawn, lines.front());
      undrawn &= ~bit(lines.front());
    }
    return taken;
  }
  int takable(Lines undrawn) const { return take_all(undrawn); }

  // Lines that close nothing and leave all that could be taken: two boxes, or four of which two
  // cannot be had before the other two are left.
  std::vector<int> declining(Lines undrawn) const {
    Lines rest = undrawn;
    const int taken = take_all(rest);
    if ((taken != 2 && taken != 4) || rest == 0) return {};
    if (taken == 4) {
      for (const int one : closing(undrawn)) {
        for (const int other : closing(undrawn & ~bit(one))) {
          if (!declining(undrawn & ~bit(one) & ~bit(other)).empty()) return {};
        }
      }
    }
    return list(undrawn, [&](int line) {
      Lines left = undrawn & ~bit(line);
      return closes(undrawn, line) == 0 && take_all(left) == taken && left == rest;
    });
  }

  // Groups of open boxes that hang together through undrawn lines that `joins` holds.
  std::vector<std::vector<std::size_t>> groups(Lines undrawn,
                                               const std::function<bool(Lines)>& member) const {
    std::vector<std::vector<std::size_t>> found;
    std::set<std::size_t> seen;
    for (std::size_t first = 0; first < board_.boxes.size(); ++first) {
      if (!member(board_.boxes[first] & undrawn) || !seen.insert(first).second) continue;
      std::vector<std::size_t> group{first};
      for (std::size_t at = 0; at < group.size(); ++at) {
        for (std::size_t next = 0; next < board_.boxes.size(); ++next) {
          const Lines shared = board_.boxes[group[at]] & board_.boxes[next] & undrawn;
          if (shared == 0 || !member(board_.boxes[next] & undrawn)) continue;
          if (seen.insert(next).second) group.push_back(next);
        }
      }
      found.push_back(group);
    }
    return found;
  }
  int regions(Lines undrawn) const {
    return static_cast<int>(groups(undrawn, [](Lines sides) { return sides != 0; }).size());
  }
  // Long chains and loops, of boxes with two undrawn sides.
  struct Shapes {
    int long_chains = 0;
    int loops = 0;
  };
  Shapes shapes(Lines undrawn) const {
    Shapes shapes;
    for (const auto& group :
         groups(undrawn, [](Lines sides) { return std::popcount(sides) == 2; })) {
      Lines sides = 0;
      for (const std::size_t box : group) sides |= board_.boxes[box] & undrawn;
      const bool loop = std::popcount(sides) == static_cast<int>(group.size());
      if (loop) ++shapes.loops;
      if (!loop && group.size() >= 3) ++shapes.long_chains;
    }
    return shapes;
  }
  // Lines that make a difference: those round a box with less than three are one, those that tie
  // a box to the border, too.
  int different_lines(Lines undrawn) const {
    std::map<int, int> leader;
    const std::function<int(int)> find = [&](int line) {
      return leader[line] == line ? line : find(leader[line]);
    };
    for (const int line : list(undrawn, [](int) { return true; })) leader[line] = line;
    for (const Lines box : board_.boxes) {
      const Lines sides = box & undrawn;
      const Lines alike = std::popcount(sides) <= 2 ? sides : sides & board_.border();
      int first = -1;
      for (Lines left = alike; left != 0; left &= left - 1) {
        const int line = std::countr_zero(left);
        if (first < 0) first = line;
        leader[find(line)] = find(first);
      }
    }
    std::set<int> leaders;
    for (const auto& entry : leader) leaders.insert(find(entry.first));
    // Two boxes or four on offer can be taken or left.
    return static_cast<int>(leaders.size()) + (declining(undrawn).empty() ? 0 : 1);
  }

 private:
  Board board_;
};

// The value of every subset of some undrawn lines, and who wins it as nimstring.
class Table {
 public:
  Table(const Rules& rules, Lines undrawn) : rules_(rules) {
    for (Lines left = undrawn; left != 0; left &= left - 1) {
      lines_.push_back(std::countr_zero(left));
    }
    for (const Lines box : rules.board().boxes) {
      if ((box & undrawn) != 0) boxes_.push_back(packed(box & undrawn));
    }
    values_.resize(std::size_t{1} << lines_.size());
    wins_.resize(values_.size());
    for (std::uint32_t set = 1; set < values_.size(); ++set) fill(set);
  }

  int value(Lines undrawn) const { return values_[packed(undrawn)]; }
  bool wins(Lines undrawn) const { return wins_[packed(undrawn)] != 0; }
  int value(Lines undrawn, int line) const {
    const int closed = rules_.closes(undrawn, line);
    const Lines next = undrawn & ~bit(line);
    return closed > 0 ? closed + value(next) : -value(next);
  }

 private:
  std::uint32_t packed(Lines undrawn) const {
    std::uint32_t set = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if ((undrawn & bit(lines_[i])) != 0) set |= std::uint32_t{1} << i;
    }
    return set;
  }
  void fill(std::uint32_t set) {
    int best = -100;
    bool won = false;
    for (std::uint32_t left = set; left != 0; left &= left - 1) {
      const std::uint32_t line = left & (~left + 1);
      int closed = 0;
      for (const std::uint32_t box : boxes_) closed += (box & set) == line ? 1 : 0;
      const std::uint32_t next = set & ~line;
      best = std::max(best, closed > 0 ? closed + values_[next] : -values_[next]);
      won = won || (closed > 0 ? wins_[next] != 0 : wins_[next] == 0);
    }
    values_[set] = static_cast<std::int8_t>(best);
    wins_[set] = won ? 1 : 0;
  }

  const Rules& rules_;
  std::vector<int> lines_;
  std::vector<std::uint32_t> boxes_;
  std::vector<std::int8_t> values_;
  std::vector<char> wins_;
};

}  // namespace problem_judge
