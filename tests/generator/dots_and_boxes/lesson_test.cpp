// SPDX-License-Identifier: MIT
// Lessons as they are printed: counted again, played by the record, solved by other means.
#include <doctest/doctest.h>

#include "generator/boards.h"
#include "generator/dots_and_boxes/players.h"
#include "tests/generator/dots_and_boxes/problem_judge.h"
#include "tests/generator/dots_and_boxes/sheets.h"

using namespace cartapenna;
using namespace cartapenna::dots_and_boxes;

namespace {

struct Printed {
  Json model;
  std::string words;  // of the answer
};

std::vector<Printed> lessons(const std::string& board, int count, std::uint64_t seed) {
  const Document document = document_of({board});
  const std::any& spec = document.orders[0].spec;
  const Words words = words_of("en");
  Boards boards(document, seed);
  std::vector<Printed> found;
  for (int i = 1; i <= count; ++i) {
    const auto made = boards.get(0, i);
    found.push_back(
        {the_game().json(spec, *made).front(), the_game().text(spec, *made, words, true).back()});
  }
  return found;
}

// By the value of every set of undrawn lines: who wins, and by how many.
int value_of_model(const Json& model, problem_judge::Rules& rules) {
  problem_judge::Lines undrawn = rules.board().all();
  for (const auto& name : model.at("lines")) {
    undrawn &= ~problem_judge::bit(rules.board().line(name));
  }
  CHECK(rules.safe(undrawn).empty());
  CHECK(rules.closing(undrawn).empty());
  CHECK(rules.open(undrawn) == rules.board().columns * rules.board().rows);
  const auto shapes = rules.shapes(undrawn);
  CHECK(model.at("long_chains") == shapes.long_chains);
  CHECK(model.at("loops") == shapes.loops);
  return problem_judge::Table(rules, undrawn).value(undrawn);
}

int replayed(const Json& model) {
  dots_and_boxes::Game game{Position(dots_and_boxes::Grid{model.at("columns"), model.at("rows")})};
  for (const auto& name : model.at("lines")) {
    game.position.drawn.at(
        static_cast<std::size_t>(*find_line(game.position.grid, name.get<std::string>()))) = true;
  }
  for (const auto& turn : model.at("line")) {
    for (const auto& name : turn)
      draw(game, *find_line(game.position.grid, name.get<std::string>()));
  }
  CHECK(is_over(game.position));
  return game.score[0] - game.score[1];
}

}  // namespace

TEST_CASE("every rule of a lesson comes true: counted, replayed and solved") {
  std::set<std::string> codes;
  for (const char* size : {"4x4", "4x3", "3x4", "5x4"}) {
    for (const Printed& lesson : lessons(fmt::format("size: {}\nlesson: true", size), 8, 2)) {
      const Json& model = lesson.model;
      CAPTURE(model.dump());
      CAPTURE(lesson.words);
      CHECK(codes.insert(model.at("code")).second);
      problem_judge::Rules rules({model.at("columns"), model.at("rows")});
      const auto undrawn =
          static_cast<std::size_t>(rules.board().lines()) - model.at("lines").size();
      const int value = undrawn <= 22 ? value_of_model(model, rules) : model.at("value").get<int>();
      CHECK(model.at("value") == value);
      CHECK(replayed(model) == value);
      REQUIRE(value != 0);
      // Player 1 drew the first line; no box is closed.
      const bool first_to_move = model.at("lines").size() % 2 == 0;
      CHECK(model.at("to_move") == (first_to_move ? 1 : 2));
      const bool first_wins = (value > 0) == first_to_move;
      const int sum = (rules.board().columns + 1) * (rules.board().rows + 1) +
                      model.at("long_chains").get<int>();
      CHECK((sum % 2 == 0) == first_wins);
      CHECK(model.at("favoured") == (first_wins ? 1 : 2));
      const std::string says = fmt::format("the rule favours Player {}", first_wins ? 1 : 2);
      CHECK(lesson.words.find(says) != std::string::npos);
    }
  }
}

TEST_CASE("a position in which the rule fails, or that ends in a tie, is no lesson") {
  // Plays as lessons are looked for, and counts what was turned down.
  int refused = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    dots_and_boxes::Game game{Position(dots_and_boxes::Grid{4, 4})};
    for (auto safe = safe_lines(game.position); !safe.empty(); safe = safe_lines(game.position)) {
      draw(game, safe[random.below(safe.size())]);
    }
    const auto lesson = lesson_of(game);
    REQUIRE(lesson.has_value());
    const int value = *value_of(game.position).value;
    const bool first_wins = (value > 0) == (game.to_move == 0);
    if (value != 0 && first_wins == lesson->first_player_favoured) continue;
    ++refused;
    CHECK_FALSE(teaches(*lesson));
  }
  CHECK(refused > 20);
}
