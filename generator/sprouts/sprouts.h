// SPDX-License-Identifier: MIT
// Sprouts (J. Conway and M. Paterson, 1967): what a starting sheet shows and what is known about
// it.
//
// Lengths are millimetres; the field's origin is its top left corner, y grows downwards.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generator/random.h"

namespace cartapenna::sprouts {

struct Point {
  double x = 0;
  double y = 0;
};

enum class Arrangement { spread, circle, grid, triangle, given };

enum class Variant { normal, misere, brussels };

constexpr int spots_limit = 40;

struct Spec {
  int spots = 5;  // 1 … spots_limit; crosses in Brussels sprouts
  Arrangement arrangement = Arrangement::spread;
  Variant variant = Variant::normal;
  std::vector<Point> given{};  // centres, as many as spots, only for Arrangement::given
};

// The least distance between two spots' centres in a field of that area: 0.6 · √(area/n), and never
// less than a spot with its number takes. For `given` spots the latter is enough.
double least_distance(const Spec& spec, double width, double height);

// No spot is nearer to an edge than this part of the field's side (`given` ones: than 5 mm).
constexpr double field_margin = 0.13;

// What arrange() cannot do, in English sentences, all at once; empty when it can. Spot numbers in
// them count from 1.
std::vector<std::string> problems(const Spec& spec, double width, double height);

// The spots' centres, in the order of their numbers. Only `spread` draws from the generator.
// REQUIRES: problems(spec, width, height) is empty.
std::vector<Point> arrange(const Spec& spec, double width, double height, Random& random);

// Facts about the game from `spots` starting spots (or crosses). REQUIRES for all: spots >= 1.

// A game's least and greatest number of moves. In Brussels sprouts both are 5n − 2.
struct Length {
  int least;
  int most;
};
Length game_length(int spots, Variant variant);

constexpr int lives_at_start(int spots) {
  return 3 * spots;
}

// The highest number that a spot can get: the last of the most moves gives it. Brussels sprouts
// number nothing; its value there is that of the last move's cross-stroke.
int highest_number(int spots, Variant variant);

enum class Player { first, second };

// How sure it is who wins with perfect play.
enum class Source {
  computed,    // by this program's own solver, and repeated in its tests
  proved,      // Brussels sprouts: the number of moves is fixed
  literature,  // normal: Applegate, Jacobson, Sleator 1991; Lemoine, Viennot 2007–2015;
               // misère: the same, OEIS A164950
  conjecture,  // normal: the first player wins when n mod 6 is 3, 4 or 5; misère, past 4 spots:
               // when it is 0, 4 or 5 (Lemoine, Viennot 2009)
};

struct Winner {
  Player player;
  Source source;
};

Winner winner(int spots, Variant variant);

// Sprague-Grundy value of the start in normal play; nothing where it is not known to us.
std::optional<int> start_nimber(int spots);

// The winning first moves, each once up to equivalence, as text for an answer key in the notation
// f(g)h[spots enclosed]; spots are numbered so that the move uses the lowest numbers. Empty when
// the second player wins. Nothing where we have not computed it: past 12 spots in normal play, past
// 11 in misère play, and in Brussels sprouts, where all moves are as good as each other.
std::optional<std::vector<std::string_view>> winning_first_moves(int spots, Variant variant);

}  // namespace cartapenna::sprouts
