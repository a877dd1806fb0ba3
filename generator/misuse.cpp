// SPDX-License-Identifier: MIT
#include "generator/misuse.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace cartapenna {
namespace {

// An option that gives a value of the template.
struct Setting {
  std::string option;  // as it is told: "--seed", "--set document.seed"
  std::vector<std::string> path;
};

std::vector<std::string> words_of(std::string_view path) {
  std::vector<std::string> words;
  for (std::size_t from = 0; from <= path.size();) {
    const std::size_t to = std::min(path.find('.', from), path.size());
    std::string word(path.substr(from, to - from));
    const std::size_t digit = word.find_first_not_of('0');  // 00 is item 0
    if (word.find_first_not_of("0123456789") == std::string::npos && !word.empty()) {
      word.erase(0, std::min(digit, word.size() - 1));
    }
    words.push_back(std::move(word));
    from = to + 1;
  }
  return words;
}

constexpr std::string_view any = "*";  // every item of a list

// --count is none of them: it multiplies the counts of the template and those that --set gives.
std::vector<Setting> settings_of(const MakeOptions& options) {
  std::vector<Setting> settings;
  for (const MakeOptions::Short& one : options.shorts) {
    settings.push_back({one.option, words_of(one.key)});
  }
  for (const std::string& setting : options.settings) {
    const std::string path = setting.substr(0, setting.find('='));
    settings.push_back({"--set " + path, words_of(path)});
  }
  return settings;
}

// One is the other, or holds it.
bool overlap(const Setting& one, const Setting& other) {
  const std::size_t common = std::min(one.path.size(), other.path.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (one.path[i] != other.path[i]) return false;
  }
  return true;
}

// The option that gave the value at a path of the template; empty: none did.
std::string option_for(const Node& node, std::string_view path) {
  if (path.empty()) return node.place.line == 0 ? node.place.file : std::string();
  const std::string_view word = path.substr(0, path.find('.'));
  const std::string_view rest = path.substr(std::min(word.size() + 1, path.size()));
  if (word == any) {
    for (const Node& item : node.items) {
      std::string option = option_for(item, rest);
      if (!option.empty()) return option;
    }
    return {};
  }
  const Node* next = node.find(word);
  return next != nullptr ? option_for(*next, rest) : std::string();
}

void check_twice(const MakeOptions& options, Misuse& misuse) {
  const std::vector<Setting> settings = settings_of(options);
  for (std::size_t i = 0; i < settings.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!overlap(settings[i], settings[j])) continue;
      misuse.add(settings[i].option == settings[j].option
                     ? fmt::format("{} is given twice", settings[i].option)
                     : fmt::format("{} and {} set the same value: give one of them",
                                   settings[j].option, settings[i].option));
      break;
    }
  }
}

// An ID names one sheet of one seed.
void check_id(const MakeOptions& options, const Node& root, Misuse& misuse) {
  if (options.id.empty()) return;
  for (const char* key : {"document.seed", "document.first", "sheets.*.count", "document.apart"}) {
    const std::string option = option_for(root, key);
    if (!option.empty()) {
      misuse.add(fmt::format("{} and --id: the ID alone says which sheet is made", option));
    }
  }
  if (!options.names.empty()) {
    misuse.add("--names and --id: the ID is of one sheet, name its file with -o");
  }
  const std::string answers = option_for(root, "document.answers");
  if (!answers.empty() && options.what != "all") {
    misuse.add(
        fmt::format("{} and --id: --what key makes its answers, --what all everything", answers));
  }
}

// A file for each pupil.
void check_names(const MakeOptions& options, const Node& root, Misuse& misuse) {
  if (options.names.empty()) return;
  if (options.page) misuse.add("--page and --names: each pupil has a file of all their pages");
  for (const char* key : {"document.first", "document.apart"}) {
    const std::string option = option_for(root, key);
    if (!option.empty()) {
      misuse.add(fmt::format("{} and --names: there is a file for each pupil, whole", option));
    }
  }
}

}  // namespace

void Misuse::stop() {
  if (sentences_.empty()) return;
  const std::string last = sentences_.back();
  sentences_.pop_back();
  for (const std::string& sentence : sentences_) tell_error(sentence);
  throw WrongUse(last);
}

void check_format(Format format, const std::optional<double>& dpi, bool live_text, Misuse& misuse) {
  if (dpi && format != Format::png)
    misuse.add("--dpi is for PNG alone: other formats have no dots");
  if (live_text && format != Format::svg) misuse.add("--live-text is for SVG alone");
}

void check_options(const MakeOptions& options, const Node& root, Format format, Misuse& misuse) {
  check_twice(options, misuse);
  check_format(format, options.dpi, options.live_text, misuse);
  const bool paged = format != Format::text && format != Format::json;  // these tell boards alone
  for (const char* key : {"page.press", "page.accessible", "page.text"}) {
    const std::string option = option_for(root, key);
    if (option.empty() || format == Format::pdf || !paged) continue;
    const bool svg_text = format == Format::svg && key == std::string_view("page.text");
    misuse.add(
        fmt::format("{} is for PDF alone{}", option,
                    svg_text ? "; SVG has text as outlines, or with --live-text as text" : ""));
  }
  if (options.page && !paged) {
    misuse.add("--page: text and JSON tell boards, not pages; --first and --count choose boards");
  }
  check_id(options, root, misuse);
  check_names(options, root, misuse);
  const std::string pupils = option_for(root, "class.pupils");
  if (!options.roster.empty() && !pupils.empty()) {
    misuse.add(fmt::format("{} and --roster: the roster says how many pupils there are", pupils));
  }
}

void check_options(const MakeOptions& options, const Node& root, const Document& document,
                   Misuse& misuse) {
  std::string group;
  for (const Key& key : class_keys()) {
    if (group.empty()) group = option_for(root, fmt::format("class.{}", key.name));
  }
  const bool seated = !document.seats.empty();
  if (!seated && !group.empty()) {
    misuse.add(fmt::format("{}: there is no class; --roster or class.pupils makes one", group));
  }
  if (seated && document.group->each == Each::pupil) {
    const std::string pairs = option_for(root, "class.pairs");
    if (!pairs.empty()) {
      misuse.add(fmt::format("{}: each pupil has a board of their own (class.each)", pairs));
    }
  }
  if (seated) {
    const std::string players = option_for(root, "document.players");
    if (!players.empty()) misuse.add(fmt::format("{}: the names are those of the class", players));
  }
  std::string count = option_for(root, "sheets.*.count");
  if (options.count) count = "--count";
  const auto boards =
      std::any_of(document.orders.begin(), document.orders.end(),
                  [](const Order& order) { return order.game->frame == Frame::sheet; });
  if (!count.empty() && seated && boards) {
    misuse.add(fmt::format("{}: a class has a board for each pair or pupil; class.days makes more",
                           count));
  }
  if (options.count && !boards) misuse.add("--count: there are no boards in this template");
  const auto seats = static_cast<std::int64_t>(document.seats.size());
  if (seated && document.first > seats) {
    misuse.add(fmt::format("document.first is {}: the boards of the class are 1 to {}",
                           document.first, seats));
  }
  if (options.page && document.apart) {
    misuse.add("--page: each of two players has a file; --set document.apart=false makes one");
  }
}

}  // namespace cartapenna
