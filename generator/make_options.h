// SPDX-License-Identifier: MIT
// The options of `cartapenna make`; most are short for a setting of the template.
#pragma once

#include <CLI/App.hpp>

#include "generator/commands.h"

namespace cartapenna {

// Digits alone, of a number in least … most: CLI11 reads 010 as 8 and turns -1 into 2^64 - 1.
CLI::Validator whole_number(std::uint64_t least, std::uint64_t most);
// "2.5", of a number in least … most.
CLI::Validator decimal_number(double least, double most);

// CLI11 puts what it reads into `options`, which must outlive the app.
void add_make(CLI::App& app, MakeOptions& options);

}  // namespace cartapenna
