// SPDX-License-Identifier: MIT
// Pages of no game: a cover, a table of scores, a test page for printers.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "generator/extras/no_board.h"
#include "generator/extras/rules.h"
#include "generator/game.h"
#include "layouts/draft.h"
#include "layouts/test_page.h"

namespace cartapenna {
namespace {

// Every sheet is the same: there is no board.
Design constant(Scene scene) {
  Design design;
  design.sheet = [form = shared(std::move(scene))](const std::any&, std::size_t, const Occasion&) {
    return Sheet{form, {}};
  };
  return design;
}

std::string player_n(const Desk& desk, int player) {
  return desk.words.with("sheet.player-n", {{"number", std::to_string(player + 1)}});
}

// Empty: to be written by hand.
std::string name_of(const Desk& desk, int player) {
  const auto number = static_cast<std::size_t>(player);
  return number < desk.players.size() ? desk.players[number] : std::string();
}

// Nobody who is named is left out.
int at_least_all(int players, const Desk& desk) {
  return std::max(players, static_cast<int>(desk.players.size()));
}

// ---- Cover --------------------------------------------------------------------------------------

struct Cover {
  std::string subtitle;
  int names = 2;
};

std::span<const Key> cover_keys() {
  static const std::vector<Key> keys{
      {.name = "subtitle", .kind = Kind::text, .about = "a line below the title", .most = 120},
      {.name = "names",
       .kind = Kind::whole,
       .fallback = "2",
       .about = "lines for players' names",
       .least = 0,
       .most = 6},
  };
  return keys;
}

std::any read_cover(const Fields& fields, std::string_view, Problems&) {
  return Cover{fields.text("subtitle"), static_cast<int>(fields.whole("names"))};
}

// Each in a square of `side` mm, told without words.
void draw_hedges_motif(Draft& draft, Point at, double side) {
  const Style& style = draft.style();
  const double cell = side / 4;
  for (int i = 0; i <= 4; ++i) {
    draft.line("motifs", at + Point{i * cell, 0}, at + Point{i * cell, side}, style.grid);
    draft.line("motifs", at + Point{0, i * cell}, at + Point{side, i * cell}, style.grid);
  }
  constexpr std::array<std::array<int, 4>, 5> hedges{
      {{1, 0, 1, 2}, {2, 2, 2, 3}, {2, 1, 3, 1}, {3, 2, 4, 2}, {1, 3, 2, 3}}};
  for (const auto& [x1, y1, x2, y2] : hedges) {
    draft.line("motifs", at + Point{x1 * cell, y1 * cell}, at + Point{x2 * cell, y2 * cell},
               style.bold, true);
  }
}

void draw_sprouts_motif(Draft& draft, Point at, double side) {
  const Style& style = draft.style();
  const auto spot = [&](double x, double y) {
    draft.layer("motifs").marks.emplace_back(
        Disc{at + Point{x * side, y * side}, 0.055 * side, style.frame, true});
  };
  const auto curve = [&](Point a, Point b, Point c, Point d) {
    draft.layer("motifs").marks.emplace_back(
        Curve{at + a * side, {{at + b * side, at + c * side, at + d * side}}, style.frame, 0});
  };
  curve({0.1, 0.8}, {0.1, 0.3}, {0.4, 0.1}, {0.75, 0.2});
  curve({0.1, 0.8}, {0.5, 1.1}, {1.0, 0.9}, {0.75, 0.2});
  spot(0.1, 0.8);
  spot(0.75, 0.2);
  spot(0.28, 0.32);
  spot(0.735, 0.76);
  spot(0.48, 0.55);
}

void draw_dots_motif(Draft& draft, Point at, double side) {
  const Style& style = draft.style();
  const double pitch = side / 3;
  constexpr std::array<std::array<int, 4>, 6> lines{
      {{0, 0, 1, 0}, {0, 0, 0, 1}, {1, 0, 1, 1}, {1, 1, 2, 1}, {2, 2, 3, 2}, {3, 1, 3, 2}}};
  for (const auto& [x1, y1, x2, y2] : lines) {
    draft.line("motifs", at + Point{x1 * pitch, y1 * pitch}, at + Point{x2 * pitch, y2 * pitch},
               style.bold, true);
  }
  for (int row = 0; row <= 3; ++row) {
    for (int column = 0; column <= 3; ++column) {
      draft.layer("motifs").marks.emplace_back(
          Disc{at + Point{column * pitch, row * pitch}, style.dot, 0, false});
    }
  }
}

struct Motif {
  std::string_view game;
  void (*draw)(Draft& draft, Point at, double side);
};
constexpr std::array<Motif, 3> motifs{{{"hedges", draw_hedges_motif},
                                       {"sprouts", draw_sprouts_motif},
                                       {"dots-and-boxes", draw_dots_motif}}};

// What is inside: those of the document's games side by side.
void draw_motifs(Draft& draft, const std::vector<std::string_view>& games, Point middle,
                 double side) {
  std::vector<Motif> inside;
  for (const Motif& motif : motifs) {
    if (std::find(games.begin(), games.end(), motif.game) != games.end()) inside.push_back(motif);
  }
  const double pitch = side * 1.45;
  const double first = (static_cast<double>(inside.size()) - 1) / 2;
  for (std::size_t i = 0; i < inside.size(); ++i) {
    const double x = (static_cast<double>(i) - first) * pitch - side / 2;
    inside[i].draw(draft, middle + Point{x, -side / 2}, side);
  }
}

constexpr double least_motif = 10;  // mm

Design draw_cover(const std::any& any_cover, const Desk& desk,
                  const std::function<void(std::string)>&) {
  const auto& cover = std::any_cast<const Cover&>(any_cover);
  const Style& style = desk.style;
  Draft draft(style, desk.measure);
  const Type large{style.title.size * 1.6, true};
  const double middle = desk.room.width / 2;
  double y = desk.room.height * 0.2;
  for (std::string& line : wrap(desk.measure, desk.title, large, desk.room.width)) {
    draft.text("title", {middle, y}, std::move(line), large, Align::centre);
    y += 1.2 * large.size * mm_per_point;
  }
  if (!cover.subtitle.empty()) {
    for (std::string& line : wrap(desk.measure, cover.subtitle, style.section, desk.room.width)) {
      draft.text("title", {middle, y}, std::move(line), style.section, Align::centre);
      y += style.line_height(style.section);
    }
  }
  const double width = std::min(desk.room.width, 110.0);
  const double row = style.write_row * 1.6;
  const int names = cover.names == 0 ? 0 : at_least_all(cover.names, desk);
  double line = desk.room.height * 0.92 - row * names;
  // Between the title and the lines to write on; a long title leaves less of it.
  const double room = line - 0.8 * row - y;
  const double side = std::min({30.0, desk.room.width / 5.2, room - 2 * style.gap});
  const double above = std::clamp((room - side) / 2, style.gap, style.gutter * 2);
  if (side >= least_motif) draw_motifs(draft, desk.games, {middle, y + above + side / 2}, side);
  for (int number = 0; number < names; ++number) {
    const std::string caption = player_n(desk, number);
    const double for_name = width - draft.width(caption, style.caption) - style.gap;
    draft.writing_line(middle - width / 2, middle + width / 2, line, caption,
                       draft.fitted(name_of(desk, number), style.strong, for_name));
    line += row;
  }
  draft.writing_line(middle - width / 2, middle + width / 2, line, desk.words("sheet.date"));
  return constant(draft.take(desk.room));
}

// ---- Scores -------------------------------------------------------------------------------------

std::span<const Key> scores_keys() {
  static const std::vector<Key> keys{
      {.name = "players",
       .kind = Kind::whole,
       .fallback = "2",
       .about = "columns for players",
       .least = 1,
       .most = 6},
  };
  return keys;
}

std::any read_scores(const Fields& fields, std::string_view, Problems&) {
  return static_cast<int>(fields.whole("players"));
}

Design draw_scores(const std::any& players, const Desk& desk,
                   const std::function<void(std::string)>&) {
  const Style& style = desk.style;
  const int count = at_least_all(std::any_cast<int>(players), desk);
  Draft draft(style, desk.measure);
  const double top = draft.heading({0, 0}, desk.words("sheet.score"), style.title) + style.gutter;
  const double row = style.write_row * 1.25;
  const int rows = static_cast<int>((desk.room.height - top) / row) - 2;  // head and total
  const double first = desk.room.width * (count > 3 ? 0.28 : 0.4);
  const double each = (desk.room.width - first) / count;
  const double bottom = top + (rows + 2) * row;
  const Point inset{style.gap / 2, 0};
  draft.label("captions", Point{0, top + row / 2} + inset, desk.words("sheet.game"),
              {style.caption.size, true}, Align::left);
  for (int player = 0; player < count; ++player) {
    const double x = first + player * each;
    const Type bold{style.caption.size, true};
    const std::string name = name_of(desk, player);
    draft.label("captions", Point{x, top + row / 2} + inset,
                draft.fitted(name.empty() ? player_n(desk, player) : name, bold, each - style.gap),
                bold, Align::left);
    draft.line("writing", {x, top}, {x, bottom}, style.writing);
  }
  for (int line = 1; line <= rows + 1; ++line) {
    draft.line("writing", {0, top + line * row}, {desk.room.width, top + line * row},
               line == 1 || line == rows + 1 ? style.frame : style.writing);
  }
  draft.label("captions", Point{0, bottom - row / 2} + inset, desk.words("sheet.total"),
              {style.caption.size, true}, Align::left);
  draft.frame("writing", {0, top, desk.room.width, bottom - top}, style.frame);
  return constant(draft.take(desk.room));
}

// ---- Test page ----------------------------------------------------------------------------------

std::any read_nothing(const Fields&, std::string_view, Problems&) {
  return 0;
}

Design draw_test(const std::any&, const Desk& desk,
                 const std::function<void(std::string)>& problem) {
  if (desk.room.width < 100 || desk.room.height < 100) {
    problem("a test page needs paper of at least 100 x 100 mm");
    return {};
  }
  const std::vector<std::string> lines{
      desk.words("sheet.test-page"),
      desk.words.with("sheet.test-paper", {{"width", fmt::format("{:g}", desk.room.width)},
                                           {"height", fmt::format("{:g}", desk.room.height)},
                                           {"margin", fmt::format("{:g}", desk.margin)}}),
      desk.words("sheet.test-back")};
  Design design;
  design.owners = {0, 0};
  const auto front = shared(test_page(desk.room, desk.margin, lines, desk.style, desk.measure));
  const auto back = shared(test_page_back(desk.room, desk.style));
  design.sheet = [front, back](const std::any&, std::size_t part, const Occasion&) {
    return Sheet{part == 0 ? front : back, {}};
  };
  return design;
}

const Game cover{"cover", cover_keys(), 1,       read_cover, no_board,      draw_cover,
                 no_text, no_json,      nullptr, nullptr,    Frame::content};
const Game scores{"scores", scores_keys(), 1,       read_scores, no_board,      draw_scores,
                  no_text,  no_json,       nullptr, nullptr,     Frame::content};
const Game test{"test",  {},      1,       read_nothing, no_board,   draw_test,
                no_text, no_json, nullptr, nullptr,      Frame::page};

}  // namespace

std::span<const Game* const> extras() {
  static constexpr std::array<const Game*, 4> all{&cover, &rules_pages, &scores, &test};
  return all;
}

}  // namespace cartapenna
