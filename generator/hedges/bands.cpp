// SPDX-License-Identifier: MIT
#include "generator/hedges/level.h"

namespace cartapenna::hedges {
std::optional<Bands> shipped_bands(const Spec&, Cell, Turn) {
  return std::nullopt;
}
}  // namespace cartapenna::hedges
