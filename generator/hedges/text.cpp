// SPDX-License-Identifier: MIT
// A duel for the terminal and as data.
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

// The picture with row numbers at the left and column letters at the foot.
std::string lettered(const Shape& shape, const std::vector<Side>& hedges, Alphabet alphabet) {
  std::istringstream lines(picture(shape, hedges));
  std::string text;
  std::string line;
  for (int number = 0; std::getline(lines, line); ++number) {
    text += number % 2 == 1 ? fmt::format("{:>3} ", number / 2 + 1) : std::string(4, ' ');
    text += line + '\n';
  }
  std::string letters(5, ' ');
  for (int column = 0; column < shape.columns; ++column) {
    letters += fmt::format("{:<3}", column_name(column, alphabet));
  }
  letters.erase(letters.find_last_not_of(' ') + 1);
  return text + letters + '\n';
}

std::string spaced(const std::vector<Cell>& path, Alphabet alphabet) {
  std::string text;
  for (const auto& walk : walks(path)) {
    for (const Cell& cell : walk) text += cell_name(cell, alphabet) + ' ';
    text += "/ ";
  }
  return text.substr(0, text.size() - std::min<std::size_t>(text.size(), 3));
}

std::string entry_line(const Settings& settings, const Words& words) {
  return words("hedges.entry-is") + " " + cell_name(settings.spec.entry, settings.spec.alphabet);
}

// Entry and exit, below them the maze; blank where the players draw it.
std::string own_maze(const Settings& settings, const Duel& duel, std::size_t player,
                     const Words& words) {
  const Alphabet alphabet = settings.spec.alphabet;
  const std::string exit = ", " + words("hedges.exit-is") + " ";
  if (duel.mazes.empty()) {
    return entry_line(settings, words) + exit + "____\n\n" +
           lettered(settings.spec.shape, {}, alphabet);
  }
  const Maze& maze = duel.mazes[player].maze;
  return entry_line(settings, words) + exit + cell_name(maze.exit, alphabet) + "\n\n" +
         lettered(maze.shape, maze.hedges, alphabet);
}

// The way out and its length.
std::string way_out(const Maze& maze, Alphabet alphabet, const Words& words) {
  return cell_name(maze.entry, alphabet) + " / " + spaced(shortest_path(maze), alphabet) + "\n" +
         words.with("hedges.steps", {{"steps", std::to_string(distance(maze))}}) + "\n";
}

}  // namespace

std::string tenths(int thousandths, const Words& words) {
  const int rounded = (thousandths + 50) / 100;
  return fmt::format("{}{}{}", rounded / 10, words("sheet.decimal-point"), rounded % 10);
}

std::vector<std::string> text(const Settings& settings, const Duel& duel, const Words& words,
                              bool answers) {
  const Alphabet alphabet = settings.spec.alphabet;
  const std::string empty = lettered(settings.spec.shape, {}, alphabet);
  std::vector<std::string> sheets;
  const std::size_t players = settings.by_hand ? 1 : 2;
  for (std::size_t player = 0; player < players; ++player) {
    std::string sheet = words.with("sheet.player-n", {{"number", std::to_string(player + 1)}});
    sheet += "\n\n" + words("hedges.own-maze") + ": " + own_maze(settings, duel, player, words);
    sheet += "\n" + words("hedges.other-maze") + ": " + entry_line(settings, words) + ", " +
             words("hedges.exit-is") + " ____\n\n" + empty;
    sheets.push_back(std::move(sheet));
  }
  if (!answers || duel.mazes.empty()) return sheets;
  std::string key = words("sheet.answers") + "\n";
  for (std::size_t player = 0; player < duel.mazes.size(); ++player) {
    key += "\n" + words.with("hedges.maze-of-player", {{"number", std::to_string(player + 1)}}) +
           ": " + way_out(duel.mazes[player].maze, alphabet, words);
  }
  sheets.push_back(std::move(key));
  return sheets;
}

// A figure shows the first maze alone.
std::vector<std::string> figure_text(const Settings& settings, const Duel& duel, const Words& words,
                                     bool answers) {
  std::vector<std::string> texts{own_maze(settings, duel, 0, words)};
  if (answers && !duel.mazes.empty()) {
    texts.push_back(words("sheet.answers") + "\n\n" +
                    way_out(duel.mazes.front().maze, settings.spec.alphabet, words));
  }
  return texts;
}

std::vector<Json> json(const Settings& settings, const Duel& duel) {
  const Alphabet alphabet = settings.spec.alphabet;
  std::vector<Json> boards;
  const std::size_t players = settings.by_hand ? 1 : 2;
  for (std::size_t player = 0; player < players; ++player) {
    Json board;
    board["player"] = player + 1;
    board["columns"] = settings.spec.shape.columns;
    board["rows"] = settings.spec.shape.rows;
    board["alphabet"] = alphabet == Alphabet::italian ? "italian" : "english";
    board["attached"] = settings.spec.attached;
    board["entry"] = cell_name(settings.spec.entry, alphabet);
    board["exit"] = nullptr;
    board["hedges"] = Json::array();
    if (!duel.mazes.empty()) {
      const Maze& maze = duel.mazes[player].maze;
      board["exit"] = cell_name(maze.exit, alphabet);
      for (const Side& side : maze.hedges) {
        board["hedges"].push_back(
            {cell_name(side.cell, alphabet), cell_name(side.other(), alphabet)});
      }
      for (const Cell& cell : shortest_path(maze)) {
        board["shortest_path"].push_back(cell_name(cell, alphabet));
      }
      if (!duel.figures.empty()) {
        board["expected_turns"] = duel.figures[player].mean() / 1000.0;
        board["level"] = level_name(duel.levels[player]);
      }
      if (duel.fairness) {
        board["first_player"] = {{"wins", duel.fairness->first_wins() / 1000.0},
                                 {"fewer_turns", duel.fairness->fewer / 1000.0},
                                 {"equal_turns", duel.fairness->equal / 1000.0}};
      }
      if (!settings.by_hand) board["law"] = law_name(duel.mazes[player].law);
    }
    boards.push_back(std::move(board));
  }
  return boards;
}

}  // namespace cartapenna::hedges
