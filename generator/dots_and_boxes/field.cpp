// SPDX-License-Identifier: MIT
// Dots first, lines over them: where a line ends in a dot there is no seam, and a dot at the edge
// is whole.
#include <algorithm>
#include <utility>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr int most_level = 5;
constexpr double level_step = 0.95;  // em from one diamond to the next

// Coordinates that would run into each other are set as small as captions.
Type label_type(const Draft& draft, const Field& field) {
  const Style& style = draft.style();
  const double widest = draft.width(column_name(field.grid.columns), style.label);
  return widest > 0.75 * field.pitch ? style.caption : style.label;
}

void draw_labels(Draft& draft, const Field& field) {
  const Style& style = draft.style();
  const Type type = label_type(draft, field);
  const Naming naming =
      field.coordinates == Coordinates::algebraic ? Naming::algebraic : Naming::top_down;
  const double off = style.dot + style.label_gap;
  for (int row = 0; row <= field.grid.rows; ++row) {
    draft.label("labels", field.place({0, row}) - Point{off, 0}, row_name(field.grid, row, naming),
                type, Align::right);
  }
  for (int column = 0; column <= field.grid.columns; ++column) {
    draft.text("labels", field.place({column, field.grid.rows}) + Point{0, off},
               column_name(column, naming), type, Align::centre);
  }
}

}  // namespace

Surround surround(const Draft& draft, const Grid& grid, Coordinates coordinates) {
  const Style& style = draft.style();
  const double dot = std::max(style.dot, style.bold / 2);
  if (coordinates == Coordinates::off) return {dot, dot, dot, dot};
  const double off = style.dot + style.label_gap;
  const double letters = draft.width(column_name(grid.columns), style.label);
  const double figures = draft.width(std::to_string(grid.rows + 1), style.label);
  const double capitals = draft.capitals(style.label);
  // Small letters of the algebraic naming reach below the baseline.
  const double tail = coordinates == Coordinates::algebraic ? 0.3 * capitals : 0;
  return {std::max(off + figures, letters / 2), std::max(dot, letters / 2),
          std::max(dot, capitals / 2), off + capitals + tail};
}

void draw_dots(Draft& draft, const Field& field) {
  Layer& layer = draft.layer("dots");
  for (int row = 0; row <= field.grid.rows; ++row) {
    for (int column = 0; column <= field.grid.columns; ++column) {
      layer.marks.emplace_back(Disc{field.place({column, row}), draft.style().dot, 0, false});
    }
  }
  if (field.coordinates != Coordinates::off) draw_labels(draft, field);
}

void draw_line(Draft& draft, std::string_view layer, const Field& field, int line, double width) {
  const auto [from, to] = ends(field.grid, line);
  draft.line(layer, field.place(from), field.place(to), width, true);
}

void draw_lines(Draft& draft, const Field& field, const Position& position, double width,
                std::string alternative) {
  draft.layer("lines", Role::figure).alternative = std::move(alternative);
  for (const int line : drawn_lines(position)) {
    const auto [from, to] = ends(field.grid, line);
    draft.layer("lines", Role::figure)
        .marks.emplace_back(Stroke{{field.place(from), field.place(to)}, width, false, true, 0});
  }
}

double level_width(const Style& style) {
  return most_level * level_step * style.body.size * mm_per_point;
}

void draw_level(Draft& draft, Point right, int level) {
  const Style& style = draft.style();
  const double step = level_step * style.body.size * mm_per_point;
  const double half = 0.4 * step;
  for (int i = 0; i < most_level; ++i) {
    const Point middle = right - Point{(most_level - i) * step - half, 0};
    const std::vector<Point> corners{middle - Point{0, half}, middle + Point{half, 0},
                                     middle + Point{0, half}, middle - Point{half, 0}};
    if (i < level) draft.layer("level").marks.emplace_back(Fill{corners, 0});
    draft.layer("level").marks.emplace_back(Stroke{corners, style.writing, true, true, 0});
  }
}

void draw_owners(Draft& draft, const Field& field, const std::vector<int>& owners) {
  for (std::size_t box = 0; box < owners.size(); ++box) {
    if (owners[box] == nothing) continue;
    draft.label("owners", field.middle(static_cast<int>(box)), std::to_string(owners[box] + 1),
                draft.style().label, Align::centre);
  }
}

void draw_board(Draft& draft, const Field& field, const Settings& settings, const Board& board,
                const Words& words, double line_width) {
  draw_dots(draft, field);
  draw_lines(draft, field, board.position, line_width, alternative(settings, board, words));
  if (board.problem) {
    draw_owners(draft, field, owners(*board.problem));
  }
}

void hatch(Draft& draft, const Field& field, int box) {
  const double side = field.pitch - 2 * (draft.style().bold / 2 + 0.05 * field.pitch);
  const Point middle = field.middle(box);
  const Point corner = middle - Point{side / 2, side / 2};
  const int strokes = std::max(3, static_cast<int>(side / 1.6));
  for (int i = 1; i < 2 * strokes; ++i) {
    // From the upper or right side down to the left: x + y is the same all along.
    const double sum = side * i / strokes;
    const Point upper{std::min(sum, side), sum - std::min(sum, side)};
    draft.line("won", corner + upper, corner + Point{upper.y, upper.x}, draft.style().grid);
  }
}

}  // namespace cartapenna::dots_and_boxes
