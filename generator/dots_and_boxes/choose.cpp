// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/choose.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr int patience = 100;  // games, before another level or theme will do

enum class Strict { yes, rounded_up, no };

bool is_rare(const Tally& tally, Theme theme, Strict strict) {
  const int used = tally.of(theme);
  return used == 0 || 10 * (used + 1) <= 4 * (tally.all + 1) + (strict == Strict::yes ? 0 : 9);
}

class Choice {
 public:
  Choice(const Wanted& wanted, const std::vector<const Problem*>& found, const Tally& entry,
         const Tally& document)
      : wanted_(wanted), found_(found), entry_(entry), document_(document) {}

  // The first one of the theme that was taken least.
  const Problem* least_used(int level, Strict strict) const {
    const Problem* best = nullptr;
    for (const Problem* problem : found_) {
      if (problem->level() != level || !allowed(problem->theme, strict)) continue;
      if (best == nullptr || entry_.of(problem->theme) < entry_.of(best->theme)) best = problem;
    }
    return best;
  }

 private:
  bool allowed(Theme theme, Strict strict) const {
    return wanted_.theme || strict == Strict::no ||
           (is_rare(entry_, theme, strict) && is_rare(document_, theme, strict));
  }

  const Wanted& wanted_;
  const std::vector<const Problem*>& found_;
  const Tally& entry_;
  const Tally& document_;
};

}  // namespace

bool Wanted::admits(const Problem& problem) const {
  return (level == 0 || problem.level() == level) && (!theme || problem.theme == *theme);
}

int level_in_turn(std::int64_t number) {
  constexpr std::array<int, 6> levels{1, 2, 2, 3, 4, 5};
  return levels[static_cast<std::size_t>(number - 1) % levels.size()];
}

void Tally::add(Theme theme) {
  ++themes[static_cast<std::size_t>(theme)];
  ++all;
}

const Problem* choose(const Wanted& wanted, std::int64_t number,
                      const std::vector<const Problem*>& found, int games, const Tally& entry,
                      const Tally& document) {
  const Choice choice(wanted, found, entry, document);
  const int level = wanted.level != 0 ? wanted.level : level_in_turn(number);
  if (const Problem* best = choice.least_used(level, Strict::yes)) return best;
  if (games < patience) return nullptr;
  if (wanted.level != 0) return choice.least_used(level, Strict::no);
  const Strict strict = games < 2 * patience ? Strict::yes : Strict::rounded_up;
  for (int away = 0; away < 5; ++away) {
    for (const int other : {level - away, level + away}) {
      if (const Problem* best = choice.least_used(other, strict)) return best;
    }
  }
  return nullptr;
}

}  // namespace cartapenna::dots_and_boxes
