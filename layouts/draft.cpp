// SPDX-License-Identifier: MIT
#include "layouts/draft.h"

#include <algorithm>
#include <utility>

namespace cartapenna {

Layer& Draft::layer(std::string_view name, Role role) {
  for (Layer& layer : layers_) {
    if (layer.name == name && layer.role == role) return layer;
  }
  return block(name, role);
}

Layer& Draft::block(std::string_view name, Role role) {
  Layer& made = layers_.emplace_back();
  made.name = name;
  made.role = role;
  return made;
}

void Draft::line(std::string_view name, Point from, Point to, double width, bool round) {
  layer(name).marks.emplace_back(Stroke{{from, to}, width, false, round, 0});
}

void Draft::frame(std::string_view name, Box box, double width) {
  layer(name).marks.emplace_back(Stroke{
      {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}},
      width,
      true,
      false,
      0});
}

void Draft::text(std::string_view name, Point at, std::string words, Type type, Align align) {
  at.y += capitals(type);
  layer(name).marks.emplace_back(Text{at, std::move(words), type, align});
}

void Draft::label(std::string_view name, Point middle, std::string words, Type type, Align align) {
  middle.y += capitals(type) / 2;
  layer(name).marks.emplace_back(Text{middle, std::move(words), type, align});
}

double Draft::heading(Point at, std::string_view words, Type type) {
  const double baseline = at.y + capitals(type);
  block("text", Role::heading)
      .marks.emplace_back(Text{{at.x, baseline}, std::string(words), type, Align::left});
  return baseline + 0.22 * type.size * mm_per_point;
}

double Draft::paragraph(Point at, double width, std::string_view words, Type type) {
  double baseline = at.y + capitals(type);
  Layer& made = block("text", Role::paragraph);
  for (std::string& line : wrap(measure_, words, type, width)) {
    made.marks.emplace_back(Text{{at.x, baseline}, std::move(line), type, Align::left});
    baseline += style_.line_height(type);
  }
  return baseline - style_.line_height(type) + 0.22 * type.size * mm_per_point;
}

double Draft::height_of(double width, std::string_view words, Type type) const {
  const auto lines = static_cast<double>(wrap(measure_, words, type, width).size());
  if (lines == 0) return 0;
  return capitals(type) + (lines - 1) * style_.line_height(type) + 0.22 * type.size * mm_per_point;
}

void Draft::writing_line(double x, double right, double baseline, std::string_view caption,
                         std::string_view filled) {
  const Type small = style_.caption;
  layer("names", Role::paragraph)
      .marks.emplace_back(Text{{x, baseline}, std::string(caption), small, Align::left});
  const double start = x + (caption.empty() ? 0 : width(caption, small) + 0.4 * style_.gap);
  if (!filled.empty()) {
    layer("names", Role::paragraph)
        .marks.emplace_back(
            Text{{start, baseline}, std::string(filled), style_.strong, Align::left});
  }
  if (start < right)
    line("writing", {start, baseline + 0.8}, {right, baseline + 0.8}, style_.writing);
}

void Draft::tick_box(Point middle, double side) {
  frame("writing", {middle.x - side / 2, middle.y - side / 2, side, side}, style_.outline);
}

std::string Draft::fitted(std::string_view words, Type type, double room) const {
  if (width(words, type) <= room) return std::string(words);
  const auto lines = wrap(measure_, words, type, room - width("…", type));
  return lines.front() + "…";
}

Scene Draft::take(Size size) {
  std::erase_if(layers_, [](const Layer& layer) { return layer.marks.empty(); });
  return {size, std::exchange(layers_, {})};
}

}  // namespace cartapenna
