// SPDX-License-Identifier: MIT
// `cartapenna make`: the seed, and with --id the one board that is made again.
#pragma once

#include <cstdint>

#include "generator/commands.h"
#include "generator/edition.h"

namespace cartapenna {

// Of the ID, or of the document, or drawn.
std::uint64_t choose_seed(const Document& document, const MakeOptions& options);

// Leaves in the document the one board whose ID is printed on a sheet of `whole`, with what was
// asked for of it. Throws WrongInput after telling what is wrong.
void choose_by_id(Document& document, const Edition& whole, const MakeOptions& options);

}  // namespace cartapenna
