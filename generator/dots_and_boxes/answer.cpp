// SPDX-License-Identifier: MIT
// The answer to a position, a problem or a lesson.
#include <algorithm>

#include "generator/dots_and_boxes/column.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr double least_numbered = 6;   // nearer dots leave no room for numbers along the lines
constexpr std::size_t most_named = 3;  // best lines told by name

std::string best_words(const Settings& settings, const std::vector<int>& best, const Words& words) {
  std::string names;
  for (std::size_t i = 0; i < std::min(best.size(), most_named); ++i) {
    names += (i == 0 ? "" : ", ") + line_name(settings.grid, best[i], settings.naming());
  }
  if (best.size() <= most_named) return words.with("dots-and-boxes.best", {{"lines", names}});
  return words.with("dots-and-boxes.best-of-many",
                    {{"lines", names}, {"more", std::to_string(best.size() - most_named)}});
}

std::vector<int> end_score(const Board& board, const Board::Answer& answer) {
  Game game{board.position, {0, 0}, board.to_move};
  for (std::size_t player = 0; player < std::min<std::size_t>(2, board.score.size()); ++player) {
    game.score.at(player) = board.score[player];
  }
  for (const Turn& turn : answer.line) {
    for (const int line : turn) draw(game, line);
  }
  return {game.score[0], game.score[1]};
}

std::string end_words(const Words& words, const std::string& score, bool all,
                      const std::string& player) {
  return words.with(all ? "dots-and-boxes.best-end" : "dots-and-boxes.best-rest",
                    {{"score", unbroken(score)}, {"player", player}});
}

// The longer one of two players' names.
std::string longer_name(const Desk& desk) {
  const std::string first = player_in_sentence(0, desk.words, desk.players);
  const std::string second = player_in_sentence(1, desk.words, desk.players);
  return first.size() > second.size() ? first : second;
}

// The tallest that answer_words can say of any board of these settings.
double longest_height(const Settings& settings, const Desk& desk, double width) {
  const Words& words = desk.words;
  const int wide = settings.grid.lines() - 1;
  const int many = settings.task() == Task::problem ? 1 : 14;
  std::vector<std::string> texts{
      best_words(settings, std::vector<int>(static_cast<std::size_t>(many), wide), words),
      end_words(words, "00 : 00", settings.task() != Task::position, longer_name(desk))};
  double tallest = 0;
  if (settings.task() == Task::lesson) {
    const std::vector<std::string> names(2, longer_name(desk));
    Lesson lesson;
    lesson.game.position = Position(settings.grid);
    for (const int loops : {0, 1, 10}) {
      for (const int chains : {10, 11}) {
        lesson.loops = loops;
        lesson.long_chains = chains;
        tallest =
            std::max(tallest, paragraphs_height(desk, width, lesson_words(lesson, words, names)));
      }
    }
  }
  if (settings.task() == Task::problem) {
    for (const std::string& text : every_why(settings.grid, words, settings.naming())) {
      tallest = std::max(tallest, paragraphs_height(desk, width, {text}));
    }
  }
  return paragraphs_height(desk, width, texts) + tallest;
}

void draw_number(Draft& draft, const Field& field, int line, std::size_t number) {
  const Type type = draft.style().caption;
  const auto [from, to] = ends(field.grid, line);
  const Point middle = (field.place(from) + field.place(to)) * 0.5;
  const std::string figures = std::to_string(number);
  const double half = draft.width(figures, type) / 2 + 0.3;
  const double tall = draft.capitals(type) / 2 + 0.4;
  draft.layer("numbers").marks.emplace_back(
      Fill{{middle + Point{-half, -tall}, middle + Point{half, -tall}, middle + Point{half, tall},
            middle + Point{-half, tall}},
           1});
  draft.label("numbers", middle, figures, type, Align::centre);
}

void hatch_won(Draft& draft, const Field& field, const Board& board,
               const std::vector<int>& lines) {
  Game game{board.position, {0, 0}, board.to_move};
  for (const int line : lines) {
    for (const int box : boxes_beside(field.grid, line)) {
      if (game.to_move == board.to_move && box != nothing &&
          undrawn_sides(game.position, box) == 1) {
        hatch(draft, field, box);
      }
    }
    draw(game, line);
  }
}

void draw_answer(Draft& draft, const Field& field, const Board& board,
                 const Board::Answer& answer) {
  std::vector<int> lines;
  for (const Turn& turn : answer.line) lines.insert(lines.end(), turn.begin(), turn.end());
  const bool numbered = field.pitch >= least_numbered;
  if (!numbered) lines.clear();
  hatch_won(draft, field, board, lines);
  for (const int line : lines) draw_line(draft, "moves", field, line, draft.style().outline);
  // Of equally good lines the one that is played on.
  draw_line(draft, "best", field, answer.line.front().front(), draft.style().bold);
  for (std::size_t i = 0; i < lines.size(); ++i) draw_number(draft, field, lines[i], i + 1);
}

}  // namespace

// For who cannot see the numbers.
std::string line_words(const Settings& settings, const Board::Answer& answer, const Words& words) {
  std::string lines;
  for (const Turn& turn : answer.line) {
    for (const int line : turn) {
      if (!lines.empty()) lines += ", ";
      lines += line_name(settings.grid, line, settings.naming());
    }
  }
  return words.with("dots-and-boxes.heard-line", {{"lines", lines}});
}

std::vector<std::string> answer_words(const Settings& settings, const Board& board,
                                      const Words& words, const std::vector<std::string>& names) {
  std::vector<std::string> texts;
  if (board.lesson) texts = lesson_words(*board.lesson, words, names);
  const auto answer = board.answer();
  if (!answer) {
    texts.push_back(words("dots-and-boxes.not-solved"));
    return texts;
  }
  texts.push_back(best_words(settings, answer->best, words));
  texts.push_back(
      end_words(words, score_words(end_score(board, *answer)), !board.score.empty(),
                player_in_sentence(static_cast<std::size_t>(board.to_move), words, names)));
  if (board.problem) texts.push_back(why(*board.problem, words, settings.naming()));
  return texts;
}

Picture answer(const Settings& given, const Desk& desk) {
  Settings settings = given;
  if (settings.pitch > 0) settings.pitch = std::max(settings.pitch, pitch_for_numbers(desk));
  Picture picture;
  picture.natural_width = natural_width(settings, desk);
  picture.least_width = least_width(settings, desk, false);
  const auto text_height = [settings, desk](double width) {
    return longest_height(settings, desk, width);
  };
  picture.height = [settings, desk, text_height](double width) {
    const Column column{settings, desk, width, text_height(width)};
    return column.text_height + column.board_height();
  };
  picture.draw = [settings, desk, text_height](const std::any& any, double width) {
    const auto& board = std::any_cast<const Board&>(any);
    const Column column{settings, desk, width, text_height(width)};
    Draft draft(desk.style, desk.measure);
    draw_paragraphs(draft, 0, width, answer_words(settings, board, desk.words, desk.players));
    const auto found = board.answer();
    if (found) draw_answer(draft, column.field(), board, *found);
    const double width_of_given = found ? desk.style.frame : desk.style.bold;
    draw_board(draft, column.field(), settings, board, desk.words, width_of_given);
    if (found) {
      draft.layer("lines", Role::figure).alternative +=
          " " + line_words(settings, *found, desk.words);
    }
    return draft.take({width, column.text_height + column.board_height()});
  };
  return picture;
}

}  // namespace cartapenna::dots_and_boxes
