// SPDX-License-Identifier: MIT
// Pango, fed with the font files of one weight and nothing else: each Set has a fontconfig of its
// own that holds only them. DejaVu Sans is not even opened until a letter is missing.
#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>

#include <cassert>
#include <mutex>

#include "layouts/letters.h"
#include "layouts/pango_face.h"
#include "layouts/shaper.h"

namespace cartapenna {
namespace {

struct Destroy {
  void operator()(FcConfig* config) const { FcConfigDestroy(config); }
  void operator()(PangoFontDescription* it) const { pango_font_description_free(it); }
  void operator()(PangoAttrList* it) const { pango_attr_list_unref(it); }
  void operator()(PangoGlyphString* it) const { pango_glyph_string_free(it); }
  void operator()(cairo_font_options_t* it) const { cairo_font_options_destroy(it); }
  void operator()(GList* it) const {
    g_list_free_full(it, [](gpointer item) { pango_item_free(static_cast<PangoItem*>(item)); });
  }
};
template <typename T>
using Owned = std::unique_ptr<T, Destroy>;

Owned<PangoAttrList> attributes() {
  Owned<PangoAttrList> list(pango_attr_list_new());
  // Without ligatures each letter is a glyph, which every reader of PDF finds again.
  pango_attr_list_insert(list.get(),
                         pango_attr_font_features_new("lnum=1, tnum=1, liga=0, clig=0"));
  return list;
}

// Pango starts FcInit in a thread, which would read the user's configuration and complain of it:
// a configuration that is there already keeps it from doing so.
void keep_fontconfig_away(FcConfig* config) {
  static std::once_flag once;
  std::call_once(once, [config] { FcConfigSetCurrent(config); });
}

}  // namespace

class Fonts::Shaper::Set {
 public:
  // Faces are numbered on from `faces_numbered`, which outlives the set.
  Set(const std::string& family, const std::vector<std::string>& files, bool bold,
      int& faces_numbered);

  // False when a letter is in none of the fonts; `missing` is then the letter.
  bool shape(std::string_view words, Shaped& shaped, char32_t& missing);
  double capital_height();

 private:
  void add_run(PangoItem& item, std::string_view words, Shaped& shaped, char32_t& missing);
  void add_clusters(PangoItem& item, std::string_view words, const std::vector<int>& glyphs_before,
                    Run& run);
  PangoFace& face(PangoFont* font);

  int& faces_numbered_;
  Shared<PangoFontMap> map_;
  Shared<PangoContext> context_;
  Owned<PangoAttrList> attributes_ = attributes();
  Owned<PangoGlyphString> glyphs_{pango_glyph_string_new()};
  std::vector<std::unique_ptr<PangoFace>> faces_;
};

Fonts::Shaper::Set::Set(const std::string& family, const std::vector<std::string>& files, bool bold,
                        int& faces_numbered)
    : faces_numbered_(faces_numbered) {
  const Owned<FcConfig> config(FcConfigCreate());
  for (const std::string& file : files) {
    if (FcConfigAppFontAddFile(config.get(), reinterpret_cast<const FcChar8*>(file.c_str())) == 0) {
      throw FontError("the font file " + file + " cannot be read");
    }
  }
  keep_fontconfig_away(config.get());
  map_.reset(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map_.get()), config.get());
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map_.get()), 72);
  context_.reset(pango_font_map_create_context(map_.get()));

  const Owned<cairo_font_options_t> options(cairo_font_options_create());
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context_.get(), options.get());
  pango_context_set_round_glyph_positions(context_.get(), FALSE);
  pango_context_set_language(context_.get(), pango_language_from_string("en"));

  const Owned<PangoFontDescription> font(pango_font_description_new());
  pango_font_description_set_family(font.get(), (family + ",DejaVu Sans").c_str());
  pango_font_description_set_weight(font.get(), bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_size(font.get(), static_cast<int>(pango_em));
  pango_context_set_font_description(context_.get(), font.get());
}

bool Fonts::Shaper::Set::shape(std::string_view words, Shaped& shaped, char32_t& missing) {
  const int length = static_cast<int>(words.size());
  // Weak: the first letter that has a direction decides.
  const Owned<GList> items(pango_itemize_with_base_dir(context_.get(), PANGO_DIRECTION_WEAK_LTR,
                                                       words.data(), 0, length, attributes_.get(),
                                                       nullptr));
  struct FreeList {
    void operator()(GList* it) const { g_list_free(it); }
  };
  const std::unique_ptr<GList, FreeList> visual(pango_reorder_items(items.get()));
  for (GList* at = visual.get(); at != nullptr; at = at->next) {
    add_run(*static_cast<PangoItem*>(at->data), words, shaped, missing);
    if (missing != 0) return false;
  }
  return true;
}

void Fonts::Shaper::Set::add_run(PangoItem& item, std::string_view words, Shaped& shaped,
                                 char32_t& missing) {
  // Else the environment's LANGUAGE would choose the forms of some letters.
  item.analysis.language = pango_context_get_language(context_.get());
  pango_shape_with_flags(words.data() + item.offset, item.length, words.data(),
                         static_cast<int>(words.size()), &item.analysis, glyphs_.get(),
                         PANGO_SHAPE_NONE);
  Run run;
  run.face = &face(item.analysis.font);
  run.right_to_left = item.analysis.level % 2 != 0;
  run.words =
      words.substr(static_cast<std::size_t>(item.offset), static_cast<std::size_t>(item.length));
  std::vector<int> glyphs_before{0};  // for each glyph, how many of those before it are painted
  for (int i = 0; i < glyphs_->num_glyphs; ++i) {
    const PangoGlyphInfo& info = glyphs_->glyphs[i];
    if ((info.glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0 && info.glyph != PANGO_GLYPH_EMPTY) {
      missing = info.glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
      return;
    }
    if (info.glyph != PANGO_GLYPH_EMPTY) {
      run.glyphs.push_back({info.glyph, shaped.width + info.geometry.x_offset / pango_em,
                            info.geometry.y_offset / pango_em});
    }
    glyphs_before.push_back(static_cast<int>(run.glyphs.size()));
    shaped.width += info.geometry.width / pango_em;
  }
  add_clusters(item, words, glyphs_before, run);
  shaped.runs.push_back(std::move(run));
}

void Fonts::Shaper::Set::add_clusters(PangoItem& item, std::string_view words,
                                      const std::vector<int>& glyphs_before, Run& run) {
  PangoGlyphItem glyph_item{&item, glyphs_.get(), 0, 0, 0};
  PangoGlyphItemIter at;
  for (gboolean more = pango_glyph_item_iter_init_start(&at, &glyph_item, words.data()); more != 0;
       more = pango_glyph_item_iter_next_cluster(&at)) {
    // From right to left, start_glyph is the last one and end_glyph the one before the first.
    const int first = run.right_to_left ? at.end_glyph + 1 : at.start_glyph;
    const int last = run.right_to_left ? at.start_glyph + 1 : at.end_glyph;
    run.clusters.push_back(
        {at.end_index - at.start_index, glyphs_before[static_cast<std::size_t>(last)] -
                                            glyphs_before[static_cast<std::size_t>(first)]});
  }
}

double Fonts::Shaper::Set::capital_height() {
  Shaped shaped;
  char32_t missing = 0;
  if (!shape("H", shaped, missing)) return 0;
  return shaped.runs.at(0).face->height(shaped.runs[0].glyphs.at(0).index);
}

PangoFace& Fonts::Shaper::Set::face(PangoFont* font) {
  for (const auto& known : faces_) {
    if (known->shows(font)) return *known;
  }
  faces_.push_back(std::make_unique<PangoFace>(font, faces_numbered_++));
  return *faces_.back();
}

Fonts::Shaper::Shaper(FontFiles files) : files_(std::move(files)) {}

Fonts::Shaper::~Shaper() = default;

Fonts::Shaper::Set& Fonts::Shaper::set(bool bold, bool with_fallback) {
  std::unique_ptr<Set>& place = sets_[bold ? 1 : 0][with_fallback ? 1 : 0];
  if (!place) {
    std::vector<std::string> files{bold ? files_.bold : files_.regular};
    if (with_fallback) files.push_back(bold ? files_.fallback_bold : files_.fallback);
    place = std::make_unique<Set>(files_.family, files, bold, faces_numbered_);
  }
  return *place;
}

std::shared_ptr<const Shaped> Fonts::Shaper::shape(std::string_view words, bool bold) {
  const std::lock_guard lock(mutex_);
  Cache& cache = cache_[bold ? 1 : 0];
  if (const auto known = cache.find(words); known != cache.end()) return known->second;

  check_letters(words);
  if (words.empty()) words = "";  // Pango takes no null
  Shaped shaped;
  char32_t missing = 0;
  if (!set(bold, false).shape(words, shaped, missing)) {
    shaped = {};
    const bool can_fall_back = !(bold ? files_.fallback_bold : files_.fallback).empty();
    missing = can_fall_back ? 0 : missing;
    if (!can_fall_back || !set(bold, true).shape(words, shaped, missing)) {
      refuse_letter(missing, words, "no font has the letter");
    }
  }
  return remember(cache, words, std::move(shaped));
}

// A class of thousands has thousands of names, each seen once or twice: the cache starts afresh
// when it has grown to a few megabytes.
std::shared_ptr<const Shaped> Fonts::Shaper::remember(Cache& cache, std::string_view words,
                                                      Shaped shaped) {
  constexpr std::size_t most_letters = 50'000;
  constexpr std::size_t letters_an_entry_costs = 10;
  cached_letters_ += words.size() + letters_an_entry_costs;
  if (cached_letters_ > most_letters) {
    for (Cache& each : cache_) each.clear();
    cached_letters_ = words.size() + letters_an_entry_costs;
  }
  return cache.emplace(words, std::make_shared<const Shaped>(std::move(shaped))).first->second;
}

double Fonts::Shaper::capital_height(bool bold) {
  const std::lock_guard lock(mutex_);
  double& height = capital_height_[bold ? 1 : 0];
  if (height == 0) height = set(bold, false).capital_height();
  return height;
}

}  // namespace cartapenna

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CARTAPENNA_LEAK_CHECKER
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define CARTAPENNA_LEAK_CHECKER
#endif
#if defined(CARTAPENNA_LEAK_CHECKER)
// Pango and fontconfig keep some kilobytes for each font map that has gone, Cairo 1.16 the copy of
// each form: nothing for a program that makes one or two, but the leak checker would stop each
// test. The checker asks for these names.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming)
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libfontconfig\nleak:libpango\nleak:libcairo";
}
extern "C" const char* __lsan_default_options() {
  return "print_suppressions=0";
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
#endif
