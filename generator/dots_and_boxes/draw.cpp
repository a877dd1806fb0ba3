// SPDX-License-Identifier: MIT
// One board on a sheet. Dots stand as far apart as the room allows, within what is good to draw on;
// what is left is shared out above and below the board, or goes to the record of lines.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generator/dots_and_boxes/sheet.h"

namespace cartapenna::dots_and_boxes {

namespace {

constexpr double step = 0.25;
constexpr double good_pitch = 8;
constexpr double largest_pitch = 20;

// A line of text is read well up to some 85 letters, which are as wide as 62 of these.
constexpr int letters_n = 62;

struct Plan {
  Field field;
  Point captions;  // top of the first one, the middle of their lines
  double caption_width = 0;
  Box rules;
  Box cards;
  Box record;
};

struct Arranger {
  const Settings& settings;
  const Desk& desk;
  std::size_t players;
  Draft ruler{desk.style, desk.measure};
  Records records{settings, desk, players};
  Surround around = surround(ruler, settings.grid, settings.coordinates);
  double gap = desk.style.gap;
  std::vector<std::string> spoken = longest_captions(settings, desk.words, desk.players);

  // Dots stand in the middle of that width unless their row numbers would be pushed out.
  double left_dot(double pitch, double width) const {
    const double across = pitch * settings.grid.columns;
    return std::clamp((width - across) / 2, around.left,
                      std::max(around.left, width - around.right - across));
  }
  double caption_width(double pitch, double width) const {
    const double middle = left_dot(pitch, width) + pitch * settings.grid.columns / 2;
    return 2 * std::min(middle, width - middle);
  }
  double caption_height(double pitch, double width) const {
    std::size_t lines = 0;
    for (const std::string& sentence : spoken) {
      lines += wrap(desk.measure, sentence, desk.style.body, caption_width(pitch, width)).size();
    }
    return static_cast<double>(lines) * desk.style.line_height(desk.style.body) +
           desk.style.gap / 2;
  }
  double width(double pitch) const {
    return around.left + pitch * settings.grid.columns + around.right;
  }
  double height(double pitch, double width) const {
    return caption_height(pitch, width) + around.above + pitch * settings.grid.rows + around.below;
  }
  double rules_height(double width) const {
    Draft draft(desk.style, desk.measure);
    return draw_rules(draft, {0, 0, width, 0});
  }
  double draw_rules(Draft& draft, Box box) const;

  Plan at(double pitch, Box box) const {
    Plan plan;
    const double across = pitch * settings.grid.columns;
    const double x = left_dot(pitch, box.width);
    const double spare = std::max(0.0, box.height - height(pitch, box.width));
    plan.field = {settings.grid,
                  {box.x + x, box.y + spare / 2 + caption_height(pitch, box.width) + around.above},
                  pitch,
                  settings.coordinates};
    plan.captions = {box.x + x + across / 2, box.y + spare / 2};
    plan.caption_width = caption_width(pitch, box.width);
    return plan;
  }

  std::optional<Plan> stacked(double pitch, int rows) const {
    const Size room = desk.room;
    if (width(pitch) > room.width + 1e-6) return std::nullopt;
    const double top = rules_height(room.width);
    const double cards = records.cards_height(room.width);
    const double top_gap = top > 0 ? 1.5 * gap : 0;
    const double cards_gap = cards > 0 ? 1.5 * gap : 0;
    const auto record_with = [&](int count) {
      return count > 0 ? records.record_height(count) + 1.5 * gap : 0;
    };
    const double fixed = top + top_gap + height(pitch, room.width) + cards_gap + cards;
    if (fixed + record_with(rows) > room.height + 1e-6) return std::nullopt;
    int kept = rows;
    while (kept < records.record_rows(room.width) && fixed + record_with(kept + 1) <= room.height) {
      ++kept;
    }
    const double record = record_with(kept);
    const double below = cards_gap + cards + record;
    Plan plan = at(pitch, {0, top + top_gap, room.width, room.height - top - top_gap - below});
    plan.rules = {0, 0, room.width, top};
    plan.cards = {0, room.height - record - cards, room.width, cards};
    plan.record = {0, room.height - record + 1.5 * gap, room.width, record - 1.5 * gap};
    return plan;
  }

  // The board at the left, everything else in a column at its right.
  std::optional<Plan> beside(double pitch, int rows) const {
    const Size room = desk.room;
    const double least = 15 * desk.style.module;
    const double left = room.width - width(pitch) - desk.style.gutter;
    if (left < least - 1e-6) return std::nullopt;
    const double column = std::min(left, std::max(least, 0.4 * room.width));
    const double board = room.width - column - desk.style.gutter;
    if (height(pitch, board) > room.height + 1e-6) return std::nullopt;
    const double top = rules_height(column);
    const double cards = records.cards_height(column);
    const double used = top + (top > 0 ? 2 * gap : 0) + cards;
    const double room_for_record = room.height - used - 2 * gap;
    if (used > room.height + 1e-6) return std::nullopt;
    if (rows > 0 && records.record_height(rows) > room_for_record) return std::nullopt;
    Plan plan = at(pitch, {0, 0, board, room.height});
    const double x = room.width - column;
    plan.rules = {x, 0, column, top};
    const bool record = records.record_rows(column) > 0;
    const double y = record ? used - cards : room.height - cards;
    plan.cards = {x, y, column, cards};
    plan.record = {x, used + 2 * gap, column, room_for_record};
    return plan;
  }

  std::optional<Plan> best(double pitch, int rows) const {
    const bool broad = desk.room.width > desk.room.height;
    if (const auto plan = broad ? beside(pitch, rows) : stacked(pitch, rows)) return plan;
    return broad ? stacked(pitch, rows) : beside(pitch, rows);
  }

  std::optional<Plan> between(double largest, double least, int rows) const {
    const auto steps = static_cast<int>(std::floor((largest - least + 1e-9) / step));
    for (int smaller = 0; smaller <= steps; ++smaller) {
      if (const auto plan = best(largest - smaller * step, rows)) return plan;
    }
    return std::nullopt;
  }

  // The record comes in full, else in four rows, two, or as much as finds room.
  std::optional<Plan> arrange() const {
    const double largest = settings.pitch > 0 ? settings.pitch : largest_pitch;
    const double least = settings.pitch > 0 ? settings.pitch : least_pitch;
    const int full = records.record_rows(desk.room.width);
    if (const auto plan = between(largest, std::max(least, 1.5 * good_pitch), full)) return plan;
    for (const int rows : {4, 2}) {
      const auto plan = between(largest, std::max(least, good_pitch), std::min(full, rows));
      if (plan) return plan;
    }
    return between(largest, least, 0);
  }
};

double Arranger::draw_rules(Draft& draft, Box box) const {
  if (!desk.rules) return 0;
  const bool lesson = settings.task() == Task::lesson;
  const std::string_view heading = lesson ? "dots-and-boxes.lesson" : "sheet.rules";
  const double readable = letters_n * draft.width("n", desk.style.body);
  const double width = lesson ? std::min(box.width, readable) : box.width;  // rules are short
  double y = draft.heading(box.corner(), desk.words(heading), desk.style.section) + gap / 2;
  for (const std::string& rule : rules(settings, players, desk.words)) {
    y = draft.paragraph({box.x, y}, width, rule, desk.style.body) + gap / 3;
  }
  return y - gap / 3 - box.y;
}

// A board of about the same proportion, and then as much larger as fits; if one box does.
std::optional<Grid> fitting(const Settings& settings, const Desk& desk, std::size_t players,
                            double pitch) {
  Settings smaller = settings;
  smaller.pitch = pitch;
  if (smaller.given) smaller.given.reset();
  const Grid asked = settings.grid;
  Grid& grid = smaller.grid;
  const auto fits = [&] { return Arranger{smaller, desk, players}.arrange().has_value(); };
  while (grid.boxes() > 1 && !fits()) {
    const bool wide = grid.columns * asked.rows >= grid.rows * asked.columns;
    --(grid.columns > 1 && (wide || grid.rows == 1) ? grid.columns : grid.rows);
  }
  if (!fits()) return std::nullopt;
  for (int* side : {&grid.columns, &grid.rows}) {
    const int most = side == &grid.columns ? asked.columns : asked.rows;
    while (*side < most && (++*side, fits())) {
    }
    if (!fits()) --*side;
  }
  return grid;
}

std::string too_large(const Settings& settings, const Desk& desk, std::size_t players) {
  const double asked = settings.pitch > 0 ? settings.pitch : least_pitch;
  std::string sentence = fmt::format(
      "a board of {} x {} boxes does not fit on {:.0f} x {:.0f} mm with {} mm from dot to dot; ",
      settings.grid.columns, settings.grid.rows, std::floor(desk.room.width),
      std::floor(desk.room.height), asked);
  Settings nearer = settings;
  nearer.pitch = 0;
  const auto plan = Arranger{nearer, desk, players}.arrange();
  if (plan && plan->field.pitch < asked) {
    sentence += fmt::format("it fits with {} mm, ", plan->field.pitch);
  }
  const auto grid = fitting(settings, desk, players, asked);
  sentence += grid ? fmt::format("{} x {} boxes would fit", grid->columns, grid->rows)
                   : "larger paper or smaller margins would help";
  nearer.pitch = settings.pitch;
  nearer.tally = false;
  const bool tally_is_too_much =
      settings.tally && Arranger{nearer, desk, players}.arrange().has_value();
  return sentence + (tally_is_too_much ? ", or all of this board with tally: false" : "");
}

struct Form {
  Plan plan;
  std::shared_ptr<const Scene> scene;
};

Form make_form(const Settings& settings, const Desk& desk, std::size_t players, const Plan& plan) {
  Draft draft(desk.style, desk.measure);
  const Arranger arranger{settings, desk, players};
  arranger.draw_rules(draft, plan.rules);
  arranger.records.draw_cards(draft, plan.cards);
  if (settings.record) arranger.records.draw_record(draft, plan.record);
  return {plan, shared(draft.take(desk.room))};
}

Sheet draw_sheet(const Settings& settings, const Desk& desk, const Form& form, const Board& board,
                 std::size_t players, const std::vector<std::string>& names) {
  Draft draft(desk.style, desk.measure);
  Point at = form.plan.captions + Point{0, draft.capitals(desk.style.body)};
  for (auto& sentence : caption_lines(settings, desk, form.plan.caption_width, board, names)) {
    Layer& paragraph = draft.block("text", Role::paragraph);
    for (std::string& line : sentence) {
      paragraph.marks.emplace_back(Text{at, std::move(line), desk.style.body, Align::centre});
      at.y += desk.style.line_height(desk.style.body);
    }
  }
  if (board.problem) {
    const double half = draft.width(size_words(settings.grid, desk.words), desk.style.body) / 2;
    const Point right = form.plan.captions + Point{half + desk.style.gap + level_width(desk.style),
                                                   draft.capitals(desk.style.body) / 2};
    draw_level(draft, right, board.problem->level());
  }
  draw_board(draft, form.plan.field, settings, board, desk.words, desk.style.bold);
  Records(settings, desk, players).draw_names(draft, form.plan.cards, names);
  return {form.scene, draft.take(desk.room)};
}

}  // namespace

Design design(const Settings& settings, const Desk& desk,
              const std::function<void(std::string)>& problem) {
  Design design;
  design.figure = figure(settings, desk);
  if (settings.has_answer()) design.answer = answer(settings, desk);
  // How many play a board of a class is known when it is drawn: a form is ready for each number.
  const std::size_t known = std::clamp<std::size_t>(desk.players.size(), 2, most_players);
  std::vector<Form> forms;
  for (std::size_t players = 2; players <= most_players; ++players) {
    const auto plan = Arranger{settings, desk, players}.arrange();
    if (!plan && players <= known) {
      problem(too_large(settings, desk, players));
      return design;
    }
    if (!plan) break;
    forms.push_back(make_form(settings, desk, players, *plan));
  }
  design.sheet = [settings, desk, forms](const std::any& board, std::size_t, const Occasion& who) {
    const std::size_t players = std::clamp<std::size_t>(who.players.size(), 2, most_players);
    const std::size_t form = std::min(players - 2, forms.size() - 1);
    return draw_sheet(settings, desk, forms[form], std::any_cast<const Board&>(board), form + 2,
                      who.players);
  };
  return design;
}

}  // namespace cartapenna::dots_and_boxes
