// SPDX-License-Identifier: MIT
// The rules once more, as cells and steps: the generator knows neither. Groups are walked through.
#include <fmt/format.h>

#include <algorithm>

#include "generator/hedges/hedges.h"

namespace cartapenna::hedges {
namespace {

// Directions as bits, of hedges at a point and of closed sides of a cell.
constexpr unsigned up = 1, left = 2, right = 4, down = 8;
constexpr unsigned reached = 16;

// A row of cells as bits, column 0 the lowest.
struct RowOfCells {
  std::uint64_t reached;
  std::uint64_t right;  // cells whose right side is open
  std::uint64_t down;

  // Reaches these cells and all that can be reached from them within the row; false when none is
  // new. What is reached doubles its reach with each step.
  bool reach(std::uint64_t from) {
    if ((from & ~reached) == 0 && reached_within == reached) return false;
    std::uint64_t cells = reached | from;
    std::uint64_t onwards = right << 1U;
    std::uint64_t back = right;
    for (unsigned far = 1; far < 64; far *= 2) {
      cells |= (onwards & cells << far) | (back & cells >> far);
      onwards &= onwards << far;
      back &= back >> far;
    }
    const bool more = cells != reached;
    reached = reached_within = cells;
    return more;
  }
  std::uint64_t reached_within = 0;  // the cells reached when the row was last looked through
};

class Checker {
 public:
  Checker(const Spec& spec, const Maze& maze)
      : spec_(spec),
        maze_(maze),
        shape_(maze.shape),
        width_(shape_.columns + 1),
        points_(static_cast<std::size_t>(width_ * (shape_.rows + 1)), 0) {
    group_.reserve(8);
    walk_.reserve(8);
  }

  std::vector<Fault> faults() && {
    const bool ends = check_ends();
    place_hedges();
    check_groups();
    if (ends && !quickly_reached()) check_reach();
    return std::move(faults_);
  }

 private:
  // Cells and points have the same numbers: a point is the top left corner of its cell.
  std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(column);
  }
  std::size_t at(Cell cell) const { return at(cell.column, cell.row); }
  Cell cell(std::size_t number) const {
    const auto n = static_cast<int>(number);
    return {n % width_, n / width_};
  }
  std::string name(Cell cell) const { return cell_name(cell, spec_.alphabet); }
  std::string name(Side side) const { return side_name(side, spec_.alphabet); }
  std::string names(const std::vector<Side>& sides) const {
    std::string all;
    for (const Side side : sides) all += (all.empty() ? "" : ", ") + name(side);
    return all;
  }
  void say(std::string sentence, std::vector<Side> sides = {}) {
    faults_.push_back({std::move(sentence), std::move(sides)});
  }

  bool check_ends() {
    bool on_board = true;
    for (const auto& [what, cell] : {std::pair{"entry", maze_.entry}, {"exit", maze_.exit}}) {
      if (shape_.has(cell)) continue;
      on_board = false;
      say(fmt::format("the {} is outside of the board", what));
    }
    if (!on_board) return false;
    if (maze_.entry != spec_.entry) {
      say(fmt::format("the entry is {}, not {}", name(maze_.entry), name(spec_.entry)));
    }
    const auto [column, row] = maze_.exit;
    if (maze_.exit == maze_.entry) {
      say(fmt::format("{} is both the entry and the exit", name(maze_.exit)));
    }
    if (spec_.exit_choice == ExitChoice::cell && maze_.exit != spec_.exit) {
      say(fmt::format("the exit is {}, not {}", name(maze_.exit), name(spec_.exit)));
    } else if (!shape_.on_border(maze_.exit)) {
      say(fmt::format("the exit {} is not on the border", name(maze_.exit)));
    } else if (spec_.exit_choice == ExitChoice::far_sides && column != shape_.columns - 1 &&
               row != shape_.rows - 1) {
      say(fmt::format("the exit {} is neither in the last column nor in the last row",
                      name(maze_.exit)));
    }
    return true;
  }

  void place_hedges() {
    for (const Side side : maze_.hedges) {
      const auto [column, row] = side.cell;
      if (!shape_.has(side)) {
        say("there is no side " + (column < 0 || row < 0 ? "there" : name(side)), {side});
        continue;
      }
      const bool upright = side.towards == Towards::right;
      auto& end = points_[at(column + 1, row + 1)];
      auto& start = points_[upright ? at(column + 1, row) : at(column, row + 1)];
      if ((end & (upright ? up : left)) != 0) {
        say(fmt::format("{} has two hedges", name(side)), {side, side});
        continue;
      }
      ++placed_;
      end |= upright ? up : left;
      start |= upright ? down : right;
    }
    if (placed_ == spec_.hedges) return;
    say(fmt::format("the number of hedges is {}, not {}", placed_, spec_.hedges));
  }

  // A hedge is taken away as the walk goes along it, so that it is counted once.
  void check_groups() {
    for (const Side side : maze_.hedges) {
      if (!shape_.has(side)) continue;
      group_.clear();
      walk(at(side.cell.column + 1, side.cell.row + 1));
      if (static_cast<int>(group_.size()) <= spec_.attached) continue;
      std::sort(group_.begin(), group_.end());
      say(fmt::format("{} are {} attached hedges, {} may be", names(group_), group_.size(),
                      spec_.attached),
          group_);
    }
  }

  void walk(std::size_t from) {
    const auto width = static_cast<std::size_t>(width_);
    walk_.assign(1, from);
    while (!walk_.empty()) {
      const auto point = walk_.back();
      walk_.pop_back();
      const auto [column, row] = cell(point);
      const unsigned hedges = std::exchange(points_[point], std::uint8_t{0});
      if ((hedges & up) != 0) step(point - width, down, {{column - 1, row - 1}, Towards::right});
      if ((hedges & left) != 0) step(point - 1, right, {{column - 1, row - 1}, Towards::down});
      if ((hedges & right) != 0) step(point + 1, left, {{column, row - 1}, Towards::down});
      if ((hedges & down) != 0) step(point + width, up, {{column - 1, row}, Towards::right});
    }
  }

  void step(std::size_t to, unsigned back, Side side) {
    points_[to] &= static_cast<std::uint8_t>(~back);
    group_.push_back(side);
    walk_.push_back(to);
  }

  // Whether all that must be reached is, seen at once for whole rows of cells as bits of a word:
  // rows of up to 64 cells. When not, check_reach() goes from cell to cell and says what is closed.
  bool quickly_reached() {
    if (shape_.columns > 64) return false;
    const auto rows = static_cast<std::size_t>(shape_.rows);
    const auto all = ~std::uint64_t{0} >> (64 - shape_.columns);
    std::vector<RowOfCells> row(rows, RowOfCells{0, all >> 1U, all});
    for (const auto& [cell, towards] : maze_.hedges) {
      if (!shape_.has(Side{cell, towards})) continue;
      auto& closed = row[static_cast<std::size_t>(cell.row)];
      (towards == Towards::right ? closed.right : closed.down) &=
          ~(std::uint64_t{1} << cell.column);
    }
    row[static_cast<std::size_t>(maze_.entry.row)].reached = std::uint64_t{1} << maze_.entry.column;
    for (bool more = true; more;) {
      more = false;
      std::uint64_t from = 0;
      for (std::size_t i = 0; i < rows; ++i) {
        more |= row[i].reach(from);
        from = row[i].reached & row[i].down;
      }
      for (std::size_t i = rows - 1; i-- > 0;)
        more |= row[i].reach(row[i + 1].reached & row[i].down);
    }
    if (spec_.reachable == Reachable::exit) {
      return (row[static_cast<std::size_t>(maze_.exit.row)].reached >> maze_.exit.column & 1U) != 0;
    }
    return std::all_of(row.begin(), row.end(), [all](const auto& r) { return r.reached == all; });
  }

  void check_reach() {
    close_cells();
    const auto cells = flood(maze_.entry);
    if (spec_.reachable == Reachable::exit) {
      if ((cells_[at(maze_.exit)] & reached) == 0) say_closed(maze_.exit);
      return;
    }
    if (cells == static_cast<std::size_t>(shape_.cells())) return;
    for (int row = 0; row < shape_.rows; ++row) {
      for (int column = 0; column < shape_.columns; ++column) {
        if ((cells_[at(column, row)] & reached) == 0) say_closed({column, row});
      }
    }
  }

  void close_cells() {
    cells_.assign(points_.size(), 0);
    for (const Side side : maze_.hedges) {
      if (!shape_.has(side)) continue;
      const bool upright = side.towards == Towards::right;
      cells_[at(side.cell)] |= upright ? right : down;
      cells_[at(side.other())] |= upright ? left : up;
    }
    for (int row = 0; row < shape_.rows; ++row) {
      cells_[at(0, row)] |= left;
      cells_[at(shape_.columns - 1, row)] |= right;
    }
    for (int column = 0; column < shape_.columns; ++column) {
      cells_[at(column, 0)] |= up;
      cells_[at(column, shape_.rows - 1)] |= down;
    }
  }

  // Marks all cells that can be reached, and says how many; walk_ then lists them.
  std::size_t flood(Cell start) {
    const auto width = static_cast<std::size_t>(width_);
    walk_.assign(1, at(start));
    cells_[at(start)] |= reached;
    const auto reach = [this](std::size_t to) {
      if ((cells_[to] & reached) != 0) return;
      cells_[to] |= reached;
      walk_.push_back(to);
    };
    for (std::size_t i = 0; i < walk_.size(); ++i) {
      const auto from = walk_[i];
      const unsigned closed = cells_[from];
      if ((closed & up) == 0) reach(from - width);
      if ((closed & left) == 0) reach(from - 1);
      if ((closed & right) == 0) reach(from + 1);
      if ((closed & down) == 0) reach(from + width);
    }
    return walk_.size();
  }

  // A cell that was not reached, with all that can be reached from it, and what closes them off.
  void say_closed(Cell first) {
    const auto cells = flood(first);
    std::vector<bool> inside(cells_.size());
    for (const auto number : walk_) inside[number] = true;
    std::vector<Side> closing;
    for (const Side side : maze_.hedges) {
      if (shape_.has(side) && inside[at(side.cell)] != inside[at(side.other())]) {
        closing.push_back(side);
      }
    }
    std::sort(closing.begin(), closing.end());
    const auto more =
        cells == 1 ? "" : fmt::format(" and {} more {}", cells - 1, cells == 2 ? "cell" : "cells");
    say(fmt::format("{}{}{} cannot be reached from {}: closed off by {}",
                    first == maze_.exit ? "the exit " : "", name(first), more, name(maze_.entry),
                    names(closing)),
        closing);
  }

  const Spec& spec_;
  const Maze& maze_;
  const Shape shape_;
  const int width_;
  std::vector<std::uint8_t> cells_;   // closed sides, and whether reached
  std::vector<std::uint8_t> points_;  // hedges that end there
  int placed_ = 0;
  std::vector<Side> group_;
  std::vector<std::size_t> walk_;
  std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> faults(const Spec& spec, const Maze& maze) {
  if (maze.shape != spec.shape) {
    return {{fmt::format("the board has {} x {} cells, not {} x {}", maze.shape.columns,
                         maze.shape.rows, spec.shape.columns, spec.shape.rows),
             {}}};
  }
  return Checker(spec, maze).faults();
}

std::vector<std::string> check(const Spec& spec, const Maze& maze) {
  std::vector<std::string> sentences;
  for (Fault& fault : faults(spec, maze)) sentences.push_back(std::move(fault.sentence));
  return sentences;
}

}  // namespace cartapenna::hedges
