// SPDX-License-Identifier: MIT
// Token by token, since the words of a text may look like operators. libqpdf's token filter does
// the same at ten times the cost.
#include "layouts/pdf_content.h"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

namespace cartapenna {
namespace {

constexpr std::string_view blanks = " \t\r\n\f";
constexpr std::string_view delimiters = " \t\r\n\f()<>[]{}/%";

// Where the token that starts at `at` ends. REQUIRES: no blank is there.
std::size_t end_of_token(std::string_view text, std::size_t at) {
  const auto or_all = [&](std::size_t end) { return end < text.size() ? end : text.size(); };
  switch (text[at]) {
    case '(': {
      int depth = 0;
      for (; at < text.size(); ++at) {
        if (text[at] == '\\') {
          ++at;
        } else if (text[at] == '(') {
          ++depth;
        } else if (text[at] == ')' && --depth == 0) {
          return at + 1;
        }
      }
      return text.size();
    }
    case '<':
      if (at + 1 < text.size() && text[at + 1] == '<') return at + 2;
      return or_all(or_all(text.find('>', at)) + 1);
    case '>':
      return or_all(at + 2);
    case '[':
    case ']':
      return at + 1;
    default:
      return or_all(text.find_first_of(delimiters, at + 1));
  }
}

bool is_operator(std::string_view token) {
  const char first = token.front();
  return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '\'' ||
         first == '"';
}

class Rewriter {
 public:
  explicit Rewriter(bool grey) : grey_(grey) {}

  void blank(std::string_view between) { out_ += between; }

  void token(std::string_view token) {
    if (!is_operator(token)) {
      operands_.push_back({out_.size(), token});
      out_ += token;
      return;
    }
    if (grey_ && (token == "rg" || token == "RG")) {
      set_grey(token == "rg" ? " g" : " G");
    } else if (token == "BDC" && operands_.front().token == "/NonStruct") {
      out_.resize(operands_.front().at);
      out_ += "/Artifact BMC";
    } else {
      out_ += token;
    }
    operands_.clear();
  }

  std::string take() { return std::move(out_); }

 private:
  struct Operand {
    std::size_t at;  // in out_
    std::string_view token;
  };

  void set_grey(const char* operation) {
    if (operands_.size() != 3 || operands_[0].token != operands_[1].token ||
        operands_[1].token != operands_[2].token) {
      throw std::runtime_error(
          "a colour is not grey, and cannot go to a press that has only black");
    }
    out_.resize(operands_[0].at + operands_[0].token.size());
    out_ += operation;
  }

  bool grey_;
  std::vector<Operand> operands_;
  std::string out_;
};

}  // namespace

std::string rewrite_content(std::string_view content, bool grey) {
  Rewriter rewriter(grey);
  for (std::size_t at = 0; at < content.size();) {
    const std::size_t start = std::min(content.find_first_not_of(blanks, at), content.size());
    rewriter.blank(content.substr(at, start - at));
    if (start == content.size()) break;
    at = end_of_token(content, start);
    rewriter.token(content.substr(start, at - start));
  }
  return rewriter.take();
}

}  // namespace cartapenna
