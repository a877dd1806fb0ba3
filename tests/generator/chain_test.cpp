// SPDX-License-Identifier: MIT
// Boards that must differ, of a game made up for this: a board is a number, and a try gives some at
// random. What is chosen is compared with a plain reckoning on one thread.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <atomic>
#include <numeric>
#include <thread>

#include "generator/boards.h"

using namespace cartapenna;

namespace {

struct Spec {
  int range = 0;  // numbers 0 … range − 1
  int tries = 0;  // at most
};

std::atomic<int> finished{0};

std::vector<std::any> one_try(const Spec& spec, Random& random) {
  std::vector<std::any> found(random.below(3));
  for (std::any& board : found) {
    board = static_cast<int>(random.below(static_cast<std::uint64_t>(spec.range)));
  }
  if (random.below(4) == 0) std::this_thread::yield();
  return found;
}

int number(const std::any* board) {
  return std::any_cast<int>(*board);
}

// What is chosen depends on all that was chosen before, in its order, and on the tries.
const std::any* least_by(const std::vector<const std::any*>& fresh, int tries, int own, int all) {
  const std::any* best = nullptr;
  for (const std::any* one : fresh) {
    if (number(one) % 3 == (own + 2 * all) % 3 && tries < 20) continue;
    if (best == nullptr || number(one) < number(best)) best = one;
  }
  return best;
}

int hash(std::span<const std::any* const> boards) {
  return std::accumulate(boards.begin(), boards.end(), 7, [](int sum, const std::any* one) {
    return (31 * sum + number(one)) % 1009;
  });
}

const Game& numbers() {
  static const Game game = [] {
    Game row{};
    row.candidates = [](const std::any& any, const BoardSeed& seed,
                        const std::set<std::string>&) -> Candidates {
      const auto spec = std::any_cast<Spec>(any);
      if (spec.range == 0) return nullptr;
      return [spec, random = seed.random(), tries = 0]() mutable {
        if (tries++ == spec.tries) throw CouldNotMake("enough");
        return one_try(spec, random);
      };
    };
    row.related = [](const std::any& one, const std::any& other) {
      return std::any_cast<Spec>(one).range == std::any_cast<Spec>(other).range;
    };
    row.choose = [](const std::any&, const std::vector<const std::any*>& fresh, int tries,
                    const Before& before) {
      return least_by(fresh, tries, hash(before.own), hash(before.all));
    };
    row.finish = [](std::any&) { ++finished; };
    row.mark = [](const std::any& board) { return std::to_string(number(&board)); };
    return row;
  }();
  return game;
}

Document document_of(const std::vector<Spec>& specs) {
  Document document;
  for (const Spec& spec : specs) {
    document.orders.emplace_back().game = &numbers();
    document.orders.back().spec = spec;
  }
  return document;
}

using Lists = std::vector<std::vector<int>>;  // by order; −1: could not be made

Lists made(const Document& document, std::uint64_t seed, int count, int threads) {
  Boards boards(document, seed);
  std::map<std::size_t, std::int64_t> all;
  for (std::size_t order = 0; order < document.orders.size(); ++order) all[order] = count;
  if (threads > 0) boards.make_ahead(all, threads);
  Lists lists(document.orders.size());
  for (std::size_t order = 0; order < lists.size(); ++order) {
    for (int board = 1; board <= count; ++board) {
      try {
        lists[order].push_back(number(boards.get(order, board).get()));
      } catch (const CouldNotMake&) {
        lists[order].push_back(-1);
      }
    }
  }
  return lists;
}

// Entries that are all related, one board after the other.
Lists reckoned(const std::vector<Spec>& specs, std::uint64_t seed, int count,
               std::set<std::string> seen) {
  Lists lists(specs.size());
  std::vector<std::any> kept;
  kept.reserve(1000);
  std::vector<const std::any*> all;
  std::vector<std::vector<const std::any*>> own(specs.size());
  for (int board = 1; board <= count; ++board) {
    for (std::size_t order = 0; order < specs.size(); ++order) {
      Random random = BoardSeed{seed, order, board}.random();
      std::vector<std::any> found;
      const std::any* taken = nullptr;
      const bool failed = !lists[order].empty() && lists[order].back() == -1;
      for (int tries = 1; tries <= specs[order].tries && taken == nullptr && !failed; ++tries) {
        for (std::any& one : one_try(specs[order], random)) found.push_back(one);
        std::vector<const std::any*> fresh;
        for (const std::any& one : found) {
          if (seen.count(std::to_string(number(&one))) == 0) fresh.push_back(&one);
        }
        taken = fresh.empty() ? nullptr : least_by(fresh, tries, hash(own[order]), hash(all));
      }
      lists[order].push_back(taken == nullptr ? -1 : number(taken));
      if (taken == nullptr) continue;
      kept.push_back(*taken);
      seen.insert(std::to_string(number(taken)));
      own[order].push_back(&kept.back());
      all.push_back(&kept.back());
    }
  }
  return lists;
}

}  // namespace

TEST_CASE("boards that must differ are those of a plain reckoning, on any number of threads") {
  const std::vector<Spec> specs{{150, 40}, {150, 30}, {150, 50}};
  Document document = document_of(specs);
  document.known = {"3", "7", "90"};
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    const Lists expected = reckoned(specs, seed, 30, document.known);
    for (const int threads : {0, 1, 2, 8}) {
      CAPTURE(threads);
      CHECK(made(document, seed, 30, threads) == expected);
    }
    for (const std::vector<int>& list : expected) CHECK(list.front() >= 0);
  }
}

TEST_CASE("the first ones stay however many follow, in whatever order they are asked for") {
  const Document document = document_of({{200, 60}, {200, 60}});
  const Lists many = made(document, 5, 20, 2);
  Boards boards(document, 5);
  for (const int board : {12, 3, 20, 1}) {
    CHECK(number(boards.get(1, board).get()) == many[1][static_cast<std::size_t>(board - 1)]);
  }
}

TEST_CASE("what runs out is told where it is asked for, and stops no other entry") {
  const Document document = document_of({{8, 12}, {300, 90}, {8, 12}});
  const Lists lists = made(document, 3, 12, 2);
  CHECK(lists[0].back() == -1);
  CHECK(lists[2].back() == -1);
  CHECK(std::count(lists[1].begin(), lists[1].end(), -1) == 0);
  std::set<int> few;
  for (const std::size_t order : {0U, 2U}) {
    for (const int board : lists[order]) {
      if (board >= 0) CHECK(few.insert(board).second);
    }
  }
  CHECK(few.size() >= 4);
}

TEST_CASE("only what is chosen is finished, once") {
  const Document document = document_of({{500, 90}});
  finished = 0;
  made(document, 1, 25, 3);
  CHECK(finished == 25);
}
