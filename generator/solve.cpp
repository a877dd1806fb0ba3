// SPDX-License-Identifier: MIT
// `cartapenna solve`: positions in, answers out, one a line and in order.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "generator/commands.h"
#include "generator/game.h"
#include "generator/output.h"
#include "generator/source.h"

namespace cartapenna {
namespace {

const Game& game_to_solve(const std::string& name) {
  std::vector<std::string_view> known;
  for (const Game* game : games()) {
    if (game->solve == nullptr) continue;
    if (game->name == name) return *game;
    known.push_back(game->name);
  }
  const std::string_view near = nearest(name, known);
  throw WrongUse(fmt::format("there is nothing to solve for \"{}\"; known are {}{}", name,
                             fmt::join(known, ", "),
                             near.empty() ? "" : fmt::format(" (did you mean {}?)", near)));
}

// An option that means nothing for this game is told, not passed over.
void check_options(const Game& game, const Limits& limits) {
  if (limits.normal_only && game.name != "sprouts") {
    throw WrongUse("--normal-only is for sprouts alone");
  }
  if (limits.turns && game.name != "hedges") throw WrongUse("--turns is for hedges alone");
}

// A position is told as it was given; what is no UTF-8 in it would be no JSON.
std::string one_line(const Solved& solved, bool json) {
  if (!json) return solved.text + "\n";
  return solved.json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

int code_of(const Solved& solved) {
  return solved.wrong ? exit_code::wrong_input
                      : (solved.unsolved ? exit_code::not_made : exit_code::fine);
}

// The next line of standard input, cut after `most_bytes` + 1; false at the end.
bool read_line(std::string& line) {
  line.clear();
  std::streambuf& input = *std::cin.rdbuf();
  constexpr int end = std::char_traits<char>::eof();
  int letter = input.sbumpc();
  const bool any = letter != end;
  for (; letter != end && letter != '\n'; letter = input.sbumpc()) {
    if (line.size() <= most_bytes) line += static_cast<char>(letter);
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return any;
}

Solved too_long(const std::string& line) {
  constexpr std::size_t shown = 60;
  Solved solved;
  solved.json["position"] = line.substr(0, shown);
  solved.json["error"] = fmt::format("the line is longer than {} bytes", most_bytes);
  solved.wrong = true;
  return solved;
}

// Reads line by line, so that answers come while a pipe is still being written.
int solve_lines(const Game& game, const SolveOptions& options) {
  int code = exit_code::fine;
  for (std::string line; read_line(line);) {
    if (line.empty()) continue;
    const Solved solved =
        line.size() > most_bytes ? too_long(line) : game.solve(line, options.limits);
    write_stdout(one_line(solved, true));
    code = std::max(code, code_of(solved));
  }
  return code;
}

}  // namespace

int solve(const SolveOptions& options) {
  const Game& game = game_to_solve(options.game);
  check_options(game, options.limits);
  if (options.position == "-") return solve_lines(game, options);
  const std::string text = read_position(options.position, most_bytes);
  const Solved solved = game.solve(text, options.limits);
  if (solved.wrong && !options.json) {
    if (!tell_mistakes(solved.mistakes, options.position, text)) tell_error(solved.text);
  } else {
    write_stdout(one_line(solved, options.json));
  }
  return code_of(solved);
}

}  // namespace cartapenna
