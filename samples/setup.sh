#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the Debian packages that are missing: those to build, with "tests" also those to test.
# Run by samples/print.sh and tests/run.sh; as root, or with sudo.
set -eu
build="g++ cmake ninja-build pkg-config libcairo2-dev libpng-dev libpango1.0-dev libyaml-cpp-dev libcli11-dev
  libfmt-dev nlohmann-json3-dev libqpdf-dev libpcg-cpp-dev fonts-lato fonts-sil-andika
  fonts-opendyslexic fonts-dejavu-core"
tests="doctest-dev libbenchmark-dev poppler-utils qpdf ghostscript librsvg2-bin python3
  python3-jsonschema python3-yaml locales-all git"
bench="libbenchmark-dev zlib1g-dev hyperfine valgrind python3 sgt-puzzles"
ci="clang clang-tidy clang-format libclang-rt-14-dev"

wanted=$build
case "${1:-build}" in
  build) ;;
  tests) wanted="$build $tests" ;;
  bench) wanted="$build $bench" ;;
  ci) wanted="$build $tests $ci" ;;
  *) echo "usage: setup.sh [build|tests|bench|ci]" >&2; exit 2 ;;
esac

missing=""
for package in $wanted; do
  state=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
  [ "$state" = "install ok installed" ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

root=""
[ "$(id -u)" = 0 ] || root=sudo
echo "installing:$missing" >&2
$root apt-get update -q >&2
# shellcheck disable=SC2086 # a list of words
$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing >&2
