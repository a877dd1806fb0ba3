// SPDX-License-Identifier: MIT
// Pages in order, made on several threads.
#pragma once

#include <cstddef>
#include <functional>

#include "generator/edition.h"

namespace cartapenna {

// Calls `use` with the pages from … to − 1 in order, on the calling thread; up to `jobs` threads
// make them, at most a few ahead. What a page or `use` throws ends the work and is thrown here: of
// several pages that fail, the first one's.
void for_each_page(const Edition& edition, std::size_t from, std::size_t to, int jobs,
                   const std::function<void(const Page&)>& use);

}  // namespace cartapenna
