#!/bin/sh
# SPDX-License-Identifier: MIT
# clang-tidy, with what .clang-tidy asks for: any finding is an error.
#     tests/tidy.sh            all sources
#     tests/tidy.sh REVISION   those changed since then
# Needs the commands of build-sanitize (cmake --preset sanitize).
set -eu
cd "$(dirname "$0")/.."
[ -f build-sanitize/compile_commands.json ] || cmake --preset sanitize >/dev/null
if [ $# -gt 0 ]; then
  files=$(git diff --name-only --diff-filter=d "$1" -- 'generator/*.cpp' 'layouts/*.cpp' 'templates/*.cpp')
else
  files=$(git ls-files 'generator/*.cpp' 'layouts/*.cpp' 'templates/*.cpp')
fi
[ -n "$files" ] || { echo "tidy: nothing changed"; exit 0; }
echo "$files" | xargs -P "$(nproc)" -n 1 clang-tidy -p build-sanitize --quiet 2>/dev/null
echo "tidy: $(echo "$files" | wc -l) files are clean"
