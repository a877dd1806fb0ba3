// SPDX-License-Identifier: MIT
// Other programs look at what was written.
#pragma once

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

namespace cartapenna {

// What the command printed, with "failed" after it where its exit code is not 0.
inline std::string output_of(const std::string& command) {
  std::FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  REQUIRE(pipe != nullptr);
  std::string output;
  char some[4096];
  for (std::size_t count = 0; (count = std::fread(some, 1, sizeof some, pipe)) > 0;) {
    output.append(some, count);
  }
  if (pclose(pipe) != 0) output += "failed";
  return output;
}

// A file that is gone when the test is over.
class Scratch {
 public:
  explicit Scratch(const std::string& ending, const std::string& bytes = "") {
    static int count = 0;
    path_ = (std::filesystem::temp_directory_path() /
             ("cartapenna-" + std::to_string(getpid()) + '-' + std::to_string(count++) + ending))
                .string();
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~Scratch() { std::filesystem::remove(path_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::string& path() const { return path_; }
  std::string bytes() const {
    std::ostringstream all;
    all << std::ifstream(path_, std::ios::binary).rdbuf();
    return all.str();
  }

 private:
  std::string path_;
};

// A picture in the format that pdftoppm, gs and rsvg's users can all write: binary PGM.
struct Grey {
  int width = 0;
  int height = 0;
  std::string pixels;

  unsigned at(int x, int y) const {
    return static_cast<unsigned char>(pixels.at(static_cast<std::size_t>(y * width + x)));
  }
};

inline Grey read_pgm(const std::string& bytes) {
  std::istringstream in(bytes);
  std::string magic;
  Grey grey;
  int most = 0;
  in >> magic;
  in.get();
  while (in.peek() == '#') in.ignore(1000, '\n');
  in >> grey.width >> grey.height >> most;
  in.get();
  REQUIRE(magic == "P5");
  REQUIRE(most == 255);
  grey.pixels = bytes.substr(static_cast<std::size_t>(in.tellg()));
  REQUIRE(grey.pixels.size() == static_cast<std::size_t>(grey.width * grey.height));
  return grey;
}

}  // namespace cartapenna
