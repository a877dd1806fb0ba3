// SPDX-License-Identifier: MIT
// Mazes alone in a file, as a player or a teacher writes them down: settings such as `exit: Q9`,
// then hedges as pairs of cells (B4-C4, C4-C5) or one picture; a line --- or new settings begin the
// next maze. They are turned into the board of a template, so that all is read in one place.
#include <fmt/format.h>

#include <algorithm>

#include "generator/hedges/bare_lines.h"
#include "generator/hedges/duel.h"
#include "templates/utf8.h"

namespace cartapenna::hedges {
namespace {

constexpr int hedges_of_the_game = 30;

class Reader {
 public:
  Reader(std::string_view text, const std::string& file, Problems& problems)
      : text_(text), file_(file), problems_(problems) {}

  std::vector<Node> read() {
    begin();
    int number = 0;
    for (std::size_t at = 0; at < text_.size();) {
      const auto end = std::min(text_.find('\n', at), text_.size());
      read_line(without_comment(text_.substr(at, end - at)), ++number);
      at = end + 1;
    }
    finish();
    return std::move(boards_);
  }

 private:
  Place place(const std::string& line, int number, std::size_t bytes) const {
    return {file_, number, count_code_points(std::string_view(line).substr(0, bytes)) + 1};
  }

  void begin() {
    board_ = {};
    board_.kind = Node::Kind::map;
    pairs_ = {};
    pairs_.kind = Node::Kind::list;
    picture_ = {};
    picture_.kind = Node::Kind::scalar;
    picture_.quoted = true;
  }

  void read_line(const std::string& line, int number) {
    if (trimmed(line).empty()) {
      if (!picture_.text.empty()) picture_.text += '\n';
      return;
    }
    if (trimmed(line).find_first_not_of('-') == std::string_view::npos) return finish();
    if (auto setting = setting_of(line)) return add_setting(*setting, line, number);
    if (auto row = picture_row_of(line)) return add_row(*row, number);
    if (!picture_.text.empty() && is_letters_of_columns(line)) return;
    const auto cells = cells_of(line);
    if (!cells || cells->empty()) {
      problems_.add(place(line, number, line.find_first_not_of(" \t")),
                    "this is neither a hedge such as B4-C4, nor a row of a picture, nor a "
                    "setting such as exit: Q9");
      return;
    }
    add_pairs(*cells, line, number);
  }

  void add_setting(const std::pair<std::string, Word>& setting, const std::string& line,
                   int number) {
    if (!pairs_.items.empty() || !picture_.text.empty()) finish();
    const Place at = place(line, number, setting.second.at);
    if (board_.find(setting.first) != nullptr) {
      problems_.add(at, fmt::format("{} is given twice", setting.first));
      return;
    }
    Node value;
    value.kind = Node::Kind::scalar;
    value.text = setting.second.text;
    value.place = at;
    board_.place = board_.entries.empty() ? at : board_.place;
    board_.entries.push_back({setting.first, at, std::move(value)});
  }

  void add_row(const std::string& row, int number) {
    if (picture_.text.empty()) {
      picture_.first_line = number;
      picture_.place = place(row, number, row.find_first_not_of(' '));
    }
    picture_.text += row + '\n';
  }

  void add_pairs(const std::vector<Word>& cells, const std::string& line, int number) {
    for (std::size_t i = 0; i + 1 < cells.size(); i += 2) {
      Node pair;
      pair.kind = Node::Kind::scalar;
      pair.text = cells[i].text + "-" + cells[i + 1].text;
      pair.place = place(line, number, cells[i].at);
      if (pairs_.items.empty()) pairs_.place = pair.place;
      pairs_.items.push_back(std::move(pair));
    }
    if (cells.size() % 2 == 0) return;
    problems_.add(place(line, number, cells.back().at),
                  fmt::format("\"{}\" stands alone; a hedge is named by the two cells that it "
                              "parts, such as B4-C4",
                              cells.back().text));
  }

  // Adds the maze read so far to the list, if there is any.
  void finish() {
    const bool pairs = !pairs_.items.empty();
    const bool picture = !picture_.text.empty();
    if (pairs && picture) {
      problems_.add(pairs_.place, "give a maze as pairs of cells or as a picture, not both");
    } else if (pairs || picture) {
      check_number(picture);
      Node& maze = picture ? picture_ : pairs_;
      if (board_.entries.empty()) board_.place = maze.place;
      board_.entries.push_back({picture ? "picture" : "maze", maze.place, std::move(maze)});
      boards_.push_back(std::move(board_));
    } else if (!board_.entries.empty()) {
      problems_.add(board_.place, "there are settings here, and no hedges");
    }
    begin();
  }

  // A board of 15 x 15 cells has as many hedges as the game wants; others as many as they say.
  void check_number(bool picture) {
    const Node* wanted = board_.find("hedges");
    const Node* size = board_.find("size");
    const Picture drawn = picture ? parse_picture(picture_.text) : Picture{};
    if (!drawn.problems.empty()) return;
    const bool standard = picture ? drawn.shape == Shape{}
                                  : size == nullptr || size->text == "15x15" || size->text == "15";
    const auto hedges = picture ? drawn.hedges.size() : pairs_.items.size();
    const std::string number = wanted != nullptr ? wanted->text
                               : standard        ? std::to_string(hedges_of_the_game)
                                                 : "";
    if (number.empty() || number == std::to_string(hedges)) return;
    problems_.add(wanted != nullptr ? wanted->place
                  : picture         ? picture_.place
                                    : pairs_.place,
                  fmt::format("the number of hedges is {}, not {}", hedges, number));
  }

  std::string_view text_;
  const std::string& file_;
  Problems& problems_;
  Node board_;
  Node pairs_;
  Node picture_;
  std::vector<Node> boards_;
};

// A name that only the Italian alphabet has on this board, such as Q9 on one of 15 columns.
bool only_in_italian(const Node& board, const Shape& shape) {
  std::vector<std::string> names;
  for (const std::string_view key : {"entry", "exit"}) {
    if (const Node* cell = board.find(key)) names.push_back(cell->text);
  }
  if (const Node* pairs = board.find("maze")) {
    for (const Node& pair : pairs->items) {
      const auto dash = pair.text.find('-');
      names.push_back(pair.text.substr(0, dash));
      names.push_back(pair.text.substr(dash + 1));
    }
  }
  const auto known = [&](Alphabet alphabet) {
    return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
      const auto cell = parse_cell(name, alphabet);
      return cell && shape.has(*cell);
    });
  };
  return !known(Alphabet::english) && known(Alphabet::italian);
}

void add_text(Node& board, std::string key, std::string text) {
  Node value;
  value.kind = Node::Kind::scalar;
  value.text = std::move(text);
  value.place = board.place;
  board.entries.push_back({std::move(key), board.place, std::move(value)});
}

Shape shape_of(const Node& board, Problems& problems) {
  if (const Node* picture = board.find("picture")) return parse_picture(picture->text).shape;
  const Grid size = Fields(&board, game.keys, problems, board.place).grid("size");
  return {size.columns, size.rows};
}

}  // namespace

static std::string first_line(std::string_view text) {
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    std::string line = without_comment(text.substr(0, end));
    if (!trimmed(line).empty()) return line;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return {};
}

static bool is_bare(std::string_view text) {
  const std::string line = first_line(text);
  return !line.empty() && begins_a_maze(line);
}

// A picture whose first row is open for half or more is a position of Dots and Boxes.
static bool is_open(std::string_view row) {
  row = trimmed(row);
  return std::count(row.begin(), row.end(), '-') <= std::count(row.begin(), row.end(), ' ') &&
         row.find_first_not_of("+- ") == std::string_view::npos;
}

static std::vector<Settings> read_bare(std::string_view text, const std::string& file,
                                       bool with_exits, Problems& problems) {
  std::vector<Settings> mazes;
  for (Node& board : Reader(text, file, problems).read()) {
    Problems ignored;
    const Shape shape = shape_of(board, ignored);
    const bool italian = board.find("alphabet") == nullptr && only_in_italian(board, shape);
    const Alphabet alphabet = italian ? Alphabet::italian : Alphabet::english;
    const Node* reachable = board.find("reachable");
    const bool exit_matters = with_exits || (reachable != nullptr && reachable->text == "exit");
    if (board.find("exit") == nullptr && exit_matters) {
      problems.add(board.place, "the maze needs its exit: a line such as exit: Q9");
      continue;
    }
    // Where every cell must be reached, the exit makes no difference.
    if (board.find("exit") == nullptr && shape.columns > 0 && shape.rows > 0) {
      add_text(board, "exit", cell_name({shape.columns - 1, shape.rows - 1}, alphabet));
    }
    const Fields fields(&board, game.keys, problems, board.place);
    mazes.push_back(
        std::any_cast<Settings>(game.read(fields, italian ? "italian" : "english", problems)));
  }
  return mazes;
}

bool check_bare(std::string_view text, const std::string& file, Problems& problems) {
  if (!is_bare(text) || is_open(first_line(text))) return false;
  read_bare(text, file, false, problems);
  return true;
}

// As the JSON of a document, which solve() takes.
Solved solve_bare(std::string_view position, const Limits& limits) {
  if (!is_bare(position)) return solve(position, limits);
  Problems problems;
  Json boards = Json::array();
  for (const Settings& settings : read_bare(position, "", true, problems)) {
    if (problems.any()) break;
    const Spec& spec = settings.spec;
    Duel duel;
    duel.mazes.emplace_back().maze = {spec.shape, spec.entry, spec.exit, *settings.by_hand};
    boards.push_back(json(settings, duel).front());
    boards.back()["reachable"] = spec.reachable == Reachable::exit ? "exit" : "all";
  }
  Solved solved;
  if (problems.any()) {
    solved.wrong = true;
    for (const Problem& problem : problems.list()) {
      solved.mistakes.push_back({problem.place.line, problem.place.column, problem.sentence});
      solved.text += fmt::format("{}{}:{}: {}", solved.text.empty() ? "" : "\n", problem.place.line,
                                 problem.place.column, problem.sentence);
    }
    solved.json["error"] = solved.text;
  } else {
    const Json sheet{{"game", "hedges"}, {"boards", std::move(boards)}};
    solved = solve(Json{{"sheets", Json::array({sheet})}}.dump(), limits);
  }
  solved.json["position"] = position;
  return solved;
}

}  // namespace cartapenna::hedges
