// SPDX-License-Identifier: MIT
// A page as heavy as a duel's: two lettered squares of 15 × 15, rules, 30 strokes and some words of
// its own. For tests of the writers and for measuring them.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "layouts/fonts.h"
#include "layouts/scene.h"

namespace cartapenna {

inline void add_square(Scene& scene, Point corner, double pitch) {
  constexpr int cells = 15;
  const double side = cells * pitch;
  Layer grid{"grid", Role::artifact, "", {}};
  for (int line = 1; line < cells; ++line) {
    const double at = line * pitch;
    grid.marks.emplace_back(
        Stroke{{corner + Point{at, 0}, corner + Point{at, side}}, 0.18, false, false, 0});
    grid.marks.emplace_back(
        Stroke{{corner + Point{0, at}, corner + Point{side, at}}, 0.18, false, false, 0});
  }
  grid.marks.emplace_back(
      Stroke{{corner, corner + Point{side, 0}, corner + Point{side, side}, corner + Point{0, side}},
             0.5,
             true,
             false,
             0});
  Layer labels{"labels", Role::artifact, "", {}};
  for (int cell = 0; cell < cells; ++cell) {
    const double at = (cell + 0.5) * pitch;
    labels.marks.emplace_back(
        Text{corner + Point{-1.5, at + 1.1}, std::to_string(cell + 1), {9, false}, Align::right});
    labels.marks.emplace_back(Text{corner + Point{at, side + 4},
                                   std::string(1, "ABCDEFGHILMNOPQ"[cell]),
                                   {9, false},
                                   Align::centre});
  }
  scene.layers.push_back(std::move(grid));
  scene.layers.push_back(std::move(labels));
}

// What all pages share.
inline std::shared_ptr<const Scene> sample_form(const TextMeasure& measure) {
  auto scene = std::make_shared<Scene>();
  scene->size = {186, 273};
  Layer title{"title", Role::heading, "", {}};
  title.marks.emplace_back(Text{{0, 8}, "Esci, se sei capace", {20, true}, Align::left});
  scene->layers.push_back(std::move(title));
  add_square(*scene, {8, 24}, 5.5);
  add_square(*scene, {102, 24}, 5.5);
  Layer rules{"rules", Role::paragraph, "", {}};
  double y = 130;
  for (const std::string& line :
       wrap(measure,
            "Ognuno disegna di nascosto un labirinto con trenta siepi, poi cerca di attraversare "
            "quello dell'altro. A turno si domanda: «C'è una siepe fra B4 e C4?», oppure si "
            "cammina fino a cinque caselle. Chi urta una siepe si ferma davanti ad essa, e tocca "
            "all'altro. Vince chi esce per primo; la linea tratteggiata è l'uscita, più in là non "
            "si va. Non più di quattro siepi attaccate: così nessuno può chiudersi dentro.",
            {9.5, false}, 178)) {
    rules.marks.emplace_back(Text{{8, y}, line, {9.5, false}, Align::left});
    y += 13 * mm_per_point;
  }
  scene->layers.push_back(std::move(rules));
  return scene;
}

// Numbers that look random and are the same everywhere.
class SampleNumbers {
 public:
  explicit SampleNumbers(unsigned seed) : state_(seed * 2654435761u + 1) {}
  int below(int bound) {
    state_ = state_ * 1664525u + 1013904223u;
    return static_cast<int>((state_ >> 16) % static_cast<unsigned>(bound));
  }

 private:
  unsigned state_;
};

inline std::shared_ptr<const Scene> sample_own(unsigned number) {
  auto scene = std::make_shared<Scene>();
  scene->size = {186, 273};
  Layer hedges{"hedges", Role::figure, "A maze of 15 by 15 cells with 30 hedges.", {}};
  SampleNumbers random(number);
  for (int i = 0; i < 30; ++i) {
    const Point from{8 + 5.5 * (1 + random.below(14)), 24 + 5.5 * (1 + random.below(14))};
    const Point by = random.below(2) == 0 ? Point{5.5, 0} : Point{0, 5.5};
    hedges.marks.emplace_back(Stroke{{from, from + by}, 1.1, false, true, 0});
  }
  Layer text{"text", Role::paragraph, "", {}};
  text.marks.emplace_back(
      Text{{8, 18}, "Player " + std::to_string(number), {11, true}, Align::left});
  text.marks.emplace_back(
      Text{{0, 272}, "ID " + std::to_string(number * 7919u), {6.5, false}, Align::left});
  text.marks.emplace_back(
      Text{{186, 272}, std::to_string(number) + " / 1000", {6.5, false}, Align::right});
  scene->layers.push_back(std::move(hedges));
  scene->layers.push_back(std::move(text));
  return scene;
}

inline Page sample_page(const std::shared_ptr<const Scene>& form, unsigned number) {
  Page page;
  page.size = {210, 297};
  page.placed.push_back({form, {12, 12}, 0, true});
  page.placed.push_back({sample_own(number), {12, 12}, 0, false});
  page.label = std::to_string(number);
  page.id = "p" + std::to_string(number);
  return page;
}

}  // namespace cartapenna
