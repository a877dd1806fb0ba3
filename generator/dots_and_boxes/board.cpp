// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <limits>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

// Some seconds of a slow machine: enough for most positions of 30 undrawn lines.
constexpr std::uint64_t most_nodes = 16'000'000;
constexpr std::uint64_t memory = std::uint64_t{1} << 26U;
constexpr int most_games = 20000;

Board board_of(const Problem& problem) {
  Board board;
  board.position = problem.game.position;
  board.score = {problem.game.score[0], problem.game.score[1]};
  board.to_move = problem.game.to_move;
  board.problem = problem;
  return board;
}

Board board_of_lesson(const Game& game) {
  Board board;
  board.position = game.position;
  board.score = {0, 0};
  board.to_move = game.to_move;
  board.solving = std::make_shared<const Solving>(board.position);
  return board;
}

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

std::optional<Board::Answer> Board::answer() const {
  if (problem) return Answer{{problem->key}, problem->line};
  const Solution* solution = solving ? solving->get() : nullptr;
  if (solution == nullptr) return std::nullopt;
  return Answer{solution->best, solution->line};
}

Board first_board(const Settings& settings) {
  Board board;
  board.position = settings.given ? *settings.given : Position(settings.grid, settings.start);
  board.score = settings.score;
  if (board.score.empty() && closed_boxes(board.position) == 0) board.score = {0, 0};
  board.to_move = settings.to_move;
  if (settings.wanted) board.problem.emplace();
  return board;
}

Board make_board(const Settings& settings, Random& random) {
  if (settings.wanted) {
    const auto problem =
        look_for_problem(settings.grid, settings.start, *settings.wanted, most_games, random);
    if (problem) return board_of(*problem);
    throw CouldNotMake(fmt::format(
        "no such problem came up in {} games on {} x {} boxes: ask for another level or theme, or "
        "for another size",
        most_games, settings.grid.columns, settings.grid.rows));
  }
  if (settings.lesson) {
    const auto ending = look_for_ending(settings.grid, most_games, random);
    if (ending) return board_of_lesson(*ending);
    throw CouldNotMake(fmt::format("no chain came up in {} games on {} x {} boxes", most_games,
                                   settings.grid.columns, settings.grid.rows));
  }
  Board board = first_board(settings);
  if (settings.has_answer()) board.solving = std::make_shared<const Solving>(board.position);
  return board;
}

}  // namespace cartapenna::dots_and_boxes
