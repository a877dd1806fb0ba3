// SPDX-License-Identifier: MIT
// A square of cells with its coordinates. The frame has an opening where a walker goes in or out;
// arrows are drawn, so no font is asked for them.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {
namespace {

constexpr double number_gap = 0.7;  // mm, from a row number to an arrow left of it

enum class Edge { top, right, bottom, left, none };

// Where one goes in or out of a cell. The coordinates stand at the left and at the foot, so the
// other two sides come first.
Edge edge_of(const Shape& shape, Cell cell) {
  if (cell.column == shape.columns - 1) return Edge::right;
  if (cell.row == 0) return Edge::top;
  if (cell.column == 0) return Edge::left;
  if (cell.row == shape.rows - 1) return Edge::bottom;
  return Edge::none;
}

double arrow_length(const Draft& draft) {
  return 0.9 * draft.style().module;
}

void draw_arrow(Draft& draft, std::string_view layer, Point tail, Point tip) {
  const double length = distance(tail, tip);
  const Point along = (tip - tail) * (1 / length);
  const Point across{-along.y, along.x};
  const double head = 0.55 * length;
  const Point neck = tip - along * head;
  draft.line(layer, tail, neck, std::round(14 * length) / 100);
  draft.layer(layer).marks.emplace_back(
      Fill{{tip, neck + across * (0.3 * length), neck - across * (0.3 * length)}, 0});
}

// The two ends of the border side of a cell.
std::array<Point, 2> opening(const Square& square, Cell cell, Edge edge) {
  const Point corner = square.corner(cell);
  const double p = square.pitch;
  switch (edge) {
    case Edge::top:
      return {corner, corner + Point{p, 0}};
    case Edge::right:
      return {corner + Point{p, 0}, corner + Point{p, p}};
    case Edge::bottom:
      return {corner + Point{0, p}, corner + Point{p, p}};
    default:
      return {corner, corner + Point{0, p}};
  }
}

Point outwards(Edge edge) {
  switch (edge) {
    case Edge::top:
      return {0, -1};
    case Edge::right:
      return {1, 0};
    case Edge::bottom:
      return {0, 1};
    default:
      return {-1, 0};
  }
}

void draw_cells(Draft& draft, const Square& square) {
  const Style& style = draft.style();
  const auto width_at = [&](int number) { return number % 5 == 0 ? style.fifth : style.grid; };
  for (int column = 1; column < square.shape.columns; ++column) {
    const Point top = square.at + Point{column * square.pitch, 0};
    draft.line("grid", top, top + Point{0, square.height()}, width_at(column));
  }
  for (int row = 1; row < square.shape.rows; ++row) {
    const Point left = square.at + Point{0, row * square.pitch};
    draft.line("grid", left, left + Point{square.width(), 0}, width_at(row));
  }
}

// Type of the coordinates, and which of them are shown: all, or the first and every fifth.
struct Labels {
  Type type;
  int every = 1;

  bool shows(int number) const { return number == 0 || (number + 1) % every == 0; }
};

// As large as the style has them, smaller where the cells are narrow or columns have two letters.
Labels labels_for(const Draft& draft, const Square& square) {
  constexpr double least_size = 5;   // pt
  constexpr double least_gap = 1.0;  // mm, between two of them
  Type type = draft.style().label;
  double widest = 0;
  for (int column = 0; column < square.shape.columns; ++column) {
    widest = std::max(widest, draft.width(column_name(column, square.alphabet), type));
  }
  const double fit = std::min((square.pitch - least_gap) / widest,
                              (square.pitch - least_gap) / draft.capitals(type));
  if (fit >= 1) return {type, 1};
  const double size = std::floor(2 * type.size * fit) / 2;
  if (size >= least_size) return {{size, type.bold}, 1};
  type.size = std::min(type.size, least_size + 1);
  return {type, 5};
}

void draw_labels(Draft& draft, const Square& square) {
  const Style& style = draft.style();
  const Labels labels = labels_for(draft, square);
  for (int row = 0; row < square.shape.rows; ++row) {
    if (!labels.shows(row)) continue;
    draft.label("labels", {square.at.x - style.label_gap, square.middle({0, row}).y},
                std::to_string(row + 1), labels.type, Align::right);
  }
  for (int column = 0; column < square.shape.columns; ++column) {
    if (!labels.shows(column)) continue;
    draft.text("labels",
               {square.middle({column, 0}).x, square.at.y + square.height() + style.label_gap},
               column_name(column, square.alphabet), labels.type, Align::centre);
  }
}

}  // namespace

Surround surround(const Draft& draft, const Shape& shape, Alphabet alphabet) {
  const Style& style = draft.style();
  const Type bold{style.label.size, true};
  const double arrow = arrow_length(draft);
  const std::string widest = column_name(shape.columns - 1, alphabet) + std::to_string(shape.rows);
  return {draft.width(std::to_string(shape.rows), style.label) + style.label_gap,
          1 + std::max(arrow, draft.width(widest, bold)), arrow + 1,
          style.label_gap + draft.capitals(style.label) + 0.5, arrow + 1};
}

Surround surround(const Draft& draft, const Spec& spec) {
  Surround around = surround(draft, spec.shape, spec.alphabet);
  // Of the far sides only the corner opens to the left: its arrow may stand in the margin.
  const bool anywhere = spec.exit_choice == ExitChoice::border;
  const bool exit =
      spec.exit_choice == ExitChoice::cell && edge_of(spec.shape, spec.exit) == Edge::left;
  const bool entry = edge_of(spec.shape, spec.entry) == Edge::left;
  // The arrow stands left of the row numbers, an exit's name above it; a name is as wide as one at
  // the right.
  if (anywhere || exit || entry) around.left += number_gap + around.right;
  return around;
}

// The frame as one open line or two, each beginning and ending at an opening.
void draw_frame(Draft& draft, const Square& square, Cell entry, std::optional<Cell> exit) {
  std::vector<std::array<Point, 2>> gaps;
  for (const std::optional<Cell>& cell : {std::optional<Cell>(entry), exit}) {
    if (!cell) continue;
    const Edge edge = edge_of(square.shape, *cell);
    if (edge != Edge::none) gaps.push_back(opening(square, *cell, edge));
  }
  const double right = square.at.x + square.width();
  const double bottom = square.at.y + square.height();
  const std::array<Point, 5> corners{square.at, Point{right, square.at.y}, Point{right, bottom},
                                     Point{square.at.x, bottom}, square.at};
  std::vector<Stroke> pieces;
  Stroke piece{{square.at}, draft.style().frame, false, false, 0};
  for (std::size_t side = 0; side + 1 < corners.size(); ++side) {
    const Point from = corners.at(side);
    const Point along = (corners.at(side + 1) - from) * (1 / distance(corners.at(side + 1), from));
    const auto place = [&](Point p) { return (p.x - from.x) * along.x + (p.y - from.y) * along.y; };
    const auto on_side = [&](Point p) { return distance(p, from + along * place(p)) < 1e-6; };
    std::vector<std::array<double, 2>> cuts;
    for (const auto& gap : gaps) {
      if (!on_side(gap[0]) || !on_side(gap[1])) continue;
      cuts.push_back(
          {std::min(place(gap[0]), place(gap[1])), std::max(place(gap[0]), place(gap[1]))});
    }
    std::sort(cuts.begin(), cuts.end());
    for (const auto& cut : cuts) {
      piece.points.push_back(from + along * cut[0]);
      pieces.push_back(piece);
      piece.points = {from + along * cut[1]};
    }
    piece.points.push_back(corners.at(side + 1));
  }
  // The last piece runs on into the first across the top left corner.
  if (pieces.empty()) {
    piece.points.pop_back();
    piece.closed = true;
  } else {
    piece.points.insert(piece.points.end(), pieces.front().points.begin() + 1,
                        pieces.front().points.end());
    pieces.erase(pieces.begin());
  }
  pieces.push_back(piece);
  for (Stroke& stroke : pieces) {
    const auto same = [](Point a, Point b) { return distance(a, b) < 1e-6; };
    stroke.points.erase(std::unique(stroke.points.begin(), stroke.points.end(), same),
                        stroke.points.end());
    if (stroke.points.size() > 1) draft.layer("frame").marks.emplace_back(std::move(stroke));
  }
}

void draw_grid(Draft& draft, const Square& square, Cell entry) {
  draw_cells(draft, square);
  draw_labels(draft, square);
  const Edge edge = edge_of(square.shape, entry);
  if (edge == Edge::none) {
    draft.layer("entry").marks.emplace_back(
        Disc{square.middle(entry), 0.28 * square.pitch, draft.style().frame, true});
    return;
  }
  const auto ends = opening(square, entry, edge);
  const Point middle = (ends[0] + ends[1]) * 0.5;
  const double skip =
      edge == Edge::left ? surround(draft, square.shape, square.alphabet).left + number_gap : 0.5;
  const Point tip = middle + outwards(edge) * skip;
  draw_arrow(draft, "entry", tip + outwards(edge) * arrow_length(draft), tip);
}

void draw_exit(Draft& draft, const Square& square, Cell exit) {
  const Style& style = draft.style();
  const Type bold{style.label.size, true};
  const Edge edge = edge_of(square.shape, exit);
  const auto ends = opening(square, exit, edge);
  const Point middle = (ends[0] + ends[1]) * 0.5;
  const Surround around = surround(draft, square.shape, square.alphabet);
  const double skip = edge == Edge::left     ? around.left + number_gap
                      : edge == Edge::bottom ? around.below
                                             : 0.7;
  const Point tail = middle + outwards(edge) * skip;
  const Point tip = tail + outwards(edge) * arrow_length(draft);
  draw_arrow(draft, "exit", tail, tip);
  const std::string name = cell_name(exit, square.alphabet);
  const double height = draft.capitals(bold);
  if (edge == Edge::right || edge == Edge::left) {
    // Above the arrow, for there is less room beside it.
    draft.text("exit",
               {tail.x + (edge == Edge::right ? 0.4 : -0.4),
                middle.y - 0.25 * arrow_length(draft) - height - 0.9},
               name, bold, edge == Edge::right ? Align::left : Align::right);
  } else {
    draft.label("exit", (tail + tip) * 0.5 + Point{0.35 * arrow_length(draft) + 0.7, 0}, name, bold,
                Align::left);
  }
}

void draw_hedges(Draft& draft, const Square& square, const std::vector<Side>& hedges) {
  const double half = draft.style().bold / 2;
  for (const Side& side : hedges) {
    const Point from = square.corner(side.other());
    const bool upright = side.towards == Towards::right;
    const Point along = upright ? Point{0, 1} : Point{1, 0};
    const int place = upright ? side.cell.row : side.cell.column;
    const int last = (upright ? square.shape.rows : square.shape.columns) - 1;
    // At the border the round end stops in the frame instead of standing out beyond it.
    const Point start = from + along * (place == 0 ? half : 0);
    const Point end = from + along * (square.pitch - (place == last ? half : 0));
    draft.line("hedges", start, end, draft.style().bold, true);
  }
}

void draw_path(Draft& draft, const Square& square, const std::vector<Cell>& path) {
  if (path.size() < 2) return;
  Stroke stroke{{}, draft.style().outline, false, true, 1.0};
  for (const Cell& cell : path) stroke.points.push_back(square.middle(cell));
  draft.layer("path").marks.emplace_back(std::move(stroke));
  draft.layer("path").marks.emplace_back(Disc{square.middle(path.front()), 0.8, 0, false});
}

}  // namespace cartapenna::hedges
