// SPDX-License-Identifier: MIT
#include "layouts/svg_parts.h"

#include <algorithm>
#include <utility>

namespace cartapenna {

std::optional<StrokeStyle> stroke_style(const Mark& mark) {
  if (const auto* stroke = std::get_if<Stroke>(&mark)) {
    return StrokeStyle{stroke->width, stroke->dash, stroke->round};
  }
  if (const auto* curve = std::get_if<Curve>(&mark)) {
    return StrokeStyle{curve->width, curve->dash, true};
  }
  return std::nullopt;
}

namespace {

bool covers(const Mark& mark) {
  const auto* disc = std::get_if<Disc>(&mark);
  const auto* fill = std::get_if<Fill>(&mark);
  return (disc != nullptr && disc->hollow) || (fill != nullptr && fill->grey > 0);
}

// Marks of one look share an element or a group: curves and strokes a path.
struct Look {
  std::size_t kind = 0;
  double size = 0;
  double dash = 0;
  int more = 0;
  friend auto operator<=>(const Look&, const Look&) = default;
};

Look look_of(const Mark& mark, bool keep_texts) {
  if (const auto style = stroke_style(mark)) return {0, style->width, style->dash, style->round};
  const auto* text = std::get_if<Text>(&mark);
  if (text == nullptr || keep_texts) return {mark.index(), 0, 0, 0};
  return {mark.index(), text->type.size, 0, 4 * text->type.bold + static_cast<int>(text->align)};
}

bool same_text(const PlacedMark& a, const PlacedMark& b) {
  const auto* one = std::get_if<Text>(a.mark);
  const auto* other = std::get_if<Text>(b.mark);
  return one != nullptr && other != nullptr && one->words == other->words &&
         one->type == other->type && one->align == other->align;
}

// How far the second half of the marks, all of them texts, lies from the first; nothing: they
// differ. The coordinates of two squares are such a pair.
std::optional<Point> distance_of_halves(const std::vector<PlacedMark>& marks) {
  constexpr std::size_t worth_it = 8;
  const std::size_t half = marks.size() / 2;
  if (marks.size() % 2 != 0 || half < worth_it) return std::nullopt;
  std::optional<Point> by;
  for (std::size_t i = 0; i < half; ++i) {
    const PlacedMark& one = marks[i];
    const PlacedMark& other = marks[half + i];
    if (!same_text(one, other)) return std::nullopt;
    const Point apart =
        std::get<Text>(*other.mark).at + other.origin - (std::get<Text>(*one.mark).at + one.origin);
    if (!by) by = apart;
    if (distance(*by, apart) > 0.001) return std::nullopt;
  }
  return by;
}

SvgPart& part_for(std::vector<SvgPart>& parts, const Layer& layer, const Placement& placement,
                  bool any_order) {
  const bool turned = placement.quarter_turns % 4 != 0;
  const auto joins = [&](const SvgPart& part) {
    return part.layer->name == layer.name && layer.alternative.empty() &&
           part.layer->alternative.empty() && part.turned == (turned ? &placement : nullptr);
  };
  if (any_order) {
    const auto found = std::find_if(parts.begin(), parts.end(), joins);
    if (found != parts.end()) return *found;
  } else if (!parts.empty() && joins(parts.back())) {
    return parts.back();
  }
  return parts.emplace_back(SvgPart{&layer, turned ? &placement : nullptr, {}, {}});
}

void arrange(SvgPart& part, bool live_text) {
  const bool read = live_text && part.layer->role != Role::artifact;
  if (!read) part.again = distance_of_halves(part.marks);
  if (part.again) part.marks.resize(part.marks.size() / 2);
  std::vector<std::pair<Look, PlacedMark>> marks;
  marks.reserve(part.marks.size());
  for (const PlacedMark& placed : part.marks) {
    marks.emplace_back(look_of(*placed.mark, read), placed);
  }
  const auto before = [](const auto& a, const auto& b) { return a.first < b.first; };
  if (std::is_sorted(marks.begin(), marks.end(), before)) return;
  std::stable_sort(marks.begin(), marks.end(), before);
  for (std::size_t i = 0; i < marks.size(); ++i) part.marks[i] = marks[i].second;
}

}  // namespace

std::vector<SvgPart> svg_parts(const Page& page, bool live_text) {
  bool any_order = true;
  for (const Placement& placement : page.placed) {
    for (const Layer& layer : placement.scene->layers) {
      any_order = any_order && std::none_of(layer.marks.begin(), layer.marks.end(), covers);
    }
  }
  std::vector<SvgPart> parts;
  for (const Placement& placement : page.placed) {
    for (const Layer& layer : placement.scene->layers) {
      if (layer.marks.empty()) continue;
      SvgPart& part = part_for(parts, layer, placement, any_order);
      const Point origin = part.turned == nullptr ? placement.at : Point{};
      for (const Mark& mark : layer.marks) part.marks.push_back({&mark, origin});
    }
  }
  if (any_order) {
    for (SvgPart& part : parts) arrange(part, live_text);
  }
  return parts;
}

}  // namespace cartapenna
