// SPDX-License-Identifier: MIT
// `cartapenna make` for a class: its seats, and with --names a file for each pupil.
#pragma once

#include "generator/delivery.h"

namespace cartapenna {

// Of the ending of --names. Throws WrongUse, for a wrong pattern too.
Format format_of_names(const MakeOptions& options);

// From the roster, or the number of pupils that the template tells. Throws WrongUse, or WrongInput
// after telling what is wrong.
void seat_pupils(Document& document, const MakeOptions& options, std::uint64_t seed);

// The sheets of the board that are the pupil's. Returns how many files there are.
std::size_t write_pupils(const MakeOptions& options, Document document, std::uint64_t seed,
                         const Fonts& fonts, Format format, Delivery& delivery);

}  // namespace cartapenna
