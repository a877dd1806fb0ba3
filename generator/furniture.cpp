// SPDX-License-Identifier: MIT
#include "generator/furniture.h"

#include <algorithm>
#include <utility>

namespace cartapenna {
namespace {

constexpr double least_field = 58;  // mm: a caption and room to write a name
constexpr double least_short = 34;  // … a class or a date

std::size_t fitting(double width, double each, double gutter, std::size_t most) {
  const auto fit = static_cast<std::size_t>((width + gutter) / (each + gutter));
  return std::clamp<std::size_t>(fit, 1, std::max<std::size_t>(most, 1));
}

}  // namespace

Head::Head(const Style& style, const TextMeasure& measure, double width, const std::string& title,
           const HeadFields& fields, std::string_view day, std::string_view id)
    : style_(style), width_(width), captions_(fields.captions) {
  const double beside = (day.empty() ? 0 : measure.width(day, style.section) + style.gap) +
                        (id.empty() ? 0 : measure.width(id, style.footer) + style.gap);
  title_ = wrap(measure, title, style.title, std::max(width - beside, width / 2));
  const auto lines = static_cast<double>(title_.size());
  height_ =
      measure.capital_height(style.title) + (lines - 1) * 1.15 * style.title.size * mm_per_point;
  place_fields(measure, fields);
  height_ += style.gap * 1.5;
}

// Names in rows, each as wide as the longest needs; then what is short: at the end of the last row
// of names where half of it is free, else in rows of its own.
void Head::place_fields(const TextMeasure& measure, const HeadFields& fields) {
  if (captions_.empty()) return;
  const double row = std::max(style_.write_row, 1.6 * style_.line_height(style_.strong));
  const double gutter = style_.gutter;
  double y = height_ + 0.4 * style_.gap;
  const auto add_row = [&](double x, double width, std::size_t count, std::size_t columns) {
    const double each = (width + gutter) / static_cast<double>(columns) - gutter;
    for (std::size_t i = 0; i < count; ++i) {
      fields_.push_back({x + static_cast<double>(i) * (each + gutter), y, each, row});
    }
    y += row;
  };
  const auto field_of_longest = [&] {
    Type type = style_.strong;
    type.size = style_.caption.size;
    double caption = 0;
    for (std::size_t i = 0; i < fields.names; ++i) {
      caption = std::max(caption, measure.width(captions_[i], style_.caption));
    }
    return caption + 0.4 * style_.gap + measure.width(fields.longest, type);
  };
  const std::size_t shorts = captions_.size() - fields.names;
  std::size_t in_row =
      fitting(width_, least_field, gutter, shorts > 0 ? std::size_t{2} : fields.names);
  while (in_row > 1 && !fields.longest.empty() &&
         field_of_longest() > (width_ + gutter) / static_cast<double>(in_row) - gutter) {
    --in_row;
  }
  for (std::size_t placed = 0; placed < fields.names; placed += in_row) {
    add_row(0, width_, std::min(in_row, fields.names - placed), in_row);
  }
  if (shorts > 0) {
    const std::size_t last = fields.names % in_row;
    const double half = (width_ - gutter) / 2;
    const bool beside =
        in_row == 2 && last == 1 && fitting(half, least_short, gutter, shorts) == shorts;
    if (beside) {
      y -= row;
      add_row(half + gutter, half, shorts, shorts);
    } else {
      const std::size_t columns = fitting(width_, least_short, gutter, shorts);
      for (std::size_t placed = 0; placed < shorts; placed += columns) {
        add_row(0, width_, std::min(columns, shorts - placed), columns);
      }
    }
  }
  height_ = y;
}

void Head::draw_form(Draft& draft) const {
  double baseline = draft.capitals(style_.title);
  Layer& heading = draft.block("title", Role::heading);
  for (const std::string& line : title_) {
    heading.marks.emplace_back(Text{{0, baseline}, line, style_.title, Align::left});
    baseline += 1.15 * style_.title.size * mm_per_point;
  }
  for (std::size_t i = 0; i < captions_.size(); ++i) {
    const Box& box = fields_[i];
    draft.writing_line(box.x, box.right(), box.bottom(), captions_[i]);
  }
}

void Head::draw_names(Draft& draft, const std::vector<std::string>& names) const {
  for (std::size_t i = 0; i < std::min(names.size(), captions_.size()); ++i) {
    if (names[i].empty()) continue;
    const Box& box = fields_[i];
    const double x = box.x + draft.width(captions_[i], style_.caption) + 0.4 * style_.gap;
    std::string name = names[i];
    Type type = style_.strong;
    while (type.size > style_.caption.size && draft.width(name, type) > box.right() - x) {
      type.size -= 0.5;
    }
    name = draft.fitted(name, type, box.right() - x);
    draft.layer("names", Role::paragraph)
        .marks.emplace_back(Text{{x, box.bottom()}, std::move(name), type, Align::left});
  }
}

void Head::draw_beside(Draft& draft, const std::string& day, const std::string& id) const {
  const double right = id.empty() ? width_ : draw_right(draft, width_, id, style_.footer);
  if (!day.empty()) draw_right(draft, right, day, style_.section);
}

// Returns where the next words to the left end.
double Head::draw_right(Draft& draft, double right, std::string words, Type type) const {
  constexpr double least = 3;  // pt
  double room = right - style_.gap;
  for (const std::string& line : title_) {
    room = std::min(room, right - style_.gap - draft.width(line, style_.title));
  }
  while (type.size > least && draft.width(words, type) > room) type.size -= 0.25;
  const double left = right - draft.width(words, type) - style_.gap;
  draft.text("id", {right, draft.capitals(style_.title) - draft.capitals(type)}, std::move(words),
             type, Align::right);
  return left;
}

double footer_height(const Style& style) {
  return style.line_height(style.footer) + style.gap / 2;
}

void draw_footer(Draft& draft, Box box, const std::vector<std::string>& words,
                 std::string_view number, Align side) {
  const Type type = draft.style().footer;
  const double top = box.bottom() - draft.capitals(type);
  const double taken = number.empty() ? 0 : draft.width(number, type) + draft.style().gap;
  const auto put = [&](std::string text, Type of, bool left) {
    if (text.empty()) return;
    draft.text("footer", {left ? box.x : box.right(), top}, std::move(text), of,
               left ? Align::left : Align::right);
  };
  const bool left = side == Align::left;
  if (!words.empty()) {
    const double room = box.width - taken;
    const auto fits = [&](const std::string& text) { return draft.width(text, type) <= room; };
    const auto found = std::find_if(words.begin(), words.end(), fits);
    const std::string& chosen = found == words.end() ? words.back() : *found;
    constexpr double least = 6;  // pt
    Type small = type;
    while (small.size > least && draft.width(chosen, small) > room) small.size -= 0.5;
    put(draft.fitted(chosen, small, room), small, !left);
  }
  put(std::string(number), type, left);
}

double check_bar_height(const Style& style) {
  return style.line_height(style.caption) + style.gap;
}

void draw_check_bar(Draft& draft, Point middle, std::string_view caption) {
  const Style& style = draft.style();
  const double left = middle.x - 50;
  const double y = middle.y + style.gap / 2;
  draft.line("check-bar", {left, y}, {left + 100, y}, style.outline);
  for (const double x : {left, left + 100}) {
    draft.line("check-bar", {x, y - 1.5}, {x, y + 1.5}, 0.1);
  }
  draft.text("captions", {middle.x, y - 1 - draft.capitals(style.caption)}, std::string(caption),
             style.caption, Align::centre);
}

}  // namespace cartapenna
