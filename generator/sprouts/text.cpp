// SPDX-License-Identifier: MIT
// A board for the terminal and as data.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/sprouts/sheet.h"

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

}  // namespace

double rounded(double length) {
  return std::round(length * 100) / 100;
}

std::vector<std::string> text(const Settings& settings, const Board& board, const Words& words,
                              bool answers) {
  const bool tally = settings.mode == Mode::tally;
  std::vector<std::string> all{tally ? tally_text(words) : picture(settings.spec, board)};
  if (!answers) return all;
  std::string key = words("sheet.answers") + "\n\n";
  for (const std::string& line : tally ? tally_answers(words) : answer_lines(settings, words)) {
    key += line + "\n";
  }
  all.push_back(std::move(key));
  return all;
}

Json json(const Settings& settings) {
  Json model;
  if (settings.mode == Mode::tally) {
    model["kind"] = "tally";
    return model;
  }
  const Spec& spec = settings.spec;
  model["spots"] = Json::array();
  model["count"] = spec.spots;
  model["variant"] = variant_name(spec.variant);
  model["winner"] = nullptr;
  model["winner_source"] = nullptr;
  model["winning_first_moves"] = nullptr;
  if (const auto known = winner(spec.spots, spec.variant)) {
    model["winner"] = known->player == Player::first ? "first" : "second";
    model["winner_source"] = source_name(known->source);
  }
  if (const auto moves = winning_first_moves(spec.spots, spec.variant)) {
    model["winning_first_moves"] = *moves;
  }
  return model;
}

}  // namespace cartapenna::sprouts
