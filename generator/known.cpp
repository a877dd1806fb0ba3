// SPDX-License-Identifier: MIT
#include "generator/known.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "generator/commands.h"
#include "generator/source.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_known_bytes = std::size_t{1} << 26U;

bool can_be_known(const Order& order) {
  const Game& game = *order.game;
  return game.read_mark != nullptr && game.candidates(order.spec, {}, {}) != nullptr;
}

// Of all games whose boards can be known: their names, and how a line looks.
template <class Say>
std::string told(const Say& say, std::string_view between) {
  std::vector<std::string> all;
  for (const Game* game : games()) {
    if (game->read_mark != nullptr) all.push_back(say(*game));
  }
  return fmt::format("{}", fmt::join(all, between));
}

// Each line says by its notation which game it is of.
ReadMark read_line(std::string_view line) {
  for (const Game* game : games()) {
    if (game->read_mark == nullptr) continue;
    if (auto read = game->read_mark(line)) return std::move(*read);
  }
  const auto say = [](const Game& game) {
    return fmt::format("{} ({})", game.mark_like, game.name);
  };
  return {{}, "no such notation; a line is a position such as " + told(say, " or ")};
}

std::string without_comment(const std::string& line) {
  const std::string kept = line.substr(0, line.find('#'));
  const std::size_t last = kept.find_last_not_of(" \t\r");
  return last == std::string::npos ? std::string() : kept.substr(0, last + 1);
}

}  // namespace

KnownBoards::KnownBoards(std::string path, const Document& document) : path_(std::move(path)) {
  if (path_.empty()) return;
  if (std::none_of(document.orders.begin(), document.orders.end(), can_be_known)) {
    const auto say = [](const Game& game) { return std::string(game.name); };
    throw WrongUse(fmt::format("--known keeps problems of {}, and there is none in this template",
                               told(say, " and ")));
  }
  if (path_ == "-") throw WrongUse("--known takes a file: problems are added at its end");
  std::error_code none;
  if (!std::filesystem::exists(path_, none)) return;
  const std::string text = read_file(path_, most_known_bytes);
  Problems problems;
  int number = 0;
  for (std::size_t at = 0; at < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = without_comment(text.substr(at, end - at));
    at = end + 1;
    if (line.empty()) continue;
    const std::size_t indent = line.find_first_not_of(" \t");
    const ReadMark read = read_line(std::string_view(line).substr(indent));
    if (read.wrong.empty()) {
      marks_.insert(read.mark);
    } else {
      problems.add(Place{path_, number + 1, static_cast<int>(indent + read.column)}, read.wrong);
    }
  }
  tell_and_stop(problems, text);
}

void KnownBoards::add(const std::set<std::string>& fresh) {
  // What another run has added meanwhile stays.
  std::error_code none;
  std::string text =
      std::filesystem::exists(path_, none) ? read_file(path_, most_known_bytes) : std::string();
  if (!text.empty() && text.back() != '\n') text += '\n';
  for (const std::string& mark : fresh) {
    if (marks_.count(mark) == 0) text += mark + '\n';
  }
  file_.emplace(path_, true);
  file_->append(text);
  file_->sync();
}

void KnownBoards::commit() {
  if (file_) file_->commit();
}

}  // namespace cartapenna
