// SPDX-License-Identifier: MIT
#include "generator/sprouts/problem.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <thread>

#include "generator/sprouts/choose.h"

namespace cartapenna::sprouts {

namespace {

constexpr int kGames = 5000;    // played for one problem
constexpr int kDrawings = 200;  // tried
constexpr std::size_t kLinesTried = 4;

// The key line in a picture that stays as it is.
std::optional<KeyLine> draw_key(const Chosen& chosen, const Sketch& sketch) {
  const Position& position = chosen.problem.position;
  const std::size_t equivalent = lines_alike(position, chosen.key);
  for (std::size_t k = 0; k < std::min(kLinesTried, chosen.key.size()); ++k) {
    const Move& move = chosen.key[k];
    Sketch with_key = sketch;
    if (!with_key.add_to_finished(position, move)) continue;
    const Drawing drawn = with_key.drawing(play(position, move));
    const bool enclosed = chosen.key_name.find('[') != std::string::npos;
    const auto& lines = drawn.lines;
    return KeyLine{move,
                   name(position, move, enclosed),
                   drawn.spots.back(),
                   lines[lines.size() - 2],
                   lines.back(),
                   equivalent > 1,
                   equivalent};
  }
  return std::nullopt;
}

std::optional<Problem> drawn(Chosen chosen, const Wanted& wanted, Random& random) {
  Problem& problem = chosen.problem;
  for (const Sketch& sketch : sketches(problem.position, wanted.width, wanted.height, random)) {
    if (problem.mover_wins) {
      problem.key = draw_key(chosen, sketch);
      if (!problem.key) continue;
    }
    problem.drawing = sketch.drawing(problem.position);
    return std::move(problem);
  }
  return std::nullopt;
}

}  // namespace

std::string_view reason_id(ReasonKind kind) {
  constexpr std::array<std::string_view, 6> kIds{"no-move-left", "cut-off",      "exact-moves",
                                                 "same-parity",  "equal-halves", "every-answer"};
  return kIds.at(static_cast<std::size_t>(kind));
}

std::optional<Problem> make_problem(const Wanted& wanted, Random& random) {
  assert(faults(wanted).empty());
  Solver solver;
  int drawings = 0;
  for (int game = 0; game < kGames && drawings < kDrawings; ++game) {
    auto chosen = choose(wanted, solver, random);
    if (!chosen) continue;
    ++drawings;
    chosen->problem.drawings = drawings;
    if (auto problem = drawn(std::move(*chosen), wanted, random)) return problem;
  }
  return std::nullopt;
}

// Each problem has its own generator. The few that turn out to be equivalent to an earlier one are
// made again, one after the other.
std::vector<Problem> make_problems(const std::vector<Wanted>& wishes, int jobs, Random& random) {
  assert(jobs >= 1);
  std::vector<Random> own;
  for (std::size_t i = 0; i < wishes.size(); ++i) own.emplace_back(random.bits());
  std::vector<std::optional<Problem>> made(wishes.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < wishes.size(); i = next++) {
      made[i] = make_problem(wishes[i], own[i]);
    }
  };
  std::vector<std::thread> others;
  for (int job = 1; job < jobs; ++job) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  std::set<std::string> known;
  std::vector<Problem> problems;
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    if (made[i] && known.count(made[i]->code) > 0) {
      Wanted again = wishes[i];
      again.known.insert(known.begin(), known.end());
      made[i] = make_problem(again, own[i]);
    }
    if (!made[i]) continue;
    known.insert(made[i]->code);
    problems.push_back(std::move(*made[i]));
  }
  return problems;
}

}  // namespace cartapenna::sprouts
