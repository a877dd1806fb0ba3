// SPDX-License-Identifier: MIT
// Text in an SVG: as shapes that are defined once in a file and used where they stand, or live.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "layouts/fonts.h"
#include "layouts/scene.h"
#include "layouts/shaper.h"

namespace cartapenna {

// With so many decimals at most and no idle zeros; the same under every locale.
void append_number(std::string& out, double value, int decimals = 2);

class SvgText {
 public:
  SvgText(const Fonts& fonts, std::string_view page_id, bool live);

  // Words that the page repeats become one shape: counts them, before anything is written.
  void expect(const Scene& scene);
  // Elements for text; texts of one type that follow each other share a group.
  void write(std::string& out, const Text& text);
  void end_group(std::string& out);
  // What the written elements refer to; empty for live text.
  const std::string& definitions() const { return definitions_; }

 private:
  void begin_group(std::string& out, const Type& type);
  void write_live(std::string& out, const Text& text) const;
  void write_shapes(std::string& out, const Text& text);
  void append_use(std::string& out, int shape, double x, double y) const;
  void append_glyphs(std::string& out, const Shaped& shaped, double x, double y);
  int glyph_shape(Face& face, std::uint32_t glyph);

  using Phrase = std::pair<std::string, bool>;
  struct Repeated {
    int times = 0;
    int shape = -1;
  };

  const Fonts& fonts_;
  std::string page_id_;
  bool live_;
  bool in_group_ = false;
  Type type_;
  int shapes_ = 0;
  std::map<Phrase, Repeated> repeated_;
  std::unordered_map<std::uint64_t, int> glyph_shapes_;  // −1 for a blank
  std::string definitions_;
};

}  // namespace cartapenna
