// SPDX-License-Identifier: MIT
// Options that contradict each other, or that nothing can come of: nothing is dropped in silence.
// Where an option and the template differ the option holds: that is what options are for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generator/commands.h"
#include "generator/document.h"

namespace cartapenna {

// What is wrong with one use of a command, told all at once.
class Misuse {
 public:
  void add(std::string sentence) { sentences_.push_back(std::move(sentence)); }
  // Throws WrongUse if there is any.
  void stop();

 private:
  std::vector<std::string> sentences_;
};

// What only one format has.
void check_format(Format format, const std::optional<double>& dpi, bool live_text, Misuse& misuse);

// The options of `make` among themselves. `root`: the template with what they have set in it.
void check_options(const MakeOptions& options, const Node& root, Format format, Misuse& misuse);

// … and against the document that was read from it, with its class seated.
void check_options(const MakeOptions& options, const Node& root, const Document& document,
                   Misuse& misuse);

}  // namespace cartapenna
