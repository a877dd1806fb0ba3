// SPDX-License-Identifier: MIT
// Any text as an ID: what is read is written as it was typed, and one typing error is found.
#include <variant>

#include "generator/id.h"
#include "tests/fuzz/fuzz.h"

using namespace cartapenna;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = read_id(fuzz::text_of(data, size));
  if (const auto* id = std::get_if<SheetId>(&read)) {
    const std::string written = write_id(*id);
    const auto again = read_id(written);
    fuzz::promise(again.index() == 0 && std::get<SheetId>(again) == *id, "what is written is read");
    for (std::size_t at = 0; at < written.size(); ++at) {
      if (written[at] == '-') continue;
      std::string mistyped = written;
      mistyped[at] = mistyped[at] == 'A' ? '7' : 'A';
      fuzz::promise(read_id(mistyped).index() == 1, "one mistyped letter is found");
    }
  }
  // Bytes as an ID's fields, so that most inputs get further than its check.
  if (size < 20) return 0;
  const auto number = [&](std::size_t at, std::size_t bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) value = (value << 8U) | data[at + i];
    return value;
  };
  SheetId id{number(0, 8) >> (data[18] & 63U), number(8, 8) >> (data[19] & 63U),
             static_cast<std::uint16_t>(number(16, 2) & 0x7FFFU),
             static_cast<std::uint8_t>(data[19] & 31U)};
  const auto again = read_id(write_id(id));
  fuzz::promise(again.index() == 0 && std::get<SheetId>(again) == id, "every ID is read");
  return 0;
}
