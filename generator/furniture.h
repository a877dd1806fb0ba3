// SPDX-License-Identifier: MIT
// What stands around the boards on every sheet, whatever the game: the title, lines for names, the
// footer with the ID, the check bar.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "generator/game.h"
#include "layouts/draft.h"

namespace cartapenna {

// Fields of a head: those for names come first, a class and a date take less room.
struct HeadFields {
  std::vector<std::string> captions;
  std::size_t names = 0;     // how many of them
  std::string longest = {};  // of the names that will be written
};

// The head of a sheet: the title, below it a field for each caption, to be filled or written in.
// Beside the title is room for a day and an ID like these, where there are any.
class Head {
 public:
  Head(const Style& style, const TextMeasure& measure, double width, const std::string& title,
       const HeadFields& fields = {}, std::string_view day = {}, std::string_view id = {});

  double height() const { return height_; }  // the gap to what follows included
  void draw_form(Draft& draft) const;
  // Names on their lines, one for each caption; empty ones stay blank. A name that is longer than
  // its line is set smaller, down to the caption's size, then cut with an ellipsis.
  void draw_names(Draft& draft, const std::vector<std::string>& names) const;
  // At the right end of the title's line; set smaller where the title leaves less room.
  void draw_beside(Draft& draft, const std::string& day, const std::string& id) const;

 private:
  double draw_right(Draft& draft, double right, std::string words, Type type) const;
  void place_fields(const TextMeasure& measure, const HeadFields& fields);

  const Style& style_;
  double width_;
  std::vector<std::string> title_;
  std::vector<std::string> captions_;
  std::vector<Box> fields_;  // each from its caption to its right end, standing on bottom()
  double height_ = 0;
};

double footer_height(const Style& style);
// One line at the foot of `box`: the page's number on `side`, on the other the first of the words
// that fits beside it; where none does, the last one, set smaller.
void draw_footer(Draft& draft, Box box, const std::vector<std::string>& words,
                 std::string_view number, Align side);

// A bar of exactly 100 mm with an end stroke on each side and its caption, centred at `middle`.
void draw_check_bar(Draft& draft, Point middle, std::string_view caption);
double check_bar_height(const Style& style);

}  // namespace cartapenna
