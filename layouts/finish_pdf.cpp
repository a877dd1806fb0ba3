// SPDX-License-Identifier: MIT
#include "layouts/finish_pdf.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <ctime>
#include <optional>
#include <stdexcept>

namespace cartapenna {
namespace {

[[noreturn]] void not_as_expected() {
  throw std::runtime_error("the PDF that Cairo wrote has no end that we know");
}

// The whole number after the last `key`.
std::uint64_t number_after(std::string_view text, std::string_view key) {
  const std::size_t at = text.rfind(key);
  if (at == std::string_view::npos) not_as_expected();
  std::uint64_t number = 0;
  const char* const start = text.data() + at + key.size();
  if (std::from_chars(start, text.data() + text.size(), number).ec != std::errc()) {
    not_as_expected();
  }
  return number;
}

// What stands between << and >> of the object `number`.
std::string_view dictionary(std::string_view text, std::uint64_t number) {
  const std::string head = fmt::format("\n{} 0 obj\n<<", number);
  const std::size_t start = text.rfind(head);
  const std::size_t end = text.find("\n>>\nendobj", start);
  if (start == std::string_view::npos || end == std::string_view::npos) not_as_expected();
  return text.substr(start + head.size(), end - start - head.size());
}

}  // namespace

void Digest::mix(std::uint64_t word) {
  first_ = std::rotl((first_ ^ word) * 0x9FB21C651E98DF25, 29);
  second_ = std::rotl((second_ + word) * 0xD6E8FEB86659FD93, 37) ^ first_;
}

void Digest::add(std::string_view bytes) {
  for (char byte : bytes) {
    word_ = (word_ << 8) | static_cast<unsigned char>(byte);
    if (++count_ % 8 == 0) mix(word_);
  }
}

std::string Digest::hex() const {
  Digest end = *this;
  end.mix(word_);
  for (int i = 0; i < 4; ++i) end.mix(count_);
  return fmt::format("{:016x}{:016x}", end.first_, end.second_);
}

std::string pdf_string(std::string_view utf8) {
  const auto ascii = [](char c) { return c >= 0x20 && c < 0x7F; };
  std::string text;
  if (std::all_of(utf8.begin(), utf8.end(), ascii)) {
    for (char c : utf8) {
      if (c == '(' || c == ')' || c == '\\') text += '\\';
      text += c;
    }
    return '(' + text + ')';
  }
  text = "<FEFF";
  for (std::size_t at = 0; at < utf8.size();) {
    const Letter letter = letter_at(utf8, at);
    at += letter.bytes;
    if (letter.code >= 0x10000) {
      const std::uint32_t rest = letter.code - 0x10000;
      text += fmt::format("{:04X}{:04X}", 0xD800 + (rest >> 10), 0xDC00 + (rest & 0x3FF));
    } else {
      text += fmt::format("{:04X}", static_cast<std::uint32_t>(letter.code));
    }
  }
  return text + '>';
}

std::string pdf_date(std::int64_t seconds) {
  return fmt::format("D:{:%Y%m%d%H%M%S}Z", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

std::string viewer_preferences(const Facts& facts, bool accessible) {
  std::string entries = "/PrintScaling /None";
  if (accessible) entries += " /DisplayDocTitle true";
  if (facts.duplex == Facts::Duplex::long_edge) entries += " /Duplex /DuplexFlipLongEdge";
  if (facts.duplex == Facts::Duplex::short_edge) entries += " /Duplex /DuplexFlipShortEdge";
  return entries;
}

std::string pdf_information(const Facts& facts) {
  std::string entries;
  const auto add = [&](std::string_view key, const std::string& value) {
    if (!value.empty()) entries += fmt::format("   /{} {}\n", key, pdf_string(value));
  };
  add("Title", facts.title);
  add("Producer", facts.producer);
  add("Keywords", facts.keywords);
  if (facts.date) {
    add("CreationDate", pdf_date(*facts.date));
    add("ModDate", pdf_date(*facts.date));
  }
  return entries;
}

MediaBox::MediaBox(Size told, Size exact)
    : told_(fmt::format("/MediaBox [ 0 0 {:.6f} {:.6f} ]", told.width, told.height)),
      exact_(fmt::format("/MediaBox [ 0 0 {:.6f} {:.6f}", exact.width, exact.height)) {
  exact_.resize(told_.size() - 2, ' ');
  exact_ += " ]";
}

std::string_view MediaBox::exact(std::string_view bytes) {
  done_ = begun_;
  done_ += bytes;
  begun_.clear();
  if (const std::size_t at = done_.find(told_); at != std::string::npos) {
    done_.replace(at, exact_.size(), exact_);
    ++found_;
  }
  const std::size_t slash = done_.rfind('/');
  if (slash != std::string::npos && told_.compare(0, done_.size() - slash, done_, slash) == 0) {
    begun_ = done_.substr(slash);
    done_.resize(slash);
  }
  return done_;
}

void MediaBox::check_page() {
  if (found_ != 1) {
    throw std::runtime_error("the PDF that Cairo wrote has no page size that we know");
  }
  found_ = 0;
}

void PdfTail::add(std::string_view bytes) {
  digest_.add(bytes);
  constexpr std::string_view table = "\nxref\n0 ";
  const std::size_t unseen = window_.size() - std::min(window_.size(), table.size());
  window_ += bytes;
  length_ += bytes.size();
  if (const std::size_t at = window_.find(table, unseen); at != std::string::npos) {
    table_at_ = length_ - window_.size() + at + 1;
    before_table_.assign(window_, 0, at + 1);
  }
  constexpr std::size_t kept = 4096;
  if (window_.size() > 2 * kept) window_.erase(0, window_.size() - kept);
}

std::string PdfTail::update(const Facts& facts) const {
  const std::uint64_t table_at = number_after(window_, "startxref\n");
  if (table_at != table_at_) not_as_expected();
  const std::uint64_t size = number_after(window_, "/Size ");
  const std::uint64_t root = number_after(window_, "/Root ");
  const std::uint64_t info = number_after(window_, "/Info ");

  std::string out;
  const std::uint64_t catalog_at = length_;
  out += fmt::format("{} 0 obj\n<<{}\n   /Lang {}\n   /ViewerPreferences << {} >>\n>>\nendobj\n",
                     root, dictionary(before_table_, root), pdf_string(facts.language),
                     viewer_preferences(facts, false));
  const std::uint64_t info_at = length_ + out.size();
  out += fmt::format("{} 0 obj\n<<\n{}>>\nendobj\n", info, pdf_information(facts));

  Digest digest = digest_;
  digest.add(out);
  const std::uint64_t new_table_at = length_ + out.size();
  const auto entry = [](std::uint64_t object, std::uint64_t at) {
    return fmt::format("{} 1\n{:010} 00000 n \n", object, at);
  };
  out += "xref\n";
  out += info < root ? entry(info, info_at) + entry(root, catalog_at)
                     : entry(root, catalog_at) + entry(info, info_at);
  out += fmt::format(
      "trailer\n<< /Size {} /Root {} 0 R /Info {} 0 R /Prev {} /ID [<{}> <{}>] >>\n"
      "startxref\n{}\n%%EOF\n",
      size, root, info, table_at, digest.hex(), digest.hex(), new_table_at);
  return out;
}

}  // namespace cartapenna
