// SPDX-License-Identifier: MIT
#include "generator/hedges/arrange.h"

#include <algorithm>
#include <cmath>

namespace cartapenna::hedges {
namespace {

constexpr double step = 0.25;             // mm, between the pitches that are tried
constexpr double head_above_line = 1.2;   // mm, from a heading to what is below it
constexpr double head_above_frame = 2.2;  // mm, where it has a line to write on at its height

}  // namespace

Arranger::Arranger(const Settings& settings, const Desk& desk)
    : settings_(settings),
      desk_(desk),
      ruler_(desk.style, desk.measure),
      notes_(settings, desk),
      around_(surround(ruler_, settings.spec)),
      heading_(ruler_.capitals(desk.style.section) + head_above_line + around_.above) {
  const Style& style = desk.style;
  const Words& words = desk.words;
  const double exit = style.gap + ruler_.width(words("hedges.exit-is"), style.caption) + exit_line;
  const double marks = 1.5 * style.gap + 5 * mark_step * ruler_.capitals(style.caption);
  const double own = ruler_.width(words("hedges.own-maze"), style.section) + style.gap / 2 +
                     ruler_.width(words("hedges.keep-hidden"), style.caption) +
                     (settings.level_marks ? marks : 0) + (settings.blank ? exit : 0);
  head_width_ = std::max(own, ruler_.width(words("hedges.other-maze"), style.section) + exit);
}

double Arranger::width(double pitch) const {
  return around_.left + pitch * settings_.spec.shape.columns + around_.right;
}

double Arranger::column(double pitch) const {
  return std::max(width(pitch), around_.left + head_width_);
}

double Arranger::height(double pitch) const {
  return heading_ + pitch * settings_.spec.shape.rows + around_.below + around_.arrow;
}

// The heading, or the entry's arrow beside it.
double Arranger::tight_heading() const {
  return std::max(ruler_.capitals(desk_.style.section) + head_above_frame, around_.above);
}

// Of a column of notes.
double Arranger::narrowest() const {
  return 34 * std::max(1.0, desk_.style.body.size / 9.5);
}

Point Arranger::head_of(const Plan& plan, Point square) const {
  switch (plan.heads) {
    case Plan::Heads::beside:
      return {plan.notes.x, square.y};
    case Plan::Heads::at_arrow:
      return {square.x + plan.pitch + head_above_line,
              square.y - head_above_frame - ruler_.capitals(desk_.style.section)};
    default:
      return {square.x, square.y - heading_};
  }
}

double Arranger::right_of_head(const Plan& plan, Point square) const {
  const double right = square.x + plan.pitch * settings_.spec.shape.columns;
  return plan.heads == Plan::Heads::above ? std::max(right, square.x + head_width_) : right;
}

// The own square at the top left, the other one with its heading at (x, y).
Plan Arranger::with_heads_above(double pitch, double x, double y, Box notes) const {
  return {pitch, frame_at(0, 0), frame_at(x, y), notes, Plan::Heads::above, {}};
}

// Both squares above each other, the notes at their right.
std::optional<Plan> Arranger::stacked(double pitch, int turns) const {
  const double used = 2 * height(pitch) - around_.arrow;
  const double left = desk_.room.width - column(pitch) - desk_.style.gap;
  if (used > desk_.room.height || left < narrowest()) return std::nullopt;
  const double needed = notes_.height(left, {}, turns);
  if (needed > desk_.room.height) return std::nullopt;
  const double second = height(pitch) + std::min(desk_.room.height - used, 2 * desk_.style.gap);
  // The notes end with the lower frame, unless they need what is left below it.
  const double bottom = second + heading_ + pitch * settings_.spec.shape.rows;
  const double high = needed <= bottom ? bottom : desk_.room.height;
  return with_heads_above(pitch, 0, second, {column(pitch) + desk_.style.gap, 0, left, high});
}

// Side by side, the notes below.
std::optional<Plan> Arranger::beside(double pitch, int turns) const {
  const double used = 2 * column(pitch) + desk_.style.gap;
  const double below = desk_.room.height - height(pitch) - desk_.style.gap;
  if (used - around_.right > desk_.room.width || below < 0) return std::nullopt;
  if (notes_.height(desk_.room.width, {}, turns) > below) return std::nullopt;
  const double x = desk_.room.width - std::max(width(pitch) - around_.right, column(0));
  return with_heads_above(pitch, x, 0,
                          {0, height(pitch) + desk_.style.gap, desk_.room.width, below});
}

// Side by side, the notes in a third column.
std::optional<Plan> Arranger::three_columns(double pitch, int turns) const {
  const double used = 2 * (column(pitch) + desk_.style.gap);
  const double left = desk_.room.width - used;
  if (left < 50 || height(pitch) > desk_.room.height) return std::nullopt;
  if (notes_.height(left, {}, turns) > desk_.room.height) return std::nullopt;
  return with_heads_above(pitch, column(pitch) + desk_.style.gap, 0,
                          {used, 0, left, desk_.room.height});
}

// Side by side, the rules below them, the log in a third column.
std::optional<Plan> Arranger::rules_at_foot(double pitch, int turns) const {
  const double used = 2 * column(pitch) + desk_.style.gap;
  const double left = desk_.room.width - used - desk_.style.gap;
  const double foot = height(pitch) + desk_.style.gap;
  const Told rules{Told::Rules::in_full, true, 0};
  const Told log{Told::Rules::none, false, 1};
  if (desk_.room.width < desk_.room.height || turns == 0 || left < 50 ||
      notes_.height(left, log, turns) > desk_.room.height ||
      foot + notes_.height(used - around_.left - around_.right, rules, 0) > desk_.room.height) {
    return std::nullopt;
  }
  Plan plan = with_heads_above(pitch, column(pitch) + desk_.style.gap, 0,
                               {desk_.room.width - left, 0, left, desk_.room.height});
  plan.told = log;
  plan.more_notes = {around_.left, foot, used - around_.left - around_.right,
                     desk_.room.height - foot};
  plan.more_told = rules;
  return plan;
}

// Both squares above each other, the notes below: for boards of few rows, and narrow paper.
std::optional<Plan> Arranger::notes_at_foot(double pitch, int turns) const {
  const double foot = 2 * (height(pitch) + desk_.style.gap);
  const double left = desk_.room.height - foot;
  if (width(pitch) > desk_.room.width || left < 0) return std::nullopt;
  if (notes_.height(desk_.room.width, {}, turns) > left) return std::nullopt;
  return with_heads_above(pitch, 0, height(pitch) + desk_.style.gap,
                          {0, foot, desk_.room.width, left});
}

std::optional<Plan> Arranger::best(double pitch, int turns) const {
  if (const auto plan = stacked(pitch, turns)) return plan;
  if (const auto plan = three_columns(pitch, turns)) return plan;
  if (const auto plan = rules_at_foot(pitch, turns)) return plan;
  if (const auto plan = beside(pitch, turns)) return plan;
  return notes_at_foot(pitch, turns);
}

// Above each other, the headings in the column at the right, each with what belongs to it.
std::optional<Plan> Arranger::tightly_stacked(double pitch) const {
  const double rows = pitch * settings_.spec.shape.rows;
  const double each = around_.above + rows + around_.below;
  // The exit's arrow below the upper square and the entry's above the lower one share their height:
  // they are never in one column.
  const double used = 2 * each;
  const double left = desk_.room.width - width(pitch) - desk_.style.gap;
  if (used > desk_.room.height || left < narrowest()) return std::nullopt;
  const Point own{around_.left, around_.above};
  const Point other = own + Point{0, desk_.room.height - each};
  Plan plan{pitch, own, other, {}, Plan::Heads::beside, {}};
  // A heading takes two lines with the warning or with the exit below it, three with both.
  const double line = desk_.style.line_height(desk_.style.section);
  const double own_head = (settings_.blank ? 3 : 2) * line + desk_.style.gap;
  const double other_head = 2 * line + desk_.style.gap;
  const double x = width(pitch) + desk_.style.gap;
  plan.notes = {x, own.y + own_head, left, rows - own_head};
  plan.more_notes = {x, other.y + other_head, left, rows - other_head};
  Draft ruler(desk_.style, desk_.measure);
  if (notes_.draw_own_in_short(ruler, plan.notes) > plan.notes.bottom()) return std::nullopt;
  if (notes_.draw_other_in_short(ruler, plan.more_notes) > plan.more_notes.bottom()) {
    return std::nullopt;
  }
  return plan;
}

// Side by side, the headings beside the arrows, the rules below in two lines or three.
std::optional<Plan> Arranger::tightly_beside(double pitch) const {
  const double top = tight_heading();
  const double bottom = top + pitch * settings_.spec.shape.rows + around_.below + around_.arrow;
  if (2 * width(pitch) + desk_.style.gap - around_.right > desk_.room.width) return std::nullopt;
  if (pitch + head_above_line + head_width_ > pitch * settings_.spec.shape.columns) {
    return std::nullopt;
  }
  const Box notes{0, bottom, desk_.room.width, desk_.room.height - bottom};
  Draft ruler(desk_.style, desk_.measure);
  if (settings_.blank || notes_.draw_own_in_short(ruler, notes) > notes.bottom()) {
    return std::nullopt;
  }
  const double x = desk_.room.width - width(pitch) + around_.right + around_.left;
  return Plan{pitch, Point{around_.left, top}, Point{x, top}, notes, Plan::Heads::at_arrow, {}};
}

std::optional<Plan> Arranger::tight(double pitch) const {
  // The arrow of another entry might point through a heading.
  const Cell& entry = settings_.spec.entry;
  if (entry.row == 0 && entry.column != 0) return std::nullopt;
  if (const auto plan = tightly_stacked(pitch)) return plan;
  return tightly_beside(pitch);
}

std::vector<double> Arranger::pitches(double lowest) const {
  const Shape& shape = settings_.spec.shape;
  const int edge = std::max(shape.columns, shape.rows);
  const double grown = desk_.style.least_cell / 4.5;  // large print grows the cells, too
  const double largest = grown * std::clamp(std::floor(120.0 / edge / step) * step, 10.0, 14.0);
  std::vector<double> all{largest};
  while (all.back() - step >= lowest) all.push_back(all.back() - step);
  return all;
}

std::vector<Plan> Arranger::arrange() const {
  const double least = desk_.style.least_cell;
  if (settings_.spec.shape.columns >= 2 * settings_.spec.shape.rows) {
    for (const double pitch : pitches(std::max(5.0, least))) {
      if (const auto plan = notes_at_foot(pitch, 5)) return {*plan};
    }
  }
  for (int turns : {12, 9, 6, 3}) {
    for (const double pitch : pitches(1.35 * least)) {
      if (const auto plan = best(pitch, turns)) return {*plan};
    }
  }
  for (const double lowest : {std::max(5.0, least), least}) {
    for (const double pitch : pitches(lowest)) {
      if (const auto plan = best(pitch, 0)) return {*plan};
    }
    for (const double pitch : pitches(lowest)) {
      if (const auto plan = tight(pitch)) return {*plan};
    }
    if (auto plans = split(lowest); !plans.empty()) return plans;
  }
  return {};
}

}  // namespace cartapenna::hedges
