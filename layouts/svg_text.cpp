// SPDX-License-Identifier: MIT
#include "layouts/svg_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "layouts/xml.h"

namespace cartapenna {
namespace {

// Glyphs are placed and drawn in thousandths of the em: a group scales them to their type.
constexpr double units = 1000;

double em_of(const Type& type) {
  return type.size * mm_per_point;
}

// Whether a word is worth a shape: whether that takes fewer bytes than its letters each time.
bool is_repeated(int times, std::size_t letters) {
  return times > 1 && static_cast<std::size_t>(times - 1) * (letters - 1) >= 3;
}

// The same for a letter; those that are not are drawn in place.
bool is_repeated(int times, const SvgOutline& outline) {
  constexpr std::size_t move = 10;
  constexpr std::size_t definition = 30;
  constexpr std::size_t use = 38;
  const auto often = static_cast<std::size_t>(times);
  const std::size_t drawn = outline.rest.size() + move;
  return often * drawn > drawn + definition + often * use;
}

// Shapes have short ids, for a page uses hundreds: five letters and digits made of the page's id,
// which tell pages apart as 8 · 10^8 numbers would, and a counter.
constexpr std::string_view digits =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

std::string short_prefix(std::string_view page_id) {
  std::uint64_t hash = 14695981039346656037u;  // FNV-1a
  for (char byte : page_id) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211u;
  hash ^= hash >> 32;
  std::string prefix(1, digits[hash % 52]);
  hash /= 52;
  for (int i = 0; i < 4; ++i, hash /= 62) prefix += digits[hash % 62];
  return prefix;
}

}  // namespace

SvgText::SvgText(const Fonts& fonts, std::string_view page_id, bool live)
    : fonts_(fonts), prefix_(short_prefix(page_id)), live_(live) {}

template <class Use>
void SvgText::for_each_word(const Shaped& shaped, Use use) {
  for (const Run& run : shaped.runs) {
    const auto blank = [&](std::size_t at) {
      return glyph_shape(*run.face, run.glyphs[at].index).outline->empty();
    };
    for (std::size_t first = 0; first < run.glyphs.size(); ++first) {
      if (blank(first)) continue;
      std::size_t last = first + 1;
      while (last < run.glyphs.size() && !blank(last)) ++last;
      use(run, first, last);
      first = last;
    }
  }
}

void SvgText::expect(const Text& text) {
  if (live_) return;
  const auto shaped = fonts_.shaper().shape(text.words, text.type.bold);
  for_each_word(*shaped, [this](const Run& run, std::size_t first, std::size_t last) {
    ++word(run, first, last).times;
  });
}

// A word that is a shape holds its letters once.
void SvgText::settle() {
  if (std::exchange(settled_, true)) return;
  for (auto& [key, word] : words_) {
    const int times = is_repeated(word.times, word.glyphs.size()) ? 1 : word.times;
    for (GlyphShape* glyph : word.glyphs) glyph->times += times;
  }
}

void SvgText::write(std::string& out, std::span<const PlacedText> texts) {
  live_ ? append_live_text(out, fonts_, texts) : write_shapes(out, texts);
}

// The glyphs that are worth no shape of their own are one path.
void SvgText::write_shapes(std::string& out, std::span<const PlacedText> texts) {
  settle();
  out += "<g transform=\"scale(";
  append_number(out, em_of(texts.front().text->type) / units, 9);
  out += ")\">\n";
  SvgPath path(0);
  for (const PlacedText& placed : texts) append_text(out, path, placed);
  if (!path.empty()) out += "<path d=\"" + path.take() + "\"/>\n";
  out += "</g>\n";
}

void SvgText::append_text(std::string& out, SvgPath& path, const PlacedText& placed) {
  const Text& text = *placed.text;
  const auto shaped = fonts_.shaper().shape(text.words, text.type.bold);
  const double em = em_of(text.type);
  const double shift = text.align == Align::left ? 0 : text.align == Align::centre ? 0.5 : 1;
  const Point at{(placed.at().x / em - shift * shaped->width) * units, placed.at().y / em * units};
  std::vector<Used> used;
  for_each_word(*shaped, [&](const Run& run, std::size_t first, std::size_t last) {
    append_word(used, path, run, first, last, at);
  });
  append_line(out, used);
}

void SvgText::append_word(std::vector<Used>& used, SvgPath& path, const Run& run, std::size_t first,
                          std::size_t last, Point at) {
  Word& known = word(run, first, last);
  const auto place = [&](std::size_t i) { return Point{run.glyphs[i].x, run.glyphs[i].y} * units; };
  const Point start = at + place(first);
  if (!is_repeated(known.times, last - first)) {
    for (std::size_t i = first; i < last; ++i) {
      append_glyph(used, path, *known.glyphs[i - first], at + place(i));
    }
    return;
  }
  if (known.id.empty()) {
    std::vector<Used> letters;
    SvgPath drawn(0);
    for (std::size_t i = first; i < last; ++i) {
      append_glyph(letters, drawn, *known.glyphs[i - first], place(i) - place(first));
    }
    std::string content;
    append_line(content, letters);
    if (!drawn.empty()) content += "<path d=\"" + drawn.take() + "\"/>";
    known.id = define(content);
  }
  used.push_back({&known.id, std::lround(start.x), std::lround(start.y)});
}

void SvgText::append_glyph(std::vector<Used>& used, SvgPath& path, GlyphShape& shape, Point at) {
  if (!is_repeated(shape.times, *shape.outline)) {
    path.append(*shape.outline, at);
    return;
  }
  if (shape.id.empty()) {
    shape.id = next_id();
    SvgPath drawn(0);
    drawn.append(*shape.outline, {});
    definitions_ += "<path id=\"" + shape.id + "\" d=\"" + drawn.take() + "\"/>\n";
  }
  used.push_back({&shape.id, std::lround(at.x), std::lround(at.y)});
}

// The place of a line is said once, where that is shorter.
void SvgText::append_line(std::string& out, const std::vector<Used>& used) const {
  if (used.empty()) return;
  const long y = used.front().y;
  const bool level =
      std::all_of(used.begin(), used.end(), [y](const Used& one) { return one.y == y; });
  const bool as_line = level && y != 0 && used.size() > 4;
  if (as_line) {
    out += "<g transform=\"translate(";
    append_number(out, static_cast<double>(used.front().x), 0);
    out += ' ';
    append_number(out, static_cast<double>(y), 0);
    out += ")\">";
  }
  const long from = as_line ? used.front().x : 0;
  for (const Used& one : used) append_use(out, *one.id, one.x - from, as_line ? 0 : one.y);
  if (as_line) out += "</g>";
  if (y != 0) out += '\n';
}

void SvgText::append_use(std::string& out, std::string_view id, long x, long y) const {
  out += "<use xlink:href=\"#";
  out += id;
  out += '"';
  append_attribute(out, 'x', static_cast<double>(x), 0);
  append_attribute(out, 'y', static_cast<double>(y), 0);
  out += "/>";
}

void SvgText::append_use(std::string& out, std::string_view id, Point by) const {
  out += "<use xlink:href=\"#";
  out += id;
  out += '"';
  append_attribute(out, 'x', by.x, 2);
  append_attribute(out, 'y', by.y, 2);
  out += "/>\n";
}

std::string SvgText::define(std::string_view content) {
  std::string id = next_id();
  definitions_ += "<g id=\"" + id + "\">";
  definitions_ += content;
  definitions_ += "</g>\n";
  return id;
}

std::string SvgText::next_id() {
  std::string reversed;
  int rest = shapes_++;
  do {
    reversed += digits[static_cast<std::size_t>(rest % 62)];
    rest /= 62;
  } while (rest > 0);
  return prefix_ + std::string(reversed.rbegin(), reversed.rend());
}

SvgText::GlyphShape& SvgText::glyph_shape(Face& face, std::uint32_t glyph) {
  const auto key = (static_cast<std::uint64_t>(face.number) << 32) | glyph;
  GlyphShape& shape = glyph_shapes_[key];
  if (shape.outline == nullptr) shape.outline = &face.outline(glyph);
  return shape;
}

SvgText::Word& SvgText::word(const Run& run, std::size_t first, std::size_t last) {
  key_.assign(1, static_cast<char>(run.face->number));
  for (std::size_t i = first; i < last; ++i) {
    const std::uint32_t glyph = run.glyphs[i].index;
    for (unsigned shift = 0; shift < 24; shift += 8) key_ += static_cast<char>(glyph >> shift);
  }
  Word& found = words_[key_];
  if (found.glyphs.empty()) {
    for (std::size_t i = first; i < last; ++i) {
      found.glyphs.push_back(&glyph_shape(*run.face, run.glyphs[i].index));
    }
  }
  return found;
}

}  // namespace cartapenna
