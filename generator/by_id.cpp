// SPDX-License-Identifier: MIT
#include "generator/by_id.h"

#include <fmt/format.h>
#include <sys/random.h>

#include "generator/id.h"
#include "generator/output.h"

namespace cartapenna {
namespace {

// Short enough to be read aloud as part of an ID.
std::uint64_t draw_seed() {
  std::uint64_t seed = 0;
  if (getrandom(&seed, sizeof seed, 0) != sizeof seed) throw FileError("no random seed to be had");
  return seed >> 34U;
}

// Of a class all figures of the seat, which have one ID.
void choose_board(Document& document, std::size_t chosen, std::int64_t board) {
  const Order& asked = document.orders[chosen];
  const bool page = asked.figures && asked.each > 0;
  if (page) document.only_seat((board - 1) / asked.each + 1);
  for (std::size_t order = 0; order < document.orders.size(); ++order) {
    Order& other = document.orders[order];
    if (page && other.figures && other.each > 0) continue;
    other.first = board;
    other.count = order == chosen ? 1 : 0;
  }
}

}  // namespace

void choose_by_id(Document& document, const Edition& whole, const MakeOptions& options) {
  const auto wrong = [&](const std::string& sentence) {
    tell_error(fmt::format("--id {}: {}", options.id, sentence));
    throw WrongInput{};
  };
  const auto read = read_id(options.id);
  if (const auto* sentence = std::get_if<std::string>(&read)) wrong(*sentence);
  const SheetId& id = std::get<SheetId>(read);
  const Edition::Place place = whole.find(id.number);
  if (id.version != Edition::id_version) {
    wrong(
        fmt::format("it is of numbering {}, this program numbers by {}: it would make another "
                    "sheet",
                    id.version, Edition::id_version));
  }
  if (id.settings != whole.settings()) {
    wrong(
        fmt::format("it is of another template, or of other settings of the boards than {} has now",
                    document.name));
  }
  if (!place.sound) wrong("no sheet of this template has this number");
  choose_board(document, place.order, place.board);
  document.wanted_number = place.part;
  if (options.what == "sheet") document.wanted = Document::Wanted::part;
  if (options.what == "partner") document.wanted = Document::Wanted::other_parts;
  if (options.what == "sheet" || options.what == "partner") document.answers = Answers::none;
  if (options.what == "key") document = document.key_alone();
  document.apart = false;  // one sheet, or what belongs to it
}

std::uint64_t choose_seed(const Document& document, const MakeOptions& options) {
  if (!options.id.empty()) {
    const auto read = read_id(options.id);
    if (const auto* id = std::get_if<SheetId>(&read)) return id->seed;
  }
  return document.seed ? *document.seed : draw_seed();
}

}  // namespace cartapenna
