// SPDX-License-Identifier: MIT
#pragma once

#include <cerrno>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <system_error>

namespace cartapenna {

// A file without a name, gone when it is closed: memory would have to hold it as a whole.
class ScratchFile {
 public:
  void add(std::string_view bytes) {
    if (!file_) file_.reset(std::tmpfile());
    if (!file_ || std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) fail();
  }
  // For who reads it, and closes it then.
  std::FILE* release() {
    if (!file_ || std::fflush(file_.get()) != 0) fail();
    return file_.release();
  }

 private:
  [[noreturn]] static void fail() {
    throw std::runtime_error("the folder for temporary files takes no more: " +
                             std::system_category().message(errno));
  }
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace cartapenna
