// SPDX-License-Identifier: MIT
// The boards of a document, made when asked for. A board depends on (seed, order, number) alone,
// and, where boards must differ from each other, on those before it: see chain.h. The last
// ones are kept, as a board's sheets, answer and data are asked for one after the other.
#pragma once

#include <any>
#include <cstdint>
#include <deque>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "generator/chain.h"
#include "generator/document.h"

namespace cartapenna {

// How many boards of all are made, for who waits; called by one thread at a time.
using Watch = std::function<void(std::size_t done, std::size_t all)>;

class Boards {
 public:
  // Keeps a reference.
  Boards(const Document& document, std::uint64_t seed);

  // From any thread; of two that ask for the same board one makes it, the other a later one.
  // Throws CouldNotMake.
  std::shared_ptr<const std::any> get(std::size_t order, std::int64_t number);

  // Makes on several threads what would otherwise be made one by one: the boards that must differ,
  // up to these numbers of each order. What cannot be made is told when it is asked for.
  void make_ahead(const std::map<std::size_t, std::int64_t>& numbers, int jobs,
                  const Watch& watch = {});

 private:
  using Key = std::pair<std::size_t, std::int64_t>;  // order, number
  using Board = std::shared_ptr<const std::any>;
  static constexpr std::size_t most_kept = 512;
  static constexpr std::int64_t most_ahead = 32;  // of boards that are waited for

  Board make(const Key& key);
  // Instead of waiting for `key`. False when there is none to be made.
  bool make_a_later_one(const Key& key);

  const Document& document_;
  std::uint64_t seed_;
  std::mutex mutex_;
  std::map<Key, std::shared_future<Board>> kept_;
  std::deque<Key> oldest_;
  std::map<std::size_t, std::shared_ptr<Chain>>
      chains_;  // by order; one for those that are related
};

}  // namespace cartapenna
