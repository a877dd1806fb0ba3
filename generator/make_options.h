// SPDX-License-Identifier: MIT
// The options of `cartapenna make`; most are short for a setting of the template.
#pragma once

#include <CLI/App.hpp>

#include "generator/commands.h"

namespace cartapenna {

// CLI11 puts what it reads into `options`, which must outlive the app.
void add_make(CLI::App& app, MakeOptions& options);

}  // namespace cartapenna
