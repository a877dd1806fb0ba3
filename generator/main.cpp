// SPDX-License-Identifier: MIT
// The command: arguments in, files out. The one place that catches, and gives exit codes.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>

#include "generator/command_line.h"
#include "generator/commands.h"
#include "generator/game.h"
#include "generator/output.h"
#include "layouts/text.h"
#include "templates/utf8.h"

namespace cartapenna {

// Names of files and options may hold anything: a terminal gets nothing of it that it would obey.
void tell_error(const std::string& message) {
  const bool coloured = isatty(STDERR_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  write_stderr(fmt::format("{}cartapenna:{} {}\n", coloured ? "\033[1;31m" : "",
                           coloured ? "\033[0m" : "", printable(message)));
}

namespace {

int guarded(int argc, char** argv) {
  try {
    return run_command_line(argc, argv);
  } catch (const WrongInput&) {
    return exit_code::wrong_input;
  } catch (const WrongUse& error) {
    tell_error(error.what());
    return exit_code::wrong_use;
  } catch (const CouldNotMake& error) {
    tell_error(error.what());
    return exit_code::not_made;
  } catch (const FontError& error) {
    tell_error(error.what());
    return exit_code::font;
  } catch (const std::exception& error) {
    tell_error(error.what());
    return exit_code::file;
  }
}

}  // namespace
}  // namespace cartapenna

int main(int argc, char** argv) {
  cartapenna::hold_standard_streams();
  cartapenna::remove_temporaries_on_signals();
  return cartapenna::guarded(argc, argv);
}
