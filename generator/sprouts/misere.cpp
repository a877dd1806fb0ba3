// SPDX-License-Identifier: MIT
#include "generator/sprouts/misere.h"

#include <algorithm>
#include <set>

namespace cartapenna::sprouts {

namespace {

// Forms of larger lands, and of longer sums, are too many to pay.
constexpr int small = 7;
constexpr int longest_form = 12;

}  // namespace

MisereForms::MisereForms() : forms_{{{}, false, 0}}, numbers_{{{}, 0}} {}

// Whether a game with these options equals the candidate: it has the candidate's options, and each
// other option can be answered by moving to the candidate. Where the candidate has no moves the
// game must be a win besides, as the candidate is.
bool MisereForms::stands_for(Form candidate, const std::vector<Form>& options, bool lost) const {
  const auto& kept = forms_[candidate].options;
  if (kept.empty() && lost) return false;
  if (!std::includes(options.begin(), options.end(), kept.begin(), kept.end())) return false;
  return std::all_of(options.begin(), options.end(), [&](Form option) {
    const auto& answers = forms_[option].options;
    return std::binary_search(kept.begin(), kept.end(), option) ||
           std::binary_search(answers.begin(), answers.end(), candidate);
  });
}

MisereForms::Form MisereForms::of_options(std::vector<Form> options) {
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
  const auto found = numbers_.find(options);
  if (found != numbers_.end()) return found->second;
  const bool lost =
      std::none_of(options.begin(), options.end(), [&](Form f) { return forms_[f].lost; });
  std::set<Form> candidates;
  int length = 0;
  for (const Form option : options) {
    candidates.insert(forms_[option].options.begin(), forms_[option].options.end());
    length = std::max(length, forms_[option].length + 1);
  }
  for (const Form candidate : candidates) {
    if (stands_for(candidate, options, lost)) return numbers_[options] = candidate;
  }
  forms_.push_back({options, lost, length});
  return numbers_[options] = static_cast<Form>(forms_.size() - 1);
}

MisereForms::Form MisereForms::sum(Form one, Form two) {
  if (one > two) std::swap(one, two);
  if (one == 0) return two;
  const auto found = sums_.find({one, two});
  if (found != sums_.end()) return found->second;
  std::vector<Form> options;
  const auto ones = forms_[one].options;  // copies: sums make new forms
  const auto twos = forms_[two].options;
  options.reserve(ones.size() + twos.size());
  for (const Form option : ones) options.push_back(sum(option, two));
  for (const Form option : twos) options.push_back(sum(one, option));
  return sums_[{one, two}] = of_options(std::move(options));
}

Misere::Form Misere::form_of(LandId land, Budget& budget) {
  const auto found = land_forms_.find(land);
  if (found != land_forms_.end()) return found->second;
  std::vector<Form> options;
  for (const Sum& option : lands_.options(land, budget)) {
    Form sum = 0;
    for (const LandId part : option) sum = forms_.sum(sum, form_of(part, budget));
    options.push_back(sum);
  }
  return land_forms_[land] = forms_.of_options(std::move(options));
}

Misere::Node Misere::reduced(const Sum& sum, Form form, Budget& budget) {
  Node node{{}, form};
  for (const LandId land : sum) {
    if (lands_.lives(land) <= small) {
      const Form own = form_of(land, budget);
      if (forms_.length(own) + forms_.length(node.form) <= longest_form) {
        node.form = forms_.sum(node.form, own);
        continue;
      }
    }
    node.lands.push_back(land);
  }
  lands_.sort(node.lands);
  return node;
}

std::vector<Misere::Node> Misere::options(const Node& node, Budget& budget) {
  std::vector<Node> all;
  for (const Form form : forms_.options(node.form)) all.push_back({node.lands, form});
  for (std::size_t i = 0; i < node.lands.size(); ++i) {
    if (i > 0 && node.lands[i] == node.lands[i - 1]) continue;
    for (const Sum& option : lands_.options(node.lands[i], budget)) {
      Sum after = option;
      for (std::size_t j = 0; j < node.lands.size(); ++j) {
        if (j != i) after.push_back(node.lands[j]);
      }
      lands_.sort(after);
      all.push_back(reduced(after, node.form, budget));
    }
  }
  return all;
}

Proof Misere::look_up(const Node& node) const {
  if (node.lands.empty()) return forms_.is_lost(node.form) ? Proof::lost() : Proof::won();
  const auto found = proofs_.find(node);
  if (found != proofs_.end()) return found->second;
  int lives = forms_.length(node.form);
  for (const LandId land : node.lands) lives += lands_.lives(land);
  return Proof::first_guess(lives);
}

// Works on the node until it is decided or its proof numbers reach the limits.
Proof Misere::search(const Node& node, const Proof& limits, Budget& budget) {
  Proof proof = look_up(node);
  while (!proof.decided() && !proof.exceeds(limits)) {
    budget.spend();
    Survey<Node> survey;
    for (Node& option : options(node, budget)) {
      const Proof of_option = look_up(option);
      survey.consider(std::move(option), of_option);
      if (of_option.loss == 0) break;
    }
    proof = survey.proof();
    proofs_[node] = proof;
    if (proof.decided() || proof.exceeds(limits)) break;
    search(survey.best(), survey.limits_of_best(limits), budget);
  }
  return proof;
}

bool Misere::is_lost(const Sum& sum, Budget& budget) {
  return search(reduced(sum, 0, budget), {never, never}, budget).loss == 0;
}

}  // namespace cartapenna::sprouts
