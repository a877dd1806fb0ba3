// SPDX-License-Identifier: MIT
// Positions as text: what is read without a fault is written, and read again, as the same.
#include <variant>

#include "generator/dots_and_boxes/picture.h"
#include "generator/hedges/hedges.h"
#include "generator/sprouts/code.h"
#include "generator/sprouts/position.h"
#include "tests/fuzz/fuzz.h"

using namespace cartapenna;

namespace {

void dots(const dots_and_boxes::Reading& read) {
  if (!read.faults.empty()) return;
  const std::string drawn = dots_and_boxes::picture(read.position);
  const auto again = dots_and_boxes::read_picture(drawn);
  fuzz::promise(again.faults.empty(), "a drawn position can be read");
  const std::string code = dots_and_boxes::code(read.position);
  fuzz::promise(dots_and_boxes::code(again.position) == code, "… and is the same");
  const auto coded = dots_and_boxes::read_code(code);
  fuzz::promise(coded.faults.empty() && dots_and_boxes::picture(coded.position) == drawn,
                "so is its machine form");
}

void hedge(std::string_view text) {
  const hedges::Picture read = hedges::parse_picture(text);
  if (!read.problems.empty()) return;
  const std::string drawn = hedges::picture(read.shape, read.hedges);
  const hedges::Picture again = hedges::parse_picture(drawn);
  fuzz::promise(again.problems.empty() && again.hedges == read.hedges, "a drawn maze is the same");
}

void sprout(std::string_view text) {
  const auto read = sprouts::parse_position(text);
  if (const auto* position = std::get_if<sprouts::Position>(&read)) {
    const std::string printed = sprouts::print(*position);
    const auto again = sprouts::parse_position(printed);
    fuzz::promise(again.index() == 0, "a printed position can be read");
    fuzz::promise(sprouts::print(std::get<0>(again)) == printed, "… and is the same");
    sprouts::moves(*position, 200);
  }
  const auto code = sprouts::parse_code(text);
  if (const auto* given = std::get_if<sprouts::Code>(&code)) {
    const std::string printed = sprouts::print_code(*given);
    const auto again = sprouts::parse_code(printed);
    fuzz::promise(again.index() == 0, "a printed code can be read");
    fuzz::promise(sprouts::print_code(std::get<0>(again)) == printed, "… and is the same");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  dots(dots_and_boxes::read_picture(text));
  dots(dots_and_boxes::read_code(text));
  hedge(text);
  sprout(text);
  return 0;
}
