// SPDX-License-Identifier: MIT
// Positions in Hoey's notation.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>
#include <numeric>

#include "generator/sprouts/code.h"
#include "generator/sprouts/sprouts.h"
#include "generator/sprouts/undo.h"

namespace cartapenna::sprouts {

namespace {

constexpr int highest_spot = 4 * spots_limit - 1;

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::variant<Position, Fault> read() {
    if (auto fault = read_sites()) return *fault;
    if (position_.regions.size() == 1 && position_.regions[0].size() == 1 &&
        position_.regions[0][0].size() == 1) {
      const int spots = position_.regions[0][0][0];
      if (spots > spots_limit) return Fault{1, fmt::format("more than {} spots", spots_limit)};
      return start(spots);
    }
    if (auto fault = count_spots()) return *fault;
    if (auto sentence = why_unreachable(position_)) return Fault{1, *sentence};
    return position_;
  }

 private:
  std::optional<Fault> read_sites() {
    position_.regions = {{{}}};
    bool wants_spot = true;
    for (at_ = 0; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (std::isspace(static_cast<unsigned char>(c)) != 0) continue;
      if (wants_spot) {
        if (auto fault = read_spot()) return fault;
        wants_spot = false;
        continue;
      }
      if (c == '/') {
        position_.regions.push_back({{}});
      } else if (c == ';') {
        position_.regions.back().emplace_back();
      } else if (c != ',') {
        return Fault{at_ + 1, "expected ',', ';' or '/'"};
      }
      wants_spot = true;
    }
    if (wants_spot) return Fault{text_.size() + 1, "expected the number of a spot"};
    return std::nullopt;
  }

  // Stands at its last digit afterwards.
  std::optional<Fault> read_spot() {
    const std::size_t begin = at_;
    int spot = 0;
    while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0 &&
           spot <= highest_spot) {
      spot = 10 * spot + (text_[at_++] - '0');
    }
    if (at_ == begin) return Fault{begin + 1, "expected the number of a spot"};
    if (spot < 1 || spot > highest_spot) {
      return Fault{begin + 1, fmt::format("spots are numbered 1 to {}", highest_spot)};
    }
    --at_;
    position_.regions.back().back().push_back(spot);
    if (columns_.size() <= static_cast<std::size_t>(spot)) {
      columns_.resize(static_cast<std::size_t>(spot) + 1);
    }
    columns_[static_cast<std::size_t>(spot)].push_back(begin + 1);
    return std::nullopt;
  }

  std::optional<Fault> count_spots() {
    for (std::size_t spot = 1; spot < columns_.size(); ++spot) {
      if (columns_[spot].empty()) {
        return Fault{1, fmt::format("spot {} is missing; dead spots are written too", spot)};
      }
      if (columns_[spot].size() > 3) {
        return Fault{columns_[spot][3], fmt::format("spot {} has more than three lines", spot)};
      }
    }
    const auto lines = lines_at_spots(position_);
    for (std::size_t spot = 1; spot < columns_.size(); ++spot) {
      if (lines[spot] == 0 && columns_[spot].size() > 1) {
        return Fault{columns_[spot][1], fmt::format("spot {} without a line stands twice", spot)};
      }
    }
    const int sum = std::accumulate(lines.begin(), lines.end(), 0);
    position_.starting_spots = spot_count(position_) - sum / 4;
    if (sum % 4 != 0 || position_.starting_spots < 1) {
      return Fault{1, fmt::format("{} spots with {} line ends: every move sets one spot and four "
                                  "ends",
                                  spot_count(position_), sum)};
    }
    if (position_.starting_spots > spots_limit) {
      return Fault{1, fmt::format("more than {} starting spots", spots_limit)};
    }
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Position position_;
  std::vector<std::vector<std::size_t>> columns_;  // where each spot stands
};

}  // namespace

std::variant<Position, Fault> parse_position(std::string_view text) {
  return Reader(text).read();
}

std::string print(const Position& position) {
  std::vector<std::string> regions;
  for (const Region& region : position.regions) {
    std::vector<std::string> rings;
    for (const Boundary& ring : region) rings.push_back(fmt::format("{}", fmt::join(ring, ",")));
    regions.push_back(fmt::format("{}", fmt::join(rings, ";")));
  }
  return fmt::format("{}", fmt::join(regions, "/"));
}

Code code_of(const Position& position) {
  const auto lines = lines_at_spots(position);
  std::vector<char> site(lines.size());
  std::size_t labels = 0;
  for (std::size_t spot = 1; spot < lines.size(); ++spot) {
    if (lines[spot] < 2) site[spot] = static_cast<char>('0' + lines[spot]);
    if (lines[spot] == 2) site[spot] = make_label(labels++);
  }
  Code code;
  for (const Region& region : position.regions) {
    for (const Boundary& ring : region) {
      for (int spot : ring) {
        if (lines[static_cast<std::size_t>(spot)] < 3) code += site[static_cast<std::size_t>(spot)];
      }
      code += '.';
    }
    code += '}';
  }
  drop_dead(code);
  return code;
}

}  // namespace cartapenna::sprouts
