// SPDX-License-Identifier: MIT
#include <limits>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

// Some seconds of a slow machine: enough for most positions of 30 undrawn lines.
constexpr std::uint64_t most_nodes = 16'000'000;
constexpr std::uint64_t memory = std::uint64_t{1} << 26U;

}  // namespace

const Solution* Solving::get() const {
  std::call_once(searched_, [this] {
    dots_and_boxes::Limits limits;
    limits.nodes = most_nodes;
    limits.seconds = std::numeric_limits<double>::infinity();
    limits.table_bytes = memory;
    found_ = solve(position_, limits);
  });
  return found_->solved ? &*found_ : nullptr;
}

Board make_board(const Settings& settings) {
  Board board;
  board.position = settings.given ? *settings.given : Position(settings.grid, settings.start);
  board.score = settings.score;
  if (board.score.empty() && closed_boxes(board.position) == 0) board.score = {0, 0};
  board.to_move = settings.to_move;
  if (settings.asks_best()) board.solving = std::make_shared<const Solving>(board.position);
  return board;
}

}  // namespace cartapenna::dots_and_boxes
