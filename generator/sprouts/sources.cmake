target_sources(cartapenna_puzzles PRIVATE
  ${CMAKE_CURRENT_LIST_DIR}/arrange.cpp
  ${CMAKE_CURRENT_LIST_DIR}/canonical.cpp
  ${CMAKE_CURRENT_LIST_DIR}/code.cpp
  ${CMAKE_CURRENT_LIST_DIR}/code_text.cpp
  ${CMAKE_CURRENT_LIST_DIR}/facts.cpp
  ${CMAKE_CURRENT_LIST_DIR}/lands.cpp
  ${CMAKE_CURRENT_LIST_DIR}/misere.cpp
  ${CMAKE_CURRENT_LIST_DIR}/nimbers.cpp
  ${CMAKE_CURRENT_LIST_DIR}/options.cpp
  ${CMAKE_CURRENT_LIST_DIR}/position.cpp
  ${CMAKE_CURRENT_LIST_DIR}/position_text.cpp
  ${CMAKE_CURRENT_LIST_DIR}/solver.cpp
  ${CMAKE_CURRENT_LIST_DIR}/undo.cpp)
