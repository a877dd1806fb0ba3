// SPDX-License-Identifier: MIT
// SVG of one page, in millimetres. A group for each layer, nothing but attributes for its look, so
// that every program draws it alike. Strokes of one style are one path.
#include <cmath>
#include <map>
#include <string>

#include "layouts/svg_text.h"
#include "layouts/write.h"
#include "layouts/xml.h"

namespace cartapenna {
namespace {

class SvgPage {
 public:
  SvgPage(const Page& page, const Fonts& fonts, bool live)
      : page_(page), text_(fonts, page.id, live) {}

  std::string write(const Facts& facts, bool live);

 private:
  void add(const Placement& placement);
  void add_layer(const Layer& layer, const Placement& placement);
  void add(const Stroke& stroke);
  void add(const Curve& curve);
  void add(const Disc& disc);
  void add(const Fill& fill);
  void add(const Text& text);

  void begin_path(const std::string& style);
  void end_path();
  void move_to(Point point);
  void line_to(Point point);
  void point(Point point);
  void attribute(const char* name, double value);
  std::string stroke_style(double width, double dash, bool round) const;
  std::string description(bool live) const;

  const Page& page_;
  SvgText text_;
  std::map<std::string, int> layers_;  // how often each name came up
  std::string path_style_;             // of the path that is open; empty: none is
  Point pen_;
  std::string body_;
};

void SvgPage::attribute(const char* name, double value) {
  body_ += ' ';
  body_ += name;
  body_ += "=\"";
  append_number(body_, value);
  body_ += '"';
}

void SvgPage::point(Point point) {
  append_number(body_, point.x);
  body_ += ' ';
  append_number(body_, point.y);
}

void SvgPage::move_to(Point to) {
  body_ += 'M';
  point(to);
  pen_ = to;
}

void SvgPage::line_to(Point to) {
  if (to.y == pen_.y) {
    body_ += 'H';
    append_number(body_, to.x);
  } else if (to.x == pen_.x) {
    body_ += 'V';
    append_number(body_, to.y);
  } else {
    body_ += 'L';
    point(to);
  }
  pen_ = to;
}

std::string SvgPage::stroke_style(double width, double dash, bool round) const {
  std::string style = " fill=\"none\" stroke=\"#000\" stroke-width=\"";
  append_number(style, width);
  style += '"';
  if (round) style += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
  if (dash > 0) {
    style += " stroke-dasharray=\"";
    append_number(style, dash);
    style += '"';
  }
  return style;
}

void SvgPage::begin_path(const std::string& style) {
  text_.end_group(body_);
  if (style == path_style_) return;
  end_path();
  path_style_ = style;
  body_ += "<path";
  body_ += style;
  body_ += " d=\"";
}

void SvgPage::end_path() {
  if (!path_style_.empty()) body_ += "\"/>\n";
  path_style_.clear();
}

void SvgPage::add(const Stroke& stroke) {
  begin_path(stroke_style(stroke.width, stroke.dash, stroke.round));
  for (std::size_t i = 0; i < stroke.points.size(); ++i) {
    i == 0 ? move_to(stroke.points[i]) : line_to(stroke.points[i]);
  }
  if (stroke.closed) body_ += 'Z';
}

void SvgPage::add(const Curve& curve) {
  begin_path(stroke_style(curve.width, curve.dash, true));
  move_to(curve.start);
  for (const auto& piece : curve.pieces) {
    const char* before = "C";
    for (const Point& at : piece) {
      body_ += before;
      point(at);
      before = " ";
    }
  }
}

void SvgPage::add(const Disc& disc) {
  text_.end_group(body_);
  end_path();
  body_ += "<circle";
  attribute("cx", disc.centre.x);
  attribute("cy", disc.centre.y);
  attribute("r", disc.radius);
  if (disc.hollow || disc.width > 0) body_ += disc.hollow ? " fill=\"#fff\"" : " fill=\"none\"";
  if (disc.width > 0) {
    body_ += " stroke=\"#000\"";
    attribute("stroke-width", disc.width);
  }
  body_ += "/>\n";
}

void SvgPage::add(const Fill& fill) {
  text_.end_group(body_);
  end_path();
  body_ += "<path";
  if (fill.grey > 0) {
    static constexpr char digits[] = "0123456789abcdef";
    const auto level = static_cast<unsigned>(std::lround(fill.grey * 255));
    const char byte[] = {digits[level / 16 % 16], digits[level % 16], '\0'};
    body_ += std::string(" fill=\"#") + byte + byte + byte + '"';
  }
  body_ += " d=\"";
  for (std::size_t i = 0; i < fill.points.size(); ++i) {
    i == 0 ? move_to(fill.points[i]) : line_to(fill.points[i]);
  }
  body_ += "Z\"/>\n";
}

void SvgPage::add(const Text& text) {
  end_path();
  text_.write(body_, text);
}

void SvgPage::add(const Placement& placement) {
  for (const Layer& layer : placement.scene->layers) add_layer(layer, placement);
}

void SvgPage::add_layer(const Layer& layer, const Placement& placement) {
  const int times = ++layers_[layer.name];
  body_ += "<g id=\"" + page_.id + '-' + layer.name;
  if (times > 1) body_ += '-' + std::to_string(times);
  body_ += '"';
  if (!(placement.at == Point{}) || placement.quarter_turns % 4 != 0) {
    body_ += " transform=\"translate(";
    point(placement.at);
    body_ += ')';
    if (placement.quarter_turns % 4 != 0) {
      body_ += " rotate(" + std::to_string(placement.quarter_turns % 4 * 90) + ')';
    }
    body_ += '"';
  }
  if (!layer.alternative.empty()) {
    body_ += " role=\"img\" aria-label=\"";
    body_ += xml_escaped(layer.alternative);
    body_ += '"';
  }
  body_ += ">\n";
  for (const Mark& mark : layer.marks) {
    std::visit([this](const auto& kind) { add(kind); }, mark);
  }
  text_.end_group(body_);
  end_path();
  body_ += "</g>\n";
}

// For somebody who hears the page: what its figures show and, where text is shapes, what it says.
std::string SvgPage::description(bool live) const {
  std::string all;
  const auto add = [&all](const std::string& words) {
    if (!words.empty()) all += (all.empty() ? "" : " ") + words;
  };
  for (const Placement& placement : page_.placed) {
    for (const Layer& layer : placement.scene->layers) {
      add(layer.alternative);
      if (live || (layer.role != Role::heading && layer.role != Role::paragraph)) continue;
      for (const Mark& mark : layer.marks) {
        if (const Text* text = std::get_if<Text>(&mark)) add(text->words);
      }
    }
  }
  return all;
}

std::string SvgPage::write(const Facts& facts, bool live) {
  for (const Placement& placement : page_.placed) text_.expect(*placement.scene);
  for (const Placement& placement : page_.placed) add(placement);

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
  svg += "\" xml:lang=\"";
  svg += xml_escaped(facts.language);
  svg += "\">\n<title>";
  svg += xml_escaped(facts.title);
  svg += "</title>\n";
  if (const std::string words = description(live); !words.empty()) {
    svg += "<desc>";
    svg += xml_escaped(words);
    svg += "</desc>\n";
  }
  if (!text_.definitions().empty()) svg += "<defs>\n" + text_.definitions() + "</defs>\n";
  return svg + body_ + "</svg>\n";
}

}  // namespace

std::string write_svg(const Page& page, const Fonts& fonts, const Facts& facts, bool live_text) {
  return SvgPage(page, fonts, live_text).write(facts, live_text);
}

}  // namespace cartapenna
