// SPDX-License-Identifier: MIT
// The record of moves. What a game's rules make certain is printed: the number of each new spot,
// and how many lives each move leaves.
#include <fmt/format.h>

#include <algorithm>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

struct Column {
  enum class Print { number, by, from, born, to, cut_off, left } print;
  std::string heading;
  double share;  // of the width, beside what the heading needs
};

std::vector<Column> columns(const Settings& settings, const Words& words) {
  using Print = Column::Print;
  std::vector<Column> all{{Print::number, words("sprouts.column-number"), 0},
                          {Print::by, words("sprouts.column-by"), 1.2},
                          {Print::from, words("sprouts.column-from"), 1},
                          {Print::born, words("sprouts.column-new"), 0},
                          {Print::to, words("sprouts.column-to"), 1}};
  if (settings.cut_off) all.push_back({Print::cut_off, words("sprouts.column-cut-off"), 1.6});
  const bool brussels = settings.spec.variant == Variant::brussels;
  all.push_back(
      {Print::left, words(brussels ? "sprouts.column-to-go" : "sprouts.column-lives-left"), 0});
  return all;
}

// What a column needs: its heading, the longest that is printed in it, or room to write a number.
double least_width(const Draft& draft, const Column& column) {
  const Style& style = draft.style();
  const double heading = draft.width(column.heading, style.caption) + 1.6;
  switch (column.print) {
    case Column::Print::born:
      return std::max(heading, draft.width("(000)", style.caption) + 1.6);
    case Column::Print::number:
    case Column::Print::left:
      return std::max(heading, draft.width("000", style.caption) + 1.6);
    default:
      return std::max(heading, 1.2 * style.write_row);
  }
}

// Left edges of the columns, and the right edge of the last.
std::vector<double> edges(const Draft& draft, const std::vector<Column>& all, double x,
                          double width) {
  double needed = 0;
  double shares = 0;
  for (const Column& column : all) {
    needed += least_width(draft, column);
    shares += column.share;
  }
  std::vector<double> at{x};
  for (const Column& column : all) {
    at.push_back(at.back() + least_width(draft, column) + (width - needed) * column.share / shares);
  }
  return at;
}

double headings_height(const Style& style) {
  return style.line_height(style.section) + style.gap / 2 + style.line_height(style.caption);
}

// What stands in a move's row; of blank columns only in the record of a game that was played.
std::string printed(const Settings& settings, Column::Print print, int move,
                    const SampleGame* played) {
  const Spec& spec = settings.spec;
  const auto step = static_cast<std::size_t>(move) - 1;
  const std::string_view name = played != nullptr ? played->names[step] : std::string_view();
  const std::size_t bracket = std::min(name.find('['), name.size());
  switch (print) {
    case Column::Print::number:
      return std::to_string(move);
    case Column::Print::born:
      return fmt::format("({})", spec.spots + move);
    case Column::Print::left:
      return std::to_string(spec.variant == Variant::brussels
                                ? game_length(spec.spots, spec.variant).most - move
                                : lives_at_start(spec.spots) - move);
    case Column::Print::by:
      return name.empty() ? std::string() : std::to_string(2 - move % 2);
    case Column::Print::from:
      return std::string(name.substr(0, name.find('(')));
    case Column::Print::to:
      return name.empty()
                 ? std::string()
                 : std::string(name.substr(name.find(')') + 1, bracket - name.find(')') - 1));
    case Column::Print::cut_off:
      break;
  }
  return std::string(name.substr(bracket));
}

// One column of moves, its headings at the top of `box`.
void draw_moves(Draft& draft, const Settings& settings, const std::vector<Column>& all, Box box,
                int first, int count, double row_height, const SampleGame* played) {
  const Style& style = draft.style();
  const Type small = style.caption;
  const std::vector<double> at = edges(draft, all, box.x, box.width);
  const double top = box.y + style.line_height(small);
  const double row = row_height;
  const double bottom = top + count * row;
  const int least = game_length(settings.spec.spots, settings.spec.variant).least;
  for (std::size_t c = 0; c < all.size(); ++c) {
    const double middle = (at[c] + at[c + 1]) / 2;
    draft.text("captions", {middle, box.y}, all[c].heading, small, Align::centre);
    if (c > 0) draft.line("record", {at[c], top}, {at[c], bottom}, style.grid);
    for (int i = 0; i < count; ++i) {
      const std::string words = printed(settings, all[c].print, first + i, played);
      if (words.empty()) continue;
      const Type type{small.size, all[c].print == Column::Print::number};
      draft.label("captions", {middle, top + (i + 0.5) * row}, words, type, Align::centre);
    }
  }
  for (int i = 1; i < count; ++i) {
    draft.line("record", {box.x, top + i * row}, {box.right(), top + i * row}, style.writing);
  }
  draft.frame("record", {box.x, top, box.width, bottom - top}, style.outline);
  const int certain = least - first + 1;  // rows that every game fills
  if (played == nullptr && certain >= 0 && certain < count) {
    const double y = top + certain * row;
    draft.line("record", {box.x, y}, {box.right(), y}, style.outline);
    draft.line("record", {box.x, y + 0.9}, {box.right(), y + 0.9}, style.outline);
  }
}

}  // namespace

int record_columns(const Draft& draft, const Settings& settings, const Words& words, double width) {
  double least = 0;
  for (const Column& column : columns(settings, words)) {
    least += least_width(draft, column);
  }
  const double gutter = draft.style().gutter;
  return std::max(1, static_cast<int>((width + gutter) / (least + gutter)));
}

int record_rows(const Draft& draft, double height) {
  const Style& style = draft.style();
  return std::max(0, static_cast<int>((height - headings_height(style)) / style.write_row + 1e-6));
}

double draw_record(Draft& draft, const Settings& settings, const Words& words, Place at,
                   double width, Rows rows) {
  const Style& style = draft.style();
  const std::vector<Column> all = columns(settings, words);
  const Length length = game_length(settings.spec.spots, settings.spec.variant);
  const std::string& heading = words("sprouts.record");
  draft.heading(at, heading, style.section);
  const std::string& how = words("sprouts.record-how");
  const bool noted = rows.played == nullptr && length.least < length.most &&
                     rows.first + rows.count > length.least + 1;
  const bool beside_heading =
      draft.width(heading, style.section) + style.gap + draft.width(how, style.caption) < width;
  if (noted && beside_heading) {
    draft.text("captions",
               {at.x + width, at.y + draft.capitals(style.section) - draft.capitals(style.caption)},
               how, style.caption, Align::right);
  }
  const double top = at.y + style.line_height(style.section) + style.gap / 2;
  const double each = (width - (rows.columns - 1) * style.gutter) / rows.columns;
  const int in_column = (rows.count + rows.columns - 1) / rows.columns;
  const double row = rows.height > 0 ? rows.height : style.write_row;
  for (int column = 0; column * in_column < rows.count; ++column) {
    const int done = column * in_column;
    draw_moves(draft, settings, all, {at.x + column * (each + style.gutter), top, each, 0},
               rows.first + done, std::min(in_column, rows.count - done), row, rows.played);
  }
  const double bottom = at.y + headings_height(style) + in_column * row;
  if (!noted || beside_heading) return bottom;
  return draft.paragraph({at.x, bottom + style.gap / 2}, width, how, style.caption);
}

}  // namespace cartapenna::sprouts
