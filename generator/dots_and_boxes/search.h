// SPDX-License-Identifier: MIT
// Alpha-beta over positions in which nothing can be taken.
//
// What makes it fast, and why each is exact:
//  - A chain is one move. Once it is opened the other player takes all of it or leaves two coins (a
//    loop: four), whichever is better: the value of what is left is needed once, for both.
//  - A chain of two is opened in the middle, where nothing can be left; of one and of three or more
//    it is the same where.
//  - Of chains with the same ends only the shortest long one is opened, and of those tied to
//    nothing else the shortest short one: a long chain longer by one coin changes no value by more
//    than one (by induction: the moves in both positions correspond), and costs one coin more.
//  - Chains and loops that are tied to nothing else are remembered by their lengths alone; the rest
//    by its strings, up to the symmetries of the position at the start.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "generator/dots_and_boxes/coins.h"
#include "generator/dots_and_boxes/table.h"
#include "generator/dots_and_boxes/values.h"

namespace cartapenna::dots_and_boxes {

class Search {
 public:
  Search(const Coins& coins, const Limits& limits);

  // The value of any set of strings of `coins`, also where coins can be taken.
  int value(Set strings);

  // Whether it is `bound` at least; cheaper.
  bool at_least(Set strings, int bound);

  // The nodes of which the questions from here on may make use.
  void allow(std::uint64_t nodes) { largest_nodes_ = nodes_ + nodes; }

  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Node {
    Set strings = 0;
    Set links = 0;   // coins with two strings; all others have more
    Set unsafe = 0;  // strings of links
    int coins = 0;
  };

  // A chain or loop, from joint or ground to joint or ground.
  struct Opening {  // no initial values: most of a list of them is never used
    Set strings;
    Set coins;
    int length;
    bool loop;
    std::array<int, 2> ends;

    bool apart() const { return ends[0] == ground && ends[1] == ground; }
    bool covers(const Opening& other) const;
  };

  using Moves = std::array<std::uint8_t, largest_set>;    // strings
  using Merits = std::array<std::uint32_t, largest_set>;  // of strings

  struct Options {
    std::array<Opening, largest_set> openings;
    int count = 0;
    Set apart = 0;  // strings of chains and loops tied to nothing else
    Key apart_key;  // their sum
  };

  Node node_of(Set strings) const;
  int settled_value(Set strings, int alpha, int beta);
  int search(const Node& node, int alpha, int beta);
  int best_of(const Node& node, const Options& options, int alpha, int beta, int& best_move);
  int value_of_opening(const Node& node, const Opening& opening, int alpha, int beta);
  int value_of_cut(const Node& node, int string, int alpha, int beta);
  Options options_of(const Node& node) const;
  Opening chain_at(const Node& node, int coin, Set& seen) const;
  Set safe_strings(const Node& node) const;
  // A player cuts one string, or takes as many as coins and cuts one more: within one game the
  // player to move is told by this.
  static std::size_t side_of(const Node& node) {
    return static_cast<std::size_t>(dots_and_boxes::count(node.strings) + node.coins) & 1U;
  }
  static void order(const Merits& merits, Moves& moves, int number, int remembered);
  static void reward(Merits& merits, const Moves& moves, int good);
  Node after_opening(const Node& node, const Opening& opening, int& taken) const;
  void loosen(Node& node, int coin) const;
  Key key_of(const Node& node, const Options& options) const;
  void count_node();

  const Coins& coins_;
  std::vector<Set> alike_;  // strings that tie one coin to the ground, where there are several
  // For each symmetry and each eight strings: where they go.
  std::vector<std::array<std::array<Set, 256>, 8>> images_;
  // How often each cut was good enough, by who is to move: see side_of.
  std::array<Merits, 2> merits_{};
  Table table_;
  std::uint64_t nodes_ = 0;
  std::uint64_t largest_nodes_;
  double seconds_;
  double start_;
};

}  // namespace cartapenna::dots_and_boxes
