// SPDX-License-Identifier: MIT
// Codes as people write them.
#include <fmt/format.h>

#include <array>
#include <cctype>
#include <map>

#include "generator/sprouts/code.h"

namespace cartapenna::sprouts {

namespace {

constexpr int most_times = static_cast<int>(most_labels) / 3;

// Letters are told by their name where they can meet: small ones in a region, capital ones in a
// land.
struct Letter {
  char label;
  int count;
  std::size_t first_region, first_ring, column;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}
  std::variant<Code, Fault> read();

 private:
  bool fail(std::size_t at, std::string sentence);
  bool site(char c);
  bool letter(char c);
  bool repeat();
  bool end_region();
  bool end_land();
  bool nested_wrongly();

  std::string_view text_;
  std::size_t at_ = 0;
  Code code_;
  std::size_t ring_begin_ = 0;
  std::size_t region_begin_ = 0;
  std::size_t regions_ = 0;
  std::size_t rings_ = 0;
  std::size_t labels_ = 0;
  std::map<char, Letter> small_, capital_;
  Fault fault_{};
};

bool Reader::fail(std::size_t at, std::string sentence) {
  fault_ = {at + 1, std::move(sentence)};
  return false;
}

bool Reader::letter(char c) {
  const bool is_small = std::islower(static_cast<unsigned char>(c)) != 0;
  auto& known = is_small ? small_ : capital_;
  const auto found = known.find(c);
  if (found == known.end()) {
    if (labels_ == most_labels) {
      return fail(at_, fmt::format("more than {} different letters", most_labels));
    }
    const char label = make_label(labels_++);
    known[c] = {label, 1, regions_, rings_, at_};
    code_ += label;
    return true;
  }
  Letter& old = found->second;
  if (++old.count > 2) return fail(at_, fmt::format("{} stands here for the third time", c));
  if (is_small && old.first_ring != rings_) {
    return fail(at_, fmt::format("{} stands in two boundaries of a region", c));
  }
  if (!is_small && old.first_region == regions_) {
    return fail(at_,
                fmt::format("{} stands twice in one region; such a spot has a small letter", c));
  }
  code_ += old.label;
  return true;
}

bool Reader::site(char c) {
  const bool letters = std::isalpha(static_cast<unsigned char>(c)) != 0;
  if (!letters && (c < '0' || c > '2'))
    return fail(at_, "expected a spot (0, 1, 2 or a letter), '.', '}' or ']'");
  if (code_.size() > ring_begin_ && (c == '0' || code_[ring_begin_] == '0')) {
    return fail(at_, "a spot without a line (0) has a boundary of its own");
  }
  if (letters) return letter(c);
  code_ += c;
  return true;
}

// `0*5` is five times `0.`; stands at the '*'.
bool Reader::repeat() {
  std::size_t digits = at_ + 1;
  int times = 0;
  while (digits < text_.size() && std::isdigit(static_cast<unsigned char>(text_[digits])) != 0 &&
         times <= 1000) {
    times = times * 10 + (text_[digits++] - '0');
  }
  if (code_.size() != ring_begin_ + 1 || is_label(code_.back())) {
    return fail(at_, "only a boundary of one spot can be repeated, as in 0*5");
  }
  if (times < 1 || times > most_times) {
    return fail(at_ + 1, fmt::format("expected a number from 1 to {}", most_times));
  }
  for (int i = 1; i < times; ++i) {
    code_ += '.';
    code_ += code_[ring_begin_];
  }
  rings_ += static_cast<std::size_t>(times - 1);
  ring_begin_ = code_.size() - 1;
  at_ = digits - 1;
  return true;
}

// Two spots cannot alternate on one boundary: a, b, a, b.
bool Reader::nested_wrongly() {
  std::string open;
  for (std::size_t i = region_begin_; i < code_.size(); ++i) {
    const char c = code_[i];
    if (!is_label(c)) continue;
    const auto second = code_.find(c, i + 1);
    const auto first = code_.find(c);
    if (first == i && second != Code::npos) {
      open += c;
    } else if (first < i && first >= region_begin_) {
      if (open.empty() || open.back() != c) return true;
      open.pop_back();
    }
  }
  return false;
}

bool Reader::end_region() {
  if (code_.size() > ring_begin_) code_ += '.';
  for (const auto& [name, known] : small_) {
    if (known.count == 1) {
      return fail(known.column, fmt::format("{} stands only once in its region", name));
    }
  }
  if (nested_wrongly())
    return fail(at_ ? at_ - 1 : 0, "spots of this region's boundary cross each other");
  code_ += '}';
  small_.clear();
  ++regions_;
  ++rings_;
  ring_begin_ = region_begin_ = code_.size();
  return true;
}

bool Reader::end_land() {
  if (code_.size() > region_begin_ && !end_region()) return false;
  for (const auto& [name, known] : capital_) {
    if (known.count == 1) {
      return fail(known.column, fmt::format("{} stands in one region only", name));
    }
  }
  capital_.clear();
  return true;
}

std::variant<Code, Fault> Reader::read() {
  for (; at_ < text_.size(); ++at_) {
    const char c = text_[at_];
    bool fine = true;
    if (std::isspace(static_cast<unsigned char>(c)) != 0) continue;
    if (c == '!') {
      if (text_.find_first_not_of(" \t\r\n", at_ + 1) != std::string_view::npos) {
        return Fault{at_ + 2, "nothing can follow '!'"};
      }
    } else if (c == '.') {
      if (code_.size() == ring_begin_) return Fault{at_ + 1, "a boundary without a spot"};
      code_ += '.';
      ++rings_;
      ring_begin_ = code_.size();
    } else if (c == '}') {
      if (code_.size() == region_begin_) return Fault{at_ + 1, "a region without a boundary"};
      fine = end_region();
    } else if (c == ']') {
      fine = end_land();
    } else {
      fine = c == '*' ? repeat() : site(c);
    }
    if (!fine) return fault_;
  }
  if (!end_land()) return fault_;
  if (lives(code_) > static_cast<int>(most_labels)) {
    return Fault{1, fmt::format("more than {} lives", most_labels)};
  }
  drop_dead(code_);
  return code_;
}

struct Names {
  std::array<std::string, most_labels> of{};
  int small = 0;
  int capital = 0;
};

void name_labels(const Code& code, Names& names) {
  std::array<int, most_labels> region_of{};
  std::array<bool, most_labels> is_small{};
  int region = 1;
  for (char c : code) {
    if (c == '}') ++region;
    if (!is_label(c)) continue;
    const auto label = label_index(c);
    if (region_of.at(label) == region) is_small.at(label) = true;
    region_of.at(label) = region;
  }
  for (char c : code) {
    if (!is_label(c) || !names.of.at(label_index(c)).empty()) continue;
    int& used = is_small.at(label_index(c)) ? names.small : names.capital;
    const char first = is_small.at(label_index(c)) ? 'a' : 'A';
    names.of.at(label_index(c)) = used < 26 ? std::string(1, static_cast<char>(first + used))
                                            : fmt::format("({}{})", first, used);
    ++used;
  }
}

}  // namespace

std::variant<Code, Fault> parse_code(std::string_view text) {
  return Reader(text).read();
}

std::string print_code(const Code& code) {
  Names names;
  name_labels(code, names);
  std::string all;
  for (char c : code) {
    if (is_label(c)) {
      all += names.of.at(label_index(c));
    } else {
      all += c;
    }
  }
  return all;
}

std::string print_lands(const std::vector<Code>& lands) {
  std::string all;
  for (const Code& land : lands) {
    if (!all.empty()) all += ']';
    all += print_code(land);
  }
  return all;
}

}  // namespace cartapenna::sprouts
