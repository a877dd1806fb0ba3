cartapenna_test(sprouts_start_test
  SOURCES generator/sprouts/arrange_test.cpp generator/sprouts/facts_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(sprouts_position_test
  SOURCES generator/sprouts/position_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(sprouts_solver_test SLOW
  SOURCES generator/sprouts/solver_test.cpp
  LIBRARIES cartapenna_puzzles)
