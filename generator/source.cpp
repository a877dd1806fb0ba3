// SPDX-License-Identifier: MIT
#include "generator/source.h"

#include <fmt/format.h>

#include <filesystem>

#include "generator/commands.h"
#include "generator/output.h"

namespace cartapenna {
namespace {

bool names_a_file(const std::string& name) {
  return name.find('/') != std::string::npos || name.find('.') != std::string::npos || name == "-";
}

}  // namespace

Source read_source(const std::string& name, const Catalogue& catalogue) {
  if (names_a_file(name)) {
    std::string stem = name == "-" ? "stdin" : std::filesystem::path(name).stem().string();
    return {read_file(name, most_bytes), name, std::move(stem)};
  }
  if (auto text = catalogue.find(name)) return {std::move(*text), name + ".yaml", name};
  std::vector<Shipped> shipped = catalogue.list();
  std::vector<std::string_view> known;
  for (const Shipped& one : shipped) known.push_back(one.name);
  const std::string_view near = nearest(name, known);
  tell_error(
      fmt::format("there is no template \"{}\"{}; `cartapenna list` shows them all, a file "
                  "of your own is named with its ending .yaml",
                  name, near.empty() ? "" : fmt::format("; did you mean {}?", near)));
  throw WrongInput{};
}

void tell_problems(const Problems& problems, const std::string& text) {
  if (!problems.list().empty()) fmt::print(stderr, "{}", tell(problems, text));
}

void tell_and_stop(const Problems& problems, const std::string& text) {
  tell_problems(problems, text);
  if (problems.any()) throw WrongInput{};
}

}  // namespace cartapenna
