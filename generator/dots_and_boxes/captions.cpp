// SPDX-License-Identifier: MIT
// Sentences about a board, in the document's language.
#include <fmt/format.h>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

std::string score_words(const std::vector<int>& score) {
  std::string text;
  for (const int boxes : score) text += fmt::format("{}{}", text.empty() ? "" : " : ", boxes);
  return text;
}

std::string size_words(const Grid& grid, const Words& words) {
  const std::string_view key =
      grid.boxes() == 1 ? "dots-and-boxes.size-of-one" : "dots-and-boxes.size";
  return words.with(key, {{"columns", std::to_string(grid.columns)},
                          {"rows", std::to_string(grid.rows)},
                          {"across", std::to_string(grid.columns + 1)},
                          {"down", std::to_string(grid.rows + 1)}});
}

std::string player_name(std::size_t player, const Words& words,
                        const std::vector<std::string>& names) {
  if (player < names.size() && !names[player].empty()) return names[player];
  return words.with("sheet.player-n", {{"number", std::to_string(player + 1)}});
}

std::string player_in_sentence(std::size_t player, const Words& words,
                               const std::vector<std::string>& names) {
  const bool named = player < names.size() && !names[player].empty();
  const std::string name = player_name(player, words, names);
  return named ? name : unbroken(name);
}

std::vector<std::string> captions(const Settings& settings, const Board& board, const Words& words,
                                  const std::vector<std::string>& names) {
  std::vector<std::string> sentences{size_words(settings.grid, words)};
  if (settings.task() == Task::play && settings.start == Start::icelandic) {
    sentences.front() += " · " + words("dots-and-boxes.icelandic");
  }
  if (settings.task() == Task::play && settings.start == Start::swedish) {
    sentences.front() += " · " + words("dots-and-boxes.swedish");
  }
  std::string state;
  if (!settings.score.empty() || board.problem) {
    state = words.with("dots-and-boxes.score", {{"score", unbroken(score_words(board.score))}});
  }
  if (settings.says_to_move || board.problem) {
    if (!state.empty()) state += " · ";
    const std::string name =
        player_in_sentence(static_cast<std::size_t>(board.to_move), words, names);
    state += words.with("dots-and-boxes.to-move", {{"player", name}});
  }
  if (settings.task() == Task::lesson) {
    state =
        words.with("dots-and-boxes.first-began", {{"player", player_in_sentence(0, words, names)}});
  }
  if (!state.empty()) sentences.push_back(std::move(state));
  if (board.problem) sentences.push_back(question(*board.problem, words));
  return sentences;
}

std::vector<std::string> longest_captions(const Settings& settings, const Words& words,
                                          const std::vector<std::string>& names) {
  Board board = first_board(settings);
  if (settings.task() != Task::problem) return captions(settings, board, words, names);
  const int half = settings.grid.boxes() / 2;
  board.score = {half, half};
  std::vector<std::string> longest;
  for (const int player : {0, 1}) {
    for (const bool tie : {false, true}) {
      board.to_move = player;
      board.problem->others_tie = tie;
      const std::vector<std::string> texts = captions(settings, board, words, names);
      longest.resize(texts.size());
      for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i].size() > longest[i].size()) longest[i] = texts[i];
      }
    }
  }
  return longest;
}

std::vector<std::string> rules(const Settings& settings, std::size_t players, const Words& words) {
  if (settings.task() == Task::lesson) {
    return {words("dots-and-boxes.lesson-chain"), words("dots-and-boxes.lesson-open"),
            words("dots-and-boxes.lesson-control"), words("dots-and-boxes.lesson-count"),
            words("dots-and-boxes.lesson-do")};
  }
  std::string end = words("dots-and-boxes.rule-win");
  if (settings.handicap > 0) {
    end += " " + words.with(settings.handicap == 1 ? "dots-and-boxes.rule-handicap-one"
                                                   : "dots-and-boxes.rule-handicap",
                            {{"boxes", std::to_string(settings.handicap)}});
  }
  // Two players cannot share an odd number of boxes evenly.
  const bool can_tie = players > 2 || (settings.grid.boxes() + settings.handicap) % 2 == 0;
  if (can_tie) {
    end += " " + words(settings.ties == Ties::second ? "dots-and-boxes.rule-second"
                                                     : "dots-and-boxes.rule-tie");
  }
  return {words("dots-and-boxes.rule-turn"), words("dots-and-boxes.rule-close"),
          words("dots-and-boxes.rule-free"), std::move(end)};
}

std::string alternative(const Settings& settings, const Board& board, const Words& words) {
  std::string lines;
  for (const int line : drawn_lines(board.position)) {
    lines += (lines.empty() ? "" : ", ") + line_name(board.position.grid, line, settings.naming());
  }
  const std::string size = size_words(board.position.grid, words);
  if (lines.empty()) return words.with("dots-and-boxes.heard-empty", {{"size", size}});
  return words.with("dots-and-boxes.heard", {{"size", size}, {"lines", lines}});
}

std::vector<std::vector<std::string>> caption_lines(const Settings& settings, const Desk& desk,
                                                    double width, const Board& board,
                                                    const std::vector<std::string>& names) {
  using Lines = std::vector<std::string>;
  const auto wrapped = [&](const std::vector<std::string>& of) {
    std::vector<Lines> all;
    for (const std::string& sentence : captions(settings, board, desk.words, of)) {
      all.push_back(wrap(desk.measure, sentence, desk.style.body, width));
    }
    return all;
  };
  const auto count = [](const std::vector<Lines>& all) {
    std::size_t lines = 0;
    for (const Lines& sentence : all) lines += sentence.size();
    return lines;
  };
  std::vector<Lines> named = wrapped(names);
  std::vector<Lines> known = wrapped(desk.players);
  return count(named) > count(known) ? known : named;
}

}  // namespace cartapenna::dots_and_boxes
