// SPDX-License-Identifier: MIT
// A board in a column of a page, to play on or to look at, and the answer to a position.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr double largest_in_figure = 12;  // mm from dot to dot
constexpr double natural_pitch = 10;
constexpr double least_numbered = 6;  // nearer dots leave no room for numbers along the lines

// A board below some lines of text in a column.
struct Column {
  const Settings& settings;
  const Desk& desk;
  double width;
  double text_height;
  Draft ruler{desk.style, desk.measure};
  Surround around = surround(ruler, settings.grid, settings.coordinates);

  double pitch() const {
    const double most = settings.pitch > 0 ? settings.pitch : largest_in_figure;
    const double fits = (width - around.left - around.right) / settings.grid.columns;
    return std::clamp(std::floor(fits * 4) / 4, 1.0, most);
  }
  double board_height() const { return around.above + pitch() * settings.grid.rows + around.below; }
  Field field() const {
    const double across = pitch() * settings.grid.columns;
    const double x = std::clamp((width - across) / 2, around.left,
                                std::max(around.left, width - around.right - across));
    return {settings.grid, {x, text_height + around.above}, pitch(), settings.coordinates};
  }
};

double natural_width(const Settings& settings, const Desk& desk) {
  const Column column{settings, desk, 0, 0};
  const double pitch = settings.pitch > 0 ? settings.pitch : natural_pitch;
  return std::max(14 * desk.style.module,
                  column.around.left + pitch * settings.grid.columns + column.around.right);
}

double paragraphs_height(const Desk& desk, double width, const std::vector<std::string>& texts) {
  const Draft ruler(desk.style, desk.measure);
  double height = 0;
  for (const std::string& text : texts) {
    height += ruler.height_of(width, text, desk.style.body) + desk.style.gap / 3;
  }
  return height + desk.style.gap / 2;
}

void draw_paragraphs(Draft& draft, double width, const std::vector<std::string>& texts) {
  double y = 0;
  for (const std::string& text : texts) {
    y = draft.paragraph({0, y}, width, text, draft.style().body) + draft.style().gap / 3;
  }
}

// Two lines to write the score on, where no score is given.
bool asks_score(const Settings& settings) {
  return settings.tally && settings.score.empty();
}

void draw_score_lines(Draft& draft, const Desk& desk, double width, double baseline) {
  const double half = (width - desk.style.gap) / 2;
  for (const int player : {0, 1}) {
    const double x = player * (half + desk.style.gap);
    draft.writing_line(x, x + half, baseline,
                       player_name(static_cast<std::size_t>(player), desk.words, {}));
  }
}

// ---- The answer to a position ----------------------------------------------------------------

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

std::vector<std::string> worst_words(const Settings& settings, const Desk& desk) {
  const std::vector<int> many(most_named + 11, settings.grid.lines() - 1);
  return {best_words(settings, many, desk.words),
          desk.words.with("dots-and-boxes.best-end", {{"score", "000 : 000"}})};
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

void draw_solution(Draft& draft, const Field& field, const Board& board, std::string alternative) {
  const Solution& solution = *board.solution();
  Game game{board.position, {0, 0}, 0};
  std::vector<int> drawn;
  for (const Turn& turn : solution.line) drawn.insert(drawn.end(), turn.begin(), turn.end());
  const bool numbered = field.pitch >= least_numbered;
  for (const int line : numbered ? drawn : std::vector<int>{}) {
    const int mover = game.to_move;
    const Position before = game.position;
    draw(game, line);
    for (const int box : boxes_beside(field.grid, line)) {
      if (mover == 0 && box != nothing && undrawn_sides(before, box) == 1) hatch(draft, field, box);
    }
  }
  for (const int line : numbered ? drawn : std::vector<int>{}) {
    draw_line(draft, "moves", field, line, draft.style().outline);
  }
  for (const int line : solution.best) draw_line(draft, "best", field, line, draft.style().bold);
  draw_lines(draft, field, board.position, draft.style().frame, std::move(alternative));
  draw_dots(draft, field);
  for (std::size_t i = 0; numbered && i < drawn.size(); ++i) {
    draw_number(draft, field, drawn[i], i + 1);
  }
}

std::vector<int> end_score(const Board& board) {
  Game game{board.position, {0, 0}, board.to_move};
  for (std::size_t player = 0; player < std::min<std::size_t>(2, board.score.size()); ++player) {
    game.score.at(player) = board.score[player];
  }
  for (const Turn& turn : board.solution()->line) {
    for (const int line : turn) draw(game, line);
  }
  return {game.score[0], game.score[1]};
}

}  // namespace

std::vector<std::string> solution_words(const Settings& settings, const Board& board,
                                        const Words& words) {
  if (board.solution() == nullptr) return {words("dots-and-boxes.not-solved")};
  return {best_words(settings, board.solution()->best, words),
          words.with(board.score.empty() ? "dots-and-boxes.best-rest" : "dots-and-boxes.best-end",
                     {{"score", score_words(end_score(board))}})};
}

Picture figure(const Settings& settings, const Desk& desk) {
  Picture picture;
  picture.natural_width = natural_width(settings, desk);
  const auto said = [settings, desk] {
    return captions(settings, make_board(settings), desk.words, {});
  };
  picture.height = [settings, desk, said](double width) {
    const Column column{settings, desk, width, paragraphs_height(desk, width, said())};
    return column.text_height + column.board_height() +
           (asks_score(settings) ? desk.style.gap + desk.style.write_row : 0);
  };
  picture.draw = [settings, desk, picture](const std::any& any, double width) {
    const auto& board = std::any_cast<const Board&>(any);
    const std::vector<std::string> texts = captions(settings, board, desk.words, {});
    const Column column{settings, desk, width, paragraphs_height(desk, width, texts)};
    const double height = picture.height(width);
    Draft draft(desk.style, desk.measure);
    draw_paragraphs(draft, width, texts);
    draw_dots(draft, column.field());
    draw_lines(draft, column.field(), board.position, desk.style.bold,
               alternative(settings, board, desk.words));
    if (asks_score(settings))
      draw_score_lines(draft, desk, width, height - 0.8 - desk.style.writing);
    return draft.take({width, height});
  };
  return picture;
}

Picture answer(const Settings& settings, const Desk& desk) {
  Picture picture;
  picture.natural_width = natural_width(settings, desk);
  const auto text_height = [settings, desk](double width) {
    return paragraphs_height(desk, width, worst_words(settings, desk));
  };
  picture.height = [settings, desk, text_height](double width) {
    const Column column{settings, desk, width, text_height(width)};
    return column.text_height + column.board_height();
  };
  picture.draw = [settings, desk, text_height](const std::any& any, double width) {
    const auto& board = std::any_cast<const Board&>(any);
    const Column column{settings, desk, width, text_height(width)};
    Draft draft(desk.style, desk.measure);
    draw_paragraphs(draft, width, solution_words(settings, board, desk.words));
    const std::string heard = alternative(settings, board, desk.words);
    if (board.solution() != nullptr) {
      draw_solution(draft, column.field(), board, heard);
    } else {
      draw_lines(draft, column.field(), board.position, desk.style.bold, heard);
      draw_dots(draft, column.field());
    }
    return draft.take({width, column.text_height + column.board_height()});
  };
  return picture;
}

}  // namespace cartapenna::dots_and_boxes
