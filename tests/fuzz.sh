#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs all fuzz targets in parallel for so many minutes, from where the last run stopped:
#     tests/fuzz.sh MINUTES
# Builds what is needed in build-sanitize. What is learnt is kept in build-sanitize/fuzz/TARGET, what
# breaks a promise in build-sanitize/fuzz/found-…; such a find becomes a file in tests/fuzz/finds.
set -eu
minutes=${1:?usage: tests/fuzz.sh MINUTES}
cd "$(dirname "$0")/.."
samples/setup.sh ci
cmake --preset sanitize >/dev/null
cmake --build --preset sanitize --target fuzz_targets
fuzz=build-sanitize/fuzz

run() {  # target, longest input, share of the time
  nice -n 19 "build-sanitize/tests/fuzz/$1_fuzz" -max_total_time=$((minutes * 60)) -max_len="$2" \
    -timeout=60 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$fuzz/found-$1-" \
    -dict=tests/fuzz/dictionary.txt "$fuzz/$1" "tests/fuzz/finds/$1" >"$fuzz/$1.log" 2>&1
}

run template 4000 & template=$!
run document 1500 & document=$!
run picture 2000 & picture=$!
run roster 2000 & roster=$!
run id 64 & id=$!
run solve 300 & solve=$!
failed=0
for target in template document picture roster id solve; do
  eval "wait \$$target" || { failed=1; echo "$target: see $fuzz/$target.log"; }
  echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$fuzz/$target.log") executions"
done
exit "$failed"
