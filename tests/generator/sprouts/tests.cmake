# SPDX-License-Identifier: MIT
cartapenna_test(sprouts_start_test
  SOURCES generator/sprouts/arrange_test.cpp generator/sprouts/brussels_test.cpp
    generator/sprouts/facts_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(sprouts_position_test
  SOURCES generator/sprouts/position_test.cpp generator/sprouts/canonical_test.cpp
    generator/sprouts/moves_text_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(sprouts_solver_test SLOW
  SOURCES generator/sprouts/solver_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(sprouts_naive_test SLOW
  SOURCES generator/sprouts/naive_test.cpp generator/sprouts/naive.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(sprouts_problem_test SLOW
  SOURCES generator/sprouts/problem_test.cpp generator/sprouts/judge.cpp
    generator/sprouts/naive.cpp
  LIBRARIES cartapenna_puzzles)

find_package(benchmark QUIET)
if(benchmark_FOUND)
  add_executable(sprouts_bench bench/sprouts_bench.cpp)
  target_link_libraries(sprouts_bench PRIVATE cartapenna_puzzles benchmark::benchmark)
  target_compile_definitions(sprouts_bench PRIVATE CARTAPENNA_TESTS="${CMAKE_CURRENT_SOURCE_DIR}")
endif()
cartapenna_test(sprouts_sheet_test
  SOURCES generator/sprouts/sheet_test.cpp generator/sprouts/template_test.cpp
          generator/sprouts/words_test.cpp
  LIBRARIES cartapenna)
