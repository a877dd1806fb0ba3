// SPDX-License-Identifier: MIT
// `draw`: a position, or the one that a list of moves leads to, as a picture.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

#include "generator/draw.h"
#include "generator/sprouts/drawn.h"
#include "generator/sprouts/moves_text.h"
#include "generator/sprouts/sheet.h"
#include "templates/utf8.h"

namespace cartapenna::sprouts {
namespace {

// Tried one after the other where no size is asked for.
constexpr std::array<double, 6> usual_widths{60, 80, 100, 125, 160, 200};
constexpr double shape = 0.75;  // height by width

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const auto from = text.find_first_not_of(blanks);
  if (from == std::string_view::npos) return text.substr(0, 0);
  return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

bool has_room(const Position& position, Size size) {
  return problems({.spots = position.starting_spots}, size.width, size.height).empty();
}

std::optional<Drawing> draw_within(const Position& position, Size size, std::uint64_t seed) {
  if (!has_room(position, size)) return std::nullopt;
  Random random(seed);
  const auto sketch = draw(position, size.width, size.height, random);
  if (!sketch) return std::nullopt;
  return sketch->drawing(position);
}

}  // namespace

Drawn draw_position(const DrawRequest& request) {
  Drawn drawn;
  const std::string_view text = trimmed(request.position);
  const auto read = parse_moves_or_position(text);
  if (const auto* fault = std::get_if<Fault>(&read)) {
    drawn.error =
        fmt::format("{}, column {}: {}", shown_text(text), fault->column, fault->sentence);
    const auto from = static_cast<std::size_t>(text.data() - request.position.data());
    drawn.mistakes.push_back(
        mistake_at(request.position, from + fault->column - 1, fault->sentence));
    return drawn;
  }
  const Position& position = std::get<Position>(read);
  std::optional<Drawing> drawing;
  if (request.size) {
    if (!has_room(position, *request.size)) {
      drawn.error =
          problems({.spots = position.starting_spots}, request.size->width, request.size->height)
              .front();
      return drawn;
    }
    drawing = draw_within(position, *request.size, request.seed);
  }
  for (std::size_t i = 0; !request.size && !drawing && i < usual_widths.size(); ++i) {
    drawing = draw_within(position, {usual_widths[i], shape * usual_widths[i]}, request.seed);
  }
  if (!drawing) {
    throw CouldNotMake(request.size
                           ? "there is no room for all lines at their distances; take a "
                             "larger --size or another --seed"
                           : "no picture came out; take another --seed or a larger --size");
  }
  const std::string hoey = print(position);
  const std::vector<std::string> record = moves_to(position);
  drawn.json["position"] = hoey;
  drawn.json["record"] = record;
  drawn.json.update(drawn_json(*drawing));
  drawn.text = fmt::format("{}\n{}: {}\n", hoey, position.starting_spots, fmt::join(record, " "));
  Draft draft(request.style, request.measure);
  Inking inking;
  inking.numbers = request.style.caption;
  draw_drawing(draft, *drawing, {0, 0}, heard(hoey, request.words), inking);
  drawn.scene = draft.take({drawing->width, drawing->height});
  return drawn;
}

}  // namespace cartapenna::sprouts
