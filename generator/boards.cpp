// SPDX-License-Identifier: MIT
#include "generator/boards.h"

#include <algorithm>
#include <atomic>
#include <chrono>

#include "generator/threads.h"

namespace cartapenna {
namespace {

using Group = std::vector<std::size_t>;  // orders

bool have_candidates(const Order& order) {
  return order.game->candidates != nullptr && order.game->candidates(order.spec, {}, {}) != nullptr;
}

// The orders whose boards must differ from each other, directly or by way of a third.
std::vector<Group> related(const Document& document) {
  std::vector<Group> groups;
  for (std::size_t order = 0; order < document.orders.size(); ++order) {
    const Order& asked = document.orders[order];
    if (!have_candidates(asked)) continue;
    Group joined;
    const auto joins = [&](const Group& group) {
      const bool any = std::any_of(group.begin(), group.end(), [&](std::size_t other) {
        return document.orders[other].game == asked.game &&
               asked.game->related(document.orders[other].spec, asked.spec);
      });
      if (any) joined.insert(joined.end(), group.begin(), group.end());
      return any;
    };
    groups.erase(std::remove_if(groups.begin(), groups.end(), joins), groups.end());
    joined.push_back(order);
    std::sort(joined.begin(), joined.end());
    groups.push_back(std::move(joined));
  }
  return groups;
}

}  // namespace

Boards::Boards(const Document& document, std::uint64_t seed) : document_(document), seed_(seed) {
  for (const Group& group : related(document)) {
    const auto chain = std::make_shared<Chain>(document, seed, group);
    for (const std::size_t order : group) chains_.emplace(order, chain);
  }
}

std::shared_ptr<const std::any> Boards::get(std::size_t order, std::int64_t number) {
  const auto chain = chains_.find(order);
  return chain != chains_.end() ? chain->second->get(order, number) : make({order, number});
}

void Boards::make_ahead(const std::map<std::size_t, std::int64_t>& numbers, int jobs,
                        const Watch& watch) {
  std::map<Chain*, std::size_t> lengths;
  for (const auto& [order, number] : numbers) {
    const auto chain = chains_.find(order);
    if (chain == chains_.end()) continue;
    std::size_t& length = lengths[chain->second.get()];
    length = std::max(length, chain->second->length(order, number));
  }
  const std::vector<std::pair<Chain*, std::size_t>> all(lengths.begin(), lengths.end());
  if (all.empty()) return;
  std::size_t total = 0;
  for (const auto& chain : all) total += chain.second;
  std::size_t done = 0;
  std::mutex watching;
  const auto step = [&] {
    const std::lock_guard lock(watching);
    ++done;
    if (watch) watch(done, total);
  };
  std::atomic<std::size_t> threads{0};
  on_threads(jobs, [&] {  // each begins with another chain, so that few wait at the end of one
    const std::size_t thread = threads++;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto [chain, length] = all[(thread + i) % all.size()];
      chain->make(length, step);
    }
  });
}

Boards::Board Boards::make(const Key& key) {
  std::promise<Board> promise;
  {
    std::unique_lock lock(mutex_);
    const auto found = kept_.find(key);
    if (found != kept_.end()) {
      const std::shared_future<Board> board = found->second;
      lock.unlock();
      while (board.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        if (!make_a_later_one(key)) break;
      }
      return board.get();
    }
    kept_.emplace(key, promise.get_future().share());
    oldest_.push_back(key);
    if (oldest_.size() > most_kept) {
      kept_.erase(oldest_.front());
      oldest_.pop_front();
    }
  }
  try {
    const auto [order, number] = key;
    const Order& asked = document_.orders[order];
    Random random = BoardSeed{seed_, order, number}.random();
    auto board = std::make_shared<const std::any>(asked.game->make(asked.spec, random));
    promise.set_value(board);
    return board;
  } catch (...) {
    promise.set_exception(std::current_exception());
    throw;
  }
}

// The sheets of a duel are two pages, and the thread with the second would wait for the one with
// the first. A fault is told when the board itself is asked for.
bool Boards::make_a_later_one(const Key& key) {
  auto [order, number] = key;
  const std::int64_t last = std::min(
      number + most_ahead, document_.orders[order].first + document_.orders[order].count - 1);
  {
    const std::lock_guard lock(mutex_);
    do ++number;
    while (number <= last && kept_.count({order, number}) != 0);
  }
  if (number > last) return false;
  try {
    make({order, number});
  } catch (const CouldNotMake&) {
  }
  return true;
}

}  // namespace cartapenna
