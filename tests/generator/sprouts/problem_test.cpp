// SPDX-License-Identifier: MIT
#include "generator/sprouts/problem.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include "generator/sprouts/solver.h"
#include "tests/generator/sprouts/judge.h"
#include "tests/generator/sprouts/naive.h"

using namespace cartapenna;
using namespace cartapenna::sprouts;

namespace {

const sprouts::Limits no_limits{1e9};

std::string code_text(const Position& position) {
  return print_lands(canonical_lands(code_of(position)));
}

Play way_of(const Problem& problem) {
  return problem.variant == Variant::misere ? Play::misere : Play::normal;
}

// The problem's picture with the key line in it.
Drawing with_key(const Problem& problem) {
  Drawing drawing = problem.drawing;
  if (!problem.key) return drawing;
  drawing.spots.push_back(problem.key->spot);
  drawing.lines.push_back(problem.key->first);
  drawing.lines.push_back(problem.key->second);
  return drawing;
}

Position read_back(const Drawing& drawing, int starting_spots) {
  Picture picture{drawing.width, drawing.height};
  for (const DrawnSpot& spot : drawing.spots) picture.spots.push_back(spot.centre);
  for (const DrawnLine& line : drawing.lines) {
    picture.lines.push_back({line.from, line.to, flatten(line.beziers)});
  }
  const auto traced = trace(picture, starting_spots);
  REQUIRE(traced);
  return traced->position;
}

judge::Found check_drawing(const Drawing& drawing) {
  const judge::Found found = judge::look(drawing);
  CHECK_FALSE(found.meets_itself);
  CHECK(found.ends_at_spots);
  CHECK(found.is_rounded);
  CHECK(found.between_lines >= 2.5);
  CHECK(found.line_to_spot >= 3);
  CHECK(found.angle >= 45);
  CHECK(found.bend_radius >= 1);
  CHECK(found.margin >= 2.5);
  CHECK(found.number_to_ink >= label_air - 0.01);
  return found;
}

// With what the solver knows, asked afresh.
void check_answer(const Problem& problem) {
  Solver solver;
  const auto choices = solver.choices(problem.position, way_of(problem), no_limits);
  REQUIRE(choices);
  CHECK(static_cast<int>(choices->size()) == problem.different_moves);
  CHECK(problem.different_moves >= least_moves(problem.level));
  CHECK(problem.lives >= least_lives(problem.level));
  CHECK(problem.lives <= most_lives(problem.level));
  int winning = 0;
  bool key_wins = false;
  for (const Choice& choice : *choices) {
    if (!choice.wins) continue;
    ++winning;
    if (problem.key && code_text(play(problem.position, problem.key->move)) == choice.after) {
      key_wins = true;
      CHECK(choice.moves.size() <= 2 * problem.key->equivalent);
    }
  }
  CHECK(winning == problem.winning_moves);
  CHECK(winning < problem.different_moves);
  CHECK(problem.mover_wins == (winning > 0));
  CHECK(key_wins == problem.mover_wins);
  if (problem.question == Question::winning_move) CHECK(winning == 1);
  CHECK(problem.code == code_text(problem.position));
  CHECK(problem.hoey == print(problem.position));
  CHECK(problem.lives == lives(problem.position));
  CHECK(static_cast<int>(problem.record.size()) == 3 * problem.spots - problem.lives);
}

// With the naive program; and its numbers of moves against the reason.
void check_by_naive(const Problem& problem) {
  naive::Solver second;
  const bool misere = problem.variant == Variant::misere;
  const auto wins = [&](const naive::Value& value) {
    return misere ? value.misere_win : value.nimber != 0;
  };
  CHECK(wins(second.value(naive::read(problem.hoey))) == problem.mover_wins);
  Position loser = problem.position;
  if (problem.key) loser = play(loser, problem.key->move);
  const auto value = second.value(naive::read(print(loser)));
  CHECK_FALSE(wins(value));
  const Reason& reason = problem.reason;
  switch (reason.kind) {
    case ReasonKind::no_move_left:
      CHECK(value.most == 0);
      break;
    case ReasonKind::cut_off:
      CHECK(lines_at_spots(loser).at(static_cast<std::size_t>(reason.spot)) < 3);
      [[fallthrough]];
    case ReasonKind::exact_moves:
      CHECK(value.fewest == reason.moves);
      CHECK(value.most == reason.moves);
      break;
    case ReasonKind::same_parity:
      CHECK((value.most - value.fewest) % 2 == 0);
      CHECK(value.most % 2 == (misere ? 1 : 0));
      CHECK(value.most == reason.moves);
      break;
    case ReasonKind::equal_halves:
      CHECK_FALSE(misere);
      break;
    case ReasonKind::every_answer:
      CHECK(value.most >= reason.moves);
      CHECK(value.fewest <= reason.moves);
      break;
  }
}

struct Figures {
  double gap = 1e9, to_spot = 1e9, angle = 180, bend = 1e9, number = 1e9;
  int problems = 0, drawings = 0;

  void add(const judge::Found& found) {
    gap = std::min(gap, found.between_lines);
    to_spot = std::min(to_spot, found.line_to_spot);
    angle = std::min(angle, found.angle);
    bend = std::min(bend, found.bend_radius);
    number = std::min(number, found.number_to_ink);
  }
};

void check_problem(const Problem& problem, int naive_lives, Figures& figures) {
  CAPTURE(problem.hoey);
  check_answer(problem);
  if (problem.lives <= naive_lives) check_by_naive(problem);
  check_drawing(problem.drawing);
  const Drawing whole = with_key(problem);
  figures.add(check_drawing(whole));
  CHECK(sorted_text(read_back(problem.drawing, problem.spots)) == sorted_text(problem.position));
  if (problem.key) {
    const Position after = play(problem.position, problem.key->move);
    CHECK(sorted_text(read_back(whole, problem.spots)) == sorted_text(after));
  }
  const auto lines = lines_at_spots(problem.position);
  for (std::size_t s = 0; s < problem.drawing.spots.size(); ++s) {
    CHECK(problem.drawing.spots[s].lives == 3 - lines[s + 1]);
  }
  ++figures.problems;
  figures.drawings += problem.drawings;
}

// Starting spots 3, 4 … 8 in turn, both questions, both ways of play.
Wanted wish(int number) {
  Wanted wanted;
  wanted.least_spots = wanted.most_spots = 3 + number % 6;
  wanted.question = number % 4 == 3 ? Question::who_wins : Question::winning_move;
  wanted.variant = number % 5 == 4 ? Variant::misere : Variant::normal;
  return wanted;
}

void check_problems(int count, int naive_lives) {
  Figures figures;
  double seconds = 0;
  for (int number = 0; number < count; ++number) {
    CAPTURE(number);
    Random random(2024, 0, static_cast<std::uint64_t>(number));
    const auto begin = std::chrono::steady_clock::now();
    const auto problem = make_problem(wish(number), random);
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    REQUIRE(problem);
    check_problem(*problem, naive_lives, figures);
  }
  MESSAGE(count << " problems, " << seconds / count << " s each; "
                << figures.drawings - figures.problems << " of " << figures.drawings
                << " positions had no picture; least gap " << figures.gap << " mm, to a spot "
                << figures.to_spot << " mm, angle " << figures.angle << " degrees, bend "
                << figures.bend << " mm, number to ink " << figures.number << " mm");
}

}  // namespace

TEST_CASE("problems and their drawings") {
  check_problems(12, 5);
}

TEST_CASE("levels by lives left and moves that differ") {
  const auto row = [](Level level) {
    return std::array{least_lives(level), most_lives(level), least_moves(level)};
  };
  CHECK(row(Level::easy) == std::array{5, 6, 3});
  CHECK(row(Level::medium) == std::array{7, 8, 5});
  CHECK(row(Level::hard) == std::array{9, 11, 7});
}

TEST_CASE("what cannot be asked for is told") {
  CHECK(faults({}).empty());
  CHECK(faults({.least_spots = 2}).size() == 1);
  CHECK(faults({.least_spots = 3, .most_spots = 3, .level = Level::hard}).size() == 1);
  CHECK(faults({.variant = Variant::brussels, .width = 40}).size() == 2);
}

TEST_SUITE("slow") {
  TEST_CASE("three hundred problems") {
    check_problems(300, 6);
  }
}
