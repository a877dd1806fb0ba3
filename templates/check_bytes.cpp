// SPDX-License-Identifier: MIT
// yaml-cpp takes a byte 4 for the end of the file, replaces what is no UTF-8 in silence and guesses
// at UTF-16 and UTF-32; so it only sees text that this file has looked through.
#include "templates/check_bytes.h"

#include <fmt/format.h>

#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20U;
constexpr int most_bad = 10;  // then it is no text

class Bytes {
 public:
  Bytes(std::string_view text, const std::string& file, Problems& problems)
      : text_(text), file_(file), problems_(problems) {}

  std::optional<std::string> check() {
    bool indenting = true;
    for (std::size_t at = 0; at < text_.size() && readable_;) {
      const CodePoint point = code_point(text_, at);
      if (point.value == '\r' && text_.substr(at + 1, 1) == "\n") {
        ++at;
        continue;
      }
      if (!point.valid || is_control(point.value)) look_at(point, indenting);
      good_ += is_fine(point) ? text_.substr(at, point.bytes) : "?";
      indenting = point.value == '\n' || (indenting && (point.value == ' ' || point.value == '\t'));
      ++column_;
      if (point.value == '\n') {
        ++line_;
        column_ = 1;
      }
      at += point.bytes;
    }
    return readable_ ? std::optional(std::move(good_)) : std::nullopt;
  }

 private:
  static bool is_fine(const CodePoint& point) {
    return point.valid && (!is_control(point.value) || point.value == '\n' || point.value == '\t');
  }

  void look_at(const CodePoint& point, bool indenting) {
    if (point.value == '\n') return;
    if (point.value == '\t') {
      if (!indenting) return;
      if (tab_line_ != line_) tell("a tab cannot indent: use spaces");
      tab_line_ = line_;
      return;
    }
    if (point.value == 0) {
      tell("byte 0x00: this is not a text file");
      readable_ = false;
    } else if (++bad_ > most_bad) {
      tell("this does not look like a text file in UTF-8");
      readable_ = false;
    } else if (!point.valid) {
      broken_ = true;
      tell(fmt::format("byte 0x{:02X} is not UTF-8: save the file as UTF-8",
                       static_cast<unsigned>(point.value)));
    } else if (point.value == '\r') {
      tell("a carriage return without a line feed: end lines with LF or CR LF");
    } else {
      tell(fmt::format("the control character U+{:04X} cannot stand here",
                       static_cast<unsigned>(point.value)));
    }
  }

  void tell(std::string sentence) { problems_.add({file_, line_, column_}, std::move(sentence)); }

  std::string_view text_;
  const std::string& file_;
  Problems& problems_;
  std::string good_;
  int line_ = 1;
  int column_ = 1;
  int tab_line_ = 0;
  int bad_ = 0;
  bool readable_ = true;
  bool broken_ = false;  // a letter is unknown

 public:
  bool unsure() const { return tab_line_ > 0 || broken_; }
};

}  // namespace

std::optional<std::string> check_bytes(std::string_view text, const std::string& file,
                                       Problems& problems) {
  const Place start{file, 1, 1};
  if (text.size() > most_bytes) {
    problems.add(
        start, fmt::format("the file has {} bytes: at most {} are read", text.size(), most_bytes));
    return std::nullopt;
  }
  if (text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF") {
    problems.add(start, "the file is in UTF-16: save it as UTF-8");
    return std::nullopt;
  }
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  Bytes bytes(text, file, problems);
  std::optional<std::string> good = bytes.check();
  // What a tab is worth is unknown, and so is a letter in another encoding: whatever would be said
  // of the rest might be false.
  if (bytes.unsure()) return std::nullopt;
  return good;
}

}  // namespace cartapenna
