// SPDX-License-Identifier: MIT
// A board for the terminal and as data.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "generator/sprouts/sheet.h"
#include "generator/sprouts/solver.h"

namespace cartapenna::sprouts {
namespace {

constexpr double letter_width = 2.5;  // mm of the field for a letter, as terminals show them
constexpr double letter_height = 5;

// The spots in a field of the usual size, as letters.
std::string picture(const Spec& spec, const Board& board) {
  double width = 160;
  double height = 120;
  for (const Point& spot : spec.given) {
    width = std::max(width, spot.x + 10);
    height = std::max(height, spot.y + 10);
  }
  if (!problems(spec, width, height).empty()) return {};
  Random random(board.seed);
  const auto columns = static_cast<std::size_t>(width / letter_width) + 4;
  std::vector<std::string> rows(static_cast<std::size_t>(height / letter_height) + 1,
                                std::string(columns, ' '));
  int number = 0;
  for (const Point& spot : arrange(spec, width, height, random)) {
    const std::string label =
        fmt::format("{}{}", spec.variant == Variant::brussels ? '+' : 'o', ++number);
    std::string& row = rows[static_cast<std::size_t>(spot.y / letter_height)];
    row.replace(static_cast<std::size_t>(spot.x / letter_width), label.size(), label);
  }
  std::string all;
  for (std::string& row : rows) {
    row.erase(row.find_last_not_of(' ') + 1);
    all += row + '\n';
  }
  return all;
}

std::string tally_text(const Words& words) {
  std::string all;
  for (int question = 1; question <= tally_questions; ++question) {
    all += fmt::format("{}. {}\n", question,
                       words(fmt::format("sprouts.tally-question-{}", question)));
  }
  return all;
}

std::string_view variant_name(Variant variant) {
  switch (variant) {
    case Variant::misere:
      return "misere";
    case Variant::brussels:
      return "brussels";
    case Variant::normal:
      break;
  }
  return "normal";
}

std::string_view source_name(Source source) {
  switch (source) {
    case Source::computed:
      return "computed";
    case Source::proved:
      return "proved";
    case Source::literature:
      return "literature";
    case Source::conjecture:
      break;
  }
  return "conjecture";
}

Json problem_json(const Problem& problem) {
  Json model = drawn_json(problem.drawing);
  model["count"] = problem.spots;
  model["variant"] = variant_name(problem.variant);
  model["question"] = question_id(problem.question);
  model["level"] = level_id(problem.level);
  model["position"] = problem.hoey;
  model["fingerprint"] = problem.code;
  model["record"] = problem.record;
  Solver solver;
  model["nimber"] = solver.nimber(code_of(problem.position), {}).value();
  model["winner"] = problem.mover_wins ? "to-move" : "other";
  model["best"] = Json::array();
  if (problem.key) model["best"].push_back(problem.key->name);
  model["children"] = problem.different_moves;
  model["winning"] = problem.winning_moves;
  model["equivalent"] = problem.key ? problem.key->equivalent : 0;
  const Reason& reason = problem.reason;
  model["why"] = {{"reason", reason_id(reason.kind)},
                  {"spot", reason.spot},
                  {"moves", reason.moves},
                  {"answers", reason.answers}};
  return model;
}

std::string game_text(int spots, const std::vector<std::string>& names) {
  return fmt::format("{}: {}\n", spots, fmt::join(names, " "));
}

std::string problem_text(const Problem& problem, const Wanted& wanted, const Words& words) {
  return question_words(wanted, words) + "\n\n" + problem.hoey + "\n" +
         game_text(problem.spots, problem.record);
}

}  // namespace

double rounded(double length) {
  return std::round(length * 100) / 100;
}

std::vector<std::string> text(const Settings& settings, const Board& board, const Words& words,
                              bool answers) {
  const bool tally = settings.mode == Mode::tally;
  if (board.sample) {
    return {game_text(board.sample->position.starting_spots, board.sample->names)};
  }
  if (board.problem) {
    std::vector<std::string> all{problem_text(*board.problem, *settings.wanted, words)};
    if (!answers) return all;
    all.push_back(words("sheet.answers") + "\n\n");
    for (const std::string& line : solution_words(*board.problem, words)) all[1] += line + "\n";
    return all;
  }
  std::vector<std::string> all{tally ? tally_text(words) : picture(settings.spec, board)};
  if (!answers) return all;
  std::string key = words("sheet.answers") + "\n\n";
  for (const std::string& line : tally ? tally_answers(words) : answer_lines(settings, words)) {
    key += line + "\n";
  }
  all.push_back(std::move(key));
  return all;
}

Json drawn_json(const Drawing& drawing) {
  const auto place = [](Point point) { return Json{rounded(point.x), rounded(point.y)}; };
  Json model;
  model["width"] = rounded(drawing.width);
  model["height"] = rounded(drawing.height);
  model["spots"] = Json::array();
  model["lives"] = Json::array();
  for (const DrawnSpot& spot : drawing.spots) {
    model["spots"].push_back(place(spot.centre));
    model["lives"].push_back(spot.lives);
  }
  model["lines"] = Json::array();
  for (const DrawnLine& line : drawing.lines) {
    Json curve = Json::array();
    for (const Point& point : line.beziers) curve.push_back(place(point));
    model["lines"].push_back({{"from", line.from}, {"to", line.to}, {"curve", std::move(curve)}});
  }
  return model;
}

Json json(const Settings& settings, const Board& board) {
  if (board.problem) return problem_json(*board.problem);
  Json model;
  if (board.sample) {
    model["kind"] = "lesson";
    model["variant"] = variant_name(settings.spec.variant);
    model["position"] = print(board.sample->position);
    model["record"] = board.sample->names;
    model.update(drawn_json(board.sample->drawing));
    return model;
  }
  if (settings.mode == Mode::tally) {
    model["kind"] = "tally";
    return model;
  }
  const Spec& spec = settings.spec;
  model["spots"] = Json::array();
  model["count"] = spec.spots;
  model["variant"] = variant_name(spec.variant);
  const Winner known = winner(spec.spots, spec.variant);
  model["winner"] = known.player == Player::first ? "first" : "second";
  model["winner_source"] = source_name(known.source);
  model["winning_first_moves"] = nullptr;
  if (const auto moves = winning_first_moves(spec.spots, spec.variant)) {
    model["winning_first_moves"] = *moves;
  }
  return model;
}

}  // namespace cartapenna::sprouts
