// SPDX-License-Identifier: MIT
// One position as a picture: what `cartapenna draw` asks of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "generator/game.h"

namespace cartapenna {

// A position or a list of moves, as `draw` takes it.
struct DrawRequest {
  std::string_view position;
  std::optional<Size> size;  // in mm; without: as large as it needs
  std::uint64_t seed = 0;
  const Style& style;
  const Words& words;
  const TextMeasure& measure;
};

struct Drawn {
  std::string error;                // the position is wrong, or the size; then nothing else is told
  std::vector<Mistake> mistakes{};  // of a wrong position
  Scene scene;
  Json json;
  std::string text;
};

namespace sprouts {
// Throws CouldNotMake where there is no room for all lines.
Drawn draw_position(const DrawRequest& request);
}  // namespace sprouts

}  // namespace cartapenna
