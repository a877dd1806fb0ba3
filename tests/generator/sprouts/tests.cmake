cartapenna_test(sprouts_start_test
  SOURCES generator/sprouts/arrange_test.cpp generator/sprouts/facts_test.cpp
  LIBRARIES cartapenna_puzzles)
