// SPDX-License-Identifier: MIT
// Who of a class plays on which board.
#include <algorithm>

#include "generator/document.h"

namespace cartapenna {

std::int64_t boards_of_class(const Document& document, std::int64_t pupils) {
  const ClassSetup setup = document.group.value_or(ClassSetup{});
  const std::int64_t seats = setup.each == Each::pupil ? pupils : (pupils + 1) / 2;
  std::int64_t boards = 0;
  for (const Order& order : document.orders) {
    if (order.game->frame == Frame::sheet) boards += order.count;
  }
  return seats * setup.days * boards;
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
    document.pupil = true;
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
  const auto seats = static_cast<std::int64_t>(document.seats.size());
  for (std::int64_t seat = 0; setup.days > 1 && seat < seats; ++seat) {
    document.seats[static_cast<std::size_t>(seat)].day =
        static_cast<int>(seat * setup.days / seats) + 1;
  }
  for (Order& order : document.orders) {
    if (order.game->frame != Frame::sheet) continue;
    // A page of figures has one head, so it is for a pupil as a sheet is that nobody owns.
    document.pupil = document.pupil || order.figures;
    order.each = order.count;
    order.first = (document.first - 1) * order.each + 1;
    order.count = std::max<std::int64_t>(0, seats - document.first + 1) * order.each;
  }
}

}  // namespace cartapenna
