// SPDX-License-Identifier: MIT
// Who of a class plays on which board.
#include <algorithm>

#include "generator/document.h"

namespace cartapenna {

std::int64_t boards_of_class(const Document& document, std::int64_t pupils) {
  const ClassSetup setup = document.group.value_or(ClassSetup{});
  const std::int64_t seats = setup.each == Each::pupil ? pupils : (pupils + 1) / 2;
  const auto orders =
      std::count_if(document.orders.begin(), document.orders.end(),
                    [](const Order& order) { return order.game->frame == Frame::sheet; });
  return seats * setup.days * orders;
}

void seat_class(Document& document, const std::vector<Pupil>& roster, std::uint64_t seed) {
  if (!document.group) document.group.emplace();
  const ClassSetup& setup = *document.group;
  std::vector<Pupil> pupils = roster;
  if (pupils.empty()) pupils.resize(static_cast<std::size_t>(setup.pupils));
  if (pupils.empty()) return;
  const auto group = [&](const Pupil& pupil) {
    return pupil.group.empty() ? setup.group : pupil.group;
  };
  if (setup.each == Each::pupil) {
    for (int day = 0; day < setup.days; ++day) {
      for (const Pupil& pupil : pupils) document.seats.push_back({{pupil.name}, group(pupil)});
    }
  } else {
    // A stream of its own, so that pairing draws nothing from any board.
    Random random(seed, ~std::uint64_t{0});
    const auto& teacher_name = document.words("sheet.teacher");
    for (const Pair& pair :
         pair_up(static_cast<int>(pupils.size()), setup.pairing, setup.days, random)) {
      const Pupil& one = pupils[static_cast<std::size_t>(pair[0])];
      const std::string other =
          pair[1] == teacher ? teacher_name : pupils[static_cast<std::size_t>(pair[1])].name;
      document.seats.push_back({{one.name, other}, group(one)});
    }
  }
  for (Order& order : document.orders) {
    if (order.game->frame != Frame::sheet) continue;
    order.count = std::max<std::int64_t>(
        0, static_cast<std::int64_t>(document.seats.size()) - document.first + 1);
  }
}

}  // namespace cartapenna
