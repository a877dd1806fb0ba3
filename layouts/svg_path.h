// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "layouts/geometry.h"

namespace cartapenna {

// With so many decimals at most and no idle zeros; the same under every locale.
void append_number(std::string& out, double value, int decimals = 2);
// ` name="value"`, nothing where the value is 0.
void append_attribute(std::string& out, char name, double value, int decimals);

// A shape that can be put anywhere: where its pen first goes down, what it draws from there, and
// where it is left. Whole units.
struct SvgOutline {
  long x = 0;
  long y = 0;
  std::string rest;
  long end_x = 0;
  long end_y = 0;

  bool empty() const { return rest.empty(); }
};

// Path data of SVG, short: relative commands, each from the rounded end of the one before, so that
// rounding never adds up. A unit is the last decimal that is written.
class SvgPath {
 public:
  explicit SvgPath(int decimals);

  void move_to(Point to);
  void line_to(Point to);
  // A control point that the one before it foretells but for a unit is left out, of curves of
  // either kind.
  void quadratic_to(Point control, Point to);
  void cubic_to(Point first, Point second, Point to);
  void close();
  // An outline made with the same decimals, its origin at `at`.
  void append(const SvgOutline& outline, Point at);

  bool empty() const { return text_.empty(); }
  // Whether the pen is nearer to `one`: the way there takes fewer digits.
  bool nearer(Point one, Point other) const;
  // The path so far; the next one is begun.
  std::string take();
  // The same, in a form that can be moved. REQUIRES: it begins with move_to.
  SvgOutline take_outline();

 private:
  struct Place {
    long x = 0;
    long y = 0;
    friend bool operator==(const Place&, const Place&) = default;
  };

  Place rounded(Point point) const;
  void command(char letter);
  void number(long value);
  void step_to(Place to);
  void put_down(Place at);

  int decimals_;
  double units_;  // in a millimetre, or whatever the points are in
  std::string text_;
  char letter_ = '\0';         // of the last command
  bool after_number_ = false;  // a number was written last
  bool begun_ = false;
  std::size_t first_step_ = 0;  // where the text goes on after the first move
  Place first_;
  std::size_t line_at_ = 0;  // where the last line began in the text
  Place pen_;
  Place start_;    // of this part of the path
  Place control_;  // the last one of the last curve
};

}  // namespace cartapenna
