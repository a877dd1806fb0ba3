#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes a PDF of each template that ships, in the language that suits it, and where asked for a picture
# of a page of each:  make.sh PROGRAM FOLDER [pictures]
# The samples that are committed are made by the target "samples".
set -eu
program=$1 folder=$2 pictures=${3:-}
mkdir -p "$folder${pictures:+/pictures}"

# sheet TEMPLATE LANGUAGE PAGE [OPTION…]: the whole as PDF, one page of it as a picture.
sheet() {
  template=$1 language=$2 page=$3
  shift 3
  "$program" make "$template" --seed 7 --lang "$language" "$@" -o "$folder/$template.pdf"
  picture "$template" "$template" "$language" "$page" "$@"
}
# picture NAME TEMPLATE LANGUAGE PAGE [OPTION…]
picture() {
  [ -n "$pictures" ] || return 0
  name=$1 template=$2 language=$3 page=$4
  shift 4
  "$program" make "$template" --seed 7 --lang "$language" --page "$page" --dpi 60 "$@" \
    -o "$folder/pictures/$name.png" 2>/dev/null
}

for template in $("$program" list --names); do
  case "$template" in
    hedge-duel | hedge-duel-draw-your-own | newsletter-page | sprouts-class) sheet "$template" it 1 ;;
    trip-pack) sheet "$template" it 3 ;;
    class-set) sheet "$template" it 1 --set class.pupils=4 ;;
    duel-book) # three of its hundred
      sheet "$template" en 3 --set sheets.2.count=1 --set sheets.3.count=1 --set sheets.4.count=1 ;;
    *) sheet "$template" en 1 ;;
  esac
done
picture referee hedge-duel it 3 --answers end
picture sprouts-problems-key sprouts-problems en 2

# A document of one's own: positions drawn as text.
"$program" make "$(dirname "$0")/dots-and-boxes-positions.yaml" --seed 7 \
  -o "$folder/dots-and-boxes-positions.pdf"

# The recipes of the README.
pupils=$(dirname "$0")/pupils.csv
recipe() { # NAME.ENDING TEMPLATE [OPTION…]
  name=$1 template=$2
  shift 2
  "$program" make "$template" --seed 7 "$@" -o "$folder/$name"
}
if [ -n "$pictures" ]; then
  picture class-key class-set en 7 --roster "$pupils"
  picture to-place hedge-duel en 1 --place 60mm
else
  recipe trip-apart.pdf trip-pack --set document.apart=true
  recipe class-3B.pdf class-set --roster "$pupils" --pairs random --answers separate
  recipe four-on-a-page.pdf dots-and-boxes -n 4 --set page.up=2x2 --set page.cut-lines=true
  recipe cut-and-stack.pdf dots-and-boxes -n 12 --set page.up=2x2 --set page.cut-and-stack=true
  recipe solutions-at-the-foot.pdf magazine-page --answers foot
  recipe to-place.svg dots-and-boxes --place 60mm
  recipe to-place.eps hedge-duel --place 60mm
  recipe large-print.pdf hedge-duel-small --set page.large-print=true
  recipe photocopy.pdf hedge-duel --set page.ink=photocopy
  recipe early-reader.pdf dots-and-boxes --set page.font=andika --set sheets.0.board.size=4x4
  recipe accessible.pdf hedge-duel --accessible
fi
