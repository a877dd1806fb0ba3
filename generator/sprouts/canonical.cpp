// SPDX-License-Identifier: MIT
// Canonical names of lands: refinement with individualisation, as programs for graph isomorphism
// do it (B. McKay, "Practical graph isomorphism", 1981).
//
// Labels get colours, at first all the same. A label's surroundings (the ring read from each of its
// sites, the boundaries beside it) split its colour class until nothing splits any more. Where
// classes with several labels are left, each of them is set apart in turn and the least text wins.
// All hashes depend only on what equals share, so a collision costs time and never exactness.
// Two branches that end in the same text are images of each other, and one of them is enough:
// without that, k equal loops would cost k! branches.
#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

#include "generator/sprouts/code.h"

namespace cartapenna::sprouts {

namespace {

using Hash = std::uint64_t;

Hash mix(Hash x) {
  x ^= x >> 32U;
  x *= 0xD6E8FEB86659FD93U;
  x ^= x >> 32U;
  x *= 0xD6E8FEB86659FD93U;
  return x ^ (x >> 32U);
}

struct Ring {
  std::size_t begin, end;  // sites
};

struct Area {
  std::size_t begin, end;  // rings
};

using Colours = std::vector<unsigned>;  // one for each label

class Namer {
 public:
  explicit Namer(const Code& land);
  Code least();

 private:
  using Direction = bool;  // true: backwards

  Hash ring_hash(const Ring& ring, const Colours& colours, Direction back);
  void look_around(const Colours& colours);
  std::size_t split_classes(Colours& colours);
  void refine(Colours& colours);
  Code text(const Colours& colours) const;
  Code area_text(const Area& area, const Colours& colours, Direction back) const;
  std::vector<std::size_t> first_tied(const Colours& colours) const;
  static Colours set_apart(const Colours& colours, std::size_t label);
  Code first_leaf(Colours colours);
  Code search(Colours colours);

  std::string sites_;
  std::vector<Ring> rings_;
  std::vector<Area> areas_;
  std::size_t labels_ = 0;
  std::vector<std::array<std::size_t, 2>> places_;  // of each label
  std::vector<std::array<Hash, 2>> seen_;           // from each site, in both directions
  std::vector<Hash> powers_;
};

Namer::Namer(const Code& land) {
  std::array<int, most_labels> renamed{};
  renamed.fill(-1);
  for (char c : land) {
    if (c == '.') {
      rings_.push_back({rings_.empty() ? 0 : rings_.back().end, sites_.size()});
    } else if (c == '}') {
      areas_.push_back({areas_.empty() ? 0 : areas_.back().end, rings_.size()});
    } else if (is_label(c)) {
      int& index = renamed.at(label_index(c));
      if (index < 0) {
        index = static_cast<int>(labels_++);
        places_.push_back({sites_.size(), sites_.size()});
      } else {
        places_[static_cast<std::size_t>(index)][1] = sites_.size();
      }
      sites_ += make_label(static_cast<std::size_t>(index));
    } else {
      sites_ += c;
    }
  }
  seen_.resize(sites_.size());
  powers_.assign(1, 1);
  while (powers_.size() <= sites_.size()) powers_.push_back(powers_.back() * 0x9E3779B97F4A7C15U);
}

// Leaves in seen_ the hash of the ring as read from each of its sites; gives one that does not
// depend on where reading starts.
Hash Namer::ring_hash(const Ring& ring, const Colours& colours, Direction back) {
  constexpr Hash base = 0x9E3779B97F4A7C15U;
  const std::size_t length = ring.end - ring.begin;
  const auto site = [&](std::size_t i) { return back ? ring.end - 1 - i : ring.begin + i; };
  const auto colour = [&](std::size_t at) {
    const char c = sites_[at];
    return mix(is_label(c) ? colours[label_index(c)] + 8U : static_cast<Hash>(c - '0') + 1U);
  };
  Hash reading = 0;
  for (std::size_t i = 0; i < length; ++i) reading = reading * base + colour(site(i));
  Hash all = 0;
  for (std::size_t i = 0; i < length; ++i) {
    const Hash own = mix(reading + length);
    seen_[site(i)][back ? 1 : 0] = own;
    all += own;
    const Hash c = colour(site(i));
    reading = (reading - c * powers_[length - 1]) * base + c;
  }
  return mix(all);
}

void Namer::look_around(const Colours& colours) {
  for (const Area& area : areas_) {
    for (const Direction back : {false, true}) {
      Hash beside = 0;
      for (std::size_t r = area.begin; r < area.end; ++r) {
        beside += ring_hash(rings_[r], colours, back);
      }
      for (std::size_t s = rings_[area.begin].begin; s < rings_[area.end - 1].end; ++s) {
        seen_[s][back ? 1 : 0] = mix(seen_[s][back ? 1 : 0] ^ mix(beside));
      }
    }
  }
}

// Splits classes by what their labels see; gives the number of classes. Order among old classes
// stays, so labels set apart early keep their colours.
std::size_t Namer::split_classes(Colours& colours) {
  std::vector<std::pair<std::pair<unsigned, Hash>, std::size_t>> keys(labels_);
  for (std::size_t l = 0; l < labels_; ++l) {
    const auto& [one, two] = places_[l];
    const Hash sight = mix(seen_[one][0] + seen_[one][1]) + mix(seen_[two][0] + seen_[two][1]);
    keys[l] = {{colours[l], sight}, l};
  }
  std::sort(keys.begin(), keys.end());
  std::size_t classes = 0;
  for (std::size_t i = 0; i < labels_; ++i) {
    const bool same = i > 0 && keys[i].first == keys[i - 1].first;
    if (!same) ++classes;
    colours[keys[i].second] = same ? colours[keys[i - 1].second] : static_cast<unsigned>(i);
  }
  return classes;
}

void Namer::refine(Colours& colours) {
  std::size_t classes = 0;
  for (;;) {
    look_around(colours);
    const std::size_t now = split_classes(colours);
    if (now == labels_ || now == classes) return;
    classes = now;
  }
}

Code Namer::area_text(const Area& area, const Colours& colours, Direction back) const {
  std::vector<Code> rings;
  for (std::size_t r = area.begin; r < area.end; ++r) {
    Code ring = sites_.substr(rings_[r].begin, rings_[r].end - rings_[r].begin);
    for (char& c : ring) {
      if (is_label(c)) c = make_label(colours[label_index(c)]);
    }
    if (back) std::reverse(ring.begin(), ring.end());
    Code least = ring;
    for (std::size_t i = 1; i < ring.size(); ++i) {
      std::rotate(ring.begin(), ring.begin() + 1, ring.end());
      least = std::min(least, ring);
    }
    rings.push_back(least + '.');
  }
  std::sort(rings.begin(), rings.end());
  Code all;
  for (const Code& ring : rings) all += ring;
  return all + '}';
}

Code Namer::text(const Colours& colours) const {
  std::vector<Code> areas;
  for (const Area& area : areas_) {
    areas.push_back(std::min(area_text(area, colours, false), area_text(area, colours, true)));
  }
  std::sort(areas.begin(), areas.end());
  Code all;
  for (const Code& area : areas) all += area;
  return all;
}

// The labels of the first class that has several; empty when each label has its own colour.
std::vector<std::size_t> Namer::first_tied(const Colours& colours) const {
  std::vector<std::vector<std::size_t>> members(labels_);
  for (std::size_t l = 0; l < labels_; ++l) members[colours[l]].push_back(l);
  for (auto& tied : members) {
    if (tied.size() > 1) return std::move(tied);
  }
  return {};
}

Colours Namer::set_apart(const Colours& colours, std::size_t label) {
  Colours apart = colours;
  for (std::size_t l = 0; l < colours.size(); ++l) {
    if (l != label && colours[l] == colours[label]) ++apart[l];
  }
  return apart;
}

Code Namer::first_leaf(Colours colours) {
  for (;;) {
    refine(colours);
    const auto tied = first_tied(colours);
    if (tied.empty()) return text(colours);
    colours = set_apart(colours, tied.front());
  }
}

Code Namer::search(Colours colours) {
  refine(colours);
  const auto tied = first_tied(colours);
  if (tied.empty()) return text(colours);
  Code best;
  std::vector<Code> tried;
  for (const std::size_t label : tied) {
    const Colours apart = set_apart(colours, label);
    Code leaf = first_leaf(apart);
    if (std::find(tried.begin(), tried.end(), leaf) != tried.end()) continue;
    tried.push_back(std::move(leaf));
    Code found = search(apart);
    if (best.empty() || found < best) best = std::move(found);
  }
  return best;
}

Code Namer::least() {
  return search(Colours(labels_, 0));
}

}  // namespace

Code canonical(const Code& land) {
  return land.empty() ? land : Namer(land).least();
}

std::vector<Code> canonical_lands(Code code) {
  drop_dead(code);
  auto lands = split_lands(code);
  for (Code& land : lands) land = canonical(land);
  std::sort(lands.begin(), lands.end());
  return lands;
}

}  // namespace cartapenna::sprouts
