// SPDX-License-Identifier: MIT
// The boards of a document, made when asked for. A board depends on (seed, order, number) alone;
// the last ones are kept, as a board's sheets, answer and data are asked for one after the other.
//
// Boards of a series know those before them. Other boards whose data bear a "fingerprint" do not
// come twice in an order: one that equals an earlier one is made again. So the first ones stay the
// same however many follow.
#pragma once

#include <any>
#include <cstdint>
#include <deque>
#include <exception>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "generator/document.h"

namespace cartapenna {

class Boards {
 public:
  Boards(const Document& document, std::uint64_t seed);

  // From any thread; two that ask for the same board wait for one to make it. Throws CouldNotMake.
  std::shared_ptr<const std::any> get(std::size_t order, std::int64_t number);

 private:
  using Key = std::tuple<std::size_t, std::int64_t, int>;  // order, number, attempt
  using Board = std::shared_ptr<const std::any>;
  static constexpr std::size_t most_kept = 512;
  static constexpr int most_attempts = 100;

  // The boards 1 … of an order, told apart.
  struct Chain {
    std::vector<int> attempts;
    std::set<std::string> fingerprints;
  };

  // Boards of a series, all that have been made.
  struct Line {
    Series next;  // null: boards are independent
    std::mutex mutex;
    std::vector<Board> made;
    std::exception_ptr failed;
  };

  Board get_of_series(Line& line, std::int64_t number);
  Board made(const Key& key);
  std::string fingerprint(std::size_t order, const Board& board) const;
  bool bears_fingerprints(std::size_t order, std::int64_t number);
  int attempt_of(std::size_t order, std::int64_t number);

  const Document& document_;
  std::uint64_t seed_;
  std::mutex mutex_;
  std::map<Key, std::shared_future<Board>> kept_;
  std::deque<Key> oldest_;
  std::map<std::size_t, bool> fingerprinted_;  // by order
  std::mutex chain_mutex_;                     // never taken while mutex_ is held
  std::map<std::size_t, Chain> chains_;
  std::deque<Line> lines_;  // by order
};

}  // namespace cartapenna
