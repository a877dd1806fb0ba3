// SPDX-License-Identifier: MIT
#include "generator/pupils.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "generator/boards.h"
#include "generator/file_name.h"
#include "generator/progress.h"
#include "generator/source.h"

namespace cartapenna {

Format format_of_names(const MakeOptions& options) {
  const std::string sentence = wrong_pattern(options.names);
  if (!sentence.empty()) throw WrongUse(fmt::format("--names \"{}\": {}", options.names, sentence));
  if (!options.output.empty()) throw WrongUse("--names and -o: give one of them");
  MakeOptions as_output = options;
  as_output.output = options.names;
  return choose_format(as_output);
}

void seat_pupils(Document& document, const MakeOptions& options, std::uint64_t seed) {
  std::vector<Pupil> pupils;
  if (!options.roster.empty()) {
    Problems problems;
    const std::string text = read_file(options.roster, 4 * most_bytes);
    pupils = read_roster(text, options.roster, problems);
    tell_and_stop(problems, text);
  }
  const std::int64_t boards = boards_of_class(document, pupils);
  if (boards > most_boards) {
    tell_error(
        fmt::format("the class needs {} boards: at most {} are made; fewer days, or a part of "
                    "the class",
                    boards, most_boards));
    throw WrongInput{};
  }
  if (!pupils.empty() || document.group) seat_class(document, pupils, seed);
  if (!options.names.empty() && document.seats.empty()) {
    throw WrongUse(
        "--names makes one file a pupil: it needs --roster, or class.pupils in the template");
  }
}

std::size_t write_pupils(const MakeOptions& options, Document document, std::uint64_t seed,
                         const Fonts& fonts, Format format, Delivery& delivery) {
  std::set<std::string> used;
  const auto boards = std::make_shared<Boards>(document, seed);
  const std::size_t seats = document.seats.size();
  std::map<std::size_t, std::int64_t> all;
  std::size_t first = 0;  // entry with a sheet for each seat
  for (std::size_t order = 0; order < document.orders.size(); ++order) {
    const Order& asked = document.orders[order];
    if (document.orders[first].each == 0) first = order;
    if (asked.each > 0) all[order] = asked.first + asked.count - 1;
  }
  Progress progress("boards");
  const auto tell = [&](std::size_t done, std::size_t of) { progress.tell(done, of); };
  boards->make_ahead(all, options.jobs, tell);
  const bool keyed = document.answers != Answers::none;
  document.answers = Answers::none;
  const Document whole = document;
  // A pupil alone gets both sheets of a duel, to play it with whom he likes.
  const bool alone = document.group->each == Each::pupil;
  if (!alone) document.wanted = Document::Wanted::player;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    document.only_seat(static_cast<std::int64_t>(seat) + 1);
    const std::vector<std::string>& players = document.seats[seat].players;
    for (std::size_t player = 0; player < players.size(); ++player) {
      document.wanted_number = static_cast<int>(player) + 1;
      Problems none;
      const Edition edition(document, seed, fonts, none, boards);
      if (edition.pages() == 0) continue;
      const std::string id = edition.id(first, document.orders[first].first,
                                        edition.parts(first) > 1 ? static_cast<int>(player) : 0);
      std::string name = file_name(options.names, {{"name", players[player]},
                                                   {"class", document.seats[seat].group},
                                                   {"id", id},
                                                   {"number", std::to_string(seat + 1)},
                                                   {"template", document.name}});
      const std::string free = name;
      for (int more = 2; !used.insert(name).second; ++more) {
        name = numbered(free, std::to_string(more));
      }
      Job job{options, document, edition, fonts, facts_of(document, edition.title(), seed),
              format,  delivery};
      job.to = edition.pages();
      job.run(name);
    }
    progress.tell(seat + 1, seats);
  }
  if (!keyed) return used.size();
  document = whole;
  document.answers = Answers::end;
  document = document.key_alone();
  Problems none;
  const Edition key(document, seed, fonts, none, boards);
  if (key.pages() == 0) return used.size();
  const std::size_t ending = std::min(options.names.rfind('.'), options.names.size());
  const std::string name = document.name + "-key" + options.names.substr(ending);
  if (!used.insert(name).second) {
    throw WrongUse(
        fmt::format("--names \"{}\": {} is the file of the answers", options.names, name));
  }
  Job job{options, document, key, fonts, facts_of(document, key.title(), seed), format, delivery};
  job.to = key.pages();
  job.run(name);
  return used.size();
}

}  // namespace cartapenna
