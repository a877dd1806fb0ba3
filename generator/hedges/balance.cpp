// SPDX-License-Identifier: MIT
#include "generator/hedges/balance.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "generator/hedges/lattice.h"

namespace cartapenna::hedges {
namespace {

// Thousandths of a turn. Games of one maze have a standard deviation of 0.6 to 1.5 turns, so that
// two means of 4,000 games differ by 0.01 to 0.03 by chance alone, and so do those of the fresh
// games: 0.03 here leaves 0.15 there.
constexpr int near_at_first = 100;
constexpr int near = 30;
constexpr int fair_at_first = 40;  // thousandths of games, off one half
constexpr int fair = 20;
constexpr int games_to_be_sure = 4000;
constexpr int most_candidates = 600;

constexpr std::array<std::string_view, 3> names{"none", "even", "second"};

int steps_between(Cell a, Cell b) {
  return std::abs(a.column - b.column) + std::abs(a.row - b.row);
}

Spec with_exit(Spec spec, Cell exit) {
  spec.exit_choice = ExitChoice::cell;
  spec.exit = exit;
  return spec;
}

struct Candidate {
  Graded graded;
  Figure sure;  // of more games; empty until asked for
};

class Matcher {
 public:
  Matcher(Balance balance, Turn turn, Random& random)
      : balance_(balance), turn_(turn), random_(random) {}

  // Whether player 1, who leaves the second of these, and player 2 are matched.
  bool match(const Spec& spec, Candidate& first, Candidate& second) {
    if (first.graded.generated.maze.hedges == second.graded.generated.maze.hedges) return false;
    if (!fits(first.graded.figure, second.graded.figure, near_at_first, fair_at_first)) {
      return false;
    }
    for (Candidate* candidate : {&first, &second}) {
      if (candidate->sure.games_of.empty()) {
        candidate->sure = play_games(spec, candidate->graded.generated.maze, turn_,
                                     games_to_be_sure, random_.bits());
      }
    }
    return fits(first.sure, second.sure, near, fair);
  }

 private:
  bool fits(const Figure& first, const Figure& second, int turns, int games) const {
    if (balance_ == Balance::even) return std::abs(first.mean() - second.mean()) <= turns;
    return std::abs(fairness(second, first).first_wins() - 500) <= games;
  }

  Balance balance_;
  Turn turn_;
  Random& random_;
};

GradedDuel tell(const Spec& spec, Graded first, Graded second, int games, Turn turn,
                Random& random) {
  GradedDuel duel{{std::move(first), std::move(second)}, {}};
  for (auto& graded : duel.mazes) {
    graded.figure = play_games(spec, graded.generated.maze, turn, games, random.bits());
  }
  duel.fairness = fairness(duel.mazes[1].figure, duel.mazes[0].figure);
  return duel;
}

}  // namespace

std::string_view balance_name(Balance balance) {
  return names[static_cast<std::size_t>(balance)];
}

std::optional<Balance> parse_balance(std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Balance>(found - names.begin());
}

Fairness fairness(const Figure& first, const Figure& second) {
  const std::int64_t all = std::int64_t{first.games()} * second.games();
  assert(all > 0);
  std::int64_t fewer = 0;
  std::int64_t equal = 0;
  std::int64_t second_more = second.games();  // games of more turns than `turns`
  for (std::size_t turns = 0; turns < first.games_of.size(); ++turns) {
    const std::int64_t same = turns < second.games_of.size() ? second.games_of[turns] : 0;
    second_more -= same;
    fewer += first.games_of[turns] * second_more;
    equal += first.games_of[turns] * same;
  }
  const auto part = [all](std::int64_t games) {
    return static_cast<int>((1000 * games + all / 2) / all);
  };
  return {part(fewer), part(equal), 1000 - part(fewer) - part(equal)};
}

static GradedDuel without_balance(const Spec& spec, Level level, Turn turn, BandBook& book,
                                  Random& random) {
  constexpr int draws = 100;
  auto first = generate_graded(spec, level, turn, book, random);
  auto second = generate_graded(spec, level, turn, book, random);
  for (int i = 1; i < draws; ++i) {
    if (first.generated.maze.hedges != second.generated.maze.hedges) break;
    second = generate_graded(spec, level, turn, book, random);
  }
  const auto rates = fairness(second.figure, first.figure);
  return {{std::move(first), std::move(second)}, rates};
}

GradedDuel generate_graded_duel(const Spec& spec, Level level, Balance balance, Turn turn,
                                BandBook& book, Random& random) {
  if (balance == Balance::none) return without_balance(spec, level, turn, book, random);

  const Cell exit = draw_exit(spec, random);
  auto others = exit_cells(spec);
  std::erase_if(others, [&](Cell cell) {
    return steps_between(spec.entry, cell) != steps_between(spec.entry, exit);
  });
  const std::array<Spec, 2> specs{with_exit(spec, exit),
                                  with_exit(spec, others[random.below(others.size())])};
  const bool moved = level == Level::fiendish || level == Level::cruel;
  const std::array<Level, 2> levels{level,
                                    balance == Balance::second && !moved ? Level::any : level};

  Matcher matcher(balance, turn, random);
  std::array<std::vector<Candidate>, 2> pools;
  std::int64_t tries = 0;
  for (int i = 0; i < most_candidates; ++i) {
    const auto side = static_cast<std::size_t>(i % 2);
    pools[side].push_back({draw_level(specs[side], levels[side], turn, book, random), {}});
    Candidate& fresh = pools[side].back();
    tries += fresh.graded.generated.tries;
    for (Candidate& known : pools[1 - side]) {
      Candidate& first = side == 0 ? fresh : known;
      Candidate& second = side == 0 ? known : fresh;
      if (!matcher.match(spec, first, second)) continue;
      for (Candidate* candidate : {&first, &second}) {
        auto& generated = candidate->graded.generated;
        generated.tries = tries;
        if (generated.law != Law::constructed) generated.law = Law::chosen;
      }
      return tell(spec, std::move(first.graded), std::move(second.graded), games_to_be_sure, turn,
                  random);
    }
  }
  throw Exhausted(
      fmt::format("no two mazes of {} x {} cells with {} hedges that balance each other "
                  "were found among {}",
                  spec.shape.columns, spec.shape.rows, spec.hedges, most_candidates),
      tries);
}

}  // namespace cartapenna::hedges
