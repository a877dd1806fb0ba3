// SPDX-License-Identifier: MIT
// A board for the terminal and as data, and positions from outside solved.
#include <fmt/format.h>

#include <sstream>

#include "generator/dots_and_boxes/picture.h"
#include "generator/dots_and_boxes/sheet.h"
#include "templates/utf8.h"

namespace cartapenna::dots_and_boxes {

namespace {

// The picture with row numbers at the left and column letters at the foot.
std::string lettered(const Position& position, Coordinates coordinates) {
  std::string bare = picture(position);
  if (coordinates == Coordinates::off) return bare;
  const Naming naming =
      coordinates == Coordinates::algebraic ? Naming::algebraic : Naming::top_down;
  std::istringstream rows(bare);
  std::string text;
  std::string row;
  for (int number = 0; std::getline(rows, row); ++number) {
    if (!row.empty()) {
      text += number % 2 == 0 ? fmt::format("{:>3} ", row_name(position.grid, number / 2, naming))
                              : std::string(4, ' ');
    }
    text += row + '\n';
  }
  std::string letters(4, ' ');
  for (int column = 0; column <= position.grid.columns; ++column) {
    letters += fmt::format("{:<3}", column_name(column, naming));
  }
  letters.erase(letters.find_last_not_of(' ') + 1);
  return text + letters + '\n';
}

Json names(const Grid& grid, const std::vector<int>& lines) {
  Json list = Json::array();
  for (const int line : lines) list.push_back(line_name(grid, line));
  return list;
}

Json turn_list(const Grid& grid, const std::vector<Turn>& turns) {
  Json list = Json::array();
  for (const Turn& turn : turns) list.push_back(names(grid, turn));
  return list;
}

void add_solution(Json& json, const Grid& grid, const Solution& solution) {
  json["value"] = solution.value;
  json["best"] = names(grid, solution.best);
  json["moves"] = Json::object();
  for (const MoveValue& move : solution.moves) {
    json["moves"][line_name(grid, move.line)] = move.value;
  }
  json["line"] = turn_list(grid, solution.line);
}

Json ending_json(const Ending& ending) {
  return {
      {"long_chains", ending.chains}, {"loops", ending.loops}, {"rival_opens", ending.rival_opens}};
}

void add_lesson(Json& json, const Grid& grid, const Lesson& lesson) {
  add_solution(json, grid, lesson.solution);
  json["long_chains"] = lesson.long_chains;
  json["loops"] = lesson.loops;
  json["favoured"] = lesson.first_player_favoured ? 1 : 2;
}

void add_problem(Json& json, const Problem& problem) {
  const Grid& grid = problem.game.position.grid;
  json["record"] = names(grid, problem.record);
  json["best"] = names(grid, {problem.key});
  json["value"] = problem.value;
  json["second"] = problem.second;
  json["others_tie"] = problem.others_tie;
  json["line"] = turn_list(grid, problem.line);
  json["final_score"] = problem.final_score;
  json["theme"] = theme_id(problem.theme);
  json["level"] = problem.level();
  json["only_moves"] = problem.only_moves;
  const Reason& reason = problem.reason;
  json["why"] = {{"given", reason.given},
                 {"taken", reason.taken},
                 {"smallest", reason.smallest},
                 {"rest", reason.rest},
                 {"safe_lines", reason.safe_lines},
                 {"gained", reason.gained},
                 {"rival", line_name(grid, problem.rival)},
                 {"ending", ending_json(reason.ending)},
                 {"rival_ending", ending_json(reason.rival_ending)}};
  json["checked"] = check_id(problem.check);
  json["fingerprint"] = fingerprint(problem.game.position);
}

std::string turns_text(const Grid& grid, const std::vector<Turn>& turns, Naming naming) {
  std::string text;
  for (const Turn& turn : turns) {
    if (!text.empty()) text += " /";
    for (const int line : turn) text += (text.empty() ? "" : " ") + line_name(grid, line, naming);
  }
  return text;
}

std::string_view start_name(const Settings& settings) {
  if (settings.given || settings.lesson) return "position";
  switch (settings.start) {
    case Start::icelandic:
      return "icelandic";
    case Start::swedish:
      return "swedish";
    default:
      return "american";
  }
}

bool is_drawn(std::string_view text) {
  return text.find('+') != std::string_view::npos;
}

std::string_view without_end(std::string_view text) {
  return text.substr(0, text.find_last_not_of(" \r\n") + 1);
}

// As they stand in the text, in letters instead of bytes.
std::vector<Mistake> mistakes(std::string_view text, const std::vector<Fault>& faults) {
  std::vector<Mistake> found;
  for (const Fault& fault : faults) {
    std::size_t begin = 0;
    for (int i = 1; i < fault.line; ++i) begin = text.find('\n', begin) + 1;
    const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
    const auto bytes = static_cast<std::size_t>(fault.column) - 1;
    const std::size_t beyond = bytes - std::min(bytes, line.size());  // blanks left out
    found.push_back({fault.line,
                     count_code_points(line.substr(0, bytes)) + static_cast<int>(beyond) + 1,
                     fault.sentence});
  }
  return found;
}

// COLUMNSxROWS: begins a code.
bool begins_with_size(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  const auto x = text.find_first_not_of(digits);
  if (x == 0 || x == std::string_view::npos || text[x] != 'x') return false;
  const auto colon = text.find_first_not_of(digits, x + 1);
  return colon != x + 1 && colon != std::string_view::npos && text[colon] == ':';
}

}  // namespace

std::vector<std::string> text(const Settings& settings, const Board& board, const Words& words,
                              bool answers) {
  std::string sheet;
  for (const std::string& sentence : captions(settings, board, words, {})) {
    sheet += with_plain_blanks(sentence) + '\n';
  }
  std::vector<std::string> sheets{sheet + '\n' + lettered(board.position, settings.coordinates)};
  if (!answers || !settings.has_answer()) return sheets;
  std::string key = words("sheet.answers") + "\n\n";
  for (const std::string& sentence : answer_words(settings, board, words, {})) {
    key += with_plain_blanks(sentence) + '\n';
  }
  if (const auto answer = board.answer()) {
    key += turns_text(settings.grid, answer->line, settings.naming()) + '\n';
  }
  sheets.push_back(std::move(key));
  return sheets;
}

std::vector<Json> json(const Settings& settings, const Board& board) {
  Json model;
  model["columns"] = settings.grid.columns;
  model["rows"] = settings.grid.rows;
  model["start"] = start_name(settings);
  model["lines"] = names(settings.grid, drawn_lines(board.position));
  model["code"] = code(board.position);
  if (board.score.empty()) {
    model["score"] = nullptr;
  } else {
    model["score"] = board.score;
  }
  model["to_move"] = board.to_move + 1;
  if (board.problem) {
    add_problem(model, *board.problem);
  } else if (board.solving != nullptr && board.solving->get() != nullptr) {
    add_solution(model, settings.grid, *board.solving->get());
  }
  if (board.lesson) add_lesson(model, settings.grid, *board.lesson);
  return {model};
}

Solved solved(std::string_view text, const cartapenna::Limits& limits) {
  const bool drawn = is_drawn(text);
  if (!drawn) text = without_end(text);
  const Reading reading = drawn ? read_picture(text) : read_code(text);
  Solved answer;
  answer.json["position"] = text;
  if (!reading.faults.empty()) {
    const Fault& fault = reading.faults.front();
    const std::string sentence =
        drawn ? fmt::format("line {}, column {}: {}", fault.line, fault.column, fault.sentence)
              : fmt::format("column {}: {}", fault.column, fault.sentence);
    answer.mistakes = mistakes(text, reading.faults);
    answer.wrong = true;
    answer.json["error"] = sentence;
    answer.text = sentence;
    return answer;
  }
  const Position& position = reading.position;
  answer.json["position"] = code(position);
  dots_and_boxes::Limits within;
  within.seconds = limits.seconds;
  const Solution solution = solve(position, within);
  if (!solution.solved) {
    answer.unsolved = true;
    answer.json["unsolved"] = fmt::format("within {} s", limits.seconds);
    answer.text = fmt::format("not solved within {} s", limits.seconds);
    return answer;
  }
  add_solution(answer.json, position.grid, solution);
  answer.text = fmt::format("{}\nvalue {:+} for the player to move",
                            lettered(position, Coordinates::on), solution.value);
  if (!solution.best.empty()) {
    answer.text += "\nbest  " + turns_text(position.grid, {solution.best}, Naming::top_down) +
                   "\nline  " + turns_text(position.grid, solution.line, Naming::top_down);
  }
  return answer;
}

bool check_position(std::string_view text, const std::string& file, Problems& problems) {
  const auto begin = std::min(text.find_first_not_of(" \r\n"), text.size());
  const bool drawn = text.substr(begin, 1) == "+";
  if (!drawn && !begins_with_size(text.substr(begin))) return false;
  const auto tell = [&](std::string_view position, const Reading& reading, int lines_before) {
    for (Mistake& mistake : mistakes(position, reading.faults)) {
      problems.add({file, lines_before + mistake.line, mistake.column}, mistake.sentence);
    }
  };
  if (drawn) {
    tell(text, read_picture(text), 0);
    return true;
  }
  for (int line = 0; !text.empty(); ++line) {  // a code a line, as `solve` takes them
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view position = without_end(text.substr(0, end));
    if (!position.empty()) tell(position, read_code(position), line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

}  // namespace cartapenna::dots_and_boxes
