// SPDX-License-Identifier: MIT
#include "generator/id.h"

#include <doctest/doctest.h>

#include <set>

#include "generator/random.h"

using cartapenna::Random;
using cartapenna::read_id;
using cartapenna::SheetId;
using cartapenna::write_id;

namespace {

SheetId random_id(Random& random) {
  return {random.bits() >> random.below(64), random.bits() >> (30 + random.below(34)),
          static_cast<std::uint16_t>(random.below(1U << 15U)),
          static_cast<std::uint8_t>(random.below(32))};
}

bool is_id(const std::string& text) {
  return std::holds_alternative<SheetId>(read_id(text));
}

}  // namespace

TEST_CASE("an ID that is read is the one that was written") {
  Random random(1);
  std::set<std::string> seen;
  for (int i = 0; i < 20000; ++i) {
    const SheetId id = random_id(random);
    const std::string text = write_id(id);
    CAPTURE(text);
    REQUIRE(is_id(text));
    CHECK(std::get<SheetId>(read_id(text)) == id);
    CHECK(text.find_first_of("01IO") == std::string::npos);
    seen.insert(text);
  }
  CHECK(seen.size() > 19000);
}

TEST_CASE("case, blanks and hyphens do not matter") {
  const std::string text = write_id({7, 0, 12345, 1});
  std::string loose = " ";
  for (const char letter : text) {
    if (letter == '-') continue;
    loose += static_cast<char>(letter >= 'A' ? letter - 'A' + 'a' : letter);
    loose += ' ';
  }
  CHECK(std::get<SheetId>(read_id(loose)) == SheetId{7, 0, 12345, 1});
}

TEST_CASE("every mistyped character and every exchange of neighbours is found") {
  constexpr std::string_view letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  Random random(2);
  for (int i = 0; i < 200; ++i) {
    std::string text = write_id(random_id(random));
    std::erase(text, '-');
    for (std::size_t at = 0; at < text.size(); ++at) {
      for (const char letter : letters) {
        std::string wrong = text;
        wrong[at] = letter;
        if (wrong == text) continue;
        REQUIRE_FALSE(is_id(wrong));
        CHECK(std::get<std::string>(read_id(wrong)).find("mistyped") != std::string::npos);
      }
      if (at + 1 < text.size() && text[at] != text[at + 1]) {
        std::string wrong = text;
        std::swap(wrong[at], wrong[at + 1]);
        CHECK_FALSE(is_id(wrong));
      }
    }
  }
}

TEST_CASE("what is no ID is told as such") {
  for (const char* text :
       {"", "2", "0000-0000", "hello world", "ÄÖÜ", "2222-2222-2222-2222-2222-2222-2222-2222-2"}) {
    CAPTURE(text);
    CHECK(std::holds_alternative<std::string>(read_id(text)));
  }
}
