// SPDX-License-Identifier: MIT
#include "generator/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "generator/output.h"

namespace cartapenna {
namespace {

constexpr std::size_t cells = 30;
constexpr auto silence = std::chrono::milliseconds(500);  // who waits less needs no bar
constexpr auto rest = std::chrono::milliseconds(100);

bool obeying_terminal() {
  const char* kind = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && kind != nullptr && std::string_view(kind) != "dumb";
}

}  // namespace

Progress::Progress(std::string_view what)
    : what_(what), terminal_(obeying_terminal()), next_(Clock::now() + silence) {}

Progress::~Progress() {
  if (drawn_) write_stderr("\r\033[K");
}

void Progress::tell(std::size_t done, std::size_t all) {
  if (!terminal_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + rest;
  const std::size_t full = std::min(done, all) * cells / std::max<std::size_t>(all, 1);
  write_stderr(fmt::format("\r[{:=<{}}{: <{}}] {} of {} {}\033[K", "", full, "", cells - full, done,
                           all, what_));
  drawn_ = true;
}

}  // namespace cartapenna
