// SPDX-License-Identifier: MIT
// Bands of common boards: with the entry A1 and every cell to be reached. On square boards, exits
// of the last column stand for those of the last row too. Each row is what reckon_bands() says.
#include "generator/hedges/level.h"

namespace cartapenna::hedges {
namespace {

struct Row {
  int columns;
  int rows;
  int hedges;
  int attached;
  Cell exit;
  Turn turn;
  Bands bands;
};

// Made by `cmake --build --preset release --target hedges_bands && build/tests/hedges_bands`.
// clang-format off
constexpr Row table[] = {
#include "generator/hedges/bands.inc"
};
// clang-format on

}  // namespace

std::optional<Bands> shipped_bands(const Spec& spec, Cell exit, Turn turn) {
  if (spec.reachable != Reachable::all || spec.entry != Cell{0, 0}) return std::nullopt;
  for (const Row& row : table) {
    if (Shape{row.columns, row.rows} == spec.shape && row.hedges == spec.hedges &&
        row.attached == spec.attached && row.exit == exit && row.turn == turn) {
      return row.bands;
    }
  }
  return std::nullopt;
}

}  // namespace cartapenna::hedges
