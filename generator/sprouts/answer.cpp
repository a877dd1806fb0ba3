// SPDX-License-Identifier: MIT
// What a teacher or a referee is told about a start: who wins, how that is known, how to begin.
#include <fmt/format.h>

#include <algorithm>

#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

std::string start_words(const Settings& settings, const Words& words) {
  const std::string one = settings.spec.spots == 1 ? "-one" : "";
  const auto told = [&](const std::string& key) {
    return words.with(key + one, {{"count", std::to_string(settings.spec.spots)}});
  };
  switch (settings.spec.variant) {
    case Variant::brussels:
      return told("sprouts.start-brussels");
    case Variant::misere:
      return told("sprouts.start-misere");
    case Variant::normal:
      break;
  }
  return told("sprouts.start-normal");
}

std::string source_words(const Settings& settings, Source source, const Words& words) {
  switch (source) {
    case Source::computed:
      return words("sprouts.source-computed");
    case Source::proved:
      return words.with(
          "sprouts.source-brussels",
          {{"moves",
            std::to_string(game_length(settings.spec.spots, settings.spec.variant).most)}});
    case Source::literature:
      return words(settings.spec.variant == Variant::misere ? "sprouts.source-literature-misere"
                                                            : "sprouts.source-literature");
    case Source::conjecture:
      break;
  }
  return words(settings.spec.variant == Variant::misere ? "sprouts.source-conjecture-misere"
                                                        : "sprouts.source-conjecture");
}

// "1(4)1[2]" in words: a loop with one spot on one side of it.
std::string move_words(std::string_view move, int spots, const Words& words) {
  const auto open = move.find('(');
  const auto close = move.find(')');
  const auto bracket = move.find('[');
  const std::string_view from = move.substr(0, open);
  const std::string_view to = move.substr(close + 1, bracket - close - 1);
  if (from != to) return words("sprouts.move-join");
  if (bracket == std::string_view::npos) return words("sprouts.move-loop-empty");
  const auto cut_off =
      1 + std::count(move.begin() + static_cast<std::ptrdiff_t>(bracket), move.end(), ',');
  return words.with("sprouts.move-loop", {{"one", std::to_string(cut_off)},
                                          {"other", std::to_string(spots - 1 - cut_off)}});
}

std::string first_moves(const std::vector<std::string_view>& moves, int spots, const Words& words) {
  if (moves.empty()) return words("sprouts.no-first-move");
  std::string list;
  for (const std::string_view move : moves) {
    list +=
        fmt::format("{}{} ({})", list.empty() ? "" : "; ", move_words(move, spots, words), move);
  }
  return words.with("sprouts.first-moves", {{"moves", list}});
}

// "1, 2, 6" for the spots up to `most` with which that player wins.
std::string wins(Variant variant, Player player, int most) {
  std::string list;
  for (int spots = 1; spots <= most; ++spots) {
    if (winner(spots, variant).player == player) {
      list += fmt::format("{}{}", list.empty() ? "" : ", ", spots);
    }
  }
  return list;
}

}  // namespace

std::vector<std::string> answer_lines(const Settings& settings, const Words& words) {
  const Spec& spec = settings.spec;
  const Winner known = winner(spec.spots, spec.variant);
  std::vector<std::string> lines{
      start_words(settings, words) + ": " +
      words(known.player == Player::first ? "sprouts.wins-first" : "sprouts.wins-second") + " " +
      source_words(settings, known.source, words)};
  if (const auto moves = winning_first_moves(spec.spots, spec.variant)) {
    lines.push_back(first_moves(*moves, spec.spots, words));
  }
  return lines;
}

std::vector<std::string> tally_answers(const Words& words) {
  constexpr int most = 8;
  std::vector<std::string> lines;
  for (int question = 1; question <= tally_questions; ++question) {
    const auto variant = question == tally_questions ? Variant::misere : Variant::normal;
    lines.push_back(fmt::format("{}. {}", question,
                                words.with(fmt::format("sprouts.tally-answer-{}", question),
                                           {{"first", wins(variant, Player::first, most)},
                                            {"second", wins(variant, Player::second, most)}})));
  }
  return lines;
}

}  // namespace cartapenna::sprouts
