// SPDX-License-Identifier: MIT
// One value checked against its row of the table. What was probably meant is said where it can be
// known: the same number in the one form that is taken, the nearest choice.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>

#include "templates/forms.h"
#include "templates/syntax.h"
#include "templates/utf8.h"

namespace cartapenna {
namespace {

bool within(const Key& key, double number) {
  return number >= key.least && number <= key.most;
}

// The number behind forms that are not taken: 010, 0x10, 1e3, 1_000, +5, 3.0, 2,5.
std::optional<double> meant_number(std::string_view text) {
  std::string plain(text);
  std::erase(plain, '_');
  if (!plain.empty() && plain[0] == '+') plain.erase(0, 1);
  if (std::count(plain.begin(), plain.end(), ',') == 1) {
    std::replace(plain.begin(), plain.end(), ',', '.');
  }
  const char* const end = plain.data() + plain.size();
  const std::string head = plain.substr(0, 2);
  if (head == "0x" || head == "0X" || head == "0o" || head == "0b") {
    std::uint32_t number = 0;
    const int base = head == "0o" ? 8 : head == "0b" ? 2 : 16;
    const auto [stop, error] = std::from_chars(plain.data() + 2, end, number, base);
    return error == std::errc() && stop == end ? std::optional<double>(number) : std::nullopt;
  }
  double number = 0;
  const auto [stop, error] = std::from_chars(plain.data(), end, number);
  const bool good = error == std::errc() && stop == end && std::isfinite(number);
  return good ? std::optional(number) : std::nullopt;
}

std::string meant_number(const Key& key, std::string_view text) {
  const std::optional<double> number = meant_number(text);
  if (!number || std::abs(*number) > 1e15) return {};
  if (key.kind == Kind::seed)
    return *number >= 0 && *number == std::floor(*number) ? shown_number(*number) : "";
  if (!within(key, *number)) return {};
  if (key.kind == Kind::whole && *number != std::floor(*number)) return {};
  return shown_number(*number);
}

std::string meant_flag(std::string_view text) {
  const std::string small = lower(text);
  for (const std::string_view word : {"true", "yes", "on", "y", "1"}) {
    if (small == word) return "true";
  }
  for (const std::string_view word : {"false", "no", "off", "n", "0"}) {
    if (small == word) return "false";
  }
  return {};
}

std::string meant_length(const Key& key, std::string_view text) {
  std::string unit =
      lower(text.substr(std::min(text.find_last_of("0123456789.,") + 1, text.size())));
  const std::string_view number = text.substr(0, text.size() - unit.size());
  std::erase(unit, ' ');
  if (unit.empty()) unit = "mm";
  if (unit == "\"" || unit == "inch" || unit == "inches") unit = "in";
  const std::optional<double> value = meant_number(number);
  if (!value) return {};
  std::string meant = shown_number(*value) + unit;
  const std::optional<double> mm = read_length(meant);
  return mm && within(key, *mm) && meant != text ? meant : "";
}

std::string meant_grid(const Key& key, std::string text) {
  for (const std::string_view sign : {"×", "X", "*", " "}) {
    for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign)) {
      text.replace(at, sign.size(), sign == " " ? "" : "x");
    }
  }
  const std::optional<Grid> grid = read_grid(text);
  if (!grid || !within(key, grid->columns) || !within(key, grid->rows)) return {};
  return text;
}

// What to write instead, as a clause; empty if it cannot be guessed.
std::string advice(const Key& key, const Node& value) {
  if (value.kind != Node::Kind::scalar) return {};
  std::string meant;
  switch (key.kind) {
    case Kind::flag:
      meant = meant_flag(value.text);
      break;
    case Kind::whole:
    case Kind::seed:
    case Kind::number:
      meant = meant_number(key, value.text);
      break;
    case Kind::length:
      meant = meant_length(key, value.text);
      break;
    case Kind::grid:
      meant = meant_grid(key, value.text);
      break;
    case Kind::choice:
    case Kind::choices_or_list: {
      const std::string_view near = nearest(value.text, key.choices);
      return near.empty() ? "" : fmt::format(": did you mean {}?", near);
    }
    case Kind::map:
    case Kind::maps: {
      const std::size_t colon = value.text.find(':');
      const bool tight = !value.quoted && colon != std::string::npos && colon > 0;
      return tight ? ": a blank must follow the colon" : "";
    }
    default:
      return {};
  }
  if (meant.empty()) return {};
  if (meant == value.text && value.quoted) return ": leave out the quotes";
  return meant == value.text ? "" : fmt::format(": write {}", meant);
}

std::string shown(const Key& key, const Node& value) {
  if (value.kind == Node::Kind::list) return "a list";
  if (value.kind == Node::Kind::map) return "a map";
  const bool plain_only = key.kind == Kind::flag || key.kind == Kind::whole ||
                          key.kind == Kind::seed || key.kind == Kind::number;
  return fmt::format("{}{}", plain_only && value.quoted ? "the text " : "", shown_text(value.text));
}

std::string control_fault(const Key& key, const Node& value, Place& place) {
  int line = 1;
  int column = 1;
  for (std::size_t at = 0; at < value.text.size();) {
    const CodePoint point = code_point(value.text, at);
    if (point.value == '\n' && !key.lines) return fmt::format("{} must be one line", key.name);
    if (is_control(point.value) && point.value != '\n') {
      place = place_in(value, line, column);
      const char* const what = point.value == '\t' ? "a tab: use spaces" : "a control character";
      return fmt::format("{} has {} ({})", key.name, what, printable(value.text, point, at));
    }
    if (is_invisible(point.value)) {
      place = place_in(value, line, column);
      return fmt::format("{} has the invisible character U+{:04X}", key.name,
                         static_cast<unsigned>(point.value));
    }
    column = point.value == '\n' ? 1 : column + 1;
    line += point.value == '\n' ? 1 : 0;
    at += point.bytes;
  }
  return {};
}

bool check_text(const Key& key, const Node& value, Problems& problems) {
  Place place = value.place;
  std::string fault = control_fault(key, value, place);
  const bool limited = key.kind == Kind::text || key.kind == Kind::local;
  const int length = count_code_points(value.text);
  if (fault.empty() && limited && length > key.most) {
    fault = fmt::format("{} has {} letters: at most {} are printed", key.name, length,
                        shown_number(key.most));
  }
  if (fault.empty()) return true;
  problems.add(place, std::move(fault));
  return false;
}

bool has_form(const Key& key, const Node& value) {
  const std::string& text = value.text;
  switch (key.kind) {
    case Kind::flag:
      return !value.quoted && read_flag(text);
    case Kind::whole: {
      const auto number = read_whole(text);
      return !value.quoted && number && within(key, static_cast<double>(*number));
    }
    case Kind::seed:
      return !value.quoted && read_seed(text);
    case Kind::number: {
      const auto number = read_number(text);
      return !value.quoted && number && within(key, *number);
    }
    case Kind::length: {
      const auto mm = read_length(text);
      // 1in is 25.4 mm in the table too, whatever the last bit says.
      return mm && *mm > key.least - 1e-9 && *mm < key.most + 1e-9;
    }
    case Kind::grid: {
      const auto grid = read_grid(text);
      return grid && within(key, grid->columns) && within(key, grid->rows);
    }
    case Kind::choice:
    case Kind::choices_or_list: {
      const bool known =
          std::find(key.choices.begin(), key.choices.end(), text) != key.choices.end();
      return known || (key.kind == Kind::choice && !key.form.empty());
    }
    default:
      return true;
  }
}

bool refuse(const Key& key, const Node& value, Problems& problems) {
  problems.add(value.place, refusal(key, value));
  return false;
}

bool check_items(const Key& key, const Node& value, Problems& problems) {
  const auto count = static_cast<double>(value.items.size());
  bool fine = true;
  if (!within(key, count)) {
    problems.add(value.place, fmt::format("{} must be {}, not a list of {}", key.name,
                                          expected(key), value.items.size()));
    fine = false;
  }
  Key item;
  const std::string name = fmt::format("an item of {}", key.name);
  item.name = name;
  item.kind = key.kind == Kind::maps ? Kind::map : Kind::text;
  item.form = key.kind == Kind::maps ? "" : key.form;
  item.keys = key.keys;
  item.needed = true;  // an item cannot be left empty
  if (key.kind == Kind::list && !key.choices.empty()) {
    item.kind = Kind::choice;
    item.choices = key.choices;
  }
  for (const Node& each : value.items) check(item, each, problems);
  return fine;
}

bool check_languages(const Key& key, const Node& value, Problems& problems) {
  Key text = key;
  text.kind = Kind::text;
  bool fine = !value.entries.empty() || refuse(key, value, problems);
  for (const Node::Entry& entry : value.entries) {
    const std::string name = fmt::format("{} in \"{}\"", key.name, entry.key);
    text.name = name;
    fine = check(text, entry.value, problems) && fine;
  }
  return fine;
}

}  // namespace

std::string refusal(const Key& key, const Node& value) {
  return fmt::format("{} must be {}, not {}{}", key.name, expected(key), shown(key, value),
                     advice(key, value));
}

bool check(const Key& key, const Node& value, Problems& problems) {
  if (value.refused) return false;
  if (value.kind == Node::Kind::null) {
    problems.add(value.place, fmt::format("{} is empty: give {}{}", key.name, expected(key),
                                          key.needed ? "" : ", or leave it out"));
    return false;
  }
  const bool is_list = value.kind == Node::Kind::list;
  const bool is_map = value.kind == Node::Kind::map;
  switch (key.kind) {
    case Kind::map:
      return is_map || refuse(key, value, problems);
    case Kind::list:
    case Kind::maps:
      return is_list ? check_items(key, value, problems) : refuse(key, value, problems);
    case Kind::choices_or_list:
      if (is_list) return check_items(key, value, problems);
      break;
    case Kind::local:
      if (is_map) return check_languages(key, value, problems);
      break;
    default:
      break;
  }
  if (is_list || is_map || !has_form(key, value)) return refuse(key, value, problems);
  return check_text(key, value, problems);
}

}  // namespace cartapenna
