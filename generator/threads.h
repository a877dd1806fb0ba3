// SPDX-License-Identifier: MIT
// Work on several threads.
#pragma once

#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace cartapenna {

// So many threads for `jobs`: more than four a core only take memory.
std::size_t sensible_threads(int jobs);

// Starts as many threads as the system gives, perhaps none. Signals are for the calling thread
// alone, which knows what must be removed before the end.
std::vector<std::thread> start(std::size_t count, const std::function<void()>& work);

// Does `work` on the calling thread and on others. REQUIRES: it throws nothing, and all is done
// once one of them returns from it.
void on_threads(int jobs, const std::function<void()>& work);

}  // namespace cartapenna
