// SPDX-License-Identifier: MIT
// Loaded before the C library, makes the k-th call of a kind fail: what a disk, a quota or a
// permission does at the worst moment.
//
//   FAULT_CALLS  kinds that count, with commas between: write,fsync,rename,create,open,close,stat,
//                read
//   FAULT_AT     which of them fails, from 1
//   FAULT_ERROR  errno; 0: a write or read does less than asked, and succeeds
//   FAULT_STAYS  all later ones fail, too
//   FAULT_HIT    a file that is made when a call was made to fail
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

int setting(const char* name) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::atoi(text) : 0;
}

bool counts(const char* kind) {
  const char* kinds = std::getenv("FAULT_CALLS");
  if (kinds == nullptr) return false;
  const std::size_t length = std::strlen(kind);
  for (const char* at = kinds; (at = std::strstr(at, kind)) != nullptr; at += length) {
    const bool begins = at == kinds || at[-1] == ',';
    if (begins && (at[length] == ',' || at[length] == '\0')) return true;
  }
  return false;
}

bool fails(const char* kind) {
  static std::atomic<int> made{0};
  if (!counts(kind)) return false;
  const int number = ++made;
  const int wanted = setting("FAULT_AT");
  if (number < wanted || (number > wanted && setting("FAULT_STAYS") == 0)) return false;
  if (const char* hit = std::getenv("FAULT_HIT")) {
    const long file = syscall(SYS_openat, AT_FDCWD, hit, O_WRONLY | O_CREAT, 0644);
    syscall(SYS_close, file);
  }
  errno = setting("FAULT_ERROR");
  return true;
}

template <class Function>
Function* real(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

// A file that is opened to be written is "create", any other "open".
const char* kind_of(int flags) {
  return (flags & O_ACCMODE) == O_RDONLY ? "open" : "create";
}

mode_t mode_of(int flags, va_list list) {
  return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(list, mode_t) : 0;
}

}  // namespace

// NOLINTBEGIN(readability-identifier-naming): the C library's names
extern "C" {

#define OPEN(name)                                                     \
  int name(const char* path, int flags, ...) {                         \
    va_list list;                                                      \
    va_start(list, flags);                                             \
    const mode_t mode = mode_of(flags, list);                          \
    va_end(list);                                                      \
    if (fails(kind_of(flags))) return -1;                              \
    return real<int(const char*, int, ...)>(#name)(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                \
  int name(int folder, const char* path, int flags, ...) {                          \
    va_list list;                                                                   \
    va_start(list, flags);                                                          \
    const mode_t mode = mode_of(flags, list);                                       \
    va_end(list);                                                                   \
    if (fails(kind_of(flags))) return -1;                                           \
    return real<int(int, const char*, int, ...)>(#name)(folder, path, flags, mode); \
  }
OPENAT(openat)
OPENAT(openat64)

#define FOPEN(name)                                                                      \
  FILE* name(const char* path, const char* mode) {                                       \
    if (fails(std::strpbrk(mode, "wa+") != nullptr ? "create" : "open")) return nullptr; \
    return real<FILE*(const char*, const char*)>(#name)(path, mode);                     \
  }
FOPEN(fopen)
FOPEN(fopen64)

#define MKOSTEMP(name)                                \
  int name(char* path, int flags) {                   \
    if (fails("create")) return -1;                   \
    return real<int(char*, int)>(#name)(path, flags); \
  }
MKOSTEMP(mkostemp)
MKOSTEMP(mkostemp64)

#define STAT(name)                                                   \
  int name(const char* path, struct stat* about) noexcept {          \
    if (fails("stat")) return -1;                                    \
    return real<int(const char*, struct stat*)>(#name)(path, about); \
  }
STAT(stat)
STAT(lstat)

int fstat(int file, struct stat* about) noexcept {
  if (fails("stat")) return -1;
  return real<int(int, struct stat*)>("fstat")(file, about);
}

int access(const char* path, int mode) noexcept {
  if (fails("stat")) return -1;
  return real<int(const char*, int)>("access")(path, mode);
}

ssize_t write(int file, const void* bytes, size_t count) {
  auto* const write_really = real<ssize_t(int, const void*, size_t)>("write");
  if (file == STDERR_FILENO || !fails("write")) return write_really(file, bytes, count);
  return errno != 0 || count == 0 ? -1 : write_really(file, bytes, 1);
}

ssize_t read(int file, void* bytes, size_t count) {
  auto* const read_really = real<ssize_t(int, void*, size_t)>("read");
  if (!fails("read")) return read_really(file, bytes, count);
  return errno != 0 || count == 0 ? -1 : read_really(file, bytes, 1);
}

int fsync(int file) {
  return fails("fsync") ? -1 : real<int(int)>("fsync")(file);
}

// The file is closed all the same, as Linux does.
int close(int file) {
  const bool failing = fails("close");
  const int error = errno;
  const int closed = real<int(int)>("close")(file);
  if (!failing) return closed;
  errno = error;
  return -1;
}

int rename(const char* from, const char* to) noexcept {
  return fails("rename") ? -1 : real<int(const char*, const char*)>("rename")(from, to);
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to,
              unsigned flags) noexcept {
  if (fails("rename")) return -1;
  return real<int(int, const char*, int, const char*, unsigned)>("renameat2")(from_folder, from,
                                                                              to_folder, to, flags);
}

}  // extern "C"
// NOLINTEND(readability-identifier-naming)
