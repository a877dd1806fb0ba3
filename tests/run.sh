#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing, builds, runs all tests. Arguments go to ctest: tests/run.sh -LE slow
set -eu
cd "$(dirname "$0")/.."
samples/setup.sh tests
cmake --preset release -DBUILD_TESTING=ON
cmake --build --preset release
ctest --preset release -j "$(nproc)" "$@"
