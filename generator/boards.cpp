// SPDX-License-Identifier: MIT
#include "generator/boards.h"

#include <exception>

namespace cartapenna {

std::shared_ptr<const std::any> Boards::get(std::size_t order, std::int64_t number) {
  const Key key{order, number};
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
    const Order& asked = document_.orders[order];
    Random random(seed_, order, static_cast<std::uint64_t>(number));
    auto board = std::make_shared<const std::any>(asked.game->make(asked.spec, random));
    promise.set_value(board);
    return board;
  } catch (...) {
    promise.set_exception(std::current_exception());
    throw;
  }
}

}  // namespace cartapenna
