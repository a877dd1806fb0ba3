// SPDX-License-Identifier: MIT
// `solve hedges`: mazes in, the shortest path, its walks and the expected turns out.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

constexpr int games = 1000;  // standard error of the mean about 0.03 turns

struct Wrong : std::runtime_error {
  explicit Wrong(const std::string& sentence, std::vector<Mistake> found = {})
      : std::runtime_error(sentence), mistakes(std::move(found)) {}
  std::vector<Mistake> mistakes;
};

struct OutOfTime {};

// Throws once the seconds have passed since it was made.
class Clock {
 public:
  explicit Clock(double seconds) : seconds_(seconds) {}
  void check() const {
    if (std::chrono::steady_clock::now() - start_ > seconds_) throw OutOfTime{};
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::duration<double> seconds_;
};

struct Question {
  Spec spec;
  Maze maze;
};

Cell cell_from(const Json& json, std::string_view key, const Spec& spec) {
  if (!json.contains(key) || !json[std::string(key)].is_string()) {
    throw Wrong(fmt::format("{} must be a cell such as \"A1\"", key));
  }
  const auto name = json[std::string(key)].get<std::string>();
  const auto cell = parse_cell(name, spec.alphabet);
  if (!cell || !spec.shape.has(*cell)) throw Wrong(fmt::format("\"{}\" is no cell", name));
  return *cell;
}

int number_from(const Json& json, const char* key, int least, int most) {
  if (!json.contains(key) || !json[key].is_number_integer()) {
    throw Wrong(fmt::format("{} must be a whole number", key));
  }
  const auto number = json[key].get<std::int64_t>();
  if (number < least || number > most) {
    throw Wrong(fmt::format("{} must be from {} to {}", key, least, most));
  }
  return static_cast<int>(number);
}

// A board as the JSON of a document has it.
Question read_board(const Json& json) {
  Question question;
  Spec& spec = question.spec;
  spec.shape = {number_from(json, "columns", smallest_edge, largest_edge),
                number_from(json, "rows", smallest_edge, largest_edge)};
  spec.alphabet =
      json.value("alphabet", "english") == "italian" ? Alphabet::italian : Alphabet::english;
  spec.attached = json.contains("attached") ? number_from(json, "attached", 0, 100000) : 4;
  spec.reachable = json.value("reachable", "all") == "exit" ? Reachable::exit : Reachable::all;
  spec.entry = cell_from(json, "entry", spec);
  spec.exit_choice = ExitChoice::cell;
  spec.exit = cell_from(json, "exit", spec);
  if (!json.contains("hedges") || !json["hedges"].is_array()) {
    throw Wrong("hedges must be a list of pairs such as [\"B4\", \"C4\"]");
  }
  std::vector<Side> hedges;
  for (const Json& pair : json["hedges"]) {
    std::optional<Side> side;
    if (pair.is_array() && pair.size() == 2 && pair[0].is_string() && pair[1].is_string()) {
      side =
          parse_side(pair[0].get<std::string>() + "-" + pair[1].get<std::string>(), spec.alphabet);
    }
    if (!side || !spec.shape.has(*side)) {
      throw Wrong(fmt::format("{} is no side of this board", pair.dump()));
    }
    hedges.push_back(*side);
  }
  std::sort(hedges.begin(), hedges.end());
  // One that is given twice is told as such, not as one too many.
  spec.hedges = static_cast<int>(std::set<Side>(hedges.begin(), hedges.end()).size());
  question.maze = {spec.shape, spec.entry, spec.exit, std::move(hedges)};
  return question;
}

std::vector<Question> read_json(const Json& json) {
  std::vector<Question> questions;
  if (!json.contains("sheets")) return {read_board(json)};
  if (!json["sheets"].is_array()) throw Wrong("sheets must be a list");
  for (const Json& sheet : json["sheets"]) {
    if (!sheet.is_object() || sheet.value("game", "") != "hedges") continue;
    for (const Json& board : sheet.value("boards", Json::array())) {
      questions.push_back(read_board(board));
    }
  }
  if (questions.empty()) throw Wrong("there is no hedge duel in it");
  return questions;
}

// A template with a maze given by hand.
std::vector<Question> read_template(std::string_view text) {
  Problems problems;
  const Node root = read_yaml(text, "position", problems);
  std::vector<Question> questions;
  const Node* sheets = root.find("sheets");
  const std::vector<Node> none;
  for (const Node& sheet : sheets != nullptr ? sheets->items : none) {
    const Node* board = sheet.find("board");
    if (board == nullptr || problems.any()) continue;
    const auto settings = std::any_cast<Settings>(
        game.read(Fields(board, game.keys, problems, board->place), "english", problems));
    if (!settings.by_hand || problems.any()) continue;
    const Spec& spec = settings.spec;
    questions.push_back({spec, {spec.shape, spec.entry, spec.exit, *settings.by_hand}});
  }
  if (problems.any()) {
    std::vector<Mistake> mistakes;
    for (const Problem& problem : problems.list()) {
      if (problem.warning) continue;
      mistakes.push_back({problem.place.line, problem.place.column, problem.sentence});
    }
    const Mistake& first = mistakes.front();
    const std::string sentence = fmt::format("{}:{}: {}", first.line, first.column, first.sentence);
    throw Wrong(sentence, std::move(mistakes));
  }
  if (questions.empty()) {
    throw Wrong("this is neither a board in JSON nor a template with a maze given by hand");
  }
  return questions;
}

Json answer(const Question& question, bool turns, const Clock& clock,
            std::vector<Figure>& figures) {
  const Alphabet alphabet = question.spec.alphabet;
  Json json;
  json["faults"] = check(question.spec, question.maze);
  const std::vector<Cell> path = shortest_path(question.maze);
  json["steps"] = distance(question.maze);
  json["shortest_path"] = Json::array();
  for (const Cell& cell : path) json["shortest_path"].push_back(cell_name(cell, alphabet));
  json["walks"] = Json::array();
  for (const auto& walk : walks(path)) {
    Json cells = Json::array();
    for (const Cell& cell : walk) cells.push_back(cell_name(cell, alphabet));
    json["walks"].push_back(std::move(cells));
  }
  if (turns && json["faults"].empty()) {
    for (const Turn turn : {Turn::together, Turn::answer_first}) {
      Figure figure = play_games(question.spec, question.maze, turn, games, 1, panel().front(),
                                 [&clock] { clock.check(); });
      json["expected_turns"][turn == Turn::together ? "together" : "answer-first"] =
          figure.mean() / 1000.0;
      if (turn == Turn::together) figures.push_back(std::move(figure));
    }
  }
  return json;
}

std::string told(const Json& maze) {
  std::string text;
  for (const Json& fault : maze["faults"]) text += fault.get<std::string>() + "\n";
  if (maze["steps"].get<int>() < 0) return text + "the exit cannot be reached";
  text += fmt::format("shortest path: {} steps\n", maze["steps"].get<int>());
  int number = 0;
  for (const Json& walk : maze["walks"]) {
    text += fmt::format("walk {}:", ++number);
    for (const Json& cell : walk) text += " " + cell.get<std::string>();
    text += "\n";
  }
  if (maze.contains("expected_turns")) {
    text += fmt::format("expected turns: {:.1f} together, {:.1f} answer first\n",
                        maze["expected_turns"]["together"].get<double>(),
                        maze["expected_turns"]["answer-first"].get<double>());
  }
  return text.substr(0, text.find_last_not_of('\n') + 1);
}

}  // namespace

Solved solve(std::string_view position, const Limits& limits) {
  const Clock clock(limits.seconds);
  Solved solved;
  solved.json["position"] = position;
  try {
    const Json json = Json::parse(position, nullptr, false);
    const auto questions = json.is_object() ? read_json(json) : read_template(position);
    std::vector<Figure> figures;
    for (const Question& question : questions) {
      solved.json["mazes"].push_back(answer(question, limits.turns, clock, figures));
      solved.text += (solved.text.empty() ? "" : "\n\n") + told(solved.json["mazes"].back());
    }
    if (figures.size() == 2) {
      // Each player leaves the maze of the other.
      const Fairness fair = fairness(figures[1], figures[0]);
      solved.json["first_player"] = {{"wins", fair.first_wins() / 1000.0},
                                     {"fewer_turns", fair.fewer / 1000.0},
                                     {"equal_turns", fair.equal / 1000.0}};
      solved.text +=
          fmt::format("\n\nthe first player wins {:.0f} % of the games", fair.first_wins() / 10.0);
    }
  } catch (const OutOfTime&) {
    const std::string within = fmt::format("within {} s", limits.seconds);
    solved.unsolved = true;
    solved.json = {{"position", position}, {"unsolved", within}};
    solved.text = "not solved " + within;
  } catch (const std::exception& wrong) {
    solved.wrong = true;
    if (const auto* placed = dynamic_cast<const Wrong*>(&wrong)) solved.mistakes = placed->mistakes;
    solved.json = {{"position", position}, {"error", wrong.what()}};
    solved.text = wrong.what();
  }
  return solved;
}

}  // namespace cartapenna::hedges
