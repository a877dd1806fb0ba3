// SPDX-License-Identifier: MIT
// SVG of one page, in millimetres. A group for each part of the page, nothing but attributes for
// its look, so that every program draws it alike.
#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "layouts/svg_parts.h"
#include "layouts/svg_text.h"
#include "layouts/write.h"
#include "layouts/xml.h"

namespace cartapenna {
namespace {

class SvgPage {
 public:
  SvgPage(const Page& page, const Fonts& fonts, const Facts& facts, bool live)
      : page_(page), fonts_(fonts), facts_(facts), live_(live), text_(fonts, page.id, live) {}

  std::string write();

 private:
  void write(const SvgPart& part);
  void write_marks(const SvgPart& part);
  void begin_path(const StrokeStyle& style, bool lines_alone);
  void add(const Stroke& stroke, Point origin);
  void add(const Curve& curve, Point origin);
  void add(const Disc& disc, Point origin);
  void add(const Fill& fill, Point origin);
  void attribute(const char* name, double value);
  std::string description() const;

  const Page& page_;
  const Fonts& fonts_;
  const Facts& facts_;
  bool live_;
  SvgText text_;
  std::map<std::string_view, int> times_;  // how often each name came up
  SvgPath path_{2};
  std::string body_;
};

void SvgPage::attribute(const char* name, double value) {
  body_ += ' ';
  body_ += name;
  body_ += "=\"";
  append_number(body_, value);
  body_ += '"';
}

void SvgPage::begin_path(const StrokeStyle& style, bool lines_alone) {
  body_ += "<path";
  if (!lines_alone) body_ += " fill=\"none\" stroke=\"#000\"";
  attribute("stroke-width", style.width);
  if (style.round) body_ += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
  if (style.dash > 0) attribute("stroke-dasharray", style.dash);
  body_ += " d=\"";
}

void SvgPage::add(const Stroke& stroke, Point origin) {
  const bool line = stroke.points.size() == 2 && !stroke.closed && stroke.dash == 0;
  if (line && path_.nearer(stroke.points[1] + origin, stroke.points[0] + origin)) {
    path_.move_to(stroke.points[1] + origin);
    path_.line_to(stroke.points[0] + origin);
    return;
  }
  path_.move_to(stroke.points.front() + origin);
  for (std::size_t i = 1; i < stroke.points.size(); ++i) path_.line_to(stroke.points[i] + origin);
  if (stroke.closed) path_.close();
}

void SvgPage::add(const Curve& curve, Point origin) {
  path_.move_to(curve.start + origin);
  for (const auto& piece : curve.pieces) {
    path_.cubic_to(piece[0] + origin, piece[1] + origin, piece[2] + origin);
  }
}

void SvgPage::add(const Disc& disc, Point origin) {
  body_ += "<circle";
  attribute("cx", disc.centre.x + origin.x);
  attribute("cy", disc.centre.y + origin.y);
  attribute("r", disc.radius);
  if (disc.hollow || disc.width > 0) body_ += disc.hollow ? " fill=\"#fff\"" : " fill=\"none\"";
  if (disc.width > 0) {
    body_ += " stroke=\"#000\"";
    attribute("stroke-width", disc.width);
  }
  body_ += "/>\n";
}

void SvgPage::add(const Fill& fill, Point origin) {
  body_ += "<path";
  if (fill.grey > 0) {
    static constexpr char digits[] = "0123456789abcdef";
    const auto level = static_cast<unsigned>(std::lround(fill.grey * 255));
    const char byte[] = {digits[level / 16 % 16], digits[level % 16], '\0'};
    body_ += std::string(" fill=\"#") + byte + byte + byte + '"';
  }
  body_ += " d=\"";
  add(Stroke{fill.points, 0, true, false, 0}, origin);
  body_ += path_.take();
  body_ += "\"/>\n";
}

void SvgPage::write_marks(const SvgPart& part) {
  const bool lines_alone =
      std::all_of(part.marks.begin(), part.marks.end(),
                  [](const PlacedMark& placed) { return stroke_style(*placed.mark).has_value(); });
  if (lines_alone) body_ += " fill=\"none\" stroke=\"#000\"";
  body_ += ">\n";
  std::vector<PlacedText> texts;
  for (std::size_t i = 0; i < part.marks.size(); ++i) {
    const auto& [mark, origin] = part.marks[i];
    const Mark* next = i + 1 < part.marks.size() ? part.marks[i + 1].mark : nullptr;
    if (const auto style = stroke_style(*mark)) {
      if (path_.empty()) begin_path(*style, lines_alone);
      const auto* stroke = std::get_if<Stroke>(mark);
      stroke != nullptr ? add(*stroke, origin) : add(std::get<Curve>(*mark), origin);
      if (next == nullptr || stroke_style(*next) != style) body_ += path_.take() + "\"/>\n";
    } else if (const auto* text = std::get_if<Text>(mark)) {
      texts.push_back({text, origin});
      const auto* other = next == nullptr ? nullptr : std::get_if<Text>(next);
      const bool goes_on =
          other != nullptr && other->type == text->type && (!live_ || other->align == text->align);
      if (goes_on) continue;
      text_.write(body_, texts);
      texts.clear();
    } else if (const auto* disc = std::get_if<Disc>(mark)) {
      add(*disc, origin);
    } else {
      add(std::get<Fill>(*mark), origin);
    }
  }
}

void SvgPage::write(const SvgPart& part) {
  const Layer& layer = *part.layer;
  const int times = ++times_[layer.name];
  body_ += "<g id=\"" + page_.id + '-' + layer.name;
  if (times > 1) body_ += '-' + std::to_string(times);
  body_ += '"';
  if (part.turned != nullptr) {
    body_ += " transform=\"translate(";
    append_number(body_, part.turned->at.x);
    body_ += ' ';
    append_number(body_, part.turned->at.y);
    body_ += ") rotate(" + std::to_string(part.turned->quarter_turns % 4 * 90) + ")\"";
  }
  if (!layer.alternative.empty()) {
    body_ += " role=\"img\" aria-label=\"" + xml_escaped(layer.alternative) + '"';
  }
  if (!part.again) {
    write_marks(part);
  } else {
    const std::string before = std::exchange(body_, {});
    write_marks(part);
    const std::string id = text_.define(body_.substr(2));
    body_ = before + ">\n";
    text_.append_use(body_, id, {});
    text_.append_use(body_, id, *part.again);
  }
  body_ += "</g>\n";
}

// For somebody who hears the page: where text is shapes, what it says. Figures tell themselves.
std::string SvgPage::description() const {
  std::string all;
  for (const Placement& placement : page_.placed) {
    for (const Layer& layer : placement.scene->layers) {
      if (live_ || (layer.role != Role::heading && layer.role != Role::paragraph)) continue;
      for (const Mark& mark : layer.marks) {
        const Text* text = std::get_if<Text>(&mark);
        if (text != nullptr && !text->words.empty()) all += (all.empty() ? "" : " ") + text->words;
      }
    }
  }
  return all;
}

std::string SvgPage::write() {
  const std::vector<SvgPart> parts = svg_parts(page_, live_);
  for (const SvgPart& part : parts) {
    for (const PlacedMark& placed : part.marks) {
      if (const auto* text = std::get_if<Text>(placed.mark)) text_.expect(*text);
    }
  }
  for (const SvgPart& part : parts) write(part);

  std::string svg =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      "version=\"1.1\" width=\"";
  append_number(svg, page_.size.width);
  svg += "mm\" height=\"";
  append_number(svg, page_.size.height);
  svg += "mm\" viewBox=\"0 0 ";
  append_number(svg, page_.size.width);
  svg += ' ';
  append_number(svg, page_.size.height);
  svg += "\" xml:lang=\"" + xml_escaped(facts_.language);
  if (live_) svg += "\" font-family=\"'" + xml_escaped(fonts_.shaper().family()) + "',sans-serif";
  svg += "\">\n<title>" + xml_escaped(facts_.title) + "</title>\n";
  if (const std::string words = description(); !words.empty()) {
    svg += "<desc>" + xml_escaped(words) + "</desc>\n";
  }
  if (!text_.definitions().empty()) svg += "<defs>\n" + text_.definitions() + "</defs>\n";
  return svg + body_ + "</svg>\n";
}

}  // namespace

std::string write_svg(const Page& page, const Fonts& fonts, const Facts& facts, bool live_text) {
  return SvgPage(page, fonts, facts, live_text).write();
}

}  // namespace cartapenna
