// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "generator/edition_work.h"
#include "generator/id.h"

namespace cartapenna {

std::string together(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names) {
    if (!name.empty()) all += (all.empty() ? "" : ", ") + name;
  }
  return all;
}

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

HeadFields Edition::Work::head_fields(int owner) const {
  HeadFields fields{captions(owner), 0};
  fields.names = document.pupil ? (owner != 0 ? 2 : 1) : fields.captions.size();
  const auto consider = [&](const std::string& name) {
    if (name.size() > fields.longest.size()) fields.longest = name;
  };
  const auto consider_all = [&](const std::vector<std::string>& players) {
    if (document.pupil && owner == 0) return consider(together(players));
    for (const std::string& name : players) consider(name);
  };
  if (document.seats.empty()) consider_all(document.players);
  for (const Seat& seat : document.seats) consider_all(seat.players);
  return fields;
}

const Seat* Edition::Work::seat(std::size_t order, std::int64_t board) const {
  const std::int64_t each = document.orders[order].each;
  if (each == 0) return nullptr;
  const auto place = static_cast<std::size_t>((board - 1) / each);
  return place < document.seats.size() ? &document.seats[place] : nullptr;
}

// Without a class, of all.
std::int64_t Edition::Work::first_of_seat(std::size_t order, std::int64_t board) const {
  const Order& asked = document.orders[order];
  return asked.each == 0 ? asked.first : (board - 1) / asked.each * asked.each + 1;
}

Occasion Edition::Work::occasion(std::size_t order, std::int64_t board) const {
  const Seat* found = seat(order, board);
  return {found != nullptr ? found->players : document.players};
}

std::string Edition::Work::day(int number) const {
  if (number == 0) return {};
  return words().with("sheet.day-n", {{"number", std::to_string(number)}});
}

// The page's: of its first figure. A class has all figures of a seat under one.
std::string Edition::Work::id_of_figures(std::size_t order, std::int64_t board) const {
  const std::int64_t each = document.orders[order].each;
  if (each == 0) return sheet_id(order, board, 0);
  const auto first =
      std::find_if(document.orders.begin(), document.orders.end(),
                   [](const Order& other) { return other.figures && other.each > 0; });
  return sheet_id(static_cast<std::size_t>(first - document.orders.begin()),
                  (board - 1) / each * first->each + 1, 0);
}

bool Edition::Work::figures_alone() const {
  return std::all_of(document.orders.begin(), document.orders.end(),
                     [](const Order& order) { return order.figures; });
}

bool Edition::Work::figures_for_class() const {
  return std::any_of(document.orders.begin(), document.orders.end(),
                     [](const Order& order) { return order.figures && order.each > 0; });
}

// In the order of captions().
std::vector<std::string> Edition::Work::names(int owner, std::size_t order,
                                              std::int64_t board) const {
  std::vector<std::string> names = occasion(order, board).players;
  if (owner == 2) {
    names.resize(2);
    std::swap(names[0], names[1]);
  }
  if (!document.pupil) return names;
  if (owner == 0 && !names.empty()) names[0] = together(names);
  names.resize(owner != 0 ? 2 : 1);
  const Seat* found = seat(order, board);
  names.push_back(found != nullptr ? found->group : std::string());
  names.push_back(document.group ? document.group->date : std::string());
  return names;
}

// What is known of names, class and date; empty when nothing is.
std::string Edition::Work::whose(int owner, std::size_t order, std::int64_t board) const {
  const std::vector<std::string> labels = captions(owner);
  const std::vector<std::string> known = names(owner, order, board);
  const Seat* found = seat(order, board);
  std::string line = found != nullptr ? day(found->day) : std::string();
  for (std::size_t i = 0; i < std::min(labels.size(), known.size()); ++i) {
    if (known[i].empty()) continue;
    line += fmt::format("{}{}: {}", line.empty() ? "" : "  ", labels[i], known[i]);
  }
  return line.empty() ? line : line + '\n';
}

std::string Edition::Work::sheet_id(std::size_t order, std::int64_t board, int part) const {
  const auto orders = static_cast<std::uint64_t>(document.orders.size());
  const std::uint64_t place = static_cast<std::uint64_t>(board - 1) * orders + order;
  return write_id(
      {seed, place * most_parts + static_cast<std::uint64_t>(part), settings, id_version});
}

}  // namespace cartapenna
