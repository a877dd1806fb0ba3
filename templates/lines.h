// SPDX-License-Identifier: MIT
// A text by its lines, and places in it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "templates/template.h"
#include "templates/utf8.h"

namespace cartapenna {

class Lines {
 public:
  // Keeps the views. REQUIRES: line ends are LF.
  Lines(std::string_view text, std::string_view file) : text_(text), file_(file) {
    starts_.push_back(0);
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] == '\n') starts_.push_back(at + 1);
    }
  }

  // Lines and columns from 0, columns in bytes, as yaml-cpp counts them; what lies outside of the
  // text is drawn to its nearest end.
  std::size_t offset(int line, int column) const {
    const std::string_view content = at(line);
    return starts_[row(line)] +
           std::min(content.size(), static_cast<std::size_t>(std::max(column, 0)));
  }
  std::string_view at(int line) const {
    const std::string_view rest = text_.substr(starts_[row(line)]);
    return rest.substr(0, rest.find('\n'));
  }
  Place place(int line, int column) const {
    const auto bytes = static_cast<std::size_t>(std::max(column, 0));
    return {std::string(file_), static_cast<int>(row(line)) + 1,
            count_code_points(at(line).substr(0, bytes)) + 1};
  }
  std::string_view text() const { return text_; }
  int count() const { return static_cast<int>(starts_.size()); }

 private:
  std::size_t row(int line) const {
    return std::min(static_cast<std::size_t>(std::max(line, 0)), starts_.size() - 1);
  }

  std::string_view text_;
  std::string_view file_;
  std::vector<std::size_t> starts_;
};

}  // namespace cartapenna
