// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

// Some seconds of a slow machine: enough for most positions of 30 undrawn lines.
constexpr std::uint64_t most_nodes = 16'000'000;
constexpr std::uint64_t memory = std::uint64_t{1} << 26U;

Board board_of(const Problem& problem) {
  Board board;
  board.position = problem.game.position;
  board.score = {problem.game.score[0], problem.game.score[1]};
  board.to_move = problem.game.to_move;
  board.problem = problem;
  return board;
}

Board board_of(const Lesson& lesson) {
  Board board;
  board.position = lesson.game.position;
  board.score = {0, 0};
  board.to_move = lesson.game.to_move;
  board.lesson = lesson;
  return board;
}

[[noreturn]] void could_not_make(const Settings& settings, std::string_view what, int games) {
  throw CouldNotMake(fmt::format(
      "no {} came up in {} games on {} x {} boxes: ask for {}", what, games, settings.grid.columns,
      settings.grid.rows,
      settings.wanted ? "another level or theme, or for another size" : "another size"));
}

std::vector<std::any> problems_of(const Settings& settings, Random& random) {
  std::vector<std::any> found;
  for (const Problem& problem : problems_of_game(settings.grid, settings.start, random)) {
    if (settings.wanted->admits(problem)) found.emplace_back(board_of(problem));
  }
  return found;
}

std::vector<std::any> lessons_of(const Settings& settings, Random& random) {
  const auto lesson = lesson_of_game(settings.grid, random);
  return lesson ? std::vector<std::any>{board_of(*lesson)} : std::vector<std::any>{};
}

bool same_size(const Grid& one, const Grid& other) {
  return one == other || one == Grid{other.rows, other.columns};
}

const Board& opened(const std::any* board) {
  return std::any_cast<const Board&>(*board);
}

Tally tally_of(std::span<const std::any* const> boards) {
  Tally tally;
  for (const std::any* board : boards) tally.add(opened(board).problem->theme);
  return tally;
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
  if (lesson) return Answer{lesson->solution.best, lesson->solution.line};
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
  if (settings.lesson) board.lesson.emplace();
  return board;
}

Board make_board(const Settings& settings) {
  Board board = first_board(settings);
  if (settings.has_answer()) board.solving = std::make_shared<const Solving>(board.position);
  return board;
}

Candidates candidates(const Settings& settings, const BoardSeed& seed) {
  if (!settings.wanted && !settings.lesson) return nullptr;
  return [settings, random = seed.random(), games = 0]() mutable {
    const bool lesson = settings.lesson;
    const int most = lesson ? most_lesson_games : most_games;
    if (games++ == most) could_not_make(settings, lesson ? "lesson" : "such problem", most);
    return lesson ? lessons_of(settings, random) : problems_of(settings, random);
  };
}

bool related(const Settings& one, const Settings& other) {
  if (one.lesson || other.lesson) {
    return one.lesson && other.lesson && same_size(one.grid, other.grid);
  }
  return true;
}

const std::any* chosen(const Settings& settings, const std::vector<const std::any*>& fresh,
                       int games, const Before& before) {
  if (settings.lesson) return fresh.front();
  std::vector<const Problem*> problems;
  problems.reserve(fresh.size());
  for (const std::any* board : fresh) problems.push_back(&*opened(board).problem);
  const Problem* taken = choose(*settings.wanted, before.number, problems, games,
                                tally_of(before.own), tally_of(before.all));
  const auto place = std::find(problems.begin(), problems.end(), taken) - problems.begin();
  return taken == nullptr ? nullptr : fresh[static_cast<std::size_t>(place)];
}

}  // namespace cartapenna::dots_and_boxes
