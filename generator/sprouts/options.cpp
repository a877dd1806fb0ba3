// SPDX-License-Identifier: MIT
// Moves on codes. A line joins two boundaries of a region into one, or parts the region in two,
// with the other boundaries shared out in every way. Equal boundaries without labels are not told
// apart.
#include <algorithm>
#include <array>
#include <utility>

#include "generator/sprouts/code.h"

namespace cartapenna::sprouts {

namespace {

using Ring = std::string;

struct Kind {
  Ring ring;
  int count;  // more than 1 only for rings without labels
};

Ring least_turn(const Ring& ring) {
  Ring turned = ring;
  Ring least = ring;
  for (std::size_t i = 1; i < ring.size(); ++i) {
    std::rotate(turned.begin(), turned.begin() + 1, turned.end());
    least = std::min(least, turned);
  }
  return least;
}

class Mover {
 public:
  Mover(const Code& land, std::size_t most);
  std::optional<std::vector<Code>> all();

 private:
  void from_region(std::size_t region);
  void join(std::size_t first, std::size_t second);
  void part(std::size_t kind);
  void part_at(const Ring& ring, std::size_t i, std::size_t j);
  void share_out(const Ring& one, const Ring& two, bool alike);
  void add(Code changed);
  Ring walk(const Ring& ring, std::size_t i, char born);

  std::vector<std::vector<Kind>> regions_;
  std::array<char, 3>
      fresh_{};  // labels not in use: the new spot, and spots that get their second line
  std::vector<Code> found_;
  std::size_t most_;
  bool too_many_ = false;
  // While one region is treated:
  Code others_;
  std::vector<Kind> kinds_;  // boundaries not touched by the line, once it is chosen
  std::string killed_;       // labels that the line uses up
};

Mover::Mover(const Code& land, std::size_t most) : most_(most) {
  std::size_t used = 0;
  regions_.emplace_back();
  Ring ring;
  for (char c : land) {
    if (c == '}') {
      regions_.emplace_back();
    } else if (c != '.') {
      if (is_label(c)) used = std::max(used, label_index(c) + 1);
      ring += c;
    } else {
      auto& kinds = regions_.back();
      if (std::none_of(ring.begin(), ring.end(), is_label)) ring = least_turn(ring);
      const auto same = std::find_if(kinds.begin(), kinds.end(),
                                     [&](const Kind& kind) { return kind.ring == ring; });
      if (same == kinds.end()) {
        kinds.push_back({ring, 1});
      } else {
        ++same->count;
      }
      ring.clear();
    }
  }
  regions_.pop_back();
  for (std::size_t i = 0; i < fresh_.size(); ++i) fresh_.at(i) = make_label(used + i);
}

Code text(const std::vector<Kind>& kinds) {
  Code all;
  for (const Kind& kind : kinds) {
    for (int i = 0; i < kind.count; ++i) all += kind.ring + '.';
  }
  return all;
}

std::optional<std::vector<Code>> Mover::all() {
  for (std::size_t region = 0; region < regions_.size(); ++region) from_region(region);
  if (too_many_) return std::nullopt;
  return std::move(found_);
}

void Mover::from_region(std::size_t region) {
  others_.clear();
  for (std::size_t r = 0; r < regions_.size(); ++r) {
    if (r != region) others_ += text(regions_[r]) + '}';
  }
  for (std::size_t first = 0; first < regions_[region].size(); ++first) {
    for (std::size_t second = first; second < regions_[region].size(); ++second) {
      kinds_ = regions_[region];
      if (second == first && kinds_[first].count == 1) continue;
      join(first, second);
    }
    kinds_ = regions_[region];
    part(first);
  }
}

// The ring walked from site i back to site i, as it stands once a line ends there.
Ring Mover::walk(const Ring& ring, std::size_t i, char born) {
  if (ring[i] == '0') return "1";
  Ring rest = ring.substr(i + 1) + ring.substr(0, i);
  if (ring[i] == '1') return born + rest + born;
  if (is_label(ring[i])) killed_ += ring[i];
  return rest;
}

void Mover::join(std::size_t first, std::size_t second) {
  const Ring one = kinds_[first].ring;
  const Ring two = kinds_[second].ring;
  --kinds_[first].count;
  --kinds_[second].count;
  const Code untouched = text(kinds_) + '}' + others_;
  for (std::size_t i = 0; i < one.size(); ++i) {
    for (std::size_t j = first == second ? i : 0; j < two.size(); ++j) {
      killed_.clear();
      Code joined = walk(one, i, fresh_[1]);
      joined += fresh_[0];
      joined += walk(two, j, fresh_[2]);
      joined += fresh_[0];
      joined += '.';
      add(joined + untouched);
    }
  }
}

void Mover::part(std::size_t kind) {
  const Ring ring = kinds_[kind].ring;
  --kinds_[kind].count;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    for (std::size_t j = i; j < ring.size(); ++j) part_at(ring, i, j);
  }
}

void Mover::part_at(const Ring& ring, std::size_t i, std::size_t j) {
  if (ring[i] == ring[j] && is_label(ring[i])) return;
  killed_.clear();
  const Ring born(1, fresh_[0]);
  if (i == j) {
    if (ring[i] == '2') return;
    if (ring[i] == '0') {
      share_out(fresh_[1] + born, fresh_[1] + born, true);
    } else {
      share_out(born, ring.substr(i + 1) + ring.substr(0, i) + born, false);
    }
    return;
  }
  const auto end = [&](std::size_t site, char second_line) {
    if (ring[site] == '1') return Ring(1, second_line);
    if (is_label(ring[site])) killed_ += ring[site];
    return Ring();
  };
  const Ring from = end(i, fresh_[1]);
  const Ring to = end(j, fresh_[2]);
  share_out(from + ring.substr(i + 1, j - i - 1) + to + born,
            to + ring.substr(j + 1) + ring.substr(0, i) + from + born, false);
}

// `alike`: the two sides mirror each other, so one of each pair of ways is enough.
void Mover::share_out(const Ring& one, const Ring& two, bool alike) {
  std::vector<Kind> left = kinds_;
  for (Kind& kind : left) kind.count = 0;
  while (!too_many_) {  // up to 2 to the power of the boundaries
    std::vector<Kind> right = kinds_;
    bool leads = true;
    bool decided = false;
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
      right[k].count -= left[k].count;
      if (!decided && left[k].count != right[k].count) {
        decided = true;
        leads = left[k].count < right[k].count;
      }
    }
    if (!alike || leads) {
      Code changed = one;
      changed.append(".").append(text(left)).append("}");
      changed.append(two).append(".").append(text(right)).append("}").append(others_);
      add(std::move(changed));
    }
    std::size_t k = 0;
    while (k < kinds_.size() && left[k].count == kinds_[k].count) left[k++].count = 0;
    if (k == kinds_.size()) return;
    ++left[k].count;
  }
}

void Mover::add(Code changed) {
  if (!killed_.empty()) {
    std::erase_if(changed, [&](char c) { return killed_.find(c) != std::string::npos; });
  }
  if (found_.size() == most_) too_many_ = true;
  if (too_many_) return;
  drop_dead(changed);
  found_.push_back(std::move(changed));
}

}  // namespace

std::optional<std::vector<Code>> options(const Code& land, std::size_t most) {
  return Mover(land, most).all();
}

}  // namespace cartapenna::sprouts
