#!/bin/sh
# Installs what is missing, builds, prints the hedge duel and the other samples.
set -eu
cd "$(dirname "$0")/.."
samples/setup.sh build
cmake --preset release -DBUILD_TESTING=OFF >build.log 2>&1 || { cat build.log >&2; exit 1; }
cmake --build --preset release >>build.log 2>&1 || { cat build.log >&2; exit 1; }
rm -f build.log

mkdir -p samples/out
for template in $(build/cartapenna list --names); do
  language=en
  case "$template" in hedge-duel | hedge-duel-draw-your-own) language=it ;; esac
  build/cartapenna make "$template" --seed 7 --lang "$language" -o "samples/out/$template.pdf"
done
echo
echo "Printed to $(pwd)/samples/out; the hedge duel is hedge-duel.pdf."
echo "More: build/cartapenna make --help"
