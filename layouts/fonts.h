// SPDX-License-Identifier: MIT
// The fonts of a document, from files known to the build, shaped by Pango through a font map of our
// own: installed fonts and the user's fontconfig change nothing.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "layouts/text.h"

namespace cartapenna {

// Families by name: "lato" (the default), "andika" for early readers, "opendyslexic", "dejavu".
// "system:NAME" is looked up in the system's fontconfig.
// Letters that the family lacks come from DejaVu Sans; a letter that it lacks too is a FontError.
class Fonts final : public TextMeasure {
 public:
  // Throws FontError when a file of the family is missing, naming it and the package that has it.
  explicit Fonts(std::string_view family = "lato");
  ~Fonts() override;
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  double width(std::string_view words, Type type) const override;
  double capital_height(Type type) const override;

  struct Shaper;  // seen by the writers only
  Shaper& shaper() const { return *shaper_; }

 private:
  std::unique_ptr<Shaper> shaper_;
};

}  // namespace cartapenna
