// SPDX-License-Identifier: MIT
#include "generator/dots_and_boxes/coins.h"

#include <algorithm>

#include "generator/dots_and_boxes/symmetry.h"

namespace cartapenna::dots_and_boxes {

namespace {

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

// Where a symmetry takes each string; empty if it takes one out of the position.
std::vector<int> permutation(const Coins& coins, const Grid& grid, int symmetry) {
  std::vector<int> to(index(coins.strings));
  for (int string = 0; string < coins.strings; ++string) {
    const int line = mapped_line(grid, symmetry, coins.lines[index(string)]);
    const auto found = std::lower_bound(coins.lines.begin(), coins.lines.end(), line);
    if (found == coins.lines.end() || *found != line) return {};
    to[index(string)] = static_cast<int>(found - coins.lines.begin());
  }
  for (int coin = 0; coin < coins.coins; ++coin) {
    std::vector<int> images;
    for (Set left = coins.tied[index(coin)]; left != 0; left &= left - 1) {
      images.push_back(to[index(first(left))]);
    }
    std::sort(images.begin(), images.end());
    auto image = images.begin();
    for (Set left = coins.tied[index(coin)]; left != 0; left &= left - 1) {
      to[index(first(left))] = *image++;
    }
  }
  return to;
}

// Takes coins as long as one hangs on one string; returns those taken.
Set take_all(const Coins& coins, Set& strings) {
  Set taken = 0;
  for (int coin = 0; coin < coins.coins; ++coin) {
    int loose = coin;
    while (loose != ground && !has(taken, loose)) {
      const Set last = coins.strings_of(loose) & strings;
      if (!is_one(last)) break;
      strings &= ~last;
      taken |= only(loose);
      loose = coins.other_end(first(last), loose);
      if (loose != ground && (coins.strings_of(loose) & strings) == 0) taken |= only(loose);
    }
  }
  return taken;
}

// The coins of one tree among those taken, found from its first one.
Set tree_of(const Coins& coins, Set strings, Set taken) {
  Set tree = taken & (~taken + 1);
  for (Set fresh = tree; fresh != 0;) {
    const int coin = first(fresh);
    fresh &= fresh - 1;
    for (Set held = coins.strings_of(coin) & strings; held != 0; held &= held - 1) {
      const int next = coins.other_end(first(held), coin);
      if (next == ground || !has(taken, next) || has(tree, next)) continue;
      tree |= only(next);
      fresh |= only(next);
    }
  }
  return tree;
}

// With as many strings as coins a tree has a root, the string that is cut last, and the two coins
// next to it can be left tied to each other. Without a root the last string frees two coins; there
// the middle of four in a row can be cut instead.
int least_left(const Coins& coins, Set strings, Set tree) {
  Set cut = 0;
  bool four_in_a_row = false;
  for (Set open = tree; open != 0; open &= open - 1) {
    const int coin = first(open);
    const Set held = coins.strings_of(coin) & strings;
    cut |= held;
    for (Set left = held; left != 0; left &= left - 1) {
      const int next = coins.other_end(first(left), coin);
      if (next == ground || !has(tree, next)) continue;
      four_in_a_row |= count(held) > 1 && count(coins.strings_of(next) & strings) > 1;
    }
  }
  if (count(cut) == count(tree)) return count(tree) >= 2 ? 2 : 0;
  return four_in_a_row ? 4 : 0;
}

}  // namespace

std::optional<Coins> coins_of(const Position& position) {
  Coins coins;
  coins.lines = undrawn_lines(position);
  if (coins.lines.size() > index(largest_set)) return std::nullopt;
  coins.strings = static_cast<int>(coins.lines.size());
  std::vector<int> coin_of(index(position.grid.boxes()), ground);
  for (int box = 0; box < position.grid.boxes(); ++box) {
    if (undrawn_sides(position, box) == 0) continue;
    if (coins.coins == largest_set) return std::nullopt;
    coin_of[index(box)] = coins.coins++;
  }
  for (int string = 0; string < coins.strings; ++string) {
    std::array<int, 2> ends{};
    const auto boxes = boxes_beside(position.grid, coins.lines[index(string)]);
    for (std::size_t end = 0; end < 2; ++end) {
      ends[end] = boxes[end] == nothing ? ground : coin_of[index(boxes[end])];
      if (ends[end] != ground) coins.held[index(ends[end])] |= only(string);
    }
    if (ends[0] == ground) coins.tied[index(ends[1])] |= only(string);
    if (ends[1] == ground) coins.tied[index(ends[0])] |= only(string);
    coins.ends[index(string)] = {static_cast<std::uint8_t>(ends[0]),
                                 static_cast<std::uint8_t>(ends[1])};
  }
  return coins;
}

void find_symmetries(Coins& coins, const Grid& grid) {
  for (int symmetry = 1; symmetry < symmetry_count(grid); ++symmetry) {
    auto to = permutation(coins, grid, symmetry);
    if (!to.empty()) coins.symmetries.push_back(std::move(to));
  }
}

Settled settle(const Coins& coins, Set strings) {
  Settled settled;
  settled.strings = strings;
  Set taken = take_all(coins, settled.strings);
  settled.taken = count(taken);
  while (taken != 0) {
    const Set tree = tree_of(coins, strings, taken);
    taken &= ~tree;
    const int left = least_left(coins, strings, tree);
    if (left != 0 && (settled.least_left == 0 || left < settled.least_left)) {
      settled.least_left = left;
    }
  }
  return settled;
}

}  // namespace cartapenna::dots_and_boxes
