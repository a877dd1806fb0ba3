#!/bin/sh
# SPDX-License-Identifier: MIT
# The thread sanitizer over all that uses threads, and valgrind over the smoke tests. Slow, on demand:
#     tests/threads.sh [threads|memory]
set -eu
cd "$(dirname "$0")/.."
what=${1:-both}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

if [ "$what" != memory ]; then
  cmake -G Ninja -S . -B build-threads -DBUILD_TESTING=OFF -DCMAKE_BUILD_TYPE=None -DCARTAPENNA_HARDEN=OFF \
    -DCMAKE_CXX_FLAGS="-O1 -g -fsanitize=thread" -DCMAKE_EXE_LINKER_FLAGS=-fsanitize=thread \
    ${CMAKE_CXX_COMPILER_LAUNCHER:+-DCMAKE_CXX_COMPILER_LAUNCHER=$CMAKE_CXX_COMPILER_LAUNCHER} >/dev/null
  cmake --build build-threads --target cartapenna_program
  export TSAN_OPTIONS="halt_on_error=1 exitcode=66"
  for format in pdf svg json; do
    for template in hedge-duel sprouts dots-and-boxes class-set trip-pack newsletter-page; do
      count="-n 6"
      [ $template != class-set ] || count=""
      # shellcheck disable=SC2086 # two words or none
      build-threads/cartapenna make $template $count --seed 7 -j 8 -f $format -o "$folder/$template.$format" \
        --force 2>"$folder/said" || { cat "$folder/said"; exit 1; }
    done
  done
  echo "threads: no race in 18 documents on 8 threads"
fi

if [ "$what" != threads ]; then
  command -v valgrind >/dev/null || { echo "threads.sh: valgrind is missing" >&2; exit 2; }
  program=${PROGRAM:-build/cartapenna}
  # Fontconfig, Pango and GLib keep what they have read until the end, reachable: no leak.
  check() {
    valgrind -q --error-exitcode=9 --leak-check=full --show-leak-kinds=definite \
      --errors-for-leak-kinds=definite --suppressions=tests/valgrind.supp "$program" "$@" \
      >"$folder/out" 2>"$folder/said" || { echo "valgrind: $*"; cat "$folder/said"; exit 1; }
  }
  check list
  check show hedge-duel
  check check hedge-duel sprouts dots-and-boxes
  check solve dots-and-boxes 2x1:0000000
  check solve sprouts 4
  for format in pdf svg eps png json text; do
    case $format in
      png) more="--page 1 --dpi 30" ;;
      svg | eps) more="--page 1" ;;
      *) more="" ;;
    esac
    # shellcheck disable=SC2086 # words or none
    check make hedge-duel --seed 7 $more -f $format -o "$folder/a" --force
  done
  check make sprouts --seed 7 -o "$folder/a.pdf" --press
  check make dots-and-boxes --seed 7 -o "$folder/a.pdf" --accessible
  echo "memory: no error and no leak in 13 runs"
fi
