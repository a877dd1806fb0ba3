// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/quality.h"

#include <algorithm>
#include <cassert>
#include <set>

#include "generator/dots_and_boxes/chains.h"
#include "generator/dots_and_boxes/plain.h"
#include "generator/dots_and_boxes/theme.h"

namespace cartapenna::dots_and_boxes {

namespace {

int difference(const Game& game, int player) {
  const int first = game.score[0] - game.score[1];
  return player == 0 ? first : -first;
}

// The greedy player against one who plays as well as can be; the final difference for the first.
int greedy_result(Game game, Values& values) {
  const int greedy = game.to_move;
  while (!is_over(game.position)) {
    const bool naive = game.to_move == greedy;
    const int line = naive ? choices(Player::greedy, game.position).front()
                           : values.best_line(game.position, values.value(game.position));
    draw(game, line);
  }
  return difference(game, greedy);
}

bool line_adds_up(const Problem& problem) {
  Game game = problem.game;
  std::vector<int> all;
  int double_crosses = 0;
  for (const Turn& turn : problem.line) {
    for (int line : turn) {
      if (draw(game, line) == 2) ++double_crosses;
      all.push_back(line);
    }
  }
  const auto undrawn = static_cast<int>(undrawn_lines(problem.game.position).size());
  const int open = game.position.grid.boxes() - closed_boxes(problem.game.position);
  return is_over(game.position) && game.score == problem.final_score &&
         all.front() == problem.key && turns(problem.game.position, all) == problem.line &&
         static_cast<int>(problem.line.size()) == undrawn - open + double_crosses + 1;
}

}  // namespace

bool clear_enough(const Problem& problem) {
  return problem.value - problem.second >= (problem.level() <= 2 ? 4 : 2);
}

bool one_winning_move(const Problem& problem, Values& values) {
  const Position& position = problem.game.position;
  int second = -position.grid.boxes() - 1;
  int value = second;
  for (const int line : undrawn_lines(position)) {
    int& most = line == problem.key ? value : second;
    most = std::max(most, values.value(position, line));
  }
  const int lead = problem.lead();
  return value == problem.value && second == problem.second && lead + value > 0 &&
         lead + second <= 0 && problem.others_tie == (lead + second == 0) && clear_enough(problem);
}

bool no_plain_capture(const Problem& problem) {
  return problem.level() == 1 || capturing_lines(problem.game.position).empty() ||
         !declining_lines(problem.game.position).empty();
}

bool naive_player_fails(const Problem& problem, Values& values) {
  if (problem.level() == 1) return true;
  const std::vector<int> drawn = choices(Player::greedy, problem.game.position);
  return drawn.front() != problem.key && greedy_result(problem.game, values) < 0;
}

int different_lines(const Position& position) {
  std::set<int> seen;
  int different = 0;
  for (const Chain& chain : chains(position)) {
    seen.insert(chain.lines.begin(), chain.lines.end());
    ++different;
  }
  std::set<int> tied;  // boxes
  for (int line : undrawn_lines(position)) {
    if (seen.count(line) > 0) continue;
    const auto [one, other] = boxes_beside(position.grid, line);
    const bool border = one == nothing || other == nothing;
    if (!border || tied.insert(std::max(one, other)).second) ++different;
  }
  // An opened chain can also be left as it is or in part.
  if (!declining_lines(position).empty()) ++different;
  return different;
}

bool enough_choice(const Problem& problem) {
  const Position& position = problem.game.position;
  const bool needs_safe = problem.theme == Theme::waiting_move || problem.theme == Theme::sacrifice;
  return different_lines(position) >= 4 && (!needs_safe || safe_lines(position).size() >= 2);
}

int only_moves(const Game& game, const std::vector<Turn>& line, Values& values) {
  Game at = game;
  int found = 0;
  for (const Turn& turn : line) {
    for (int next : turn) {
      if (at.to_move == game.to_move) {
        const int winning = 1 - difference(at, game.to_move);
        const std::vector<int> lines = undrawn_lines(at.position);
        if (lines.size() < 2) return found;
        for (const int other : lines) {
          if (other != next && values.at_least(at.position, other, winning)) return found;
        }
        ++found;
      }
      draw(at, next);
    }
  }
  return found;
}

bool deep_and_short_enough(const Problem& problem, Values& values) {
  const int found = only_moves(problem.game, problem.line, values);
  return found == problem.only_moves && found >= (problem.level() >= 4 ? 3 : 2) &&
         problem.line.size() <= longest_line;
}

bool few_regions(const Position& position) {
  return regions(position).size() <= 5;
}

Check second_opinion(const Position& position, int key, int value, int second,
                     const ProblemLimits& limits, bool& agrees) {
  if (static_cast<int>(undrawn_lines(position).size()) <= limits.plain_undrawn) {
    int most = -position.grid.boxes();
    agrees = true;
    for (const MoveValue& move : plain_moves(position)) {
      if (move.line == key) agrees = agrees && move.value == value;
      if (move.line != key) most = std::max(most, move.value);
    }
    agrees = agrees && most == second;
    return Check::plain;
  }
  const auto confirmed = confirms(position, key, value, second, limits.second_nodes);
  agrees = confirmed.value_or(true);
  return confirmed ? Check::second_search : Check::none;
}

bool solved_twice(const Problem& problem, const ProblemLimits& limits) {
  bool agrees = false;
  second_opinion(problem.game.position, problem.key, problem.value, problem.second, limits, agrees);
  return agrees;
}

bool holds_together(const Problem& problem, Values& values) {
  const Position& position = problem.game.position;
  if (replay(position.grid, problem.start, problem.record) != problem.game) return false;
  if (!line_adds_up(problem)) return false;
  for (int skill = 1; skill <= problem.level(); ++skill) {
    const bool sure =
        choices(static_cast<Player>(skill), position) == std::vector<int>{problem.key};
    if (sure != (skill == problem.level())) return false;
  }
  if (values.value(position, problem.rival) != problem.second) return false;
  const auto found = explain(problem, values);
  return found && found->theme == problem.theme && found->reason == problem.reason;
}

std::vector<int> unmet(const Problem& problem, const ProblemLimits& limits) {
  Values values(problem.game.position);
  std::vector<int> points;
  if (!holds_together(problem, values)) points.push_back(0);
  if (!one_winning_move(problem, values)) points.push_back(1);
  if (!no_plain_capture(problem)) points.push_back(2);
  if (!naive_player_fails(problem, values)) points.push_back(3);
  if (!enough_choice(problem)) points.push_back(4);
  if (!deep_and_short_enough(problem, values)) points.push_back(5);
  if (!few_regions(problem.game.position)) points.push_back(6);
  if (!solved_twice(problem, limits)) points.push_back(7);
  return points;
}

}  // namespace cartapenna::dots_and_boxes
