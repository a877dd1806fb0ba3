#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds with clang, warnings as errors, under the address and undefined-behaviour sanitizers, and
# runs the unit tests and the corpus of each fuzz target: some 15 minutes.
set -eu
cd "$(dirname "$0")/.."
samples/setup.sh ci
cmake --preset sanitize
cmake --build --preset sanitize
ctest --preset sanitize -j "$(nproc)" -LE 'slow|fuzz' -E program_
ctest --preset sanitize -j "$(nproc)" -L fuzz
