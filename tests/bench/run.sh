#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints what the program costs beside its goals and beside a minimal PDF writer, measured in one
# run: about twenty minutes. With --quick three, with fewer pages; with --readme the README gets the table.
set -eu
cd "$(dirname "$0")/../.."
samples/setup.sh bench
cmake --preset release -DBUILD_TESTING=ON >/dev/null
cmake --build --preset release --target \
  cartapenna_program pages_bench hedges_bench minimal_writer >/dev/null
exec python3 -B tests/bench/table.py build "$@"
