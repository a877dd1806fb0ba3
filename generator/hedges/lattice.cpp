// SPDX-License-Identifier: MIT
#include "generator/hedges/lattice.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace cartapenna::hedges {

Lattice::Lattice(const Spec& spec, Cell exit)
    : shape_(spec.shape),
      limit_(spec.attached),
      all_reachable_(spec.reachable == Reachable::all),
      entry_row_(spec.entry.row),
      exit_column_(exit.column) {
  std::tie(path_left_, path_right_) = std::minmax({spec.entry.column, exit.column});
  std::tie(path_top_, path_foot_) = std::minmax({spec.entry.row, exit.row});
}

// The upright hedge on the right of a cell, the level one below it, both end at its lower right
// corner, the other ends are above it and at the left of it.
Ends Lattice::ends(int side) const {
  const auto [cell, towards] = shape_.side(side);
  const auto [column, row] = cell;
  const bool upright = towards == Towards::right;
  const bool corner_inside = column < shape_.columns - 1 && row < shape_.rows - 1;
  const bool start_inside = upright ? row > 0 : column > 0;
  const int corner = row * (shape_.columns - 1) + column + 1;
  const int start = upright ? corner - (shape_.columns - 1) : corner - 1;
  const bool crossing = upright ? row == entry_row_ && path_left_ <= column && column < path_right_
                                : column == exit_column_ && path_top_ <= row && row < path_foot_;
  if (!corner_inside) return {start, 0, crossing};
  return {corner, start_inside ? start : 0, crossing};
}

Groups::Groups(const Lattice& lattice)
    : limit_(lattice.limit()),
      all_reachable_(lattice.all_reachable()),
      nodes_(static_cast<std::size_t>(lattice.points() + 1)) {
  for (std::size_t i = 0; i < nodes_.size(); ++i) nodes_[i].leader = static_cast<int>(i);
}

Groups::Found Groups::find(int point) const {
  std::uint8_t odd = 0;
  int at = point;
  for (; node(at).leader != at; at = node(at).leader) odd ^= node(at).odd;
  return {at, odd};
}

// Whether the group may touch the border after an odd or even number of crossings.
bool Groups::may_touch(const Node& group, std::uint8_t odd) const {
  return group.border == none || (!all_reachable_ && group.border == odd);
}

bool Groups::fits(const Ends& ends) const {
  const auto [from, from_odd] = find(ends.from);
  const auto odd = static_cast<std::uint8_t>(from_odd ^ (ends.crossing ? 1 : 0));
  const Node& group = node(from);
  if (ends.to == 0) return group.hedges < limit_ && may_touch(group, odd);
  const auto [to, to_odd] = find(ends.to);
  if (from == to) return !all_reachable_ && odd == to_odd && group.hedges < limit_;
  const Node& other = node(to);
  if (group.hedges + other.hedges + 1 > limit_) return false;
  return other.border == none ||
         may_touch(group, static_cast<std::uint8_t>(other.border ^ odd ^ to_odd));
}

bool Groups::join(const Ends& ends) {
  if (!fits(ends)) return false;
  auto [from, odd] = find(ends.from);
  odd ^= ends.crossing ? 1 : 0;
  if (ends.to == 0) {
    node(from).border = odd;
    ++node(from).hedges;
    return true;
  }
  auto [to, to_odd] = find(ends.to);
  if (from == to) {
    ++node(from).hedges;
    return true;
  }
  odd ^= to_odd;
  if (node(from).hedges < node(to).hedges) std::swap(from, to);
  Node& group = node(from);
  Node& other = node(to);
  if (other.border != none) group.border = static_cast<std::uint8_t>(other.border ^ odd);
  group.hedges += other.hedges + 1;
  other.leader = from;
  other.odd = odd;
  return true;
}

void Groups::forget(const Ends& ends) {
  node(ends.from) = Node{ends.from};
  node(ends.to) = Node{ends.to};
}

HedgedBoard::HedgedBoard(const Lattice& lattice)
    : lattice_(lattice),
      at_point_(static_cast<std::size_t>(lattice.points() + 1)),
      hedged_(static_cast<std::size_t>(lattice.sides()), 0),
      walked_(hedged_.size(), 0),
      met_(at_point_.size()) {
  std::vector<std::size_t> known(at_point_.size(), 0);
  ends_.reserve(hedged_.size());
  for (int side = 0; side < lattice.sides(); ++side) {
    ends_.push_back(lattice.ends(side));
    for (const int point : {ends_.back().from, ends_.back().to}) {
      if (point != 0) at_point_[index(point)][known[index(point)]++] = side;
    }
  }
}

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
  bool fine = meet(ends(first).from, 0);
  int hedges = 0;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const int point = points_[i];
    for (const int side : sides_at(point)) {
      if (!has(side) || walked(side)) continue;
      walked_[index(side)] = round_;
      ++hedges;
      const auto [from, end, crossing] = ends(side);
      const int to = from == point ? end : from;
      const int odd = met_[index(point)].odd ^ (crossing ? 1 : 0);
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
