// SPDX-License-Identifier: MIT
#include "generator/known.h"

#include <fmt/format.h>

#include <filesystem>

#include "generator/commands.h"
#include "generator/source.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_known_bytes = std::size_t{1} << 26U;

const Game* game_with_marks(const Document& document) {
  for (const Order& order : document.orders) {
    if (order.game->read_mark != nullptr) return order.game;
  }
  return nullptr;
}

std::string without_comment(const std::string& line) {
  const std::string kept = line.substr(0, line.find('#'));
  const std::size_t last = kept.find_last_not_of(" \t\r");
  return last == std::string::npos ? std::string() : kept.substr(0, last + 1);
}

}  // namespace

KnownBoards::KnownBoards(std::string path, const Document& document) : path_(std::move(path)) {
  if (path_.empty()) return;
  const Game* game = game_with_marks(document);
  if (game == nullptr) {
    throw WrongUse("--known keeps problems of Dots and Boxes, and there is none in this template");
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
    std::string mark;
    const std::string wrong = game->read_mark(line, mark);
    if (!wrong.empty()) problems.add(Place{path_, number + 1, 1}, wrong);
    marks_.insert(mark);
  }
  tell_and_stop(problems, text);
}

void KnownBoards::add(const std::set<std::string>& fresh) {
  if (path_.empty()) return;
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
