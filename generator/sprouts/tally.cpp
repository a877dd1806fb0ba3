// SPDX-License-Identifier: MIT
// For a class: a page to collect games on, and questions that the collection answers.
#include <fmt/format.h>

#include <algorithm>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

constexpr int summary_rows = 6;  // 1 … 6 spots

struct Tally {
  const Desk& desk;
  const Style& style = desk.style;

  std::string word(std::string_view key) const {
    return desk.words(fmt::format("sprouts.{}", key));
  }

  // Headings of columns, a word on each line where they are too broad side by side.
  std::vector<std::vector<std::string>> lines_of(const std::vector<std::string>& headings,
                                                 double width) const {
    double needed = 0;
    for (const std::string& heading : headings) needed += broadest({heading}) + 2;
    std::vector<std::vector<std::string>> all;
    for (const std::string& heading : headings) {
      std::vector<std::string>& lines = all.emplace_back();
      for (std::size_t from = 0; from < heading.size();) {
        const std::size_t blank = needed <= width ? heading.size() : heading.find(' ', from);
        lines.push_back(heading.substr(from, blank - from));
        from = blank < heading.size() ? blank + 1 : heading.size();
      }
    }
    return all;
  }
  double broadest(const std::vector<std::string>& lines) const {
    double width = 0;
    for (const std::string& line : lines) {
      width = std::max(width, desk.measure.width(line, style.caption));
    }
    return width;
  }
  static std::size_t lines_in(const std::vector<std::vector<std::string>>& headings) {
    std::size_t most = 1;
    for (const auto& lines : headings) most = std::max(most, lines.size());
    return most;
  }

  // A ruled table with headings; `first` is printed in the first column of each row.
  double table(Draft& draft, Place at, double width, const std::vector<std::string>& headings,
               int rows) const {
    const Type small = style.caption;
    std::vector<double> edges{at.x};
    const auto broken = lines_of(headings, width);
    const std::size_t deepest = lines_in(broken);
    double needed = 0;
    for (const auto& lines : broken) needed += broadest(lines) + 2;
    const double share = (width - needed) / static_cast<double>(headings.size());
    for (const auto& lines : broken) {
      edges.push_back(edges.back() + broadest(lines) + 2 + share);
    }
    const double top = at.y + static_cast<double>(deepest) * style.line_height(small);
    const double row = style.write_row;
    const double bottom = top + rows * row;
    for (std::size_t c = 0; c < headings.size(); ++c) {
      const std::vector<std::string>& lines = broken[c];
      double y = top - static_cast<double>(lines.size()) * style.line_height(small);
      for (const std::string& line : lines) {
        draft.text("captions", {(edges[c] + edges[c + 1]) / 2, y}, line, small, Align::centre);
        y += style.line_height(small);
      }
      if (c > 0) draft.line("record", {edges[c], top}, {edges[c], bottom}, style.grid);
    }
    for (int i = 0; i < rows; ++i) {
      const double y = top + i * row;
      if (i > 0) draft.line("record", {at.x, y}, {at.x + width, y}, style.writing);
      draft.label("captions", {(edges[0] + edges[1]) / 2, y + row / 2}, std::to_string(i + 1),
                  {small.size, true}, Align::centre);
    }
    draft.frame("record", {at.x, top, width, bottom - top}, style.outline);
    return bottom;
  }

  double heading(Draft& draft, Place at, std::string_view key) const {
    draft.heading(at, word(key), style.section);
    return at.y + style.line_height(style.section) + style.gap / 2;
  }

  // As many games as fit.
  void games(Draft& draft, Box box) const {
    double y = heading(draft, box.corner(), "tally-games");
    y = draft.paragraph({box.x, y - style.gap / 2}, box.width, word("tally-how"), style.body) +
        style.gap / 2;
    const std::vector<std::string> headings{word("column-number"), word("tally-spots"),
                                            word("tally-moves"),   word("tally-survivors"),
                                            word("tally-sum"),     word("tally-won")};
    const auto above = static_cast<double>(lines_in(lines_of(headings, box.width)));
    const double left = box.bottom() - y - above * style.line_height(style.caption);
    table(draft, {box.x, y}, box.width, headings,
          std::max(1, static_cast<int>(left / style.write_row + 1e-6)));
  }

  double summary(Draft& draft, Place at, double width) const {
    const double y = heading(draft, at, "tally-summary");
    return table(draft, {at.x, y}, width,
                 {word("tally-spots"), word("tally-fewest"), word("tally-most"),
                  word("tally-first-won"), word("tally-second-won")},
                 summary_rows);
  }

  std::string question(int number) const { return word(fmt::format("tally-question-{}", number)); }

  // Height of the texts of questions `from` … `to` alone.
  double texts(double width, int from, int to) const {
    const Draft ruler(style, desk.measure);
    double height = 0;
    for (int i = from; i <= to; ++i) {
      height += ruler.height_of(width - ruler.width("0. ", style.strong), question(i), style.body);
    }
    return height;
  }

  // Lines to write on share out what room the questions leave.
  void questions(Draft& draft, Box box, int from, int to) const {
    const double indent = draft.width("0. ", style.strong);
    double y = from == 1 ? heading(draft, box.corner(), "tally-questions") : box.y;
    const double left = (box.bottom() - y - texts(box.width, from, to)) / (to - from + 1);
    const int lines = std::clamp(static_cast<int>((left - style.gap) / style.write_row), 0, 4);
    const double gap = std::min(left - lines * style.write_row, 4 * style.gap);
    for (int i = from; i <= to; ++i) {
      draft.text("text", {box.x, y}, fmt::format("{}.", i), style.strong);
      y = draft.paragraph({box.x + indent, y}, box.width - indent, question(i), style.body);
      for (int line = 0; line < lines; ++line) {
        y += style.write_row;
        draft.line("writing", {box.x + indent, y}, {box.right(), y}, style.writing);
      }
      y += gap;
    }
  }

  // Room for questions with a line below each.
  bool questions_fit(Size size, int from = 1, int to = tally_questions) const {
    return style.line_height(style.section) + style.gap / 2 + texts(size.width, from, to) +
               (to - from + 1) * (style.write_row + style.gap) <=
           size.height;
  }

  double summary_height(double width) const {
    Draft ruler(style, desk.measure);
    return summary(ruler, {0, 0}, width) + 2 * style.gap;
  }

  // Games, summary above the first questions, the other questions.
  std::optional<Scene> three_columns() const {
    const Size room = desk.room;
    const double each = (room.width - 2 * style.gutter) / 3;
    const double below = summary_height(each);
    constexpr int in_the_middle = 2;
    if (each < 70 || !questions_fit({each, room.height - below}, 1, in_the_middle) ||
        !questions_fit({each, room.height}, in_the_middle + 1)) {
      return std::nullopt;
    }
    Draft draft(style, desk.measure);
    const double x = each + style.gutter;
    games(draft, {0, 0, each, room.height});
    summary(draft, {x, 0}, each);
    questions(draft, {x, below, each, room.height - below}, 1, in_the_middle);
    questions(draft, {2 * x, 0, each, room.height}, in_the_middle + 1, tally_questions);
    return draft.take(room);
  }

  // Games, and at their right the summary above the questions.
  std::optional<Scene> two_columns() const {
    const Size room = desk.room;
    const double left = 0.52 * room.width - style.gutter / 2;
    const double right = room.width - left - style.gutter;
    const double below = summary_height(right);
    if (right < 70 || !questions_fit({right, room.height - below})) return std::nullopt;
    Draft draft(style, desk.measure);
    games(draft, {0, 0, left, room.height});
    summary(draft, {left + style.gutter, 0}, right);
    questions(draft, {left + style.gutter, below, right, room.height - below}, 1, tally_questions);
    return draft.take(room);
  }

  std::vector<Scene> scenes() const {
    std::vector<Scene> all;
    if (auto scene = three_columns()) {
      all.push_back(std::move(*scene));
    } else if (auto other = two_columns()) {
      all.push_back(std::move(*other));
    } else {
      const Size room = desk.room;
      const double foot = summary_height(room.width);
      Draft draft(style, desk.measure);
      if (room.height - foot > least_games()) {
        games(draft, {0, 0, room.width, room.height - foot});
        summary(draft, {0, room.height - foot + 2 * style.gap}, room.width);
      } else {
        games(draft, {0, 0, room.width, room.height});
        all.push_back(draft.take(room));
        summary(draft, {0, 0}, room.width);
      }
      all.push_back(draft.take(room));
      for (int from = 1; from <= tally_questions;) {
        const int to = last_on_page(from);
        questions(draft, {0, 0, room.width, room.height}, from, to);
        all.push_back(draft.take(room));
        from = to + 1;
      }
    }
    return all;
  }

  double least_games() const { return 8 * style.write_row; }

  int last_on_page(int from) const {
    int to = from;
    while (to < tally_questions && questions_fit(desk.room, from, to + 1)) ++to;
    return to;
  }

  bool fits() const {
    for (int from = 1; from <= tally_questions; ++from) {
      if (!questions_fit(desk.room, from, from)) return false;
    }
    return desk.room.height > std::max(least_games(), summary_height(desk.room.width));
  }
};

}  // namespace

Design draw_tally(const Settings&, const Desk& desk,
                  const std::function<void(std::string)>& problem) {
  Design design;
  design.answer = paragraphs(tally_answers(desk.words), desk);
  design.answer.natural_width = 180;
  const Tally tally{desk};
  if (!tally.fits()) {
    problem(
        fmt::format("a tally of games and its questions do not fit on {:.0f} x {:.0f} mm; larger "
                    "paper, smaller margins or smaller type would help",
                    desk.room.width, desk.room.height));
    return design;
  }
  std::vector<std::shared_ptr<const Scene>> forms;
  for (Scene& scene : tally.scenes()) {
    forms.push_back(shared(std::move(scene)));
  }
  design.owners.assign(forms.size(), 0);
  design.sheet = [forms](const std::any&, std::size_t part, const Occasion&) {
    return Sheet{forms[part], {forms[part]->size, {}}};
  };
  design.figure = design.answer;
  return design;
}

}  // namespace cartapenna::sprouts
