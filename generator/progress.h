// SPDX-License-Identifier: MIT
// A bar on the terminal while many pages or boards are made: on standard error, only where that is
// a terminal that can take a line back; after the first half second, and gone at the end.
#pragma once

#include <chrono>
#include <cstddef>
#include <string_view>

namespace cartapenna {

class Progress {
 public:
  // `what` is made: "pages", "boards".
  explicit Progress(std::string_view what);
  ~Progress();  // takes the bar away
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void tell(std::size_t done, std::size_t all);

 private:
  using Clock = std::chrono::steady_clock;

  std::string_view what_;
  bool terminal_;
  bool drawn_ = false;
  Clock::time_point next_;
};

}  // namespace cartapenna
