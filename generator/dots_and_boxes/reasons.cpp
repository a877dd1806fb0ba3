// SPDX-License-Identifier: MIT
// Problems and lessons in words: what is asked, and why the answer is right.
#include <fmt/format.h>

#include "generator/dots_and_boxes/chains.h"
#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

// "one box", "3 boxes", "no long chain": numbers in running text.
std::string counted(const Words& words, std::string_view what, int number) {
  const std::string_view form = number == 0 ? "no" : number == 1 ? "one" : "some";
  return words.with(fmt::format("dots-and-boxes.{}-{}", form, what),
                    {{"number", std::to_string(number)}});
}

// Whether a line lies between two boxes of two undrawn sides: opened there, a chain of two cannot
// be handed back.
bool is_middle(const Position& position, int line) {
  for (const int box : boxes_beside(position.grid, line)) {
    if (box == nothing || undrawn_sides(position, box) != 2) return false;
  }
  return true;
}

// The theme's sentence, or its variant where the numbers call for another one.
std::string variant(const Problem& problem) {
  const Reason& reason = problem.reason;
  std::string_view end;
  switch (problem.theme) {
    case Theme::decline_chain:
    case Theme::decline_loop:
      if (reason.smallest == 0) end = "-plain";
      break;
    case Theme::open_chain:
      if (reason.given == 2 && is_middle(problem.game.position, problem.key)) end = "-middle";
      if (reason.given > reason.smallest) end = "-more";
      break;
    case Theme::waiting_move:
      if (reason.chains == reason.other_chains) end = "-plain";
      break;
    default:
      break;
  }
  return fmt::format("dots-and-boxes.why-{}{}", theme_id(problem.theme), end);
}

}  // namespace

std::string why(const Problem& problem, const Words& words) {
  const Reason& reason = problem.reason;
  return words.with(variant(problem),
                    {{"given", counted(words, "boxes", reason.given)},
                     {"taken", counted(words, "boxes", reason.taken)},
                     {"smallest", counted(words, "boxes", reason.smallest)},
                     {"gained", counted(words, "boxes", reason.gained)},
                     {"safe-lines", std::to_string(reason.safe_lines)},
                     {"chains", counted(words, "chains", reason.chains)},
                     {"loops", counted(words, "loops", reason.loops)},
                     {"other-chains", counted(words, "chains", reason.other_chains)},
                     {"other-loops", counted(words, "loops", reason.other_loops)}});
}

std::vector<std::string> every_why(const Words& words) {
  std::vector<std::string> all;
  for (int theme = 0; theme < theme_count; ++theme) {
    Problem problem;
    problem.theme = static_cast<Theme>(theme);
    problem.reason = {12, 12, 12, 12, 12, 12, 12, true, 13, 13, true};
    all.push_back(why(problem, words));
    problem.reason = {12, 12, 0, 12, 12, 12, 12, true, 12, 12, true};
    all.push_back(why(problem, words));
  }
  return all;
}

std::string question(const Problem& problem, const Words& words) {
  return words(problem.others_tie ? "dots-and-boxes.question-tie" : "dots-and-boxes.question");
}

Count count_chains(const Position& position) {
  Count count;
  for (const Chain& chain : chains(position)) {
    if (chain.loop) {
      ++count.loops;
    } else if (chain.is_long()) {
      ++count.long_chains;
    }
  }
  return count;
}

std::vector<std::string> lesson_words(const Board& board, const Words& words) {
  const Count count = count_chains(board.position);
  const int dots = board.position.grid.dots();
  const int sum = dots + count.long_chains;
  return {
      words.with("dots-and-boxes.to-move",
                 {{"player", player_name(static_cast<std::size_t>(board.to_move), words, {})}}) +
          " · " + counted(words, "chains", count.long_chains) + " · " +
          counted(words, "loops", count.loops),
      words.with(sum % 2 == 0 ? "dots-and-boxes.sum-even" : "dots-and-boxes.sum-odd",
                 {{"dots", std::to_string(dots)},
                  {"chains", std::to_string(count.long_chains)},
                  {"sum", std::to_string(sum)}})};
}

}  // namespace cartapenna::dots_and_boxes
