// SPDX-License-Identifier: MIT
// Codes: what is dead and what hangs together.
#include "generator/sprouts/code.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <numeric>

namespace cartapenna::sprouts {

namespace {

int lives_of_digit(char c) {
  return c == '0' ? 3 : c == '1' ? 2 : 1;
}

// Appends one region to `out` with equal neighbours merged; gives its lives, stopping at 2.
int copy_region(const Code& code, std::size_t& at, Code& out) {
  int lives = 0;
  std::bitset<most_labels> met;
  std::size_t ring = out.size();
  for (; code[at] != '}'; ++at) {
    const char c = code[at];
    if (c == '.') {
      if (out.size() > ring + 1 && is_label(out[ring]) && out[ring] == out.back()) {
        out[ring] = '2';
        out.pop_back();
      }
      if (out.size() > ring) out += '.';
      ring = out.size();
    } else if (!is_label(c)) {
      lives += lives_of_digit(c);
      out += c;
    } else {
      if (!met[label_index(c)]) ++lives;
      met.set(label_index(c));
      if (out.size() > ring && out.back() == c) {
        out.back() = '2';
      } else {
        out += c;
      }
    }
  }
  out += '}';
  ++at;
  return lives;
}

void mark_single_labels(Code& code) {
  std::array<unsigned char, most_labels> count{};
  for (char c : code) {
    if (is_label(c)) ++count.at(label_index(c));
  }
  for (char& c : code) {
    if (is_label(c) && count.at(label_index(c)) == 1) c = '2';
  }
}

}  // namespace

int lives(const Code& code) {
  int sum = 0;
  int label_sites = 0;
  for (char c : code) {
    if (is_label(c)) {
      ++label_sites;
    } else if (c >= '0' && c <= '2') {
      sum += lives_of_digit(c);
    }
  }
  return sum + label_sites / 2;
}

void drop_dead(Code& code) {
  for (;;) {
    mark_single_labels(code);
    Code out;
    out.reserve(code.size());
    bool label_lost = false;
    for (std::size_t at = 0; at < code.size();) {
      const std::size_t region = out.size();
      if (copy_region(code, at, out) >= 2) continue;
      label_lost = label_lost || std::any_of(out.begin() + static_cast<std::ptrdiff_t>(region),
                                             out.end(), is_label);
      out.resize(region);
    }
    code = std::move(out);
    if (!label_lost) return;
  }
}

std::vector<Code> split_lands(const Code& code) {
  std::vector<std::pair<std::size_t, std::size_t>> regions;  // begin, end
  for (std::size_t begin = 0; begin < code.size(); begin = regions.back().second) {
    regions.emplace_back(begin, code.find('}', begin) + 1);
  }
  std::vector<std::size_t> land(regions.size());
  std::iota(land.begin(), land.end(), 0);
  const auto root = [&](std::size_t r) {
    while (land[r] != r) r = land[r];
    return r;
  };
  std::array<std::size_t, most_labels> region_of{};
  region_of.fill(regions.size());
  for (std::size_t r = 0; r < regions.size(); ++r) {
    for (std::size_t at = regions[r].first; at < regions[r].second; ++at) {
      if (!is_label(code[at])) continue;
      std::size_t& other = region_of.at(label_index(code[at]));
      if (other == regions.size()) {
        other = r;
      } else if (const auto a = root(other), b = root(r); a != b) {
        land[std::max(a, b)] = std::min(a, b);
      }
    }
  }
  std::vector<Code> lands(regions.size());
  for (std::size_t r = 0; r < regions.size(); ++r) {
    lands[root(r)].append(code, regions[r].first, regions[r].second - regions[r].first);
  }
  std::erase(lands, "");
  return lands;
}

}  // namespace cartapenna::sprouts
