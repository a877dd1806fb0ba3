// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <any>
#include <set>

#include "tests/generator/sprouts/sheets.h"

using namespace sheets;
using sprouts::Arrangement;
using sprouts::Mode;
using sprouts::Settings;
using sprouts::Variant;

namespace {

constexpr Size a4{186, 246};
constexpr Size a4_lying{273, 160};
constexpr Size a5{124, 164};
constexpr Size letter{192, 228};
constexpr Size half{186, 112};

std::vector<Sheet> sheets_of(const Made& made, std::uint64_t seed) {
  std::vector<Sheet> all;
  for (std::size_t part = 0; part < made.design.owners.size(); ++part) {
    all.push_back(made.design.sheet(std::any(sprouts::Board{seed}), part, {}));
  }
  return all;
}

// Everything in the room; no text upon another, none but the numbers in the field.
void check_clear(const Made& made, const Sheet& sheet, Size room) {
  const auto marks = marks_of(sheet);
  std::vector<std::pair<std::string, Box>> texts;
  std::optional<Box> field;
  for (const Marked& marked : marks) {
    const Box box = box_of(marked.mark, made.measure);
    const bool inside = box.x >= -0.3 && box.y >= -0.3 && box.right() <= room.width + 0.3 &&
                        box.bottom() <= room.height + 0.3;
    if (!inside) {
      CAPTURE(marked.layer);
      FAIL_CHECK(fmt::format("outside: {} {} {} {}", box.x, box.y, box.right(), box.bottom()));
    }
    if (marked.layer == "field") field = box;
    if (marked.layer == "drawing" && std::holds_alternative<Text>(marked.mark)) continue;
    if (const auto* text = std::get_if<Text>(&marked.mark)) texts.emplace_back(text->words, box);
    if (const auto* text = std::get_if<Text>(&marked.mark); text && marked.layer == "numbers") {
      texts.pop_back();
    }
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (field && overlap(*field, texts[i].second)) FAIL_CHECK("in the field: " << texts[i].first);
    for (std::size_t j = 0; j < i; ++j) {
      if (overlap(texts[i].second, texts[j].second)) {
        FAIL_CHECK(texts[j].first << " lies upon " << texts[i].first);
      }
    }
  }
}

// Spots and numbers keep their distances.
void check_spots(const Made& made, const Sheet& sheet, int spots) {
  std::vector<Box> inked;
  std::vector<Box> numbers;
  for (const Marked& marked : marks_of(sheet)) {
    if (marked.layer == "spots") inked.push_back(box_of(marked.mark, made.measure));
    if (marked.layer == "numbers") numbers.push_back(box_of(marked.mark, made.measure));
  }
  CHECK(inked.size() == static_cast<std::size_t>(spots));
  REQUIRE(numbers.size() == inked.size());
  for (std::size_t i = 0; i < inked.size(); ++i) {
    CHECK(inked[i].width >= 2);
    CHECK(inked[i].width <= 2.5);
    const double own = gap_between({inked[i].centre().x, inked[i].centre().y, 0, 0}, numbers[i]) -
                       inked[i].width / 2;
    CHECK(own == doctest::Approx(1.5));
    for (std::size_t j = 0; j < inked.size(); ++j) {
      if (i == j) continue;
      CHECK(gap_between(inked[i], numbers[j]) >= 0.3);
      CHECK(gap_between(numbers[i], numbers[j]) >= 0.5 - 1e-9);
    }
  }
}

int count_texts(const std::vector<Sheet>& all, const std::string& begins) {
  int count = 0;
  for (const Sheet& sheet : all) {
    for (const Marked& marked : marks_of(sheet)) {
      const auto* text = std::get_if<Text>(&marked.mark);
      if (text && text->words.rfind(begins, 0) == 0 && text->words.back() == ')' &&
          text->words.find_first_not_of("0123456789", 1) == text->words.size() - 1) {
        ++count;
      }
    }
  }
  return count;
}

int count_boxes(const std::vector<Sheet>& all) {
  int count = 0;
  for (const Sheet& sheet : all) {
    for (const Marked& marked : marks_of(sheet)) {
      const auto* stroke = std::get_if<Stroke>(&marked.mark);
      if (stroke && stroke->closed && marked.layer == "writing") ++count;
    }
  }
  return count;
}

}  // namespace

TEST_CASE("sheets of every size and number of spots are clear") {
  for (const Size room : {a4, a4_lying, a5, letter, half}) {
    for (const char* language : {"en", "it"}) {
      for (const int spots : {1, 2, 3, 4, 5, 6, 8, 12, 16, 25, 40}) {
        CAPTURE(room.width);
        CAPTURE(room.height);
        CAPTURE(language);
        CAPTURE(spots);
        const auto all = made(with(spots), room, language);
        if (!all->problems.empty()) {
          CHECK(spots >= 25);
          continue;
        }
        CHECK(all->design.warnings.empty() == (spots <= (room == a5 || room == half ? 8 : 16)));
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
          CAPTURE(seed);
          const auto sheets = sheets_of(*all, seed);
          for (const Sheet& sheet : sheets) check_clear(*all, sheet, room);
          check_spots(*all, sheets.front(), spots);
          CHECK(count_texts(sheets, "(") == 3 * spots - 1);
          CHECK(count_boxes(sheets) == 3 * spots + 3 * spots - 1);
        }
      }
    }
  }
}

TEST_CASE("variants, options and arrangements are clear") {
  std::vector<Settings> all{with(5, Variant::misere), with(3, Variant::brussels),
                            with(12, Variant::brussels)};
  all.push_back(with(5));
  all.back().cut_off = true;
  all.push_back(with(5));
  all.back().record = false;
  all.push_back(with(5));
  all.back().lives = false;
  all.push_back(with(3));
  all.back().spec.arrangement = Arrangement::triangle;
  all.push_back(with(7));
  all.back().spec.arrangement = Arrangement::circle;
  all.push_back(with(16));
  all.back().spec.arrangement = Arrangement::grid;
  all.push_back(with(2));
  all.back().spec.arrangement = Arrangement::given;
  all.back().spec.given = {{20, 20}, {29, 20}};
  for (const Settings& settings : all) {
    for (const Size room : {a4, a4_lying, a5}) {
      CAPTURE(settings.spec.spots);
      CAPTURE(static_cast<int>(settings.spec.arrangement));
      CAPTURE(room.width);
      const auto one = made(settings, room, "it", settings.spec.spots != 7);
      REQUIRE(one->problems.empty());
      for (const Sheet& sheet : sheets_of(*one, 5)) check_clear(*one, sheet, room);
      const bool brussels = settings.spec.variant == Variant::brussels;
      if (!brussels) check_spots(*one, sheets_of(*one, 5).front(), settings.spec.spots);
      CHECK(count_texts(sheets_of(*one, 5), "(") == (!settings.record ? 0
                                                     : brussels       ? 5 * settings.spec.spots - 2
                                                                : 3 * settings.spec.spots - 1));
    }
  }
}

TEST_CASE("a tally is clear") {
  Settings settings;
  settings.mode = Mode::tally;
  for (const Size room : {a4, a4_lying, a5, letter}) {
    for (const char* language : {"en", "it"}) {
      CAPTURE(room.width);
      CAPTURE(language);
      const auto all = made(settings, room, language);
      REQUIRE(all->problems.empty());
      for (const Sheet& sheet : sheets_of(*all, 1)) check_clear(*all, sheet, room);
    }
  }
  CHECK(made(settings, {80, 40}, "en")->problems.size() == 1);
}

TEST_CASE("problems and lessons are clear") {
  std::vector<Settings> all(4);
  all[0].wanted.emplace();
  all[0].wanted->height = 60;
  all[1].wanted = all[0].wanted;
  all[1].wanted->question = sprouts::Question::who_wins;
  all[2].mode = all[3].mode = Mode::lesson;
  all[2].spec.spots = 2;
  all[3].spec.spots = 3;
  for (const Settings& settings : all) {
    Random random(7);
    const std::any board = sprouts::make_board(settings, random);
    for (const Size room : {a4, a4_lying, a5, letter}) {
      for (const char* language : {"en", "it"}) {
        CAPTURE(settings.wanted.has_value());
        CAPTURE(settings.spec.spots);
        CAPTURE(room.width);
        CAPTURE(language);
        const auto one = made(settings, room, language);
        REQUIRE(one->problems.empty());
        for (std::size_t part = 0; part < one->design.owners.size(); ++part) {
          check_clear(*one, one->design.sheet(board, part, {}), room);
        }
        const Scene figure = one->design.figure.draw(board, 89);
        CHECK(figure.size.height == doctest::Approx(one->design.figure.height(89)));
        if (!one->design.answer.draw) continue;
        const Scene answer = one->design.answer.draw(board, 89);
        CHECK(answer.size.height == doctest::Approx(one->design.answer.height(89)));
      }
    }
  }
}

TEST_CASE("the field is most of the page") {
  for (const int spots : {3, 4, 5, 6, 8}) {
    CAPTURE(spots);
    for (const Size room : {a4, letter}) {
      const auto all = made(with(spots), room, "en");
      double area = 0;
      for (const Marked& marked : marks_of(sheets_of(*all, 1).front())) {
        const Box box = box_of(marked.mark, all->measure);
        if (marked.layer == "field") area = box.width * box.height;
      }
      CHECK(area > 0.4 * room.width * room.height);
    }
  }
}

TEST_CASE("figures and answers are as high as they say") {
  const auto all = made(with(5), a4, "en");
  const std::any board = sprouts::Board{3};
  for (const cartapenna::Picture* picture : {&all->design.figure, &all->design.answer}) {
    for (const double width : {60.0, 85.0, 180.0}) {
      const Scene scene = picture->draw(board, width);
      CHECK(scene.size.width == width);
      CHECK(scene.size.height == doctest::Approx(picture->height(width)));
    }
  }
}

TEST_CASE("what does not fit is told") {
  CHECK(made(with(40), {60, 60}, "en")->problems.size() == 2);
  Settings near = with(3);
  near.spec.arrangement = Arrangement::given;
  near.spec.given = {{20, 20}, {22, 20}, {400, 20}};
  CHECK(made(near, a4, "en")->problems.size() == 2);
  CHECK(made(with(17), a4, "en")->design.warnings.size() == 1);
}

TEST_CASE("places in the data are those on paper") {
  const auto all = made(with(6), a4, "en");
  Json model = sprouts::json(with(6), {});
  all->design.complete(std::any(sprouts::Board{9}), model);
  REQUIRE(model["spots"].size() == 6);
  Box field{};
  std::vector<Point> spots;
  for (const Marked& marked : marks_of(sheets_of(*all, 9).front())) {
    const Box box = box_of(marked.mark, all->measure);
    if (marked.layer == "field") field = box.inset(all->style.outline / 2);
    if (marked.layer == "spots") spots.push_back(box.centre());
  }
  CHECK(model["field"][0].get<double>() == doctest::Approx(field.width).epsilon(0.001));
  for (std::size_t i = 0; i < 6; ++i) {
    CHECK(std::abs(model["spots"][i][0].get<double>() - (spots[i].x - field.x)) < 0.01);
    CHECK(std::abs(model["spots"][i][1].get<double>() - (spots[i].y - field.y)) < 0.01);
  }
  CHECK(model["variant"] == "normal");
  CHECK(model["winner"] == "second");
  CHECK(model["winner_source"] == "computed");
}
