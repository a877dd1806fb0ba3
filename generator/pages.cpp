// SPDX-License-Identifier: MIT
#include "generator/pages.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <utility>
#include <vector>

#include "generator/threads.h"

namespace cartapenna {
namespace {

// A ring of slots: page n is in slot n mod size, from when it is made until it has been used.
struct Line {
  struct Slot {
    Page page;
    std::exception_ptr fault;
    bool ready = false;
  };

  std::mutex mutex;
  std::condition_variable made;
  std::condition_variable used;
  std::vector<Slot> slots;
  std::size_t next_to_make = 0;
  std::size_t next_to_use = 0;
  std::size_t end = 0;
  bool stopped = false;

  void work(const Edition& edition) {
    std::unique_lock lock(mutex);
    while (true) {
      used.wait(lock, [&] {
        return stopped || next_to_make == end || next_to_make < next_to_use + slots.size();
      });
      if (stopped || next_to_make == end) return;
      const std::size_t number = next_to_make++;
      lock.unlock();
      Page page;
      std::exception_ptr fault;
      try {
        page = edition.page(number);
      } catch (...) {
        fault = std::current_exception();
      }
      lock.lock();
      slots[number % slots.size()] = {std::move(page), fault, true};
      made.notify_one();
    }
  }

  Page take() {
    std::unique_lock lock(mutex);
    Slot& slot = slots[next_to_use % slots.size()];
    made.wait(lock, [&] { return slot.ready; });
    Slot taken = std::exchange(slot, {});
    ++next_to_use;
    used.notify_all();
    lock.unlock();
    if (taken.fault) std::rethrow_exception(taken.fault);
    return std::move(taken.page);
  }
};

}  // namespace

void for_each_page(const Edition& edition, std::size_t from, std::size_t to, int jobs,
                   const std::function<void(const Page&)>& use) {
  const std::size_t threads = std::min(sensible_threads(jobs), to - from);
  if (threads <= 1) {
    for (std::size_t number = from; number < to; ++number) use(edition.page(number));
    return;
  }
  Line line;
  line.slots.resize(threads * 8);
  line.next_to_make = line.next_to_use = from;
  line.end = to;
  std::vector<std::thread> workers = start(threads, [&] { line.work(edition); });
  const auto stop = [&] {
    {
      const std::lock_guard lock(line.mutex);
      line.stopped = true;
    }
    line.used.notify_all();
    for (std::thread& worker : workers) worker.join();
  };
  try {
    for (std::size_t number = from; number < to; ++number) {
      use(workers.empty() ? edition.page(number) : line.take());
    }
  } catch (...) {
    stop();
    throw;
  }
  stop();
}

}  // namespace cartapenna
