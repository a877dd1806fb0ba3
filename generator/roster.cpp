// SPDX-License-Identifier: MIT
#include "generator/roster.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <utility>

#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::size_t most_pupils = 20000;
constexpr int longest_name = 100;  // letters

struct Value {
  std::string text;
  Place place;
};

// One record after the other; a quoted value may hold separators, quotes and line breaks.
class Table {
 public:
  Table(std::string_view text, const std::string& file, char separator, Problems& problems)
      : text_(text), file_(file), separator_(separator), problems_(problems) {}

  std::optional<std::vector<Value>> next() {
    while (at_ < text_.size() && (text_[at_] == '\n' || text_[at_] == '\r')) step();
    if (at_ >= text_.size()) return std::nullopt;
    std::vector<Value> record;
    while (true) {
      record.push_back(value());
      if (at_ < text_.size() && text_[at_] == separator_) {
        step();
        continue;
      }
      return record;
    }
  }

 private:
  void step() {
    if (text_[at_] == '\n') {
      ++line_;
      column_ = 1;
    } else if ((static_cast<unsigned char>(text_[at_]) & 0xC0U) != 0x80U) {
      ++column_;
    }
    ++at_;
  }

  Value value() {
    while (at_ < text_.size() && text_[at_] == ' ') step();
    Value value{{}, {file_, line_, column_}};
    const bool in_quotes = at_ < text_.size() && text_[at_] == '"';
    if (in_quotes) {
      quoted(value);
      while (at_ < text_.size() && text_[at_] == ' ') step();
    }
    const Place after{file_, line_, column_};
    std::string rest;
    while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\n' &&
           text_[at_] != '\r') {
      rest += text_[at_];
      step();
    }
    rest.erase(rest.find_last_not_of(' ') + 1);
    if (in_quotes && !rest.empty()) {
      problems_.add(after, "the quote is closed before this; a quote within quotes is doubled");
    } else if (std::count(rest.begin(), rest.end(), '"') % 2 != 0) {
      problems_.add(value.place, "a quote in this value is never closed");
    }
    value.text += rest;
    return value;
  }

  void quoted(Value& value) {
    step();
    while (at_ < text_.size()) {
      if (text_[at_] == '"') {
        step();
        if (at_ >= text_.size() || text_[at_] != '"') return;
      }
      value.text += text_[at_];
      step();
    }
    problems_.add(value.place, "a quote is opened here and never closed");
  }

  std::string_view text_;
  const std::string& file_;
  char separator_;
  Problems& problems_;
  std::size_t at_ = 0;
  int line_ = 1;
  int column_ = 1;
};

// The separator that stands most often in the header.
char separator_of(std::string_view text) {
  const std::string_view header = text.substr(0, text.find('\n'));
  char best = ',';
  for (const char separator : {';', '\t'}) {
    if (std::count(header.begin(), header.end(), separator) >
        std::count(header.begin(), header.end(), best)) {
      best = separator;
    }
  }
  return best;
}

using Headings = std::vector<std::string_view>;

int column_of(const std::vector<Value>& header, const Headings& names) {
  for (std::size_t i = 0; i < header.size(); ++i) {
    const std::string name = lower(header[i].text);
    if (std::find(names.begin(), names.end(), name) != names.end()) return static_cast<int>(i);
  }
  return -1;
}

const Value* value_at(const std::vector<Value>& record, int column) {
  if (column < 0 || static_cast<std::size_t>(column) >= record.size()) return nullptr;
  return &record[static_cast<std::size_t>(column)];
}

// What no name holds, wherever it stands: it would be printed as nothing, or turn round what is
// printed, or is no text at all.
void check_letters(std::string_view text, const std::string& file, Problems& problems) {
  int line = 1;
  int column = 1;
  int found = 0;
  bool utf8 = true;
  const auto tell = [&](std::string sentence) {
    problems.add({file, line, column}, std::move(sentence));
    ++found;
  };
  constexpr int most_found = 50;  // then it is no table
  for (std::size_t at = 0; at < text.size() && found < most_found;) {
    const CodePoint point = code_point(text, at);
    at += point.bytes;
    const auto number = static_cast<unsigned>(point.value);
    const bool line_end =
        point.value == '\n' || (point.value == '\r' && text.substr(at, 1) == "\n");
    if (!point.valid) {
      // Once: in another encoding every accented letter is wrong, for one reason.
      if (std::exchange(utf8, false)) {
        tell("this is not UTF-8; save the roster as UTF-8 (spreadsheets call it CSV UTF-8)");
      }
    } else if (point.value == '\r' && !line_end) {
      tell("a carriage return without a line feed: end lines with LF or CR LF");
    } else if (is_control(point.value) && !line_end && point.value != '\t') {
      tell(fmt::format("the control character U+{:04X} cannot stand here", number));
    } else if (is_invisible(point.value)) {
      tell(fmt::format("the invisible character U+{:04X} cannot stand here", number));
    }
    ++column;
    if (point.value != '\n') continue;
    ++line;
    column = 1;
  }
}

bool check_header(const std::vector<Value>& header, Problems& problems) {
  std::vector<std::string> seen;
  bool sound = true;
  for (const Value& heading : header) {
    const std::string name = lower(heading.text);
    if (!name.empty() && std::find(seen.begin(), seen.end(), name) != seen.end()) {
      problems.add(heading.place, fmt::format("the column {} is there twice", heading.text));
      sound = false;
    }
    seen.push_back(name);
  }
  return sound;
}

bool check_text(const Value& value, Problems& problems) {
  bool sound = true;
  for (std::size_t at = 0; at < value.text.size() && sound;) {
    const CodePoint point = code_point(value.text, at);
    if (point.value == '\n' || point.value == '\r' || point.value == '\t') {
      problems.add(value.place, "a name has no line breaks and no tabs");
    }
    sound = point.valid && !is_control(point.value);
    at += point.bytes;
  }
  const int letters = count_code_points(value.text);
  if (letters > longest_name) {
    problems.add(value.place,
                 fmt::format("this is {} letters long; {} is the most", letters, longest_name));
  }
  return sound && letters <= longest_name;
}

}  // namespace

std::vector<Pupil> read_roster(std::string_view text, const std::string& file, Problems& problems) {
  if (text.rfind("\xEF\xBB\xBF", 0) == 0) text.remove_prefix(3);
  check_letters(text, file, problems);
  Table table(text, file, separator_of(text), problems);
  const auto header = table.next();
  if (!header) {
    problems.add({file, 1, 1},
                 "the roster is empty; its first line names the columns: name, class");
    return {};
  }
  for (const Value& heading : *header) {
    if (!check_text(heading, problems)) return {};
  }
  if (!check_header(*header, problems)) return {};
  const int name = column_of(*header, {"name", "pupil", "student", "first name", "nome", "alunno",
                                       "alunna", "studente", "nome e cognome", "cognome e nome"});
  const int surname = column_of(*header, {"surname", "last name", "cognome"});
  const int group = column_of(*header, {"class", "group", "classe", "gruppo"});
  if (name < 0 && surname < 0) {
    problems.add(header->front().place,
                 "the first line must name the columns, one of them \"name\" (or \"nome\")");
    return {};
  }
  std::vector<Pupil> pupils;
  while (const auto record = table.next()) {
    Pupil pupil;
    bool sound = true;
    for (const int column : {name, surname}) {
      const Value* value = value_at(*record, column);
      if (value == nullptr || value->text.empty()) continue;
      sound = check_text(*value, problems) && sound;
      pupil.name += (pupil.name.empty() ? "" : " ") + value->text;
    }
    if (const Value* value = value_at(*record, group)) {
      sound = check_text(*value, problems) && sound;
      pupil.group = value->text;
    }
    if (record->size() > header->size()) {
      problems.add((*record)[header->size()].place,
                   fmt::format("this line has {} values, the header {}; a value with a separator "
                               "stands in quotes",
                               record->size(), header->size()));
    } else if (pupil.name.empty() && sound) {
      const bool blank = std::all_of(record->begin(), record->end(),
                                     [](const Value& value) { return value.text.empty(); });
      if (!blank) problems.add(record->front().place, "this line has no name");
    } else if (sound) {
      pupils.push_back(std::move(pupil));
    }
    if (pupils.size() > most_pupils) {
      problems.add(record->front().place, fmt::format("more than {} pupils", most_pupils));
      return {};
    }
  }
  if (pupils.empty() && !problems.any()) problems.add({file, 1, 1}, "the roster has no pupils");
  return pupils;
}

std::vector<Pair> pair_up(int pupils, Pairing pairing, int days, Random& random) {
  assert(pupils >= 1 && days >= 1);
  std::vector<int> circle(static_cast<std::size_t>(pupils));
  std::iota(circle.begin(), circle.end(), 0);
  if (pupils % 2 == 1) circle.push_back(teacher);
  const std::size_t seats = circle.size();
  std::vector<Pair> pairs;
  for (int day = 0; day < days; ++day) {
    if (pairing == Pairing::random) random.shuffle(circle);
    for (std::size_t i = 0; i < seats / 2; ++i) {
      Pair pair = pairing == Pairing::round_robin ? Pair{circle[i], circle[seats - 1 - i]}
                                                  : Pair{circle[2 * i], circle[2 * i + 1]};
      if (pair[0] == teacher) std::swap(pair[0], pair[1]);
      pairs.push_back(pair);
    }
    if (pairing == Pairing::round_robin && seats > 2) {
      std::rotate(circle.begin() + 1, circle.end() - 1, circle.end());
    }
  }
  return pairs;
}

}  // namespace cartapenna
