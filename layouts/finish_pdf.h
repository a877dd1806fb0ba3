// SPDX-License-Identifier: MIT
// What Cairo's PDF lacks, appended as an update while the file streams by: the catalog and the
// document information anew, and an identifier. Nothing is read or written twice.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "layouts/geometry.h"
#include "layouts/write.h"

namespace cartapenna {

// A hash of bytes, whichever way they are cut into pieces: for telling files apart, no secret.
class Digest {
 public:
  void add(std::string_view bytes);
  std::string hex() const;  // 32 digits

 private:
  void mix(std::uint64_t word);

  std::uint64_t first_ = 0x9E3779B97F4A7C15;
  std::uint64_t second_ = 0xC2B2AE3D27D4EB4F;
  std::uint64_t word_ = 0;
  std::uint64_t count_ = 0;
};

// A PDF string: in ASCII as it is, else in UTF-16.
std::string pdf_string(std::string_view utf8);
// D:20261130064000Z; seconds since 1970.
std::string pdf_date(std::int64_t seconds);
// The entries of the document information.
std::string pdf_information(const Facts& facts);
// The entries of /ViewerPreferences.
std::string viewer_preferences(const Facts& facts, bool accessible);

// The size of a page, exact where Cairo was told another: replaced in the bytes as they come, in as
// many letters. REQUIRES: `told` takes as many digits as `exact`. In points.
class MediaBox {
 public:
  MediaBox(Size told, Size exact);
  // The same bytes, until the next call; the last ones may come with those of the next call.
  std::string_view exact(std::string_view bytes);
  // Once after each page. Throws std::runtime_error where it was not found once.
  void check_page();

 private:
  std::string told_;
  std::string exact_;
  std::string done_;
  std::string begun_;  // may be the beginning of what is looked for
  int found_ = 0;
};

class PdfTail {
 public:
  // Takes the bytes of Cairo, as they come.
  void add(std::string_view bytes);
  // What is to be appended. Throws std::runtime_error where the file is not as Cairo writes it.
  std::string update(const Facts& facts) const;

 private:
  Digest digest_;
  std::uint64_t length_ = 0;
  std::string window_;          // the last bytes
  std::string before_table_;    // those before the last cross-reference table
  std::uint64_t table_at_ = 0;  // where that begins
};

}  // namespace cartapenna
