// SPDX-License-Identifier: MIT
// A lesson: a game that was played to its end, a frame for each move, and its record. All frames
// show parts of one picture, as on the paper that the game was played on.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "generator/sprouts/drawn.h"
#include "generator/sprouts/sheet.h"

namespace cartapenna::sprouts {
namespace {

constexpr double usual_number = 8;  // pt: fits the room that drawings leave for numbers
constexpr double drawn_width = 62;  // as make_board() draws
constexpr double drawn_height = 54;
constexpr double least_frame = 52;
constexpr double new_line = 0.9;  // mm; that of the frame's move
constexpr int caption_lines = 2;

struct Item {
  enum class Kind { rules, frames, record } kind;
  int row = 0;        // of frames
  double height = 0;  // with the gap below it
  std::size_t leaf = 0;
  double y = 0;
};

struct Lesson {
  const Settings& settings;
  const Desk& desk;
  const Style& style = desk.style;

  int moves() const { return game_length(settings.spec.spots, settings.spec.variant).most; }
  double natural() const { return std::max(1.0, style.caption.size / usual_number); }

  int columns() const {
    int fit = 3;
    while (fit > 1 && pitch(fit) - style.gutter < least_frame * natural()) --fit;
    return fit;
  }
  double pitch(int count) const { return (desk.room.width + style.gutter) / count; }
  double factor() const {
    return std::min((pitch(columns()) - style.gutter) / drawn_width, natural());
  }
  Size frame() const { return {factor() * drawn_width, factor() * drawn_height}; }
  double caption_height() const {
    return caption_lines * style.line_height(style.caption) + style.gap / 2;
  }

  bool is_wide() const { return desk.room.width >= 150 * natural(); }
  double record_width() const { return is_wide() ? 0.56 * desk.room.width : desk.room.width; }
  Rows rows(const SampleGame* played) const { return {1, moves(), 1, 0, played}; }

  std::string end_words(int alive) const {
    return desk.words.with(settings.spec.variant == Variant::misere ? "sprouts.lesson-end-misere"
                                                                    : "sprouts.lesson-end",
                           {{"moves", std::to_string(moves())},
                            {"alive", std::to_string(alive)},
                            {"spots", std::to_string(settings.spec.spots)},
                            {"lives", std::to_string(lives_at_start(settings.spec.spots))},
                            {"player", std::to_string(2 - moves() % 2)}});
  }

  double draw_end(Draft& draft, double y, const SampleGame* played) const {
    const int alive = lives_at_start(settings.spec.spots) - moves();
    const double table =
        draw_record(draft, settings, desk.words, {0, y}, record_width(), rows(played));
    if (!is_wide()) {
      return draft.paragraph({0, table + style.gap}, desk.room.width, end_words(alive), style.body);
    }
    const double x = record_width() + style.gutter;
    const double top =
        y + style.line_height(style.section) + style.gap / 2 + style.line_height(style.caption);
    return std::max(table,
                    draft.paragraph({x, top}, desk.room.width - x, end_words(alive), style.body));
  }

  std::vector<Item> items() const {
    std::vector<Item> all;
    Draft ruler(style, desk.measure);
    if (desk.rules) {
      all.push_back(
          {Item::Kind::rules, 0,
           draw_rules(ruler, settings, desk.words, {0, 0}, desk.room.width) + 1.5 * style.gap});
    }
    const int frame_rows = (moves() + 1 + columns() - 1) / columns();
    for (int row = 0; row < frame_rows; ++row) {
      all.push_back(
          {Item::Kind::frames, row, caption_height() + frame().height + 1.25 * style.gap});
    }
    all.push_back({Item::Kind::record, 0, draw_end(ruler, 0, nullptr)});
    double y = 0;
    std::size_t leaf = 0;
    for (Item& item : all) {
      const double needed = item.height - (item.kind == Item::Kind::record ? 0 : 1.25 * style.gap);
      if (y > 0 && y + needed > desk.room.height) {
        ++leaf;
        y = 0;
      }
      item.leaf = leaf;
      item.y = y;
      y += item.height;
    }
    // What one page leaves free is shared out between the blocks.
    if (leaf == 0 && y < desk.room.height) {
      const double more =
          std::min((desk.room.height - y) / static_cast<double>(all.size() - 1), 2 * style.gap);
      for (std::size_t i = 0; i < all.size(); ++i) all[i].y += static_cast<double>(i) * more;
    }
    return all;
  }

  std::string move_words(const SampleGame& game, int move) const {
    const auto step = static_cast<std::size_t>(move) - 1;
    const std::string& name = game.names[step];
    const DrawnLine& first = game.drawing.lines[2 * step];
    const DrawnLine& second = game.drawing.lines[2 * step + 1];
    const auto [from, to] = std::minmax(first.from, second.to);
    std::string said =
        fmt::format("{}.  {}  {}", move, name,
                    desk.words.with(from == to ? "sprouts.lesson-loop" : "sprouts.lesson-join",
                                    {{"from", std::to_string(from)}, {"to", std::to_string(to)}}));
    const Drawing now = after_moves(game.drawing, settings.spec.spots, move);
    std::vector<int> dead;
    for (const int spot : {from, to}) {
      const bool died = now.spots[static_cast<std::size_t>(spot) - 1].lives == 0;
      if (died && (dead.empty() || dead.front() != spot)) dead.push_back(spot);
    }
    if (!dead.empty()) {
      said += "; " + desk.words.with("sprouts.lesson-dead",
                                     {{"spots", fmt::format("{}", fmt::join(dead, ", "))}});
    }
    return said;
  }

  void draw_frame(Draft& draft, const SampleGame& game, const Drawing& whole, Place at,
                  int move) const {
    const std::string said = move == 0
                                 ? desk.words.with("sprouts.lesson-start",
                                                   {{"count", std::to_string(settings.spec.spots)}})
                                 : move_words(game, move);
    const Box box{at.x, at.y, frame().width, frame().height};
    draft.paragraph({at.x, box.bottom() + style.gap / 2}, frame().width, said, style.caption);
    draw_field(draft, box.inset(style.outline / 2));
    Inking inking;
    inking.numbers = style.caption;
    inking.special_from = static_cast<std::size_t>(std::max(0, 2 * move - 2));
    inking.special_width = new_line;
    draw_drawing(draft, after_moves(whole, settings.spec.spots, move), box.corner(), said, inking,
                 natural());
  }

  Scene draw(std::size_t leaf, const SampleGame& game) const {
    Draft draft(style, desk.measure);
    const Drawing whole = scaled(game.drawing, factor() / natural());
    for (const Item& item : items()) {
      if (item.leaf != leaf) continue;
      switch (item.kind) {
        case Item::Kind::rules:
          draw_rules(draft, settings, desk.words, {0, item.y}, desk.room.width);
          break;
        case Item::Kind::record:
          draw_end(draft, item.y, &game);
          break;
        case Item::Kind::frames:
          for (int column = 0; column < columns(); ++column) {
            const int move = item.row * columns() + column;
            if (move > moves()) break;
            draw_frame(draft, game, whole, {column * pitch(columns()), item.y}, move);
          }
          break;
      }
    }
    return draft.take(desk.room);
  }
};

}  // namespace

Design draw_lesson(const Settings& settings, const Desk& desk,
                   const std::function<void(std::string)>& problem) {
  Design design;
  const Lesson lesson{settings, desk};
  const std::vector<Item> items = lesson.items();
  for (const Item& item : items) {
    if (item.y + item.height - 1.5 * desk.style.gap > desk.room.height) {
      problem(fmt::format(
          "a lesson does not fit on {:.0f} x {:.0f} mm; larger paper, smaller margins or "
          "smaller type would help",
          desk.room.width, desk.room.height));
      break;
    }
  }
  design.owners.assign(items.back().leaf + 1, 0);
  design.sheet = [settings, desk](const std::any& board, std::size_t part, const Occasion&) {
    const SampleGame& game = *std::any_cast<const Board&>(board).sample;
    return Sheet{nullptr, Lesson{settings, desk}.draw(part, game)};
  };
  // In a column of a page: the game at its end.
  design.figure.height = [](double width) {
    return std::min(width, drawn_width) * drawn_height / drawn_width;
  };
  design.figure.draw = [settings, desk](const std::any& board, double width) {
    const SampleGame& game = *std::any_cast<const Board&>(board).sample;
    const double factor = std::min(width / drawn_width, 1.0);
    Draft draft(desk.style, desk.measure);
    const Box box{0, 0, factor * drawn_width, factor * drawn_height};
    draw_field(draft, box.inset(desk.style.outline / 2));
    Inking inking;
    inking.numbers.size = std::min(usual_number, desk.style.caption.size);
    draw_drawing(draft, scaled(game.drawing, factor), {0, 0},
                 heard(print(game.position), desk.words), inking);
    return draft.take({width, box.height});
  };
  return design;
}

}  // namespace cartapenna::sprouts
