// SPDX-License-Identifier: MIT
#include "generator/sprouts/solver.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cartapenna::sprouts {

namespace {

constexpr std::size_t most_moves = 300'000;

// Low numbers first, as a reader counts.
auto order_of(const Position& position, const Move& move) {
  const Region& region = position.regions[move.region];
  const auto [low, high] = std::minmax(region[move.from_boundary][move.from_site],
                                       region[move.to_boundary][move.to_site]);
  return std::pair(low, high);
}

template <class Search>
auto within(const Limits& limits, Search search)
    -> std::optional<decltype(search(std::declval<Budget&>()))> {
  try {
    Budget budget(limits);
    return search(budget);
  } catch (const OutOfBudget&) {
    return std::nullopt;
  }
}

// Names of choices that share f(g)h get the enclosed spots.
void name_choices(const Position& position, std::vector<Choice>& choices) {
  std::map<std::string, int> count;
  for (const Choice& choice : choices) ++count[name(position, choice.moves[0], false)];
  for (Choice& choice : choices) {
    choice.name = name(position, choice.moves[0], false);
    if (count[choice.name] > 1) choice.name = name(position, choice.moves[0], true);
  }
}

}  // namespace

std::size_t Answer::winning() const {
  return static_cast<std::size_t>(std::count_if(choices.begin(), choices.end(),
                                                [](const Choice& choice) { return choice.wins; }));
}

std::string Solver::text(const Sum& sum) const {
  std::vector<Code> codes;
  for (const LandId land : sum) codes.push_back(lands_.code(land));
  std::sort(codes.begin(), codes.end());
  return print_lands(codes);
}

bool Solver::is_lost(const Sum& sum, Play play, Budget& budget) {
  return play == Play::normal ? nimbers_.is_lost(sum, budget) : misere_.is_lost(sum, budget);
}

Choice Solver::choice_of(const Sum& after, Play play, Budget& budget) {
  const std::string code = text(after);
  return {code, code, {}, is_lost(after, play, budget)};
}

std::vector<Choice> Solver::choices_of(const Position& position, Play play, Budget& budget) {
  const auto all = moves(position, most_moves);
  if (!all) throw OutOfBudget{};
  std::map<Sum, std::vector<Move>> groups;
  for (const Move& move : *all) {
    groups[lands_.sum_of(code_of(sprouts::play(position, move)))].push_back(move);
  }
  std::vector<Choice> choices;
  for (auto& [after, group] : groups) {
    std::stable_sort(group.begin(), group.end(), [&](const Move& a, const Move& b) {
      return order_of(position, a) < order_of(position, b);
    });
    Choice choice = choice_of(after, play, budget);
    choice.moves = std::move(group);
    choices.push_back(std::move(choice));
  }
  name_choices(position, choices);
  std::sort(choices.begin(), choices.end(), [&](const Choice& a, const Choice& b) {
    return std::tuple(order_of(position, a.moves[0]), a.name.size(), a.name, a.after) <
           std::tuple(order_of(position, b.moves[0]), b.name.size(), b.name, b.after);
  });
  return choices;
}

std::vector<Choice> Solver::choices_of(const Code& code, Play play, Budget& budget) {
  std::vector<Choice> choices;
  for (const Sum& after : options_of(lands_.sum_of(code), lands_, budget)) {
    choices.push_back(choice_of(after, play, budget));
  }
  std::sort(choices.begin(), choices.end(),
            [](const Choice& a, const Choice& b) { return a.after < b.after; });
  return choices;
}

template <class Subject>
std::optional<Answer> Solver::answer(const Subject& subject, const Code& code, bool with_misere,
                                     const Limits& limits) {
  return within(limits, [&](Budget& budget) {
    const Sum sum = lands_.sum_of(code);
    Answer answer;
    answer.nimber = nimbers_.nimber(sum, budget);
    answer.normal = answer.nimber != 0;
    if (with_misere) answer.misere = !misere_.is_lost(sum, budget);
    answer.choices = choices_of(subject, Play::normal, budget);
    return answer;
  });
}

std::optional<Answer> Solver::solve(const Position& position, bool with_misere,
                                    const Limits& limits) {
  return answer(position, code_of(position), with_misere, limits);
}

std::optional<Answer> Solver::solve(const Code& code, bool with_misere, const Limits& limits) {
  return answer(code, code, with_misere, limits);
}

std::optional<bool> Solver::wins(const Code& code, Play play, const Limits& limits) {
  return within(limits,
                [&](Budget& budget) { return !is_lost(lands_.sum_of(code), play, budget); });
}

std::optional<int> Solver::nimber(const Code& code, const Limits& limits) {
  return within(limits,
                [&](Budget& budget) { return nimbers_.nimber(lands_.sum_of(code), budget); });
}

std::optional<std::vector<Choice>> Solver::choices(const Position& position, Play play,
                                                   const Limits& limits) {
  return within(limits, [&](Budget& budget) { return choices_of(position, play, budget); });
}

std::optional<LengthSet> Solver::lengths(const Code& code, const Limits& limits) {
  return within(limits, [&](Budget& budget) { return lengths_.of(lands_.sum_of(code), budget); });
}

std::optional<int> Solver::longest_defence(const Code& code, Play play, const Limits& limits) {
  return within(limits, [&](Budget& budget) {
    Defence defence(lands_, [&](const Sum& sum, Budget& left) { return is_lost(sum, play, left); });
    return defence.moves(lands_.sum_of(code), budget);
  });
}

}  // namespace cartapenna::sprouts
