// SPDX-License-Identifier: MIT
// A problem in a column of a page, alone on a sheet, and in the key with its winning line.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "generator/sprouts/drawn.h"
#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

constexpr double usual_number = 8;  // pt: fits the room that drawings leave for numbers
constexpr int most_level = 3;
constexpr double dash = 1.4;
constexpr double key_size = 0.9;  // times as large as the problem
constexpr double largest = 1.6;   // times as large as drawn, alone on a sheet

// Large type needs a larger drawing.
double natural_factor(const Style& style) {
  return std::max(1.0, style.caption.size / usual_number);
}

double level_width(const Style& style) {
  return most_level * 0.9 * style.body.size * mm_per_point;
}

// Diamonds with their right end at `right`, as many filled as the level says.
void draw_level(Draft& draft, Place right, int level) {
  const Style& style = draft.style();
  const double step = level_width(style) / most_level;
  const double half = 0.4 * step;
  for (int i = 0; i < most_level; ++i) {
    const Place middle = right - Place{(most_level - i) * step - half, 0};
    const std::vector<Place> corners{middle - Place{0, half}, middle + Place{half, 0},
                                     middle + Place{0, half}, middle - Place{half, 0}};
    if (i < level) draft.layer("level").marks.emplace_back(Fill{corners, 0});
    draft.layer("level").marks.emplace_back(Stroke{corners, style.writing, true, true, 0});
  }
}

// The key's picture: the problem's, and the winning line with its spot.
Drawing with_key(const Problem& problem) {
  Drawing drawing = problem.drawing;
  if (!problem.key) return drawing;
  drawing.lines.push_back(problem.key->first);
  drawing.lines.push_back(problem.key->second);
  drawing.spots.push_back(problem.key->spot);
  return drawing;
}

// What stands one below the other in a column of that width.
struct Layout {
  const Settings& settings;
  const Desk& desk;
  double width;
  double most_factor = natural_factor(desk.style);
  const Wanted& wanted = *settings.wanted;
  const Style& style = desk.style;

  double factor() const { return std::min(most_factor, width / wanted.width); }
  double box_height() const { return factor() * wanted.height; }
  Box box(double y) const { return {0, y, width, box_height()}; }

  // The question with a line to write the answer on: after it where there is room, or below.
  double question_width() const { return width - level_width(style) - style.gap; }
  bool share_a_line() const {
    const Draft ruler(style, desk.measure);
    return ruler.width(question_words(wanted, desk.words), style.body) + 4 * style.write_row <=
           question_width();
  }
  double caption_height() const {
    const Draft ruler(style, desk.measure);
    const double text =
        ruler.height_of(question_width(), question_words(wanted, desk.words), style.body);
    return (share_a_line() ? 0 : text) + style.write_row + style.gap / 4;
  }
  void draw_caption(Draft& draft, Place at, Level level) const {
    const std::string question = question_words(wanted, desk.words);
    const double line = at.y + caption_height() - style.gap / 4 - 0.8 - style.writing;
    const double capitals = draft.capitals(style.body);
    double x = at.x;
    double y = at.y;
    if (share_a_line()) {
      y = line - capitals;
      x += draft.width(question, style.body) + style.gap / 2;
    }
    draft.paragraph({at.x, y}, question_width(), question, style.body);
    draft.line("writing", {x, line}, {at.x + question_width(), line}, style.writing);
    draw_level(draft, {at.x + width, y + capitals / 2}, static_cast<int>(level) + 1);
  }

  void draw_picture(Draft& draft, Box box, const Problem& problem, bool solved) const {
    draw_field(draft, box.inset(style.outline / 2));
    Inking inking;
    inking.numbers = style.caption;
    inking.numbers.size = std::min(style.caption.size, usual_number * factor());
    inking.special_dash = dash;
    inking.special_from = problem.drawing.lines.size();
    const Place corner{box.x + (box.width - factor() * wanted.width) / 2, box.y};
    std::string told = heard(problem.hoey, desk.words);
    if (solved) {
      for (const std::string& text : solution_words(problem, desk.words)) told += " " + text;
    }
    draw_drawing(draft, solved ? with_key(problem) : problem.drawing, corner, told, inking,
                 factor());
  }

  double height() const { return caption_height() + box_height(); }
};

const Problem& opened(const std::any& board) {
  return *std::any_cast<const Board&>(board).problem;
}

cartapenna::Picture figure(const Settings& settings, const Desk& desk) {
  cartapenna::Picture picture;
  picture.natural_width = settings.wanted->width * natural_factor(desk.style);
  picture.height = [settings, desk](double width) {
    return Layout{settings, desk, width}.height();
  };
  picture.caption_height = [settings, desk](double width) {
    return Layout{settings, desk, width}.caption_height();
  };
  picture.draw = [settings, desk](const std::any& board, double width) {
    const Layout layout{settings, desk, width};
    const Problem& problem = opened(board);
    Draft draft(desk.style, desk.measure);
    layout.draw_caption(draft, {0, 0}, problem.level);
    const Box box = layout.box(layout.caption_height());
    layout.draw_picture(draft, box, problem, false);
    return draft.take({width, layout.height()});
  };
  return picture;
}

Layout in_key(const Settings& settings, const Desk& desk, double width) {
  Layout layout{settings, desk, width};
  layout.most_factor *= key_size;
  return layout;
}

// The solution in words and, where a line wins, drawn in.
cartapenna::Picture solution(const Settings& settings, const Desk& desk) {
  const auto text_height = [settings, desk](double width) {
    const Draft ruler(desk.style, desk.measure);
    double height = 0;
    for (const std::string& text : longest_solution(*settings.wanted, desk.words)) {
      height = std::max(height, ruler.height_of(width, text, desk.style.body));
    }
    return height + desk.style.gap / 2;
  };
  cartapenna::Picture picture;
  picture.natural_width = settings.wanted->width * natural_factor(desk.style);
  picture.height = [settings, desk, text_height](double width) {
    return text_height(width) + in_key(settings, desk, width).box_height();
  };
  picture.draw = [settings, desk, text_height](const std::any& board, double width) {
    const Layout layout = in_key(settings, desk, width);
    const Problem& problem = opened(board);
    Draft draft(desk.style, desk.measure);
    double y = 0;
    for (const std::string& text : solution_words(problem, desk.words)) {
      y = draft.paragraph({0, y}, width, text, desk.style.body);
    }
    const Box box = layout.box(text_height(width));
    layout.draw_picture(draft, box, problem, true);
    return draft.take({width, box.bottom()});
  };
  return picture;
}

}  // namespace

Design draw_problem(const Settings& settings, const Desk& desk,
                    const std::function<void(std::string)>& problem) {
  Design design;
  design.figure = figure(settings, desk);
  design.answer = solution(settings, desk);
  Draft draft(desk.style, desk.measure);
  double top = 0;
  if (desk.rules) {
    top = draw_rules(draft, settings, desk.words, {0, 0}, desk.room.width) + desk.style.gap;
  }
  const auto form = shared(draft.take(desk.room));
  Layout layout{settings, desk, desk.room.width};
  const double left = desk.room.height - top - layout.caption_height();
  layout.most_factor = std::min(largest * layout.most_factor, left / settings.wanted->height);
  if (layout.factor() < 0.7) {
    problem(fmt::format("a problem of {:.0f} x {:.0f} mm does not fit on {:.0f} x {:.0f} mm",
                        settings.wanted->width, settings.wanted->height, desk.room.width,
                        desk.room.height));
    return design;
  }
  const double most = layout.most_factor;
  design.sheet = [settings, desk, form, top, most](const std::any& board, std::size_t,
                                                   const Occasion&) {
    Layout on_sheet{settings, desk, desk.room.width};
    on_sheet.most_factor = most;
    const Problem& opened_problem = opened(board);
    Draft own(desk.style, desk.measure);
    on_sheet.draw_caption(own, {0, top}, opened_problem.level);
    const Box box = on_sheet.box(top + on_sheet.caption_height());
    on_sheet.draw_picture(own, box, opened_problem, false);
    return Sheet{form, own.take(desk.room)};
  };
  return design;
}

}  // namespace cartapenna::sprouts
