// SPDX-License-Identifier: MIT
// The pages of an edition become files, in the format that was asked for.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "generator/commands.h"
#include "generator/edition.h"
#include "generator/output.h"
#include "layouts/fonts.h"
#include "layouts/write.h"

namespace cartapenna {

// Of --format, else by the ending of --output. Throws WrongUse.
Format choose_format(const MakeOptions& options);
// --output, else a name made from the template's: of no existing file unless --force.
std::string choose_path(const MakeOptions& options, const std::string& name, Format format);
// name.pdf, "3" → name-3.pdf
std::string numbered(const std::string& path, std::string_view addition);

// What files tell of themselves. Throws WrongUse for a SOURCE_DATE_EPOCH that is none.
Facts facts_of(const Document& document, const std::string& title, std::uint64_t seed);

// Everything that one run writes, together: all files or none.
class Delivery {
 public:
  Delivery(bool standard_output, bool replace)
      : standard_output_(standard_output), replace_(replace) {}

  void begin(const std::string& path) {
    names_.push_back(path);
    if (!standard_output_) files_.emplace_back(path, replace_);
  }
  void append(std::string_view bytes) {
    if (!standard_output_) {
      files_.back().append(bytes);
      return;
    }
    waiting_ += bytes;  // a PDF comes in many small pieces
    if (waiting_.size() >= enough) flush();
  }
  void end() {
    if (standard_output_) {
      flush();
    } else {
      files_.back().sync();
    }
  }
  // The files begun since this was asked last, for a person: "a.pdf", "a-1.svg to a-9.svg".
  // REQUIRES: there are some.
  std::string take_names();
  // A line for standard error, once all files are there.
  void tell(std::string line) { told_.push_back(std::move(line)); }
  void commit();

 private:
  static constexpr std::size_t enough = std::size_t{1} << 16U;
  void flush() {
    write_stdout(waiting_);
    waiting_.clear();
  }

  bool standard_output_;
  bool replace_;
  std::vector<std::string> names_;
  std::string waiting_;  // for standard output
  std::vector<OutputFile> files_;
  std::vector<std::string> told_;
};

// One edition on its way into one file, or into one for each page.
struct Job {
  const MakeOptions& options;
  const Document& document;
  const Edition& edition;
  const Fonts& fonts;
  Facts facts;
  Format format;
  Delivery& delivery;
  std::size_t from = 0;  // pages
  std::size_t to = 0;

  void make_ahead() const;  // what would otherwise be made one by one
  void run(const std::string& path) const;

 private:
  // The pages as they are written, in order, with a bar for who waits.
  void each_page(std::size_t first, std::size_t last,
                 const std::function<void(const Page&)>& use) const;
  using Writer = void (Edition::*)(const Sink&, const Watch&) const;
  void write_data(const std::string& path, Writer write) const;
  void tell_size(const std::string& name, const Page& page) const;  // of a board that is placed
  void write_one_pdf(const std::string& path, std::size_t first, std::size_t last) const;
  void write_pdfs(const std::string& path) const;
  std::string addition(std::size_t page) const;
  void write_page_files(const std::string& path) const;
};

}  // namespace cartapenna
