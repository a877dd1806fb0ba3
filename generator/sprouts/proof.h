// SPDX-License-Identifier: MIT
// Depth-first proof-number search (A. Nagai, 2002): work where the fewest unsolved positions
// decide.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

namespace cartapenna::sprouts {

constexpr std::uint32_t never = 1U << 30U;

// How many leaves have to be decided, as far as is known, to prove that the player to move wins,
// and to prove a loss. One is 0 and the other never when it is decided.
struct Proof {
  std::uint32_t win = 1;
  std::uint32_t loss = 1;

  bool decided() const { return win == 0 || loss == 0; }
  bool exceeds(const Proof& limits) const { return win >= limits.win || loss >= limits.loss; }

  static constexpr Proof won() { return {0, never}; }
  static constexpr Proof lost() { return {never, 0}; }

  // A loss is harder to prove than a win, more so the longer the game can last: all options count.
  static constexpr Proof first_guess(int lives) {
    return {1, 1 + static_cast<std::uint32_t>(lives * lives / 16)};
  }
};

// Gathers a node's options; finds the one that is nearest to a proof and what all say of the node.
template <class Node>
class Survey {
 public:
  void consider(Node option, const Proof& proof) {
    if (best_proof_.loss > proof.loss || !any_) {
      second_ = best_proof_.loss;
      best_proof_ = proof;
      best_ = std::move(option);
      any_ = true;
    } else {
      second_ = std::min(second_, proof.loss);
    }
    hardest_ = std::max(hardest_, proof.win);
    if (proof.win > 0) ++open_;
  }

  // A loss costs the hardest option and one for each other. Their sum would be far too much:
  // options share most of what has to be proved for them.
  Proof proof() const {
    if (!any_) return Proof::lost();
    if (best_proof_.loss == 0) return Proof::won();
    if (open_ == 0) return Proof::lost();
    return {best_proof_.loss, std::min(never - 1, hardest_ + open_ - 1)};
  }

  const Node& best() const { return best_; }

  // How far to work on the best option before another one is nearer, or the node's own limits are
  // reached.
  Proof limits_of_best(const Proof& limits) const {
    const auto loss = second_ >= never ? never : second_ + 1 + second_ / 4;
    const auto win = limits.loss >= never ? never : limits.loss - proof().loss + best_proof_.win;
    return {std::min(win, never), std::min(loss, limits.win)};
  }

 private:
  Node best_{};
  Proof best_proof_ = Proof::won();
  bool any_ = false;
  std::uint32_t second_ = never;
  std::uint32_t hardest_ = 0;
  std::uint32_t open_ = 0;
};

}  // namespace cartapenna::sprouts
