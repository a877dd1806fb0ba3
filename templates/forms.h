// SPDX-License-Identifier: MIT
// The forms that values of each kind have: read strictly, and described in words. All numbers are
// read with std::from_chars, so no locale changes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "templates/keys.h"
#include "templates/template.h"

namespace cartapenna {

// Nothing if the text is not in the one form that is taken: no signs but -, no leading zeros, no
// exponents, no separators.
std::optional<std::int64_t> read_whole(std::string_view text);
std::optional<std::uint64_t> read_seed(std::string_view text);
std::optional<double> read_number(std::string_view text);
std::optional<bool> read_flag(std::string_view text);
std::optional<Grid> read_grid(std::string_view text);

// What would be right, with its range: "a whole number from 0 to 420".
std::string expected(const Key& key);
// The range alone, for tables; empty if there is none.
std::string range(const Key& key);
// "a, b or c".
std::string listed(const std::vector<std::string_view>& words, std::string_view last = {});
// A number as a template says it: never an exponent.
std::string shown_number(double number);

// Tells what is wrong with a value, and what would be right. False: it was refused.
bool check(const Key& key, const Node& value, Problems& problems);
// The sentence that refuses a value as if it had the wrong form.
std::string refusal(const Key& key, const Node& value);

}  // namespace cartapenna
