// SPDX-License-Identifier: MIT
// Who of a class plays on which board.
#include <algorithm>
#include <map>
#include <string_view>

#include "generator/document.h"

namespace cartapenna {

namespace {

// A pupil's class, where the roster does not say it that of the template.
const std::string& class_of(const Pupil& pupil, const ClassSetup& setup) {
  return pupil.group.empty() ? setup.group : pupil.group;
}

// The pupils of each class, by their numbers in the roster: they play among themselves.
std::vector<std::vector<int>> classes(const std::vector<Pupil>& pupils, const ClassSetup& setup) {
  std::vector<std::vector<int>> all;
  std::map<std::string_view, std::size_t> known;
  for (std::size_t i = 0; i < pupils.size(); ++i) {
    const auto [place, fresh] = known.try_emplace(class_of(pupils[i], setup), all.size());
    if (fresh) all.emplace_back();
    all[place->second].push_back(static_cast<int>(i));
  }
  return all;
}

std::vector<Pupil> pupils_of(const Document& document, const std::vector<Pupil>& roster) {
  if (!roster.empty() || !document.group) return roster;
  return std::vector<Pupil>(static_cast<std::size_t>(document.group->pupils));
}

Seat seat_of(const Pair& pair, const std::vector<int>& of_class, const std::vector<Pupil>& pupils,
             const Document& document) {
  const auto pupil = [&](int number) -> const Pupil& {
    return pupils[static_cast<std::size_t>(of_class[static_cast<std::size_t>(number)])];
  };
  const Pupil& one = pupil(pair[0]);
  const std::string& other =
      pair[1] == teacher ? document.words("sheet.teacher") : pupil(pair[1]).name;
  return {{one.name, other}, class_of(one, *document.group)};
}

}  // namespace

std::int64_t boards_of_class(const Document& document, const std::vector<Pupil>& roster) {
  const ClassSetup setup = document.group.value_or(ClassSetup{});
  const std::vector<Pupil> pupils = pupils_of(document, roster);
  std::size_t seats = 0;
  for (const std::vector<int>& of_class : classes(pupils, setup)) {
    seats += setup.each == Each::pupil ? of_class.size() : (of_class.size() + 1) / 2;
  }
  std::int64_t boards = 0;
  for (const Order& order : document.orders) {
    if (order.game->frame == Frame::sheet) boards += order.count;
  }
  return static_cast<std::int64_t>(seats) * setup.days * boards;
}

void seat_class(Document& document, const std::vector<Pupil>& roster, std::uint64_t seed) {
  if (!document.group) document.group.emplace();
  const ClassSetup& setup = *document.group;
  const std::vector<Pupil> pupils = pupils_of(document, roster);
  if (pupils.empty()) return;
  if (setup.each == Each::pupil) {
    document.pupil = true;
    for (int day = 0; day < setup.days; ++day) {
      for (const Pupil& pupil : pupils) {
        document.seats.push_back({{pupil.name}, class_of(pupil, setup)});
      }
    }
  } else {
    // A stream of its own, so that pairing draws nothing from any board.
    Random random(seed, ~std::uint64_t{0});
    const std::vector<std::vector<int>> all = classes(pupils, setup);
    std::vector<std::vector<Pair>> pairs;
    pairs.reserve(all.size());
    for (const std::vector<int>& of_class : all) {
      pairs.push_back(
          pair_up(static_cast<int>(of_class.size()), setup.pairing, setup.days, random));
    }
    for (std::size_t day = 0; day < static_cast<std::size_t>(setup.days); ++day) {
      for (std::size_t c = 0; c < all.size(); ++c) {
        const std::size_t a_day = (all[c].size() + 1) / 2;
        for (std::size_t i = day * a_day; i < (day + 1) * a_day; ++i) {
          document.seats.push_back(seat_of(pairs[c][i], all[c], pupils, document));
        }
      }
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
