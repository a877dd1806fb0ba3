// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/plain.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace cartapenna::dots_and_boxes {

namespace {

using Lines = std::uint64_t;  // undrawn lines, one bit each

// For each line the boxes beside it, each as the set of its undrawn sides; no box is no side at
// all.
struct Board {
  std::vector<std::array<Lines, 2>> beside;
  int open = 0;  // boxes
};

Board board_of(const Position& position, const std::vector<int>& lines) {
  Board board;
  for (int line : lines) {
    auto& beside = board.beside.emplace_back();
    const auto boxes = boxes_beside(position.grid, line);
    for (std::size_t end = 0; end < 2; ++end) {
      if (boxes[end] == nothing) continue;
      for (int side : sides(position.grid, boxes[end])) {
        const auto found = std::lower_bound(lines.begin(), lines.end(), side);
        if (found != lines.end() && *found == side)
          beside[end] |= Lines{1} << (found - lines.begin());
      }
    }
  }
  board.open = position.grid.boxes() - closed_boxes(position);
  return board;
}

int closed_by(const Board& board, Lines undrawn, int line) {
  const auto& [one, other] = board.beside[static_cast<std::size_t>(line)];
  const Lines alone = Lines{1} << static_cast<unsigned>(line);
  return ((one & undrawn) == alone ? 1 : 0) + ((other & undrawn) == alone ? 1 : 0);
}

Lines without(Lines undrawn, int line) {
  return undrawn & ~(Lines{1} << static_cast<unsigned>(line));
}

struct OutOfNodes {};

class SecondSearch {
 public:
  SecondSearch(const Board& board, std::uint64_t nodes) : board_(board), nodes_(nodes) {}

  bool move_is_at_least(Lines undrawn, int line, int open, int bound) {
    const int closed = closed_by(board_, undrawn, line);
    const Lines next = without(undrawn, line);
    if (closed > 0) return at_least(next, open - closed, bound - closed);
    return !at_least(next, open, 1 - bound);
  }

 private:
  struct Range {
    Lines undrawn = 0;
    std::int8_t low = 0;
    std::int8_t high = 0;
  };

  // The place of what is known about a set, or where it would be put. Half the places stay free.
  Range& range(Lines undrawn) {
    std::size_t at = (undrawn * 0x9E3779B97F4A7C15U) >> shift_;
    while (ranges_[at].undrawn != 0 && ranges_[at].undrawn != undrawn) {
      at = at + 1 == ranges_.size() ? 0 : at + 1;
    }
    return ranges_[at];
  }

  Range& fresh_range(Lines undrawn, int open) {
    if (2 * ++used_ > ranges_.size()) {
      std::vector<Range> old(4 * ranges_.size());
      old.swap(ranges_);
      shift_ -= 2;
      for (const Range& known : old) {
        if (known.undrawn != 0) range(known.undrawn) = known;
      }
    }
    Range& fresh = range(undrawn);
    fresh = {undrawn, static_cast<std::int8_t>(-open), static_cast<std::int8_t>(open)};
    return fresh;
  }

  bool at_least(Lines undrawn, int open, int bound) {
    if (open < bound) return false;
    if (-open >= bound) return true;
    const Range known = range(undrawn);
    if (known.undrawn != 0 && known.low >= bound) return true;
    if (known.undrawn != 0 && known.high < bound) return false;
    if (nodes_ == 0) throw OutOfNodes{};
    --nodes_;
    const bool found = some_move(undrawn, open, bound);
    Range* kept = &range(undrawn);
    if (kept->undrawn == 0) kept = &fresh_range(undrawn, open);
    if (found) kept->low = std::max(kept->low, static_cast<std::int8_t>(bound));
    if (!found) kept->high = std::min(kept->high, static_cast<std::int8_t>(bound - 1));
    return found;
  }

  // Lines that close a box, then those that give none, then the others; each in order.
  bool some_move(Lines undrawn, int open, int bound) {
    std::array<Lines, 3> kinds{};
    for (Lines left = undrawn; left != 0; left &= left - 1) {
      kinds[kind(undrawn, std::countr_zero(left))] |= left & (~left + 1);
    }
    for (Lines left : kinds) {
      for (; left != 0; left &= left - 1) {
        if (move_is_at_least(undrawn, std::countr_zero(left), open, bound)) return true;
      }
    }
    return false;
  }

  std::size_t kind(Lines undrawn, int line) const {
    std::size_t kind = 1;
    for (const Lines box : board_.beside[static_cast<std::size_t>(line)]) {
      const Lines others = without(box & undrawn, line);
      if (box != 0 && others == 0) return 0;
      if (others != 0 && (others & (others - 1)) == 0) kind = 2;
    }
    return kind;
  }

  const Board& board_;
  std::uint64_t nodes_;
  int shift_ = 54;
  std::vector<Range> ranges_ = std::vector<Range>(1024);
  std::size_t used_ = 0;
};

}  // namespace

std::vector<MoveValue> plain_moves(const Position& position) {
  const std::vector<int> lines = undrawn_lines(position);
  assert(lines.size() <= 24);
  const Board board = board_of(position, lines);
  std::vector<std::int8_t> values(std::size_t{1} << lines.size());
  const auto value = [&](Lines undrawn, int line) {
    const int closed = closed_by(board, undrawn, line);
    const std::int8_t after = values[without(undrawn, line)];
    return closed > 0 ? closed + after : -after;
  };
  for (Lines undrawn = 1; undrawn < values.size(); ++undrawn) {
    int best = -127;
    for (Lines left = undrawn; left != 0; left &= left - 1) {
      best = std::max(best, value(undrawn, std::countr_zero(left)));
    }
    values[undrawn] = static_cast<std::int8_t>(best);
  }
  std::vector<MoveValue> moves;
  moves.reserve(lines.size());
  for (int at = 0; at < static_cast<int>(lines.size()); ++at) {
    moves.push_back(MoveValue{lines[static_cast<std::size_t>(at)], value(values.size() - 1, at)});
  }
  return moves;
}

std::optional<bool> confirms(const Position& position, int line, int value, int second,
                             std::uint64_t nodes) {
  const std::vector<int> lines = undrawn_lines(position);
  assert(!lines.empty() && lines.size() <= 64);
  const Board board = board_of(position, lines);
  SecondSearch search(board, nodes);
  const Lines all = ~Lines{0} >> (64 - lines.size());
  const auto at_least = [&](int at, int bound) {
    return search.move_is_at_least(all, at, board.open, bound);
  };
  try {
    for (int at = 0; at < static_cast<int>(lines.size()); ++at) {
      const bool is_key = lines[static_cast<std::size_t>(at)] == line;
      if (is_key && (!at_least(at, value) || at_least(at, value + 1))) return false;
      if (!is_key && at_least(at, second + 1)) return false;
    }
  } catch (const OutOfNodes&) {
    return std::nullopt;
  }
  return true;
}

}  // namespace cartapenna::dots_and_boxes
