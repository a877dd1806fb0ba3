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
    {15, 15, 30, 4, {14, 0}, Turn::together, {3000, 4740, 4069}},
    {15, 15, 30, 4, {14, 1}, Turn::together, {3310, 4555, 4065}},
    {15, 15, 30, 4, {14, 2}, Turn::together, {4035, 4840, 4509}},
    {15, 15, 30, 4, {14, 3}, Turn::together, {4230, 4990, 4697}},
    {15, 15, 30, 4, {14, 4}, Turn::together, {4475, 5125, 4847}},
    {15, 15, 30, 4, {14, 5}, Turn::together, {4630, 5275, 4995}},
    {15, 15, 30, 4, {14, 6}, Turn::together, {4800, 5405, 5166}},
    {15, 15, 30, 4, {14, 7}, Turn::together, {5230, 5820, 5583}},
    {15, 15, 30, 4, {14, 8}, Turn::together, {5435, 6030, 5782}},
    {15, 15, 30, 4, {14, 9}, Turn::together, {5645, 6175, 5953}},
    {15, 15, 30, 4, {14, 10}, Turn::together, {5830, 6395, 6150}},
    {15, 15, 30, 4, {14, 11}, Turn::together, {6065, 6625, 6373}},
    {15, 15, 30, 4, {14, 12}, Turn::together, {6430, 6890, 6712}},
    {15, 15, 30, 4, {14, 13}, Turn::together, {6615, 7130, 6903}},
    {15, 15, 30, 4, {14, 14}, Turn::together, {6840, 7315, 7119}},
    {15, 15, 30, 4, {14, 0}, Turn::answer_first, {3000, 4345, 3962}},
    {15, 15, 30, 4, {14, 1}, Turn::answer_first, {3210, 4250, 3918}},
    {15, 15, 30, 4, {14, 2}, Turn::answer_first, {4000, 4570, 4380}},
    {15, 15, 30, 4, {14, 3}, Turn::answer_first, {4200, 4800, 4582}},
    {15, 15, 30, 4, {14, 4}, Turn::answer_first, {4400, 4925, 4718}},
    {15, 15, 30, 4, {14, 5}, Turn::answer_first, {4565, 5085, 4872}},
    {15, 15, 30, 4, {14, 6}, Turn::answer_first, {4735, 5235, 5028}},
    {15, 15, 30, 4, {14, 7}, Turn::answer_first, {5180, 5620, 5455}},
    {15, 15, 30, 4, {14, 8}, Turn::answer_first, {5375, 5840, 5653}},
    {15, 15, 30, 4, {14, 9}, Turn::answer_first, {5570, 6035, 5821}},
    {15, 15, 30, 4, {14, 10}, Turn::answer_first, {5755, 6225, 6015}},
    {15, 15, 30, 4, {14, 11}, Turn::answer_first, {5970, 6440, 6229}},
    {15, 15, 30, 4, {14, 12}, Turn::answer_first, {6370, 6710, 6577}},
    {15, 15, 30, 4, {14, 13}, Turn::answer_first, {6540, 6945, 6767}},
    {15, 15, 30, 4, {14, 14}, Turn::answer_first, {6720, 7155, 6976}},
    {9, 9, 30, 4, {8, 0}, Turn::together, {3000, 5085, 4193}},
    {9, 9, 30, 4, {8, 1}, Turn::together, {3000, 5105, 4204}},
    {9, 9, 30, 4, {8, 2}, Turn::together, {3325, 5190, 4416}},
    {9, 9, 30, 4, {8, 3}, Turn::together, {3830, 5360, 4694}},
    {9, 9, 30, 4, {8, 4}, Turn::together, {4245, 5505, 4966}},
    {9, 9, 30, 4, {8, 5}, Turn::together, {4570, 5720, 5229}},
    {9, 9, 30, 4, {8, 6}, Turn::together, {4890, 6015, 5547}},
    {9, 9, 30, 4, {8, 7}, Turn::together, {5205, 6360, 5858}},
    {9, 9, 30, 4, {8, 8}, Turn::together, {5620, 6675, 6215}},
    {9, 9, 30, 4, {8, 0}, Turn::answer_first, {3000, 5000, 3944}},
    {9, 9, 30, 4, {8, 1}, Turn::answer_first, {3000, 4715, 3849}},
    {9, 9, 30, 4, {8, 2}, Turn::answer_first, {3100, 4695, 4033}},
    {9, 9, 30, 4, {8, 3}, Turn::answer_first, {3555, 4845, 4293}},
    {9, 9, 30, 4, {8, 4}, Turn::answer_first, {3950, 5040, 4565}},
    {9, 9, 30, 4, {8, 5}, Turn::answer_first, {4265, 5210, 4793}},
    {9, 9, 30, 4, {8, 6}, Turn::answer_first, {4550, 5455, 5106}},
    {9, 9, 30, 4, {8, 7}, Turn::answer_first, {4880, 5810, 5397}},
    {9, 9, 30, 4, {8, 8}, Turn::answer_first, {5245, 6150, 5752}},
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
