// SPDX-License-Identifier: MIT
// Nimbers of lands in normal play.
//
// As J. Lemoine and S. Viennot do ("Computer analysis of Sprouts with nimbers", 2015), the question
// is always whether a land beside a nim heap of k is lost for the player to move, which is whether
// the land's nimber is k; lands whose nimber is known become heaps.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "generator/sprouts/lands.h"
#include "generator/sprouts/proof.h"

namespace cartapenna::sprouts {

class Nimbers {
 public:
  explicit Nimbers(Lands& lands) : lands_(lands) {}

  // Both throw OutOfBudget; what was found until then is kept.
  int nimber(const Sum& sum, Budget& budget);
  bool is_lost(const Sum& sum, Budget& budget);  // for the player to move, which is nimber 0

 private:
  // Lands without known nimber, and the heap that the others come to.
  struct Node {
    Sum lands;
    int heap = 0;
    bool operator==(const Node&) const = default;
  };

  struct NodeHash {
    std::size_t operator()(const Node& node) const {
      return SumHash{}(node.lands) + static_cast<std::size_t>(node.heap);
    }
  };

  struct Known {
    int nimber = -1;
    std::uint32_t excluded = 0;   // bit k: the nimber is not k
    std::vector<Proof> proofs{};  // by heap, for the land alone
  };

  Known& known(LandId land);
  int small_nimber(LandId land, Budget& budget);
  int land_nimber(LandId land, Budget& budget);
  Node reduced(const Sum& lands, int heap, Budget& budget);
  Proof first_guess(const Node& node) const;
  Proof look_up(const Node& node);
  void store(const Node& node, const Proof& proof);
  Survey<Node> survey(const Node& node, Budget& budget);
  Proof search(Node node, const Proof& limits, Budget& budget);

  Lands& lands_;
  std::vector<Known> known_;
  std::unordered_map<Node, Proof, NodeHash> sums_;
};

}  // namespace cartapenna::sprouts
