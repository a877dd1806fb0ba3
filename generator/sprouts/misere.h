// SPDX-License-Identifier: MIT
// Misère play: whoever cannot move wins. Nimbers do not help there, so whole sums are searched; but
// small lands become reduced misère forms, in which reversible options are left out as J. Conway
// shows ("On Numbers and Games", chapter 12), and sums of forms are forms again.
#pragma once

#include <cstdint>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "generator/sprouts/lands.h"
#include "generator/sprouts/proof.h"

namespace cartapenna::sprouts {

class MisereForms {
 public:
  using Form = std::uint32_t;  // 0: no moves

  MisereForms();
  Form of_options(std::vector<Form> options);  // in any order
  Form sum(Form one, Form two);
  const std::vector<Form>& options(Form form) const { return forms_[form].options; }
  bool is_lost(Form form) const { return forms_[form].lost; }  // for the player to move
  int length(Form form) const { return forms_[form].length; }  // of the longest game

 private:
  struct Entry {
    std::vector<Form> options;  // ascending
    bool lost;
    int length;
  };

  bool stands_for(Form candidate, const std::vector<Form>& options, bool lost) const;

  std::vector<Entry> forms_;
  std::map<std::vector<Form>, Form> numbers_;
  std::map<std::pair<Form, Form>, Form> sums_;
};

class Misere {
 public:
  explicit Misere(Lands& lands) : lands_(lands) {}

  bool is_lost(const Sum& sum, Budget& budget);  // for the player to move; throws OutOfBudget

 private:
  using Form = MisereForms::Form;

  struct Node {
    Sum lands;  // those that are not in the form
    Form form = 0;
    bool operator==(const Node&) const = default;
  };

  struct NodeHash {
    std::size_t operator()(const Node& node) const { return SumHash{}(node.lands) + node.form; }
  };

  Form form_of(LandId land, Budget& budget);
  Node reduced(const Sum& sum, Form form, Budget& budget);
  std::vector<Node> options(const Node& node, Budget& budget);
  Proof look_up(const Node& node) const;
  Proof search(const Node& node, const Proof& limits, Budget& budget);

  Lands& lands_;
  MisereForms forms_;
  std::unordered_map<LandId, Form> land_forms_;
  std::unordered_map<Node, Proof, NodeHash> proofs_;
};

}  // namespace cartapenna::sprouts
