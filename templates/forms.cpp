// SPDX-License-Identifier: MIT
#include "templates/forms.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

#include "templates/syntax.h"

namespace cartapenna {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

std::string_view digits(std::string_view text) {
  std::size_t count = 0;
  while (count < text.size() && is_digit(text[count])) ++count;
  return text.substr(0, count);
}

// Whether the text is digits, without a zero before other digits.
bool is_plain(std::string_view text) {
  return !text.empty() && digits(text).size() == text.size() &&
         (text.size() == 1 || text[0] != '0');
}

std::string_view without_minus(std::string_view text) {
  return text.substr(0, 1) == "-" ? text.substr(1) : text;
}

template <class Number>
std::optional<Number> convert(std::string_view text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end) return std::nullopt;
  return number;
}

std::string from_to(const Key& key, std::string_view unit, std::string_view dash) {
  const bool upper = key.most < std::numeric_limits<double>::infinity();
  const bool lower = key.least > std::numeric_limits<double>::lowest();
  const std::string least = shown_number(key.least) + std::string(unit);
  const std::string most = shown_number(key.most) + std::string(unit);
  const std::string_view from = dash.empty() ? "from " : "";
  const std::string_view to = dash.empty() ? " to " : dash;
  if (upper && lower) return fmt::format("{}{}{}{}", from, least, to, most);
  return fmt::format("{} {}", upper ? "at most" : "at least", upper ? most : least);
}

std::string list_of(const Key& key) {
  const std::string_view what = key.form.empty() ? "texts" : key.form;
  const std::string items = key.choices.empty() || key.kind == Kind::choices_or_list
                                ? std::string(what)
                                : listed(key.choices);
  const bool bounded = key.least > 0 || key.most < std::numeric_limits<double>::infinity();
  return fmt::format("a list of {}{}", items,
                     bounded ? fmt::format(", {} of them", from_to(key, "", " to ")) : "");
}

std::string map_of(const Key& key) {
  std::vector<std::string_view> names;
  for (const Key& inner : key.keys) names.push_back(inner.name);
  return names.empty() ? "a map of keys" : "a map of keys such as " + listed(names);
}

}  // namespace

std::optional<std::int64_t> read_whole(std::string_view text) {
  return is_plain(without_minus(text)) ? convert<std::int64_t>(text) : std::nullopt;
}

std::optional<std::uint64_t> read_seed(std::string_view text) {
  return is_plain(text) ? convert<std::uint64_t>(text) : std::nullopt;
}

std::optional<double> read_number(std::string_view text) {
  const std::string_view unsigned_text = without_minus(text);
  const std::string_view whole = unsigned_text.substr(0, unsigned_text.find('.'));
  if (!is_plain(whole)) return std::nullopt;
  if (whole.size() < unsigned_text.size()) {
    const std::string_view part = unsigned_text.substr(whole.size() + 1);
    if (part.empty() || digits(part).size() != part.size()) return std::nullopt;
  }
  return convert<double>(text);
}

std::optional<bool> read_flag(std::string_view text) {
  if (text == "true") return true;
  if (text == "false") return false;
  return std::nullopt;
}

std::optional<Grid> read_grid(std::string_view text) {
  const std::string_view first = digits(text);
  std::string_view second = first;
  if (first.size() < text.size()) {
    const std::string_view rest = text.substr(first.size());
    if (rest.substr(0, 1) == "x") {
      second = rest.substr(1);
    } else if (rest.substr(0, 3) == " x ") {
      second = rest.substr(3);
    } else {
      return std::nullopt;
    }
  }
  if (!is_plain(first) || !is_plain(second)) return std::nullopt;
  const std::optional<int> columns = convert<int>(first);
  const std::optional<int> rows = convert<int>(second);
  if (!columns || !rows) return std::nullopt;
  return Grid{*columns, *rows};
}

std::optional<double> read_length(std::string_view text) {
  struct Unit {
    std::string_view name;
    double mm;
  };
  for (const Unit& unit :
       {Unit{"mm", 1}, Unit{"cm", 10}, Unit{"in", 25.4}, Unit{"pt", 25.4 / 72}}) {
    if (text.size() <= unit.name.size()) continue;
    std::string_view number = text.substr(0, text.size() - unit.name.size());
    if (text.substr(number.size()) != unit.name) continue;
    if (number.back() == ' ') number.remove_suffix(1);
    const std::optional<double> value = read_number(number);
    return value ? std::optional(*value * unit.mm) : std::nullopt;
  }
  return std::nullopt;
}

std::string shown_number(double number) {
  return std::abs(number) < 1e15 ? fmt::format("{}", number) : fmt::format("{:.0f}", number);
}

std::string listed(const std::vector<std::string_view>& words, std::string_view last) {
  std::vector<std::string_view> all = words;
  if (!last.empty()) all.push_back(last);
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0) text += i + 1 < all.size() ? ", " : " or ";
    text += all[i];
  }
  return text;
}

std::string range(const Key& key) {
  const bool bounded = key.least > 0 || key.most < std::numeric_limits<double>::infinity();
  switch (key.kind) {
    case Kind::whole:
    case Kind::number:
    case Kind::grid:
      return from_to(key, "", " … ");
    case Kind::length:
      return from_to(key, "mm", " … ");
    case Kind::seed:
      return fmt::format("0 … {}", std::numeric_limits<std::uint64_t>::max());
    case Kind::choice:
    case Kind::choices_or_list:
    case Kind::flag:
      return expected(key);
    case Kind::text:
    case Kind::local:
      return key.most < std::numeric_limits<double>::infinity()
                 ? fmt::format("at most {} letters", shown_number(key.most))
                 : std::string(key.form);
    case Kind::list:
    case Kind::maps:
      return bounded ? from_to(key, "", " … ") + " items" : "";
    case Kind::map:
      return "";
  }
  return "";
}

std::string expected(const Key& key) {
  switch (key.kind) {
    case Kind::flag:
      return "true or false";
    case Kind::whole:
      return fmt::format("a whole number {}", from_to(key, "", ""));
    case Kind::seed:
      return fmt::format("a whole number from 0 to {}", std::numeric_limits<std::uint64_t>::max());
    case Kind::number:
      return fmt::format("a number {}", from_to(key, "", ""));
    case Kind::length:
      return fmt::format("a length in mm, cm, in or pt, {}", from_to(key, "mm", ""));
    case Kind::text:
      return key.form.empty() ? "a text" : std::string(key.form);
    case Kind::local:
      return "a text, or one for each language such as {en: …, it: …}";
    case Kind::grid:
      return fmt::format("columns x rows such as 15x15, each {}", from_to(key, "", ""));
    case Kind::choice:
      return listed(key.choices, key.form);
    case Kind::choices_or_list:
      return listed(key.choices, list_of(key));
    case Kind::list:
      return list_of(key);
    case Kind::map:
      return map_of(key);
    case Kind::maps:
      return fmt::format("a list of {} to {} items, each {}", shown_number(key.least),
                         shown_number(key.most), map_of(key));
  }
  return "";
}

}  // namespace cartapenna
