// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/column.h"

#include <algorithm>
#include <cmath>

namespace cartapenna::dots_and_boxes {

namespace {

constexpr double largest_in_column = 12;  // mm from dot to dot
constexpr double natural_pitch = 10;

constexpr double least_seen = 1;  // of boards that are looked at, not drawn in

double board_width(const Settings& settings, const Desk& desk, double pitch) {
  const Column column{settings, desk};
  return column.around.left + pitch * settings.grid.columns + column.around.right;
}

}  // namespace

double pitch_for_numbers(const Desk& desk) {
  return 2.2 * desk.measure.width("00", desk.style.label);
}

double Column::pitch() const {
  const double most =
      settings.pitch > 0 ? settings.pitch : std::max(largest_in_column, pitch_for_numbers(desk));
  const double fits = (width - around.left - around.right) / settings.grid.columns;
  return std::clamp(std::floor(fits * 4) / 4, least_seen, most);
}

Field Column::field() const {
  const double across = pitch() * settings.grid.columns;
  const double x = std::clamp((width - across) / 2, around.left,
                              std::max(around.left, width - around.right - across));
  return {settings.grid, {x, text_height + around.above}, pitch(), settings.coordinates};
}

double natural_width(const Settings& settings, const Desk& desk) {
  const double pitch =
      settings.pitch > 0 ? settings.pitch : std::max(natural_pitch, pitch_for_numbers(desk));
  return std::max(14 * desk.style.module, board_width(settings, desk, pitch));
}

double least_width(const Settings& settings, const Desk& desk, bool drawn_in) {
  return board_width(settings, desk, drawn_in ? least_pitch : least_seen);
}

double paragraphs_height(const Desk& desk, double width, const std::vector<std::string>& texts) {
  const Draft ruler(desk.style, desk.measure);
  double height = desk.style.gap / 2;
  for (const std::string& text : texts) {
    height += ruler.height_of(width, text, desk.style.body) + desk.style.gap / 3;
  }
  return height;
}

void draw_paragraphs(Draft& draft, double y, double width, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    y = draft.paragraph({0, y}, width, text, draft.style().body) + draft.style().gap / 3;
  }
}

}  // namespace cartapenna::dots_and_boxes
