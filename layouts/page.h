// SPDX-License-Identifier: MIT
// Paper: its names and sizes, its division into cells, where a scene comes to lie in a box, and
// what lies behind a place on a sheet that is printed on both sides.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "layouts/geometry.h"
#include "layouts/scene.h"

namespace cartapenna {

// ---- Paper ---------------------------------------------------------------------------------

// What is nearer to the edge than a quarter of an inch, many printers do not reach.
inline constexpr double least_margin = 6.35;

struct Paper {
  std::string_view name;
  Size size;  // upright
};

// All sizes that have a name (ISO 216, ANSI Y14.1 and its neighbours), in the order of the manual.
std::span<const Paper> papers();
// Upright; "a4" is "A4". Nothing: no paper has that name.
std::optional<Size> paper_size(std::string_view name);

enum class Orientation { portrait, landscape };
Size oriented(Size paper, Orientation orientation);

// Half of a sheet of that paper, upright: the named size where there is one (A5 for A4, though half
// of an A4 is 0.5 mm wider), else the exact half.
Size half_of(Size paper);

// ---- Cells ---------------------------------------------------------------------------------

// A box divided into equal cells, `gutter` mm apart.
// REQUIRES: columns, rows >= 1; gutter >= 0; the gutters leave room for cells.
struct CellGrid {
  Box content;
  int columns = 1;
  int rows = 1;
  double gutter = 0;

  Size cell() const;
};

// In reading order. They fill the content: nothing is lost but the gutters.
std::vector<Box> cells(const CellGrid& grid);

// How many lengths of `each` mm lie side by side in `room` mm, `gutter` mm apart. An exact fit
// counts, whatever rounding did to it. REQUIRES: each > 0, gutter >= 0.
int how_many_fit(double room, double each, double gutter);

// The places of the boards on the pages. With `cut_and_stack`, the printed pages are cut together
// and the piles laid on each other, that of cell 0 on top: the boards are then in order. For leaves
// with a back, count leaves instead of boards.
enum class Filling { page_by_page, cut_and_stack };

struct Slot {
  std::size_t page = 0;
  std::size_t cell = 0;
  friend bool operator==(const Slot&, const Slot&) = default;
};

// The fewest pages; none is blank, the last may be filled in part. REQUIRES: per_page >= 1.
std::size_t pages_needed(std::size_t boards, std::size_t per_page);
// REQUIRES: board < boards.
Slot slot_of(std::size_t board, std::size_t boards, std::size_t per_page, Filling filling);
// The board in that slot; nothing: the cell stays blank.
std::optional<std::size_t> board_at(Slot slot, std::size_t boards, std::size_t per_page,
                                    Filling filling);

// ---- Placing -------------------------------------------------------------------------------

// Where the origin of a scene must lie so that, turned, it begins in the box's top left corner
// and, having the box's size (turned), fills it.
Point origin_in(Box box, int quarter_turns);

// The page with all that is on it moved, its press boxes too: for printers that are off.
Page shifted(Page page, Point by);
// The page turned by 180°.
Page upside_down(Page page);

// ---- Both sides ----------------------------------------------------------------------------

// About which edge of the sheet the printer turns it to print the back. A square counts as upright.
enum class Flip { long_edge, short_edge };

// Whether the sheet is turned like a leaf of a book (about an upright axis, left and right change
// places) and not like a leaf of a notepad (top and bottom change places).
bool turns_like_a_book(Size page, Flip flip);

struct Behind {
  Box box;                // on the back, as the back is drawn
  int quarter_turns = 0;  // 0 or 2
};

// The place on the back that falls exactly behind `front`. Content placed there and turned so is
// upright for who turns the cut-out cell over like a leaf of a book, for any flip.
Behind behind(Box front, Size page, Flip flip);

}  // namespace cartapenna
