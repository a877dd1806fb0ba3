// SPDX-License-Identifier: MIT
// Any bytes as a roster, and whatever it names as the name of a file in the chosen folder.
#include "generator/file_name.h"
#include "generator/roster.h"
#include "templates/utf8.h"
#include "tests/fuzz/fuzz.h"

using namespace cartapenna;

namespace {

void check_name(const std::string& name) {
  fuzz::promise(name.find_first_of("/\\:*?\"<>|") == std::string::npos, "a file, not a path");
  fuzz::promise(name.front() != '.' && name.front() != '-', "neither hidden nor an option");
  fuzz::promise(name.size() <= 130, "short enough for any file system");
  for (std::size_t at = 0; at < name.size();) {
    const CodePoint point = code_point(name, at);
    fuzz::promise(point.valid && (point.value >= 32 && point.value != 127), "letters only");
    at += point.bytes;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  Problems problems;
  const std::vector<Pupil> pupils = read_roster(text, "r.csv", problems);
  fuzz::check_told(problems, text);
  fuzz::promise(!pupils.empty() || problems.any(), "nobody read, and told");
  if (problems.any()) return 0;
  for (const Pupil& pupil : pupils) {
    for (const std::string_view pattern : {"{name}.pdf", "{class}-{name}.pdf"}) {
      check_name(file_name(pattern, {{"name", pupil.name}, {"class", pupil.group}}));
    }
  }
  wrong_pattern(text);
  return 0;
}
