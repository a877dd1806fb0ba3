// SPDX-License-Identifier: MIT
// A small template language with every kind of key.
#pragma once

#include <limits>
#include <span>
#include <string>
#include <vector>

#include "templates/keys.h"

namespace cartapenna::sample {

inline const std::vector<Key>& board_keys() {
  static const std::vector<Key> keys{
      {.name = "size",
       .kind = Kind::grid,
       .fallback = "15x15",
       .about = "columns x rows",
       .least = 2,
       .most = 40},
      {.name = "hedges",
       .kind = Kind::whole,
       .fallback = "30",
       .about = "how many",
       .least = 0,
       .most = 420},
      {.name = "shift", .kind = Kind::whole, .fallback = "0", .least = -5, .most = 5},
      {.name = "weight", .kind = Kind::number, .fallback = "1.5", .least = 0.5, .most = 3},
      {.name = "rules", .kind = Kind::flag, .fallback = "true"},
      {.name = "exit",
       .kind = Kind::choice,
       .fallback = "far-sides",
       .choices = {"far-sides", "border"},
       .form = "a cell such as B4"},
      {.name = "maze",
       .kind = Kind::choices_or_list,
       .fallback = "random",
       .choices = {"random", "blank"},
       .form = "sides such as B4-C4"},
      {.name = "position", .kind = Kind::text, .form = "a picture", .lines = true},
      {.name = "marks", .kind = Kind::list, .least = 1, .most = 3, .choices = {"tick", "cross"}},
  };
  return keys;
}

inline const std::vector<Key>& top_keys() {
  static const std::vector<Key> document{
      {.name = "title", .kind = Kind::local, .about = "heading", .most = 20},
      {.name = "seed", .kind = Kind::seed, .about = "makes the same | again"},
  };
  static const std::vector<Key> page{
      {.name = "paper", .kind = Kind::choice, .fallback = "A4", .choices = {"A4", "A5", "Letter"}},
      {.name = "margin", .kind = Kind::length, .fallback = "12mm", .least = 0, .most = 100},
  };
  static const std::vector<Key> sheet{
      {.name = "game", .kind = Kind::choice, .choices = {"hedges", "sprouts"}, .needed = true},
      {.name = "count", .kind = Kind::whole, .fallback = "1", .least = 1},
      {.name = "board", .kind = Kind::map, .keys = board_keys()},
  };
  static const std::vector<Key> keys{
      {.name = "document", .kind = Kind::map, .keys = document},
      {.name = "page", .kind = Kind::map, .keys = page},
      {.name = "sheets", .kind = Kind::maps, .least = 1, .most = 3, .keys = sheet, .needed = true},
  };
  return keys;
}

// Everything a template says, read as the program would.
inline void read_all(const Node& root, Problems& problems) {
  const Fields top(&root, top_keys(), problems);
  top.map("document");
  const Fields page = top.map("page");
  page.length("margin");
  page.text("paper");
  for (const Fields& sheet : top.maps("sheets")) {
    sheet.text("game");
    sheet.whole("count");
    const Fields board = sheet.map("board");
    board.grid("size");
    board.whole("hedges");
    board.number("weight");
    board.flag("rules");
    board.text("exit");
    board.list("maze");
    board.text("position");
    board.list("marks");
  }
}

// "2:3 sentence" for each problem, one a line.
inline std::string brief(const Problems& problems) {
  std::string text;
  for (const Problem& problem : problems.list()) {
    text += std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) + " " +
            problem.sentence + "\n";
  }
  return text;
}

}  // namespace cartapenna::sample
