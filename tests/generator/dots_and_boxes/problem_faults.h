// SPDX-License-Identifier: MIT
// What is wrong with a problem, in words; nothing where all is as it should be.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tests/generator/dots_and_boxes/problem_players.h"

namespace problem_judge {

class Judge {
 public:
  explicit Judge(const Json& model)
      : model_(model),
        rules_(Board(model.at("columns"), model.at("rows"))),
        undrawn_(rules_.board().all() & ~lines(model.at("lines"))),
        table_(rules_, undrawn_),
        players_(rules_, table_),
        key_(rules_.board().line(model.at("best").at(0))),
        level_(model.at("level")),
        theme_(model.at("theme")) {}

  // As many sets as this many undrawn lines have are valued; more take long.
  static bool can(const Json& model, int undrawn) {
    const Board board(model.at("columns"), model.at("rows"));
    return board.lines() - static_cast<int>(model.at("lines").size()) <= undrawn;
  }

  std::vector<std::string> faults() {
    check_record();
    check_answer();
    check_naive();
    check_line();
    check_level();
    check_theme();
    check_reason();
    return faults_;
  }

 private:
  void want(bool right, const std::string& what) {
    if (!right) faults_.push_back(what);
  }
  Lines lines(const Json& names) const {
    Lines set = 0;
    for (const auto& name : names) set |= bit(rules_.board().line(name));
    return set;
  }
  int lead() const {
    const int first = model_.at("score").at(0).get<int>() - model_.at("score").at(1).get<int>();
    return model_.at("to_move") == 1 ? first : -first;
  }
  void check_record() {
    Lines left = rules_.board().all();
    const std::string start = model_.at("start");
    const Board& board = rules_.board();
    if (start == "swedish") left &= ~board.border();
    if (start == "icelandic") {
      for (int row = 0; row < board.rows; ++row) left &= ~bit(board.down(0, row));
      for (int column = 0; column < board.columns; ++column) {
        left &= ~bit(board.across(column, board.rows));
      }
    }
    std::vector<int> score{0, 0};
    int mover = 0;
    for (const auto& name : model_.at("record")) {
      const int line = board.line(name);
      want((left & bit(line)) != 0, "the record draws a line twice");
      const int closed = rules_.closes(left, line);
      left &= ~bit(line);
      score[static_cast<std::size_t>(mover)] += closed;
      if (closed == 0) mover = 1 - mover;
    }
    want(left == undrawn_, "the record does not lead to the lines");
    want(model_.at("score") == Json(score), "the record does not lead to the score");
    want(model_.at("to_move") == mover + 1, "the record does not lead to the player to move");
    std::string code = std::to_string(board.columns) + "x" + std::to_string(board.rows) + ":";
    for (int line = 0; line < board.lines(); ++line) {
      code += (undrawn_ & bit(line)) != 0 ? '0' : '1';
    }
    want(model_.at("code") == code, "the code is not that of the lines");
  }

  // Points 1, 2, 4, 6, and by what it was solved again (7).
  void check_answer() {
    int winning = 0;
    int second = -100;
    for (const int line : players_.all(undrawn_)) {
      const int value = table_.value(undrawn_, line);
      if (lead() + value > 0) ++winning;
      if (line != key_) second = std::max(second, value);
    }
    const int value = table_.value(undrawn_, key_);
    want(winning == 1 && lead() + value > 0, "1: not exactly one winning line");
    want(model_.at("value") == value, "1: another value");
    want(model_.at("second") == second, "1: another second value");
    want(model_.at("others_tie") == (lead() + second == 0), "1: whether the others tie");
    want(value - second >= (level_ <= 2 ? 4 : 2), "1: too small a difference");
    const bool plain = !rules_.closing(undrawn_).empty() && rules_.declining(undrawn_).empty();
    want(level_ == 1 || !plain, "2: a plain capture");
    want(rules_.different_lines(undrawn_) >= 4, "4: too few lines to choose from");
    const bool needs_safe = theme_ == "waiting-move" || theme_ == "sacrifice";
    want(!needs_safe || rules_.safe(undrawn_).size() >= 2, "4: too few safe lines");
    want(rules_.regions(undrawn_) <= 5, "6: too many regions");
    const std::string checked = model_.at("checked");
    want(checked == (std::popcount(undrawn_) <= 18 ? "plain" : "second-search"),
         "7: not solved a second time");
  }

  int best(Lines undrawn) const {
    for (const int line : players_.all(undrawn)) {
      if (table_.value(undrawn, line) == table_.value(undrawn)) return line;
    }
    return -1;
  }

  // Point 3.
  void check_naive() {
    if (level_ == 1) return;
    want(players_.greedy(undrawn_).front() != key_, "3: the naive player finds it");
    Lines left = undrawn_;
    int difference = lead();
    for (bool naive = true; left != 0;) {
      const int line = naive ? players_.greedy(left).front() : best(left);
      const int closed = rules_.closes(left, line);
      left &= ~bit(line);
      difference += naive ? closed : -closed;
      if (closed == 0) naive = !naive;
    }
    want(difference < 0, "3: the naive player does not lose");
  }

  // Point 5, and that the line is best play to the end.
  void check_line() {
    Lines left = undrawn_;
    std::vector<int> score{model_.at("score").at(0), model_.at("score").at(1)};
    const int solver = model_.at("to_move").get<int>() - 1;
    int mover = solver;
    int only = 0;
    bool counting = true;
    want(model_.at("line").at(0).at(0) == model_.at("best").at(0), "the line begins otherwise");
    for (const auto& turn : model_.at("line")) {
      for (std::size_t i = 0; i < turn.size(); ++i) {
        const int line = rules_.board().line(turn[i]);
        want((left & bit(line)) != 0, "the line draws a line twice");
        want(table_.value(left, line) == table_.value(left), "the line is not best play");
        if (mover == solver && counting) {
          const auto own = static_cast<std::size_t>(solver);
          const int ahead = score[own] - score[1 - own];
          int winning = 0;
          for (const int other : players_.all(left))
            winning += ahead + table_.value(left, other) > 0;
          counting = winning == 1 && std::popcount(left) > 1;
          only += counting ? 1 : 0;
        }
        const int closed = rules_.closes(left, line);
        left &= ~bit(line);
        score[static_cast<std::size_t>(mover)] += closed;
        want((closed == 0) == (i + 1 == turn.size()) || left == 0, "a turn ends elsewhere");
      }
      mover = 1 - mover;
    }
    want(left == 0, "the line does not end the game");
    want(model_.at("final_score") == Json(score), "another final score");
    want(model_.at("only_moves") == only, "5: another number of only moves");
    want(only >= (level_ >= 4 ? 3 : 2), "5: too few only moves");
    want(model_.at("line").size() <= 12, "5: too many turns");
  }

  void check_level() {
    const std::vector<int> key{key_};
    const int weakest = players_.greedy(undrawn_) == key      ? 1
                        : players_.dealer(undrawn_) == key    ? 2
                        : players_.counter(undrawn_) == key   ? 3
                        : players_.nimstring(undrawn_) == key ? 4
                                                              : 5;
    want(level_ == weakest, "the level is " + std::to_string(weakest));
  }

  void check_theme() {
    const bool closes = rules_.closes(undrawn_, key_) > 0;
    const bool quiet = rules_.closing(undrawn_).empty();
    const bool safe = Players::has(rules_.safe(undrawn_), key_);
    const bool end = rules_.safe(undrawn_).empty();
    const bool declines = Players::has(rules_.declining(undrawn_), key_);
    const int on_offer = rules_.takable(undrawn_);
    const auto is = [&](const char* name) { return theme_ == name; };
    const bool right = is("take") ? closes && Players::has(players_.dealer(undrawn_), key_)
                       : is("give-up-control")
                           ? closes && !Players::has(players_.dealer(undrawn_), key_)
                       : is("decline-chain") ? declines && on_offer == 2
                       : is("decline-loop")  ? declines && on_offer == 4
                       : is("open-chain")    ? quiet && end
                       : is("sacrifice")     ? quiet && !end && !safe
                       : is("waiting-move")  ? quiet && safe
                                             : is("loop-or-chain") && quiet && safe;
    want(right, "the theme is not " + theme_);
  }

  struct Ending {
    int chains = 0;
    int loops = 0;
    bool rival_opens = false;
    bool operator<(const Ending& other) const {
      return std::tie(chains, loops, rival_opens) <
             std::tie(other.chains, other.loops, other.rival_opens);
    }
  };

  // All endings that best play can lead to; `solver`: who solves the problem is to move.
  std::set<Ending> endings(Lines start, bool solver) const {
    std::set<Ending> found;
    std::set<std::pair<Lines, bool>> seen;
    const std::function<void(Lines, bool)> walk = [&](Lines left, bool own) {
      if (!seen.insert({left, own}).second) return;
      if (rules_.closing(left).empty() && rules_.safe(left).empty()) {
        const Rules::Shapes shapes = rules_.shapes(left);
        found.insert({shapes.long_chains, shapes.loops, !own});
        return;
      }
      for (const int line : players_.all(left)) {
        if (table_.value(left, line) != table_.value(left)) continue;
        walk(left & ~bit(line), rules_.closes(left, line) > 0 ? own : !own);
      }
    };
    walk(start, solver);
    return found;
  }

  // Every number that a sentence may print.
  void check_reason() {
    const Json& why = model_.at("why");
    const int value = table_.value(undrawn_, key_);
    int second = -100;
    for (const int line : players_.all(undrawn_)) {
      if (line != key_) second = std::max(second, table_.value(undrawn_, line));
    }
    want(why.at("gained") == value - second, "why: gained");
    want(why.at("safe_lines") == rules_.safe(undrawn_).size(), "why: safe lines");
    const int rival = rules_.board().line(why.at("rival"));
    want(rival != key_ && table_.value(undrawn_, rival) == second, "why: the rival");
    Lines rest = undrawn_;
    const int taken = rules_.take_all(rest);
    const auto smallest = [&](Lines undrawn) {
      int least = undrawn == 0 ? 0 : 100;
      for (const int line : players_.all(undrawn))
        least = std::min(least, players_.gift(undrawn, line));
      return least;
    };
    if (taken > 0) {
      want(why.at("taken") == taken, "why: taken");
      want(why.at("rest") == -table_.value(rest), "why: rest");
      want(why.at("smallest") == smallest(rest), "why: smallest");
      want(rules_.closes(undrawn_, key_) > 0 || value == -taken - table_.value(rest),
           "why: leaving them is not what it is worth");
    } else if (theme_ == "open-chain") {
      want(why.at("given") == players_.gift(undrawn_, key_), "why: given");
      want(why.at("smallest") == smallest(undrawn_), "why: smallest");
    } else {
      want(why.at("given") == players_.gift(undrawn_, key_), "why: given");
      check_ending(why.at("ending"), key_, "ending");
      check_ending(why.at("rival_ending"), rival, "rival ending");
      const bool turned =
          why.at("ending").at("rival_opens") && !why.at("rival_ending").at("rival_opens");
      want(theme_ != "waiting-move" || turned, "why: nothing was waited for");
      const bool other_loops = why.at("ending").at("loops") != why.at("rival_ending").at("loops");
      want(theme_ != "loop-or-chain" || other_loops, "why: as many loops");
    }
  }

  void check_ending(const Json& told, int line, const std::string& name) {
    const Ending ending{told.at("long_chains"), told.at("loops"), told.at("rival_opens")};
    const std::set<Ending> possible =
        endings(undrawn_ & ~bit(line), rules_.closes(undrawn_, line) > 0);
    want(possible.count(ending) > 0, "why: " + name);
  }

  Json model_;
  Rules rules_;
  Lines undrawn_;
  Table table_;
  Players players_;
  int key_;
  int level_;
  std::string theme_;
  std::vector<std::string> faults_;
};

// A line for each; empty: none.
inline std::string faults_of(const Json& model) {
  std::string all;
  for (const std::string& fault : Judge(model).faults()) all += fault + "\n";
  return all;
}

}  // namespace problem_judge
