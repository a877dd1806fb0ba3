// SPDX-License-Identifier: MIT
// The text of a template, and what is wrong with it, told.
#pragma once

#include <string>

#include "generator/catalogue.h"
#include "generator/commands.h"
#include "generator/game.h"
#include "templates/template.h"

namespace cartapenna {

inline constexpr std::size_t most_bytes = std::size_t{1} << 20U;

struct Source {
  std::string text;
  std::string file;  // as messages name it
  std::string name;  // of the template, for IDs and file names
};

// A template that ships, a file where `name` has a dot or a slash, or "-" for standard input.
// Throws FileError; WrongInput where nothing has that name, which is told.
Source read_source(const std::string& name, const Catalogue& catalogue);

// A position that is given itself, in a file or, for "-", on standard input. What has the look of a
// file's name is one, whether it is there or not. Throws FileError.
std::string read_position(const std::string& given, std::size_t most);

// The file that read_position() reads; empty: the position itself was given.
std::string position_file(const std::string& given);
// Mistakes of a position in a file as FILE:LINE:COLUMN; false where there is no file or no place.
bool tell_mistakes(const std::vector<Mistake>& mistakes, const std::string& given,
                   const std::string& text);

// Puts into the template what options say instead: --seed and the like, --count, --set.
void apply_options(Node& root, const MakeOptions& options, Problems& problems);

// Problems and warnings to stderr.
void tell_problems(const Problems& problems, const std::string& text);
// … and throws WrongInput where there is a problem.
void tell_and_stop(const Problems& problems, const std::string& text);

}  // namespace cartapenna
