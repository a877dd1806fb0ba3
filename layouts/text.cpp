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

constexpr std::string_view no_break_space = "\u00A0";

std::string replaced(std::string_view words, std::string_view from, std::string_view to) {
  std::string text;
  for (std::size_t at = words.find(from); at != std::string_view::npos; at = words.find(from)) {
    text.append(words.substr(0, at)).append(to);
    words.remove_prefix(at + from.size());
  }
  return text.append(words);
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

// Fills lines word by word; `line_` is the one that still grows.
class Lines {
 public:
  Lines(const TextMeasure& measure, Type type, double width)
      : measure_(measure),
        type_(type),
        width_(width),
        letter_width_(0.5 * type.size * mm_per_point) {}

  void add_paragraph(std::string_view paragraph) {
    split(paragraph);
    for (std::size_t next = 0; next < words_.size();) {
      const std::size_t count = fitting(next);
      if (count > 0) line_ = joined(next, count);
      next += count;
      if (next == words_.size()) break;
      if (!line_.empty()) {
        end_line();
      } else {
        add_letters(words_[next++]);
      }
    }
    end_line();
  }

  void end_line() {
    lines_.push_back(line_);
    line_.clear();
  }

  std::vector<std::string> take() { return std::move(lines_); }

 private:
  void split(std::string_view paragraph) {
    words_.clear();
    while (!paragraph.empty()) {
      const std::size_t blank = std::min(paragraph.find(' '), paragraph.size());
      if (blank > 0) words_.push_back(paragraph.substr(0, blank));
      paragraph.remove_prefix(std::min(blank + 1, paragraph.size()));
    }
  }

  std::string joined(std::size_t first, std::size_t count) const {
    std::string line = line_;
    for (std::size_t i = first; i < first + count; ++i) {
      if (!line.empty()) line += ' ';
      line += with_plain_blanks(words_[i]);
    }
    return line;
  }

  // How many of the words fit into the line together. Each try is measured as a whole, so the first
  // one is a guess by the letters.
  std::size_t fitting(std::size_t first) {
    const std::size_t most = words_.size() - first;
    std::size_t count = 0;
    double letters = static_cast<double>(line_.size());
    while (count < most && letters * letter_width_ <= width_) {
      letters += static_cast<double>(words_[first + count++].size() + 1);
    }
    const std::size_t guess = count;
    while (count > 0 && !fits(joined(first, count))) --count;
    if (count < guess) return count;
    while (count < most && fits(joined(first, count + 1))) ++count;
    return count;
  }

  bool fits(std::string_view words) {
    const double width = measure_.width(words, type_);
    if (!words.empty()) letter_width_ = width / static_cast<double>(words.size());
    return width <= width_;
  }

  void add_letters(std::string_view word) {
    for (std::size_t at = 0; at < word.size();) {
      const std::size_t end = end_of_letter(word, at);
      const std::string letter = with_plain_blanks(word.substr(at, end - at));
      if (!line_.empty() && !fits(line_ + letter)) end_line();
      line_ += letter;
      at = end;
    }
  }

  const TextMeasure& measure_;
  Type type_;
  double width_;
  double letter_width_;  // about, in bytes of UTF-8
  std::vector<std::string_view> words_;
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
    lines.add_paragraph(words.substr(0, newline));
    words.remove_prefix(std::min(newline + 1, words.size()));
  }
  return lines.take();
}

std::string unbroken(std::string_view words) {
  return replaced(words, " ", no_break_space);
}

std::string with_plain_blanks(std::string_view words) {
  return replaced(words, no_break_space, " ");
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
