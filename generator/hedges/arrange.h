// SPDX-License-Identifier: MIT
// Where things stand on a player's sheet. The squares are as large as the room allows, and the
// notes take what is left: of several ways to arrange them the one with the longest log, then the
// largest cells wins. Where that leaves cells under 5 mm (on A5), the sheet is set tighter: the
// headings stand where they cost no height, and the rules are told in short. What does not fit on a
// page goes to another, never smaller: the squares on one each, the notes where there is room.
#pragma once

#include "generator/hedges/duel.h"

namespace cartapenna::hedges {

constexpr double exit_line = 14;   // mm, to write a cell on
constexpr double mark_step = 1.4;  // from disc to disc of a level's marks, in heights of capitals

struct Plan {
  enum class Heads {
    above,     // over the squares, the entry's arrow below them
    at_arrow,  // over the squares, beside the entry's arrow
    beside,    // at the right of the squares, in the column of the notes
  };

  double pitch = 0;
  std::optional<Point> maze;      // top left corner of the own maze's frame
  std::optional<Point> tracking;  // … of the tracking square's
  Box notes;
  Heads heads = Heads::above;
  Box more_notes;  // with heads beside: below the tracking square's
  Told told = {};  // with heads above: what the notes are
  Told more_told = {};
};

class Arranger {
 public:
  // Keeps references: both must outlive it.
  Arranger(const Settings& settings, const Desk& desk);

  // Page by page. None: the cells would be too small to write in.
  std::vector<Plan> arrange() const;
  // Where the heading of a square begins, its capitals' top at y.
  Point head_of(const Plan& plan, Point square) const;

  // Of a square with all that is around it, and of its heading with the entry's arrow.
  double width(double pitch) const;
  double height(double pitch) const;
  // The same width, or that of the heading above a square of few columns.
  double column(double pitch) const;
  // Where the line of a heading ends.
  double right_of_head(const Plan& plan, Point square) const;
  double heading() const { return heading_; }
  const Surround& around() const { return around_; }
  Point frame_at(double x, double y) const { return {x + around_.left, y + heading_}; }
  // Why there is no way, and what would fit.
  std::string refusal() const;

 private:
  struct Pages;
  // The squares on pages of their own: see split.cpp.
  std::vector<Plan> split(double lowest) const;
  std::vector<Plan> split(double pitch, const Pages& pages) const;
  std::optional<Plan> alone(double pitch, const Told& told, int turns) const;
  std::vector<double> pitches(double lowest) const;  // the largest first
  double narrowest() const;
  std::optional<Plan> stacked(double pitch, int turns) const;
  std::optional<Plan> beside(double pitch, int turns) const;
  std::optional<Plan> rules_at_foot(double pitch, int turns) const;
  std::optional<Plan> three_columns(double pitch, int turns) const;
  std::optional<Plan> notes_at_foot(double pitch, int turns) const;
  std::optional<Plan> best(double pitch, int turns) const;
  std::optional<Plan> tight(double pitch) const;
  std::optional<Plan> tightly_stacked(double pitch) const;
  std::optional<Plan> tightly_beside(double pitch) const;
  Plan with_heads_above(double pitch, double x, double y, Box notes) const;
  double tight_heading() const;

  const Settings& settings_;
  const Desk& desk_;
  Draft ruler_;
  Notes notes_;
  Surround around_;
  double heading_;
  double head_width_;  // of the longer heading, with what stands on its line
};

}  // namespace cartapenna::hedges
