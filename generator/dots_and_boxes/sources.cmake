# SPDX-License-Identifier: MIT
target_sources(cartapenna_puzzles PRIVATE
  generator/dots_and_boxes/chains.cpp
  generator/dots_and_boxes/choose.cpp
  generator/dots_and_boxes/coins.cpp
  generator/dots_and_boxes/grid.cpp
  generator/dots_and_boxes/lesson.cpp
  generator/dots_and_boxes/names.cpp
  generator/dots_and_boxes/nimstring.cpp
  generator/dots_and_boxes/openings.cpp
  generator/dots_and_boxes/picture.cpp
  generator/dots_and_boxes/plain.cpp
  generator/dots_and_boxes/players.cpp
  generator/dots_and_boxes/problem.cpp
  generator/dots_and_boxes/quality.cpp
  generator/dots_and_boxes/read_picture.cpp
  generator/dots_and_boxes/search.cpp
  generator/dots_and_boxes/solve.cpp
  generator/dots_and_boxes/symmetry.cpp
  generator/dots_and_boxes/theme.cpp
  generator/dots_and_boxes/values.cpp)
