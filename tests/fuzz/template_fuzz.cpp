// SPDX-License-Identifier: MIT
// Any bytes as a template: read, checked against every key, told. What cannot be read is told.
#include <string>

#include "generator/document.h"
#include "tests/fuzz/fuzz.h"

using namespace cartapenna;

namespace {

// The words are read anew for each document: a short language leaves time for more inputs.
std::optional<std::string> short_language(std::string_view name) {
  if (name != "en" && name != "it") return std::nullopt;
  return "language: {name: x, code: " + std::string(name) + ", alphabet: english}\n";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  Problems problems;
  Node root = read_yaml(text, "t.yaml", problems);
  if (root.kind == Node::Kind::null) fuzz::promise(problems.any(), "nothing read, and told");
  if (!problems.any()) read_document(root, "t", short_language, problems);
  fuzz::check_told(problems, text);
  Problems of_setting;
  const auto equals = text.find('=');
  if (equals != std::string_view::npos) {
    set_value(root, text.substr(0, equals), text.substr(equals + 1), "--set", of_setting);
    tell(of_setting, text);
  }
  return 0;
}
