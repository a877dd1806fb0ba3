// SPDX-License-Identifier: MIT
#include "tests/generator/sprouts/naive.h"

#include <algorithm>
#include <climits>
#include <set>
#include <sstream>

namespace naive {

namespace {

using Ring = std::vector<int>;

Ring walk(const Ring& ring, std::size_t from, std::size_t to) {
  Ring spots{ring[from]};
  for (std::size_t i = from; i != to;) {
    i = (i + 1) % ring.size();
    spots.push_back(ring[i]);
  }
  return spots;
}

Ring all_round(const Ring& ring, std::size_t from) {
  if (ring.size() == 1) return ring;
  Ring spots = walk(ring, from, (from + ring.size() - 1) % ring.size());
  spots.push_back(ring[from]);
  return spots;
}

template <class Use>
void each_option(const Position& position, Use use) {
  const int born = static_cast<int>(position.ends.size());
  for (std::size_t r = 0; r < position.regions.size(); ++r) {
    const auto& region = position.regions[r];
    Position base = position;
    base.regions.erase(base.regions.begin() + static_cast<std::ptrdiff_t>(r));
    base.ends.push_back(1);
    const auto with_ends = [&](int one, int two) {
      Position after = base;
      --after.ends[static_cast<std::size_t>(one)];
      --after.ends[static_cast<std::size_t>(two)];
      return after;
    };
    const auto allowed = [&](int one, int two) {
      const auto after = with_ends(one, two);
      return after.ends[static_cast<std::size_t>(one)] >= 0 &&
             after.ends[static_cast<std::size_t>(two)] >= 0;
    };
    for (std::size_t a = 0; a < region.size(); ++a) {
      for (std::size_t i = 0; i < region[a].size(); ++i) {
        for (std::size_t b = a + 1; b < region.size(); ++b) {
          for (std::size_t j = 0; j < region[b].size(); ++j) {
            if (!allowed(region[a][i], region[b][j])) continue;
            Position after = with_ends(region[a][i], region[b][j]);
            Ring joined = all_round(region[a], i);
            joined.push_back(born);
            for (int spot : all_round(region[b], j)) joined.push_back(spot);
            joined.push_back(born);
            std::vector<Ring> now{joined};
            for (std::size_t c = 0; c < region.size(); ++c) {
              if (c != a && c != b) now.push_back(region[c]);
            }
            after.regions.push_back(now);
            use(after);
          }
        }
        for (std::size_t j = i; j < region[a].size(); ++j) {
          if (!allowed(region[a][i], region[a][j])) continue;
          for (unsigned set = 0; set < 1U << (region.size() - 1); ++set) {
            Position after = with_ends(region[a][i], region[a][j]);
            std::vector<Ring> in{walk(region[a], i, j)};
            std::vector<Ring> out{i == j ? all_round(region[a], i) : walk(region[a], j, i)};
            in[0].push_back(born);
            out[0].push_back(born);
            unsigned bit = 0;
            for (std::size_t c = 0; c < region.size(); ++c) {
              if (c != a) ((set >> bit++ & 1U) != 0 ? in : out).push_back(region[c]);
            }
            after.regions.push_back(in);
            after.regions.push_back(out);
            use(after);
          }
        }
      }
    }
  }
}

// Equal texts mean equal positions; equal positions may have several texts. A dead spot is an x.
std::string text(const Position& position) {
  std::vector<int> names(position.ends.size(), 0);
  std::string best;
  for (int round = 0; round < 3; ++round) {
    const auto letter = [&](int spot) {
      const int ends = position.ends[static_cast<std::size_t>(spot)];
      if (ends != 1) return ends == 0 ? 'x' : static_cast<char>('0' + ends);
      return static_cast<char>('A' + names[static_cast<std::size_t>(spot)]);
    };
    using Labelled = std::pair<std::string, Ring>;
    std::vector<std::vector<Labelled>> regions;
    for (const auto& region : position.regions) {
      std::vector<Labelled> rings;
      for (const Ring& ring : region) {
        Labelled least;
        for (std::size_t turn = 0; turn < ring.size(); ++turn) {
          Labelled turned;
          for (std::size_t i = 0; i < ring.size(); ++i) {
            turned.second.push_back(ring[(turn + i) % ring.size()]);
            turned.first += letter(turned.second.back());
          }
          if (turn == 0 || turned.first < least.first) least = turned;
        }
        rings.push_back(least);
      }
      std::sort(rings.begin(), rings.end());
      regions.push_back(rings);
    }
    std::sort(regions.begin(), regions.end());
    std::vector<int> renamed(position.ends.size(), 0);
    int used = 0;
    best.clear();
    for (const auto& region : regions) {
      for (const auto& [letters, ring] : region) {
        for (int spot : ring) {
          auto& own = renamed[static_cast<std::size_t>(spot)];
          if (position.ends[static_cast<std::size_t>(spot)] == 1 && own == 0) own = ++used;
        }
      }
    }
    names = renamed;
    for (const auto& region : regions) {
      for (const auto& [letters, ring] : region) {
        for (int spot : ring) best += letter(spot);
        best += '.';
      }
      best += '/';
    }
  }
  return best;
}

}  // namespace

Position fresh(int spots) {
  Position position;
  position.regions.emplace_back();
  for (int spot = 0; spot < spots; ++spot) position.regions[0].push_back({spot});
  position.ends.assign(static_cast<std::size_t>(spots), 3);
  return position;
}

Position read(const std::string& hoey) {
  Position position;
  std::stringstream regions(hoey);
  for (std::string region; std::getline(regions, region, '/');) {
    position.regions.emplace_back();
    std::stringstream rings(region);
    for (std::string ring; std::getline(rings, ring, ';');) {
      Ring spots;
      std::stringstream sites(ring);
      for (std::string site; std::getline(sites, site, ',');) spots.push_back(std::stoi(site) - 1);
      for (int spot : spots) {
        const auto at = static_cast<std::size_t>(spot);
        if (position.ends.size() <= at) position.ends.resize(at + 1, 3);
        if (spots.size() > 1) --position.ends[at];
      }
      position.regions.back().push_back(spots);
    }
  }
  return position;
}

Value Solver::value(const Position& position) {
  const std::string key = text(position);
  const auto found = values_.find(key);
  if (found != values_.end()) return found->second;
  std::set<int> nimbers;
  Value value{0, false, INT_MAX, 0};
  bool any = false;
  each_option(position, [&](const Position& option) {
    const Value after = this->value(option);
    any = true;
    nimbers.insert(after.nimber);
    value.misere_win = value.misere_win || !after.misere_win;
    value.fewest = std::min(value.fewest, 1 + after.fewest);
    value.most = std::max(value.most, 1 + after.most);
  });
  while (nimbers.count(value.nimber) != 0) ++value.nimber;
  if (!any) value = {0, true, 0, 0};
  return values_[key] = value;
}

}  // namespace naive
