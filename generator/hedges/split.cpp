// SPDX-License-Identifier: MIT
// A sheet that goes over several pages: the own maze on the first, the tracking square on the
// second, and the notes beside or below them. What finds no room there has a third page.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/hedges/arrange.h"

namespace cartapenna::hedges {
namespace {

using Rules = Told::Rules;

constexpr Told nothing{Rules::none, false, 0};

bool empty(const Told& told) {
  return told.rules == Rules::none && !told.setting_up && told.log_from == 0;
}

}  // namespace

// What is told beside the own maze, beside the tracking square, and on a third page.
struct Arranger::Pages {
  Told own;
  Told other;
  Told third;
  int turns;  // that the log has at least
};

// One square with its notes at the foot of the page, or in a column at its right.
std::optional<Plan> Arranger::alone(double pitch, const Told& told, int turns) const {
  const Size& room = desk_.room;
  const double gap = desk_.style.gap;
  if (width(pitch) > room.width || height(pitch) > room.height) return std::nullopt;
  const int logged = told.log_from == 0 ? 0 : turns;
  const double needed = notes_.height(room.width, told, logged);
  const double spare = empty(told) ? (room.height - height(pitch)) / 3 : 0;
  Plan plan{pitch,
            frame_at(std::max(0.0, room.width - column(pitch)) / 2, spare),
            {},
            {},
            Plan::Heads::above,
            {},
            told};
  const double top = height(pitch) + (empty(told) ? 0 : gap);
  if (top + needed <= room.height) {
    plan.notes = {0, top, room.width, room.height - top};
    return plan;
  }
  const double left = room.width - column(pitch) - gap;
  if (left < narrowest() || notes_.height(left, told, logged) > room.height) return std::nullopt;
  plan.maze = frame_at(0, 0);
  plan.notes = {room.width - left, 0, left, room.height};
  return plan;
}

std::vector<Plan> Arranger::split(double pitch, const Pages& pages) const {
  const auto own = alone(pitch, pages.own, 0);
  auto other = alone(pitch, pages.other, pages.turns);
  if (!own || !other) return {};
  other->tracking = std::exchange(other->maze, std::nullopt);
  std::vector<Plan> plans{*own, *other};
  if (empty(pages.third)) return plans;
  Plan third{pitch, {},         {}, {0, 0, desk_.room.width, desk_.room.height}, Plan::Heads::above,
             {},    pages.third};
  if (pages.other.log_from > 0) third.told.log_from += notes_.turns_in(other->notes);
  if (notes_.height(third.notes.width, third.told, 0) > third.notes.height) return {};
  plans.push_back(third);
  return plans;
}

std::vector<Plan> Arranger::split(double lowest) const {
  const Told log{Rules::none, false, 1};
  const auto own = [](Rules rules) { return Told{rules, true, 0}; };
  const Pages ways[] = {
      {own(Rules::in_full), log, nothing, 5},
      {own(Rules::in_short), log, nothing, 5},
      {own(Rules::in_short), log, nothing, 3},
      {own(Rules::none), {Rules::in_short, false, 1}, nothing, 3},
      {own(Rules::none), log, {Rules::in_full, false, 1}, 3},
      {own(Rules::none), nothing, {Rules::in_full, false, 1}, 0},
      {nothing, nothing, {Rules::in_full, true, 1}, 0},
      {nothing, nothing, {Rules::in_short, true, 1}, 0},
  };
  for (const Pages& way : ways) {
    for (const double pitch : pitches(lowest)) {
      if (auto plans = split(pitch, way); !plans.empty()) return plans;
    }
  }
  return {};
}

std::string Arranger::refusal() const {
  const Shape& shape = settings_.spec.shape;
  const Size& room = desk_.room;
  const double least = desk_.style.least_cell;
  const auto most = [&](double length, double around) {
    return static_cast<int>(std::floor((length - around) / least + 1e-9));
  };
  const int columns = most(room.width, width(0));
  const int rows = most(room.height, height(0));
  if (columns >= shape.columns && rows >= shape.rows) {
    return fmt::format(
        "the rules and what belongs to a maze that is drawn by hand do not fit on {:.0f} x {:.0f} "
        "mm; larger paper or smaller margins would help",
        std::floor(room.width), std::floor(room.height));
  }
  const std::string sentence = fmt::format(
      "a square of {} x {} cells of at least {} mm needs {:.0f} x {:.0f} mm, here are {:.0f} x "
      "{:.0f}; ",
      shape.columns, shape.rows, least, std::ceil(width(least)), std::ceil(height(least)),
      std::max(0.0, std::floor(room.width)), std::max(0.0, std::floor(room.height)));
  if (std::min(columns, rows) < smallest_edge) return sentence + "larger paper would help";
  return sentence + fmt::format("{} x {} cells would fit, or larger paper",
                                std::min(columns, shape.columns), std::min(rows, shape.rows));
}

}  // namespace cartapenna::hedges
