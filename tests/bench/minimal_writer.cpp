// SPDX-License-Identifier: MIT
// The yardstick: as little as a program can do to write pages like a duel's into a PDF. Two
// lettered squares of 15 x 15 cells, 30 hedges, 60 labels, a title and a block of rules, each page
// drawn anew, compressed by zlib, set in a font that every reader has. It measures no text, checks
// no maze, embeds no font and knows no layout; nothing of cartapenna is used.
//
//   minimal_writer PAGES FILE.pdf
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

constexpr int cells = 15;
constexpr double pitch = 19.5;  // points
constexpr int hedges = 30;
constexpr std::array<const char*, 9> rules{
    "Two players, each with a sheet that the other never sees.",
    "Lead the other player through your maze by answers alone;",
    "be the first out of theirs.",
    "In turn ask one question on one side of two cells, and announce",
    "a walk of at most five steps from where you stand.",
    "The other answers, and says how far the walk gets: it ends",
    "before the first hedge in its way.",
    "Write down every hedge that you hear of in the blank square.",
    "The first one out of the other maze wins."};

// Numbers with two decimals, in whole hundredths: printf would be half of the work.
void add(std::string& out, double value) {
  auto hundredths = static_cast<std::int64_t>(value * 100 + 0.5);
  std::array<char, 24> digits{};
  std::size_t at = digits.size();
  for (int place = 0; place < 3 || hundredths > 0; ++place) {
    if (place == 2) digits[--at] = '.';
    digits[--at] = static_cast<char>('0' + hundredths % 10);
    hundredths /= 10;
  }
  out.append(digits.data() + at, digits.size() - at);
  out += ' ';
}

void add_line(std::string& out, double x1, double y1, double x2, double y2) {
  add(out, x1);
  add(out, y1);
  out += "m ";
  add(out, x2);
  add(out, y2);
  out += "l\n";
}

void add_text(std::string& out, double size, double x, double y, const std::string& text) {
  out += "BT /F1 ";
  add(out, size);
  out += "Tf ";
  add(out, x);
  add(out, y);
  out += "Td (" + text + ") Tj ET\n";
}

// SplitMix64.
std::uint64_t next(std::uint64_t& state) {
  state += 0x9E3779B97F4A7C15U;
  std::uint64_t z = state;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31U);
}

void add_square(std::string& out, double left, double foot) {
  const double edge = cells * pitch;
  out += "0.5 w\n";
  for (int i = 1; i < cells; ++i) {
    add_line(out, left + i * pitch, foot, left + i * pitch, foot + edge);
    add_line(out, left, foot + i * pitch, left + edge, foot + i * pitch);
  }
  out += "S 1.4 w ";
  add(out, left);
  add(out, foot);
  add(out, edge);
  add(out, edge);
  out += "re S\n";
  for (int i = 0; i < cells; ++i) {
    add_text(out, 9, left + i * pitch + 7, foot - 12, std::string(1, static_cast<char>('A' + i)));
    add_text(out, 9, left - 16, foot + edge - i * pitch - 13, std::to_string(i + 1));
  }
}

void add_hedges(std::string& out, double left, double foot, std::uint64_t& random) {
  out += "3 w 1 J\n";
  std::array<bool, 2 * cells * cells> taken{};
  for (int drawn = 0; drawn < hedges;) {
    const auto side = static_cast<std::size_t>(next(random) % taken.size());
    const auto column = static_cast<double>(side / 2 % cells);
    const auto row = static_cast<double>(side / 2 / cells);
    const bool upright = side % 2 == 0;
    if (taken[side] || (upright ? column : row) == cells - 1) continue;
    taken[side] = true;
    ++drawn;
    const double x = left + (column + (upright ? 1 : 0)) * pitch;
    const double y = foot + (row + (upright ? 0 : 1)) * pitch;
    add_line(out, x, y, upright ? x : x + pitch, upright ? y + pitch : y);
  }
  out += "S 0 J\n";
}

std::string page(std::uint64_t seed) {
  std::string out;
  out.reserve(8192);
  add_text(out, 20, 34, 790, "Hedge duel");
  add_text(out, 11, 50, 766, "Your maze");
  add_square(out, 50, 465);
  add_text(out, 11, 50, 425, "The other maze");
  add_square(out, 50, 124);
  add_hedges(out, 50, 465, seed);
  double y = 740;
  for (const char* line : rules) add_text(out, 7.5, 352, y -= 13, line);
  return out;
}

class Pdf {
 public:
  explicit Pdf(std::FILE* file) : file_(file) { write("%PDF-1.5\n%\xE2\xE3\xCF\xD3\n"); }

  void add_page(const std::string& content) {
    auto size = compressBound(content.size());
    packed_.resize(size);
    compress2(packed_.data(), &size, reinterpret_cast<const Bytef*>(content.data()), content.size(),
              Z_DEFAULT_COMPRESSION);
    begin_object(static_cast<int>(offsets_.size()) + 1);
    write("<< /Length " + std::to_string(size) + " /Filter /FlateDecode >> stream\n");
    std::fwrite(packed_.data(), 1, size, file_);
    at_ += size;
    write("\nendstream endobj\n");
    const int stream = static_cast<int>(offsets_.size());
    begin_object(stream + 1);
    write("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents " +
          std::to_string(stream) + " 0 R /Resources << /Font << /F1 3 0 R >> >> >> endobj\n");
    kids_ += std::to_string(stream + 1) + " 0 R ";
    ++pages_;
  }

  void finish() {
    place_object(1);
    write("<< /Type /Catalog /Pages 2 0 R >> endobj\n");
    place_object(2);
    write("<< /Type /Pages /Count " + std::to_string(pages_) + " /Kids [" + kids_ +
          "] >> endobj\n");
    place_object(3);
    write("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj\n");
    const std::size_t table = at_;
    write("xref\n0 " + std::to_string(offsets_.size() + 1) + "\n0000000000 65535 f \n");
    std::array<char, 24> row{};
    for (const std::size_t offset : offsets_) {
      std::snprintf(row.data(), row.size(), "%010zu 00000 n \n", offset);
      write(row.data());
    }
    write("trailer << /Size " + std::to_string(offsets_.size() + 1) +
          " /Root 1 0 R >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n");
  }

 private:
  void write(const std::string& bytes) {
    std::fwrite(bytes.data(), 1, bytes.size(), file_);
    at_ += bytes.size();
  }
  void begin_object(int number) {
    offsets_.push_back(at_);
    write(std::to_string(number) + " 0 obj ");
  }
  // One of the first three, which are written last.
  void place_object(int number) {
    offsets_[static_cast<std::size_t>(number - 1)] = at_;
    write(std::to_string(number) + " 0 obj ");
  }

  std::FILE* file_;
  std::size_t at_ = 0;
  std::vector<std::size_t> offsets_ = std::vector<std::size_t>(3);
  std::vector<Bytef> packed_;
  std::string kids_;
  int pages_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: minimal_writer PAGES FILE.pdf\n", stderr);
    return 2;
  }
  std::FILE* file = std::fopen(argv[2], "wb");
  if (file == nullptr) {
    std::perror(argv[2]);
    return 4;
  }
  Pdf pdf(file);
  const int pages = std::atoi(argv[1]);
  for (int number = 1; number <= pages; ++number) pdf.add_page(page(static_cast<unsigned>(number)));
  pdf.finish();
  return std::fclose(file) == 0 ? 0 : 4;
}
