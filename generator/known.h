// SPDX-License-Identifier: MIT
// A file of boards that have been printed, such as problems: they do not come again.
#pragma once

#include <set>
#include <string>

#include "generator/document.h"
#include "generator/output.h"

namespace cartapenna {

// One board a line, of whatever game; empty lines and what follows a # mean nothing.
class KnownBoards {
 public:
  // A file that is not there yet is empty; `path` "" knows nothing and keeps nothing. Throws
  // FileError; WrongUse where no board of the document can be known; WrongInput where a line is
  // wrong, which is told.
  KnownBoards(std::string path, const Document& document);

  const std::set<std::string>& marks() const { return marks_; }

  bool kept() const { return !path_.empty(); }

  // REQUIRES: a file is kept. Writes it with these at its
  // end, under a temporary name …
  void add(const std::set<std::string>& fresh);
  // … and puts it in its place.
  void commit();

 private:
  std::string path_;
  std::set<std::string> marks_;
  std::optional<OutputFile> file_;
};

}  // namespace cartapenna
