# SPDX-License-Identifier: MIT
cartapenna_test(dots_and_boxes_test
  SOURCES generator/dots_and_boxes/dots_and_boxes_test.cpp
          generator/dots_and_boxes/picture_test.cpp
          generator/dots_and_boxes/chains_test.cpp
  LIBRARIES cartapenna_puzzles)
