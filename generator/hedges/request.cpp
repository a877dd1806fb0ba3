// SPDX-License-Identifier: MIT
// Requests: what they allow, and why some cannot be met.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "generator/hedges/hedges.h"
#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {

std::vector<Cell> exit_cells(const Spec& spec) {
  const Shape& shape = spec.shape;
  if (spec.exit_choice == ExitChoice::cell) return {spec.exit};
  const int last = shape.columns - 1;
  std::vector<Cell> cells;
  cells.reserve(2 * static_cast<std::size_t>(shape.columns + shape.rows));
  for (int row = 0; row < shape.rows; ++row) {
    const bool inner_row = row != 0 && row != shape.rows - 1;
    for (int column = 0; column <= last; column += inner_row ? last : 1) {
      const bool far_side = column == last || row == shape.rows - 1;
      const bool allowed = far_side || spec.exit_choice == ExitChoice::border;
      if (allowed && Cell{column, row} != spec.entry) cells.push_back({column, row});
    }
  }
  return cells;
}

int most_hedges_all_reachable(const Shape& shape, int limit) {
  const auto deep = std::max<std::int64_t>(0, shape.rows - 1 - 2LL * limit) *
                    std::max<std::int64_t>(0, shape.columns - 1 - 2LL * limit);
  const auto apart = (deep + limit) / (limit + 1LL);
  return (shape.rows - 1) * (shape.columns - 1) - static_cast<int>(apart);
}

// A group of k <= L hedges has at least so many points: v points of a square lattice have at most
// 2v − 2√v lines between them (F. Harary, H. Harborth, "Extremal animals", 1976). The best ratio of
// k to v is found among all k.
static int most_by_points(std::int64_t points, int limit, int sides) {
  std::int64_t most = 0;
  std::int64_t v = 2;
  for (std::int64_t k = 1; k <= std::min(limit, sides); ++k) {
    // k <= 2v − 2√v, that is 4v <= (2v − k)², for whole numbers.
    while (2 * v < k || 4 * v > (2 * v - k) * (2 * v - k)) ++v;
    most = std::max(most, points * k / v);
  }
  return static_cast<int>(std::min<std::int64_t>(most, sides));
}

static bool in_corner(const Shape& shape, Cell cell) {
  return (cell.column == 0 || cell.column == shape.columns - 1) &&
         (cell.row == 0 || cell.row == shape.rows - 1);
}

// For L <= 4 a group of k hedges with i inner points and j on the border has k <= i + j/2, but for
// one that closes a corner, which may have half a hedge more; and of the two points beside a corner
// that is entry or exit only one can carry a hedge without closing it. For L = 4 as many can stand
// from corner to corner of squares up to 10 x 10 and of 15 x 15, but for 6, 8 and 10: one less
// there (6 by counting all sets, as the tests do; 8 and 10 by a search that shares nothing with
// this).
static int most_by_border(const Shape& shape, Cell entry, Cell exit) {
  const int inner = (shape.columns - 1) * (shape.rows - 1);
  const int half_border = shape.columns + shape.rows - 2;
  const int ends = (in_corner(shape, entry) ? 1 : 0) + (in_corner(shape, exit) ? 1 : 0);
  const bool square = shape.columns == shape.rows && ends == 2;
  const bool less = square && (shape.rows == 6 || shape.rows == 8 || shape.rows == 10);
  const bool opposite = entry.column != exit.column && entry.row != exit.row;
  return inner + half_border + 2 - ends - (less && opposite ? 1 : 0);
}

int most_hedges_exit_reachable(const Spec& spec, Cell exit) {
  const auto [columns, rows] = spec.shape;
  const int steps = std::abs(spec.entry.column - exit.column) + std::abs(spec.entry.row - exit.row);
  const std::int64_t points = (columns + 1LL) * (rows + 1LL) - 4;
  int most = std::min(spec.shape.sides() - steps,
                      most_by_points(points, spec.attached, spec.shape.sides()));
  if (spec.attached <= 4 && columns > 2 && rows > 2) {
    most = std::min(most, most_by_border(spec.shape, spec.entry, exit));
  }
  return most;
}

int most_hedges(const Spec& spec) {
  if (spec.reachable == Reachable::all) {
    return most_hedges_all_reachable(spec.shape, spec.attached);
  }
  int most = 0;
  for (const Cell exit : exit_cells(spec)) {
    most = std::max(most, most_hedges_exit_reachable(spec, exit));
  }
  return most;
}

namespace {

class Objections {
 public:
  explicit Objections(const Spec& spec) : spec_(spec) {}

  std::vector<Objection> find() && {
    const auto [columns, rows] = spec_.shape;
    if (std::min(columns, rows) < smallest_edge || std::max(columns, rows) > largest_edge) {
      say("size", fmt::format("a board has {} to {} columns and rows, not {} x {}", smallest_edge,
                              largest_edge, columns, rows));
      return std::move(objections_);
    }
    entry();
    if (spec_.exit_choice == ExitChoice::cell) exit();
    if (spec_.attached < 1) {
      say("attached",
          fmt::format("with at most {} attached hedges, not one could stand: 1 is the least limit",
                      spec_.attached));
    }
    number();
    return std::move(objections_);
  }

 private:
  void say(std::string_view key, std::string sentence) {
    objections_.push_back({key, std::move(sentence)});
  }

  std::string size() const {
    return fmt::format("{} x {} cells", spec_.shape.columns, spec_.shape.rows);
  }

  std::string outside(std::string_view what, Cell cell) const {
    const Cell last{spec_.shape.columns - 1, spec_.shape.rows - 1};
    const auto name = cell.column < 0 ? "" : " " + cell_name(cell, spec_.alphabet);
    return fmt::format("the {}{} is outside of the board, whose last cell is {}", what, name,
                       cell_name(last, spec_.alphabet));
  }

  void entry() {
    if (!spec_.shape.has(spec_.entry)) say("entry", outside("entry", spec_.entry));
  }

  void exit() {
    const Cell cell = spec_.exit;
    if (!spec_.shape.has(cell)) return say("exit", outside("exit", cell));
    const auto name = cell_name(cell, spec_.alphabet);
    if (cell == spec_.entry) say("exit", fmt::format("{} is both the entry and the exit", name));
    if (!spec_.shape.on_border(cell)) {
      say("exit", fmt::format("the exit {} is not on the border of the board", name));
    }
  }

  void number() {
    const int sides = spec_.shape.sides();
    if (spec_.hedges < 0) return say("hedges", "the number of hedges is below 0");
    if (spec_.hedges > sides) {
      return say("hedges", fmt::format("{} hedges are more than the {} sides that {} share",
                                       spec_.hedges, sides, size()));
    }
    if (!objections_.empty()) return;
    const int most = most_hedges(spec_);
    if (spec_.hedges <= most) return;
    const auto reach = spec_.reachable == Reachable::all ? "every cell" : "the exit";
    say("hedges",
        fmt::format("{} hedges are too many: on {}, with at most {} attached and {} to be reached, "
                    "no more than {} can stand",
                    spec_.hedges, size(), spec_.attached, reach, most));
  }

  const Spec& spec_;
  std::vector<Objection> objections_;
};

}  // namespace

std::vector<Objection> impossible(const Spec& spec) {
  return Objections(spec).find();
}

std::string_view law_name(Law law) {
  switch (law) {
    case Law::uniform:
      return "uniform";
    case Law::approximately_uniform:
      return "approximately uniform";
    case Law::chosen:
      return "chosen";
    case Law::constructed:
      return "constructed";
  }
  assert(false);
  return {};
}

}  // namespace cartapenna::hedges
