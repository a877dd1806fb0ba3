// SPDX-License-Identifier: MIT
// A board in a column of a page: to play on, or to find the answer.
#include <algorithm>

#include "generator/dots_and_boxes/column.h"

namespace cartapenna::dots_and_boxes {

Picture figure(const Settings& settings, const Desk& desk) {
  Picture picture;
  picture.natural_width = natural_width(settings, desk);
  picture.least_width = least_width(settings, desk, true);
  picture.narrowest = least_width(settings, desk, false);
  // The diamonds stand at the end of the first line, or above it where they would touch it.
  const auto level_line = [settings, desk](double width) {
    if (settings.task() != Task::problem) return 0.0;
    const auto texts = longest_captions(settings, desk.words, desk.players);
    const double first = desk.measure.width(texts.front(), desk.style.body);
    const bool beside = first + desk.style.gap + level_width(desk.style) <= width;
    return beside ? 0.0 : desk.style.line_height(desk.style.body);
  };
  const auto text_height = [settings, desk, level_line](double width) {
    return level_line(width) +
           paragraphs_height(desk, width, longest_captions(settings, desk.words, desk.players));
  };
  picture.caption_height = text_height;
  picture.height = [settings, desk, text_height](double width) {
    const Column column{settings, desk, width, text_height(width)};
    return column.text_height + column.board_height() + AnswerLines(settings, desk).height(width);
  };
  picture.draw = [settings, desk, text_height, level_line](const std::any& any, double width) {
    const auto& board = std::any_cast<const Board&>(any);
    const Column column{settings, desk, width, text_height(width)};
    const AnswerLines lines(settings, desk);
    Draft draft(desk.style, desk.measure);
    draw_paragraphs(draft, level_line(width), width,
                    captions(settings, board, desk.words, desk.players));
    if (board.problem) {
      const double middle = draft.capitals(desk.style.body) / 2;
      draw_level(draft, {width, middle}, board.problem->level());
    }
    draw_board(draft, column.field(), settings, board, desk.words, desk.style.bold);
    const double y = column.text_height + column.board_height();
    lines.draw(draft, {0, y, width, lines.height(width)});
    return draft.take({width, y + lines.height(width)});
  };
  return picture;
}

}  // namespace cartapenna::dots_and_boxes
