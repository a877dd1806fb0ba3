#!/bin/sh
# Makes the pictures of the README anew: the first page of each template that it shows.
set -eu
cd "$(dirname "$0")/.."
mkdir -p samples/pictures
picture() { # NAME TEMPLATE LANGUAGE PAGE [OPTION…]
  name=$1 template=$2 language=$3 page=$4
  shift 4
  build/cartapenna make "$template" --seed 7 --lang "$language" --page "$page" --dpi 55 "$@" \
    -o "samples/pictures/$name.png" 2>/dev/null
}
picture hedge-duel hedge-duel it 1
picture draw-your-own hedge-duel-draw-your-own en 1
picture referee hedge-duel en 3 --answers end
picture dots-and-boxes dots-and-boxes en 1
picture dots-and-boxes-page dots-and-boxes-page en 1
picture sprouts sprouts en 1
picture sprouts-class sprouts-class it 1
picture trip-pack trip-pack it 3
picture newsletter-page newsletter-page it 1
picture class-set class-set en 1 --roster samples/pupils.csv
picture class-key class-set en 7 --roster samples/pupils.csv
picture magazine-page magazine-page en 1
picture test-page test-page en 1
picture to-place hedge-duel en 1 --place 60mm --dpi 110
