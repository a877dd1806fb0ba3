// SPDX-License-Identifier: MIT
#include "generator/output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "generator/signals_held.h"

namespace cartapenna {
namespace {

constexpr std::size_t buffer_size = std::size_t{1} << 16U;

[[noreturn]] void fail(std::string_view what, const std::string& path, int error) {
  throw FileError(fmt::format("{} {}: {}", what, path, std::strerror(error)));
}

// The temporary files that now exist, where a signal handler can see them.
constexpr std::size_t most_temporaries = std::size_t{1} << 16U;
std::array<std::atomic<const char*>, most_temporaries> temporaries{};
std::atomic<std::size_t> next_slot{0};

void remember(const char* path) {
  for (std::size_t tried = 0; tried < most_temporaries; ++tried) {
    const char* empty = nullptr;
    if (temporaries[next_slot++ % most_temporaries].compare_exchange_strong(empty, path)) return;
  }
}

void forget(const char* path) {
  for (auto& slot : temporaries) {
    const char* expected = path;
    if (slot.compare_exchange_strong(expected, nullptr)) return;
  }
}

// Those that end no program, that nobody can catch, and those of a write that fails, which tells
// why.
constexpr std::array not_ending{SIGCHLD, SIGCONT, SIGURG,  SIGWINCH, SIGSTOP, SIGTSTP,
                                SIGTTIN, SIGTTOU, SIGKILL, SIGPIPE,  SIGXFSZ};

// Comes only while no SignalsHeld lives: a temporary file and what is known of it are then the
// same.
void end_by_signal(int number) {
  for (auto& slot : temporaries) {
    if (const char* path = slot.load()) unlink(path);
  }
  std::signal(number, SIG_DFL);
  raise(number);
}

void write_all(int descriptor, std::string_view bytes, const std::string& path) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      fail("cannot write", path, errno);
    }
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

// The file that the path leads to, through symbolic links; the path itself where nothing is there.
std::string followed(const std::string& path) {
  std::array<char, PATH_MAX> resolved{};
  return realpath(path.c_str(), resolved.data()) != nullptr ? std::string(resolved.data()) : path;
}

}  // namespace

OutputFile::OutputFile(std::string path, bool replace) : path_(std::move(path)), replace_(replace) {
  struct stat there {};
  mode_t mode = 0;
  if (stat(path_.c_str(), &there) == 0) {
    if (S_ISDIR(there.st_mode)) throw FileError(path_ + " is a folder; name a file in it");
    if (!replace && S_ISREG(there.st_mode)) {
      throw FileError(path_ + " exists; --force replaces it, -o names another file");
    }
    if (!S_ISREG(there.st_mode)) {
      descriptor_ = open(path_.c_str(), O_WRONLY | O_CLOEXEC);
      if (descriptor_ < 0) fail("cannot write", path_, errno);
      return;
    }
    if (access(path_.c_str(), W_OK) != 0) fail("cannot write", path_, errno);
    path_ = followed(path_);
    mode = there.st_mode & 07777U;
  } else if (errno != ENOENT) {
    fail("cannot write", path_, errno);
  }
  if (mode == 0) {
    const mode_t mask = umask(0);
    umask(mask);
    mode = 0666U & ~mask;
  }
  const auto slash = path_.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : path_.substr(0, slash + 1);
  const SignalsHeld held;
  temporary_ = folder + ".cartapenna-XXXXXX";
  descriptor_ = mkostemp(temporary_.data(), O_CLOEXEC);
  if (descriptor_ < 0) fail("cannot write", path_, errno);
  remember(temporary_.c_str());
  fchmod(descriptor_, mode);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      buffer_(std::move(other.buffer_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      replace_(other.replace_),
      synced_(other.synced_) {
  if (!other.temporary_.empty()) {
    const SignalsHeld held;
    forget(other.temporary_.c_str());
    temporary_ = std::move(other.temporary_);
    other.temporary_.clear();
    remember(temporary_.c_str());
  }
}

OutputFile::~OutputFile() {
  if (descriptor_ >= 0) close(descriptor_);
  if (temporary_.empty()) return;
  const SignalsHeld held;
  unlink(temporary_.c_str());
  forget(temporary_.c_str());
}

void OutputFile::flush() {
  write_all(descriptor_, buffer_, path_);
  buffer_.clear();
}

void OutputFile::append(std::string_view bytes) {
  buffer_ += bytes;
  if (buffer_.size() >= buffer_size) flush();
}

void OutputFile::sync() {
  flush();
  if (!temporary_.empty() && fsync(descriptor_) != 0) fail("cannot write", path_, errno);
  if (close(std::exchange(descriptor_, -1)) != 0) fail("cannot write", path_, errno);
  synced_ = true;
}

void OutputFile::commit() {
  if (!synced_) sync();
  if (temporary_.empty()) return;
  const int failed =
      replace_ ? rename(temporary_.c_str(), path_.c_str())
               : renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, path_.c_str(), RENAME_NOREPLACE);
  if (failed != 0) fail("cannot write", path_, errno);
  const SignalsHeld held;
  forget(temporary_.c_str());
  temporary_.clear();
}

void hold_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
    // The lowest number that is free is this one.
    open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

void remove_temporaries_on_signals() {
  for (int number = 1; number <= SIGRTMAX; ++number) {
    if (std::find(not_ending.begin(), not_ending.end(), number) != not_ending.end()) continue;
    // One that is ignored, as under nohup, stays so.
    struct sigaction action {};
    if (sigaction(number, nullptr, &action) != 0 || action.sa_handler != SIG_DFL) continue;
    action.sa_handler = end_by_signal;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, nullptr);
  }
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

void write_stdout(std::string_view bytes) {
  write_all(STDOUT_FILENO, bytes, "standard output");
}

void write_stderr(std::string_view bytes) {
  try {
    write_all(STDERR_FILENO, bytes, "standard error");
  } catch (const FileError&) {
  }
}

std::string read_file(const std::string& path, std::size_t most) {
  const bool standard = path == "-";
  const std::string name = standard ? "standard input" : path;
  const int descriptor =
      standard ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) fail("cannot read", name, errno);
  struct Closer {
    int descriptor;
    ~Closer() {
      if (descriptor > STDIN_FILENO) close(descriptor);
    }
  } const closer{standard ? -1 : descriptor};
  struct stat there {};
  if (fstat(descriptor, &there) == 0 && S_ISDIR(there.st_mode)) {
    throw FileError(fmt::format("cannot read {}: it is a folder", name));
  }
  std::string text;
  std::array<char, buffer_size> chunk{};
  while (true) {
    const ssize_t got = read(descriptor, chunk.data(), chunk.size());
    if (got == 0) return text;
    if (got < 0 && errno == EAGAIN) {
      pollfd ready{descriptor, POLLIN, 0};
      if (poll(&ready, 1, 10000) == 0) {
        throw FileError(fmt::format("cannot read {}: nothing came for ten seconds", name));
      }
      continue;
    }
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail("cannot read", name, errno);
    text.append(chunk.data(), static_cast<std::size_t>(got));
    if (text.size() > most) {
      throw FileError(fmt::format("cannot read {}: it is larger than {} bytes", name, most));
    }
  }
}

}  // namespace cartapenna
