// SPDX-License-Identifier: MIT
#include "layouts/svg_text.h"

#include <charconv>
#include <cmath>

#include "layouts/xml.h"

namespace cartapenna {
namespace {

// Glyphs are placed and drawn in thousandths of the em: a group scales them to their type.
constexpr double units = 1000;

double em_of(const Type& type) {
  return type.size * mm_per_point;
}

// Below this many letters a shape of its own would be longer than what it saves.
constexpr std::size_t phrase_letters = 3;

void append_coordinate(std::string& out, char axis, double value) {
  if (std::lround(value) == 0) return;
  out += ' ';
  out += axis;
  out += "=\"";
  append_number(out, value, 0);
  out += '"';
}

}  // namespace

void append_number(std::string& out, double value, int decimals) {
  static constexpr double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
  long long scaled = std::llround(value * powers[decimals]);
  if (scaled < 0) {
    out += '-';
    scaled = -scaled;
  }
  const auto whole = static_cast<long long>(powers[decimals]);
  char digits[24];
  if (scaled >= whole || scaled == 0) {
    out.append(digits, std::to_chars(digits, digits + sizeof digits, scaled / whole).ptr);
  }
  long long rest = scaled % whole;
  if (rest == 0) return;
  // The leading 1 keeps the zeros after the point.
  const auto end = std::to_chars(digits, digits + sizeof digits, rest + whole).ptr;
  digits[0] = '.';
  std::string_view fraction(digits, static_cast<std::size_t>(end - digits));
  out += fraction.substr(0, fraction.find_last_not_of('0') + 1);
}

SvgText::SvgText(const Fonts& fonts, std::string_view page_id, bool live)
    : fonts_(fonts), page_id_(page_id), live_(live) {}

void SvgText::expect(const Scene& scene) {
  if (live_) return;
  for (const Layer& layer : scene.layers) {
    for (const Mark& mark : layer.marks) {
      const Text* text = std::get_if<Text>(&mark);
      if (text == nullptr || text->words.size() < phrase_letters) continue;
      ++repeated_[{text->words, text->type.bold}].times;
    }
  }
}

void SvgText::write(std::string& out, const Text& text) {
  if (!in_group_ || !(text.type == type_)) {
    end_group(out);
    begin_group(out, text.type);
  }
  if (live_) {
    write_live(out, text);
  } else {
    write_shapes(out, text);
  }
  out += '\n';
}

void SvgText::begin_group(std::string& out, const Type& type) {
  in_group_ = true;
  type_ = type;
  if (live_) {
    out += "<g font-family=\"";
    out += xml_escaped(fonts_.shaper().family());
    out += "\" font-size=\"";
    append_number(out, em_of(type), 4);
    out += type.bold ? "\" font-weight=\"bold\">\n" : "\">\n";
  } else {
    out += "<g transform=\"scale(";
    append_number(out, em_of(type) / units, 9);
    out += ")\">\n";
  }
}

void SvgText::end_group(std::string& out) {
  if (in_group_) out += "</g>\n";
  in_group_ = false;
}

void SvgText::write_live(std::string& out, const Text& text) const {
  fonts_.shaper().shape(text.words, text.type.bold);  // refuses what cannot be shown
  out += "<text x=\"";
  append_number(out, text.at.x);
  out += "\" y=\"";
  append_number(out, text.at.y);
  if (text.align == Align::centre) out += "\" text-anchor=\"middle";
  if (text.align == Align::right) out += "\" text-anchor=\"end";
  const bool blanks_matter = text.words.starts_with(' ') || text.words.ends_with(' ') ||
                             text.words.find("  ") != std::string::npos;
  out += blanks_matter ? "\" xml:space=\"preserve\">" : "\">";
  out += xml_escaped(text.words);
  out += "</text>";
}

void SvgText::write_shapes(std::string& out, const Text& text) {
  const auto shaped = fonts_.shaper().shape(text.words, text.type.bold);
  const double em = em_of(text.type);
  const double shift = text.align == Align::left ? 0 : text.align == Align::centre ? 0.5 : 1;
  const double x = (text.at.x / em - shift * shaped->width) * units;
  const double y = text.at.y / em * units;
  const auto repeated = repeated_.find({text.words, text.type.bold});
  if (repeated == repeated_.end() || repeated->second.times < 2) {
    append_glyphs(out, *shaped, x, y);
    return;
  }
  int& shape = repeated->second.shape;
  if (shape < 0) {
    std::string phrase;
    append_glyphs(phrase, *shaped, 0, 0);
    shape = shapes_++;
    definitions_ += "<g id=\"" + page_id_ + '-' + std::to_string(shape) + "\">" + phrase + "</g>\n";
  }
  append_use(out, shape, x, y);
}

void SvgText::append_glyphs(std::string& out, const Shaped& shaped, double x, double y) {
  // The place of a line is said once, where that is shorter.
  const bool as_line = shaped.runs.size() == 1 && shaped.runs[0].glyphs.size() > 4;
  if (as_line) {
    out += "<g transform=\"translate(";
    append_number(out, x, 0);
    out += ' ';
    append_number(out, y, 0);
    out += ")\">";
    x = y = 0;
  }
  for (const Run& run : shaped.runs) {
    for (const Glyph& glyph : run.glyphs) {
      const int shape = glyph_shape(*run.face, glyph.index);
      if (shape >= 0) append_use(out, shape, x + glyph.x * units, y + glyph.y * units);
    }
  }
  if (as_line) out += "</g>";
}

void SvgText::append_use(std::string& out, int shape, double x, double y) const {
  out += "<use xlink:href=\"#";
  out += page_id_;
  out += '-';
  append_number(out, shape, 0);
  out += '"';
  append_coordinate(out, 'x', x);
  append_coordinate(out, 'y', y);
  out += "/>";
}

int SvgText::glyph_shape(Face& face, std::uint32_t glyph) {
  const auto key = (static_cast<std::uint64_t>(face.number) << 32) | glyph;
  const auto [place, is_new] = glyph_shapes_.try_emplace(key, -1);
  if (!is_new) return place->second;
  const std::string& outline = face.outline(glyph);
  if (!outline.empty()) {
    place->second = shapes_++;
    definitions_ += "<path id=\"";
    definitions_ += page_id_;
    definitions_ += '-';
    append_number(definitions_, place->second, 0);
    definitions_ += "\" d=\"";
    definitions_ += outline;
    definitions_ += "\"/>\n";
  }
  return place->second;
}

}  // namespace cartapenna
