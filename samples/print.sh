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

# The recipes of the README.
sample() { # NAME.ENDING TEMPLATE [OPTION…]
  name=$1 template=$2
  shift 2
  build/cartapenna make "$template" --seed 7 "$@" -o "samples/out/$name" 2>/dev/null
}
sample trip-apart.pdf trip-pack --set document.apart=true
sample class-3B.pdf class-set --roster samples/pupils.csv --pairs random --answers separate
sample four-on-a-page.pdf dots-and-boxes -n 4 --set page.up=2x2 --set page.cut-lines=true
sample cut-and-stack.pdf dots-and-boxes -n 12 --set page.up=2x2 --set page.cut-and-stack=true
sample solutions-at-the-foot.pdf magazine-page --answers foot
sample to-place.svg dots-and-boxes --place 60mm
sample to-place.eps hedge-duel --place 60mm
sample large-print.pdf hedge-duel-small --set page.large-print=true
sample photocopy.pdf hedge-duel --set page.ink=photocopy
sample early-reader.pdf dots-and-boxes --set page.font=andika --set sheets.0.board.size=4x4
sample accessible.pdf hedge-duel --accessible
echo
echo "Printed to $(pwd)/samples/out; the hedge duel is hedge-duel.pdf."
echo "More: build/cartapenna make --help"
