// SPDX-License-Identifier: MIT
// A board as the generator sees it: not cells but the points where cells meet, and hedges between.
//
// The rules on reaching cells become rules on hedges here, by planar duality. With the whole border
// taken for one point, a set of hedges walls cells off exactly if it holds a cycle, and parts the
// exit from the entry exactly if it holds a cycle that crosses a path between them an odd number of
// times. Such a cycle meets the border once at most, so it lies within one group of attached
// hedges: all rules are rules for single groups, and a part of a valid set is valid.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "generator/hedges/hedges.h"

namespace cartapenna::hedges {

// Inner points are numbered from 1; 0 is the border. The first end is always an inner point.
struct Ends {
  int from = 0;
  int to = 0;
  bool crossing = false;  // between two cells of a fixed path from the entry to the exit
};

class Lattice {
 public:
  // REQUIRES: impossible(spec) is empty; exit is one of exit_cells(spec).
  Lattice(const Spec& spec, Cell exit);

  int sides() const { return shape_.sides(); }
  int points() const { return (shape_.columns - 1) * (shape_.rows - 1); }
  int limit() const { return limit_; }
  bool all_reachable() const { return all_reachable_; }
  const Shape& shape() const { return shape_; }
  Ends ends(int side) const;

 private:
  Shape shape_;
  int limit_;
  bool all_reachable_;
  // The fixed path: along the row of the entry, then along the column of the exit.
  int entry_row_;
  int exit_column_;
  int path_left_;
  int path_right_;
  int path_top_;
  int path_foot_;
};

// Groups of attached hedges that grow hedge by hedge: a union-find structure. Groups are small, so
// leaders are found without compressing paths.
class Groups {
 public:
  explicit Groups(const Lattice& lattice);

  // Whether a hedge that is not yet there breaks no rule together with those that are.
  bool fits(const Ends& ends) const;
  // Adds it, or says false and changes nothing when it does not fit.
  bool join(const Ends& ends);
  // Begins to take hedges away: all that were joined must be named.
  void forget(const Ends& ends);

 private:
  struct Node {
    int leader;
    int hedges = 0;              // of the group, at its leader
    std::uint8_t odd = 0;        // crossings between this point and its leader, modulo 2
    std::uint8_t border = none;  // at the leader: crossings on the way to the border, modulo 2
  };
  static constexpr std::uint8_t none = 2;

  struct Found {
    int leader;
    std::uint8_t odd;
  };
  Found find(int point) const;
  bool may_touch(const Node& group, std::uint8_t odd) const;
  Node& node(int point) { return nodes_[static_cast<std::size_t>(point)]; }
  const Node& node(int point) const { return nodes_[static_cast<std::size_t>(point)]; }

  int limit_;
  bool all_reachable_;
  std::vector<Node> nodes_;
};

// Hedges on a board, and walks through the groups that they form.
class HedgedBoard {
 public:
  explicit HedgedBoard(const Lattice& lattice);

  bool has(int side) const { return hedged_[index(side)] != 0; }
  void set(int side, bool hedge) { hedged_[index(side)] = hedge ? 1 : 0; }
  std::vector<int> hedges() const;  // in order
  const Ends& ends(int side) const { return ends_[index(side)]; }
  // REQUIRES: an inner point.
  const std::array<int, 4>& sides_at(int point) const { return at_point_[index(point)]; }

  // Within a round no group is walked through twice; hedges must not change.
  std::int64_t begin_round() { return ++round_; }
  bool walked(int side) const { return walked_[index(side)] == round_; }
  // Walks through the whole group of a hedge; false when it breaks a rule.
  bool walk(int side);
  const std::vector<int>& group_points() const { return points_; }  // of the last walk; inner ones

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  bool meet(int point, std::uint8_t odd);

  struct Met {
    std::int64_t round = 0;
    std::uint8_t odd = 0;  // crossings on the way from where the walk began, modulo 2
  };

  const Lattice& lattice_;
  std::vector<Ends> ends_;                    // by side
  std::vector<std::array<int, 4>> at_point_;  // by point; element 0 is unused
  std::vector<std::uint8_t> hedged_;          // by side
  std::vector<std::int64_t> walked_;          // by side: the round in which it was
  std::vector<Met> met_;                      // by point
  std::vector<int> points_;
  std::optional<std::uint8_t> border_;  // as Met::odd
  std::int64_t round_ = 0;
};

// Work done so far, and its bound.
struct Work {
  std::int64_t tries = 0;  // hedge sets begun
  std::int64_t drawn = 0;  // sides drawn, once more each time they are drawn again
};

using SideNumbers = std::vector<int>;  // in order, each once

// Exactly uniform: hedges are drawn one after the other, and all is begun again when one breaks a
// rule. Gives up when more than `bound` sides are drawn, which does not bias what is found.
std::optional<SideNumbers> sample_by_rejection(const Lattice& lattice, int hedges, Random& random,
                                               std::int64_t bound, Work& work);

// Exactly uniform, and much faster on dense boards: see resample.cpp.
std::optional<SideNumbers> sample_by_resampling(const Lattice& lattice, int hedges, Random& random,
                                                std::int64_t bound, Work& work);

// The same with any number of hedges: each side is a hedge with this chance, given that no rule is
// broken. REQUIRES: a chance low enough for an end to come (below 0.35 for a limit of 4).
SideNumbers sample_of_any_size(const Lattice& lattice, double chance, Random& random);

// The end of a Markov chain whose limit is uniform: see chain.cpp. Nothing when it has no valid
// set to begin with.
std::optional<SideNumbers> sample_by_chain(const Lattice& lattice, int hedges, Random& random,
                                           Work& work);

// As many hedges as can stand with every cell reachable, laid out by rule: see construct.cpp.
SideNumbers densest(const Shape& shape, int limit);

// A valid set of so many hedges, or fewer when no more are found: see pack.cpp.
SideNumbers packed(const Lattice& lattice, int hedges, Random& random, Work& work);

// Uniform among exit_cells(spec), but for those that the bound for Reachable::exit rules out.
Cell draw_exit(const Spec& spec, Random& random);

// The bounds behind most_hedges(): see request.cpp.
int most_hedges_all_reachable(const Shape& shape, int limit);
int most_hedges_exit_reachable(const Spec& spec, Cell exit);

}  // namespace cartapenna::hedges
