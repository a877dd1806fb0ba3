// SPDX-License-Identifier: MIT
// Shaped text, as the writers need it: which glyph of which face goes where. Unhinted shaping grows
// in proportion with the type, so each string is shaped once, for an em of 1.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "layouts/fonts.h"
#include "layouts/svg_path.h"

// NOLINTNEXTLINE(bugprone-reserved-identifier): the name is Cairo's.
typedef struct _cairo_font_face cairo_font_face_t;

namespace cartapenna {

// One weight of one font file, owned by the shaper.
class Face {
 public:
  Face() = default;
  virtual ~Face() = default;
  Face(const Face&) = delete;
  Face& operator=(const Face&) = delete;

  virtual cairo_font_face_t* cairo() const = 0;
  virtual double height(std::uint32_t glyph) const = 0;  // above the baseline, in ems
  // Thousandths of the em, y downwards; empty for a blank. One thread at a time.
  virtual const SvgOutline& outline(std::uint32_t glyph) = 0;
  int number = 0;  // tells the faces of a shaper apart
};

struct Glyph {
  std::uint32_t index = 0;
  double x = 0;  // from the start of the text, in ems
  double y = 0;
};

// So many bytes of the words are shown by so many glyphs.
struct Cluster {
  int bytes = 0;
  int glyphs = 0;
};

// Glyphs of one face, left to right. Clusters are in the order of the words, so their glyphs are
// taken from the end where the run reads from right to left.
struct Run {
  Face* face = nullptr;
  bool right_to_left = false;
  std::string words;
  std::vector<Glyph> glyphs;
  std::vector<Cluster> clusters;
};

struct Shaped {
  double width = 0;  // in ems
  std::vector<Run> runs;
};

struct FontFiles {
  std::string family;
  std::string regular;
  std::string bold;
  std::string fallback;  // DejaVu Sans; empty where it is the family itself, or missing
  std::string fallback_bold;
};

// Texts may be shaped by several threads; their faces are for one thread at a time.
struct Fonts::Shaper {
 public:
  explicit Shaper(FontFiles files);
  ~Shaper();
  Shaper(const Shaper&) = delete;
  Shaper& operator=(const Shaper&) = delete;

  // Throws FontError for a letter that cannot be shown.
  std::shared_ptr<const Shaped> shape(std::string_view words, bool bold);
  double capital_height(bool bold);  // in ems
  const std::string& family() const { return files_.family; }

 private:
  class Set;
  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };
  using Cache =
      std::unordered_map<std::string, std::shared_ptr<const Shaped>, Hash, std::equal_to<>>;

  Set& set(bool bold, bool with_fallback);
  std::shared_ptr<const Shaped> remember(Cache& cache, std::string_view words, Shaped shaped);

  std::mutex mutex_;
  FontFiles files_;
  int faces_numbered_ = 0;
  std::unique_ptr<Set> sets_[2][2];
  Cache cache_[2];
  std::size_t cached_letters_ = 0;
  double capital_height_[2] = {0, 0};
};

}  // namespace cartapenna
