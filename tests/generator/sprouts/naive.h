// SPDX-License-Identifier: MIT
// A second program for Sprouts that shares nothing with the first and does nothing clever: it plays
// every move, keeps dead spots, never splits a position and knows no nimber sums.
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace naive {

struct Position {
  std::vector<std::vector<std::vector<int>>> regions;  // regions, boundaries, spots as walked
  std::vector<int> ends;                               // free ends of each spot
};

Position fresh(int spots);
Position read(const std::string& hoey);  // well-formed text only

struct Value {
  int nimber;
  bool misere_win;   // of the player to move
  int fewest, most;  // moves until the end
};

class Solver {
 public:
  Value value(const Position& position);
  std::size_t positions() const { return values_.size(); }

 private:
  std::unordered_map<std::string, Value> values_;
};

}  // namespace naive
