// SPDX-License-Identifier: MIT
// Imposition: booklets folded and stapled in the middle, and leaves that must keep secrets.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "layouts/page.h"
#include "layouts/scene.h"

namespace cartapenna {

// ---- Booklets ------------------------------------------------------------------------------

// Two pages side by side on one side of a sheet: indexes into the pages in reading order. Nothing:
// blank.
struct Spread {
  std::optional<std::size_t> left;
  std::optional<std::size_t> right;
  friend bool operator==(const Spread&, const Spread&) = default;
};

// The sides of the sheets as they are printed: front and back of the outermost sheet, of the next,
// … Blanks fill up to a multiple of four, at the end of the booklet. No pages, no sides.
std::vector<Spread> booklet_spreads(std::size_t pages);

// Which of these sides carries page `page`. REQUIRES: page < pages.
std::size_t booklet_side_of(std::size_t page, std::size_t pages);

struct Booklet {
  Size paper;        // as it lies: landscape, folded about its upright middle
  double creep = 0;  // mm that pages move towards the spine, once more for each sheet inwards
  bool fold_marks = false;    // on the outside of the outermost sheet
  bool staple_marks = false;  // there, too
  double mark_width = 0.2;
  // How the printer turns the sheet. Backs are printed upside down where it turns like a notepad.
  Flip flip = Flip::short_edge;
};

// Side `side` with these two pages; nullptr: blank. They meet at the fold, in the middle of the
// height. Its label and outline name both pages; its id is "sheet-N-front" or "-back", N from 1.
// Press boxes are not kept. REQUIRES: each page fits into half of the paper.
Page booklet_side(const Booklet& booklet, std::size_t side, const Page* left, const Page* right);

// All sides, in the order of booklet_spreads.
std::vector<Page> booklet_sides(const Booklet& booklet, std::span<const Page> pages);

// ---- Leaves --------------------------------------------------------------------------------

// Boards number first, …, first + count - 1.
struct Numbers {
  std::size_t first = 0;
  std::size_t count = 0;
};

// What a page shows that not everybody may see together. Leave `answers` empty for an answer that
// was asked for on its puzzle's own leaf.
struct Carried {
  int owner = 0;    // the player who alone may see it; 0: everybody
  Numbers puzzles;  // boards that are played on it
  Numbers answers;  // boards whose answers it tells
  // Everybody's, and its place in the order does not matter: where the back of an earlier page
  // would stay blank, it comes forward.
  bool movable = false;
  // What lies behind it, whatever else could: the next page, or nothing.
  enum class Back { any, next, blank } back = Back::any;
};

// False for the secrets of two owners, and for a puzzle with its own answer.
bool may_share_leaf(const Carried& front, const Carried& back);

// A pile of sheets, or a booklet, which shows the back of a leaf and the front of the next one at
// once: they must not be what may not share a leaf, either.
enum class Leaves { loose, bound };

// The pages as they are printed on both sides, as indexes; nothing: a blank page. Places 2k and
// 2k + 1 are a leaf, in a pile of sheets and in a booklet alike.
// Each page comes once, in order but for movable ones; every leaf's two may share it, and there are
// as few blanks as can be: one only between two pages that must not lie there, when no movable page
// comes later. None is last. REQUIRES: fixed backs only in a pile.
std::vector<std::optional<std::size_t>> order_leaves(std::span<const Carried> pages, Leaves leaves);

}  // namespace cartapenna
