// SPDX-License-Identifier: MIT
// A class: its pupils from a table, and who plays whom.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "generator/random.h"
#include "templates/template.h"

namespace cartapenna {

struct Pupil {
  std::string name;   // empty: to be written by hand
  std::string group;  // class; empty: to be written by hand
};

// Reads comma, semicolon or tab separated values with a header (RFC 4180: quotes, doubled quotes in
// them), UTF-8 with or without BOM. The header names a column for the name (name, pupil, student,
// nome, alunno, alunna, studente), perhaps one for the surname (surname, last name, cognome) and
// one for the class (class, group, classe, gruppo); others are passed over. At most 20,000 pupils.
std::vector<Pupil> read_roster(std::string_view text, const std::string& file, Problems& problems);

enum class Pairing { in_order, random, round_robin };

// Who plays on a board: numbers of pupils from 0, `teacher` where one is left over.
inline constexpr int teacher = -1;
using Pair = std::array<int, 2>;

// The pairs of each day. In a round robin everybody meets a different partner each day, by the
// circle method; after all have met it begins again. The other pairings are the same every day but
// for `random`, which shuffles anew. REQUIRES: pupils >= 1, days >= 1.
std::vector<Pair> pair_up(int pupils, Pairing pairing, int days, Random& random);

}  // namespace cartapenna
