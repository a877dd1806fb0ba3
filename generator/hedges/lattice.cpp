// SPDX-License-Identifier: MIT
#include "generator/hedges/lattice.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cartapenna::hedges {

Lattice::Lattice(const Spec& spec, Cell exit)
    : shape_(spec.shape), limit_(spec.attached), all_reachable_(spec.reachable == Reachable::all) {
  const auto [columns, rows] = shape_;
  const auto point = [c = columns, r = rows](int x, int y) {
    const bool border = x == 0 || y == 0 || x == c || y == r;
    return border ? 0 : (y - 1) * (c - 1) + x;
  };
  ends_.reserve(static_cast<std::size_t>(shape_.sides()));
  const auto add = [this](int from, int to) {
    ends_.push_back(from == 0 ? Ends{to, from} : Ends{from, to});
  };
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const int corner = point(column + 1, row + 1);
      if (column < columns - 1) add(point(column + 1, row), corner);
      if (row < rows - 1) add(point(column, row + 1), corner);
    }
  }
  assert(sides() == shape_.sides());
  if (all_reachable_) return;
  // The fixed path: along the row of the entry, then along the column of the exit.
  const auto cross = [this](Cell cell, Towards towards) {
    ends_[static_cast<std::size_t>(shape_.number({cell, towards}))].crossing = true;
  };
  const auto [left, right] = std::minmax(spec.entry.column, exit.column);
  for (int column = left; column < right; ++column) {
    cross({column, spec.entry.row}, Towards::right);
  }
  const auto [upper, lower] = std::minmax(spec.entry.row, exit.row);
  for (int row = upper; row < lower; ++row) cross({exit.column, row}, Towards::down);
}

Groups::Groups(const Lattice& lattice)
    : lattice_(lattice), nodes_(static_cast<std::size_t>(lattice.points() + 1)) {
  for (std::size_t i = 0; i < nodes_.size(); ++i) nodes_[i].leader = static_cast<int>(i);
}

bool Groups::join(int side) {
  const auto node = [this](int point) -> Node& { return nodes_[static_cast<std::size_t>(point)]; };
  const Ends& ends = lattice_.ends(side);
  std::uint8_t odd = ends.crossing ? 1 : 0;
  int from = ends.from;
  for (; node(from).leader != from; from = node(from).leader) odd ^= node(from).odd;
  if (ends.to == 0) return join_border(from, odd);
  int to = ends.to;
  for (; node(to).leader != to; to = node(to).leader) odd ^= node(to).odd;

  if (from == to) {
    if (lattice_.all_reachable() || odd != 0 || node(from).hedges >= lattice_.limit()) return false;
    ++node(from).hedges;
    return true;
  }
  if (node(from).hedges < node(to).hedges) std::swap(from, to);
  Node& group = node(from);
  Node& other = node(to);
  if (group.hedges + other.hedges + 1 > lattice_.limit()) return false;
  if (other.border != none) {
    const auto border = static_cast<std::uint8_t>(other.border ^ odd);
    if (group.border != none && (lattice_.all_reachable() || border != group.border)) return false;
    group.border = border;
  }
  group.hedges += other.hedges + 1;
  other.leader = from;
  other.odd = odd;
  return true;
}

bool Groups::join_border(int from, std::uint8_t odd) {
  Node& group = nodes_[static_cast<std::size_t>(from)];
  if (group.hedges >= lattice_.limit()) return false;
  if (group.border != none && (lattice_.all_reachable() || group.border != odd)) return false;
  group.border = odd;
  ++group.hedges;
  return true;
}

void Groups::forget(const std::vector<int>& sides) {
  for (const int side : sides) {
    for (const int point : {lattice_.ends(side).from, lattice_.ends(side).to}) {
      nodes_[static_cast<std::size_t>(point)] = Node{point};
    }
  }
}

// The four sides at each inner point, by point; element 0 is unused.
static std::vector<std::array<int, 4>> sides_at_points(const Lattice& lattice) {
  const auto points = static_cast<std::size_t>(lattice.points() + 1);
  std::vector<std::array<int, 4>> sides(points);
  std::vector<std::size_t> known(points, 0);
  for (int side = 0; side < lattice.sides(); ++side) {
    for (const int point : {lattice.ends(side).from, lattice.ends(side).to}) {
      if (point == 0) continue;
      const auto p = static_cast<std::size_t>(point);
      sides[p][known[p]++] = side;
    }
  }
  return sides;
}

HedgedBoard::HedgedBoard(const Lattice& lattice)
    : lattice_(lattice),
      at_point_(sides_at_points(lattice)),
      hedged_(static_cast<std::size_t>(lattice.sides()), 0),
      walked_(hedged_.size(), 0),
      met_(at_point_.size()) {}

std::vector<int> HedgedBoard::hedges() const {
  std::vector<int> sides;
  for (int side = 0; side < lattice_.sides(); ++side) {
    if (has(side)) sides.push_back(side);
  }
  return sides;
}

// Points get the parity of crossings on the way to them; a cycle shows when one is met again.
bool HedgedBoard::walk(int first) {
  assert(has(first) && !walked(first));
  points_.clear();
  border_.reset();
  bool fine = meet(lattice_.ends(first).from, 0);
  int hedges = 0;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const int point = points_[i];
    for (const int side : sides_at(point)) {
      if (!has(side) || walked(side)) continue;
      walked_[index(side)] = round_;
      ++hedges;
      const Ends& ends = lattice_.ends(side);
      const int to = ends.from == point ? ends.to : ends.from;
      const int odd = met_[index(point)].odd ^ (ends.crossing ? 1 : 0);
      if (!meet(to, static_cast<std::uint8_t>(odd))) fine = false;
    }
  }
  return fine && hedges <= lattice_.limit();
}

// False when this closes a cycle that breaks a rule.
bool HedgedBoard::meet(int point, std::uint8_t odd) {
  if (point == 0) {
    const bool again = border_.has_value();
    const bool fine = !again || (!lattice_.all_reachable() && *border_ == odd);
    border_ = odd;
    return fine;
  }
  Met& met = met_[index(point)];
  if (met.round == round_) return !lattice_.all_reachable() && met.odd == odd;
  met = {round_, odd};
  points_.push_back(point);
  return true;
}

}  // namespace cartapenna::hedges
