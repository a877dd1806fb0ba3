// SPDX-License-Identifier: MIT
// The only place that asks the system's fontconfig, and only for a family asked for by its name.
#include "layouts/system_fonts.h"

#include <fontconfig/fontconfig.h>

#include <memory>

namespace cartapenna {
namespace {

struct Destroy {
  void operator()(FcConfig* config) const { FcConfigDestroy(config); }
  void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Config = std::unique_ptr<FcConfig, Destroy>;
using Pattern = std::unique_ptr<FcPattern, Destroy>;

std::string text_of(FcPattern* pattern, const char* property) {
  FcChar8* text = nullptr;
  if (FcPatternGetString(pattern, property, 0, &text) != FcResultMatch) return {};
  return reinterpret_cast<const char*>(text);
}

std::string file_of(FcConfig* config, const std::string& family, int weight) {
  const Pattern wanted(FcPatternCreate());
  FcPatternAddString(wanted.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>(family.c_str()));
  FcPatternAddInteger(wanted.get(), FC_WEIGHT, weight);
  FcConfigSubstitute(config, wanted.get(), FcMatchPattern);
  FcDefaultSubstitute(wanted.get());
  FcResult result = FcResultNoMatch;
  const Pattern found(FcFontMatch(config, wanted.get(), &result));
  // Fontconfig always finds something: another family is no answer.
  if (!found ||
      FcStrCmpIgnoreCase(reinterpret_cast<const FcChar8*>(text_of(found.get(), FC_FAMILY).c_str()),
                         reinterpret_cast<const FcChar8*>(family.c_str())) != 0) {
    throw FontError("no font of the family " + family + " is installed");
  }
  return text_of(found.get(), FC_FILE);
}

}  // namespace

FontFiles find_system_fonts(const std::string& family) {
  const Config config(FcInitLoadConfigAndFonts());
  if (!config) throw FontError("fontconfig cannot be read, so that " + family + " is not found");
  return {family,
          file_of(config.get(), family, FC_WEIGHT_REGULAR),
          file_of(config.get(), family, FC_WEIGHT_BOLD),
          {},
          {}};
}

}  // namespace cartapenna
