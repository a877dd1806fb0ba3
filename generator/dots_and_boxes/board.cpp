// SPDX-License-Identifier: MIT
#include <fmt/format.h>

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

Board next_board(const Settings& settings, ProblemSeries& problems, Random& random) {
  const auto problem = problems.next(random);
  if (!problem) could_not_make(settings, "such problem", most_games);
  return board_of(*problem);
}

Board next_board(const Settings& settings, LessonSeries& lessons, Random& random) {
  const auto lesson = lessons.next(random);
  if (!lesson) could_not_make(settings, "lesson", most_lesson_games);
  return board_of(*lesson);
}

bool same_size(const Grid& one, const Grid& other) {
  return one == other || one == Grid{other.rows, other.columns};
}

// Whether boards of both may be the same.
bool overlap(const Settings& one, const Settings& other) {
  if (!same_size(one.grid, other.grid) || one.lesson != other.lesson) return false;
  if (one.lesson) return true;
  if (!one.wanted || !other.wanted) return false;
  const Wanted& a = *one.wanted;
  const Wanted& b = *other.wanted;
  return (a.level == b.level || a.level == 0 || b.level == 0) &&
         (!a.theme || !b.theme || *a.theme == *b.theme);
}

Share share_of(const SeriesPlace& place) {
  const auto& own = std::any_cast<const Settings&>(*place.specs[place.own]);
  Share share{0, 0};
  for (std::size_t i = 0; i < place.specs.size(); ++i) {
    if (!overlap(own, std::any_cast<const Settings&>(*place.specs[i]))) continue;
    if (i < place.own) ++share.number;
    ++share.of;
  }
  return share;
}

template <class One>
Series series_of(const Settings& settings, const SeriesPlace& place, One one) {
  // Its memory is shared by the copies of the function.
  return [settings, seed = place.seed, order = place.order, number = std::uint64_t{0},
          kept = std::make_shared<One>(std::move(one))]() mutable -> std::any {
    Random random(seed, order, ++number);
    return next_board(settings, *kept, random);
  };
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

Board make_board(const Settings& settings, Random& random) {
  if (settings.wanted) {
    ProblemSeries problems(settings.grid, settings.start, *settings.wanted, {}, {});
    return next_board(settings, problems, random);
  }
  if (settings.lesson) {
    LessonSeries lessons(settings.grid, {});
    return next_board(settings, lessons, random);
  }
  Board board = first_board(settings);
  if (settings.has_answer()) board.solving = std::make_shared<const Solving>(board.position);
  return board;
}

Series series(const Settings& settings, const SeriesPlace& place) {
  if (settings.wanted) {
    return series_of(settings, place,
                     ProblemSeries(settings.grid, settings.start, *settings.wanted, share_of(place),
                                   place.known));
  }
  if (settings.lesson)
    return series_of(settings, place, LessonSeries(settings.grid, share_of(place)));
  return nullptr;
}

}  // namespace cartapenna::dots_and_boxes
