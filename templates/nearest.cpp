// SPDX-License-Identifier: MIT
// Edit distance that counts two letters swapped as one slip, as typing makes them (the "optimal
// string alignment" of Damerau). Case, and - _ or blank, are no slips: what they spell is known.
#include <algorithm>
#include <cstddef>
#include <utility>

#include "templates/template.h"
#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::size_t longest = 64;  // longer words are no slips of a key

std::string plain(std::string_view word) {
  std::string result = lower(word);
  for (char& c : result) {
    if (c == '_' || c == ' ') c = '-';
  }
  return result;
}

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> above(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = above[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U);
      row[j] = std::min({change, above[j] + 1, row[j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, above);
    std::swap(above, row);
  }
  return above[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known) {
  if (word.empty() || word.size() > longest) return {};
  const std::string wanted = plain(word);
  std::string_view best;
  std::size_t least = wanted.size();
  for (const std::string_view candidate : known) {
    const std::size_t slips = distance(wanted, plain(candidate));
    const std::size_t allowed = std::max(wanted.size(), candidate.size()) / 3;
    if (slips <= allowed && slips < least) {
      least = slips;
      best = candidate;
    }
  }
  return best;
}

}  // namespace cartapenna
