// SPDX-License-Identifier: MIT
// The commands behind main(): each returns the exit code or throws what main() turns into one.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "generator/game.h"

namespace cartapenna {

inline constexpr double usual_dpi = 150;

namespace exit_code {
inline constexpr int fine = 0;
inline constexpr int not_made = 1;
inline constexpr int wrong_use = 2;
inline constexpr int wrong_input = 3;
inline constexpr int file = 4;
inline constexpr int font = 5;
}  // namespace exit_code

struct WrongUse : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Problems that have been told already.
struct WrongInput {};

enum class Format { pdf, svg, png, eps, text, json };

struct MakeOptions {
  std::string name;                   // of a shipped template, or a file
  std::string output;                 // empty: a name is chosen; "-": standard output
  std::string format;                 // empty: by the ending of `output`, else pdf
  std::vector<std::string> settings;  // "--set" values, in order
  // Options that are short for a setting: {option, key, value as YAML}.
  struct Short {
    std::string option;
    std::string key;
    std::string value;
  };
  std::vector<Short> shorts;
  std::optional<std::int64_t> count;
  std::string roster;          // a file; empty: none
  std::string names;           // pattern for one file a pupil; empty: one file for all
  std::string id;              // of a printed sheet, to be made again
  std::string what = "sheet";  // of that ID: sheet, partner, key, all
  std::string known;           // a file of problems that must not come again; empty: none
  std::optional<std::int64_t> page;
  std::optional<double> dpi;  // else usual_dpi
  int jobs = 1;
  bool live_text = false;
  bool force = false;
};

struct ListOptions {
  bool names = false;  // of templates, and nothing else; likewise:
  bool languages = false;
  bool papers = false;
};

struct SolveOptions {
  std::string game;
  std::string position;  // itself, a file that holds it, or "-": one a line on standard input
  bool json = false;
  Limits limits;
};

struct DrawOptions {
  std::string position;  // itself, a file that holds it, or "-": standard input
  std::string output;    // as of make
  std::string format;
  std::string size;  // "120x90", in mm; empty: as large as it needs
  std::uint64_t seed = 1;
  std::string language = "en";
  std::optional<double> dpi;  // else usual_dpi
  bool live_text = false;
  bool force = false;
};

int make(const MakeOptions& options);
int draw(const DrawOptions& options);
int solve(const SolveOptions& options);
int list(const ListOptions& options);
int show(const std::string& name);
int schema();
// Tables of all keys, in Markdown or as a manual page of section 5.
int manual(bool as_man_page);
int check(const std::vector<std::string>& files);

// Writes the message to stderr, after "cartapenna: ".
void tell_error(const std::string& message);

}  // namespace cartapenna
