// SPDX-License-Identifier: MIT
// A position as a user writes it, as it is drawn or as a code: who wins it, for `solve sprouts`,
// and what it has in common with equivalent ones.
#include <fmt/format.h>

#include <algorithm>

#include "generator/sprouts/moves_text.h"
#include "generator/sprouts/sheet.h"
#include "generator/sprouts/solver.h"
#include "templates/utf8.h"

namespace cartapenna::sprouts {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const auto from = text.find_first_not_of(blanks);
  if (from == std::string_view::npos) return text.substr(0, 0);
  return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

// Only codes have full stops, braces or repetitions.
bool is_code(std::string_view text) {
  return text.find_first_of(".}*") != std::string_view::npos;
}

std::string_view letter(bool wins) {
  return wins ? "N" : "P";
}

std::string_view side(bool wins) {
  return wins ? "the player to move wins" : "the other player wins";
}

Solved refused(std::string_view text, std::string_view position, const Fault& fault) {
  const std::string sentence = fmt::format("column {}: {}", fault.column, fault.sentence);
  Solved solved;
  solved.json["position"] = position;
  solved.json["error"] = sentence;
  solved.text = fmt::format("{}, {}", shown_text(position), sentence);
  solved.wrong = true;
  const auto from = static_cast<std::size_t>(position.data() - text.data());
  solved.mistakes.push_back(mistake_at(text, from + fault.column - 1, fault.sentence));
  return solved;
}

Solved unsolved(std::string_view position, double seconds) {
  const std::string within = fmt::format("within {:g} s", seconds);
  Solved solved;
  solved.json["position"] = position;
  solved.json["unsolved"] = within;
  solved.text = fmt::format("not solved {}", within);
  solved.unsolved = true;
  return solved;
}

Solved told(std::string_view position, const Code& code, const Answer& answer) {
  Solved solved;
  Json& json = solved.json;
  json["position"] = position;
  json["normal"] = letter(answer.normal);
  if (answer.misere) json["misere"] = letter(*answer.misere);
  json["nimber"] = answer.nimber;
  json["children"] = answer.choices.size();
  json["winning"] = answer.winning();
  json["moves"] = Json::array();
  std::string moves;
  for (const Choice& choice : answer.choices) {
    if (!choice.wins) continue;
    json["moves"].push_back(choice.name);
    moves += fmt::format("{}{}", moves.empty() ? ": " : ", ", choice.name);
  }
  solved.text = fmt::format("normal play: {}, nimber {}\n", side(answer.normal), answer.nimber);
  if (answer.misere) solved.text += fmt::format("misere play: {}\n", side(*answer.misere));
  solved.text += fmt::format("winning moves in normal play, {} of {}{}", answer.winning(),
                             answer.choices.size(), moves);
  const std::string canonical = print_lands(canonical_lands(code));
  if (!canonical.empty()) solved.text += fmt::format("\nas a code: {}", canonical);
  return solved;
}

Code as_code(const Position& position) {
  return code_of(position);
}
Code as_code(const Code& code) {
  return code;
}

template <class Read>
Solved solve_read(std::string_view text, std::string_view position, const Read& read,
                  const cartapenna::Limits& limits) {
  if (const auto* fault = std::get_if<Fault>(&read)) return refused(text, position, *fault);
  // Neighbouring positions share most of what has to be searched.
  thread_local Solver solver;
  const auto answer = solver.solve(std::get<0>(read), !limits.normal_only, Limits{limits.seconds});
  return answer ? told(position, as_code(std::get<0>(read)), *answer)
                : unsolved(position, limits.seconds);
}

}  // namespace

Solved solve(std::string_view text, const cartapenna::Limits& limits) {
  const std::string_view position = trimmed(text);
  if (is_code(position)) return solve_read(text, position, parse_code(position), limits);
  return solve_read(text, position, parse_position(position), limits);
}

bool check_position(std::string_view text, const std::string& file, Problems& problems) {
  const std::string_view position = trimmed(text);
  constexpr std::string_view digits = "0123456789";
  const std::size_t after = std::min(position.find_first_not_of(digits), position.size());
  const bool board = position.substr(after, 1) == "x";  // of Dots and Boxes
  // Keys of a template are words.
  const bool keys = position.find("sheets") != std::string_view::npos;
  if (after == 0 || board || keys) return false;
  Fault fault{0, {}};
  const auto keep = [&fault](const auto& read) {
    if (const auto* found = std::get_if<Fault>(&read)) fault = *found;
  };
  is_code(position) ? keep(parse_code(position)) : keep(parse_moves_or_position(position));
  if (fault.sentence.empty()) return true;
  const auto from = static_cast<std::size_t>(position.data() - text.data());
  const Mistake mistake = mistake_at(text, from + fault.column - 1, fault.sentence);
  problems.add({file, mistake.line, mistake.column}, mistake.sentence);
  return true;
}

std::optional<ReadMark> read_mark(std::string_view text) {
  const bool drawn = text.find_first_not_of("0123456789 ") == std::string_view::npos ||
                     text.find_first_of(",;/") != std::string_view::npos;
  if (!drawn && !is_code(text)) return std::nullopt;
  const auto marked = [](const auto& read) {
    if (const auto* fault = std::get_if<Fault>(&read)) {
      return ReadMark{{}, fault->sentence, fault->column};
    }
    return ReadMark{print_lands(canonical_lands(as_code(std::get<0>(read))))};
  };
  return is_code(text) ? marked(parse_code(text)) : marked(parse_position(text));
}

}  // namespace cartapenna::sprouts
