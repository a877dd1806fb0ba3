#!/bin/sh
# SPDX-License-Identifier: MIT
# clang-tidy, with what .clang-tidy asks for: any finding is an error. Some 25 minutes of one core.
#     tests/tidy.sh            all sources
#     tests/tidy.sh REVISION   those changed since then
#     tests/tidy.sh --quick    all sources, the checks that are quick
# Needs the commands of build-sanitize (cmake --preset sanitize).
set -eu
cd "$(dirname "$0")/.."
[ -f build-sanitize/compile_commands.json ] || cmake --preset sanitize >/dev/null
checks=""
case "${1:-}" in
  --quick)
    checks="-*,performance-*,readability-identifier-naming,modernize-use-override,bugprone-use-after-move"
    checks="$checks,bugprone-infinite-loop,bugprone-sizeof-expression,bugprone-dangling-handle"
    checks="$checks,bugprone-unused-raii,bugprone-integer-division,bugprone-unused-return-value"
    ;;
  ?*) set -- --diff-filter=d "$1" ;;
esac
if [ $# = 2 ]; then
  files=$(git diff --name-only "$@" -- 'generator/*.cpp' 'layouts/*.cpp' 'templates/*.cpp')
else
  files=$(git ls-files 'generator/*.cpp' 'layouts/*.cpp' 'templates/*.cpp')
fi
[ -n "$files" ] || { echo "tidy: nothing changed"; exit 0; }
echo "$files" | xargs -P "$(nproc)" -n 1 clang-tidy -p build-sanitize --quiet ${checks:+--checks="$checks"} 2>/dev/null
echo "tidy: $(echo "$files" | wc -l) files are clean"
