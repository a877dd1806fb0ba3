// SPDX-License-Identifier: MIT
// The bytes depend on the pages alone, not on where and when they are written.
#include <doctest/doctest.h>

#include <filesystem>
#include <map>
#include <string>

#include "tests/layouts/tools.h"

using namespace cartapenna;

namespace {

// Name of each file and its bytes, written with this environment.
std::map<std::string, std::string> written(const std::string& environment) {
  const Scratch place("");
  std::filesystem::remove(place.path());
  std::filesystem::create_directory(place.path());
  CHECK(output_of("env " + environment + ' ' + CARTAPENNA_WRITE_ALL + ' ' + place.path()) == "");
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(place.path())) {
    std::ifstream in(entry.path(), std::ios::binary);
    files[entry.path().filename().string()] = {std::istreambuf_iterator<char>(in), {}};
  }
  std::filesystem::remove_all(place.path());
  return files;
}

}  // namespace

TEST_CASE("the same bytes everywhere, at any time") {
  const auto expected = written("");
  REQUIRE(expected.size() == 9);
  // No fontconfig, no home, other languages, a decimal comma where that locale is installed.
  for (const std::string environment :
       {"TZ=Asia/Tokyo", "-i", "HOME=/nonexistent FONTCONFIG_FILE=/nonexistent FONTCONFIG_PATH=/",
        "LC_ALL=it_IT.UTF-8 LANG=it_IT.UTF-8", "LANGUAGE=sr:tr PANGO_LANGUAGE=ja",
        "SOURCE_DATE_EPOCH=1 FC_LANG=zh"}) {
    CAPTURE(environment);
    const auto files = written(environment);
    REQUIRE(files.size() == expected.size());
    for (const auto& file : files) {
      CHECK_MESSAGE(file.second == expected.at(file.first), file.first);
    }
  }
}
