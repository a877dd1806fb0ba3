// SPDX-License-Identifier: MIT
#include "generator/boards.h"

#include <doctest/doctest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

using namespace cartapenna;

namespace {

std::mutex mutex;
std::condition_variable begun;
int making = 0;
bool together = false;  // two boards were being made at the same time

// Takes until another is being made, and three seconds at most.
std::any make_slowly(const std::any&, Random& random) {
  std::unique_lock lock(mutex);
  if (++making == 2) together = true;
  begun.notify_all();
  begun.wait_for(lock, std::chrono::seconds(3), [] { return together; });
  --making;
  return random.bits();
}

std::uint64_t value(const std::shared_ptr<const std::any>& board) {
  return std::any_cast<std::uint64_t>(*board);
}

}  // namespace

// As it happens with the two pages of a duel.
TEST_CASE("who would wait for a board makes the next one meanwhile") {
  Game game{};
  game.make = make_slowly;
  Document document;
  document.orders.emplace_back().game = &game;
  document.orders[0].count = 2;
  Boards boards(document, 7);
  std::uint64_t first_page = 0;
  std::thread other([&] { first_page = value(boards.get(0, 1)); });
  const std::uint64_t second_page = value(boards.get(0, 1));
  other.join();
  CHECK(together);
  CHECK(first_page == second_page);
  CHECK(first_page == Random(7, 0, 1).bits());
  CHECK(value(boards.get(0, 2)) == Random(7, 0, 2).bits());
}
