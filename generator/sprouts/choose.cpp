// SPDX-License-Identifier: MIT
#include "generator/sprouts/choose.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>

namespace cartapenna::sprouts {

namespace {

const Limits no_limits{1e9};
constexpr std::size_t most_moves = 20'000;  // of a position in random play
constexpr int least_made = 3;               // moves: a few lines are no picture
constexpr int most_made = 15;               // more do not fit into the picture

struct LevelRow {
  std::string_view id;
  int least_lives, most_lives, least_moves;
};
constexpr std::array<LevelRow, 3> levels{
    {{"easy", 5, 6, 3}, {"medium", 7, 8, 5}, {"hard", 9, 11, 7}}};

const LevelRow& row(Level level) {
  return levels.at(static_cast<std::size_t>(level));
}

// Whether a game from so many spots can be stopped with so many lives left.
bool is_drawn(int spots, int lives) {
  const int made = 3 * spots - lives;
  return made >= least_made && made <= most_made;
}

std::vector<std::pair<int, int>> starts(const Wanted& wanted) {  // spots and lives left
  std::vector<std::pair<int, int>> all;
  for (const Level level : {Level::easy, Level::medium, Level::hard}) {
    if (wanted.level.value_or(level) != level) continue;
    for (int spots = wanted.least_spots; spots <= wanted.most_spots; ++spots) {
      for (int lives = least_lives(level); lives <= most_lives(level); ++lives) {
        if (is_drawn(spots, lives)) all.emplace_back(spots, lives);
      }
    }
  }
  return all;
}

Level level_of(int lives) {
  return lives <= most_lives(Level::easy)
             ? Level::easy
             : (lives <= most_lives(Level::medium) ? Level::medium : Level::hard);
}

std::size_t fresh_spots(const Region& region) {
  return static_cast<std::size_t>(std::count_if(
      region.begin(), region.end(), [](const Boundary& ring) { return ring.size() == 1; }));
}

std::size_t combinations(std::size_t of, std::size_t taken) {
  std::size_t ways = 1;
  for (std::size_t i = 0; i < taken; ++i) ways = ways * (of - i) / (i + 1);
  return ways;
}

// Lines that differ from this one only in which spots without a line they use.
std::size_t lines_like(const Position& position, const Move& move) {
  const Region& region = position.regions[move.region];
  const auto is_fresh = [&](std::size_t boundary) { return region[boundary].size() == 1; };
  std::size_t fresh = fresh_spots(region);
  std::size_t ways = 1;
  if (is_fresh(move.from_boundary)) ways *= fresh--;
  if (move.to_boundary != move.from_boundary && is_fresh(move.to_boundary)) {
    ways *= fresh--;
    if (is_fresh(move.from_boundary)) ways /= 2;
  }
  const auto enclosed =
      static_cast<std::size_t>(std::count_if(move.enclosed.begin(), move.enclosed.end(), is_fresh));
  return ways * combinations(fresh, enclosed);
}

// The sheet is a sphere: a loop at a lone spot is listed once for each of its sides.
bool is_listed_twice(const Position& position, const Move& move) {
  const Region& region = position.regions[move.region];
  return move.from_boundary == move.to_boundary && region[move.from_boundary].size() == 1 &&
         region.size() > 1;
}

// First which spots are joined, then how the line goes: otherwise most lines would be those that
// enclose some of many things.
const Move& any_of(const Position& position, const std::vector<Move>& all, Random& random) {
  std::map<std::pair<int, int>, std::vector<const Move*>> by_spots;
  for (const Move& move : all) {
    const Region& region = position.regions[move.region];
    by_spots[std::minmax({region[move.from_boundary][move.from_site],
                          region[move.to_boundary][move.to_site]})]
        .push_back(&move);
  }
  auto chosen = by_spots.begin();
  std::advance(chosen, static_cast<std::ptrdiff_t>(random.below(by_spots.size())));
  return *chosen->second[random.below(chosen->second.size())];
}

struct Played {
  Position position;
  std::vector<std::string> record;
};

std::optional<Played> play_down_to(int spots, int lives_left, Random& random) {
  Played game{start(spots), {}};
  while (lives(game.position) > lives_left) {
    const auto all = moves(game.position, most_moves);
    if (!all || all->empty()) return std::nullopt;
    const Move move = any_of(game.position, *all, random);
    game.record.push_back(name(game.position, move, true));
    game.position = play(game.position, move);
  }
  return game;
}

bool suits(Question question, std::size_t winning, std::size_t different, bool first_wanted) {
  if (question == Question::winning_move) return winning == 1;
  return first_wanted ? winning > 0 && 2 * winning <= different : winning == 0;
}

}  // namespace

std::string_view question_id(Question question) {
  return question == Question::winning_move ? "winning-move" : "who-wins";
}

std::string_view level_id(Level level) {
  return row(level).id;
}
int least_lives(Level level) {
  return row(level).least_lives;
}
int most_lives(Level level) {
  return row(level).most_lives;
}
int least_moves(Level level) {
  return row(level).least_moves;
}

std::vector<std::string> faults(const Wanted& wanted) {
  std::vector<std::string> all;
  if (wanted.least_spots < 3 || wanted.most_spots > 8 || wanted.least_spots > wanted.most_spots) {
    all.emplace_back("problems start from 3 to 8 spots");
  }
  if (wanted.variant == Variant::brussels) {
    all.emplace_back("there are no problems of Brussels sprouts: the number of moves is fixed");
  }
  if (std::min(wanted.width, wanted.height) < 60 || std::max(wanted.width, wanted.height) > 120) {
    all.emplace_back("a drawing is 60 to 120 mm wide and high");
  }
  if (all.empty() && starts(wanted).empty()) {
    all.emplace_back("from 3 spots only easy problems come, and from 8 only hard ones");
  }
  return all;
}

std::size_t lines_alike(const Position& position, const std::vector<Move>& moves) {
  std::size_t twice = 0;
  for (const Move& move : moves) {
    twice += lines_like(position, move) * (is_listed_twice(position, move) ? 1 : 2);
  }
  return twice / 2;
}

std::optional<Chosen> choose(const Wanted& wanted, Solver& solver, Random& random) {
  const auto all_starts = starts(wanted);
  assert(!all_starts.empty());
  const auto [spots, lives_left] = all_starts[random.below(all_starts.size())];
  const bool first_wanted = random.below(2) == 0;
  auto game = play_down_to(spots, lives_left, random);
  if (!game) return std::nullopt;
  Chosen chosen;
  Problem& problem = chosen.problem;
  problem.code = print_lands(canonical_lands(code_of(game->position)));
  const Play way = wanted.variant == Variant::misere ? Play::misere : Play::normal;
  const auto choices = solver.choices(game->position, way, no_limits);
  problem.level = level_of(lives_left);
  if (!choices || choices->size() < static_cast<std::size_t>(least_moves(problem.level))) {
    return std::nullopt;
  }
  const auto wins = [](const Choice& choice) { return choice.wins; };
  const auto winning =
      static_cast<std::size_t>(std::count_if(choices->begin(), choices->end(), wins));
  if (!suits(wanted.question, winning, choices->size(), first_wanted)) return std::nullopt;
  problem.question = wanted.question;
  problem.variant = wanted.variant;
  problem.spots = spots;
  problem.lives = lives_left;
  problem.different_moves = static_cast<int>(choices->size());
  problem.winning_moves = static_cast<int>(winning);
  problem.mover_wins = winning > 0;
  problem.hoey = print(game->position);
  problem.record = std::move(game->record);
  Position loser = game->position;
  if (winning > 0) {
    const Choice& key = *std::find_if(choices->begin(), choices->end(), wins);
    chosen.key = key.moves;
    chosen.key_name = key.name;
    loser = play(game->position, key.moves[0]);
  }
  problem.reason = reason_for(game->position, loser, way, solver);
  problem.position = std::move(game->position);
  return chosen;
}

}  // namespace cartapenna::sprouts
