// SPDX-License-Identifier: MIT
#include "generator/threads.h"

#include <algorithm>
#include <system_error>

#include "generator/signals_held.h"

namespace cartapenna {

std::size_t sensible_threads(int jobs) {
  const std::size_t most = 4 * std::max<std::size_t>(1, std::thread::hardware_concurrency());
  return std::min(static_cast<std::size_t>(std::max(jobs, 1)), most);
}

std::vector<std::thread> start(std::size_t count, const std::function<void()>& work) {
  const SignalsHeld inherited;
  std::vector<std::thread> workers;
  workers.reserve(count);
  try {
    while (workers.size() < count) workers.emplace_back(work);
  } catch (const std::system_error&) {
  }
  return workers;
}

void on_threads(int jobs, const std::function<void()>& work) {
  std::vector<std::thread> others = start(sensible_threads(jobs) - 1, work);
  work();
  for (std::thread& other : others) other.join();
}

}  // namespace cartapenna
