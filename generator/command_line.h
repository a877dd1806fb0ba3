// SPDX-License-Identifier: MIT
// The words of the command line: which commands and options there are, and what they set.
#pragma once

namespace cartapenna {

// Reads the arguments and runs the command. Returns the exit code (commands.h), having told what
// is wrong with the arguments; throws what commands throw.
int run_command_line(int argc, char** argv);

}  // namespace cartapenna
