// SPDX-License-Identifier: MIT
// A document laid out: how many pages it has is known before a board is made, and each page is a
// pure function of its number, so pages can be made in any order and on several threads.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "generator/boards.h"
#include "generator/document.h"
#include "layouts/scene.h"
#include "layouts/text.h"
#include "layouts/write.h"

namespace cartapenna {

class Edition {
 public:
  // Keeps references. Tells what does not fit on the paper; with such problems it is of no use.
  // Editions of one document that differ in what they print of it may share their boards.
  Edition(const Document& document, std::uint64_t seed, const TextMeasure& measure,
          Problems& problems, std::shared_ptr<Boards> boards = nullptr);
  ~Edition();
  Edition(const Edition&) = delete;
  Edition& operator=(const Edition&) = delete;

  std::string title() const;  // of the document, else of its first sheet
  std::size_t pages() const;
  // Pages before this one are for players, from this one on are answers.
  std::size_t answers_from() const;
  // Where boards are placed: the page of the board that this page answers.
  std::size_t board_of_answer(std::size_t page) const;

  // REQUIRES: number < pages(). May be called from several threads. Throws CouldNotMake.
  Page page(std::size_t number) const;

  // Makes on several threads what the pages from … to − 1 need and what would otherwise be made one
  // by one; in a booklet for all pages.
  void make_ahead(std::size_t from, std::size_t to, int jobs, const Watch& watch = {}) const;
  // Of the boards on these pages that must not come again; in a booklet of all pages.
  std::set<std::string> marks(std::size_t from, std::size_t to) const;

  // The model, one object on a line, and the sheets for a terminal: written board by board, so that
  // memory does not grow with their number.
  void write_json(const Sink& sink, const Watch& watch = {}) const;
  void write_text(const Sink& sink, const Watch& watch = {}) const;

  // Raised when the same ID would stand for another sheet than before.
  static constexpr std::uint8_t id_version = 1;
  std::uint16_t settings() const;      // hash of all that decides the boards
  int parts(std::size_t order) const;  // sheets of each board

  struct Place {
    std::size_t order = 0;
    std::int64_t board = 1;
    int part = 0;
    bool sound = false;  // false: no sheet has that number
  };
  Place find(std::uint64_t number) const;

  // As printed on the sheet. `board` counts from 1, `part` the sheets of a board from 0.
  std::string id(std::size_t order, std::int64_t board, int part) const;

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace cartapenna
