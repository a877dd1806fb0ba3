// SPDX-License-Identifier: MIT
// A canonical name must not depend on how a land is written down, and must keep what it means.
#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "generator/random.h"
#include "generator/sprouts/code.h"
#include "tests/generator/sprouts/oracle.h"

using namespace cartapenna::sprouts;
using cartapenna::Random;

namespace {

std::vector<std::string> pieces(const Code& code, char end) {
  auto parts = split(code, end);
  parts.pop_back();
  return parts;
}

Code disguised(const Code& code, Random& random) {
  std::vector<std::size_t> labels(most_labels);
  std::iota(labels.begin(), labels.end(), 0);
  random.shuffle(labels);
  auto regions = pieces(code, '}');
  random.shuffle(regions);
  Code all;
  for (const auto& region : regions) {
    auto rings = pieces(region, '.');
    random.shuffle(rings);
    const bool mirrored = random.below(2) == 1;
    for (auto& ring : rings) {
      if (mirrored) std::reverse(ring.begin(), ring.end());
      std::rotate(ring.begin(),
                  ring.begin() + static_cast<std::ptrdiff_t>(random.below(ring.size())),
                  ring.end());
      for (char& c : ring) {
        if (is_label(c)) c = make_label(labels[label_index(c)]);
      }
      all += ring + '.';
    }
    all += '}';
  }
  return all;
}

Code read(const std::string& text) {
  return std::get<Code>(parse_code(text));
}

// Random play from `spots` spots; every land on the way is checked.
void check_game(int spots, Random& random, int& checked) {
  Code code = code_of(start(spots));
  while (!code.empty()) {
    for (const Code& land : split_lands(code)) {
      const Code name = canonical(land);
      CAPTURE(print_code(land));
      CHECK(canonical(disguised(land, random)) == name);
      CHECK(canonical(name) == name);
      CHECK(lives(name) == lives(land));
      CHECK(canonical(read(print_code(name))) == name);
      ++checked;
    }
    const auto lands = split_lands(code);
    const auto after = options(lands[random.below(lands.size())], 1000000);
    // One land goes on alone where there are several: those with few lives end soon.
    code = (*after)[random.below(after->size())];
  }
}

}  // namespace

TEST_CASE("canonical names do not depend on how a land is written") {
  Random random(4);
  int checked = 0;
  while (checked < 6000) check_game(2 + static_cast<int>(random.below(7)), random, checked);
}

TEST_CASE("lands full of symmetries") {
  Random random(5);
  for (const std::string text :
       {"ABCDEF.}AB.}CD.}EF.}", "A.B.C.D.E.F.G.H.}A.0.}B.0.}C.0.}D.0.}E.0.}F.0.}G.0.}H.0.}",
        "AB.CD.EF.GH.}BC.DE.FG.HA.}", "abbacddc.effe.}", "ABCD.}AEFG.}BEHI.}CFHJ.}DGIJ.}"}) {
    CAPTURE(text);
    const Code land = read(text);
    const Code name = canonical(land);
    for (int i = 0; i < 100; ++i) CHECK(canonical(disguised(land, random)) == name);
  }
}

TEST_CASE("lands that look alike and are not") {
  // Two rings of six regions and one ring of twelve: refinement alone cannot tell them apart.
  std::string short_rings, long_ring;
  for (int i = 0; i < 6; ++i) {
    const auto letter = [](int k) { return std::string(1, static_cast<char>('A' + k)); };
    short_rings += letter(i) + letter((i + 1) % 6) + ".}";
    short_rings += letter(6 + i) + letter(6 + (i + 1) % 6) + ".}";
    long_ring += letter(2 * i) + letter(2 * i + 1) + ".}";
    long_ring += letter(2 * i + 1) + letter((2 * i + 2) % 12) + ".}";
  }
  CHECK(canonical_lands(read(short_rings)) != canonical_lands(read(long_ring)));
  // A chiral pair of regions mirrors apart; two capitals in the same and in the other order.
  CHECK(canonical(read("0.ABCD.}ABCD.}")) == canonical(read("0.ABCD.}DCBA.}")));
  CHECK(canonical(read("0.ABCD.}ABCD.}")) != canonical(read("0.ABCD.}ACBD.}")));
  CHECK(canonical(read("1aAa.}2.A.}")) != canonical(read("2aAa.}1.A.}")));
}

TEST_CASE("what is dead is dropped") {
  const auto simplified = [](const std::string& text) {
    return print_lands(canonical_lands(read(text)));
  };
  CHECK(simplified("2.}").empty());
  CHECK(simplified("A.}A.}").empty());
  CHECK(simplified("A.}A2.}") == "22.}");
  CHECK(simplified("aa.0.}") == "0.2.}");
  CHECK(simplified("a1a.}") == "12.}");
  CHECK(simplified("aa.}").empty());
  CHECK(simplified("0.}0.}") == "0.}]0.}");
}
