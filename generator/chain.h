// SPDX-License-Identifier: MIT
// Boards that must differ from each other, such as problems: the first board of each entry, then
// the second of each, and so on, each chosen in its turn among candidates by what was chosen
// before. So the first ones stay the same however many follow.
//
// Looking for candidates takes nearly all of the time and depends on nothing that was chosen. Each
// thread looks for those of the board whose turn it is, else of the first one for which nothing yet
// found could do, whatever is chosen before it; so hardly a try is in vain. What is chosen does not
// depend on threads, as the candidates are gone through in the order of their tries.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "generator/document.h"

namespace cartapenna {

class Chain {
 public:
  using Board = std::shared_ptr<const std::any>;

  // Keeps a reference. REQUIRES: the orders are of one game and have candidates.
  Chain(const Document& document, std::uint64_t seed, std::vector<std::size_t> orders);

  // From any thread, as all below. Throws CouldNotMake. REQUIRES: the order is one of these.
  Board get(std::size_t order, std::int64_t number);

  // Boards up to this one, of all orders, in number.
  std::size_t length(std::size_t order, std::int64_t number) const;
  // Makes so many of them, from the first one on, but for those that cannot be made. Threads that
  // call it at the same time share the work. `step`: one more is done; called by one at a time.
  void make(std::size_t length, const std::function<void()>& step);

 private:
  struct Entry {
    const Order* order;
    std::size_t number;
    std::vector<const std::any*> chosen;
    std::exception_ptr failed;  // and so will every later board
  };
  struct Candidate {
    Board board;
    std::string mark;
  };
  enum class State { open, chosen, done };
  struct Slot {
    Candidates more;
    std::vector<Candidate> found;
    std::vector<std::size_t> found_after;  // how many, by number of tries
    std::exception_ptr fault;              // instead of a next try
    bool promising = false;                // something could be chosen by now
    bool busy = false;
    State state = State::open;
    Board chosen;
    Board board;  // finished; null when it could not be made
  };

  Entry& entry(std::size_t place) { return entries_[place % entries_.size()]; }
  const Candidate* choice(std::size_t place, std::size_t tries, const Before& before) const;
  Before before(std::size_t place);
  bool is_promising(std::size_t place);
  bool settle(std::size_t place);
  void settle_all(const std::function<void()>& step);
  Slot* next_work(std::size_t length);
  void look_for_more(Slot& slot, std::unique_lock<std::mutex>& lock);
  void finish(Slot& slot, std::unique_lock<std::mutex>& lock);

  const Game& game_;
  const std::set<std::string>& known_;
  const std::uint64_t seed_;

  std::mutex mutex_;  // of all below
  std::condition_variable changed_;
  std::vector<Entry> entries_;
  std::deque<Slot> slots_;
  std::size_t turn_ = 0;              // whose turn it is to be chosen
  std::size_t looked_at_ = 0;         // of that one's tries
  std::size_t done_ = 0;              // slots, from the first one on
  std::set<std::string> seen_;        // marks
  std::vector<const std::any*> all_;  // boards chosen
};

}  // namespace cartapenna
