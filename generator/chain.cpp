// SPDX-License-Identifier: MIT
#include "generator/chain.h"

#include <algorithm>
#include <cassert>

namespace cartapenna {
namespace {

constexpr std::size_t most_ahead = 1000;  // boards looked for ahead of their turn
constexpr std::size_t soon = 8;           // boards for which what was chosen by now is a guess

}  // namespace

Chain::Chain(const Document& document, std::uint64_t seed, std::vector<std::size_t> orders)
    : game_(*document.orders[orders.front()].game),
      known_(document.known),
      seed_(seed),
      seen_(document.known) {
  for (const std::size_t order : orders)
    entries_.push_back({&document.orders[order], order, {}, {}});
}

std::size_t Chain::length(std::size_t order, std::int64_t number) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [&](const Entry& entry) { return entry.number == order; });
  assert(found != entries_.end() && number >= 1);
  return static_cast<std::size_t>(number - 1) * entries_.size() +
         static_cast<std::size_t>(found - entries_.begin()) + 1;
}

Chain::Board Chain::get(std::size_t order, std::int64_t number) {
  const std::size_t until = length(order, number);
  make(until, [] {});
  const std::lock_guard lock(mutex_);
  const Board& board = slots_[until - 1].board;
  if (!board) std::rethrow_exception(entry(until - 1).failed);
  return board;
}

Before Chain::before(std::size_t place) {
  return {static_cast<std::int64_t>(place / entries_.size()) + 1, entry(place).chosen, all_};
}

// Of the candidates that this number of tries gave.
const Chain::Candidate* Chain::choice(std::size_t place, std::size_t tries,
                                      const Before& before) const {
  const Slot& slot = slots_[place];
  if (tries == 0) return nullptr;
  std::vector<const std::any*> fresh;
  for (std::size_t i = 0; i < slot.found_after[tries - 1]; ++i) {
    if (seen_.count(slot.found[i].mark) == 0) fresh.push_back(slot.found[i].board.get());
  }
  if (fresh.empty()) return nullptr;
  const std::any& spec = entries_[place % entries_.size()].order->spec;
  const std::any* taken = game_.choose == nullptr
                              ? fresh.front()
                              : game_.choose(spec, fresh, static_cast<int>(tries), before);
  if (taken == nullptr) return nullptr;
  return &*std::find_if(slot.found.begin(), slot.found.end(),
                        [&](const Candidate& candidate) { return candidate.board.get() == taken; });
}

// Chooses the board whose turn it is; false: that has to wait.
bool Chain::settle(std::size_t place) {
  Slot& slot = slots_[place];
  Entry& asked = entry(place);
  if (slot.busy) return false;
  const Candidate* taken = nullptr;
  while (!asked.failed && taken == nullptr && looked_at_ < slot.found_after.size()) {
    taken = choice(place, ++looked_at_, before(place));
  }
  if (taken != nullptr) {
    slot.state = State::chosen;
    slot.chosen = taken->board;
    seen_.insert(taken->mark);
    asked.chosen.push_back(slot.chosen.get());
    all_.push_back(slot.chosen.get());
  } else if (asked.failed || slot.fault) {
    if (!asked.failed) asked.failed = slot.fault;
    slot.state = State::done;
  } else {
    return false;
  }
  slot.more = nullptr;
  slot.found = {};
  slot.found_after = {};
  return true;
}

void Chain::settle_all(const std::function<void()>& step) {
  for (; turn_ < slots_.size() && settle(turn_); ++turn_) looked_at_ = 0;
  for (; done_ < turn_ && slots_[done_].state == State::done; ++done_) step();
}

bool Chain::is_promising(std::size_t place) {
  Slot& slot = slots_[place];
  if (!slot.promising) {
    const Before nothing{before(place).number, {}, {}};
    slot.promising = choice(place, slot.found_after.size(), nothing) != nullptr;
  }
  return slot.promising;
}

Chain::Slot* Chain::next_work(std::size_t length) {
  const auto is_open = [&](std::size_t place) {
    const Slot& slot = slots_[place];
    return !slot.busy && slot.state == State::open && !slot.fault && !entry(place).failed;
  };
  const std::size_t end = std::min(length, turn_ + most_ahead);
  for (std::size_t place = done_; place < end; ++place) {
    Slot& slot = slots_[place];
    if (slot.state == State::chosen && !slot.busy) return &slot;
    if (is_open(place) && (place == turn_ || !is_promising(place))) return &slot;
  }
  for (std::size_t place = turn_; place < std::min(length, turn_ + soon); ++place) {
    if (!is_open(place)) continue;
    if (choice(place, slots_[place].found_after.size(), before(place)) == nullptr) {
      return &slots_[place];
    }
  }
  return nullptr;
}

void Chain::look_for_more(Slot& slot, std::unique_lock<std::mutex>& lock) {
  lock.unlock();
  std::vector<Candidate> found;
  std::exception_ptr fault;
  try {
    for (std::any& board : slot.more()) {
      std::string mark = game_.mark(board);
      found.push_back({std::make_shared<const std::any>(std::move(board)), std::move(mark)});
    }
  } catch (...) {
    fault = std::current_exception();
  }
  lock.lock();
  if (fault) {
    slot.fault = fault;
    return;
  }
  std::move(found.begin(), found.end(), std::back_inserter(slot.found));
  slot.found_after.push_back(slot.found.size());
}

void Chain::finish(Slot& slot, std::unique_lock<std::mutex>& lock) {
  Board board = slot.chosen;
  if (game_.finish != nullptr) {
    lock.unlock();
    std::any finished = *board;
    game_.finish(finished);
    board = std::make_shared<const std::any>(std::move(finished));
    lock.lock();
  }
  slot.board = std::move(board);
  slot.state = State::done;
}

void Chain::make(std::size_t length, const std::function<void()>& step) {
  std::unique_lock lock(mutex_);
  for (std::size_t place = slots_.size(); place < length; ++place) {
    const Entry& asked = entry(place);
    slots_.emplace_back().more =
        game_.candidates(asked.order->spec, {seed_, asked.number, before(place).number}, known_);
  }
  settle_all(step);
  while (done_ < length) {
    Slot* slot = next_work(length);
    if (slot == nullptr) {
      changed_.wait(lock);
      continue;
    }
    slot->busy = true;
    if (slot->state == State::chosen) {
      finish(*slot, lock);
    } else {
      look_for_more(*slot, lock);
    }
    slot->busy = false;
    settle_all(step);
    changed_.notify_all();
  }
}

}  // namespace cartapenna
