// SPDX-License-Identifier: MIT
// Helps to compose a scene: layers by name, paragraphs, lines to write on, records. All places are
// the scene's own; `y` of a text block is the top of its first line's capitals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "layouts/scene.h"
#include "layouts/style.h"
#include "layouts/text.h"

namespace cartapenna {

class Draft {
 public:
  // Keeps references: both must outlive it.
  Draft(const Style& style, const TextMeasure& measure) : style_(style), measure_(measure) {}

  const Style& style() const { return style_; }
  const TextMeasure& measure() const { return measure_; }

  // The layer of that name, made when it is not there yet. Valid until the next call.
  Layer& layer(std::string_view name, Role role = Role::artifact);
  // A new paragraph or heading, read as one.
  Layer& block(std::string_view name, Role role);

  void line(std::string_view layer, Point from, Point to, double width, bool round = false);
  void frame(std::string_view layer, Box box, double width);
  // One line of text, its capitals' top at `at.y`.
  void text(std::string_view layer, Point at, std::string words, Type type,
            Align align = Align::left);
  // One line of text with the middle of its capitals at `middle.y`.
  void label(std::string_view layer, Point middle, std::string words, Type type, Align align);

  // Each returns the y below the block, its descenders included.
  double heading(Point at, std::string_view words, Type type);
  double paragraph(Point at, double width, std::string_view words, Type type);
  double height_of(double width, std::string_view words, Type type) const;

  // A caption with a line to write on after it, or with `filled` written there. `baseline` is the
  // line's y; text stands on it.
  void writing_line(double x, double right, double baseline, std::string_view caption,
                    std::string_view filled = {});
  void tick_box(Point middle, double side);
  // The words, cut with an ellipsis where they are wider than `room`.
  std::string fitted(std::string_view words, Type type, double room) const;

  double width(std::string_view words, Type type) const { return measure_.width(words, type); }
  double capitals(Type type) const { return measure_.capital_height(type); }

  // Ends the work: the scene has that size. Empty layers are dropped.
  Scene take(Size size);

 private:
  const Style& style_;
  const TextMeasure& measure_;
  std::vector<Layer> layers_;
};

}  // namespace cartapenna
