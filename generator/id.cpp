// SPDX-License-Identifier: MIT
#include "generator/id.h"

#include <fmt/format.h>

#include <cassert>
#include <optional>
#include <vector>

namespace cartapenna {
namespace {

constexpr std::string_view letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
static_assert(letters.size() == 32);

// Multiplication by x in GF(32) = GF(2)[x] / (x^5 + x^2 + 1); x generates all 31 units.
unsigned times_x(unsigned value) {
  value <<= 1U;
  return (value & 32U) != 0 ? value ^ 37U : value;
}

// Sum of x^i · digit_i from the right, beginning with x: differs when one digit changes or two
// different neighbours change places.
unsigned check_digit(const std::vector<unsigned>& digits) {
  unsigned sum = 0;
  for (const unsigned digit : digits) sum = times_x(sum ^ digit);
  return sum;
}

void append(std::vector<unsigned>& digits, std::uint64_t value, int count) {
  for (int i = count - 1; i >= 0; --i) {
    digits.push_back(static_cast<unsigned>((value >> (5U * static_cast<unsigned>(i))) & 31U));
  }
}

int digits_of(std::uint64_t value) {
  int count = 1;
  while ((value >>= 5U) != 0) ++count;
  return count;
}

std::uint64_t number_from(const std::vector<unsigned>& digits, std::size_t from, std::size_t to) {
  std::uint64_t value = 0;
  for (std::size_t i = from; i < to; ++i) value = (value << 5U) | digits[i];
  return value;
}

}  // namespace

std::string write_id(const SheetId& id) {
  assert(id.settings < (1U << 15U) && id.version < 32);
  std::vector<unsigned> digits;
  append(digits, id.version, 1);
  append(digits, id.settings, 3);
  const int seed_digits = digits_of(id.seed);
  append(digits, static_cast<std::uint64_t>(seed_digits), 1);
  append(digits, id.seed, seed_digits);
  append(digits, id.number, digits_of(id.number));
  digits.push_back(check_digit(digits));
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    // No group of one at the end.
    if (i > 0 && i % 4 == 0 && digits.size() - i > 1) text += '-';
    text += letters[digits[i]];
  }
  return text;
}

std::variant<SheetId, std::string> read_id(std::string_view text) {
  std::vector<unsigned> digits;
  for (char letter : text) {
    if (letter == ' ' || letter == '-') continue;
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    const auto found = letters.find(letter);
    if (found == std::string_view::npos) {
      return std::string("an ID has only the digits 2 to 9 and the letters A to Z without I and O");
    }
    digits.push_back(static_cast<unsigned>(found));
  }
  constexpr std::size_t head = 5;  // version, hash, length of the seed
  if (digits.size() < head + 3 || digits.size() > head + 13 + 13 + 1) {
    return fmt::format("an ID has 8 to 32 characters, not {}", digits.size());
  }
  const unsigned check = digits.back();
  digits.pop_back();
  if (check_digit(digits) != check)
    return std::string(
        "the ID is mistyped: its last character, "
        "which checks the others, does not fit");
  const std::size_t seed_end = head + digits[4];
  const bool shaped = digits[4] >= 1 && digits[4] <= 13 && seed_end < digits.size() &&
                      (digits[4] < 13 || digits[head] < 16);
  SheetId id;
  if (shaped) {
    id.version = static_cast<std::uint8_t>(digits[0]);
    id.settings = static_cast<std::uint16_t>(number_from(digits, 1, 4));
    id.seed = number_from(digits, head, seed_end);
    id.number = number_from(digits, seed_end, digits.size());
  }
  // What is read must write the same characters: leading zeros and overflow are no ID.
  std::string plain;
  for (const unsigned digit : digits) plain += letters[digit];
  std::string again = shaped ? write_id(id) : "";
  std::erase(again, '-');
  if (again != plain + letters[check]) return std::string("no sheet has this ID");
  return id;
}

std::uint16_t settings_hash(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char letter : text) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
  }
  hash ^= hash >> 30U;
  return static_cast<std::uint16_t>((hash ^ (hash >> 15U)) & 0x7FFFU);
}

}  // namespace cartapenna
