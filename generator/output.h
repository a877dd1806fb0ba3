// SPDX-License-Identifier: MIT
// Files written whole or not at all: to a temporary file beside the target, checked, synced,
// renamed.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace cartapenna {

// What the world refuses: a file, a disk, a stream. Exit code 4.
struct FileError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class OutputFile {
 public:
  // `replace`: an existing file is replaced at the end. Otherwise a file of that name is an error.
  // Symbolic links are followed; what is no regular file (a pipe, /dev/null) is written directly.
  // Throws FileError, as all below do.
  OutputFile(std::string path, bool replace);
  ~OutputFile();  // without commit(): nothing is left, the old file is untouched
  OutputFile(OutputFile&& other) noexcept;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  OutputFile& operator=(OutputFile&&) = delete;

  void append(std::string_view bytes);
  void sync();    // everything is on the disk, under the temporary name
  void commit();  // … and now under its own. Calls sync() when that was not done.

 private:
  void flush();

  std::string path_;
  std::string temporary_;  // empty: written directly
  std::string buffer_;
  int descriptor_ = -1;
  bool replace_ = true;
  bool synced_ = false;
};

// Opens what is closed of standard input, output and error, so that no file that is opened later
// takes its place: reading from it, or writing to it, fails as before.
void hold_standard_streams();

// A signal that ends the program, SIGABRT too, leaves no temporary files. Files are made, moved and
// committed by the thread that signals come to.
void remove_temporaries_on_signals();

// Writes to standard output; throws FileError (a closed pipe too).
void write_stdout(std::string_view bytes);

// Writes to standard error; that nobody can hear it is no failure.
void write_stderr(std::string_view bytes);

// A regular file, a pipe or "-" for standard input, at most `most` bytes. Never waits for a pipe
// that nobody writes to for more than ten seconds.
std::string read_file(const std::string& path, std::size_t most);

}  // namespace cartapenna
