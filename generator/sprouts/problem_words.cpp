// SPDX-License-Identifier: MIT
// What is said about a problem and its solution.
#include <fmt/format.h>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

std::string reason_words(const Reason& reason, Variant variant, const Words& words) {
  const auto said = [&](std::string_view key) {
    return words.with(fmt::format("sprouts.reason-{}", key),
                      {{"spot", std::to_string(reason.spot)},
                       {"moves", std::to_string(reason.moves)},
                       {"answers", std::to_string(reason.answers)}});
  };
  const bool one = reason.moves == 1;
  switch (reason.kind) {
    case ReasonKind::no_move_left:
      return said("no-move-left");
    case ReasonKind::cut_off:
      return said(one ? "cut-off-one" : "cut-off");
    case ReasonKind::exact_moves:
      return said(one ? "exact-moves-one" : "exact-moves");
    case ReasonKind::same_parity:
      return said(variant == Variant::misere ? "odd" : "even");
    case ReasonKind::equal_halves:
      return said("equal-halves");
    case ReasonKind::every_answer:
      break;
  }
  return said(reason.answers == 1 ? "every-answer-one" : "every-answer");
}

std::string move_words(const Problem& problem, const Words& words) {
  if (!problem.mover_wins) return words("sprouts.solution-other");
  const bool only = problem.winning_moves == 1;
  const std::string_view key =
      problem.key->others ? (only ? "sprouts.solution-move-or" : "sprouts.solution-mover-or")
                          : (only ? "sprouts.solution-move" : "sprouts.solution-mover");
  return words.with(key, {{"move", problem.key->name}});
}

}  // namespace

std::string question_words(const Wanted& wanted, const Words& words) {
  const bool who = wanted.question == Question::who_wins;
  if (wanted.variant == Variant::misere) {
    return words(who ? "sprouts.who-wins-misere" : "sprouts.winning-move-misere");
  }
  return words(who ? "sprouts.who-wins" : "sprouts.winning-move");
}

std::vector<std::string> solution_words(const Problem& problem, const Words& words) {
  return {move_words(problem, words) + " " + reason_words(problem.reason, problem.variant, words)};
}

std::vector<std::string> longest_solution(const Wanted& wanted, const Words& words) {
  Problem problem;
  problem.variant = wanted.variant;
  problem.winning_moves = wanted.question == Question::who_wins ? 2 : 1;
  problem.key.emplace();
  problem.key->others = true;
  problem.key->name = "00(00)00[00,00,00]";
  std::vector<std::string> all;
  for (const ReasonKind kind :
       {ReasonKind::no_move_left, ReasonKind::cut_off, ReasonKind::exact_moves,
        ReasonKind::same_parity, ReasonKind::equal_halves, ReasonKind::every_answer}) {
    problem.reason = {kind, 88, 88, 88};
    for (std::string& sentence : solution_words(problem, words)) all.push_back(std::move(sentence));
  }
  return all;
}

}  // namespace cartapenna::sprouts
