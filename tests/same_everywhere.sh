#!/bin/bash
# SPDX-License-Identifier: MIT
# The same bytes from g++ and clang, with and without optimisation: builds the program four times
# (build-same/…; slow, on demand) and compares every template in every format, two seeds each.
#     tests/same_everywhere.sh [JOBS]
# Surroundings of the program (locales, time zones, fonts, threads) are tests/program/same_bytes.py.
set -euo pipefail
cd "$(dirname "$0")/.."
samples/setup.sh ci
jobs=${1:-$(nproc)}
out=build-same/out
rm -rf "$out"

few="--set sheets.2.count=2 --set sheets.3.count=2 --set sheets.4.count=2"  # of a book of duels

variant() {  # name, compiler, flags
  cmake -G Ninja -S . -B "build-same/$1" -DBUILD_TESTING=OFF -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_CXX_COMPILER="$2" -DCMAKE_CXX_FLAGS="$3" \
    ${CMAKE_CXX_COMPILER_LAUNCHER:+-DCMAKE_CXX_COMPILER_LAUNCHER=$CMAKE_CXX_COMPILER_LAUNCHER} >/dev/null
  cmake --build "build-same/$1" -j "$jobs" --target cartapenna_program >/dev/null
  mkdir -p "$out/$1"
  local program template form more
  program=$PWD/build-same/$1/cartapenna
  for template in $("$program" list --names); do
    for form in pdf svg eps png text json; do
      more=""
      [ "$form" != png ] || more="--dpi 40"
      [ "$template" != duel-book ] || more="$more $few"
      for seed in 7 20261; do
        (cd "$out/$1" && "$program" make "$template" --seed $seed $more -f $form \
          -o "$template-$seed.${form/text/txt}" 2>/dev/null)
      done
    done
  done
}

variant g++-O2 g++ -O2
variant g++-O0 g++ -O0
variant clang-O2 clang++ -O2
variant clang-O0 clang++ -O0
cd "$out"
failed=0
for other in g++-O0 clang-O2 clang-O0; do
  diff -rq g++-O2 "$other" || failed=1
done
echo "$(find g++-O2 -type f | wc -l) files of four builds: $([ $failed = 0 ] && echo the same || echo NOT the same)"
exit $failed
