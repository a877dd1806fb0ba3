// SPDX-License-Identifier: MIT
// Measuring text. The only interface with two implementations: fonts for paper, fixed widths for
// tests of pages that need no font.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "layouts/scene.h"

namespace cartapenna {

// A font file that is missing, or a letter that no font of the family has: it names the letter.
struct FontError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class TextMeasure {
 public:
  virtual ~TextMeasure() = default;
  // Advance width in mm of one line. Throws FontError for a letter that cannot be shown.
  virtual double width(std::string_view words, Type type) const = 0;
  // Height in mm of a capital letter, of digits too with lining figures.
  virtual double capital_height(Type type) const = 0;
};

// Every letter 0.5 em wide, capitals 0.72 em high.
class PlainMeasure final : public TextMeasure {
 public:
  double width(std::string_view words, Type type) const override;
  double capital_height(Type type) const override;
};

// Greedy line breaking at blanks, but not at those of unbroken(); a word wider than `width` is
// broken between letters, so that each line fits. Newlines force a break. An empty text has no
// line. All blanks of the lines are plain ones.
std::vector<std::string> wrap(const TextMeasure& measure, std::string_view words, Type type,
                              double width);

// Words that stay on one line: with no-break spaces, and plain again.
std::string unbroken(std::string_view words);
std::string with_plain_blanks(std::string_view words);

struct Letter {
  char32_t code = 0;
  std::size_t bytes = 0;
};

// The code point that starts at `at`; U+FFFD where the text ends within it. REQUIRES: at < size.
Letter letter_at(std::string_view words, std::size_t at);

// Number of letters (code points) of valid UTF-8.
std::size_t letter_count(std::string_view words);

}  // namespace cartapenna
