// SPDX-License-Identifier: MIT
#include "templates/syntax.h"

#include <fmt/format.h>

#include <array>

#include "templates/utf8.h"

namespace cartapenna {
namespace {

constexpr std::size_t longest = 40;
constexpr std::string_view unclosed = "the list or map in brackets is not closed before this";

struct Meaning {
  std::string_view message;  // how yaml-cpp's begins
  std::string_view sentence;
};

constexpr std::array meanings{
    Meaning{
        "illegal map value",
        "a colon stands where no key can end: check the indentation, or put the text in quotes"},
    Meaning{"illegal map key", "no key can stand here: check the indentation"},
    Meaning{"illegal block entry", "no list item can start here: put it on a line of its own"},
    Meaning{"illegal flow end", "this bracket closes nothing"},
    Meaning{"end of map not found", "this fits nothing above it: check the indentation and quotes"},
    Meaning{"end of sequence not found",
            "this fits nothing above it: check the indentation and quotes"},
    Meaning{"end of map flow not found", unclosed},
    Meaning{"end of sequence flow not found", unclosed},
    Meaning{"illegal EOF in scalar", "the quote that was opened is never closed"},
    Meaning{"illegal document indicator in scalar",
            "the quote that was opened is not closed before this"},
    Meaning{"unknown token", "a text that starts with %, @ or ` goes in quotes"},
    Meaning{"unknown escape character",
            "no such escape: write \\\\ for a backslash, or use single quotes"},
    Meaning{"bad character found while scanning hex number",
            "an escape such as \\x41 or \\u00e8 needs its hexadecimal digits"},
    Meaning{"invalid unicode", "this escape is no letter of Unicode"},
    Meaning{"unexpected character in block scalar",
            "after | come only +, - and a digit; the text starts on the next line"},
    Meaning{"cannot set zero indentation", "after | come only +, - and a digit from 1 to 9"},
    Meaning{"illegal tab when looking for indentation", "a tab cannot indent: use spaces"},
};

std::string_view sentence_of(std::string_view message) {
  for (const Meaning& meaning : meanings) {
    if (message.substr(0, meaning.message.size()) == meaning.message) return meaning.sentence;
  }
  if (message.find("anchor") != std::string_view::npos ||
      message.find("alias") != std::string_view::npos) {
    return no_aliases;
  }
  if (message.find("tag") != std::string_view::npos) return no_tags;
  if (message.find("YAML") != std::string_view::npos) return "directives (%) are not read";
  return {};
}

std::size_t indent(std::string_view line) {
  return line.find_first_not_of(' ');
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

// The colon of "count:3"; npos if the line is no such.
std::size_t tight_colon(std::string_view line) {
  std::size_t at = std::min(line.find_first_not_of(" -"), line.size());
  const std::size_t start = at;
  while (at < line.size() && is_letter(line[at])) ++at;
  const bool tight = at > start && at + 1 < line.size() && line[at] == ':' && line[at + 1] != ' ';
  return tight ? at : std::string_view::npos;
}

// Whether this line ends a block of text by standing further left than the first line of it.
bool falls_out_of_block(const Lines& lines, int line) {
  for (int above = line - 1; above >= 0; --above) {
    const std::string_view text = lines.at(above);
    if (indent(text) == std::string_view::npos) continue;
    if (indent(text) >= indent(lines.at(line))) continue;
    const std::size_t last = text.find_last_not_of(" +-");
    return last != std::string_view::npos && text[last] == '|';
  }
  return false;
}

}  // namespace

std::string shown_key(std::string_view key) {
  const bool plain =
      !key.empty() && key.size() <= longest && std::all_of(key.begin(), key.end(), is_letter);
  return plain ? std::string(key) : shown_text(key);
}

void tell_syntax(std::string_view message, const Lines& lines, int line, int column,
                 Problems& problems) {
  if (falls_out_of_block(lines, line)) {
    problems.add(lines.place(line, static_cast<int>(lines.at(line).find_first_not_of(' '))),
                 "this line of a text stands further left than its first line: "
                 "indent it as far, or write |2 where the first line begins with blanks");
    return;
  }
  for (int at = line; at >= std::max(line - 1, 0); --at) {
    const std::size_t colon = tight_colon(lines.at(at));
    if (message.substr(0, 17) == "illegal map value" && colon != std::string_view::npos) {
      problems.add(lines.place(at, static_cast<int>(colon)), "a blank must follow the colon");
      return;
    }
  }
  std::string_view sentence = sentence_of(message);
  const std::string_view rest = lines.text().substr(lines.offset(line, column));
  const bool opens = rest.substr(0, 1) == "[" || rest.substr(0, 1) == "{";
  if (sentence == unclosed && opens) sentence = "the bracket that opens here is never closed";
  if (message.substr(0, 13) == "unknown token" && rest.substr(0, 1) == "?") {
    sentence = "within { } or [ ] a text with a question mark goes in quotes";
  }
  problems.add(lines.place(line, column), sentence.empty()
                                              ? fmt::format("this is not YAML: {}", message)
                                              : std::string(sentence));
}

}  // namespace cartapenna
