// SPDX-License-Identifier: MIT
// What the search remembers: bounds on the value of positions. Starts small and grows to its limit,
// so that a small search costs little; then the position with the most to search below it stays.
//
// Keys are hashes of 96 bits: that any two of 10^10 positions share one is less likely (10^-9) than
// a fault of the machine's memory.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace cartapenna::dots_and_boxes {

struct Key {
  std::uint64_t high = 0;
  std::uint32_t low = 0;
  friend bool operator==(const Key&, const Key&) = default;
};

struct Bounds {
  std::int8_t lower = -128;
  std::int8_t upper = 127;
  std::uint8_t move = 255;
};

class Table {
 public:
  explicit Table(std::uint64_t bytes) {
    while (sizeof(Bucket) << (limit_ + 1U) <= bytes && limit_ < 40) ++limit_;
    buckets_.resize(std::uint64_t{1} << bits_);
  }

  // Null when nothing is known. The pointer holds until the next put.
  const Bounds* find(const Key& key) const {
    for (const Entry& entry : buckets_[place(key)].entries) {
      if (entry.depth != 0 && entry.key() == key) return &entry.bounds;
    }
    return nullptr;
  }

  // REQUIRES: 1 <= depth <= 255, more for what costs more to search.
  void put(const Key& key, int depth, Bounds bounds) {
    if (used_ * 2 > buckets_.size() * Bucket::size && bits_ < limit_) grow();
    store(Entry{key.high, key.low, bounds, static_cast<std::uint8_t>(depth)});
  }

 private:
  struct Entry {
    std::uint64_t high = 0;
    std::uint32_t low = 0;
    Bounds bounds;
    std::uint8_t depth = 0;  // 0: empty

    Key key() const { return {high, low}; }
  };
  struct alignas(64) Bucket {
    static constexpr std::uint64_t size = 4;
    std::array<Entry, size> entries;
  };
  static_assert(sizeof(Entry) == 16);

  std::uint64_t place(const Key& key) const { return key.high & ((std::uint64_t{1} << bits_) - 1); }

  void store(const Entry& fresh) {
    Entry* worst = nullptr;
    for (Entry& entry : buckets_[place(fresh.key())].entries) {
      if (entry.depth != 0 && entry.key() == fresh.key()) {
        entry = fresh;
        return;
      }
      if (worst == nullptr || entry.depth < worst->depth) worst = &entry;
    }
    if (worst->depth == 0) ++used_;
    *worst = fresh;
  }

  void grow() {
    std::vector<Bucket> old = std::move(buckets_);
    bits_ += 2;
    if (bits_ > limit_) bits_ = limit_;
    buckets_ = std::vector<Bucket>(std::uint64_t{1} << bits_);
    used_ = 0;
    for (const Bucket& bucket : old) {
      for (const Entry& entry : bucket.entries) {
        if (entry.depth != 0) store(entry);
      }
    }
  }

  std::vector<Bucket> buckets_;
  unsigned bits_ = 6;
  unsigned limit_ = 6;
  std::uint64_t used_ = 0;
};

}  // namespace cartapenna::dots_and_boxes
