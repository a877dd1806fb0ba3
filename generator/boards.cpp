// SPDX-License-Identifier: MIT
#include "generator/boards.h"

#include <fmt/format.h>

namespace cartapenna {

Boards::Boards(const Document& document, std::uint64_t seed) : document_(document), seed_(seed) {
  for (std::size_t order = 0; order < document.orders.size(); ++order) {
    Line& line = lines_.emplace_back();
    const Order& asked = document.orders[order];
    if (asked.game->series == nullptr) continue;
    SeriesPlace place{seed, order, {}, 0, document.known};
    for (const Order& other : document.orders) {
      if (other.game != asked.game) continue;
      if (&other == &asked) place.own = place.specs.size();
      place.specs.push_back(&other.spec);
    }
    line.next = asked.game->series(asked.spec, place);
  }
}

Boards::Board Boards::get_of_series(Line& line, std::int64_t number) {
  const std::lock_guard lock(line.mutex);
  const bool there = static_cast<std::int64_t>(line.made.size()) >= number;
  if (!there && line.failed) std::rethrow_exception(line.failed);
  try {
    while (static_cast<std::int64_t>(line.made.size()) < number) {
      line.made.push_back(std::make_shared<const std::any>(line.next()));
    }
  } catch (...) {
    line.failed = std::current_exception();
    throw;
  }
  return line.made[static_cast<std::size_t>(number - 1)];
}

std::shared_ptr<const std::any> Boards::get(std::size_t order, std::int64_t number) {
  if (lines_[order].next) return get_of_series(lines_[order], number);
  if (!bears_fingerprints(order, number)) return made({order, number, 0});
  return made({order, number, attempt_of(order, number)});
}

Boards::Board Boards::made(const Key& key) {
  std::promise<Board> promise;
  {
    std::unique_lock lock(mutex_);
    const auto found = kept_.find(key);
    if (found != kept_.end()) {
      const std::shared_future<Board> board = found->second;
      lock.unlock();
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
    const auto [order, number, attempt] = key;
    const Order& asked = document_.orders[order];
    constexpr std::uint64_t apart = 0x9E3779B97F4A7C15U;
    Random random(seed_ + apart * static_cast<std::uint64_t>(attempt), order,
                  static_cast<std::uint64_t>(number));
    auto board = std::make_shared<const std::any>(asked.game->make(asked.spec, random));
    promise.set_value(board);
    return board;
  } catch (...) {
    promise.set_exception(std::current_exception());
    throw;
  }
}

std::string Boards::fingerprint(std::size_t order, const Board& board) const {
  const Order& asked = document_.orders[order];
  if (asked.game->json == nullptr) return {};
  const std::vector<Json> models = asked.game->json(asked.spec, *board);
  if (models.empty() || !models.front().is_object()) return {};
  return models.front().value("fingerprint", std::string());
}

bool Boards::bears_fingerprints(std::size_t order, std::int64_t number) {
  {
    const std::lock_guard lock(mutex_);
    const auto known = fingerprinted_.find(order);
    if (known != fingerprinted_.end()) return known->second;
  }
  const bool bears = !fingerprint(order, made({order, number, 0})).empty();
  const std::lock_guard lock(mutex_);
  return fingerprinted_[order] = bears;
}

int Boards::attempt_of(std::size_t order, std::int64_t number) {
  made({order, number, 0});  // by several threads at once, before they wait for each other
  const std::lock_guard lock(chain_mutex_);
  Chain& chain = chains_[order];
  while (static_cast<std::int64_t>(chain.attempts.size()) < number) {
    const auto next = static_cast<std::int64_t>(chain.attempts.size()) + 1;
    int attempt = 0;
    while (!chain.fingerprints.insert(fingerprint(order, made({order, next, attempt}))).second) {
      if (++attempt == most_attempts) {
        throw CouldNotMake(
            fmt::format("after {} boards that differ, {} more tries gave none but known ones",
                        chain.attempts.size(), most_attempts));
      }
    }
    chain.attempts.push_back(attempt);
  }
  return chain.attempts[static_cast<std::size_t>(number) - 1];
}

}  // namespace cartapenna
