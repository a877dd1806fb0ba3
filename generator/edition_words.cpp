// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "generator/edition_work.h"
#include "generator/id.h"

namespace cartapenna {

std::string Edition::Work::title(const Order& order) const {
  if (!order.title.empty()) return order.title;
  // The title of a document of several games is that of its cover or page, not of each sheet.
  const bool one_game = std::all_of(document.orders.begin(), document.orders.end(),
                                    [&](const Order& other) { return other.game == order.game; });
  const bool bare = order.game->frame != Frame::sheet;
  if (!document.title.empty() && !order.figures && (one_game || bare)) return document.title;
  if (order.game->frame != Frame::sheet) return words()("sheet.games");
  return words()(fmt::format("{}.title", order.game->name));
}

std::vector<std::string> Edition::Work::captions(int owner) const {
  const auto player = [&](int number) {
    return words().with("sheet.player-n", {{"number", std::to_string(number)}});
  };
  if (document.pupil) {
    std::vector<std::string> all{words()("sheet.name"), words()("sheet.class"),
                                 words()("sheet.date")};
    if (owner != 0) all.insert(all.begin() + 1, words()("sheet.against"));
    return all;
  }
  if (owner != 0) return {player(owner), words()("sheet.against")};
  std::vector<std::string> all;
  const int count = std::max(2, static_cast<int>(document.players.size()));
  for (int number = 1; number <= count; ++number) all.push_back(player(number));
  return all;
}

const Seat* Edition::Work::seat(std::int64_t board) const {
  const auto place = static_cast<std::size_t>(board - 1);
  return place < document.seats.size() ? &document.seats[place] : nullptr;
}

Occasion Edition::Work::occasion(std::int64_t board) const {
  const Seat* found = seat(board);
  return {found != nullptr ? found->players : document.players};
}

// In the order of captions().
std::vector<std::string> Edition::Work::names(int owner, std::int64_t board) const {
  std::vector<std::string> names = occasion(board).players;
  if (owner == 2 && names.size() > 1) std::swap(names[0], names[1]);
  if (!document.pupil) return names;
  if (owner == 0 && names.size() > 1 && !names[0].empty()) names[0] += ", " + names[1];
  names.resize(owner != 0 ? 2 : 1);
  const Seat* found = seat(board);
  names.push_back(found != nullptr ? found->group : std::string());
  names.push_back(document.group ? document.group->date : std::string());
  return names;
}

std::string Edition::Work::sheet_id(std::size_t order, std::int64_t board, int part) const {
  const auto orders = static_cast<std::uint64_t>(document.orders.size());
  const std::uint64_t place = static_cast<std::uint64_t>(board - 1) * orders + order;
  return write_id(
      {seed, place * most_parts + static_cast<std::uint64_t>(part), settings, id_version});
}

}  // namespace cartapenna
