// SPDX-License-Identifier: MIT
// Problems and lessons in words: what is asked, and why the answer is right.
#include <fmt/format.h>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

// "one box", "3 boxes", "no long chain": numbers in running text.
std::string counted(const Words& words, std::string_view what, int number) {
  const std::string_view form = number == 0 ? "no" : number == 1 ? "one" : "some";
  return words.with(fmt::format("dots-and-boxes.{}-{}", form, what),
                    {{"number", std::to_string(number)}});
}

// Whether two boxes are given so that they cannot be left to the giver.
bool is_middle(const Problem& problem) {
  Position next = problem.game.position;
  draw(next, problem.key);
  return problem.reason.given == 2 && declining_lines(next).empty();
}

// Whether the safe lines run out on the other player, but after the rival on the solver.
bool turns_round(const Reason& reason) {
  return reason.ending.rival_opens && !reason.rival_ending.rival_opens;
}

// The theme's sentence, or its variant where the numbers call for another one.
std::string variant(const Problem& problem) {
  const Reason& reason = problem.reason;
  std::string_view end;
  switch (problem.theme) {
    case Theme::decline_chain:
    case Theme::decline_loop:
      if (reason.smallest > 0) end = "-gift";
      break;
    case Theme::open_chain:
      if (reason.given > reason.smallest) {
        end = "-more";
      } else if (is_middle(problem)) {
        end = "-middle";
      }
      break;
    case Theme::sacrifice:
      if (turns_round(reason)) end = "-turn";
      break;
    default:
      break;
  }
  return fmt::format("dots-and-boxes.why-{}{}", theme_id(problem.theme), end);
}

}  // namespace

std::string why(const Problem& problem, const Words& words, Naming naming) {
  const Reason& reason = problem.reason;
  const Ending& ending = reason.ending;
  const Ending& other = reason.rival_ending;
  return words.with(variant(problem),
                    {{"given", counted(words, "boxes", reason.given)},
                     {"taken", counted(words, "boxes", reason.taken)},
                     {"smallest", counted(words, "boxes", reason.smallest)},
                     {"rest", counted(words, "boxes", reason.rest)},
                     {"gained", counted(words, "boxes", reason.gained)},
                     {"rival", line_name(problem.game.position.grid, problem.rival, naming)},
                     {"chains", counted(words, "chains", ending.chains)},
                     {"loops", counted(words, "loops", ending.loops)},
                     {"other-chains", counted(words, "chains", other.chains)},
                     {"other-loops", counted(words, "loops", other.loops)}});
}

std::vector<std::string> every_why(const Grid& grid, const Words& words, Naming naming) {
  std::vector<std::string> all;
  const auto add = [&](Problem& problem, int smallest, bool other_opens) {
    problem.reason = {12, 12, smallest, 12, 12, 12, {12, 12, true}, {12, 12, other_opens}};
    all.push_back(why(problem, words, naming));
  };
  for (int theme = 0; theme < theme_count; ++theme) {
    Problem problem;
    problem.theme = static_cast<Theme>(theme);
    problem.game.position = Position(grid);
    problem.key = problem.rival = grid.lines() - 1;
    add(problem, 12, true);
    add(problem, 0, false);
  }
  return all;
}

std::string question(const Problem& problem, const Words& words) {
  return words(problem.others_tie ? "dots-and-boxes.question-tie" : "dots-and-boxes.question");
}

std::vector<std::string> lesson_words(const Lesson& lesson, const Words& words,
                                      const std::vector<std::string>& names) {
  const int sum = lesson.dots_and_chains();
  const auto to_move = static_cast<std::size_t>(lesson.game.to_move);
  const std::size_t favoured = lesson.first_player_favoured ? 0 : 1;
  return {words.with("dots-and-boxes.to-move",
                     {{"player", player_in_sentence(to_move, words, names)}}) +
              " · " + counted(words, "chains", lesson.long_chains) + " · " +
              counted(words, "loops", lesson.loops),
          words.with(sum % 2 == 0 ? "dots-and-boxes.sum-even" : "dots-and-boxes.sum-odd",
                     {{"dots", std::to_string(lesson.game.position.grid.dots())},
                      {"chains", counted(words, "chains", lesson.long_chains)},
                      {"sum", std::to_string(sum)},
                      {"player", player_in_sentence(favoured, words, names)}})};
}

}  // namespace cartapenna::dots_and_boxes
