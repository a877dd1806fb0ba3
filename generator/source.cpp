// SPDX-License-Identifier: MIT
#include "generator/source.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>

#include "generator/commands.h"
#include "generator/output.h"

namespace cartapenna {
namespace {

bool names_a_file(const std::string& name) {
  return name.find('/') != std::string::npos || name.find('.') != std::string::npos || name == "-";
}

// "moves.txt", "mine/moves": no game writes a position so.
bool looks_like_a_file(const std::string& given) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  if (given.find_first_of("{}[]:;|\n") != std::string::npos) return false;
  const auto last = given.find_last_not_of(letters);
  const bool ending = last != std::string::npos && last + 1 < given.size() && given[last] == '.';
  return ending || (given.find('/') != std::string::npos &&
                    given.find_first_of(letters) != std::string::npos);
}

// Of the entries that have boards: a cover stays one.
void multiply_counts(Node& root, std::int64_t times, Problems& problems) {
  const Node* sheets = root.find("sheets");
  for (std::size_t i = 0; sheets != nullptr && i < sheets->items.size(); ++i) {
    if (sheets->items[i].find("page") != nullptr) continue;
    const Node* count = sheets->items[i].find("count");
    std::int64_t each = 1;
    if (count != nullptr) {
      const char* const end = count->text.data() + count->text.size();
      if (std::from_chars(count->text.data(), end, each).ptr != end || each < 1) continue;
    }
    // Beyond what a template may ask for, the product is told as any other number.
    const std::int64_t product = times > most_boards || each > most_boards ? times : times * each;
    set_value(root, fmt::format("sheets.{}.count", i), std::to_string(product), "--count",
              problems);
    sheets = root.find("sheets");
  }
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
  known.reserve(shipped.size());
  for (const Shipped& one : shipped) known.push_back(one.name);
  const std::string_view near = nearest(name, known);
  tell_error(
      fmt::format("there is no template \"{}\"{}; `cartapenna list` shows them all, a file "
                  "of your own is named with its ending .yaml",
                  name, near.empty() ? "" : fmt::format("; did you mean {}?", near)));
  throw WrongInput{};
}

std::string position_file(const std::string& given) {
  std::error_code ignored;
  const auto there = std::filesystem::status(given, ignored);
  const bool file = std::filesystem::exists(there) && !std::filesystem::is_directory(there);
  return file || given == "-" || looks_like_a_file(given) ? given : std::string();
}

std::string read_position(const std::string& given, std::size_t most) {
  const std::string file = position_file(given);
  return file.empty() ? given : read_file(file, most);
}

bool tell_mistakes(const std::vector<Mistake>& mistakes, const std::string& given,
                   const std::string& text) {
  const std::string file = position_file(given);
  if (file.empty() || mistakes.empty()) return false;
  Problems problems;
  for (const Mistake& mistake : mistakes) {
    problems.add({file, mistake.line, mistake.column}, mistake.sentence);
  }
  tell_problems(problems, text);
  return true;
}

void tell_problems(const Problems& problems, const std::string& text) {
  if (!problems.list().empty()) write_stderr(tell(problems, text));
}

void tell_and_stop(const Problems& problems, const std::string& text) {
  tell_problems(problems, text);
  if (problems.any()) throw WrongInput{};
}

void apply_options(Node& root, const MakeOptions& options, Problems& problems) {
  const auto set = [&](std::string_view path, std::string_view value, const std::string& option) {
    set_value(root, path, value, option, problems);
  };
  for (const MakeOptions::Short& one : options.shorts) set(one.key, one.value, one.option);
  for (const std::string& setting : options.settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos || equals == 0) {
      throw WrongUse(
          fmt::format("--set takes KEY=VALUE, such as sheets.0.board.hedges=40, not "
                      "\"{}\"",
                      setting));
    }
    const std::string path = setting.substr(0, equals);
    set(path, setting.substr(equals + 1), "--set " + path);
  }
  if (options.count) multiply_counts(root, *options.count, problems);
}

}  // namespace cartapenna
