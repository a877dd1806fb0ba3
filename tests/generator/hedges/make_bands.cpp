// SPDX-License-Identifier: MIT
// Prints the table of generator/hedges/bands.cpp: ten minutes. With arguments only the boards that
// they name, such as 15x30: 15 x 15 cells, 30 hedges.
#include <fmt/format.h>

#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

#include "generator/hedges/level.h"

using namespace cartapenna::hedges;

namespace {

using Board = std::pair<int, int>;  // edge, hedges

// The default number on each size; and what templates that ship ask for.
const std::vector<Board> common{{15, 30}, {14, 30}, {13, 30}, {12, 30}, {11, 30}, {10, 30},
                                {9, 30},  {8, 30},  {7, 30},  {12, 24}, {12, 20}};

void print_board(const Board& board) {
  Spec spec;
  spec.shape = {board.first, board.first};
  spec.hedges = board.second;
  for (const auto turn : {Turn::together, Turn::answer_first}) {
    fmt::print("    {{{}, {}, Turn::{},\n     {{{{", board.first, board.second,
               turn == Turn::together ? "together" : "answer_first");
    for (int row = 0; row < board.first; ++row) {
      const auto bands = reckon_bands(spec, {board.first - 1, row}, turn);
      const auto* const between = row == 0 ? "" : row % 4 == 0 ? ",\n      " : ", ";
      fmt::print("{}{{{}, {}, {}}}", between, bands.lower, bands.upper, bands.mean);
      std::fflush(stdout);
    }
    fmt::print("}}}}}},\n");
  }
}

Board read_board(std::string_view text) {
  Board board;
  const auto edge = std::from_chars(text.data(), text.data() + text.size(), board.first);
  std::from_chars(edge.ptr + 1, text.data() + text.size(), board.second);
  return board;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<Board> boards(common);
  if (argc > 1) boards.clear();
  for (int i = 1; i < argc; ++i) boards.push_back(read_board(argv[i]));
  for (const Board& board : boards) print_board(board);
}
