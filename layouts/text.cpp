// SPDX-License-Identifier: MIT
#include "layouts/text.h"

#include <algorithm>
#include <utility>

namespace cartapenna {
namespace {

// Marks that belong to the letter before them: a break there would tear an é or a flag apart.
bool joins(char32_t letter) {
  return (letter >= 0x300 && letter <= 0x36F) || (letter >= 0x591 && letter <= 0x5C7) ||
         (letter >= 0x64B && letter <= 0x65F) || letter == 0x200D ||
         (letter >= 0xFE00 && letter <= 0xFE0F) || (letter >= 0x1F3FB && letter <= 0x1F3FF);
}

// Where the letter that starts at `at` ends, with all that is joined to it.
std::size_t end_of_letter(std::string_view words, std::size_t at) {
  Letter letter = letter_at(words, at);
  std::size_t end = at + letter.bytes;
  while (end < words.size()) {
    const Letter next = letter_at(words, end);
    if (letter.code != 0x200D && !joins(next.code)) break;
    letter = next;
    end += letter.bytes;
  }
  return end;
}

// Fills lines word by word; `line` is the one that still grows.
class Lines {
 public:
  Lines(const TextMeasure& measure, Type type, double width)
      : measure_(measure), type_(type), width_(width) {}

  void add_word(std::string_view word) {
    const std::string longer = line_.empty() ? std::string(word) : line_ + ' ' + std::string(word);
    if (fits(longer)) {
      line_ = longer;
      return;
    }
    if (!line_.empty()) end_line();
    if (fits(word)) {
      line_ = word;
    } else {
      add_letters(word);
    }
  }

  void end_line() {
    lines_.push_back(line_);
    line_.clear();
  }

  std::vector<std::string> take() { return std::move(lines_); }

 private:
  bool fits(std::string_view words) const { return measure_.width(words, type_) <= width_; }

  void add_letters(std::string_view word) {
    for (std::size_t at = 0; at < word.size();) {
      const std::size_t end = end_of_letter(word, at);
      const std::string_view letter = word.substr(at, end - at);
      if (!line_.empty() && !fits(line_ + std::string(letter))) end_line();
      line_ += letter;
      at = end;
    }
  }

  const TextMeasure& measure_;
  Type type_;
  double width_;
  std::string line_;
  std::vector<std::string> lines_;
};

}  // namespace

double PlainMeasure::width(std::string_view words, Type type) const {
  return 0.5 * static_cast<double>(letter_count(words)) * type.size * mm_per_point;
}

double PlainMeasure::capital_height(Type type) const {
  return 0.72 * type.size * mm_per_point;
}

std::vector<std::string> wrap(const TextMeasure& measure, std::string_view words, Type type,
                              double width) {
  Lines lines(measure, type, width);
  while (!words.empty()) {
    const std::size_t newline = std::min(words.find('\n'), words.size());
    std::string_view paragraph = words.substr(0, newline);
    while (!paragraph.empty()) {
      const std::size_t blank = std::min(paragraph.find(' '), paragraph.size());
      if (blank > 0) lines.add_word(paragraph.substr(0, blank));
      paragraph.remove_prefix(std::min(blank + 1, paragraph.size()));
    }
    lines.end_line();
    words.remove_prefix(std::min(newline + 1, words.size()));
  }
  return lines.take();
}

Letter letter_at(std::string_view words, std::size_t at) {
  const auto first = static_cast<unsigned char>(words[at]);
  const std::size_t length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (length == 1) return {first, 1};
  if (at + length > words.size()) return {0xFFFD, words.size() - at};
  char32_t code = first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    code = (code << 6) | (static_cast<unsigned char>(words[at + i]) & 0x3Fu);
  }
  return {code, length};
}

std::size_t letter_count(std::string_view words) {
  return static_cast<std::size_t>(
      std::count_if(words.begin(), words.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace cartapenna
