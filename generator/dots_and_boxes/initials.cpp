// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/initials.h"

#include <algorithm>
#include <cctype>

namespace cartapenna::dots_and_boxes {

namespace {

constexpr std::size_t most_letters = 3;

std::string beginning(std::string_view name, std::size_t letters) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < letters && at < name.size(); ++i) at += letter_at(name, at).bytes;
  std::string start(name.substr(0, at));
  if (!start.empty()) {
    start.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(start.front())));
  }
  return start;
}

}  // namespace

std::vector<std::string> initials(const std::vector<std::string>& names, std::size_t players) {
  std::vector<std::string> marks(players);
  for (std::size_t player = 0; player < std::min(players, names.size()); ++player) {
    for (std::size_t letters = 1; letters <= most_letters && marks[player].empty(); ++letters) {
      const std::string mark = beginning(names[player], letters);
      const auto same = std::count_if(names.begin(), names.end(), [&](const std::string& name) {
        return beginning(name, letters) == mark;
      });
      if (same == 1) marks[player] = mark;
    }
  }
  return marks;
}

Fitted fitted(const Draft& draft, const std::string& name, double width) {
  Fitted result{name, draft.style().strong};
  while (result.type.size > draft.style().caption.size &&
         draft.width(result.words, result.type) > width) {
    result.type.size -= 0.5;
  }
  std::size_t letters = letter_count(name);
  while (letters > 1 && draft.width(result.words, result.type) > width) {
    --letters;
    std::size_t at = 0;
    for (std::size_t i = 0; i < letters; ++i) at += letter_at(name, at).bytes;
    result.words = name.substr(0, at) + "…";
  }
  return result;
}

}  // namespace cartapenna::dots_and_boxes
