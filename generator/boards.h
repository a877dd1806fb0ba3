// SPDX-License-Identifier: MIT
// The boards of a document, made when asked for. A board depends on (seed, order, number) alone;
// the last ones are kept, as a board's sheets, answer and data are asked for one after the other.
#pragma once

#include <any>
#include <cstdint>
#include <deque>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "generator/document.h"

namespace cartapenna {

class Boards {
 public:
  Boards(const Document& document, std::uint64_t seed) : document_(document), seed_(seed) {}

  // From any thread; two that ask for the same board wait for one to make it. Throws CouldNotMake.
  std::shared_ptr<const std::any> get(std::size_t order, std::int64_t number);

 private:
  using Key = std::pair<std::size_t, std::int64_t>;
  using Board = std::shared_ptr<const std::any>;
  static constexpr std::size_t most_kept = 512;

  const Document& document_;
  std::uint64_t seed_;
  std::mutex mutex_;
  std::map<Key, std::shared_future<Board>> kept_;
  std::deque<Key> oldest_;
};

}  // namespace cartapenna
