// SPDX-License-Identifier: MIT
#include "layouts/pdf_content.h"

#include <doctest/doctest.h>

#include <stdexcept>

using cartapenna::rewrite_content;

TEST_CASE("greys become grey, and nothing else changes") {
  CHECK(rewrite_content("q 0 0 0 rg /a0 gs\n0 0 0 RG 3.1 w 1 2 m S Q\n", true) ==
        "q 0 g /a0 gs\n0 G 3.1 w 1 2 m S Q\n");
  CHECK(rewrite_content("0.5 0.5 0.5 rg", true) == "0.5 g");
  CHECK(rewrite_content("0 0 0 rg", false) == "0 0 0 rg");
  CHECK(rewrite_content("[] 0.0 d [(E)7(sci)]TJ", true) == "[] 0.0 d [(E)7(sci)]TJ");
}

TEST_CASE("a colour is refused") {
  for (const char* colour : {"1 0 0 rg", "0 1 0 RG", "0 0 1 rg", "0 0 rg"}) {
    CHECK_THROWS_AS(rewrite_content(colour, true), std::runtime_error);
  }
}

TEST_CASE("words that look like operators stay words") {
  for (const char* words : {"(0 0 0 rg)Tj", "(a \\) 0 0 0 rg)Tj", "((0 0 0 rg) 1 1 1 RG)Tj",
                            "<0 0 0 rg>Tj", "(/NonStruct << /MCID 1 >> BDC)Tj", "(open 0 0 0 rg"}) {
    CHECK(rewrite_content(words, true) == words);
  }
}

TEST_CASE("what has no structure is an artifact") {
  CHECK(rewrite_content("/NonStruct << /MCID 1 >> BDC\nS\nEMC\n/P << /MCID 2 >> BDC", false) ==
        "/Artifact BMC\nS\nEMC\n/P << /MCID 2 >> BDC");
}
