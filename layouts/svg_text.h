// SPDX-License-Identifier: MIT
// Text in an SVG: as shapes that are defined once in a file and used where they stand, or live.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "layouts/fonts.h"
#include "layouts/scene.h"
#include "layouts/shaper.h"
#include "layouts/svg_path.h"

namespace cartapenna {

// A text and where the origin of its scene lies.
struct PlacedText {
  const Text* text = nullptr;
  Point origin;

  Point at() const { return text->at + origin; }
};

// Elements for live texts of one type and alignment. Throws a FontError for a letter that no font
// has.
void append_live_text(std::string& out, const Fonts& fonts, std::span<const PlacedText> texts);

class SvgText {
 public:
  SvgText(const Fonts& fonts, std::string_view page_id, bool live);

  // Counts a text that will be written, before anything is: letters and words that the page repeats
  // become shapes.
  void expect(const Text& text);
  // Elements for texts of one type and, if they are live, one alignment.
  void write(std::string& out, std::span<const PlacedText> texts);
  // `content` as a shape, its id returned.
  std::string define(std::string_view content);
  // The shape `id` once more, `by` mm from where it was drawn.
  void append_use(std::string& out, std::string_view id, Point by) const;
  // What the written elements refer to.
  const std::string& definitions() const { return definitions_; }

 private:
  struct GlyphShape {
    int times = 0;
    std::string id;  // empty: no shape yet
    const SvgOutline* outline = nullptr;
  };
  // Glyphs without a blank between them, where the first one stands.
  struct Word {
    int times = 0;
    std::string id;
    std::vector<GlyphShape*> glyphs;
  };
  // What is put into a line, in thousandths of the em.
  struct Used {
    const std::string* id;
    long x;
    long y;
  };

  void write_shapes(std::string& out, std::span<const PlacedText> texts);
  void append_text(std::string& out, SvgPath& path, const PlacedText& placed);
  void append_word(std::vector<Used>& used, SvgPath& path, const Run& run, std::size_t first,
                   std::size_t last, Point at);
  void append_glyph(std::vector<Used>& used, SvgPath& path, GlyphShape& shape, Point at);
  void append_line(std::string& out, const std::vector<Used>& used) const;
  void append_use(std::string& out, std::string_view id, long x, long y) const;
  template <class Use>
  void for_each_word(const Shaped& shaped, Use use);
  Word& word(const Run& run, std::size_t first, std::size_t last);
  GlyphShape& glyph_shape(Face& face, std::uint32_t glyph);
  void settle();
  std::string next_id();

  const Fonts& fonts_;
  std::string prefix_;  // of shapes' ids
  bool live_;
  bool settled_ = false;  // all that will be written has been counted
  int shapes_ = 0;
  std::string key_;
  std::unordered_map<std::string, Word> words_;
  std::unordered_map<std::uint64_t, GlyphShape> glyph_shapes_;
  std::string definitions_;
};

}  // namespace cartapenna
