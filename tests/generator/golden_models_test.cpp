// SPDX-License-Identifier: MIT
// The same seed makes the same boards in later versions, too: hashes of what 1,000 seeds make of
// each game, in tests/golden_models.txt, one for each hundred of them.
//
// Where boards change on purpose, sheets that are out in the world can no longer be made again by
// their ID: the game's `numbering` (in its game.cpp) is raised, and IDs of old sheets are refused.
//
//   CARTAPENNA_RENEW=1 build/tests/golden_models_test
//
// then writes the hashes anew, but never a changed one under an old numbering.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "generator/document.h"
#include "generator/edition.h"

using namespace cartapenna;

namespace {

const std::string golden = std::string(CARTAPENNA_TESTS) + "/golden_models.txt";
constexpr std::uint64_t block = 100;

struct Sample {
  const char* name;
  const char* game;
  const char* board;
  std::uint64_t seeds;
};
constexpr std::array<Sample, 5> samples{{
    {"hedges", "hedges", "{}", 1000},
    {"hedges-small", "hedges", "{size: 7x9, hedges: 16, exit: border, reachable: exit}", 1000},
    {"sprouts", "sprouts", "{}", 1000},
    {"sprouts-many", "sprouts", "{spots: 9, variant: misere}", 1000},
    {"dots-and-boxes", "dots-and-boxes", "{size: 3x3, lesson: true}", 1000},
}};

// What a board is, without what is computed of it: an answer may be told better.
constexpr std::array<const char*, 9> kept{"columns", "rows",  "entry", "exit",   "hedges",
                                          "spots",   "count", "code",  "to_move"};

std::optional<std::string> english(std::string_view) {
  std::ifstream file(std::string(CARTAPENNA_TESTS) + "/../templates/languages/en.yaml");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string boards_of(const Document& document, std::uint64_t seed) {
  const PlainMeasure measure;
  Problems problems;
  const Edition edition(document, seed, measure, problems);
  REQUIRE(!problems.any());
  std::string text;
  std::string written;
  edition.write_json([&](std::string_view more) { written += more; });
  const Json document_json = Json::parse(written);
  for (const Json& sheet : document_json["sheets"]) {
    for (const Json& board : sheet["boards"]) {
      Json model;
      for (const char* const key : kept) {
        if (board.contains(key)) model[key] = board[key];
      }
      text += model.dump() + "\n";
    }
  }
  return text;
}

std::uint64_t hash(std::uint64_t state, std::string_view text) {
  for (const char letter : text) {
    state = (state ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
  }
  return state;
}

using Hashes = std::map<std::string, std::string>;  // "hedges numbering 1 seeds 0-99" → hash

Hashes recorded() {
  Hashes hashes;
  std::ifstream file(golden);
  for (std::string line; std::getline(file, line);) {
    const auto colon = line.find(": ");
    if (line.empty() || line.front() == '#' || colon == std::string::npos) continue;
    hashes[line.substr(0, colon)] = line.substr(colon + 2);
  }
  return hashes;
}

Hashes made_now() {
  Hashes hashes;
  for (const Sample& sample : samples) {
    Problems problems;
    const std::string text =
        fmt::format("sheets: [{{game: {}, board: {}}}]", sample.game, sample.board);
    const Document document =
        read_document(read_yaml(text, "t.yaml", problems), "t", english, problems);
    REQUIRE(!problems.any());
    const int numbering = document.orders.front().game->numbering;
    for (std::uint64_t from = 0; from < sample.seeds; from += block) {
      std::uint64_t state = 0xcbf29ce484222325U;
      for (std::uint64_t seed = from; seed < from + block; ++seed) {
        state = hash(state, boards_of(document, seed));
      }
      hashes[fmt::format("{} numbering {}.{} seeds {:03}-{:03}", sample.name, Edition::id_version,
                         numbering, from, from + block - 1)] = fmt::format("{:016x}", state);
    }
  }
  return hashes;
}

}  // namespace

TEST_CASE("a seed makes the same boards as in earlier versions") {
  const Hashes before = recorded();
  const Hashes now = made_now();
  const bool renew = std::getenv("CARTAPENNA_RENEW") != nullptr;
  bool renumbered_in_silence = false;
  for (const auto& made : now) {
    CAPTURE(made.first);
    const auto known = before.find(made.first);
    const bool changed = known != before.end() && known->second != made.second;
    renumbered_in_silence = renumbered_in_silence || changed;
    CHECK_MESSAGE(!changed,
                  "these seeds make other boards than before: IDs on printed sheets would "
                  "give wrong ones. Undo it, or raise the game's `numbering`");
    if (!renew) CHECK_MESSAGE(known != before.end(), "not recorded: CARTAPENNA_RENEW=1 adds it");
  }
  if (!renew) CHECK(before.size() == now.size());
  if (!renew || renumbered_in_silence) return;
  std::ofstream file(golden);
  file << "# Hashes of the boards that 1,000 seeds make: see generator/golden_models_test.cpp.\n";
  for (const auto& [name, made] : now) file << name << ": " << made << "\n";
  FAIL("the hashes have been written anew");
}
