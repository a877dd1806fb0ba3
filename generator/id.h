// SPDX-License-Identifier: MIT
// The ID printed on a sheet: short, fit to be read aloud, enough to make the sheet again.
//
// Characters are 2-9 and A-Z without I and O. An ID holds the version of the numbering, 15 bits of
// a hash of the settings, the seed and the sheet's number, and ends with a check character that
// finds every single mistyped character and every exchange of two neighbours.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace cartapenna {

struct SheetId {
  std::uint64_t seed = 0;
  std::uint64_t number = 0;    // of the sheet in its document, from 0
  std::uint16_t settings = 0;  // 15 bits
  std::uint8_t version = 0;    // 0 … 31
  friend bool operator==(const SheetId&, const SheetId&) = default;
};

// In groups of four: "7KQ2-M3XA-9". REQUIRES: settings < 2^15, version < 32.
std::string write_id(const SheetId& id);

// The ID, or a sentence that says what is wrong. Case, blanks and hyphens do not matter.
std::variant<SheetId, std::string> read_id(std::string_view text);

// 15 bits of a text: FNV-1a, folded.
std::uint16_t settings_hash(std::string_view text);

}  // namespace cartapenna
