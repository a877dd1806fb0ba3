// SPDX-License-Identifier: MIT
// What the options' declarations say to people: `--help`, and the man page of section 1.
#pragma once

#include <CLI/App.hpp>
#include <string>

namespace cartapenna {

// `--help` in this program's order: what it does, examples (the footer), arguments, options.
void set_help(CLI::App& app);

// cartapenna(1) in the man macros: the same words as the help of all commands.
std::string command_man_page(const CLI::App& app);

}  // namespace cartapenna
