#!/bin/sh
# SPDX-License-Identifier: MIT
# Lines and branches that the tests reach, by file and in all: build-coverage/coverage.txt and .html.
# Needs gcovr. Slow: builds all anew without optimisation. Arguments go to ctest: -LE slow
set -eu
cd "$(dirname "$0")/.."
samples/setup.sh tests
command -v gcovr >/dev/null || { echo "coverage.sh: gcovr is missing (apt-get install gcovr)" >&2; exit 2; }
cmake --preset release -B build-coverage -DBUILD_TESTING=ON -DCMAKE_BUILD_TYPE=None \
  -DCARTAPENNA_HARDEN=OFF -DCMAKE_CXX_FLAGS="-O0 --coverage -fprofile-update=atomic" >/dev/null
cmake --build build-coverage
find build-coverage -name '*.gcda' -delete
[ $# -gt 0 ] || set -- -LE slow
ctest --test-dir build-coverage -j "$(nproc)" "$@" || echo "some tests failed" >&2
# Branches that only an exception takes are the compiler's, not ours.
gcovr --root . --object-directory build-coverage --filter 'generator/' --filter 'layouts/' \
  --filter 'templates/' --exclude-throw-branches --exclude-unreachable-branches \
  --txt build-coverage/coverage.txt --html-details build-coverage/coverage.html
tail -n 4 build-coverage/coverage.txt
gcovr --root . --object-directory build-coverage --filter 'generator/' --filter 'layouts/' \
  --filter 'templates/' --exclude-throw-branches --exclude-unreachable-branches --branches |
  tail -n 4
