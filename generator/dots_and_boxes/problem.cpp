// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/problem.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <set>

#include "generator/dots_and_boxes/chains.h"
#include "generator/dots_and_boxes/picture.h"
#include "generator/dots_and_boxes/quality.h"
#include "generator/dots_and_boxes/symmetry.h"
#include "generator/dots_and_boxes/theme.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr int endings_of_game = 8;  // they share most of what must be searched

// What can be told at once: whether the position may hold a problem.
bool is_promising(const Position& position, const ProblemLimits& limits) {
  const auto undrawn = static_cast<int>(undrawn_lines(position).size());
  const int most = std::min(
      {limits.undrawn, position.grid.lines() * 2 / 3, position.grid.boxes() + limits.beyond_boxes});
  if (undrawn > most || undrawn < 4) return false;
  // Where something is to be taken and nothing to be left, only the one taking line can be asked
  // for.
  const auto capturing = capturing_lines(position).size();
  if (capturing > 1 && declining_lines(position).empty()) return false;
  return few_regions(position) && different_lines(position) >= 4;
}

// The only winning line, if there is one. Two that win are found out about quickly.
bool find_key(Problem& problem, Values& values) {
  const Position& position = problem.game.position;
  const int winning = 1 - problem.lead();
  if (!values.at_least(position, winning)) return false;
  for (const int line : undrawn_lines(position)) {
    if (!values.at_least(position, line, winning)) continue;
    if (problem.key != nothing) return false;
    problem.key = line;
  }
  return problem.key != nothing;
}

bool find_values(Problem& problem, Values& values) {
  const Position& position = problem.game.position;
  problem.value = values.value(position);
  problem.second = -position.grid.boxes() - 1;
  for (const int line : undrawn_lines(position)) {
    if (line == problem.key || !values.at_least(position, line, problem.second + 1)) continue;
    problem.second = values.value(position, line);
    problem.rival = line;
  }
  problem.others_tie = problem.lead() + problem.second == 0;
  return problem.value - problem.second >= 2;
}

void find_finder(Problem& problem) {
  for (int skill = 1; skill <= static_cast<int>(Player::nimstring); ++skill) {
    problem.finder = static_cast<Player>(skill);
    const auto drawn = choices(problem.finder, problem.game.position);
    if (drawn == std::vector<int>{problem.key}) return;
  }
  problem.finder = Player::full;
}

void follow_line(Problem& problem, Values& values) {
  problem.line = values.best_play(problem.game.position);
  Game game = problem.game;
  for (const Turn& turn : problem.line) {
    for (int line : turn) draw(game, line);
  }
  problem.final_score = game.score;
}

std::optional<Problem> find(Problem problem, Values& values) {
  if (!find_key(problem, values) || !find_values(problem, values)) return std::nullopt;
  find_finder(problem);
  if (!no_plain_capture(problem) || !clear_enough(problem)) return std::nullopt;
  follow_line(problem, values);
  problem.only_moves = only_moves(problem.game, problem.line, values);
  if (!deep_and_short_enough(problem, values) || !naive_player_fails(problem, values)) {
    return std::nullopt;
  }
  const auto explanation = explain(problem, values);
  if (!explanation) return std::nullopt;
  problem.theme = explanation->theme;
  problem.reason = explanation->reason;
  if (!enough_choice(problem)) return std::nullopt;
  return problem;
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

std::vector<int> owners(const Problem& problem) {
  const Grid& grid = problem.game.position.grid;
  std::vector<int> owner(static_cast<std::size_t>(grid.boxes()), nothing);
  Game game{Position(grid, problem.start)};
  for (const int line : problem.record) {
    for (const int box : boxes_beside(grid, line)) {
      if (box != nothing && undrawn_sides(game.position, box) == 1) {
        owner[static_cast<std::size_t>(box)] = game.to_move;
      }
    }
    draw(game, line);
  }
  return owner;
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
                                    Values& values, const ProblemLimits& limits) {
  if (!is_promising(game.position, limits)) return std::nullopt;
  Problem problem;
  problem.start = start;
  problem.record = record;
  problem.game = game;
  values.allow(limits.nodes);
  try {
    return find(std::move(problem), values);
  } catch (const OutOfLimits&) {
    return std::nullopt;
  }
}

void solve_again(Problem& problem, const ProblemLimits& limits) {
  bool agrees = false;
  problem.check = second_opinion(problem.game.position, problem.key, problem.value, problem.second,
                                 limits, agrees);
  assert(agrees && "two solvers, two answers");
}

std::vector<Problem> problems_of_game(const Grid& grid, Start start, Random& random,
                                      const ProblemLimits& limits) {
  std::vector<int> opening;
  Game game{Position(grid, start)};
  const auto play_on = [&random](Game& at, std::vector<int>& record) {
    const int line = sensible_line(at.position, random);
    record.push_back(line);
    draw(at, line);
  };
  while (!is_over(game.position) && !is_promising(game.position, limits)) play_on(game, opening);
  std::vector<Problem> found;
  if (is_over(game.position)) return found;
  Limits within;
  within.seconds = std::numeric_limits<double>::infinity();
  within.table_bytes = std::uint64_t{1} << 25U;
  Values values(game.position, within);
  std::set<std::vector<bool>> seen;
  for (int ending = 0; ending < endings_of_game; ++ending) {
    std::vector<int> record = opening;
    for (Game at = game; !is_over(at.position); play_on(at, record)) {
      if (!seen.insert(at.position.drawn).second) continue;
      auto problem = find_problem(start, record, at, values, limits);
      if (problem) found.push_back(*std::move(problem));
    }
  }
  return found;
}

}  // namespace cartapenna::dots_and_boxes
