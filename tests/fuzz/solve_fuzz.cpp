// SPDX-License-Identifier: MIT
// Any line as a position to solve: an answer, a sentence, or "unsolved", always in sound JSON.
#include "generator/game.h"
#include "tests/fuzz/fuzz.h"

using namespace cartapenna;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  Limits limits;
  limits.seconds = 0.002;
  for (const Game* game : games()) {
    if (game->solve == nullptr) continue;
    const Solved solved = game->solve(text, limits);
    fuzz::promise(solved.json.contains("position"), "each answer says to what");
    fuzz::promise(!solved.wrong || solved.json.contains("error"), "what is wrong is said");
    // As the program writes it: a position that is no UTF-8 is told as far as it is.
    solved.json.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
  return 0;
}
