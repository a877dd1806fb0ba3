// SPDX-License-Identifier: MIT
// One line for each mark, indented below its layer, so that a changed page is a readable diff.
#include <fmt/format.h>

#include <cmath>
#include <iterator>

#include "layouts/write.h"

namespace cartapenna {
namespace {

// Hundredths of a millimetre without idle zeros; machines agree on them.
std::string number(double value) {
  std::string digits = fmt::format("{:.2f}", std::round(value * 100) / 100 + 0.0);
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.back() == '.') digits.pop_back();
  return digits == "-0" ? "0" : digits;
}

std::string place(Point point) {
  return number(point.x) + ',' + number(point.y);
}

std::string places(const std::vector<Point>& points) {
  std::string text;
  for (const Point& point : points) text += ' ' + place(point);
  return text;
}

std::string box(const Box& box) {
  return place(box.corner()) + ' ' + number(box.width) + 'x' + number(box.height);
}

std::string quoted(const std::string& words) {
  std::string text = "\"";
  for (char c : words) {
    if (c == '"' || c == '\\') text += '\\';
    if (static_cast<unsigned char>(c) < 0x20) {
      text += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    } else {
      text += c;
    }
  }
  return text + '"';
}

struct MarkLine {
  std::string operator()(const Stroke& stroke) const {
    return "stroke " + number(stroke.width) + (stroke.closed ? " closed" : "") +
           (stroke.round ? " round" : "") + dash(stroke.dash) + places(stroke.points);
  }
  std::string operator()(const Curve& curve) const {
    std::string text = "curve " + number(curve.width) + dash(curve.dash) + ' ' + place(curve.start);
    for (const auto& piece : curve.pieces) {
      text += " (" + place(piece[0]) + ' ' + place(piece[1]) + ' ' + place(piece[2]) + ')';
    }
    return text;
  }
  std::string operator()(const Disc& disc) const {
    const std::string kind = disc.width > 0 ? "circle " + number(disc.width) + ' ' : "disc ";
    return kind + number(disc.radius) + (disc.hollow ? " hollow " : " ") + place(disc.centre);
  }
  std::string operator()(const Fill& fill) const {
    return "fill " + number(fill.grey) + places(fill.points);
  }
  std::string operator()(const Text& text) const {
    static constexpr const char* aligns[] = {"left", "centre", "right"};
    return fmt::format("text {}{} {} {} {}", number(text.type.size), text.type.bold ? " bold" : "",
                       aligns[static_cast<int>(text.align)], place(text.at), quoted(text.words));
  }
  static std::string dash(double length) {
    return length > 0 ? " dash " + number(length) : std::string();
  }
};

void write_layer(std::string& out, const Layer& layer) {
  static constexpr const char* roles[] = {"artifact", "heading", "paragraph", "figure"};
  out += "    " + layer.name + ' ' + roles[static_cast<int>(layer.role)];
  if (!layer.alternative.empty()) out += ' ' + quoted(layer.alternative);
  out += '\n';
  for (const Mark& mark : layer.marks) out += "      " + std::visit(MarkLine{}, mark) + '\n';
}

}  // namespace

std::string write_marks(const Page& page) {
  std::string out = "page " + page.id + ' ' + number(page.size.width) + 'x' +
                    number(page.size.height) + " label " + quoted(page.label);
  if (!page.outline.empty()) out += " outline " + quoted(page.outline);
  out += '\n';
  if (page.press) {
    out += "  trim " + box(page.press->trim) + " bleed " + box(page.press->bleed) + '\n';
  }
  for (const Placement& placement : page.placed) {
    const Scene& scene = *placement.scene;
    out += fmt::format("  {} at {} turned {} size {}x{}\n", placement.form ? "form" : "scene",
                       place(placement.at), placement.quarter_turns, number(scene.size.width),
                       number(scene.size.height));
    for (const Layer& layer : scene.layers) write_layer(out, layer);
  }
  return out;
}

}  // namespace cartapenna
