// SPDX-License-Identifier: MIT
// A board in a column of a page: to play on, or to find the answer.
#include <algorithm>

#include "generator/dots_and_boxes/column.h"

namespace cartapenna::dots_and_boxes {

namespace {

// The widest sentences of all boards of these settings.
std::vector<std::string> longest_captions(const Settings& settings, const Words& words) {
  Board board = first_board(settings);
  if (settings.task() != Task::problem) return captions(settings, board, words, {});
  const int half = settings.grid.boxes() / 2;
  board.score = {half, half};
  board.problem.emplace();
  std::vector<std::string> texts = captions(settings, board, words, {});
  board.problem->others_tie = true;
  std::vector<std::string> tie = captions(settings, board, words, {});
  return tie.back().size() > texts.back().size() ? tie : texts;
}

}  // namespace

Picture figure(const Settings& settings, const Desk& desk) {
  Picture picture;
  picture.natural_width = natural_width(settings, desk);
  const auto text_height = [settings, desk](double width) {
    return paragraphs_height(desk, width, longest_captions(settings, desk.words));
  };
  picture.height = [settings, desk, text_height](double width) {
    const Column column{settings, desk, width, text_height(width)};
    return column.text_height + column.board_height() + AnswerLines(settings, desk).height();
  };
  picture.draw = [settings, desk, text_height](const std::any& any, double width) {
    const auto& board = std::any_cast<const Board&>(any);
    const Column column{settings, desk, width, text_height(width)};
    const AnswerLines lines(settings, desk);
    Draft draft(desk.style, desk.measure);
    draw_paragraphs(draft, width, captions(settings, board, desk.words, {}));
    if (board.problem) {
      const double middle = draft.capitals(desk.style.body) / 2;
      draw_level(draft, {width, middle}, board.problem->level());
    }
    draw_board(draft, column.field(), settings, board, desk.words, desk.style.bold);
    const double y = column.text_height + column.board_height();
    lines.draw(draft, {0, y, width, lines.height()});
    return draft.take({width, y + lines.height()});
  };
  return picture;
}

}  // namespace cartapenna::dots_and_boxes
