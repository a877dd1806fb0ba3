// SPDX-License-Identifier: MIT
#include <algorithm>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

std::vector<std::string> AnswerLines::asked() const {
  const Words& words = desk_.words;
  switch (settings_.task()) {
    case Task::problem:
      if (!on_sheet_) return {};
      return {words("dots-and-boxes.your-line"), words("dots-and-boxes.final-score")};
    case Task::lesson:
      // The longest caption comes last, where it has a whole row.
      return {words("dots-and-boxes.long-chains"), words("dots-and-boxes.loops"),
              words("dots-and-boxes.whose-turn"), words("dots-and-boxes.final-score"),
              words("dots-and-boxes.dots-and-chains")};
    default:
      break;
  }
  if (on_sheet_ || !settings_.tally || !settings_.score.empty()) return {};
  std::vector<std::string> names;
  for (std::size_t player = 0; player < std::max<std::size_t>(2, desk_.players.size()); ++player) {
    names.push_back(player_name(player, words, desk_.players));
  }
  return names;
}

// Two stand side by side where each leaves a third of its half to what is written.
std::size_t AnswerLines::in_row(double width) const {
  const std::vector<std::string> captions = asked();
  const double half = (width - desk_.style.gap) / 2;
  for (std::size_t i = 0; i < captions.size(); ++i) {
    const bool alone = i + 1 == captions.size() && i % 2 == 0;
    const double room = (alone ? width : half) * 2 / 3;
    if (desk_.measure.width(captions[i], desk_.style.caption) > room) return 1;
  }
  return 2;
}

double AnswerLines::height(double width) const {
  if (asked().empty()) return 0;
  const std::size_t a_row = in_row(width);
  const std::size_t rows = (asked().size() + a_row - 1) / a_row;
  return desk_.style.gap + static_cast<double>(rows) * desk_.style.write_row;
}

void AnswerLines::draw(Draft& draft, Box box) const {
  const Style& style = desk_.style;
  const std::vector<std::string> captions = asked();
  const std::size_t a_row = in_row(box.width);
  const double half = (box.width - style.gap) / 2;
  for (std::size_t i = 0; i < captions.size(); ++i) {
    const double x = box.x + static_cast<double>(i % a_row) * (half + style.gap);
    const bool alone = a_row == 1 || (i + 1 == captions.size() && i % 2 == 0);
    const std::size_t rows = i / a_row + 1;
    const double baseline =
        box.y + style.gap + static_cast<double>(rows) * style.write_row - 0.8 - style.writing;
    const double right = alone ? box.right() : x + half;
    draft.writing_line(x, right, baseline,
                       draft.fitted(captions[i], style.caption, (right - x) * 2 / 3));
  }
}

}  // namespace cartapenna::dots_and_boxes
