// SPDX-License-Identifier: MIT
#include "generator/sprouts/nimbers.h"

#include <algorithm>
#include <cassert>

namespace cartapenna::sprouts {

namespace {

// Lands up to here get their nimber from all their options at once. They come again and again, and
// sums with few lands unknown are worth more than the proofs that are not needed.
constexpr int small = 5;

constexpr int most_nimber = 31;

}  // namespace

Nimbers::Known& Nimbers::known(LandId land) {
  if (known_.size() <= land) known_.resize(land + 1);
  return known_[land];
}

int Nimbers::small_nimber(LandId land, Budget& budget) {
  if (known(land).nimber >= 0) return known(land).nimber;
  std::uint32_t met = 0;
  for (const Sum& option : lands_.options(land, budget)) {
    int sum = 0;
    for (const LandId part : option) sum ^= small_nimber(part, budget);
    met |= 1U << static_cast<unsigned>(sum);
  }
  int least = 0;
  while ((met >> static_cast<unsigned>(least) & 1U) != 0) ++least;
  return known(land).nimber = least;
}

Nimbers::Node Nimbers::reduced(const Sum& lands, int heap, Budget& budget) {
  Node node{{}, heap};
  for (const LandId land : lands) {
    if (lands_.lives(land) <= small) small_nimber(land, budget);
    if (known(land).nimber >= 0) {
      node.heap ^= known(land).nimber;
    } else if (!node.lands.empty() && node.lands.back() == land) {
      node.lands.pop_back();  // a sum of equals is lost for the player to move
    } else {
      node.lands.push_back(land);
    }
  }
  return node;
}

Proof Nimbers::first_guess(const Node& node) const {
  int lives = 0;
  for (const LandId land : node.lands) lives += lands_.lives(land);
  return Proof::first_guess(lives);
}

Proof Nimbers::look_up(const Node& node) {
  if (node.lands.empty()) return node.heap == 0 ? Proof::lost() : Proof::won();
  if (node.lands.size() > 1) {
    const auto found = sums_.find(node);
    return found == sums_.end() ? first_guess(node) : found->second;
  }
  const auto heap = static_cast<std::size_t>(node.heap);
  const Known& land = known(node.lands[0]);
  if (land.nimber >= 0) return land.nimber == node.heap ? Proof::lost() : Proof::won();
  if ((land.excluded >> heap & 1U) != 0) return Proof::won();
  if (heap < land.proofs.size() && land.proofs[heap].win != 0) return land.proofs[heap];
  return first_guess(node);
}

void Nimbers::store(const Node& node, const Proof& proof) {
  if (node.lands.size() > 1) {
    sums_[node] = proof;
    return;
  }
  assert(node.heap <= most_nimber);
  const auto heap = static_cast<std::size_t>(node.heap);
  Known& land = known(node.lands[0]);
  if (proof.win == 0) {
    land.excluded |= 1U << heap;
  } else if (proof.loss == 0) {
    land.nimber = node.heap;
  } else {
    if (land.proofs.size() <= heap) land.proofs.resize(heap + 1, Proof{0, 0});
    land.proofs[heap] = proof;
  }
}

// REQUIRES: one land in the node.
Survey<Nimbers::Node> Nimbers::survey(const Node& node, Budget& budget) {
  Survey<Node> all;
  const std::uint32_t excluded = known(node.lands[0]).excluded;
  for (int heap = 0; heap < node.heap; ++heap) {
    const Node lower{node.lands, heap};
    if ((excluded >> static_cast<unsigned>(heap) & 1U) == 0) all.consider(lower, look_up(lower));
  }
  for (const Sum& option : lands_.options(node.lands[0], budget)) {
    Node after = reduced(option, node.heap, budget);
    const Proof proof = look_up(after);
    all.consider(std::move(after), proof);
    if (proof.loss == 0) break;
  }
  return all;
}

// Works on the node until it is decided or its proof numbers reach the limits.
Proof Nimbers::search(Node node, const Proof& limits, Budget& budget) {
  const Node start = node;
  Proof proof = look_up(node);
  while (!proof.decided() && node.lands.size() > 1) {
    land_nimber(node.lands[0], budget);
    node = reduced(node.lands, node.heap, budget);
    proof = look_up(node);
  }
  while (!proof.decided() && !proof.exceeds(limits)) {
    budget.spend();
    const auto options = survey(node, budget);
    proof = options.proof();
    store(node, proof);
    if (proof.decided() || proof.exceeds(limits)) break;
    search(options.best(), options.limits_of_best(limits), budget);
  }
  if (start.lands.size() > 1) store(start, proof);
  return proof;
}

int Nimbers::land_nimber(LandId land, Budget& budget) {
  for (int heap = 0; known(land).nimber < 0; ++heap) {
    const Node node{{land}, heap};
    if ((known(land).excluded >> static_cast<unsigned>(heap) & 1U) == 0) {
      search(node, {never, never}, budget);
    }
  }
  return known(land).nimber;
}

int Nimbers::nimber(const Sum& sum, Budget& budget) {
  Node node = reduced(sum, 0, budget);
  while (!node.lands.empty()) {
    land_nimber(node.lands[0], budget);
    node = reduced(node.lands, node.heap, budget);
  }
  return node.heap;
}

bool Nimbers::is_lost(const Sum& sum, Budget& budget) {
  Node node = reduced(sum, 0, budget);
  if (node.lands.empty()) return node.heap == 0;
  return search(node, {never, never}, budget).loss == 0;
}

}  // namespace cartapenna::sprouts
