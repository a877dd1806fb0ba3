// SPDX-License-Identifier: MIT
// All lines between the two spots are tried: each pair of sites, and each way to share out the
// other boundaries. Where brackets name the spots on one side, they say which boundaries lie there.
#include "generator/sprouts/named_move.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "generator/sprouts/code.h"
#include "generator/sprouts/picture.h"

namespace cartapenna::sprouts {
namespace {

constexpr std::size_t most_shared = 12;  // boundaries to share out when nothing names them

class Finder {
 public:
  Finder(const Position& position, const NamedMove& named)
      : position_(position), named_(named), lines_(lines_at_spots(position)) {}

  std::variant<std::vector<Move>, std::string> find() {
    if (auto sentence = why_not()) return *sentence;
    for (std::size_t r = 0; r < position_.regions.size(); ++r) in_region(r);
    if (!fitting_.empty()) return without_equals();
    if (others_.empty()) {
      return fmt::format("spots {} and {} share no region: no line can join them", named_.from,
                         named_.to);
    }
    if (named_.cut_off) {
      return fmt::format("no line from {} to {} has just {} on one side", named_.from, named_.to,
                         fmt::join(*named_.cut_off, ", "));
    }
    if (all_equivalent()) return std::vector<Move>{others_.front()};
    return fmt::format("lines from {} to {} differ by what they part; say it in brackets: {}",
                       named_.from, named_.to, some_names());
  }

 private:
  int lines(int spot) const { return lines_[static_cast<std::size_t>(spot)]; }

  std::optional<std::string> why_not() const {
    const int highest = spot_count(position_);
    for (const int spot : {named_.from, named_.to}) {
      if (spot < 1 || spot > highest) {
        return fmt::format("there is no spot {}; they are numbered 1 to {}", spot, highest);
      }
      if (lines(spot) == 3) {
        return fmt::format("spot {} is dead: three line ends meet there", spot);
      }
    }
    if (named_.from == named_.to && lines(named_.from) == 2) {
      return fmt::format("a line from spot {} back to it takes two ends, but it has only one left",
                         named_.from);
    }
    return std::nullopt;
  }

  void in_region(std::size_t r) {
    const Region& region = position_.regions[r];
    for (std::size_t a = 0; a < region.size(); ++a) {
      for (std::size_t i = 0; i < region[a].size(); ++i) {
        if (region[a][i] != named_.from) continue;
        for (std::size_t b = 0; b < region.size(); ++b) {
          for (std::size_t j = 0; j < region[b].size(); ++j) {
            if (region[b][j] != named_.to) continue;
            if (a != b) {
              joins({r, a, i, b, j, {}});
            } else if (i != j || named_.from == named_.to) {
              parts({r, a, i, b, j, {}});
            }
          }
        }
      }
    }
  }

  void joins(const Move& move) {
    (named_.cut_off && !named_.cut_off->empty() ? others_ : fitting_).push_back(move);
  }

  // Dead boundaries that nobody names stay outside.
  bool matters(const Boundary& ring) const {
    return std::any_of(ring.begin(), ring.end(), [&](int spot) {
      return lines(spot) < 3 || (named_.cut_off && named_.cut_off->count(spot) > 0);
    });
  }

  // A line that comes back to its boundary: the others lie on one side or on the other.
  void parts(Move move) {
    const std::size_t count = position_.regions[move.region].size();
    std::vector<std::size_t> boundaries;
    for (std::size_t b = 0; b < count; ++b) {
      if (b != move.from_boundary && matters(position_.regions[move.region][b])) {
        boundaries.push_back(b);
      }
    }
    if (boundaries.size() > most_shared) return share_out_as_named(move, boundaries);
    for (std::size_t set = 0; set < std::size_t{1} << boundaries.size(); ++set) {
      move.enclosed.clear();
      for (std::size_t b = 0; b < boundaries.size(); ++b) {
        if ((set >> b & 1U) != 0) move.enclosed.push_back(boundaries[b]);
      }
      (fits(move) ? fitting_ : others_).push_back(move);
    }
  }

  // Boundaries of a named spot lie on one side, all the others on the other one.
  void share_out_as_named(Move move, const std::vector<std::size_t>& boundaries) {
    std::vector<std::size_t> rest;
    for (const std::size_t b : boundaries) {
      const Boundary& ring = position_.regions[move.region][b];
      const bool named = named_.cut_off && std::any_of(ring.begin(), ring.end(), [&](int spot) {
                           return named_.cut_off->count(spot) > 0;
                         });
      (named ? move.enclosed : rest).push_back(b);
    }
    (fits(move) ? fitting_ : others_).push_back(move);
    move.enclosed = rest;
    (fits(move) ? fitting_ : others_).push_back(move);
  }

  // The two regions that a parting move makes come last.
  bool fits(const Move& move) const {
    const Position after = play(position_, move);
    const std::set<int> named = named_.cut_off.value_or(std::set<int>{});
    for (std::size_t side = after.regions.size() - 2; side < after.regions.size(); ++side) {
      std::set<int> all;
      for (const Boundary& ring : after.regions[side]) all.insert(ring.begin(), ring.end());
      for (const int own : {named_.from, named_.to, spot_count(after)}) all.erase(own);
      if (named_.cut_off && all == named) return true;
      std::erase_if(all, [&](int spot) { return lines(spot) == 3; });
      if (all == named) return true;
    }
    return false;
  }

  std::vector<Move> without_equals() const {
    std::vector<Move> different;
    std::set<std::string> after;
    for (const Move& move : fitting_) {
      if (after.insert(sorted_text(play(position_, move))).second) different.push_back(move);
    }
    return different;
  }

  bool all_equivalent() const {
    const auto after = [&](const Move& move) {
      return canonical_lands(code_of(play(position_, move)));
    };
    const auto first = after(others_.front());
    return std::all_of(others_.begin(), others_.end(),
                       [&](const Move& move) { return after(move) == first; });
  }

  std::string some_names() const {
    std::set<std::string> names;
    for (const Move& move : others_) {
      if (names.size() < 3) names.insert(name(position_, move, true));
    }
    return fmt::format("{}{}", fmt::join(names, ", "), names.size() == 3 ? ", …" : "");
  }

  const Position& position_;
  const NamedMove& named_;
  std::vector<int> lines_;
  std::vector<Move> fitting_;  // what the name says
  std::vector<Move> others_;   // lines between the spots that the name does not fit
};

}  // namespace

std::variant<std::vector<Move>, std::string> find_moves(const Position& position,
                                                        const NamedMove& named) {
  return Finder(position, named).find();
}

}  // namespace cartapenna::sprouts
