#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing, builds, prints the hedge duel and the other samples.
set -eu
cd "$(dirname "$0")/.."
samples/setup.sh build
echo "building, which takes some minutes the first time" >&2
cmake --preset release -DBUILD_TESTING=OFF >build.log 2>&1 || { cat build.log >&2; exit 1; }
cmake --build --preset release >>build.log 2>&1 || { cat build.log >&2; exit 1; }
rm -f build.log

samples/make.sh build/cartapenna samples/out
echo
echo "Printed to $(pwd)/samples/out; the hedge duel is hedge-duel.pdf."
echo "More: build/cartapenna make --help"
