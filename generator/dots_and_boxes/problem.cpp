// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/problem.h"

#include <algorithm>
#include <cassert>

#include "generator/dots_and_boxes/chains.h"
#include "generator/dots_and_boxes/picture.h"
#include "generator/dots_and_boxes/quality.h"
#include "generator/dots_and_boxes/symmetry.h"
#include "generator/dots_and_boxes/theme.h"

namespace cartapenna::dots_and_boxes {

namespace {

// The best move and the best of the others, if the first alone wins and the others are clearly
// worse.
bool find_key(Problem& problem, const Solution& solution, int& other) {
  if (solution.best.size() != 1 || solution.moves.size() < 4) return false;
  problem.key = solution.best.front();
  problem.value = solution.value;
  problem.second = -problem.game.position.grid.boxes() - 1;
  for (const MoveValue& move : solution.moves) {
    if (move.line == problem.key || move.value <= problem.second) continue;
    problem.second = move.value;
    other = move.line;
  }
  const int lead = problem.lead();
  problem.others_tie = lead + problem.second == 0;
  return lead + problem.value > 0 && lead + problem.second <= 0 &&
         problem.value - problem.second >= 2;
}

void find_finder(Problem& problem) {
  for (int skill = 1; skill <= static_cast<int>(Player::nimstring); ++skill) {
    problem.finder = static_cast<Player>(skill);
    const auto drawn = choices(problem.finder, problem.game.position);
    if (drawn == std::vector<int>{problem.key}) return;
  }
  problem.finder = Player::full;
}

void follow_line(Problem& problem, const Solution& solution) {
  problem.line = solution.line;
  Game game = problem.game;
  for (const Turn& turn : solution.line) {
    for (int line : turn) draw(game, line);
  }
  problem.final_score = game.score;
}

// A player between greedy and good, so that games go through every kind of position: takes what can
// be taken, now and then leaves two, draws safe lines, gives little.
int sensible_line(const Position& position, Random& random) {
  const auto player = static_cast<Player>(1 + random.below(3));
  const std::vector<int> lines = choices(player, position);
  return lines[random.below(lines.size())];
}

}  // namespace

int Problem::lead() const {
  const int first = game.score[0] - game.score[1];
  return game.to_move == 0 ? first : -first;
}

std::string_view check_id(Check check) {
  return check == Check::plain ? "plain" : check == Check::second_search ? "second-search" : "none";
}

Game replay(const Grid& grid, Start start, const std::vector<int>& record) {
  Game game{Position(grid, start)};
  for (int line : record) draw(game, line);
  return game;
}

std::string fingerprint(const Position& position) {
  std::string least;
  for (int symmetry = 0; symmetry < all_symmetries; ++symmetry) {
    const std::string text = code(mapped(position, symmetry));
    if (least.empty() || text < least) least = text;
  }
  return least;
}

std::optional<Problem> find_problem(Start start, const std::vector<int>& record, const Game& game,
                                    const ProblemLimits& limits) {
  Problem problem;
  problem.start = start;
  problem.record = record;
  problem.game = game;
  const auto undrawn = static_cast<int>(undrawn_lines(game.position).size());
  const int most = std::min(limits.undrawn, game.position.grid.lines() * 2 / 3);
  if (undrawn > most || undrawn < 4 || !few_regions(problem)) return std::nullopt;
  if (different_lines(game.position) < 4) return std::nullopt;
  Limits search;
  search.nodes = limits.nodes;
  const Solution solution = solve(game.position, search);
  int other = nothing;
  if (!solution.solved || !find_key(problem, solution, other)) return std::nullopt;
  const auto explanation = explain(game.position, solution, problem.key, other);
  if (!explanation) return std::nullopt;
  problem.theme = explanation->theme;
  problem.reason = explanation->reason;
  follow_line(problem, solution);
  if (problem.line.size() > longest_line) return std::nullopt;
  find_finder(problem);
  if (!no_plain_capture(problem) || !enough_choice(problem) || !one_winning_move(problem) ||
      !naive_player_fails(problem)) {
    return std::nullopt;
  }
  problem.only_moves = only_moves(game, problem.line);
  if (!deep_and_short_enough(problem)) return std::nullopt;
  bool agrees = false;
  problem.check =
      second_opinion(game.position, problem.key, problem.value, problem.second, limits, agrees);
  assert(agrees && "two solvers, two answers");
  return problem;
}

std::vector<Problem> problems_of_game(const Grid& grid, Start start, Random& random,
                                      const ProblemLimits& limits) {
  std::vector<Problem> found;
  std::vector<int> record;
  Game game{Position(grid, start)};
  while (!is_over(game.position)) {
    if (auto problem = find_problem(start, record, game, limits)) found.push_back(*problem);
    const int line = sensible_line(game.position, random);
    record.push_back(line);
    draw(game, line);
  }
  return found;
}

}  // namespace cartapenna::dots_and_boxes
