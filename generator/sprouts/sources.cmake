# SPDX-License-Identifier: MIT
target_sources(cartapenna_puzzles PRIVATE
  ${CMAKE_CURRENT_LIST_DIR}/arrange.cpp
  ${CMAKE_CURRENT_LIST_DIR}/canonical.cpp
  ${CMAKE_CURRENT_LIST_DIR}/choose.cpp
  ${CMAKE_CURRENT_LIST_DIR}/code.cpp
  ${CMAKE_CURRENT_LIST_DIR}/code_text.cpp
  ${CMAKE_CURRENT_LIST_DIR}/draw.cpp
  ${CMAKE_CURRENT_LIST_DIR}/facts.cpp
  ${CMAKE_CURRENT_LIST_DIR}/grid.cpp
  ${CMAKE_CURRENT_LIST_DIR}/label.cpp
  ${CMAKE_CURRENT_LIST_DIR}/lands.cpp
  ${CMAKE_CURRENT_LIST_DIR}/lengths.cpp
  ${CMAKE_CURRENT_LIST_DIR}/misere.cpp
  ${CMAKE_CURRENT_LIST_DIR}/nimbers.cpp
  ${CMAKE_CURRENT_LIST_DIR}/options.cpp
  ${CMAKE_CURRENT_LIST_DIR}/position.cpp
  ${CMAKE_CURRENT_LIST_DIR}/position_text.cpp
  ${CMAKE_CURRENT_LIST_DIR}/problem.cpp
  ${CMAKE_CURRENT_LIST_DIR}/reason.cpp
  ${CMAKE_CURRENT_LIST_DIR}/relax.cpp
  ${CMAKE_CURRENT_LIST_DIR}/route.cpp
  ${CMAKE_CURRENT_LIST_DIR}/solver.cpp
  ${CMAKE_CURRENT_LIST_DIR}/spline.cpp
  ${CMAKE_CURRENT_LIST_DIR}/trace.cpp
  ${CMAKE_CURRENT_LIST_DIR}/undo.cpp)
