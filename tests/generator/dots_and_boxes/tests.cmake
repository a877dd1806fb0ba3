# SPDX-License-Identifier: MIT
cartapenna_test(dots_and_boxes_test
  SOURCES generator/dots_and_boxes/dots_and_boxes_test.cpp
          generator/dots_and_boxes/picture_test.cpp
          generator/dots_and_boxes/chains_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(dots_and_boxes_solve_test SLOW
  SOURCES generator/dots_and_boxes/solve_test.cpp
          generator/dots_and_boxes/solve_retrograde_test.cpp
  LIBRARIES cartapenna_puzzles)
cartapenna_test(dots_and_boxes_sheet_test
  SOURCES generator/dots_and_boxes/sheet_test.cpp
          generator/dots_and_boxes/board_test.cpp
  LIBRARIES cartapenna)
cartapenna_test(dots_and_boxes_problem_test SLOW
  SOURCES generator/dots_and_boxes/players_test.cpp
          generator/dots_and_boxes/problem_test.cpp
          generator/dots_and_boxes/lesson_test.cpp
  LIBRARIES cartapenna)
