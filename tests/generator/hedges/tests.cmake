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
