// SPDX-License-Identifier: MIT
#include "generator/sprouts/moves_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "generator/sprouts/code.h"
#include "generator/sprouts/named_move.h"
#include "generator/sprouts/sprouts.h"

namespace cartapenna::sprouts {
namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::variant<Position, Fault> read() {
    skip(" \t\r\n");
    const std::size_t begin = at_;
    const int spots = number();
    if (spots < 1 || spots > spots_limit) {
      return Fault{begin + 1, fmt::format("a list of moves begins with the number of starting "
                                          "spots, 1 to {}, such as 3: 1(4)2",
                                          spots_limit)};
    }
    if (at_ < text_.size() && text_[at_] == '(') {
      return Fault{begin + 1,
                   "the number of starting spots is missing before the first move, such "
                   "as 3: 1(4)2"};
    }
    if (at_ < text_.size() && std::string_view(":+-").find(text_[at_]) != text_.npos) ++at_;
    positions_ = {start(spots)};
    for (skip(between); at_ < text_.size(); skip(between)) {
      if (auto fault = read_move()) return *fault;
    }
    return positions_.front();
  }

 private:
  static constexpr std::size_t most_positions = 2000;
  static constexpr std::string_view between = " \t\r\n,;";

  void skip(std::string_view letters) {
    while (at_ < text_.size() && letters.find(text_[at_]) != std::string_view::npos) ++at_;
  }

  // -1: there is none.
  int number() {
    constexpr int too_large = 1000;
    int value = -1;
    while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) {
      value = std::min(too_large, 10 * std::max(value, 0) + (text_[at_++] - '0'));
    }
    return value;
  }

  bool take(char letter) {
    if (at_ == text_.size() || text_[at_] != letter) return false;
    ++at_;
    return true;
  }

  std::optional<Fault> read_move() {
    const std::size_t begin = at_;
    NamedMove move;
    move.from = number();
    if (move.from < 0) return Fault{at_ + 1, "expected a move such as 1(4)2"};
    if (!take('(')) return Fault{at_ + 1, "expected ( and the number of the new spot"};
    const std::size_t born_at = at_;
    const int born = number();
    if (born < 0 || !take(')')) return Fault{at_ + 1, "expected the new spot's number and )"};
    move.to = number();
    if (move.to < 0) return Fault{at_ + 1, "expected the number of the spot where the line ends"};
    if (take('[')) {
      if (auto fault = read_list(move)) return fault;
    }
    if (const int next = spot_count(positions_.front()) + 1; born != next) {
      return Fault{born_at + 1, fmt::format("the new spot of this move is {}, not {}", next, born)};
    }
    std::vector<Position> after;
    std::string sentence;
    for (const Position& position : positions_) {
      const auto found = find_moves(position, move);
      if (const auto* why_not = std::get_if<std::string>(&found)) {
        if (sentence.empty()) sentence = *why_not;
        continue;
      }
      for (const Move& one : std::get<std::vector<Move>>(found)) {
        if (after.size() < most_positions) after.push_back(play(position, one));
      }
    }
    if (after.empty()) return Fault{begin + 1, sentence};
    positions_ = std::move(after);
    return std::nullopt;
  }

  std::optional<Fault> read_list(NamedMove& move) {
    move.cut_off.emplace();
    do {
      skip(" ");
      const std::size_t begin = at_;
      const int spot = number();
      if (spot < 1 || spot > spot_count(positions_.front())) {
        return Fault{begin + 1,
                     fmt::format("expected a spot from 1 to {}", spot_count(positions_.front()))};
      }
      move.cut_off->insert(spot);
      skip(" ");
    } while (take(','));
    if (!take(']')) return Fault{at_ + 1, "expected , or ]"};
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  // A name may fit several lines: what was meant is seen from the moves that follow.
  std::vector<Position> positions_;
};

}  // namespace

std::variant<Position, Fault> parse_moves(std::string_view text) {
  return Reader(text).read();
}

std::variant<Position, Fault> parse_moves_or_position(std::string_view text) {
  const bool moves = text.find('(') != std::string_view::npos;
  return moves ? parse_moves(text) : parse_position(text);
}

std::vector<Undone> steps_to(const Position& position) {
  std::vector<Undone> steps;
  for (Position now = position; spot_count(now) > now.starting_spots;) {
    steps.push_back(undo(now));
    now = steps.back().before;
  }
  std::reverse(steps.begin(), steps.end());
  return steps;
}

std::vector<std::string> moves_to(const Position& position) {
  std::vector<std::string> names;
  for (const Undone& step : steps_to(position)) names.push_back(name(step.before, step.move, true));
  return names;
}

}  // namespace cartapenna::sprouts
