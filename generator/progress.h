// SPDX-License-Identifier: MIT
// A bar on the terminal while many pages are made: on standard error, only where that is a terminal
// that can take a line back; after the first half second, and gone at the end.
#pragma once

#include <chrono>
#include <cstddef>
#include <string_view>

namespace cartapenna {

class Progress {
 public:
  // `what` is made: "pages".
  Progress(std::size_t total, std::string_view what);
  ~Progress();  // takes the bar away
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void step();  // one more is made

 private:
  using Clock = std::chrono::steady_clock;
  void draw();

  std::size_t total_;
  std::string_view what_;
  std::size_t done_ = 0;
  bool terminal_;
  bool drawn_ = false;
  Clock::time_point next_;
};

}  // namespace cartapenna
