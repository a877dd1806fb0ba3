// SPDX-License-Identifier: MIT
#include "generator/sprouts/problem.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "generator/sprouts/choose.h"

namespace cartapenna::sprouts {

namespace {

constexpr int games = 5000;         // played for one problem
constexpr int most_drawings = 200;  // tried
constexpr std::size_t lines_tried = 4;

// The key line in a picture that stays as it is.
std::optional<KeyLine> draw_key(const Chosen& chosen, const Sketch& sketch) {
  const Position& position = chosen.problem.position;
  const std::size_t equivalent = lines_alike(position, chosen.key);
  for (std::size_t k = 0; k < std::min(lines_tried, chosen.key.size()); ++k) {
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
  constexpr std::array<std::string_view, 6> ids{"no-move-left", "cut-off",      "exact-moves",
                                                "same-parity",  "equal-halves", "every-answer"};
  return ids.at(static_cast<std::size_t>(kind));
}

std::optional<Problem> make_problem(const Wanted& wanted, Random& random,
                                    const std::set<std::string>& known) {
  assert(faults(wanted).empty());
  Solver solver;
  int drawings = 0;
  for (int game = 0; game < games && drawings < most_drawings; ++game) {
    auto chosen = choose(wanted, solver, random);
    if (!chosen || known.count(chosen->problem.code) != 0) continue;
    ++drawings;
    chosen->problem.drawings = drawings;
    if (auto problem = drawn(std::move(*chosen), wanted, random)) return problem;
  }
  return std::nullopt;
}

}  // namespace cartapenna::sprouts
