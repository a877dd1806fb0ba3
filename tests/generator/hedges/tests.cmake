# SPDX-License-Identifier: MIT
cartapenna_test(hedges_test LIBRARIES cartapenna_puzzles SOURCES
  generator/hedges/check_test.cpp
  generator/hedges/generate_test.cpp
  generator/hedges/names_test.cpp
  generator/hedges/picture_test.cpp
  generator/hedges/request_test.cpp
  generator/hedges/solve_test.cpp)
cartapenna_test(hedges_counts_test SLOW SOURCES generator/hedges/counts_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(hedges_sampling_test SLOW SOURCES generator/hedges/sampling_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(hedges_level_test SLOW LIBRARIES cartapenna_puzzles SOURCES
  generator/hedges/level_test.cpp
  generator/hedges/seek_test.cpp)

# Prints the bands that ship; built only when asked for by name.
add_executable(hedges_bands EXCLUDE_FROM_ALL generator/hedges/make_bands.cpp)
target_link_libraries(hedges_bands PRIVATE cartapenna_puzzles)

find_package(benchmark QUIET)
if(benchmark_FOUND)
  add_executable(hedges_bench EXCLUDE_FROM_ALL bench/hedges_bench.cpp)
  target_link_libraries(hedges_bench PRIVATE cartapenna_puzzles benchmark::benchmark)
endif()
